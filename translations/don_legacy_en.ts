<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>don_legacy</name>
    <message>
        <source>Don Legacy</source>
        <translation>Don Legacy</translation>
    </message>
    <message>
        <source>Gather clues, solve mysteries, and watch the pile</source>
        <translation>Gather clues, solve mysteries, and watch the pile</translation>
    </message>
    <message>
        <source>Footprint</source>
        <comment>a clue card</comment>
        <translation>Footprint</translation>
    </message>
    <message>
        <source>Statement</source>
        <comment>a clue card: what a witness said</comment>
        <translation>Statement</translation>
    </message>
    <message>
        <source>Receipt</source>
        <comment>a clue card</comment>
        <translation>Receipt</translation>
    </message>
    <message>
        <source>Photograph</source>
        <comment>a clue card</comment>
        <translation>Photograph</translation>
    </message>
    <message>
        <source>Bank record</source>
        <comment>a clue card</comment>
        <translation>Bank record</translation>
    </message>
    <message>
        <source>Garden gate</source>
        <comment>a footprint, short</comment>
        <translation>Garden gate</translation>
    </message>
    <message>
        <source>Wet sand</source>
        <comment>a footprint, short</comment>
        <translation>Wet sand</translation>
    </message>
    <message>
        <source>Muddy boot</source>
        <comment>a footprint, short</comment>
        <translation>Muddy boot</translation>
    </message>
    <message>
        <source>By the safe</source>
        <comment>a footprint, short</comment>
        <translation>By the safe</translation>
    </message>
    <message>
        <source>“He lied.”</source>
        <comment>a statement, short</comment>
        <translation>“He lied.”</translation>
    </message>
    <message>
        <source>“It was late.”</source>
        <comment>a statement, short</comment>
        <translation>“It was late.”</translation>
    </message>
    <message>
        <source>“I saw her.”</source>
        <comment>a statement, short</comment>
        <translation>“I saw her.”</translation>
    </message>
    <message>
        <source>“Two shots.”</source>
        <comment>a statement, short</comment>
        <translation>“Two shots.”</translation>
    </message>
    <message>
        <source>Two gin fizz</source>
        <comment>a receipt, short</comment>
        <translation>Two gin fizz</translation>
    </message>
    <message>
        <source>Night train</source>
        <comment>a receipt, short</comment>
        <translation>Night train</translation>
    </message>
    <message>
        <source>White roses</source>
        <comment>a receipt, short</comment>
        <translation>White roses</translation>
    </message>
    <message>
        <source>New gloves</source>
        <comment>a receipt, short</comment>
        <translation>New gloves</translation>
    </message>
    <message>
        <source>Blurred face</source>
        <comment>a photograph, short</comment>
        <translation>Blurred face</translation>
    </message>
    <message>
        <source>At the pier</source>
        <comment>a photograph, short</comment>
        <translation>At the pier</translation>
    </message>
    <message>
        <source>Torn in half</source>
        <comment>a photograph, short</comment>
        <translation>Torn in half</translation>
    </message>
    <message>
        <source>The wedding</source>
        <comment>a photograph, short</comment>
        <translation>The wedding</translation>
    </message>
    <message>
        <source>Old debts</source>
        <comment>a bank record, short</comment>
        <translation>Old debts</translation>
    </message>
    <message>
        <source>False name</source>
        <comment>a bank record, short</comment>
        <translation>False name</translation>
    </message>
    <message>
        <source>Cash, nightly</source>
        <comment>a bank record, short</comment>
        <translation>Cash, nightly</translation>
    </message>
    <message>
        <source>Blank cheque</source>
        <comment>a bank record, short</comment>
        <translation>Blank cheque</translation>
    </message>
    <message>
        <source>magnifying glass</source>
        <comment>a symbol, in a sentence</comment>
        <translation>magnifying glass</translation>
    </message>
    <message>
        <source>fingerprint</source>
        <comment>a symbol, in a sentence</comment>
        <translation>fingerprint</translation>
    </message>
    <message>
        <source>key</source>
        <comment>a symbol, in a sentence</comment>
        <translation>key</translation>
    </message>
    <message>
        <source>letter</source>
        <comment>a symbol, in a sentence</comment>
        <translation>letter</translation>
    </message>
    <message>
        <source>pocket watch</source>
        <comment>a symbol, in a sentence</comment>
        <translation>pocket watch</translation>
    </message>
    <message numerus="yes">
        <source>%n magnifying glass(es)</source>
        <translation>
            <numerusform>%n magnifying glass</numerusform>
            <numerusform>%n magnifying glasses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fingerprint(s)</source>
        <comment>a symbol</comment>
        <translation>
            <numerusform>%n fingerprint</numerusform>
            <numerusform>%n fingerprints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n key</numerusform>
            <numerusform>%n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation>
            <numerusform>%n letter</numerusform>
            <numerusform>%n letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pocket watch(es)</source>
        <translation>
            <numerusform>%n pocket watch</numerusform>
            <numerusform>%n pocket watches</numerusform>
        </translation>
    </message>
    <message>
        <source>Scene analysis</source>
        <translation>Scene analysis</translation>
    </message>
    <message>
        <source>Deduction</source>
        <translation>Deduction</translation>
    </message>
    <message>
        <source>Testimony</source>
        <translation>Testimony</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archive</translation>
    </message>
    <message>
        <source>Search warrant</source>
        <translation>Search warrant</translation>
    </message>
    <message>
        <source>Disguise</source>
        <translation>Disguise</translation>
    </message>
    <message>
        <source>Needs the same symbol</source>
        <comment>on a card</comment>
        <translation>Needs the same symbol</translation>
    </message>
    <message>
        <source>Needs 2 clues</source>
        <comment>on a card</comment>
        <translation>Needs 2 clues</translation>
    </message>
    <message>
        <source>Needs 1 clue</source>
        <comment>on a card</comment>
        <translation>Needs 1 clue</translation>
    </message>
    <message>
        <source>Needs 3 clues</source>
        <comment>on a card</comment>
        <translation>Needs 3 clues</translation>
    </message>
    <message>
        <source>Needs another mystery</source>
        <comment>on a card</comment>
        <translation>Needs another mystery</translation>
    </message>
    <message>
        <source>Draw 1 card from the pile.</source>
        <comment>on a card</comment>
        <translation>Draw 1 card from the pile.</translation>
    </message>
    <message>
        <source>See a card of an opponent, then swap or not.</source>
        <comment>on a card</comment>
        <translation>See a card of an opponent, then swap or not.</translation>
    </message>
    <message>
        <source>Take 1 open clue, then draw 1 card.</source>
        <comment>on a card</comment>
        <translation>Take 1 open clue, then draw 1 card.</translation>
    </message>
    <message>
        <source>Take 1 open mystery, then draw 1 card.</source>
        <comment>on a card</comment>
        <translation>Take 1 open mystery, then draw 1 card.</translation>
    </message>
    <message>
        <source>Take up to 2 open clues.</source>
        <comment>on a card</comment>
        <translation>Take up to 2 open clues.</translation>
    </message>
    <message>
        <source>Swap a card for an open one of its kind.</source>
        <comment>on a card</comment>
        <translation>Swap a card for an open one of its kind.</translation>
    </message>
    <message>
        <source>See the top 2 cards, keep 1.</source>
        <comment>on a card</comment>
        <translation>See the top 2 cards, keep 1.</translation>
    </message>
    <message>
        <source>Pick the draw pile.</source>
        <translation>Pick the draw pile.</translation>
    </message>
    <message>
        <source>Pick an opponent. You see one of their cards, drawn by chance, and may give one of yours for it.</source>
        <translation>Pick an opponent. You see one of their cards, drawn by chance, and may give one of yours for it.</translation>
    </message>
    <message>
        <source>Pick an open clue. Its place is filled again; then you draw a card.</source>
        <translation>Pick an open clue. Its place is filled again; then you draw a card.</translation>
    </message>
    <message>
        <source>Pick an open mystery. Its place is filled again; then you draw a card.</source>
        <translation>Pick an open mystery. Its place is filled again; then you draw a card.</translation>
    </message>
    <message>
        <source>Pick a first clue. Its place is filled again at once; then pick a second, or stop.</source>
        <translation>Pick a first clue. Its place is filled again at once; then pick a second, or stop.</translation>
    </message>
    <message>
        <source>Pick a card of your hand, and the open card of the same kind to swap it for.</source>
        <translation>Pick a card of your hand, and the open card of the same kind to swap it for.</translation>
    </message>
    <message>
        <source>Pick the draw pile. You see its top two cards and keep one; the other goes under the pile.</source>
        <translation>Pick the draw pile. You see its top two cards and keep one; the other goes under the pile.</translation>
    </message>
    <message>
        <source>{motif} {value}</source>
        <comment>a clue card and its value</comment>
        <translation>{motif} {value}</translation>
    </message>
    <message>
        <source>{ability} ({symbol})</source>
        <comment>a mystery card and its symbol</comment>
        <translation>{ability} ({symbol})</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>a card face down</translation>
    </message>
    <message numerus="yes">
        <source>A clue in your hand is worth %n point(s) at the end.</source>
        <translation>
            <numerusform>This clue in your hand is worth %n point at the end.</numerusform>
            <numerusform>This clue in your hand is worth %n points at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n clue(s)</source>
        <comment>the condition is met</comment>
        <translation>
            <numerusform>You hold %n clue</numerusform>
            <numerusform>You hold %n clues</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold another {symbol}</source>
        <comment>the condition is met</comment>
        <translation>You hold another {symbol}</translation>
    </message>
    <message>
        <source>You hold another mystery</source>
        <comment>the condition is met</comment>
        <translation>You hold another mystery</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>Play, take or draw</source>
        <translation>Play, take or draw</translation>
    </message>
    <message>
        <source>Pick what it is for</source>
        <translation>Pick what it is for</translation>
    </message>
    <message>
        <source>Pick a card to swap</source>
        <translation>Pick a card to swap</translation>
    </message>
    <message>
        <source>Pick the open card you want</source>
        <translation>Pick the open card you want</translation>
    </message>
    <message>
        <source>Pick three for the set</source>
        <translation>Pick three for the set</translation>
    </message>
    <message>
        <source>Swap a card for it, or leave it</source>
        <translation>Swap a card for it, or leave it</translation>
    </message>
    <message>
        <source>Take a second clue, or stop</source>
        <translation>Take a second clue, or stop</translation>
    </message>
    <message>
        <source>Keep one of the two</source>
        <translation>Keep one of the two</translation>
    </message>
    <message>
        <source>Discard a card, or end the turn</source>
        <translation>Discard a card, or end the turn</translation>
    </message>
    <message>
        <source>Lay your set, or end the turn</source>
        <translation>Lay your set, or end the turn</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <comment>an order</comment>
        <translation>
            <numerusform>Discard %n card</numerusform>
            <numerusform>Discard %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is thinking</source>
        <translation>{player} is thinking</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Game over</translation>
    </message>
    <message>
        <source>The draw pile is empty</source>
        <translation>The draw pile is empty</translation>
    </message>
    <message>
        <source>Five sets were laid</source>
        <translation>Five sets were laid</translation>
    </message>
    <message>
        <source>You gave up</source>
        <translation>You gave up</translation>
    </message>
    <message>
        <source>Do one thing: play a mystery of your hand, take an open clue, or draw the top card of the pile. Complete sets you may lay besides.</source>
        <translation>Do one thing: play a mystery of your hand, take an open clue, or draw the top card of the pile. Complete sets you may lay besides.</translation>
    </message>
    <message>
        <source>Do one thing: play a mystery of your hand, take an open clue or mystery, or draw the top card of the pile. Complete sets you may lay besides.</source>
        <translation>Do one thing: play a mystery of your hand, take an open clue or mystery, or draw the top card of the pile. Complete sets you may lay besides.</translation>
    </message>
    <message>
        <source>Only you see this card. Pick a card of your hand and give it for this one, or leave it where it is.</source>
        <translation>Only you see this card. Pick a card of your hand and give it for this one, or leave it where it is.</translation>
    </message>
    <message>
        <source>Take a second open clue, or stop here.</source>
        <translation>Take a second open clue, or stop here.</translation>
    </message>
    <message>
        <source>Keep one of the two cards; the other goes face down under the pile.</source>
        <translation>Keep one of the two cards; the other goes face down under the pile.</translation>
    </message>
    <message>
        <source>Your action is done. Lay your set, or end your turn when you like.</source>
        <translation>Your action is done. Lay your set, or end your turn when you like.</translation>
    </message>
    <message>
        <source>Your action is done. End your turn when you like.</source>
        <translation>Your action is done. End your turn when you like.</translation>
    </message>
    <message>
        <source>Your hand is over the limit: discard until five cards are left.</source>
        <translation>Your hand is over the limit: discard until five cards are left.</translation>
    </message>
    <message>
        <source>It is the turn of {player}.</source>
        <translation>It is the turn of {player}.</translation>
    </message>
    <message>
        <source>The match is over; nothing more can be played.</source>
        <translation>The match is over; nothing more can be played.</translation>
    </message>
    <message>
        <source>Take</source>
        <comment>an open card</comment>
        <translation>Take</translation>
    </message>
    <message>
        <source>Take, then draw</source>
        <comment>an open card</comment>
        <translation>Take, then draw</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>a card from the pile</comment>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Look</source>
        <comment>at the top two cards</comment>
        <translation>Look</translation>
    </message>
    <message>
        <source>See a card</source>
        <comment>of an opponent</comment>
        <translation>See a card</translation>
    </message>
    <message>
        <source>Swap for this</source>
        <comment>an open card</comment>
        <translation>Swap for this</translation>
    </message>
    <message>
        <source>Give for this</source>
        <comment>a card of the hand for the seen card</comment>
        <translation>Give for this</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>one of two cards</comment>
        <translation>Keep</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>a target</comment>
        <translation>Discard</translation>
    </message>
    <message>
        <source>Lay a set</source>
        <comment>a target</comment>
        <translation>Lay a set</translation>
    </message>
    <message>
        <source>Lay a set, {points}</source>
        <comment>a button; points is +10</comment>
        <translation>Lay a set, {points}</translation>
    </message>
    <message>
        <source>Lay a set: {symbol}</source>
        <comment>a button, with several to choose from</comment>
        <translation>Lay a set: {symbol}</translation>
    </message>
    <message>
        <source>{cards} in hand</source>
        <comment>cards is 3 keys</comment>
        <translation>{cards} in hand</translation>
    </message>
    <message>
        <source>Discard after drawing</source>
        <comment>a switch</comment>
        <translation>Discard after drawing</translation>
    </message>
    <message>
        <source>Discard after drawing: on</source>
        <comment>a switch</comment>
        <translation>Discard after drawing: on</translation>
    </message>
    <message>
        <source>Do not draw</source>
        <comment>a switch of an ability that draws too</comment>
        <translation>Do not draw</translation>
    </message>
    <message>
        <source>Draw too</source>
        <comment>a switch of an ability that draws too</comment>
        <translation>Draw too</translation>
    </message>
    <message>
        <source>Play without drawing</source>
        <comment>Scene analysis for nothing</comment>
        <translation>Play without drawing</translation>
    </message>
    <message>
        <source>Draw from: {pile}</source>
        <comment>a switch</comment>
        <translation>Draw from: {pile}</translation>
    </message>
    <message>
        <source>Leave it</source>
        <comment>no exchange</comment>
        <translation>Leave it</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>no second clue</comment>
        <translation>Stop</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>End turn</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>nothing can be done</comment>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Put back</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Your hand</translation>
    </message>
    <message>
        <source>Open clues</source>
        <translation>Open clues</translation>
    </message>
    <message>
        <source>Open mysteries</source>
        <translation>Open mysteries</translation>
    </message>
    <message>
        <source>Open clue {number}: {card}</source>
        <translation>Open clue {number}: {card}</translation>
    </message>
    <message>
        <source>Open mystery {number}: {card}</source>
        <translation>Open mystery {number}: {card}</translation>
    </message>
    <message>
        <source>empty place</source>
        <translation>empty place</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Draw pile</translation>
    </message>
    <message>
        <source>Clues</source>
        <comment>the draw pile of clues, short</comment>
        <translation>Clues</translation>
    </message>
    <message>
        <source>Mysteries</source>
        <comment>the draw pile of mysteries, short</comment>
        <translation>Mysteries</translation>
    </message>
    <message>
        <source>the draw pile</source>
        <comment>in a sentence</comment>
        <translation>the draw pile</translation>
    </message>
    <message>
        <source>the pile of clues</source>
        <comment>in a sentence</comment>
        <translation>the pile of clues</translation>
    </message>
    <message>
        <source>the pile of mysteries</source>
        <comment>in a sentence</comment>
        <translation>the pile of mysteries</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n card(s) left</source>
        <translation>
            <numerusform>Draw pile, %n card left</numerusform>
            <numerusform>Draw pile, %n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile of clues, %n card(s) left</source>
        <translation>
            <numerusform>Pile of clues, %n card left</numerusform>
            <numerusform>Pile of clues, %n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile of mysteries, %n card(s) left</source>
        <translation>
            <numerusform>Pile of mysteries, %n card left</numerusform>
            <numerusform>Pile of mysteries, %n cards left</numerusform>
        </translation>
    </message>
    <message>
        <source>Discards: {number}</source>
        <translation>Discards: {number}</translation>
    </message>
    <message>
        <source>Discard pile: {card} on top</source>
        <translation>Discard pile: {card} on top</translation>
    </message>
    <message>
        <source>Discard pile: empty</source>
        <translation>Discard pile: empty</translation>
    </message>
    <message>
        <source>The hand of {player}</source>
        <translation>The hand of {player}</translation>
    </message>
    <message>
        <source>Your sets</source>
        <translation>Your sets</translation>
    </message>
    <message>
        <source>Your sets: {symbols}</source>
        <translation>Your sets: {symbols}</translation>
    </message>
    <message>
        <source>Sets of {player}</source>
        <translation>Sets of {player}</translation>
    </message>
    <message>
        <source>Sets: {symbols}</source>
        <translation>Sets: {symbols}</translation>
    </message>
    <message>
        <source>no sets yet</source>
        <translation>no sets yet</translation>
    </message>
    <message>
        <source>The card of {player} that you see</source>
        <translation>The card of {player} that you see</translation>
    </message>
    <message>
        <source>Card {number} of the top two</source>
        <translation>Card {number} of the top two</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n turn(s) of yours left</source>
        <translation>
            <numerusform>About %n turn of yours left</numerusform>
            <numerusform>About %n turns of yours left</numerusform>
        </translation>
    </message>
    <message>
        <source>The pile is nearly empty</source>
        <translation>The pile is nearly empty</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Since your last turn</translation>
    </message>
    <message>
        <source>{you} played {card}</source>
        <comment>you is the word You</comment>
        <translation>{you} played {card}</translation>
    </message>
    <message>
        <source>{player} played {card}</source>
        <translation>{player} played {card}</translation>
    </message>
    <message>
        <source>{you} took {card}</source>
        <comment>you is the word You</comment>
        <translation>{you} took {card}</translation>
    </message>
    <message>
        <source>{player} took {card}</source>
        <translation>{player} took {card}</translation>
    </message>
    <message>
        <source>{you} drew {card}</source>
        <comment>you is the word You</comment>
        <translation>{you} drew {card}</translation>
    </message>
    <message>
        <source>{player} drew a card</source>
        <translation>{player} drew a card</translation>
    </message>
    <message>
        <source>{player} drew from {pile}</source>
        <translation>{player} drew from {pile}</translation>
    </message>
    <message>
        <source>{you} laid {cards}</source>
        <comment>cards is 3 keys</comment>
        <translation>{you} laid {cards}</translation>
    </message>
    <message>
        <source>{player} laid {cards}</source>
        <comment>cards is 3 keys</comment>
        <translation>{player} laid {cards}</translation>
    </message>
    <message>
        <source>{you} discarded {card}</source>
        <comment>you is the word You</comment>
        <translation>{you} discarded {card}</translation>
    </message>
    <message>
        <source>{player} discarded {card}</source>
        <translation>{player} discarded {card}</translation>
    </message>
    <message>
        <source>{you} saw {card} of {owner}</source>
        <comment>you is the word You</comment>
        <translation>{you} saw {card} of {owner}</translation>
    </message>
    <message>
        <source>{player} saw a card of {owner}</source>
        <translation>{player} saw a card of {owner}</translation>
    </message>
    <message>
        <source>{player} saw one of your cards</source>
        <translation>{player} saw one of your cards</translation>
    </message>
    <message>
        <source>{you} gave {given} for {card}</source>
        <comment>you is the word You; an exchange</comment>
        <translation>{you} gave {given} for {card}</translation>
    </message>
    <message>
        <source>{player} gave you {given} for {card}</source>
        <translation>{player} gave you {given} for {card}</translation>
    </message>
    <message>
        <source>{player} exchanged a card with {owner}</source>
        <translation>{player} exchanged a card with {owner}</translation>
    </message>
    <message>
        <source>{you} left it</source>
        <comment>no exchange; you is the word You</comment>
        <translation>{you} left it</translation>
    </message>
    <message>
        <source>{player} left it</source>
        <comment>no exchange</comment>
        <translation>{player} left it</translation>
    </message>
    <message>
        <source>{you} saw {cards}</source>
        <comment>two cards; you is the word You</comment>
        <translation>{you} saw {cards}</translation>
    </message>
    <message>
        <source>{player} saw the top two cards</source>
        <translation>{player} saw the top two cards</translation>
    </message>
    <message>
        <source>{you} chose {card}</source>
        <comment>you is the word You</comment>
        <translation>{you} chose {card}</translation>
    </message>
    <message>
        <source>{player} chose one of the two</source>
        <translation>{player} chose one of the two</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>points of the cards in hand, a column</comment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Clues</source>
        <comment>clue cards, a column</comment>
        <translation>Clues</translation>
    </message>
    <message>
        <source>Clues are never played: they count from your hand.</source>
        <translation>Clues are never played: they count from your hand.</translation>
    </message>
    <message>
        <source>As in the text that Divan follows: quiet and quick.</source>
        <translation>As in the text that Divan follows: quiet and quick.</translation>
    </message>
    <message>
        <source>{you} swapped {given} for {card}</source>
        <comment>you is the word You; with an open card</comment>
        <translation>{you} swapped {given} for {card}</translation>
    </message>
    <message>
        <source>Once played, this {symbol} can no longer join a set.</source>
        <translation>Once played, this {symbol} can no longer join a set.</translation>
    </message>
    <message>
        <source>{player} swapped {given} for {card}</source>
        <translation>{player} swapped {given} for {card}</translation>
    </message>
    <message>
        <source>{you} passed</source>
        <comment>you is the word You</comment>
        <translation>{you} passed</translation>
    </message>
    <message>
        <source>{player} passed</source>
        <translation>{player} passed</translation>
    </message>
    <message>
        <source>The match ended: {reason}</source>
        <translation>The match ended: {reason}</translation>
    </message>
    <message>
        <source>{card} now lies open</source>
        <translation>{card} now lies open</translation>
    </message>
    <message>
        <source>the place stays empty</source>
        <translation>the place stays empty</translation>
    </message>
    <message>
        <source>Sets</source>
        <comment>points of sets, a column</comment>
        <translation>Sets</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>a column</comment>
        <translation>Points</translation>
    </message>
    <message>
        <source>{points}+</source>
        <comment>at least so many points</comment>
        <translation>{points}+</translation>
    </message>
    <message>
        <source>?</source>
        <comment>points that cannot be known</comment>
        <translation>?</translation>
    </message>
    <message numerus="yes">
        <source>You win by %n point(s)</source>
        <translation>
            <numerusform>You win by %n point</numerusform>
            <numerusform>You win by %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins by %n point(s)</source>
        <translation>
            <numerusform>{player} wins by %n point</numerusform>
            <numerusform>{player} wins by %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>You win on the tie-break</source>
        <translation>You win on the tie-break</translation>
    </message>
    <message>
        <source>{player} wins on the tie-break</source>
        <translation>{player} wins on the tie-break</translation>
    </message>
    <message>
        <source>A shared win: {players}</source>
        <translation>A shared win: {players}</translation>
    </message>
    <message>
        <source>You gave up the match</source>
        <translation>You gave up the match</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message>
        <source>Level on points: more sets decide, then the highest clue.</source>
        <translation>Level on points: more sets decide, then the highest clue.</translation>
    </message>
    <message>
        <source>Every mystery left in hand counts 1 point.</source>
        <translation>Every mystery left in hand counts 1 point.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. %n card(s) left in the pile.</source>
        <translation>
            <numerusform>Your turn. %n card left in the pile.</numerusform>
            <numerusform>Your turn. %n cards left in the pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is to move. %n card(s) left in the pile.</source>
        <translation>
            <numerusform>{player} is to move. %n card left in the pile.</numerusform>
            <numerusform>{player} is to move. %n cards left in the pile.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>The match is over.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>It is not your turn yet.</translation>
    </message>
    <message>
        <source>First do your action: play, take or draw.</source>
        <translation>First do your action: play, take or draw.</translation>
    </message>
    <message>
        <source>You have done your one action of this turn.</source>
        <translation>You have done your one action of this turn.</translation>
    </message>
    <message>
        <source>First decide what the mystery you played asks.</source>
        <translation>First decide what the mystery you played asks.</translation>
    </message>
    <message>
        <source>Nothing of the kind is open to you now.</source>
        <translation>Nothing of the kind is open to you now.</translation>
    </message>
    <message>
        <source>First discard down to five cards.</source>
        <translation>First discard down to five cards.</translation>
    </message>
    <message>
        <source>You may discard only after drawing, and only with more than five cards.</source>
        <translation>You may discard only after drawing, and only with more than five cards.</translation>
    </message>
    <message>
        <source>You may pass only when nothing else can be done.</source>
        <translation>You may pass only when nothing else can be done.</translation>
    </message>
    <message>
        <source>This match has no such pile.</source>
        <translation>This match has no such pile.</translation>
    </message>
    <message>
        <source>That pile is empty.</source>
        <translation>That pile is empty.</translation>
    </message>
    <message>
        <source>Only another card of your own hand will do.</source>
        <translation>Only another card of your own hand will do.</translation>
    </message>
    <message>
        <source>That card does not lie open there.</source>
        <translation>That card does not lie open there.</translation>
    </message>
    <message>
        <source>Open mysteries can be taken only by an ability.</source>
        <translation>Open mysteries can be taken only by an ability.</translation>
    </message>
    <message>
        <source>This mystery has another ability.</source>
        <translation>This mystery has another ability.</translation>
    </message>
    <message>
        <source>{ability} needs {needed} or more clues in hand; you hold {held}.</source>
        <translation>{ability} needs {needed} or more clues in hand; you hold {held}.</translation>
    </message>
    <message>
        <source>Archive needs another mystery with the same symbol in hand: {symbol}.</source>
        <translation>Archive needs another mystery with the same symbol in hand: {symbol}.</translation>
    </message>
    <message>
        <source>Disguise needs another mystery in hand.</source>
        <translation>Disguise needs another mystery in hand.</translation>
    </message>
    <message>
        <source>Deduction needs an opponent who holds a card.</source>
        <translation>Deduction needs an opponent who holds a card.</translation>
    </message>
    <message>
        <source>{ability} would have no effect now.</source>
        <translation>{ability} would have no effect now.</translation>
    </message>
    <message>
        <source>What lies open must be taken; only the draw is up to you.</source>
        <translation>What lies open must be taken; only the draw is up to you.</translation>
    </message>
    <message>
        <source>A clue goes for a clue, a mystery for a mystery.</source>
        <translation>A clue goes for a clue, a mystery for a mystery.</translation>
    </message>
    <message>
        <source>A set is exactly three mysteries with one symbol.</source>
        <translation>A set is exactly three mysteries with one symbol.</translation>
    </message>
    <message>
        <source>A set cannot be laid at this point of the turn.</source>
        <translation>A set cannot be laid at this point of the turn.</translation>
    </message>
    <message>
        <source>Draw a card.</source>
        <translation>Draw a card.</translation>
    </message>
    <message>
        <source>Take {card}.</source>
        <translation>Take {card}.</translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <translation>Play {card}.</translation>
    </message>
    <message>
        <source>Play {card} for {taken}.</source>
        <translation>Play {card} for {taken}.</translation>
    </message>
    <message>
        <source>Play {card}: give {given} for {taken}.</source>
        <translation>Play {card}: give {given} for {taken}.</translation>
    </message>
    <message>
        <source>Lay your set: {symbol}.</source>
        <translation>Lay your set: {symbol}.</translation>
    </message>
    <message>
        <source>Give {given} for it.</source>
        <translation>Give {given} for it.</translation>
    </message>
    <message>
        <source>Leave the card where it is.</source>
        <translation>Leave the card where it is.</translation>
    </message>
    <message>
        <source>Take no second clue.</source>
        <translation>Take no second clue.</translation>
    </message>
    <message>
        <source>Keep {card}.</source>
        <translation>Keep {card}.</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <translation>Discard {card}.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>End your turn.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Pass.</translation>
    </message>
    <message>
        <source>What is still hidden is worth more than what lies open.</source>
        <translation>What is still hidden is worth more than what lies open.</translation>
    </message>
    <message>
        <source>It brings more points than anything else now.</source>
        <translation>It brings more points than anything else now.</translation>
    </message>
    <message>
        <source>It is the best open clue, and the next player would take it.</source>
        <translation>It is the best open clue, and the next player would take it.</translation>
    </message>
    <message>
        <source>It comes on top, for the same action.</source>
        <translation>It comes on top, for the same action.</translation>
    </message>
    <message>
        <source>It completes a set.</source>
        <translation>It completes a set.</translation>
    </message>
    <message>
        <source>It brings you nearer to a set: {symbol}.</source>
        <translation>It brings you nearer to a set: {symbol}.</translation>
    </message>
    <message>
        <source>It costs nothing, and nobody can take it from you any more.</source>
        <translation>It costs nothing, and nobody can take it from you any more.</translation>
    </message>
    <message>
        <source>It is your fifth, and you are ahead: the game is yours.</source>
        <translation>It is your fifth, and you are ahead: the game is yours.</translation>
    </message>
    <message>
        <source>A fresh card is worth more than this {symbol}, which will hardly find two others.</source>
        <translation>A fresh card is worth more than this {symbol}, which will hardly find two others.</translation>
    </message>
    <message>
        <source>Chances are that {opponent} holds something better than your worst card.</source>
        <translation>Chances are that {opponent} holds something better than your worst card.</translation>
    </message>
    <message>
        <source>A clue and a card for one action is more than the {symbol} promises.</source>
        <translation>A clue and a card for one action is more than the {symbol} promises.</translation>
    </message>
    <message>
        <source>The open mystery and a card are worth more than this {symbol}.</source>
        <translation>The open mystery and a card are worth more than this {symbol}.</translation>
    </message>
    <message>
        <source>Two clues for one action are more than the {symbol} promises.</source>
        <translation>Two clues for one action are more than the {symbol} promises.</translation>
    </message>
    <message>
        <source>What you get is worth more than what you give.</source>
        <translation>What you get is worth more than what you give.</translation>
    </message>
    <message>
        <source>It is better for you, and {card} is gone from the other hand.</source>
        <translation>It is better for you, and {card} is gone from the other hand.</translation>
    </message>
    <message>
        <source>You hold nothing that you would rather give.</source>
        <translation>You hold nothing that you would rather give.</translation>
    </message>
    <message>
        <source>No open clue is worth taking.</source>
        <translation>No open clue is worth taking.</translation>
    </message>
    <message>
        <source>It is worth more to you than the other one.</source>
        <translation>It is worth more to you than the other one.</translation>
    </message>
    <message>
        <source>It is the card you will miss least.</source>
        <translation>It is the card you will miss least.</translation>
    </message>
    <message>
        <source>There is nothing left to gain this turn.</source>
        <translation>There is nothing left to gain this turn.</translation>
    </message>
    <message>
        <source>Nothing else can be done.</source>
        <translation>Nothing else can be done.</translation>
    </message>
    <message>
        <source>Open mysteries</source>
        <comment>an option</comment>
        <translation>Open mysteries</translation>
    </message>
    <message>
        <source>Scene analysis</source>
        <comment>an option</comment>
        <translation>Scene analysis</translation>
    </message>
    <message>
        <source>Open cards</source>
        <comment>an option</comment>
        <translation>Open cards</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <comment>an option</comment>
        <translation>Hand limit</translation>
    </message>
    <message>
        <source>Laying a set</source>
        <comment>an option</comment>
        <translation>Laying a set</translation>
    </message>
    <message>
        <source>Single mysteries</source>
        <comment>an option</comment>
        <translation>Single mysteries</translation>
    </message>
    <message>
        <source>Empty pile</source>
        <comment>an option</comment>
        <translation>Empty pile</translation>
    </message>
    <message>
        <source>Draw piles</source>
        <comment>an option</comment>
        <translation>Draw piles</translation>
    </message>
    <message>
        <source>First hand for two</source>
        <comment>an option</comment>
        <translation>First hand for two</translation>
    </message>
    <message>
        <source>First player</source>
        <comment>an option</comment>
        <translation>First player</translation>
    </message>
    <message>
        <source>How an open mystery comes into your hand.</source>
        <translation>How an open mystery comes into your hand.</translation>
    </message>
    <message>
        <source>What this ability draws.</source>
        <translation>What this ability draws.</translation>
    </message>
    <message>
        <source>How many clues and mysteries lie open.</source>
        <translation>How many clues and mysteries lie open.</translation>
    </message>
    <message>
        <source>Whether hands may grow beyond five cards.</source>
        <translation>Whether hands may grow beyond five cards.</translation>
    </message>
    <message>
        <source>Whether it costs the one action of a turn.</source>
        <translation>Whether it costs the one action of a turn.</translation>
    </message>
    <message>
        <source>What a mystery that is left in hand counts.</source>
        <translation>What a mystery that is left in hand counts.</translation>
    </message>
    <message>
        <source>What happens when the last card is drawn.</source>
        <translation>What happens when the last card is drawn.</translation>
    </message>
    <message>
        <source>One pile of all cards, or one of each kind.</source>
        <translation>One pile of all cards, or one of each kind.</translation>
    </message>
    <message>
        <source>Cards that each of two players begins with.</source>
        <translation>Cards that each of two players begins with.</translation>
    </message>
    <message>
        <source>Then the turns go clockwise.</source>
        <translation>Then the turns go clockwise.</translation>
    </message>
    <message>
        <source>By ability only</source>
        <translation>By ability only</translation>
    </message>
    <message>
        <source>Also by action</source>
        <translation>Also by action</translation>
    </message>
    <message>
        <source>Draw one</source>
        <translation>Draw one</translation>
    </message>
    <message>
        <source>Look at two</source>
        <translation>Look at two</translation>
    </message>
    <message>
        <source>One per player</source>
        <translation>One per player</translation>
    </message>
    <message>
        <source>At least three</source>
        <translation>At least three</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Soft</translation>
    </message>
    <message>
        <source>Five at most</source>
        <translation>Five at most</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Free</translation>
    </message>
    <message>
        <source>The action</source>
        <translation>The action</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nothing</translation>
    </message>
    <message>
        <source>1 point each</source>
        <translation>1 point each</translation>
    </message>
    <message>
        <source>Ends at once</source>
        <translation>Ends at once</translation>
    </message>
    <message>
        <source>Finish the round</source>
        <translation>Finish the round</translation>
    </message>
    <message>
        <source>One</source>
        <translation>One</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Two</translation>
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
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Lively</source>
        <translation>Lively</translation>
    </message>
    <message>
        <source>Own rules</source>
        <comment>a mix of options that is no preset</comment>
        <translation>Own rules</translation>
    </message>
    <message>
        <source>Open mysteries for the taking: better for two players.</source>
        <translation>Open mysteries for the taking: better for two players.</translation>
    </message>
