<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>ScoreSheet</name>
    <message>
        <source>This round</source>
        <translation>Deze ronde</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
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
        <translation>Twee ontdekkers, vijf routes en een stapel die opraakt</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>a colour, alone or before a number</comment>
        <translation>geel</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>a colour, alone or before a number</comment>
        <translation>blauw</translation>
    </message>
    <message>
        <source>white</source>
        <comment>a colour, alone or before a number</comment>
        <translation>wit</translation>
    </message>
    <message>
        <source>green</source>
        <comment>a colour, alone or before a number</comment>
        <translation>groen</translation>
    </message>
    <message>
        <source>red</source>
        <comment>a colour, alone or before a number</comment>
        <translation>rood</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>before a noun: a yellow card</comment>
        <translation>gele</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>before a noun: a blue card</comment>
        <translation>blauwe</translation>
    </message>
    <message>
        <source>white</source>
        <comment>before a noun: a white card</comment>
        <translation>witte</translation>
    </message>
    <message>
        <source>green</source>
        <comment>before a noun: a green card</comment>
        <translation>groene</translation>
    </message>
    <message>
        <source>red</source>
        <comment>before a noun: a red card</comment>
        <translation>rode</translation>
    </message>
    <message>
        <source>Desert</source>
        <translation>Woestijn</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Zee</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>Sneeuw</translation>
    </message>
    <message>
        <source>Jungle</source>
        <translation>Jungle</translation>
    </message>
    <message>
        <source>Volcano</source>
        <translation>Vulkaan</translation>
    </message>
    <message>
        <source>{suit} {number}</source>
        <comment>a card: blue 5</comment>
        <translation>{suit} {number}</translation>
    </message>
    <message>
        <source>{suit} investment</source>
        <comment>a card; suit is an adjective</comment>
        <translation>{suit} investering</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>een gedekte kaart</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jouw beurt</translation>
    </message>
    <message>
        <source>Play or discard a card</source>
        <translation>Speel een kaart of leg er een af</translation>
    </message>
    <message>
        <source>Where shall it go?</source>
        <translation>Waar moet die heen?</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Trek een kaart</translation>
    </message>
    <message>
        <source>{player} is thinking</source>
        <translation>{player} denkt na</translation>
    </message>
    <message>
        <source>{player} draws a card</source>
        <translation>{player} trekt een kaart</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Spel afgelopen</translation>
    </message>
    <message>
        <source>The last card was drawn</source>
        <translation>De laatste kaart is getrokken</translation>
    </message>
    <message>
        <source>You gave up</source>
        <translation>Je hebt opgegeven</translation>
    </message>
    <message>
        <source>Put one card of your hand on your route of its colour or on its discard pile; then you draw one.</source>
        <translation>Leg een handkaart op je route of op de aflegstapel van die kleur; trek er daarna een.</translation>
    </message>
    <message>
        <source>Draw the top card of the pile or of a discard pile, but not the card you have just put there.</source>
        <translation>Trek de bovenste kaart van de trekstapel of een aflegstapel, maar niet de kaart die je daar net hebt gelegd.</translation>
    </message>
    <message>
        <source>It is the turn of {player}.</source>
        <translation>{player} is aan de beurt.</translation>
    </message>
    <message>
        <source>The match is over; nothing more can be played.</source>
        <translation>De partij is afgelopen; er kan niets meer gespeeld worden.</translation>
    </message>
    <message>
        <source>Play {before} → {after}</source>
        <comment>what the route&apos;s score becomes</comment>
        <translation>Spelen {before} → {after}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Afleggen</translation>
    </message>
    <message>
        <source>Take</source>
        <comment>the top card of a discard pile</comment>
        <translation>Nemen</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>a card from the pile</comment>
        <translation>Trekken</translation>
    </message>
    <message>
        <source>play it</source>
        <comment>after the name of a key</comment>
        <translation>spelen</translation>
    </message>
    <message>
        <source>discard it</source>
        <comment>after the name of a key</comment>
        <translation>afleggen</translation>
    </message>
    <message>
        <source>take it</source>
        <comment>after the name of a key</comment>
        <translation>nemen</translation>
    </message>
    <message>
        <source>draw from the pile</source>
        <comment>after the name of a key</comment>
        <translation>van de stapel trekken</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Je hand</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Trekstapel</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n card(s) left</source>
        <translation>
            <numerusform>Trekstapel, nog %n kaart</numerusform>
            <numerusform>Trekstapel, nog %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Your {suit} route: {cards}</source>
        <translation>Je {suit} route: {cards}</translation>
    </message>
    <message>
        <source>{player}, {suit} route: {cards}</source>
        <translation>{player}, {suit} route: {cards}</translation>
    </message>
    <message>
        <source>The {suit} discard pile: {cards}</source>
        <translation>De {suit} aflegstapel: {cards}</translation>
    </message>
    <message>
        <source>{card} on top</source>
        <translation>{card} bovenop</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leeg</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>niet begonnen</translation>
    </message>
    <message>
        <source>The hand of {player}</source>
        <translation>De hand van {player}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in the hand of an opponent</comment>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Ronde {number} van {rounds}</translation>
    </message>
    <message>
        <source>{you} played {card}</source>
        <comment>you is the word You</comment>
        <translation>{you} speelde {card}</translation>
    </message>
    <message>
        <source>{player} played {card}</source>
        <translation>{player} speelde {card}</translation>
    </message>
    <message>
        <source>{you} discarded {card}</source>
        <comment>you is the word You</comment>
        <translation>{you} legde {card} af</translation>
    </message>
    <message>
        <source>{player} discarded {card}</source>
        <translation>{player} legde {card} af</translation>
    </message>
    <message>
        <source>and drew from the pile</source>
        <comment>You played blue 5 …</comment>
        <translation>en trok van de trekstapel</translation>
    </message>
    <message>
        <source>and drew from the pile</source>
        <comment>Irene played blue 5 …</comment>
        <translation>en trok van de trekstapel</translation>
    </message>
    <message>
        <source>and took {card}</source>
        <comment>You played blue 5 …</comment>
        <translation>en nam {card}</translation>
    </message>
    <message>
        <source>and took {card}</source>
        <comment>Irene played blue 5 …</comment>
        <translation>en nam {card}</translation>
    </message>
    <message>
        <source>drew from the pile</source>
        <comment>alone, of an opponent</comment>
        <translation>trok van de trekstapel</translation>
    </message>
    <message>
        <source>took {card}</source>
        <comment>alone, of an opponent, from a discard pile</comment>
        <translation>nam {card}</translation>
    </message>
    <message>
        <source>You drew {card}</source>
        <translation>Je trok {card}</translation>
    </message>
    <message>
        <source>{player} drew from the pile</source>
        <translation>{player} trok van de trekstapel</translation>
    </message>
    <message>
        <source>You took {card} from the discards</source>
        <translation>Je nam {card} van de aflegstapel</translation>
    </message>
    <message>
        <source>{player} took {card} from the discards</source>
        <translation>{player} nam {card} van de aflegstapel</translation>
    </message>
    <message>
        <source>Last move of {player}</source>
        <translation>Laatste zet van {player}</translation>
    </message>
    <message>
        <source>Played {card}</source>
        <comment>heading of the last move</comment>
        <translation>Speelde {card}</translation>
    </message>
    <message>
        <source>Discarded {card}</source>
        <comment>heading of the last move</comment>
        <translation>Legde {card} af</translation>
    </message>
    <message>
        <source>Round {number} was dealt</source>
        <translation>Ronde {number} is gedeeld</translation>
    </message>
    <message>
        <source>Round {number} ended {first} to {second}</source>
        <translation>Ronde {number} eindigde in {first} tegen {second}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Earlier rounds</source>
        <translation>Eerdere rondes</translation>
    </message>
    <message>
        <source>Your routes</source>
        <translation>Jouw routes</translation>
    </message>
    <message>
        <source>Routes of {player}</source>
        <translation>Routes van {player}</translation>
    </message>
    <message>
        <source>Round {number}: {own} to {other}</source>
        <translation>Ronde {number}: {own} tegen {other}</translation>
    </message>
    <message>
        <source>not started, no cost</source>
        <translation>niet begonnen, geen kosten</translation>
    </message>
    <message numerus="yes">
        <source>You win by %n point(s)</source>
        <translation>
            <numerusform>Je wint met %n punt verschil</numerusform>
            <numerusform>Je wint met %n punten verschil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins by %n point(s)</source>
        <translation>
            <numerusform>{player} wint met %n punt verschil</numerusform>
            <numerusform>{player} wint met %n punten verschil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number}: you are %n point(s) ahead</source>
        <translation>
            <numerusform>Ronde {number}: je staat %n punt voor</numerusform>
            <numerusform>Ronde {number}: je staat %n punten voor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number}: {player} is %n point(s) ahead</source>
        <translation>
            <numerusform>Ronde {number}: {player} staat %n punt voor</numerusform>
            <numerusform>Ronde {number}: {player} staat %n punten voor</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}: you are level</source>
        <translation>Ronde {number}: jullie staan gelijk</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Gelijkspel</translation>
    </message>
    <message>
        <source>You gave up; {player} wins</source>
        <translation>Je hebt opgegeven; {player} wint</translation>
    </message>
    <message>
        <source>a route of three or more cards that ends on 10 without an investment</source>
        <translation>een route van drie of meer kaarten die op 10 eindigt, zonder investering</translation>
    </message>
    <message>
        <source>a whole route from 2 to 10 without an investment</source>
        <translation>een hele route van 2 tot en met 10 zonder investering</translation>
    </message>
    <message>
        <source>a route of eight or more cards</source>
        <translation>een route van acht of meer kaarten</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n beurt</numerusform>
            <numerusform>%n beurten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn against {player}. %n card(s) left in the pile.</source>
        <translation>
            <numerusform>Jij bent aan de beurt tegen {player}. Nog %n kaart op de trekstapel.</numerusform>
            <numerusform>Jij bent aan de beurt tegen {player}. Nog %n kaarten op de trekstapel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is to move. %n card(s) left in the pile.</source>
        <translation>
            <numerusform>{player} is aan de beurt. Nog %n kaart op de trekstapel.</numerusform>
            <numerusform>{player} is aan de beurt. Nog %n kaarten op de trekstapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the route of {player}: your cards go on your own routes.</source>
        <translation>Dit is de route van {player}: jouw kaarten leg je op je eigen routes.</translation>
    </message>
    <message>
        <source>The match is over: the last card of the pile was drawn.</source>
        <translation>De partij is afgelopen: de laatste kaart van de trekstapel is getrokken.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Je bent nog niet aan de beurt.</translation>
    </message>
    <message>
        <source>First play or discard a card, then draw one.</source>
        <translation>Speel eerst een kaart of leg er een af; trek er daarna een.</translation>
    </message>
    <message>
        <source>You have placed a card: now draw one.</source>
        <translation>Je hebt al een kaart gelegd: trek er nu een.</translation>
    </message>
    <message>
        <source>Only a card from your own hand can be placed.</source>
        <translation>Je kunt alleen een kaart uit je eigen hand leggen.</translation>
    </message>
    <message>
        <source>A {suit} card cannot join the {route} route: every route has its own colour.</source>
        <translation>Een {suit} kaart past niet op de {route} route: elke route heeft een eigen kleur.</translation>
    </message>
    <message>
        <source>A {suit} card cannot lie on the {pile} pile: every colour has its own discards.</source>
        <translation>Een {suit} kaart kan niet op de {pile} stapel: elke kleur heeft een eigen aflegstapel.</translation>
    </message>
    <message>
        <source>Investments come before the numbers: the {suit} route has a number already.</source>
        <translation>Investeringen komen vóór de getallen: op de {suit} route ligt al een getal.</translation>
    </message>
    <message>
        <source>A route begins with an investment or the 2: {card} cannot open the {suit} route.</source>
        <translation>Een route begint met een investering of de 2: {card} kan de {suit} route niet openen.</translation>
    </message>
    <message>
        <source>Numbers must rise: after {top} the {suit} route cannot take {card}.</source>
        <translation>De getallen moeten oplopen: na {top} past {card} niet op de {suit} route.</translation>
    </message>
    <message>
        <source>The {suit} discard pile is empty.</source>
        <translation>De {suit} aflegstapel is leeg.</translation>
    </message>
    <message>
        <source>The card that you have just discarded cannot be taken back.</source>
        <translation>De kaart die je net hebt afgelegd, mag je niet terugnemen.</translation>
    </message>
    <message>
        <source>{limit} cards in a row came from the discards: now one must come from the pile.</source>
        <translation>Al {limit} kaarten op rij kwamen van de aflegstapels: nu moet er een van de trekstapel komen.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wie begint</translation>
    </message>
    <message>
        <source>Initial discards</source>
        <translation>Beginkaarten op de aflegstapels</translation>
    </message>
    <message>
        <source>Start rule</source>
        <translation>Startregel</translation>
    </message>
    <message>
        <source>Multipliers</source>
        <translation>Vermenigvuldigers</translation>
    </message>
    <message>
        <source>Bonus for the 10</source>
        <translation>Bonus voor de 10</translation>
    </message>
    <message>
        <source>Bonus for eight cards</source>
        <translation>Bonus voor acht kaarten</translation>
    </message>
    <message>
        <source>The points of all rounds are added.</source>
        <translation>De punten van alle rondes worden opgeteld.</translation>
    </message>
    <message>
        <source>In later rounds the player with more points begins.</source>
        <translation>In latere rondes begint de speler met de meeste punten.</translation>
    </message>
    <message>
        <source>Cards of the pile that are turned up before the first turn.</source>
        <translation>Kaarten van de trekstapel die vóór de eerste beurt worden opengelegd.</translation>
    </message>
    <message>
        <source>What may lie at the bottom of a route.</source>
        <translation>Waarmee een route mag beginnen.</translation>
    </message>
    <message>
        <source>What none, one, two and three investments multiply a route by.</source>
        <translation>Keer hoeveel een route telt bij geen, één, twee en drie investeringen.</translation>
    </message>
    <message>
        <source>20 points more for a route without an investment.</source>
        <translation>20 punten extra voor een route zonder investering.</translation>
    </message>
    <message>
        <source>20 points more for a route of eight or more cards.</source>
        <translation>20 punten extra voor een route van acht of meer kaarten.</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Het lot beslist</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>Jij begint</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drie</translation>
    </message>
    <message>
        <source>One per colour</source>
        <translation>Eén per kleur</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Investment or 2</source>
        <translation>Investering of 2</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Vrij</translation>
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
        <translation>Vanaf drie kaarten</translation>
    </message>
    <message>
        <source>Whole route, 2 to 10</source>
        <translation>Hele route, 2 t/m 10</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Aan</translation>
    </message>
    <message>
        <source>Source rules</source>
        <translation>Bronregels</translation>
    </message>
    <message>
        <source>Published rules</source>
        <translation>Officiële regels</translation>
    </message>
    <message>
        <source>Own rules</source>
        <comment>a mix of options that is no preset</comment>
        <translation>Eigen regels</translation>
    </message>
    <message>
        <source>As in the rulebook that Divan follows: one round, quick.</source>
        <translation>Zoals de bron die Divan volgt: één ronde, vlot.</translation>
    </message>
    <message>
        <source>As in the printed game: three rounds, freer routes.</source>
        <translation>Zoals het gedrukte spel: drie rondes, vrijere routes.</translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <translation>Speel {card}.</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <translation>Leg {card} af.</translation>
    </message>
    <message>
        <source>Take {card} from the discards.</source>
        <translation>Neem {card} van de aflegstapel.</translation>
    </message>
    <message>
        <source>Draw from the pile.</source>
        <translation>Trek van de trekstapel.</translation>
    </message>
    <message>
        <source>It is the next step of the {suit} route and gives nothing up.</source>
        <translation>Het is de volgende stap van de {suit} route en je geeft er niets voor op.</translation>
    </message>
    <message numerus="yes">
        <source>%n lower {suit} card(s) may never come, and the turns are few.</source>
        <comment>why a number is laid although lower ones are still out</comment>
        <translation>
            <numerusform>%n lagere {suit} kaart komt misschien nooit, en er zijn weinig beurten over.</numerusform>
            <numerusform>%n lagere {suit} kaarten komen misschien nooit, en er zijn weinig beurten over.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {suit} route has an investment, so every point counts more.</source>
        <translation>Op de {suit} route ligt een investering, dus elk punt telt zwaarder.</translation>
    </message>
    <message>
        <source>Your {suit} cards make {points} together; with what may still come the route should pay.</source>
        <translation>Je {suit} kaarten zijn samen {points} waard; met wat nog kan komen zou de route moeten lonen.</translation>
    </message>
    <message>
        <source>Your {suit} cards make {points} together; the route looks good enough to bet on.</source>
        <translation>Je {suit} kaarten zijn samen {points} waard; de route lijkt goed genoeg om op in te zetten.</translation>
    </message>
    <message>
        <source>Every discard would help the other player more than this costs you.</source>
        <translation>Elke kaart die je afleggen kunt, helpt de andere speler meer dan dit jou kost.</translation>
    </message>
    <message>
        <source>Neither of you can lay it any more.</source>
        <translation>Geen van jullie kan hem nog aanleggen.</translation>
    </message>
    <message>
        <source>The other player cannot lay it.</source>
        <translation>De andere speler kan hem niet aanleggen.</translation>
    </message>
    <message>
        <source>You will miss it least.</source>
        <translation>Die zul je het minst missen.</translation>
    </message>
    <message>
        <source>It fits your {suit} cards.</source>
        <translation>Hij past bij je {suit} kaarten.</translation>
    </message>
    <message>
        <source>You hold good cards, and the pile must not run out before they lie.</source>
        <translation>Je hebt goede kaarten in de hand, en de trekstapel mag niet op zijn voordat ze liggen.</translation>
    </message>
    <message>
        <source>No discard pile offers you anything better.</source>
        <translation>Geen aflegstapel biedt je iets beters.</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Iets anders is niet mogelijk.</translation>
    </message>
