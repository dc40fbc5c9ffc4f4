<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ScoreSheet</name>
    <message>
        <source>This round</source>
        <translation>This round</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>lost_cities</name>
    <message>
        <source>Lost Cities</source>
        <translation>Lost Cities</translation>
    </message>
    <message>
        <source>Two explorers, five routes, and a pile that runs out</source>
        <translation>Two explorers, five routes, and a pile that runs out</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>a colour, alone or before a number</comment>
        <translation>yellow</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>a colour, alone or before a number</comment>
        <translation>blue</translation>
    </message>
    <message>
        <source>white</source>
        <comment>a colour, alone or before a number</comment>
        <translation>white</translation>
    </message>
    <message>
        <source>green</source>
        <comment>a colour, alone or before a number</comment>
        <translation>green</translation>
    </message>
    <message>
        <source>red</source>
        <comment>a colour, alone or before a number</comment>
        <translation>red</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>before a noun: a yellow card</comment>
        <translation>yellow</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>before a noun: a blue card</comment>
        <translation>blue</translation>
    </message>
    <message>
        <source>white</source>
        <comment>before a noun: a white card</comment>
        <translation>white</translation>
    </message>
    <message>
        <source>green</source>
        <comment>before a noun: a green card</comment>
        <translation>green</translation>
    </message>
    <message>
        <source>red</source>
        <comment>before a noun: a red card</comment>
        <translation>red</translation>
    </message>
    <message>
        <source>Desert</source>
        <translation>Desert</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Sea</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>Snow</translation>
    </message>
    <message>
        <source>Jungle</source>
        <translation>Jungle</translation>
    </message>
    <message>
        <source>Volcano</source>
        <translation>Volcano</translation>
    </message>
    <message>
        <source>{suit} {number}</source>
        <comment>a card: blue 5</comment>
        <translation>{suit} {number}</translation>
    </message>
    <message>
        <source>{suit} investment</source>
        <comment>a card; suit is an adjective</comment>
        <translation>{suit} investment</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>a card face down</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>Play or discard a card</source>
        <translation>Play or discard a card</translation>
    </message>
    <message>
        <source>Where shall it go?</source>
        <translation>Where shall it go?</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Draw a card</translation>
    </message>
    <message>
        <source>{player} is thinking</source>
        <translation>{player} is thinking</translation>
    </message>
    <message>
        <source>{player} draws a card</source>
        <translation>{player} draws a card</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Game over</translation>
    </message>
    <message>
        <source>The last card was drawn</source>
        <translation>The last card was drawn</translation>
    </message>
    <message>
        <source>You gave up</source>
        <translation>You gave up</translation>
    </message>
    <message>
        <source>Put one card of your hand on your route of its colour or on its discard pile; then you draw one.</source>
        <translation>Put one card of your hand on your route of its colour or on its discard pile; then you draw one.</translation>
    </message>
    <message>
        <source>Draw the top card of the pile or of a discard pile, but not the card you have just put there.</source>
        <translation>Draw the top card of the pile or of a discard pile, but not the card you have just put there.</translation>
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
        <source>Play {before} → {after}</source>
        <comment>what the route&apos;s score becomes</comment>
        <translation>Play {before} → {after}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>Take</source>
        <comment>the top card of a discard pile</comment>
        <translation>Take</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>a card from the pile</comment>
        <translation>Draw</translation>
    </message>
    <message>
        <source>play it</source>
        <comment>after the name of a key</comment>
        <translation>play it</translation>
    </message>
    <message>
        <source>discard it</source>
        <comment>after the name of a key</comment>
        <translation>discard it</translation>
    </message>
    <message>
        <source>take it</source>
        <comment>after the name of a key</comment>
        <translation>take it</translation>
    </message>
    <message>
        <source>draw from the pile</source>
        <comment>after the name of a key</comment>
        <translation>draw from the pile</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Your hand</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Draw pile</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n card(s) left</source>
        <translation>
            <numerusform>Draw pile, %n card left</numerusform>
            <numerusform>Draw pile, %n cards left</numerusform>
        </translation>
    </message>
    <message>
        <source>Your {suit} route: {cards}</source>
        <translation>Your {suit} route: {cards}</translation>
    </message>
    <message>
        <source>{player}, {suit} route: {cards}</source>
        <translation>{player}, {suit} route: {cards}</translation>
    </message>
    <message>
        <source>The {suit} discard pile: {cards}</source>
        <translation>The {suit} discard pile: {cards}</translation>
    </message>
    <message>
        <source>{card} on top</source>
        <translation>{card} on top</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>empty</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>not started</translation>
    </message>
    <message>
        <source>The hand of {player}</source>
        <translation>The hand of {player}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in the hand of an opponent</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Round {number} of {rounds}</translation>
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
        <source>{you} discarded {card}</source>
        <comment>you is the word You</comment>
        <translation>{you} discarded {card}</translation>
    </message>
    <message>
        <source>{player} discarded {card}</source>
        <translation>{player} discarded {card}</translation>
    </message>
    <message>
        <source>and drew from the pile</source>
        <comment>You played blue 5 …</comment>
        <translation>and drew from the pile</translation>
    </message>
    <message>
        <source>and drew from the pile</source>
        <comment>Irene played blue 5 …</comment>
        <translation>and drew from the pile</translation>
    </message>
    <message>
        <source>and took {card}</source>
        <comment>You played blue 5 …</comment>
        <translation>and took {card}</translation>
    </message>
    <message>
        <source>and took {card}</source>
        <comment>Irene played blue 5 …</comment>
        <translation>and took {card}</translation>
    </message>
    <message>
        <source>drew from the pile</source>
        <comment>alone, of an opponent</comment>
        <translation>drew from the pile</translation>
    </message>
    <message>
        <source>took {card}</source>
        <comment>alone, of an opponent, from a discard pile</comment>
        <translation>took {card}</translation>
    </message>
    <message>
        <source>You drew {card}</source>
        <translation>You drew {card}</translation>
    </message>
    <message>
        <source>{player} drew from the pile</source>
        <translation>{player} drew from the pile</translation>
    </message>
    <message>
        <source>You took {card} from the discards</source>
        <translation>You took {card} from the discards</translation>
    </message>
    <message>
        <source>{player} took {card} from the discards</source>
        <translation>{player} took {card} from the discards</translation>
    </message>
    <message>
        <source>Last move of {player}</source>
        <translation>Last move of {player}</translation>
    </message>
    <message>
        <source>Played {card}</source>
        <comment>heading of the last move</comment>
        <translation>Played {card}</translation>
    </message>
    <message>
        <source>Discarded {card}</source>
        <comment>heading of the last move</comment>
        <translation>Discarded {card}</translation>
    </message>
    <message>
        <source>Round {number} was dealt</source>
        <translation>Round {number} was dealt</translation>
    </message>
    <message>
        <source>Round {number} ended {first} to {second}</source>
        <translation>Round {number} ended {first} to {second}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Earlier rounds</source>
        <translation>Earlier rounds</translation>
    </message>
    <message>
        <source>Your routes</source>
        <translation>Your routes</translation>
    </message>
    <message>
        <source>Routes of {player}</source>
        <translation>Routes of {player}</translation>
    </message>
    <message>
        <source>Round {number}: {own} to {other}</source>
        <translation>Round {number}: {own} to {other}</translation>
    </message>
    <message>
        <source>not started, no cost</source>
        <translation>not started, no cost</translation>
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
    <message numerus="yes">
        <source>Round {number}: you are %n point(s) ahead</source>
        <translation>
            <numerusform>Round {number}: you are %n point ahead</numerusform>
            <numerusform>Round {number}: you are %n points ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number}: {player} is %n point(s) ahead</source>
        <translation>
            <numerusform>Round {number}: {player} is %n point ahead</numerusform>
            <numerusform>Round {number}: {player} is %n points ahead</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}: you are level</source>
        <translation>Round {number}: you are level</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>A draw</translation>
    </message>
    <message>
        <source>You gave up; {player} wins</source>
        <translation>You gave up; {player} wins</translation>
    </message>
    <message>
        <source>a route of three or more cards that ends on 10 without an investment</source>
        <translation>a route of three or more cards that ends on 10 without an investment</translation>
    </message>
    <message>
        <source>a whole route from 2 to 10 without an investment</source>
        <translation>a whole route from 2 to 10 without an investment</translation>
    </message>
    <message>
        <source>a route of eight or more cards</source>
        <translation>a route of eight or more cards</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn against {player}. %n card(s) left in the pile.</source>
        <translation>
            <numerusform>Your turn against {player}. %n card left in the pile.</numerusform>
            <numerusform>Your turn against {player}. %n cards left in the pile.</numerusform>
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
        <source>This is the route of {player}: your cards go on your own routes.</source>
        <translation>This is the route of {player}: your cards go on your own routes.</translation>
    </message>
    <message>
        <source>The match is over: the last card of the pile was drawn.</source>
        <translation>The match is over: the last card of the pile was drawn.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>It is not your turn yet.</translation>
    </message>
    <message>
        <source>First play or discard a card, then draw one.</source>
        <translation>First play or discard a card, then draw one.</translation>
    </message>
    <message>
        <source>You have placed a card: now draw one.</source>
        <translation>You have placed a card: now draw one.</translation>
    </message>
    <message>
        <source>Only a card from your own hand can be placed.</source>
        <translation>Only a card from your own hand can be placed.</translation>
    </message>
    <message>
        <source>A {suit} card cannot join the {route} route: every route has its own colour.</source>
        <translation>A {suit} card cannot join the {route} route: every route has its own colour.</translation>
    </message>
    <message>
        <source>A {suit} card cannot lie on the {pile} pile: every colour has its own discards.</source>
        <translation>A {suit} card cannot lie on the {pile} pile: every colour has its own discards.</translation>
    </message>
    <message>
        <source>Investments come before the numbers: the {suit} route has a number already.</source>
        <translation>Investments come before the numbers: the {suit} route has a number already.</translation>
    </message>
    <message>
        <source>A route begins with an investment or the 2: {card} cannot open the {suit} route.</source>
        <translation>A route begins with an investment or the 2: {card} cannot open the {suit} route.</translation>
    </message>
    <message>
        <source>Numbers must rise: after {top} the {suit} route cannot take {card}.</source>
        <translation>Numbers must rise: after {top} the {suit} route cannot take {card}.</translation>
    </message>
    <message>
        <source>The {suit} discard pile is empty.</source>
        <translation>The {suit} discard pile is empty.</translation>
    </message>
    <message>
        <source>The card that you have just discarded cannot be taken back.</source>
        <translation>The card that you have just discarded cannot be taken back.</translation>
    </message>
    <message>
        <source>{limit} cards in a row came from the discards: now one must come from the pile.</source>
        <translation>{limit} cards in a row came from the discards: now one must come from the pile.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rounds</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Who begins</translation>
    </message>
    <message>
        <source>Initial discards</source>
        <translation>Initial discards</translation>
    </message>
    <message>
        <source>Start rule</source>
        <translation>Start rule</translation>
    </message>
    <message>
        <source>Multipliers</source>
        <translation>Multipliers</translation>
    </message>
    <message>
        <source>Bonus for the 10</source>
        <translation>Bonus for the 10</translation>
    </message>
    <message>
        <source>Bonus for eight cards</source>
        <translation>Bonus for eight cards</translation>
    </message>
    <message>
        <source>The points of all rounds are added.</source>
        <translation>The points of all rounds are added.</translation>
    </message>
    <message>
        <source>In later rounds the player with more points begins.</source>
        <translation>In later rounds the player with more points begins.</translation>
    </message>
    <message>
        <source>Cards of the pile that are turned up before the first turn.</source>
        <translation>Cards of the pile that are turned up before the first turn.</translation>
    </message>
    <message>
        <source>What may lie at the bottom of a route.</source>
        <translation>What may lie at the bottom of a route.</translation>
    </message>
    <message>
        <source>What none, one, two and three investments multiply a route by.</source>
        <translation>What none, one, two and three investments multiply a route by.</translation>
    </message>
    <message>
        <source>20 points more for a route without an investment.</source>
        <translation>20 points more for a route without an investment.</translation>
    </message>
    <message>
        <source>20 points more for a route of eight or more cards.</source>
        <translation>20 points more for a route of eight or more cards.</translation>
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
        <source>Three</source>
        <translation>Three</translation>
    </message>
    <message>
        <source>One per colour</source>
        <translation>One per colour</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
    <message>
        <source>Investment or 2</source>
        <translation>Investment or 2</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Any card</translation>
    </message>
    <message>
        <source>1, 2, 3, 3</source>
        <translation>1, 2, 3, 3</translation>
    </message>
    <message>
        <source>1, 2, 3, 4</source>
        <translation>1, 2, 3, 4</translation>
    </message>
    <message>
        <source>10 on top, three cards</source>
        <translation>10 on top, three cards</translation>
    </message>
    <message>
        <source>Whole route, 2 to 10</source>
        <translation>Whole route, 2 to 10</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Off</translation>
    </message>
    <message>
        <source>On</source>
        <translation>On</translation>
    </message>
    <message>
        <source>Source rules</source>
        <translation>Source rules</translation>
    </message>
    <message>
        <source>Published rules</source>
        <translation>Published rules</translation>
    </message>
    <message>
        <source>Own rules</source>
        <comment>a mix of options that is no preset</comment>
        <translation>Own rules</translation>
    </message>
    <message>
        <source>As in the rulebook that Divan follows: one round, quick.</source>
        <translation>As in the rulebook that Divan follows: one round, quick.</translation>
    </message>
    <message>
        <source>As in the printed game: three rounds, freer routes.</source>
        <translation>As in the printed game: three rounds, freer routes.</translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <translation>Play {card}.</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <translation>Discard {card}.</translation>
    </message>
    <message>
        <source>Take {card} from the discards.</source>
        <translation>Take {card} from the discards.</translation>
    </message>
    <message>
        <source>Draw from the pile.</source>
        <translation>Draw from the pile.</translation>
    </message>
    <message>
        <source>It is the next step of the {suit} route and gives nothing up.</source>
        <translation>It is the next step of the {suit} route and gives nothing up.</translation>
    </message>
    <message numerus="yes">
        <source>%n lower {suit} card(s) may never come, and the turns are few.</source>
        <comment>why a number is laid although lower ones are still out</comment>
        <translation>
            <numerusform>%n lower {suit} card may never come, and the turns are few.</numerusform>
            <numerusform>%n lower {suit} cards may never come, and the turns are few.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {suit} route has an investment, so every point counts more.</source>
        <translation>The {suit} route has an investment, so every point counts more.</translation>
    </message>
    <message>
        <source>Your {suit} cards make {points} together; with what may still come the route should pay.</source>
        <translation>Your {suit} cards make {points} together; with what may still come the route should pay.</translation>
    </message>
    <message>
        <source>Your {suit} cards make {points} together; the route looks good enough to bet on.</source>
        <translation>Your {suit} cards make {points} together; the route looks good enough to bet on.</translation>
    </message>
    <message>
        <source>Every discard would help the other player more than this costs you.</source>
        <translation>Every discard would help the other player more than this costs you.</translation>
    </message>
    <message>
        <source>Neither of you can lay it any more.</source>
        <translation>Neither of you can lay it any more.</translation>
    </message>
    <message>
        <source>The other player cannot lay it.</source>
        <translation>The other player cannot lay it.</translation>
    </message>
    <message>
        <source>You will miss it least.</source>
        <translation>You will miss it least.</translation>
    </message>
    <message>
        <source>It fits your {suit} cards.</source>
        <translation>It fits your {suit} cards.</translation>
    </message>
    <message>
        <source>You hold good cards, and the pile must not run out before they lie.</source>
        <translation>You hold good cards, and the pile must not run out before they lie.</translation>
    </message>
    <message>
        <source>No discard pile offers you anything better.</source>
        <translation>No discard pile offers you anything better.</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Nothing else is possible.</translation>
    </message>
