<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>DetectivePanel</name>
    <message>
        <source>Copy the log</source>
        <translation>Copy the log</translation>
    </message>
</context>
<context>
    <name>InfoLine</name>
    <message>
        <source>Thinking about it…</source>
        <translation>Thinking about it…</translation>
    </message>
</context>
<context>
    <name>baker_street</name>
    <message>
        <source>Robbie</source>
        <comment>a suspect, alone on a label</comment>
        <translation>Robbie</translation>
    </message>
    <message>
        <source>Countess</source>
        <comment>a suspect, alone on a label</comment>
        <translation>Countess</translation>
    </message>
    <message>
        <source>Colonel</source>
        <comment>a suspect, alone on a label</comment>
        <translation>Colonel</translation>
    </message>
    <message>
        <source>De Wits</source>
        <comment>a couple of suspects, alone on a label</comment>
        <translation>De Wits</translation>
    </message>
    <message>
        <source>Doctor</source>
        <comment>a suspect, alone on a label</comment>
        <translation>Doctor</translation>
    </message>
    <message>
        <source>Singer</source>
        <comment>a suspect, alone on a label</comment>
        <translation>Singer</translation>
    </message>
    <message>
        <source>Smit brothers</source>
        <comment>suspects, alone on a label</comment>
        <translation>Smit brothers</translation>
    </message>
    <message>
        <source>Governess</source>
        <comment>a suspect, alone on a label</comment>
        <translation>Governess</translation>
    </message>
    <message>
        <source>Robbie</source>
        <comment>a suspect, within a sentence</comment>
        <translation>Robbie</translation>
    </message>
    <message>
        <source>the Countess</source>
        <comment>a suspect, within a sentence</comment>
        <translation>the Countess</translation>
    </message>
    <message>
        <source>the Colonel</source>
        <comment>a suspect, within a sentence</comment>
        <translation>the Colonel</translation>
    </message>
    <message>
        <source>Mr and Mrs De Wit</source>
        <comment>suspects, within a sentence</comment>
        <translation>Mr and Mrs De Wit</translation>
    </message>
    <message>
        <source>the Doctor</source>
        <comment>a suspect, within a sentence</comment>
        <translation>the Doctor</translation>
    </message>
    <message>
        <source>the Singer</source>
        <comment>a suspect, within a sentence</comment>
        <translation>the Singer</translation>
    </message>
    <message>
        <source>the Smit brothers</source>
        <comment>within a sentence</comment>
        <translation>the Smit brothers</translation>
    </message>
    <message>
        <source>the Governess</source>
        <comment>a suspect, within a sentence</comment>
        <translation>the Governess</translation>
    </message>
    <message>
        <source>Robbie</source>
        <comment>a suspect, first in a sentence</comment>
        <translation>Robbie</translation>
    </message>
    <message>
        <source>The Countess</source>
        <comment>a suspect, first in a sentence</comment>
        <translation>The Countess</translation>
    </message>
    <message>
        <source>The Colonel</source>
        <comment>a suspect, first in a sentence</comment>
        <translation>The Colonel</translation>
    </message>
    <message>
        <source>Mr and Mrs De Wit</source>
        <comment>suspects, first in a sentence</comment>
        <translation>Mr and Mrs De Wit</translation>
    </message>
    <message>
        <source>The Doctor</source>
        <comment>a suspect, first in a sentence</comment>
        <translation>The Doctor</translation>
    </message>
    <message>
        <source>The Singer</source>
        <comment>a suspect, first in a sentence</comment>
        <translation>The Singer</translation>
    </message>
    <message>
        <source>The Smit brothers</source>
        <comment>first in a sentence</comment>
        <translation>The Smit brothers</translation>
    </message>
    <message>
        <source>The Governess</source>
        <comment>a suspect, first in a sentence</comment>
        <translation>The Governess</translation>
    </message>
    <message>
        <source>board-game room</source>
        <comment>on the plan</comment>
        <translation>board-game room</translation>
    </message>
    <message>
        <source>hall</source>
        <comment>on the plan</comment>
        <translation>hall</translation>
    </message>
    <message>
        <source>kitchen</source>
        <comment>on the plan</comment>
        <translation>kitchen</translation>
    </message>
    <message>
        <source>billiard room</source>
        <comment>on the plan</comment>
        <translation>billiard room</translation>
    </message>
    <message>
        <source>study</source>
        <comment>on the plan</comment>
        <translation>study</translation>
    </message>
    <message>
        <source>dining room</source>
        <comment>on the plan</comment>
        <translation>dining room</translation>
    </message>
    <message>
        <source>library</source>
        <comment>on the plan</comment>
        <translation>library</translation>
    </message>
    <message>
        <source>salon</source>
        <comment>on the plan</comment>
        <translation>salon</translation>
    </message>
    <message>
        <source>conservatory</source>
        <comment>on the plan</comment>
        <translation>conservatory</translation>
    </message>
    <message>
        <source>the board-game room</source>
        <comment>within a sentence</comment>
        <translation>the board-game room</translation>
    </message>
    <message>
        <source>the hall</source>
        <comment>within a sentence</comment>
        <translation>the hall</translation>
    </message>
    <message>
        <source>the kitchen</source>
        <comment>within a sentence</comment>
        <translation>the kitchen</translation>
    </message>
    <message>
        <source>the billiard room</source>
        <comment>within a sentence</comment>
        <translation>the billiard room</translation>
    </message>
    <message>
        <source>the study</source>
        <comment>within a sentence</comment>
        <translation>the study</translation>
    </message>
    <message>
        <source>the dining room</source>
        <comment>within a sentence</comment>
        <translation>the dining room</translation>
    </message>
    <message>
        <source>the library</source>
        <comment>within a sentence</comment>
        <translation>the library</translation>
    </message>
    <message>
        <source>the salon</source>
        <comment>within a sentence</comment>
        <translation>the salon</translation>
    </message>
    <message>
        <source>the conservatory</source>
        <comment>within a sentence</comment>
        <translation>the conservatory</translation>
    </message>
    <message>
        <source>ice skate</source>
        <comment>on a label</comment>
        <translation>ice skate</translation>
    </message>
    <message>
        <source>cricket bat</source>
        <comment>on a label</comment>
        <translation>cricket bat</translation>
    </message>
    <message>
        <source>skipping rope</source>
        <comment>on a label</comment>
        <translation>skipping rope</translation>
    </message>
    <message>
        <source>poisoned dart</source>
        <comment>on a label</comment>
        <translation>poisoned dart</translation>
    </message>
    <message>
        <source>meat knife</source>
        <comment>on a label</comment>
        <translation>meat knife</translation>
    </message>
    <message>
        <source>frying pan</source>
        <comment>on a label</comment>
        <translation>frying pan</translation>
    </message>
    <message>
        <source>tea towel</source>
        <comment>on a label</comment>
        <translation>tea towel</translation>
    </message>
    <message>
        <source>doctored tea</source>
        <comment>on a label</comment>
        <translation>doctored tea</translation>
    </message>
    <message>
        <source>chisel</source>
        <comment>on a label</comment>
        <translation>chisel</translation>
    </message>
    <message>
        <source>hammer</source>
        <comment>on a label</comment>
        <translation>hammer</translation>
    </message>
    <message>
        <source>rope</source>
        <comment>on a label</comment>
        <translation>rope</translation>
    </message>
    <message>
        <source>rat poison</source>
        <comment>on a label</comment>
        <translation>rat poison</translation>
    </message>
    <message>
        <source>hatpin</source>
        <comment>on a label</comment>
        <translation>hatpin</translation>
    </message>
    <message>
        <source>walking stick</source>
        <comment>on a label</comment>
        <translation>walking stick</translation>
    </message>
    <message>
        <source>silk scarf</source>
        <comment>on a label</comment>
        <translation>silk scarf</translation>
    </message>
    <message>
        <source>poison ring</source>
        <comment>on a label</comment>
        <translation>poison ring</translation>
    </message>
    <message>
        <source>the ice skate</source>
        <comment>within a sentence</comment>
        <translation>the ice skate</translation>
    </message>
    <message>
        <source>the cricket bat</source>
        <comment>within a sentence</comment>
        <translation>the cricket bat</translation>
    </message>
    <message>
        <source>the skipping rope</source>
        <comment>within a sentence</comment>
        <translation>the skipping rope</translation>
    </message>
    <message>
        <source>the poisoned dart</source>
        <comment>within a sentence</comment>
        <translation>the poisoned dart</translation>
    </message>
    <message>
        <source>the meat knife</source>
        <comment>within a sentence</comment>
        <translation>the meat knife</translation>
    </message>
    <message>
        <source>the frying pan</source>
        <comment>within a sentence</comment>
        <translation>the frying pan</translation>
    </message>
    <message>
        <source>the tea towel</source>
        <comment>within a sentence</comment>
        <translation>the tea towel</translation>
    </message>
    <message>
        <source>the doctored tea</source>
        <comment>within a sentence</comment>
        <translation>the doctored tea</translation>
    </message>
    <message>
        <source>the chisel</source>
        <comment>within a sentence</comment>
        <translation>the chisel</translation>
    </message>
    <message>
        <source>the hammer</source>
        <comment>within a sentence</comment>
        <translation>the hammer</translation>
    </message>
    <message>
        <source>the rope</source>
        <comment>within a sentence</comment>
        <translation>the rope</translation>
    </message>
    <message>
        <source>the rat poison</source>
        <comment>within a sentence</comment>
        <translation>the rat poison</translation>
    </message>
    <message>
        <source>the hatpin</source>
        <comment>within a sentence</comment>
        <translation>the hatpin</translation>
    </message>
    <message>
        <source>the walking stick</source>
        <comment>within a sentence</comment>
        <translation>the walking stick</translation>
    </message>
    <message>
        <source>the silk scarf</source>
        <comment>within a sentence</comment>
        <translation>the silk scarf</translation>
    </message>
    <message>
        <source>the poison ring</source>
        <comment>within a sentence</comment>
        <translation>the poison ring</translation>
    </message>
    <message>
        <source>greed</source>
        <translation>greed</translation>
    </message>
    <message>
        <source>jealousy</source>
        <translation>jealousy</translation>
    </message>
    <message>
        <source>revenge</source>
        <translation>revenge</translation>
    </message>
    <message>
        <source>blackmail</source>
        <translation>blackmail</translation>
    </message>
    <message>
        <source>inheritance</source>
        <translation>inheritance</translation>
    </message>
    <message>
        <source>passion</source>
        <translation>passion</translation>
    </message>
    <message>
        <source>fear</source>
        <translation>fear</translation>
    </message>
    <message>
        <source>ambition</source>
        <translation>ambition</translation>
    </message>
    <message>
        <source>games and sport</source>
        <comment>a category of weapons</comment>
        <translation>games and sport</translation>
    </message>
    <message>
        <source>kitchenware</source>
        <comment>a category of weapons</comment>
        <translation>kitchenware</translation>
    </message>
    <message>
        <source>tools</source>
        <comment>a category of weapons</comment>
        <translation>tools</translation>
    </message>
    <message>
        <source>accessories</source>
        <comment>a category of weapons</comment>
        <translation>accessories</translation>
    </message>
    <message>
        <source>cut</source>
        <comment>the trace of a weapon</comment>
        <translation>cut</translation>
    </message>
    <message>
        <source>bruise</source>
        <comment>the trace of a weapon</comment>
        <translation>bruise</translation>
    </message>
    <message>
        <source>suffocation</source>
        <comment>the trace of a weapon</comment>
        <translation>suffocation</translation>
    </message>
    <message>
        <source>poisoning</source>
        <comment>the trace of a weapon</comment>
        <translation>poisoning</translation>
    </message>
    <message>
        <source>Lestrade</source>
        <comment>at the head of a card</comment>
        <translation>Lestrade</translation>
    </message>
    <message>
        <source>Molly Hooper</source>
        <comment>at the head of a card</comment>
        <translation>Molly Hooper</translation>
    </message>
    <message>
        <source>Mrs Hudson</source>
        <comment>at the head of a card</comment>
        <translation>Mrs Hudson</translation>
    </message>
    <message>
        <source>Investigation shows that the motive of the murder is not {motive}.</source>
        <translation>Investigation shows that the motive of the murder is not {motive}.</translation>
    </message>
    <message>
        <source>Investigation shows that for {suspect} the motive of the murder is not {motive}.</source>
        <translation>Investigation shows that for {suspect} the motive of the murder is not {motive}.</translation>
    </message>
    <message>
        <source>Investigation shows that for {suspect} the motive of the murder may be {motive}.</source>
        <translation>Investigation shows that for {suspect} the motive of the murder may be {motive}.</translation>
    </message>
    <message>
        <source>Investigation shows that {weapon} is not the murder weapon.</source>
        <translation>Investigation shows that {weapon} is not the murder weapon.</translation>
    </message>
    <message>
        <source>The autopsy shows that the murder weapon is nothing of games and sport.</source>
        <translation>The autopsy shows that the murder weapon is nothing of games and sport.</translation>
    </message>
    <message>
        <source>The autopsy shows that the murder weapon is no kitchenware.</source>
        <translation>The autopsy shows that the murder weapon is no kitchenware.</translation>
    </message>
    <message>
        <source>The autopsy shows that the murder weapon is no tool.</source>
        <translation>The autopsy shows that the murder weapon is no tool.</translation>
    </message>
    <message>
        <source>The autopsy shows that the murder weapon is no accessory.</source>
        <translation>The autopsy shows that the murder weapon is no accessory.</translation>
    </message>
    <message>
        <source>The autopsy shows that there is no cut.</source>
        <translation>The autopsy shows that there is no cut.</translation>
    </message>
    <message>
        <source>The autopsy shows that there is no bruise.</source>
        <translation>The autopsy shows that there is no bruise.</translation>
    </message>
    <message>
        <source>The autopsy shows that there is no sign of suffocation.</source>
        <translation>The autopsy shows that there is no sign of suffocation.</translation>
    </message>
    <message>
        <source>The autopsy shows that there is no sign of poisoning.</source>
        <translation>The autopsy shows that there is no sign of poisoning.</translation>
    </message>
    <message>
        <source>During the murder there were no guests in {room}.</source>
        <translation>During the murder there were no guests in {room}.</translation>
    </message>
    <message>
        <source>During the murder there was 1 guest in {room}.</source>
        <translation>During the murder there was 1 guest in {room}.</translation>
    </message>
    <message>
        <source>During the murder there were 2 guests in {room}.</source>
        <translation>During the murder there were 2 guests in {room}.</translation>
    </message>
    <message>
        <source>During the murder there were 3 guests in {room}.</source>
        <translation>During the murder there were 3 guests in {room}.</translation>
    </message>
    <message>
        <source>During the murder there were more than 3 guests in {room}.</source>
        <translation>During the murder there were more than 3 guests in {room}.</translation>
    </message>
    <message>
        <source>A couple or brothers count as one.</source>
        <comment>guests in a room</comment>
        <translation>A couple or brothers count as one.</translation>
    </message>
    <message>
        <source>{one} and {other} did not go through {room}.</source>
        <translation>{one} and {other} did not go through {room}.</translation>
    </message>
    <message>
        <source>{one} or {other} went through {room}.</source>
        <comment>other is one person</comment>
        <translation>{one} or {other} went through {room}.</translation>
    </message>
    <message>
        <source>{one} or {other} went through {room}.</source>
        <comment>other is two people</comment>
        <translation>{one} or {other} went through {room}.</translation>
    </message>
    <message>
        <source>Nobody went from {one} to {other}, or the reverse.</source>
        <translation>Nobody went from {one} to {other}, or the reverse.</translation>
    </message>
    <message>
        <source>{suspect} claims that he was together with {other}.</source>
        <comment>he</comment>
        <translation>{suspect} claims that he was together with {other}.</translation>
    </message>
    <message>
        <source>{suspect} claims that she was together with {other}.</source>
        <comment>she</comment>
        <translation>{suspect} claims that she was together with {other}.</translation>
    </message>
    <message>
        <source>{suspect} claim that they were together with {other}.</source>
        <comment>they</comment>
        <translation>{suspect} claim that they were together with {other}.</translation>
    </message>
    <message>
        <source>{suspect} claims that he was in {room}.</source>
        <comment>he</comment>
        <translation>{suspect} claims that he was in {room}.</translation>
    </message>
    <message>
        <source>{suspect} claims that she was in {room}.</source>
        <comment>she</comment>
        <translation>{suspect} claims that she was in {room}.</translation>
    </message>
    <message>
        <source>{suspect} claim that they were in {room}.</source>
        <comment>they</comment>
        <translation>{suspect} claim that they were in {room}.</translation>
    </message>
    <message>
        <source>{suspect} claims that {motive} could be a motive of {other}.</source>
        <comment>one person</comment>
        <translation>{suspect} claims that {motive} could be a motive of {other}.</translation>
    </message>
    <message>
        <source>{suspect} claim that {motive} could be a motive of {other}.</source>
        <comment>two people</comment>
        <translation>{suspect} claim that {motive} could be a motive of {other}.</translation>
    </message>
    <message>
        <source>a clue face down</source>
        <translation>a clue face down</translation>
    </message>
    <message>
        <source>{sender}, value {value}: {sentence} Can be asked for by {shows}.</source>
        <translation>{sender}, value {value}: {sentence} Can be asked for by {shows}.</translation>
    </message>
    <message>
        <source>{sender} {value} ({shows})</source>
        <comment>a card for short: Mrs Hudson 2 (the salon)</comment>
        <translation>{sender} {value} ({shows})</translation>
    </message>
    <message>
        <source>Baker Street</source>
        <translation>Baker Street</translation>
    </message>
    <message>
        <source>One murder, seventy-two clues, and everybody holds a few</source>
        <translation>One murder, seventy-two clues, and everybody holds a few</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <comment>two things asked for</comment>
        <translation>{one} and {other}</translation>
    </message>
    <message>
        <source>{murderer} with {weapon}, out of {motive}</source>
        <translation>{murderer} with {weapon}, out of {motive}</translation>
    </message>
    <message>
        <source>Round {number}, your turn</source>
        <translation>Round {number}, your turn</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Round {number}</translation>
    </message>
    <message>
        <source>Ask for clues about two things</source>
        <translation>Ask for clues about two things</translation>
    </message>
    <message>
        <source>Make an offer, or pass</source>
        <translation>Make an offer, or pass</translation>
    </message>
    <message>
        <source>Choose offers and pay</source>
        <translation>Choose offers and pay</translation>
    </message>
    <message>
        <source>Put cards away until three are left</source>
        <translation>Put cards away until three are left</translation>
    </message>
    <message>
        <source>{player} thinks about a request</source>
        <translation>{player} thinks about a request</translation>
    </message>
    <message>
        <source>The others make their offers</source>
        <translation>The others make their offers</translation>
    </message>
    <message>
        <source>{player} chooses offers and pays</source>
        <translation>{player} chooses offers and pays</translation>
    </message>
    <message>
        <source>The others think about their solutions</source>
        <translation>The others think about their solutions</translation>
    </message>
    <message>
        <source>The others put cards away</source>
        <translation>The others put cards away</translation>
    </message>
    <message>
        <source>Case closed</source>
        <translation>Case closed</translation>
    </message>
    <message>
        <source>You gave up</source>
        <translation>You gave up</translation>
    </message>
    <message>
        <source>The truth has come to light</source>
        <translation>The truth has come to light</translation>
    </message>
    <message>
        <source>Choose two suspects, two rooms, or one of each. The others may offer clues about them.</source>
        <translation>Choose two suspects, two rooms, or one of each. The others may offer clues about them.</translation>
    </message>
    <message>
        <source>Choose cards that show something asked for. Only their value is told; what you get for them is worth at least as much.</source>
        <translation>Choose cards that show something asked for. Only their value is told; what you get for them is worth at least as much.</translation>
    </message>
    <message>
        <source>None of your cards shows what is asked for.</source>
        <translation>None of your cards shows what is asked for.</translation>
    </message>
    <message>
        <source>Choose one or more envelopes, and for each the cards that you pay with. What you give away stays on your sheet.</source>
        <translation>Choose one or more envelopes, and for each the cards that you pay with. What you give away stays on your sheet.</translation>
    </message>
    <message>
        <source>Choose the cards to put away, face down, until three are left. Then everybody gets new ones.</source>
        <translation>Choose the cards to put away, face down, until three are left. Then everybody gets new ones.</translation>
    </message>
    <message>
        <source>It is not for you to decide now: {what}.</source>
        <translation>It is not for you to decide now: {what}.</translation>
    </message>
    <message>
        <source>The case is closed; nothing more can be done.</source>
        <translation>The case is closed; nothing more can be done.</translation>
    </message>
    <message>
        <source>First choose the envelope that it is to pay for.</source>
        <translation>First choose the envelope that it is to pay for.</translation>
    </message>
    <message>
        <source>Floor plan</source>
        <translation>Floor plan</translation>
    </message>
    <message numerus="yes">
        <source>%n arrow(s) struck</source>
        <comment>on the floor plan</comment>
        <translation>
            <numerusform>%n arrow struck</numerusform>
            <numerusform>%n arrows struck</numerusform>
        </translation>
    </message>
    <message>
        <source>Light: start location</source>
        <comment>of rooms on the plan</comment>
        <translation>Light: start location</translation>
    </message>
    <message>
        <source>Face: claims to have been there</source>
        <comment>on the plan</comment>
        <translation>Face: claims to have been there</translation>
    </message>
    <message>
        <source>{room}: {weapons}</source>
        <comment>a room with what hangs in it</comment>
        <translation>{room}: {weapons}</translation>
    </message>
    <message>
        <source>{room}. Claims to have been there: {suspects}</source>
        <translation>{room}. Claims to have been there: {suspects}</translation>
    </message>
    <message>
        <source>Arrow between {one} and {other}</source>
        <translation>Arrow between {one} and {other}</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Your hand</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stack</translation>
    </message>
    <message>
        <source>Hand of {player}</source>
        <translation>Hand of {player}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in a hand or an offer</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>asks</source>
        <comment>this player has asked for clues</comment>
        <translation>asks</translation>
    </message>
    <message>
        <source>solved in round {number}</source>
        <translation>solved in round {number}</translation>
    </message>
    <message>
        <source>has decided</source>
        <translation>has decided</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>is thinking</translation>
    </message>
    <message>
        <source>Submit a solution, or wait</source>
        <translation>Submit a solution, or wait</translation>
    </message>
    <message>
        <source>After a wrong solution you may not submit one now.</source>
        <translation>After a wrong solution you may not submit one now.</translation>
    </message>
    <message>
        <source>scene of the crime</source>
        <comment>in the study, on the plan</comment>
        <translation>scene of the crime</translation>
    </message>
    <message>
        <source>{room}, scene of the crime</source>
        <translation>{room}, scene of the crime</translation>
    </message>
    <message>
        <source>may not submit a solution</source>
        <translation>may not submit a solution</translation>
    </message>
    <message>
        <source>makes no offer</source>
        <translation>makes no offer</translation>
    </message>
    <message>
        <source>sealed</source>
        <comment>an offer, before it is opened</comment>
        <translation>sealed</translation>
    </message>
    <message>
        <source>Offer of {player}, value {value}</source>
        <translation>Offer of {player}, value {value}</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>an offer that you accept</comment>
        <translation>chosen</translation>
    </message>
    <message>
        <source>more than you can pay</source>
        <translation>more than you can pay</translation>
    </message>
    <message>
        <source>choose</source>
        <comment>an offer</comment>
        <translation>choose</translation>
    </message>
    <message>
        <source>Ask about this</source>
        <translation>Ask about this</translation>
    </message>
    <message>
        <source>Do not ask about this</source>
        <translation>Do not ask about this</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accept</translation>
    </message>
    <message>
        <source>Do not accept</source>
        <translation>Do not accept</translation>
    </message>
    <message>
        <source>Name in your solution</source>
        <translation>Name in your solution</translation>
    </message>
    <message>
        <source>Offer it</source>
        <translation>Offer it</translation>
    </message>
    <message>
        <source>for {player}</source>
        <comment>above a card that pays for an offer</comment>
        <translation>for {player}</translation>
    </message>
    <message>
        <source>offered</source>
        <comment>above a card</comment>
        <translation>offered</translation>
    </message>
    <message>
        <source>goes away</source>
        <comment>above a card</comment>
        <translation>goes away</translation>
    </message>
    <message>
        <source>You ask about</source>
        <comment>followed by two names</comment>
        <translation>You ask about</translation>
    </message>
    <message>
        <source>{player} asks about</source>
        <comment>followed by two names</comment>
        <translation>{player} asks about</translation>
    </message>
    <message>
        <source>and</source>
        <comment>between two names</comment>
        <translation>and</translation>
    </message>
    <message>
        <source>choose two</source>
        <translation>choose two</translation>
    </message>
    <message>
        <source>Whom do you ask about?</source>
        <translation>Whom do you ask about?</translation>
    </message>
    <message>
        <source>or choose rooms on the plan</source>
        <translation>or choose rooms on the plan</translation>
    </message>
    <message>
        <source>Your offer</source>
        <translation>Your offer</translation>
    </message>
    <message>
        <source>Your payment</source>
        <translation>Your payment</translation>
    </message>
    <message>
        <source>at least the value, no change given</source>
        <translation>at least the value, no change given</translation>
    </message>
    <message>
        <source>Cards to put away</source>
        <translation>Cards to put away</translation>
    </message>
    <message>
        <source>{chosen} of {wanted}</source>
        <translation>{chosen} of {wanted}</translation>
    </message>
    <message>
        <source>nothing chosen yet</source>
        <translation>nothing chosen yet</translation>
    </message>
    <message>
        <source>Round {number} of at most {limit}</source>
        <translation>Round {number} of at most {limit}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the stack</source>
        <translation>
            <numerusform>%n card in the stack</numerusform>
            <numerusform>%n cards in the stack</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} asks first this round</source>
        <translation>{player} asks first this round</translation>
    </message>
    <message>
        <source>You ask first this round</source>
        <translation>You ask first this round</translation>
    </message>
    <message>
        <source>You have solved the case. The others go on searching.</source>
        <translation>You have solved the case. The others go on searching.</translation>
    </message>
    <message>
        <source>Who and why?</source>
        <translation>Who and why?</translation>
    </message>
    <message>
        <source>With what?</source>
        <translation>With what?</translation>
    </message>
    <message>
        <source>Ask</source>
        <comment>button</comment>
        <translation>Ask</translation>
    </message>
    <message>
        <source>Offer {value}</source>
        <comment>button</comment>
        <translation>Offer {value}</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Trade</source>
        <comment>button</comment>
        <translation>Trade</translation>
    </message>
    <message>
        <source>Refuse all</source>
        <comment>button</comment>
        <translation>Refuse all</translation>
    </message>
    <message>
        <source>Submit</source>
        <comment>button: a solution</comment>
        <translation>Submit</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Clues</translation>
    </message>
    <message>
        <source>not this round</source>
        <comment>one may not submit a solution</comment>
        <translation>not this round</translation>
    </message>
    <message>
        <source>{player} submitted a wrong solution</source>
        <translation>{player} submitted a wrong solution</translation>
    </message>
    <message>
        <source>Nobody submitted a solution</source>
        <translation>Nobody submitted a solution</translation>
    </message>
    <message>
        <source>You submitted: {solution}</source>
        <translation>You submitted: {solution}</translation>
    </message>
    <message>
        <source>no solution submitted</source>
        <translation>no solution submitted</translation>
    </message>
    <message>
        <source>may submit one again in round {number}</source>
        <translation>may submit one again in round {number}</translation>
    </message>
    <message>
        <source>Submit: {solution}. It is the only one left.</source>
        <translation>Submit: {solution}. It is the only one left.</translation>
    </message>
    <message>
        <source>After a wrong solution you may submit one again in round {round}.</source>
        <translation>After a wrong solution you may submit one again in round {round}.</translation>
    </message>
    <message>
        <source>Now solutions are submitted.</source>
        <translation>Now solutions are submitted.</translation>
    </message>
    <message>
        <source>Whether the one who asks may refuse all offers.</source>
        <translation>Whether the one who asks may refuse all offers.</translation>
    </message>
    <message>
        <source>Wait</source>
        <comment>button: no solution this round</comment>
        <translation>Wait</translation>
    </message>
    <message numerus="yes">
        <source>Who, with what and why? After a wrong solution you may not submit one for %n round(s).</source>
        <translation>
            <numerusform>Who, with what and why? After a wrong solution you may not submit one for %n round.</numerusform>
            <numerusform>Who, with what and why? After a wrong solution you may not submit one for %n rounds.</numerusform>
        </translation>
    </message>
    <message>
        <source>ask about this</source>
        <comment>after the name of a key</comment>
        <translation>ask about this</translation>
    </message>
    <message>
        <source>do not ask about this</source>
        <comment>after the name of a key</comment>
        <translation>do not ask about this</translation>
    </message>
    <message>
        <source>accept</source>
        <comment>after the name of a key</comment>
        <translation>accept</translation>
    </message>
    <message>
        <source>name in your solution</source>
        <comment>after the name of a key</comment>
        <translation>name in your solution</translation>
    </message>
    <message>
        <source>Put away</source>
        <comment>button</comment>
        <translation>Put away</translation>
    </message>
    <message>
        <source>Choose two things first.</source>
        <translation>Choose two things first.</translation>
    </message>
    <message>
        <source>Choose at least one card first.</source>
        <translation>Choose at least one card first.</translation>
    </message>
    <message>
        <source>Choose an envelope and pay at least its value.</source>
        <translation>Choose an envelope and pay at least its value.</translation>
    </message>
    <message>
        <source>Choose who, with what and why first.</source>
        <translation>Choose who, with what and why first.</translation>
    </message>
    <message>
        <source>Exactly three cards must be left.</source>
        <translation>Exactly three cards must be left.</translation>
    </message>
    <message>
        <source>Detective&apos;s sheet</source>
        <translation>Detective&apos;s sheet</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Who and why</source>
        <comment>heading on the sheet</comment>
        <translation>Who and why</translation>
    </message>
    <message>
        <source>With what</source>
        <comment>heading on the sheet</comment>
        <translation>With what</translation>
    </message>
    <message>
        <source>Your solution</source>
        <translation>Your solution</translation>
    </message>
    <message>
        <source>after this round</source>
        <translation>after this round</translation>
    </message>
    <message>
        <source>after the next round</source>
        <translation>after the next round</translation>
    </message>
    <message>
        <source>not after the next round</source>
        <comment>one may not submit a solution</comment>
        <translation>not after the next round</translation>
    </message>
    <message>
        <source>who</source>
        <translation>who</translation>
    </message>
    <message>
        <source>with what</source>
        <comment>short</comment>
        <translation>with what</translation>
    </message>
    <message>
        <source>why</source>
        <translation>why</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>so many possibilities</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message>
        <source>none left</source>
        <translation>none left</translation>
    </message>
    <message>
        <source>Why this is struck: {reasons}</source>
        <translation>Why this is struck: {reasons}</translation>
    </message>
    <message>
        <source>Your solution was wrong: {solution}.</source>
        <translation>Your solution was wrong: {solution}.</translation>
    </message>
    <message>
        <source>Choose a name to mark it: cross, circle, nothing. Choose what is struck to read why.</source>
        <translation>Choose a name to mark it: cross, circle, nothing. Choose what is struck to read why.</translation>
    </message>
    <message>
        <source>Three ticks at {motive}: if it was {suspect}, that was his motive.</source>
        <comment>he</comment>
        <translation>Three ticks at {motive}: if it was {suspect}, that was his motive.</translation>
    </message>
    <message>
        <source>Three ticks at {motive}: if it was {suspect}, that was her motive.</source>
        <comment>she</comment>
        <translation>Three ticks at {motive}: if it was {suspect}, that was her motive.</translation>
    </message>
    <message>
        <source>Three ticks at {motive}: if it was {suspect}, that was their motive.</source>
        <comment>they</comment>
        <translation>Three ticks at {motive}: if it was {suspect}, that was their motive.</translation>
    </message>
    <message>
        <source>{name}, struck</source>
        <comment>on the sheet, for screen readers</comment>
        <translation>{name}, struck</translation>
    </message>
    <message>
        <source>{name}, crossed by you</source>
        <comment>for screen readers</comment>
        <translation>{name}, crossed by you</translation>
    </message>
    <message>
        <source>{name}, circled by you</source>
        <comment>for screen readers</comment>
        <translation>{name}, circled by you</translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n tick(s)</source>
        <comment>for screen readers</comment>
        <translation>
            <numerusform>{name}, %n tick</numerusform>
            <numerusform>{name}, %n ticks</numerusform>
        </translation>
    </message>
    <message>
        <source>in your hand</source>
        <comment>of a clue</comment>
        <translation>in your hand</translation>
    </message>
    <message>
        <source>confirmed</source>
        <comment>a claim to have been together</comment>
        <translation>confirmed</translation>
    </message>
    <message>
        <source>not confirmed</source>
        <comment>a claim to have been together</comment>
        <translation>not confirmed</translation>
    </message>
    <message>
        <source>You have read no clue yet.</source>
        <translation>You have read no clue yet.</translation>
    </message>
    <message>
        <source>You asked about {things}</source>
        <translation>You asked about {things}</translation>
    </message>
    <message>
        <source>{player} asked about {things}</source>
        <translation>{player} asked about {things}</translation>
    </message>
    <message>
        <source>You offered {value}</source>
        <translation>You offered {value}</translation>
    </message>
    <message>
        <source>{player} offered {value}</source>
        <translation>{player} offered {value}</translation>
    </message>
    <message>
        <source>You passed</source>
        <translation>You passed</translation>
    </message>
    <message>
        <source>{player} passed</source>
        <translation>{player} passed</translation>
    </message>
    <message>
        <source>Offers: {offers}</source>
        <translation>Offers: {offers}</translation>
    </message>
    <message>
        <source>{player} {value}</source>
        <comment>in a list: Irene 3</comment>
        <translation>{player} {value}</translation>
    </message>
    <message>
        <source>Nobody made an offer</source>
        <translation>Nobody made an offer</translation>
    </message>
    <message>
        <source>You gave {player} {given} and got {received}</source>
        <translation>You gave {player} {given} and got {received}</translation>
    </message>
    <message>
        <source>{player} gave you {given} and got {received}</source>
        <translation>{player} gave you {given} and got {received}</translation>
    </message>
    <message>
        <source>{player} traded with {other}, cards: {given} for {received}</source>
        <translation>{player} traded with {other}, cards: {given} for {received}</translation>
    </message>
    <message>
        <source>You refused all offers</source>
        <translation>You refused all offers</translation>
    </message>
    <message>
        <source>{player} refused all offers</source>
        <translation>{player} refused all offers</translation>
    </message>
    <message numerus="yes">
        <source>You drew %n card(s)</source>
        <translation>
            <numerusform>You drew %n card</numerusform>
            <numerusform>You drew %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} drew %n card(s)</source>
        <translation>
            <numerusform>{player} drew %n card</numerusform>
            <numerusform>{player} drew %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) became the new stack</source>
        <translation>
            <numerusform>%n card became the new stack</numerusform>
            <numerusform>%n cards became the new stack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You solved the case: %n victory point(s)</source>
        <translation>
            <numerusform>You solved the case: %n victory point</numerusform>
            <numerusform>You solved the case: %n victory points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} solved the case: %n victory point(s)</source>
        <translation>
            <numerusform>{player} solved the case: %n victory point</numerusform>
            <numerusform>{player} solved the case: %n victory points</numerusform>
        </translation>
    </message>
    <message>
        <source>Your solution was wrong</source>
        <translation>Your solution was wrong</translation>
    </message>
    <message>
        <source>Round {number}: {player} asks first</source>
        <translation>Round {number}: {player} asks first</translation>
    </message>
    <message>
        <source>Round {number}: you ask first</source>
        <translation>Round {number}: you ask first</translation>
    </message>
    <message>
        <source>It was {solution}</source>
        <comment>the solution follows</comment>
        <translation>It was {solution}</translation>
    </message>
    <message>
        <source>Round {number}: the envelopes are opened</source>
        <translation>Round {number}: the envelopes are opened</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n victory point(s)</source>
        <translation>
            <numerusform>You win with %n victory point</numerusform>
            <numerusform>You win with %n victory points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n victory point(s)</source>
        <translation>
            <numerusform>{player} wins with %n victory point</numerusform>
            <numerusform>{player} wins with %n victory points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share the win, %n victory point(s) each</source>
        <translation>
            <numerusform>{players} share the win, %n victory point each</numerusform>
            <numerusform>{players} share the win, %n victory points each</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody solved the case</source>
        <translation>Nobody solved the case</translation>
    </message>
    <message>
        <source>You gave up; the case stays open</source>
        <translation>You gave up; the case stays open</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>right</source>
        <comment>a solution</comment>
        <translation>right</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>a solution</comment>
        <translation>wrong</translation>
    </message>
    <message>
        <source>done in round {number}</source>
        <translation>done in round {number}</translation>
    </message>
    <message>
        <source>still searching</source>
        <translation>still searching</translation>
    </message>
    <message>
        <source>Your solution: {solution}</source>
        <translation>Your solution: {solution}</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>What happened</translation>
    </message>
    <message>
        <source>The way: {rooms}</source>
        <translation>The way: {rooms}</translation>
    </message>
    <message>
        <source>The first to be done gets 5 victory points, then 3, 2, 1 and 0.</source>
        <translation>The first to be done gets 5 victory points, then 3, 2, 1 and 0.</translation>
    </message>
    <message>
        <source>Round {number}: it is for you to decide.</source>
        <translation>Round {number}: it is for you to decide.</translation>
    </message>
    <message>
        <source>Round {number}: the others are thinking.</source>
        <translation>Round {number}: the others are thinking.</translation>
    </message>
    <message>
        <source>Ask about {one} and {other}: clues about them would tell you most.</source>
        <translation>Ask about {one} and {other}: clues about them would tell you most.</translation>
    </message>
    <message>
        <source>Offer {cards}: {player} has read that already, and you get something for it.</source>
        <translation>Offer {cards}: {player} has read that already, and you get something for it.</translation>
    </message>
    <message>
        <source>Offer {cards}: what you get for it should tell you more than it gives away.</source>
        <translation>Offer {cards}: what you get for it should tell you more than it gives away.</translation>
    </message>
    <message>
        <source>Pass: no card of yours shows what is asked for.</source>
        <translation>Pass: no card of yours shows what is asked for.</translation>
    </message>
    <message>
        <source>Pass: your cards would tell {player} more than they would bring you.</source>
        <translation>Pass: your cards would tell {player} more than they would bring you.</translation>
    </message>
    <message>
        <source>Accept the offer of {player} and pay with {cards}: that gives away least.</source>
        <translation>Accept the offer of {player} and pay with {cards}: that gives away least.</translation>
    </message>
    <message>
        <source>Accept the offer of {player} too, and pay with {cards}.</source>
        <translation>Accept the offer of {player} too, and pay with {cards}.</translation>
    </message>
    <message>
        <source>Accept no further offer: it would cost more than it tells.</source>
        <translation>Accept no further offer: it would cost more than it tells.</translation>
    </message>
    <message>
        <source>Refuse all: they would cost more than they tell.</source>
        <translation>Refuse all: they would cost more than they tell.</translation>
    </message>
    <message>
        <source>Put away {cards}: what you keep is worth most in a trade.</source>
        <translation>Put away {cards}: what you keep is worth most in a trade.</translation>
    </message>
    <message numerus="yes">
        <source>Submit: {solution}. The chance is {percent} %, and a wrong one costs you %n round(s).</source>
        <translation>
            <numerusform>Submit: {solution}. The chance is {percent} %, and a wrong one costs you %n round.</numerusform>
            <numerusform>Submit: {solution}. The chance is {percent} %, and a wrong one costs you %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wait: %n solution(s) are left, and the likeliest has {percent} %.</source>
        <translation>
            <numerusform>Wait: %n solution is left, and it has {percent} %.</numerusform>
            <numerusform>Wait: %n solutions are left, and the likeliest has {percent} %.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wait: no solution fits what you have noted.</source>
        <translation>Wait: no solution fits what you have noted.</translation>
    </message>
    <message>
        <source>Ask about {one} and {other}.</source>
        <translation>Ask about {one} and {other}.</translation>
    </message>
    <message>
        <source>Offer {cards}.</source>
        <translation>Offer {cards}.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Pass.</translation>
    </message>
    <message>
        <source>Accept the offer of {player} and pay with {cards}.</source>
        <translation>Accept the offer of {player} and pay with {cards}.</translation>
    </message>
    <message>
        <source>Accept no further offer.</source>
        <translation>Accept no further offer.</translation>
    </message>
    <message>
        <source>Refuse all.</source>
        <translation>Refuse all.</translation>
    </message>
    <message>
        <source>Put away {cards}.</source>
        <translation>Put away {cards}.</translation>
    </message>
    <message>
        <source>Submit: {solution}.</source>
        <translation>Submit: {solution}.</translation>
    </message>
    <message>
        <source>Wait.</source>
        <translation>Wait.</translation>
    </message>
    <message>
        <source>The case is closed.</source>
        <translation>The case is closed.</translation>
    </message>
    <message>
        <source>You are done: you have solved the case.</source>
        <translation>You are done: you have solved the case.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>It is not your turn.</translation>
    </message>
    <message>
        <source>You have decided already; the others are still thinking.</source>
        <translation>You have decided already; the others are still thinking.</translation>
    </message>
    <message>
        <source>First ask for clues about two things.</source>
        <translation>First ask for clues about two things.</translation>
    </message>
    <message>
        <source>Now offers are made.</source>
        <translation>Now offers are made.</translation>
    </message>
    <message>
        <source>Now offers are chosen and paid.</source>
        <translation>Now offers are chosen and paid.</translation>
    </message>
    <message>
        <source>Now cards are put away.</source>
        <translation>Now cards are put away.</translation>
    </message>
    <message>
        <source>A request is about two different things.</source>
        <translation>A request is about two different things.</translation>
    </message>
    <message>
        <source>An offer has at least one card.</source>
        <translation>An offer has at least one card.</translation>
    </message>
    <message>
        <source>Only cards of your own hand will do.</source>
        <translation>Only cards of your own hand will do.</translation>
    </message>
    <message>
        <source>This card shows nothing that was asked for.</source>
        <translation>This card shows nothing that was asked for.</translation>
    </message>
    <message>
        <source>{player} made no offer.</source>
        <translation>{player} made no offer.</translation>
    </message>
    <message>
        <source>You have accepted the offer of {player} already.</source>
        <translation>You have accepted the offer of {player} already.</translation>
    </message>
    <message>
        <source>A card can pay for one offer only.</source>
        <translation>A card can pay for one offer only.</translation>
    </message>
    <message>
        <source>{paid} is too little: the offer is worth {value}.</source>
        <translation>{paid} is too little: the offer is worth {value}.</translation>
    </message>
    <message>
        <source>Accept at least one offer first.</source>
        <translation>Accept at least one offer first.</translation>
    </message>
    <message>
        <source>You must accept an offer that you can pay.</source>
        <translation>You must accept an offer that you can pay.</translation>
    </message>
    <message>
        <source>That motive does not belong to this suspect.</source>
        <translation>That motive does not belong to this suspect.</translation>
    </message>
    <message>
        <source>Exactly three cards must be left: put away {wanted}, not {chosen}.</source>
        <translation>Exactly three cards must be left: put away {wanted}, not {chosen}.</translation>
    </message>
    <message>
        <source>Detective&apos;s sheet</source>
        <comment>setting</comment>
        <translation>Detective&apos;s sheet</translation>
    </message>
    <message>
        <source>Alibi</source>
        <translation>Alibi</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Offers</translation>
    </message>
    <message>
        <source>What you hear</source>
        <translation>What you hear</translation>
    </message>
    <message>
        <source>Refusing offers</source>
        <translation>Refusing offers</translation>
    </message>
    <message>
        <source>Wrong solution</source>
        <translation>Wrong solution</translation>
    </message>
    <message>
        <source>In the same round</source>
        <translation>In the same round</translation>
    </message>
    <message>
        <source>The last player</source>
        <translation>The last player</translation>
    </message>
    <message>
        <source>New cards</source>
        <translation>New cards</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rounds</translation>
    </message>
    <message>
        <source>What the sheet fills in by itself.</source>
        <translation>What the sheet fills in by itself.</translation>
    </message>
    <message>
        <source>What a claim to have been together says.</source>
        <translation>What a claim to have been together says.</translation>
    </message>
    <message>
        <source>Whether all decide at once, or one hears the others first.</source>
        <translation>Whether all decide at once, or one hears the others first.</translation>
    </message>
    <message>
        <source>What is told of an offer.</source>
        <translation>What is told of an offer.</translation>
    </message>
    <message>
        <source>For how many rounds it keeps you from the next one.</source>
        <translation>For how many rounds it keeps you from the next one.</translation>
    </message>
    <message>
        <source>Who gets what if several solve the case together.</source>
        <translation>Who gets what if several solve the case together.</translation>
    </message>
    <message>
        <source>What the one gets who is still searching at the end.</source>
        <translation>What the one gets who is still searching at the end.</translation>
    </message>
    <message>
        <source>How many cards a round&apos;s end brings.</source>
        <translation>How many cards a round&apos;s end brings.</translation>
    </message>
    <message>
        <source>After these the match ends, solved or not.</source>
        <translation>After these the match ends, solved or not.</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Facts</translation>
    </message>
    <message>
        <source>Deductions</source>
        <translation>Deductions</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>the sheet fills in nothing</comment>
        <translation>Nothing</translation>
    </message>
    <message>
        <source>From both sides</source>
        <translation>From both sides</translation>
    </message>
    <message>
        <source>Logical</source>
        <translation>Logical</translation>
    </message>
    <message>
        <source>In envelopes</source>
        <translation>In envelopes</translation>
    </message>
    <message>
        <source>One after another</source>
        <translation>One after another</translation>
    </message>
    <message>
        <source>The value</source>
        <translation>The value</translation>
    </message>
    <message>
        <source>Value and number</source>
        <translation>Value and number</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Not allowed</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Allowed</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>One round</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <translation>Two rounds</translation>
    </message>
    <message>
        <source>Share the best place</source>
        <translation>Share the best place</translation>
    </message>
    <message>
        <source>By turn</source>
        <translation>By turn</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>no points</comment>
        <translation>Nothing</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>The next place</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Three</translation>
    </message>
    <message>
        <source>Up to six</source>
        <translation>Up to six</translation>
    </message>
    <message>
        <source>Source rules</source>
        <translation>Source rules</translation>
    </message>
    <message>
        <source>Sharp rules</source>
        <translation>Sharp rules</translation>
    </message>
    <message>
        <source>As in the rulebook that Divan follows.</source>
        <translation>As in the rulebook that Divan follows.</translation>
    </message>
    <message>
        <source>Alibis bind at once, and a wrong solution costs two rounds.</source>
        <translation>Alibis bind at once, and a wrong solution costs two rounds.</translation>
    </message>
    <message>
        <source>Own rules</source>
        <comment>a mix of options that is no preset</comment>
        <translation>Own rules</translation>
    </message>