</context>
<context>
    <name>don_legacy_lesson</name>
    <message>
        <source>Welcome! The old Don is gone, and you and Watson look into what he left behind. Whoever has the most points at the end wins.</source>
        <translation>Welcome! The old Don is gone, and you and Watson look into what he left behind. Whoever has the most points at the end wins.</translation>
    </message>
    <message>
        <source>This receipt is a clue. The number in its corner says what it is worth: 1 point. Clues count at the end, if they are still in your hand.</source>
        <translation>This receipt is a clue. The number in its corner says what it is worth: 1 point. Clues count at the end, if they are still in your hand.</translation>
    </message>
    <message>
        <source>Your other four cards are mysteries. Three of them with the same symbol are a set, and a set is worth 10 points. You hold two fingerprints already.</source>
        <translation>Your other four cards are mysteries. Three of them with the same symbol are a set, and a set is worth 10 points. You hold two fingerprints already.</translation>
    </message>
    <message>
        <source>Or you play a mystery for its ability, if its condition is met. Testimony needs 2 clues, and you hold only one: not yet. Click it, and you read why.</source>
        <translation>Or you play a mystery for its ability, if its condition is met. Testimony needs 2 clues, and you hold only one: not yet. Click it, and you read why.</translation>
    </message>
    <message>
        <source>In each turn you do exactly one thing: play a mystery, take an open clue, or draw from the pile.</source>
        <translation>In each turn you do exactly one thing: play a mystery, take an open clue, or draw from the pile.</translation>
    </message>
    <message>
        <source>A clue worth 5 lies open, and no clue is worth more. Click the bank record to take it: then you also have your second clue.</source>
        <translation>A clue worth 5 lies open, and no clue is worth more. Click the bank record to take it: then you also have your second clue.</translation>
    </message>
    <message>
        <source>Each place was filled again at once. Watson has taken the other good clue, a statement worth 4. Keep that in mind.</source>
        <translation>Each place was filled again at once. Watson has taken the other good clue, a statement worth 4. Keep that in mind.</translation>
    </message>
    <message>
        <source>With two clues, Testimony works: you take an open clue and then draw a card, all in one turn. Drag it to the photograph, or click it and then the photograph.</source>
        <translation>With two clues, Testimony works: you take an open clue and then draw a card, all in one turn. Drag it to the photograph, or click it and then the photograph.</translation>
    </message>
    <message>
        <source>You drew a third fingerprint! Laying a set is free, and nobody can touch it any more. Press “Lay a set”, or drag one of the three to your sets.</source>
        <translation>You drew a third fingerprint! Laying a set is free, and nobody can touch it any more. Press “Lay a set”, or drag one of the three to your sets.</translation>
    </message>
    <message>
        <source>Your Testimony lies on the discard pile: a mystery that was played never joins a set. It was your only pocket watch, so it was no great loss.</source>
        <translation>Your Testimony lies on the discard pile: a mystery that was played never joins a set. It was your only pocket watch, so it was no great loss.</translation>
    </message>
    <message>
        <source>Only a 1 and a 2 lie open now. The pile promises more: draw its top card by a click.</source>
        <translation>Only a 1 and a 2 lie open now. The pile promises more: draw its top card by a click.</translation>
    </message>
    <message>
        <source>A clue worth 5! Now get rid of the weak receipt. Deduction shows you one of Watson’s cards, drawn by chance: drag it to Watson at the top, or click it and then him.</source>
        <translation>A clue worth 5! Now get rid of the weak receipt. Deduction shows you one of Watson’s cards, drawn by chance: drag it to Watson at the top, or click it and then him.</translation>
    </message>
    <message>
        <source>The statement that he took! Only you see it, and you may swap. Give the receipt for it: 3 points more for you, 3 fewer for him.</source>
        <translation>The statement that he took! Only you see it, and you may swap. Give the receipt for it: 3 points more for you, 3 fewer for him.</translation>
    </message>
    <message>
        <source>Your clues are worth 5, 5, 4 and 3, that is 17. With 10 for the set you have 27 points. A mystery left in hand at the end counts nothing.</source>
        <translation>Your clues are worth 5, 5, 4 and 3, that is 17. With 10 for the set you have 27 points. A mystery left in hand at the end counts nothing.</translation>
    </message>
    <message>
        <source>Open mysteries come to you only by an ability, such as Archive or Disguise. In the rules called Lively, which suit two players, you may also simply take one in your turn.</source>
        <translation>Open mysteries come to you only by an ability, such as Archive or Disguise. In the rules called Lively, which suit two players, you may also simply take one in your turn.</translation>
    </message>
    <message>
        <source>The match ends at once when the draw pile is empty, or when someone has laid five sets. The number on the pile says how many cards are left.</source>
        <translation>The match ends at once when the draw pile is empty, or when someone has laid five sets. The number on the pile says how many cards are left.</translation>
    </message>
    <message>
        <source>That is all. Before you play a mystery, ask whether its symbol may still become a set. Not sure? H gives a hint, W says why not, and U takes a move back.</source>
        <translation>That is all. Before you play a mystery, ask whether its symbol may still become a set. Not sure? H gives a hint, W says why not, and U takes a move back.</translation>
    </message>
</context>
</TS>
