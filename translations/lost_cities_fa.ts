<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa" sourcelanguage="en">
<context>
    <name>ScoreSheet</name>
    <message>
        <source>This round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lost_cities</name>
    <message>
        <source>Lost Cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two explorers, five routes, and a pile that runs out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>a colour, alone or before a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <comment>a colour, alone or before a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white</source>
        <comment>a colour, alone or before a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <comment>a colour, alone or before a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <comment>a colour, alone or before a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>before a noun: a yellow card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <comment>before a noun: a blue card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white</source>
        <comment>before a noun: a white card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <comment>before a noun: a green card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <comment>before a noun: a red card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Desert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jungle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volcano</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit} {number}</source>
        <comment>a card: blue 5</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit} investment</source>
        <comment>a card; suit is an adjective</comment>
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
        <source>Play or discard a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where shall it go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} draws a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card was drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gave up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put one card of your hand on your route of its colour or on its discard pile; then you draw one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the top card of the pile or of a discard pile, but not the card you have just put there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of {player}.</source>
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
        <source>Play {before} → {after}</source>
        <comment>what the route&apos;s score becomes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take</source>
        <comment>the top card of a discard pile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>a card from the pile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n card(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your {suit} route: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}, {suit} route: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {suit} discard pile: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in the hand of an opponent</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{score} before</source>
        <comment>points of earlier rounds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{you} played {card}</source>
        <comment>you is the word You</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} played {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{you} discarded {card}</source>
        <comment>you is the word You</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} discarded {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drew from the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took {card}</source>
        <comment>from a discard pile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} drew from the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took {card} from the discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} took {card} from the discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last move of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played {card}</source>
        <comment>heading of the last move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discarded {card}</source>
        <comment>heading of the last move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} was dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} ended {first} to {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your routes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routes of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not started, no cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You win by %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins by %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number}: you are %n point(s) ahead</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number}: {player} is %n point(s) ahead</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}: you are level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gave up; {player} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a route of three or more cards that ends on 10 without an investment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole route from 2 to 10 without an investment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a route of eight or more cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn against {player}. %n card(s) left in the pile.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is to move. %n card(s) left in the pile.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over: the last card of the pile was drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First play or discard a card, then draw one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have placed a card: now draw one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a card from your own hand can be placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {suit} card cannot join the {route} route: every route has its own colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {suit} card cannot lie on the {pile} pile: every colour has its own discards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Investments come before the numbers: the {suit} route has a number already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A route begins with an investment or the 2: {card} cannot open the {suit} route.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers must rise: after {top} the {suit} route cannot take {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {suit} discard pile is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card that you have just discarded cannot be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{limit} cards in a row came from the discards: now one must come from the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initial discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multipliers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus for the 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus for eight cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of all rounds are added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In later rounds the player with more points begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of the pile that are turned up before the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What may lie at the bottom of a route.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What none, one, two and three investments multiply a route by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20 points more for a route without an investment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20 points more for a route of eight or more cards.</source>
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
        <source>Three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One per colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Investment or 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1, 2, 3, 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1, 2, 3, 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 on top, three cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole route, 2 to 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own rules</source>
        <comment>a mix of options that is no preset</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the rulebook that Divan follows: one round, quick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the printed game: three rounds, freer routes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
