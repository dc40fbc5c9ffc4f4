<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>last_call</name>
    <message>
        <source>Last Call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sealed case, forty-eight clues, and one wrong word too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bedroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theatre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knife</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Butler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colonel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{item} {number}</source>
        <comment>a clue card: Gun 7</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a card, guess or accuse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guess, accuse or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a card or accuse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else is left: accuse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay it in front of you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show {player} one of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it to {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw an extra card?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare a strong clue?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final investigation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a place, a weapon and a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All three are chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} shows a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gave up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The case is solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The case stays unsolved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One player was left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do one of three things: lay a card of your hand in front of you, guess three cards, or announce the final investigation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} asked for cards that you have. Show one of them; only {player} sees it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your card has the same symbol as the card before: you may draw one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of your cards in front have one symbol. If you name one a strong clue and the case is of its item, you get 2 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one card of each symbol in the notebook, or with the arrows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are out of this case, but you may watch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over; nothing more can be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play and draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final investigation</source>
        <comment>a button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{item}</source>
        <comment>a button that declares it a strong clue</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No strong clue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In front of you: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In front of {player}: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Reserve, %n card(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A card of the same symbol draws one</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in hand</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>out of the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} showed you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case {number} of {cases}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not: {item}</source>
        <comment>a lead: the case is not of this item</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no leads in this case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{symbol} of the case, sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{symbol}: {card}</source>
        <comment>chosen for a guess</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{symbol}: not chosen yet</source>
        <comment>for a guess</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{you} played {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} played {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and drew a card</source>
        <comment>Irene played Gun 7 …</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and drew {card}</source>
        <comment>You played Gun 7 …</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} drew a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You did without the extra card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} did without the extra card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{you} asked for {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} asked for {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} showed you {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You showed {card} to {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} showed {other} a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody had one of them in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{you} declared {card} a strong clue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} declared {card} a strong clue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{you} passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{you} announced {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} announced {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was wrong: you are out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was wrong: {player} is out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You refute it and take a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} refutes it and takes a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody refutes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards that refute it are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} ended; the cards go back to the hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You solved the case: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} solved the case: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are the last one left and win the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is the last one left and wins the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case {number} was sealed and dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You name the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} names the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} holds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody shows it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong: you are out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong: {player} is out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right: the case is yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right: {player} has solved the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By hand</source>
        <comment>a mode of the notebook</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facts</source>
        <comment>a mode of the notebook</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deductions</source>
        <comment>a mode of the notebook</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only your own pencil writes in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It notes what you have seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It fills itself. Click a mark to see why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the notebook is filled: {mode}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pencil: click a cell to mark it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last pencil mark back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the notebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not hold it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody holds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lead</source>
        <comment>in the notebook, over the cards of an innocent item</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} holds {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} does not hold {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} did not hold {card}, but has drawn since</source>
        <comment>a faded cross</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} may hold {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mark}; your pencil says {pencil}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <comment>a pencil mark</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <comment>a pencil mark</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>perhaps</source>
        <comment>a pencil mark</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is in the case file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is not in the case file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} may be in the case file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody holds {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why this follows: {claim}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that you know settles this yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It follows from how many cards there are in each place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together with how many cards there are in each place, nothing else is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <comment>instead of a turn&apos;s number: at the deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} was dealt to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By your lead the case is not of this item: {item}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A removed case card shows an innocent item: {item}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} laid {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} showed you {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The final investigation showed {card} with {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The final investigation showed all cards of {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} went out, all cards face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of the case showed all cards of {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} was asked for {cards} and showed nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} did not refute {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} announced {cards}; own cards are not allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} showed {other} one of these: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} showed you one of these: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} announced {cards}, and it was wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The case was opened: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce {cards}: nothing else is possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce {cards}: it is right with a chance of about {chance} in a hundred.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce {cards}: you are the last one left, and nothing is likelier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce {cards}: you have to, and one is as good as another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {card}: it draws one from the reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {card}: it tells the others least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for {cards}: the answer tells you most about the case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show {card}: it gives least away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show {card}: {player} has seen it already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show {card}: it is the only one that you can show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare {card} a strong clue: its item is the likeliest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare nothing: the case is of none of these items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: every card tells you something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass: there is nothing else to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You solved the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} solved the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are the last one left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is the last one left</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You win the match with %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the match with %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The match is a tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gave up the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was sealed in this case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strong clue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>went out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed: {items}</source>
        <comment>case cards out of the game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case {number}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. %n card(s) left in the reserve.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is to move. %n card(s) left in the reserve.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over: the case is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your announcement was wrong: you are out of this case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First show one of the cards that you are asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody asks you for a card now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} was not asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a card from your own hand will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A combination has one place, one weapon and one person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First draw the extra card, or do without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no extra card to draw now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First declare a strong clue, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can declare no strong clue now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A strong clue takes three cards of its symbol in front of you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has played for two laps: now play a card, or announce.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You guessed on your last turn: play a card before you guess again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold {card} yourself, so the case cannot be that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else is left: you must announce the final investigation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may pass only with an empty hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guesses in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed case cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last survivor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Safety draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of all cases are added; one case is simply won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In later rounds the next player clockwise begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often you may guess before you have to play a card again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is sealed, and what wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case cards that go out of the game unseen, with three and four players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose last card decides about the extra card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether it comes by itself or you choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the final investigation shows to all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens when only one player is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone draws one after a round in which nobody drew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case file</source>
        <comment>a case model</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Literal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None and one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One and two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anybody’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As you choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what refutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must announce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brisk rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the rulebook that Divan follows: guess as often as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never two guesses in a row: shorter, and cards tell more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own rules</source>
        <comment>a mix of options that is no preset</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