</context>
<context>
    <name>lost_cities_lesson</name>
    <message>
        <source>Welcome! You and Watson explore five routes. When the pile runs out, whoever has the most points wins. It takes about three minutes to learn.</source>
        <translation>Welkom! Jij en Watson verkennen vijf routes. Raakt de stapel op, dan wint wie de meeste punten heeft. In drie minuten heb je het onder de knie.</translation>
    </message>
    <message>
        <source>Each colour has a route of your own, below, and one of Watson&apos;s, above. Between them lie the discard piles, one a colour.</source>
        <translation>Elke kleur heeft een route van jou, onderaan, en een van Watson, bovenaan. Daartussen liggen de aflegstapels, één per kleur.</translation>
    </message>
    <message>
        <source>These are your cards: numbers from 2 to 10, and investments, which show a handshake. In every turn you lay one card down, then draw one.</source>
        <translation>Dit zijn jouw kaarten: getallen van 2 tot en met 10, en investeringen, met een handdruk erop. In elke beurt leg je één kaart neer en trek je er daarna één.</translation>
    </message>
    <message>
        <source>A route begins with an investment or a 2. Begin the blue one: drag the blue investment to its place, or click the card and then the place.</source>
        <translation>Een route begint met een investering of een 2. Begin de blauwe: sleep de blauwe investering naar haar plek, of klik op de kaart en dan op de plek.</translation>
    </message>
    <message>
        <source>Now draw: take the top card of the pile, by a click or by dragging.</source>
        <translation>Trek nu een kaart: neem de bovenste kaart van de stapel, met een klik of door te slepen.</translation>
    </message>
    <message>
        <source>A blue 6, just in time. Meanwhile Watson has invested in green. What he did last always stands beside his name.</source>
        <translation>Een blauwe 6, precies op tijd. Watson heeft intussen in groen geïnvesteerd. Wat hij het laatst deed, staat altijd bij zijn naam.</translation>
    </message>
    <message>
        <source>A route begins 20 points down, and an investment doubles gain and loss: so your score says −40. Now for the numbers: lay the blue 4.</source>
        <translation>Een route begint 20 punten in de min, en een investering verdubbelt winst en verlies: daarom is je score −40. Nu de getallen: leg de blauwe 4.</translation>
    </message>
    <message>
        <source>Numbers only go up: below a 4 nothing fits any more. Draw from the pile.</source>
        <translation>Getallen lopen alleen op: onder de 4 past nu niets meer. Trek van de stapel.</translation>
    </message>
    <message>
        <source>Go on in blue: lay the 6.</source>
        <translation>Ga door met blauw: leg de 6.</translation>
    </message>
    <message>
        <source>And draw from the pile.</source>
        <translation>En trek van de stapel.</translation>
    </message>
    <message>
        <source>Look: Watson has no use for the blue 8 and has thrown it away. The top card of a discard pile may be drawn instead of one from the pile.</source>
        <translation>Kijk: Watson kan de blauwe 8 niet gebruiken en heeft haar afgelegd. Je mag de bovenste kaart van een aflegstapel trekken in plaats van een van de stapel.</translation>
    </message>
    <message>
        <source>But first a card has to go. Every route that is begun costs 20 points, and your red 8 could not pay for that alone. Put it on the red discard pile.</source>
        <translation>Maar eerst moet er een kaart weg. Elke begonnen route kost 20 punten, en dat verdient je rode 8 alleen niet terug. Leg haar op de rode aflegstapel.</translation>
    </message>
    <message>
        <source>Now take the blue 8 from its discard pile.</source>
        <translation>Neem nu de blauwe 8 van haar aflegstapel.</translation>
    </message>
    <message>
        <source>Lay the 8.</source>
        <translation>Leg de 8.</translation>
    </message>
    <message>
        <source>Draw, and then comes the best.</source>
        <translation>Trek een kaart; dan komt het mooiste.</translation>
    </message>
    <message>
        <source>Lay the 9, and see what the blue route is worth.</source>
        <translation>Leg de 9 en kijk wat de blauwe route waard is.</translation>
    </message>
    <message>
        <source>4 + 6 + 8 + 9 make 27. Less 20 for the route: 7. The investment doubles that: 14 points. Before the 9 it was still a loss.</source>
        <translation>4 + 6 + 8 + 9 is 27. Min 20 voor de route: 7. De investering verdubbelt dat: 14 punten. Vóór de 9 was het nog verlies.</translation>
    </message>
    <message>
        <source>A route without an investment that ends with the 10 earns 20 points more. Routes that you never begin cost nothing.</source>
        <translation>Een route zonder investering die met de 10 eindigt, levert 20 punten extra op. Routes waaraan je nooit begint, kosten niets.</translation>
    </message>
    <message>
        <source>The match ends at once when the last card of the pile is drawn: begin no route too late. Who draws from the discard piles gains time.</source>
        <translation>De partij is meteen afgelopen als de laatste kaart van de stapel getrokken wordt: begin een route dus niet te laat. Wie van de aflegstapels trekt, wint tijd.</translation>
    </message>
    <message>
        <source>That is all you need. In a match, H shows a hint, W says why something is not allowed, and U takes a move back. Good luck!</source>
        <translation>Meer heb je niet nodig. In een partij geeft H een hint, zegt W waarom iets niet mag en neem je met Ctrl+Z een zet terug. Veel plezier!</translation>
    </message>
</context>
</TS>
