<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>last_call</name>
    <message>
        <source>Last Call</source>
        <translation>Last Call</translation>
    </message>
    <message>
        <source>A sealed case, forty-eight clues, and one wrong word too many</source>
        <translation>A sealed case, forty-eight clues, and one wrong word too many</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Weapon</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Bedroom</source>
        <translation>Bedroom</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Library</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Harbour</translation>
    </message>
    <message>
        <source>Theatre</source>
        <translation>Theatre</translation>
    </message>
    <message>
        <source>Knife</source>
        <translation>Knife</translation>
    </message>
    <message>
        <source>Gun</source>
        <translation>Gun</translation>
    </message>
    <message>
        <source>Poison</source>
        <translation>Poison</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>Rope</translation>
    </message>
    <message>
        <source>Butler</source>
        <translation>Butler</translation>
    </message>
    <message>
        <source>Actress</source>
        <translation>Actress</translation>
    </message>
    <message>
        <source>Colonel</source>
        <translation>Colonel</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>Banker</translation>
    </message>
    <message>
        <source>{item} {number}</source>
        <comment>a clue card: Gun 7</comment>
        <translation>{item} {number}</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>a card face down</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Round {number}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>Play a card, guess or accuse</source>
        <translation>Play a card, guess or accuse</translation>
    </message>
    <message>
        <source>Guess, accuse or pass</source>
        <translation>Guess, accuse or pass</translation>
    </message>
    <message>
        <source>Play a card or accuse</source>
        <translation>Play a card or accuse</translation>
    </message>
    <message>
        <source>Nobody else is left: accuse</source>
        <translation>Nobody else is left: accuse</translation>
    </message>
    <message>
        <source>Lay it in front of you</source>
        <translation>Lay it in front of you</translation>
    </message>
    <message>
        <source>Show {player} one of the cards</source>
        <translation>Show {player} one of the cards</translation>
    </message>
    <message>
        <source>Show it to {player}</source>
        <translation>Show it to {player}</translation>
    </message>
    <message>
        <source>Draw an extra card?</source>
        <translation>Draw an extra card?</translation>
    </message>
    <message>
        <source>Declare a strong clue?</source>
        <translation>Declare a strong clue?</translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation>Your guess</translation>
    </message>
    <message>
        <source>Final investigation</source>
        <translation>Final investigation</translation>
    </message>
    <message>
        <source>Choose a place, a weapon and a person</source>
        <translation>Choose a place, a weapon and a person</translation>
    </message>
    <message>
        <source>All three are chosen</source>
        <translation>All three are chosen</translation>
    </message>
    <message>
        <source>{player} is thinking</source>
        <translation>{player} is thinking</translation>
    </message>
    <message>
        <source>{player} shows a card</source>
        <translation>{player} shows a card</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>You are out</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Game over</translation>
    </message>
    <message>
        <source>You gave up</source>
        <translation>You gave up</translation>
    </message>
    <message>
        <source>The case is solved</source>
        <translation>The case is solved</translation>
    </message>
    <message>
        <source>The case stays unsolved</source>
        <translation>The case stays unsolved</translation>
    </message>
    <message>
        <source>One player was left</source>
        <translation>One player was left</translation>
    </message>
    <message>
        <source>Do one of three things: lay a card of your hand in front of you, guess three cards, or announce the final investigation.</source>
        <translation>Do one of three things: lay a card of your hand in front of you, guess three cards, or announce the final investigation.</translation>
    </message>
    <message>
        <source>{player} asked for cards that you have. Show one of them; only {player} sees it.</source>
        <translation>{player} asked for cards that you have. Show one of them; only {player} sees it.</translation>
    </message>
    <message>
        <source>Your card has the same symbol as the card before: you may draw one.</source>
        <translation>Your card has the same symbol as the card before: you may draw one.</translation>
    </message>
    <message>
        <source>Three of your cards in front have one symbol. If you name one a strong clue and the case is of its item, you get 2 points.</source>
        <translation>Three of your cards in front have one symbol. If you name one a strong clue and the case is of its item, you get 2 points.</translation>
    </message>
    <message>
        <source>Choose one card of each symbol in the notebook, or with the arrows.</source>
        <translation>Choose one card of each symbol in the notebook, or with the arrows.</translation>
    </message>
    <message>
        <source>It is the turn of {player}.</source>
        <translation>It is the turn of {player}.</translation>
    </message>
    <message>
        <source>You are out of this case, but you may watch.</source>
        <translation>You are out of this case, but you may watch.</translation>
    </message>
    <message>
        <source>The match is over; nothing more can be played.</source>
        <translation>The match is over; nothing more can be played.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Play and draw</source>
        <translation>Play and draw</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Show</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Make a guess</source>
        <translation>Make a guess</translation>
    </message>
    <message>
        <source>Final investigation</source>
        <comment>a button</comment>
        <translation>Final investigation</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Ask the others</source>
        <translation>Ask the others</translation>
    </message>
    <message>
        <source>Announce it</source>
        <translation>Announce it</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Draw a card</translation>
    </message>
    <message>
        <source>Do without</source>
        <translation>Do without</translation>
    </message>
    <message>
        <source>No strong clue</source>
        <translation>No strong clue</translation>
    </message>
    <message>
        <source>Show {card}</source>
        <translation>Show {card}</translation>
    </message>
    <message>
        <source>Jump to the end</source>
        <translation>Jump to the end</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Your hand</translation>
    </message>
    <message>
        <source>In front of you: {cards}</source>
        <translation>In front of you: {cards}</translation>
    </message>
    <message>
        <source>In front of {player}: {cards}</source>
        <translation>In front of {player}: {cards}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserve</translation>
    </message>
    <message numerus="yes">
        <source>Reserve, %n card(s) left</source>
        <translation>
            <numerusform>Reserve, %n card left</numerusform>
            <numerusform>Reserve, %n cards left</numerusform>
        </translation>
    </message>
    <message>
        <source>A card of the same symbol draws one</source>
        <translation>A card of the same symbol draws one</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in hand</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>out of the case</source>
        <translation>out of the case</translation>
    </message>
    <message>
        <source>{player} showed you</source>
        <translation>{player} showed you</translation>
    </message>
    <message>
        <source>Case file</source>
        <translation>Case file</translation>
    </message>
    <message>
        <source>Case {number} of {cases}</source>
        <translation>Case {number} of {cases}</translation>
    </message>
    <message>
        <source>Your leads</source>
        <translation>Your leads</translation>
    </message>
    <message>
        <source>Not: {item}</source>
        <comment>a lead: the case is not of this item</comment>
        <translation>Not: {item}</translation>
    </message>
    <message>
        <source>There are no leads in this case.</source>
        <translation>There are no leads in this case.</translation>
    </message>
    <message>
        <source>{symbol} of the case, sealed</source>
        <translation>{symbol} of the case, sealed</translation>
    </message>
    <message>
        <source>{symbol}: {card}</source>
        <comment>chosen for a guess</comment>
        <translation>{symbol}: {card}</translation>
    </message>
    <message>
        <source>{symbol}: not chosen yet</source>
        <comment>for a guess</comment>
        <translation>{symbol}: not chosen yet</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Next card</translation>
    </message>
    <message>
        <source>Previous card</source>
        <translation>Previous card</translation>
    </message>
    <message>
        <source>{you} played {card}</source>
        <translation>{you} played {card}</translation>
    </message>
    <message>
        <source>{player} played {card}</source>
        <translation>{player} played {card}</translation>
    </message>
    <message>
        <source>and drew a card</source>
        <comment>Irene played Gun 7 …</comment>
        <translation>and drew a card</translation>
    </message>
    <message>
        <source>and drew {card}</source>
        <comment>You played Gun 7 …</comment>
        <translation>and drew {card}</translation>
    </message>
    <message>
        <source>You drew {card}</source>
        <translation>You drew {card}</translation>
    </message>
    <message>
        <source>{player} drew a card</source>
        <translation>{player} drew a card</translation>
    </message>
    <message>
        <source>You did without the extra card</source>
        <translation>You did without the extra card</translation>
    </message>
    <message>
        <source>{player} did without the extra card</source>
        <translation>{player} did without the extra card</translation>
    </message>
    <message>
        <source>{you} asked for {cards}</source>
        <translation>{you} asked for {cards}</translation>
    </message>
    <message>
        <source>{player} asked for {cards}</source>
        <translation>{player} asked for {cards}</translation>
    </message>
    <message>
        <source>{player} showed you {card}</source>
        <translation>{player} showed you {card}</translation>
    </message>
    <message>
        <source>You showed {card} to {other}</source>
        <translation>You showed {card} to {other}</translation>
    </message>
    <message>
        <source>{player} showed {other} a card</source>
        <translation>{player} showed {other} a card</translation>
    </message>
    <message>
        <source>Nobody had one of them in hand</source>
        <translation>Nobody had one of them in hand</translation>
    </message>
    <message>
        <source>{you} declared {card} a strong clue</source>
        <translation>{you} declared {card} a strong clue</translation>
    </message>
    <message>
        <source>{player} declared {card} a strong clue</source>
        <translation>{player} declared {card} a strong clue</translation>
    </message>
    <message>
        <source>{you} passed</source>
        <translation>{you} passed</translation>
    </message>
    <message>
        <source>{player} passed</source>
        <translation>{player} passed</translation>
    </message>
    <message>
        <source>{you} announced {cards}</source>
        <translation>{you} announced {cards}</translation>
    </message>
    <message>
        <source>{player} announced {cards}</source>
        <translation>{player} announced {cards}</translation>
    </message>
    <message>
        <source>It was wrong: you are out</source>
        <translation>It was wrong: you are out</translation>
    </message>
    <message>
        <source>It was wrong: {player} is out</source>
        <translation>It was wrong: {player} is out</translation>
    </message>
    <message>
        <source>You refute it and take a token</source>
        <translation>You refute it and take a token</translation>
    </message>
    <message>
        <source>{player} refutes it and takes a token</source>
        <translation>{player} refutes it and takes a token</translation>
    </message>
    <message>
        <source>Nobody refutes it</source>
        <translation>Nobody refutes it</translation>
    </message>
    <message>
        <source>Round {number} ended; the cards go back to the hands</source>
        <translation>Round {number} ended; the cards go back to the hands</translation>
    </message>
    <message>
        <source>You solved the case: {cards}</source>
        <translation>You solved the case: {cards}</translation>
    </message>
    <message>
        <source>{player} solved the case: {cards}</source>
        <translation>{player} solved the case: {cards}</translation>
    </message>
    <message>
        <source>You are the last one left and win the case</source>
        <translation>You are the last one left and win the case</translation>
    </message>
    <message>
        <source>{player} is the last one left and wins the case</source>
        <translation>{player} is the last one left and wins the case</translation>
    </message>
    <message>
        <source>Case {number} was sealed and dealt</source>
        <translation>Case {number} was sealed and dealt</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>You name the case</source>
        <translation>You name the case</translation>
    </message>
    <message>
        <source>{player} names the case</source>
        <translation>{player} names the case</translation>
    </message>
    <message>
        <source>{player} holds it</source>
        <translation>{player} holds it</translation>
    </message>
    <message>
        <source>You hold it</source>
        <translation>You hold it</translation>
    </message>
    <message>
        <source>Nobody shows it</source>
        <translation>Nobody shows it</translation>
    </message>
    <message>
        <source>Wrong: you are out</source>
        <translation>Wrong: you are out</translation>
    </message>
    <message>
        <source>Wrong: {player} is out</source>
        <translation>Wrong: {player} is out</translation>
    </message>
    <message>
        <source>Right: the case is yours</source>
        <translation>Right: the case is yours</translation>
    </message>
    <message>
        <source>Right: {player} has solved the case</source>
        <translation>Right: {player} has solved the case</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Notebook</translation>
    </message>
    <message>
        <source>By hand</source>
        <comment>a mode of the notebook</comment>
        <translation>By hand</translation>
    </message>
    <message>
        <source>Facts</source>
        <comment>a mode of the notebook</comment>
        <translation>Facts</translation>
    </message>
    <message>
        <source>Deductions</source>
        <comment>a mode of the notebook</comment>
        <translation>Deductions</translation>
    </message>
    <message>
        <source>Only your own pencil writes in it.</source>
        <translation>Only your own pencil writes in it.</translation>
    </message>
    <message>
        <source>It notes what you have seen.</source>
        <translation>It notes what you have seen.</translation>
    </message>
    <message>
        <source>How the notebook is filled: {mode}</source>
        <translation>How the notebook is filled: {mode}</translation>
    </message>
    <message>
        <source>Pencil: click a cell to mark it</source>
        <translation>Pencil: click a cell to mark it</translation>
    </message>
    <message>
        <source>Take the last pencil mark back</source>
        <translation>Take the last pencil mark back</translation>
    </message>
    <message>
        <source>holds it</source>
        <translation>holds it</translation>
    </message>
    <message>
        <source>does not hold it</source>
        <translation>does not hold it</translation>
    </message>
    <message>
        <source>nobody holds it</source>
        <translation>nobody holds it</translation>
    </message>
    <message>
        <source>lead</source>
        <comment>in the notebook, over the cards of an innocent item</comment>
        <translation>lead</translation>
    </message>
    <message>
        <source>{player} holds {card}</source>
        <translation>{player} holds {card}</translation>
    </message>
    <message>
        <source>You hold {card}</source>
        <translation>You hold {card}</translation>
    </message>
    <message>
        <source>{player} does not hold {card}</source>
        <translation>{player} does not hold {card}</translation>
    </message>
    <message>
        <source>You do not hold {card}</source>
        <translation>You do not hold {card}</translation>
    </message>
    <message>
        <source>{player} did not hold {card}, but has drawn since</source>
        <comment>a faded cross</comment>
        <translation>{player} did not hold {card}, but has drawn since</translation>
    </message>
    <message>
        <source>{player} may hold {card}</source>
        <translation>{player} may hold {card}</translation>
    </message>
    <message>
        <source>{mark}; your pencil says {pencil}</source>
        <translation>{mark}; your pencil says {pencil}</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>a pencil mark</comment>
        <translation>yes</translation>
    </message>
    <message>
        <source>no</source>
        <comment>a pencil mark</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>perhaps</source>
        <comment>a pencil mark</comment>
        <translation>perhaps</translation>
    </message>
    <message>
        <source>{card} is part of the case</source>
        <translation>{card} is part of the case</translation>
    </message>
    <message>
        <source>{card} is not part of the case</source>
        <translation>{card} is not part of the case</translation>
    </message>
    <message>
        <source>{card} may be part of the case</source>
        <translation>{card} may be part of the case</translation>
    </message>
    <message>
        <source>It follows from the numbers of cards alone.</source>
        <translation>It follows from the numbers of cards alone.</translation>
    </message>
    <message>
        <source>Together with the numbers of cards, nothing else is left.</source>
        <translation>Together with the numbers of cards, nothing else is left.</translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <translation>Play {card}.</translation>
    </message>
    <message>
        <source>Ask for {cards}.</source>
        <translation>Ask for {cards}.</translation>
    </message>
    <message>
        <source>Announce {cards}.</source>
        <translation>Announce {cards}.</translation>
    </message>
    <message>
        <source>Show {card}.</source>
        <translation>Show {card}.</translation>
    </message>
    <message>
        <source>Draw the extra card.</source>
        <translation>Draw the extra card.</translation>
    </message>
    <message>
        <source>Draw no extra card.</source>
        <translation>Draw no extra card.</translation>
    </message>
    <message>
        <source>Declare {card} a strong clue.</source>
        <translation>Declare {card} a strong clue.</translation>
    </message>
    <message>
        <source>Declare no strong clue.</source>
        <translation>Declare no strong clue.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Pass.</translation>
    </message>
    <message numerus="yes">
        <source>It is the turn of {player}. %n card(s) left in the reserve.</source>
        <translation>
            <numerusform>It is the turn of {player}. %n card left in the reserve.</numerusform>
            <numerusform>It is the turn of {player}. %n cards left in the reserve.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody holds {card}</source>
        <translation>Nobody holds {card}</translation>
    </message>
    <message>
        <source>Click a mark to see why.</source>
        <translation>Click a mark to see why.</translation>
    </message>
    <message>
        <source>Choose {card}</source>
        <translation>Choose {card}</translation>
    </message>
    <message>
        <source>Why this follows: {claim}</source>
        <translation>Why this follows: {claim}</translation>
    </message>
    <message>
        <source>Nothing that you know settles this yet.</source>
        <translation>Nothing that you know settles this yet.</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Turn {number}</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>instead of a turn&apos;s number: at the deal</comment>
        <translation>Start</translation>
    </message>
    <message>
        <source>Back to the log</source>
        <translation>Back to the log</translation>
    </message>
    <message>
        <source>{card} was dealt to you.</source>
        <translation>{card} was dealt to you.</translation>
    </message>
    <message>
        <source>You drew {card}.</source>
        <translation>You drew {card}.</translation>
    </message>
    <message>
        <source>By your lead the case is not of this item: {item}.</source>
        <translation>By your lead the case is not of this item: {item}.</translation>
    </message>
    <message>
        <source>A removed case card shows an innocent item: {item}.</source>
        <translation>A removed case card shows an innocent item: {item}.</translation>
    </message>
    <message>
        <source>{player} laid {card}.</source>
        <translation>{player} laid {card}.</translation>
    </message>
    <message>
        <source>{player} showed you {card}.</source>
        <translation>{player} showed you {card}.</translation>
    </message>
    <message>
        <source>The final investigation showed {card} with {player}.</source>
        <translation>The final investigation showed {card} with {player}.</translation>
    </message>
    <message>
        <source>The final investigation showed all cards of {player}.</source>
        <translation>The final investigation showed all cards of {player}.</translation>
    </message>
    <message>
        <source>{player} went out, all cards face up.</source>
        <translation>{player} went out, all cards face up.</translation>
    </message>
    <message>
        <source>The end of the case showed all cards of {player}.</source>
        <translation>The end of the case showed all cards of {player}.</translation>
    </message>
    <message>
        <source>{player} was asked for {cards} and showed nothing.</source>
        <translation>{player} was asked for {cards} and showed nothing.</translation>
    </message>
    <message>
        <source>{player} did not refute {cards}.</source>
        <translation>{player} did not refute {cards}.</translation>
    </message>
    <message>
        <source>{player} announced {cards}; own cards are not allowed.</source>
        <translation>{player} announced {cards}; own cards are not allowed.</translation>
    </message>
    <message>
        <source>{player} showed {other} one of these: {cards}.</source>
        <translation>{player} showed {other} one of these: {cards}.</translation>
    </message>
    <message>
        <source>{player} showed you one of these: {cards}.</source>
        <translation>{player} showed you one of these: {cards}.</translation>
    </message>
    <message>
        <source>{player} announced {cards}, and it was wrong.</source>
        <translation>{player} announced {cards}, and it was wrong.</translation>
    </message>
    <message>
        <source>The case was opened: {cards}.</source>
        <translation>The case was opened: {cards}.</translation>
    </message>
    <message>
        <source>Announce {cards}: nothing else is possible.</source>
        <translation>Announce {cards}: nothing else is possible.</translation>
    </message>
    <message>
        <source>Announce {cards}: it is right with a chance of about {chance} in a hundred.</source>
        <translation>Announce {cards}: it is right with a chance of about {chance} in a hundred.</translation>
    </message>
    <message>
        <source>Announce {cards}: you are the last one left, and nothing is likelier.</source>
        <translation>Announce {cards}: you are the last one left, and nothing is likelier.</translation>
    </message>
    <message>
        <source>Announce {cards}: you have to, and one is as good as another.</source>
        <translation>Announce {cards}: you have to, and one is as good as another.</translation>
    </message>
    <message>
        <source>Play {card}: it draws one from the reserve.</source>
        <translation>Play {card}: it draws one from the reserve.</translation>
    </message>
    <message>
        <source>Play {card}: it tells the others least.</source>
        <translation>Play {card}: it tells the others least.</translation>
    </message>
    <message>
        <source>Ask for {cards}: the answer tells you most about the case.</source>
        <translation>Ask for {cards}: the answer tells you most about the case.</translation>
    </message>
    <message>
        <source>Show {card}: it gives least away.</source>
        <translation>Show {card}: it gives least away.</translation>
    </message>
    <message>
        <source>Show {card}: {player} has seen it already.</source>
        <translation>Show {card}: {player} has seen it already.</translation>
    </message>
    <message>
        <source>Show {card}: it is the only one that you can show.</source>
        <translation>Show {card}: it is the only one that you can show.</translation>
    </message>
    <message>
        <source>Declare {card} a strong clue: its item is the likeliest.</source>
        <translation>Declare {card} a strong clue: its item is the likeliest.</translation>
    </message>
    <message>
        <source>Declare nothing: the case is of none of these items.</source>
        <translation>Declare nothing: the case is of none of these items.</translation>
    </message>
    <message>
        <source>Draw: every card tells you something.</source>
        <translation>Draw: every card tells you something.</translation>
    </message>
    <message>
        <source>Pass: there is nothing else to do.</source>
        <translation>Pass: there is nothing else to do.</translation>
    </message>
    <message>
        <source>You solved the case</source>
        <translation>You solved the case</translation>
    </message>
    <message>
        <source>{player} solved the case</source>
        <translation>{player} solved the case</translation>
    </message>
    <message>
        <source>You are the last one left</source>
        <translation>You are the last one left</translation>
    </message>
    <message>
        <source>{player} is the last one left</source>
        <translation>{player} is the last one left</translation>
    </message>
    <message numerus="yes">
        <source>You win the match with %n point(s)</source>
        <translation>
            <numerusform>You win the match with %n point</numerusform>
            <numerusform>You win the match with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the match with %n point(s)</source>
        <translation>
            <numerusform>{player} wins the match with %n point</numerusform>
            <numerusform>{player} wins the match with %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is a tie</source>
        <translation>The match is a tie</translation>
    </message>
    <message>
        <source>You gave up the match</source>
        <translation>You gave up the match</translation>
    </message>
    <message>
        <source>The case</source>
        <translation>The case</translation>
    </message>
    <message>
        <source>Nothing was sealed in this case.</source>
        <translation>Nothing was sealed in this case.</translation>
    </message>
    <message>
        <source>Leads</source>
        <translation>Leads</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Strong clue</source>
        <translation>Strong clue</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Solved</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Removed: {items}</source>
        <comment>case cards out of the game</comment>
        <translation>Removed: {items}</translation>
    </message>
    <message>
        <source>Case {number}: {points}</source>
        <translation>Case {number}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. %n card(s) left in the reserve.</source>
        <translation>
            <numerusform>Your turn. %n card left in the reserve.</numerusform>
            <numerusform>Your turn. %n cards left in the reserve.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over: the case is closed.</source>
        <translation>The match is over: the case is closed.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>It is not your turn yet.</translation>
    </message>
    <message>
        <source>Your announcement was wrong: you are out of this case.</source>
        <translation>Your announcement was wrong: you are out of this case.</translation>
    </message>
    <message>
        <source>First show one of the cards that you are asked for.</source>
        <translation>First show one of the cards that you are asked for.</translation>
    </message>
    <message>
        <source>Nobody asks you for a card now.</source>
        <translation>Nobody asks you for a card now.</translation>
    </message>
    <message>
        <source>{card} was not asked for.</source>
        <translation>{card} was not asked for.</translation>
    </message>
    <message>
        <source>Only a card from your own hand will do.</source>
        <translation>Only a card from your own hand will do.</translation>
    </message>
    <message>
        <source>A combination has one place, one weapon and one person.</source>
        <translation>A combination has one place, one weapon and one person.</translation>
    </message>
    <message>
        <source>First draw the extra card, or do without it.</source>
        <translation>First draw the extra card, or do without it.</translation>
    </message>
    <message>
        <source>There is no extra card to draw now.</source>
        <translation>There is no extra card to draw now.</translation>
    </message>
    <message>
        <source>First declare a strong clue, or none.</source>
        <translation>First declare a strong clue, or none.</translation>
    </message>
    <message>
        <source>You can declare no strong clue now.</source>
        <translation>You can declare no strong clue now.</translation>
    </message>
    <message>
        <source>A strong clue takes three cards of its symbol in front of you.</source>
        <translation>A strong clue takes three cards of its symbol in front of you.</translation>
    </message>
    <message>
        <source>Nobody has played for two laps: now play a card, or announce.</source>
        <translation>Nobody has played for two laps: now play a card, or announce.</translation>
    </message>
    <message>
        <source>You guessed on your last turn: play a card before you guess again.</source>
        <translation>You guessed on your last turn: play a card before you guess again.</translation>
    </message>
    <message>
        <source>You hold {card} yourself, so the case cannot be that.</source>
        <translation>You hold {card} yourself, so the case cannot be that.</translation>
    </message>
    <message>
        <source>Nobody else is left: you must announce the final investigation.</source>
        <translation>Nobody else is left: you must announce the final investigation.</translation>
    </message>
    <message>
        <source>You may pass only with an empty hand.</source>
        <translation>You may pass only with an empty hand.</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Who begins</translation>
    </message>
    <message>
        <source>Guesses in a row</source>
        <translation>Guesses in a row</translation>
    </message>
    <message>
        <source>Case model</source>
        <translation>Case model</translation>
    </message>
    <message>
        <source>Removed case cards</source>
        <translation>Removed case cards</translation>
    </message>
    <message>
        <source>Card before</source>
        <translation>Card before</translation>
    </message>
    <message>
        <source>Extra card</source>
        <translation>Extra card</translation>
    </message>
    <message>
        <source>Cards shown</source>
        <translation>Cards shown</translation>
    </message>
    <message>
        <source>Last survivor</source>
        <translation>Last survivor</translation>
    </message>
    <message>
        <source>Safety draw</source>
        <translation>Safety draw</translation>
    </message>
    <message>
        <source>The points of all cases are added; one case is simply won.</source>
        <translation>The points of all cases are added; one case is simply won.</translation>
    </message>
    <message>
        <source>In later rounds the next player clockwise begins.</source>
        <translation>In later rounds the next player clockwise begins.</translation>
    </message>
    <message>
        <source>How often you may guess before you have to play a card again.</source>
        <translation>How often you may guess before you have to play a card again.</translation>
    </message>
    <message>
        <source>What is sealed, and what wins.</source>
        <translation>What is sealed, and what wins.</translation>
    </message>
    <message>
        <source>Case cards that go out of the game unseen, with three and four players.</source>
        <translation>Case cards that go out of the game unseen, with three and four players.</translation>
    </message>
    <message>
        <source>Whose last card decides about the extra card.</source>
        <translation>Whose last card decides about the extra card.</translation>
    </message>
    <message>
        <source>Whether it comes by itself or you choose.</source>
        <translation>Whether it comes by itself or you choose.</translation>
    </message>
    <message>
        <source>What the final investigation shows to all.</source>
        <translation>What the final investigation shows to all.</translation>
    </message>
    <message>
        <source>What happens when only one player is left.</source>
        <translation>What happens when only one player is left.</translation>
    </message>
    <message>
        <source>Everyone draws one after a round in which nobody drew.</source>
        <translation>Everyone draws one after a round in which nobody drew.</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Chance decides</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>You begin</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Unlimited</translation>
    </message>
    <message>
        <source>One</source>
        <translation>One</translation>
    </message>
    <message>
        <source>Case file</source>
        <comment>a case model</comment>
        <translation>Case file</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classic</translation>
    </message>
    <message>
        <source>Literal</source>
        <translation>Literal</translation>
    </message>
    <message>
        <source>None and one</source>
        <translation>None and one</translation>
    </message>
    <message>
        <source>One and two</source>
        <translation>One and two</translation>
    </message>
    <message>
        <source>Anybody’s</source>
        <translation>Anybody’s</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Your own</translation>
    </message>
    <message>
        <source>By itself</source>
        <translation>By itself</translation>
    </message>
    <message>
        <source>As you choose</source>
        <translation>As you choose</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>All hands</translation>
    </message>
    <message>
        <source>Only what refutes</source>
        <translation>Only what refutes</translation>
    </message>
    <message>
        <source>Must announce</source>
        <translation>Must announce</translation>
    </message>
    <message>
        <source>Wins at once</source>
        <translation>Wins at once</translation>
    </message>
    <message>
        <source>On</source>
        <translation>On</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Off</translation>
    </message>
    <message>
        <source>Source rules</source>
        <translation>Source rules</translation>
    </message>
    <message>
        <source>Brisk rules</source>
        <translation>Brisk rules</translation>
    </message>
    <message>
        <source>As in the rulebook that Divan follows: guess as often as you like.</source>
        <translation>As in the rulebook that Divan follows: guess as often as you like.</translation>
    </message>
    <message>
        <source>Never two guesses in a row: shorter, and cards tell more.</source>
        <translation>Never two guesses in a row: shorter, and cards tell more.</translation>
    </message>
    <message>
        <source>Own rules</source>
        <comment>a mix of options that is no preset</comment>
        <translation>Own rules</translation>
    </message>