</context>
<context>
    <name>baker_street_lesson</name>
    <message>
        <source>There has been a murder in the study. Who did it, with what, and why? You, Watson and Irene trade clues; whoever solves the case first gets the most victory points.</source>
        <translation>There has been a murder in the study. Who did it, with what, and why? You, Watson and Irene trade clues; whoever solves the case first gets the most victory points.</translation>
    </message>
    <message>
        <source>Two weapons hung in every room but the study. The murderer came from one of the four light corners, picked up a weapon on the way, and used it in the study.</source>
        <translation>Two weapons hung in every room but the study. The murderer came from one of the four light corners, picked up a weapon on the way, and used it in the study.</translation>
    </message>
    <message>
        <source>You hold six clues. Take Mrs Hudson&apos;s: it is worth 2 in a trade, and at its foot stands what the others can ask for it by, here the board-game room.</source>
        <translation>You hold six clues. Take Mrs Hudson&apos;s: it is worth 2 in a trade, and at its foot stands what the others can ask for it by, here the board-game room.</translation>
    </message>
    <message>
        <source>Lestrade, Molly Hooper and Mrs Hudson always speak the truth. So it was not the poisoned dart: your detective&apos;s sheet, in the panel, has struck it already.</source>
        <translation>Lestrade, Molly Hooper and Mrs Hudson always speak the truth. So it was not the poisoned dart: your detective&apos;s sheet, in the panel, has struck it already.</translation>
    </message>
    <message>
        <source>The suspects speak the truth too, all but the murderer. The Governess claims that she was with the Singer. If the Singer says so as well, it was neither of them.</source>
        <translation>The suspects speak the truth too, all but the murderer. The Governess claims that she was with the Singer. If the Singer says so as well, it was neither of them.</translation>
    </message>
    <message>
        <source>Ask about the Governess, to hear what the Singer says, and about the study, which stands on all of Molly Hooper&apos;s strong clues. Click both, then click Ask.</source>
        <translation>Ask about the Governess, to hear what the Singer says, and about the study, which stands on all of Molly Hooper&apos;s strong clues. Click both, then click Ask.</translation>
    </message>
    <message>
        <source>Watson offers clues worth 4; which ones, you only see after the trade. Click his envelope: cards of yours worth 2, 1 and 1 are chosen to pay for it. Then click Trade.</source>
        <translation>Watson offers clues worth 4; which ones, you only see after the trade. Click his envelope: cards of yours worth 2, 1 and 1 are chosen to pay for it. Then click Trade.</translation>
    </message>
    <message>
        <source>That was worth it. Molly strikes a whole row of weapons, and the Singer confirms the alibi: two suspects fewer. What you paid with stays on your sheet.</source>
        <translation>That was worth it. Molly strikes a whole row of weapons, and the Singer confirms the alibi: two suspects fewer. What you paid with stays on your sheet.</translation>
    </message>
    <message>
        <source>Watson asks about the Doctor and the library; Irene&apos;s offer is sealed already. He must pay at least what he gets: click the Doctor&apos;s card, or drag it to Your offer, then click Offer 1.</source>
        <translation>Watson asks about the Doctor and the library; Irene&apos;s offer is sealed already. He must pay at least what he gets: click the Doctor&apos;s card, or drag it to Your offer, then click Offer 1.</translation>
    </message>
    <message>
        <source>Watson took both offers. He paid you with a claim that nobody confirms, so it proves nothing yet. Do as he does: pay with what tells the other least.</source>
        <translation>Watson took both offers. He paid you with a claim that nobody confirms, so it proves nothing yet. Do as he does: pay with what tells the other least.</translation>
    </message>
    <message>
        <source>Irene asks about the kitchen and the dining room. Neither stands on a card of yours, so you have nothing to offer: click Pass.</source>
        <translation>Irene asks about the kitchen and the dining room. Neither stands on a card of yours, so you have nothing to offer: click Pass.</translation>
    </message>
    <message>
        <source>Watson passed too, so Irene drew three cards from the stack and paid nothing for them. That is why you should nearly always offer something.</source>
        <translation>Watson passed too, so Irene drew three cards from the stack and paid nothing for them. That is why you should nearly always offer something.</translation>
    </message>
    <message>
        <source>Everyone has asked once. Now each of you may submit a solution, sealed: who, with what and why. The first to be right gets 5 victory points, the next 3, then 2, 1 and 0.</source>
        <translation>Everyone has asked once. Now each of you may submit a solution, sealed: who, with what and why. The first to be right gets 5 victory points, the next 3, then 2, 1 and 0.</translation>
    </message>
    <message>
        <source>A wrong solution bars you from submitting one in the next round. Your sheet still leaves 216 of the 384 possibilities, too many to guess: click Wait.</source>
        <translation>A wrong solution bars you from submitting one in the next round. Your sheet still leaves 216 of the 384 possibilities, too many to guess: click Wait.</translation>
    </message>
    <message>
        <source>Put cards away until three are left. The Governess and the Singer have told you all they can: click their cards, then Put away. Keep Molly&apos;s 3, which pays for almost anything.</source>
        <translation>Put cards away until three are left. The Governess and the Singer have told you all they can: click their cards, then Put away. Keep Molly&apos;s 3, which pays for almost anything.</translation>
    </message>
    <message>
        <source>Everybody got three new cards, and the second round begins. Irene, who asked last, now asks first.</source>
        <translation>Everybody got three new cards, and the second round begins. Irene, who asked last, now asks first.</translation>
    </message>
    <message>
        <source>Now you know the game. Do not wait for certainty once few solutions are left: a wrong one costs a round, a quicker rival costs points. H gives a hint, W says why not, U takes a move back.</source>
        <translation>Now you know the game. Do not wait for certainty once few solutions are left: a wrong one costs a round, a quicker rival costs points. H gives a hint, W says why not, U takes a move back.</translation>
    </message>
</context>
</TS>