</context>
<context>
    <name>lost_cities_lesson</name>
    <message>
        <source>Welcome! You and Watson explore five routes. When the pile runs out, whoever has the most points wins. It takes about three minutes to learn.</source>
        <translation>Welcome! You and Watson explore five routes. When the pile runs out, whoever has the most points wins. It takes about three minutes to learn.</translation>
    </message>
    <message>
        <source>Each colour has a route of your own, below, and one of Watson&apos;s, above. Between them lie the discard piles, one a colour.</source>
        <translation>Each colour has a route of your own, below, and one of Watson&apos;s, above. Between them lie the discard piles, one a colour.</translation>
    </message>
    <message>
        <source>These are your cards: numbers from 2 to 10, and investments, which show a handshake. In every turn you lay one card down, then draw one.</source>
        <translation>These are your cards: numbers from 2 to 10, and investments, which show a handshake. In every turn you lay one card down, then draw one.</translation>
    </message>
    <message>
        <source>A route begins with an investment or a 2. Begin the blue one: drag the blue investment to its place, or click the card and then the place.</source>
        <translation>A route begins with an investment or a 2. Begin the blue one: drag the blue investment to its place, or click the card and then the place.</translation>
    </message>
    <message>
        <source>Now draw: take the top card of the pile, by a click or by dragging.</source>
        <translation>Now draw: take the top card of the pile, by a click or by dragging.</translation>
    </message>
    <message>
        <source>A blue 6, just in time. Meanwhile Watson has invested in green. What he did last always stands beside his name.</source>
        <translation>A blue 6, just in time. Meanwhile Watson has invested in green. What he did last always stands beside his name.</translation>
    </message>
    <message>
        <source>A route begins 20 points down, and an investment doubles gain and loss: so your score says −40. Now for the numbers: lay the blue 4.</source>
        <translation>A route begins 20 points down, and an investment doubles gain and loss: so your score says −40. Now for the numbers: lay the blue 4.</translation>
    </message>
    <message>
        <source>Numbers only go up: below a 4 nothing fits any more. Draw from the pile.</source>
        <translation>Numbers only go up: below a 4 nothing fits any more. Draw from the pile.</translation>
    </message>
    <message>
        <source>Go on in blue: lay the 6.</source>
        <translation>Go on in blue: lay the 6.</translation>
    </message>
    <message>
        <source>And draw from the pile.</source>
        <translation>And draw from the pile.</translation>
    </message>
    <message>
        <source>Look: Watson has no use for the blue 8 and has thrown it away. The top card of a discard pile may be drawn instead of one from the pile.</source>
        <translation>Look: Watson has no use for the blue 8 and has thrown it away. The top card of a discard pile may be drawn instead of one from the pile.</translation>
    </message>
    <message>
        <source>But first a card has to go. Every route that is begun costs 20 points, and your red 8 could not pay for that alone. Put it on the red discard pile.</source>
        <translation>But first a card has to go. Every route that is begun costs 20 points, and your red 8 could not pay for that alone. Put it on the red discard pile.</translation>
    </message>
    <message>
        <source>Now take the blue 8 from its discard pile.</source>
        <translation>Now take the blue 8 from its discard pile.</translation>
    </message>
    <message>
        <source>Lay the 8.</source>
        <translation>Lay the 8.</translation>
    </message>
    <message>
        <source>Draw, and then comes the best.</source>
        <translation>Draw, and then comes the best.</translation>
    </message>
    <message>
        <source>Lay the 9, and see what the blue route is worth.</source>
        <translation>Lay the 9, and see what the blue route is worth.</translation>
    </message>
    <message>
        <source>4 + 6 + 8 + 9 make 27. Less 20 for the route: 7. The investment doubles that: 14 points. Before the 9 it was still a loss.</source>
        <translation>4 + 6 + 8 + 9 make 27. Less 20 for the route: 7. The investment doubles that: 14 points. Before the 9 it was still a loss.</translation>
    </message>
    <message>
        <source>A route without an investment that ends with the 10 earns 20 points more. Routes that you never begin cost nothing.</source>
        <translation>A route without an investment that ends with the 10 earns 20 points more. Routes that you never begin cost nothing.</translation>
    </message>
    <message>
        <source>The match ends at once when the last card of the pile is drawn: begin no route too late. Who draws from the discard piles gains time.</source>
        <translation>The match ends at once when the last card of the pile is drawn: begin no route too late. Who draws from the discard piles gains time.</translation>
    </message>
    <message>
        <source>That is all you need. In a match, H shows a hint, W says why something is not allowed, and U takes a move back. Good luck!</source>
        <translation>That is all you need. In a match, H shows a hint, W says why something is not allowed, and U takes a move back. Good luck!</translation>
    </message>
</context>
</TS>