</context>
<context>
    <name>last_call_lesson</name>
    <message>
        <source>Your leads, beside the sealed cards, only you can see: not the knife, the rope or the poison. So the weapon is a gun, and as you hold Gun 6 and 8, it is Gun 5 or 7.</source>
        <translation>Your leads, beside the sealed cards, only you can see: not the knife, the rope or the poison. So the weapon is a gun, and as you hold Gun 6 and 8, it is Gun 5 or 7.</translation>
    </message>
    <message>
        <source>Your notebook, which N opens and closes, has noted all this. It enters what you see and what follows from it; click a mark there to see why.</source>
        <translation>Your notebook, which N opens and closes, has noted all this. It enters what you see and what follows from it; click a mark there to see why.</translation>
    </message>
    <message>
        <source>Welcome! Three cards lie sealed in the case: a place, a weapon and a person. Whoever is the first to name all three wins. Whoever names a wrong one is out.</source>
        <translation>Welcome! Three cards lie sealed in the case: a place, a weapon and a person. Whoever is the first to name all three wins. Whoever names a wrong one is out.</translation>
    </message>
    <message>
        <source>These are five of the 48 clues. Four belong together each time: Gun 5, 6, 7 and 8 are the traces of the gun. A card that somebody holds cannot be in the case.</source>
        <translation>These are five of the 48 clues. Four belong together each time: Gun 5, 6, 7 and 8 are the traces of the gun. A card that somebody holds cannot be in the case.</translation>
    </message>
    <message>
        <source>It is your turn. What you lay, the others can strike. That the rope is innocent you know already, so give away Rope 15: drag it in front of you, or click it and then the spot.</source>
        <translation>It is your turn. What you lay, the others can strike. That the rope is innocent you know already, so give away Rope 15: drag it in front of you, or click it and then the spot.</translation>
    </message>
    <message>
        <source>Now Irene asks for Theatre 14, Gun 6 and Butler 4. You hold two of them and must show her one; nobody else sees it. Gun 6 you will lay anyway: drag it to Irene, or press its button.</source>
        <translation>Now Irene asks for Theatre 14, Gun 6 and Butler 4. You hold two of them and must show her one; nobody else sees it. Gun 6 you will lay anyway: drag it to Irene, or press its button.</translation>
    </message>
    <message>
        <source>The last card on the table is your rope, a weapon. Whoever lays a weapon now draws a card from the reserve, and so knows one card more. Lay Gun 6.</source>
        <translation>The last card on the table is your rope, a weapon. Whoever lays a weapon now draws a card from the reserve, and so knows one card more. Lay Gun 6.</translation>
    </message>
    <message>
        <source>You drew Poison 12. Watson and Irene laid weapons too, and drew. Your notebook remembers who has which knife, also when the cards go back to the hands.</source>
        <translation>You drew Poison 12. Watson and Irene laid weapons too, and drew. Your notebook remembers who has which knife, also when the cards go back to the hands.</translation>
    </message>
    <message>
        <source>Gun 5 or Gun 7? Ask! Watson answers first, then Irene: the first who holds one of your three cards shows you one. If two of them are your own, it can only be the gun.</source>
        <translation>Gun 5 or Gun 7? Ask! Watson answers first, then Irene: the first who holds one of your three cards shows you one. If two of them are your own, it can only be the gun.</translation>
    </message>
    <message>
        <source>Press “Make a guess”. Click your Harbour 9 and your Butler 4, choose Gun 7 with the arrows on the sealed cards, and press “Ask the others”.</source>
        <translation>Press “Make a guess”. Click your Harbour 9 and your Butler 4, choose Gun 7 with the arrows on the sealed cards, and press “Ask the others”.</translation>
    </message>
    <message>
        <source>Watson has listened and announces the final investigation, with Gun 8. That was too early: Gun 8 is yours. He is out, and for refuting him you get a token.</source>
        <translation>Watson has listened and announces the final investigation, with Gun 8. That was too early: Gun 8 is yours. He is out, and for refuting him you get a token.</translation>
    </message>
    <message>
        <source>Watson had none of the three, and Irene shows you Gun 7. Only Gun 5 is left: that is the weapon of the case. The notebook has drawn the same conclusion.</source>
        <translation>Watson had none of the three, and Irene shows you Gun 7. Only Gun 5 is left: that is the weapon of the case. The notebook has drawn the same conclusion.</translation>
    </message>
    <message>
        <source>Again a weapon was laid last, so a weapon draws. Lay Poison 12, which is innocent. With three of one symbol in front of you, you may then declare a strong clue.</source>
        <translation>Again a weapon was laid last, so a weapon draws. Lay Poison 12, which is innocent. With three of one symbol in front of you, you may then declare a strong clue.</translation>
    </message>
    <message>
        <source>If the case is of the item that you declare, and is solved in this round, you get 2 points. You know that it is a gun: press “Gun”.</source>
        <translation>If the case is of the item that you declare, and is solved in this round, you get 2 points. You know that it is a gun: press “Gun”.</translation>
    </message>
    <message>
        <source>It also ends the round. All have shown their cards, and your notebook has them. Your own are back in your hand, and the strong clue has lapsed.</source>
        <translation>It also ends the round. All have shown their cards, and your notebook has them. Your own are back in your hand, and the strong clue has lapsed.</translation>
    </message>
    <message>
        <source>Find the place and the person as you found the gun. Once the notebook leaves one card of each symbol, press “Final investigation”, name the three, and you win.</source>
        <translation>Find the place and the person as you found the gun. Once the notebook leaves one card of each symbol, press “Final investigation”, name the three, and you win.</translation>
    </message>
    <message>
        <source>The next case is yours. Lay a card whenever it draws one, and ask otherwise. Are you stuck? H gives a hint, W explains why something cannot be done, U takes a move back.</source>
        <translation>The next case is yours. Lay a card whenever it draws one, and ask otherwise. Are you stuck? H gives a hint, W explains why something cannot be done, U takes a move back.</translation>
    </message>
</context>
</TS>
