<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>don_legacy</name>
    <message>
        <source>Don Legacy</source>
        <translation>Erfenis van de Don</translation>
    </message>
    <message>
        <source>Gather clues, solve mysteries, and watch the pile</source>
        <translation>Verzamel aanwijzingen, los raadsels op en let op de stapel</translation>
    </message>
    <message>
        <source>Footprint</source>
        <comment>a clue card</comment>
        <translation>Voetafdruk</translation>
    </message>
    <message>
        <source>Statement</source>
        <comment>a clue card: what a witness said</comment>
        <translation>Verklaring</translation>
    </message>
    <message>
        <source>Receipt</source>
        <comment>a clue card</comment>
        <translation>Bonnetje</translation>
    </message>
    <message>
        <source>Photograph</source>
        <comment>a clue card</comment>
        <translation>Foto</translation>
    </message>
    <message>
        <source>Bank record</source>
        <comment>a clue card</comment>
        <translation>Bankafschrift</translation>
    </message>
    <message>
        <source>Garden gate</source>
        <comment>a footprint, short</comment>
        <translation>Bij het tuinhek</translation>
    </message>
    <message>
        <source>Wet sand</source>
        <comment>a footprint, short</comment>
        <translation>Nat zand</translation>
    </message>
    <message>
        <source>Muddy boot</source>
        <comment>a footprint, short</comment>
        <translation>Modderlaars</translation>
    </message>
    <message>
        <source>By the safe</source>
        <comment>a footprint, short</comment>
        <translation>Bij de kluis</translation>
    </message>
    <message>
        <source>“He lied.”</source>
        <comment>a statement, short</comment>
        <translation>‘Hij loog.’</translation>
    </message>
    <message>
        <source>“It was late.”</source>
        <comment>a statement, short</comment>
        <translation>‘Het was laat.’</translation>
    </message>
    <message>
        <source>“I saw her.”</source>
        <comment>a statement, short</comment>
        <translation>‘Ik zag haar.’</translation>
    </message>
    <message>
        <source>“Two shots.”</source>
        <comment>a statement, short</comment>
        <translation>‘Twee schoten.’</translation>
    </message>
    <message>
        <source>Two gin fizz</source>
        <comment>a receipt, short</comment>
        <translation>Twee gin fizz</translation>
    </message>
    <message>
        <source>Night train</source>
        <comment>a receipt, short</comment>
        <translation>Nachttrein</translation>
    </message>
    <message>
        <source>White roses</source>
        <comment>a receipt, short</comment>
        <translation>Witte rozen</translation>
    </message>
    <message>
        <source>New gloves</source>
        <comment>a receipt, short</comment>
        <translation>Nieuwe handschoen</translation>
    </message>
    <message>
        <source>Blurred face</source>
        <comment>a photograph, short</comment>
        <translation>Wazig gezicht</translation>
    </message>
    <message>
        <source>At the pier</source>
        <comment>a photograph, short</comment>
        <translation>Op de pier</translation>
    </message>
    <message>
        <source>Torn in half</source>
        <comment>a photograph, short</comment>
        <translation>Doorgescheurd</translation>
    </message>
    <message>
        <source>The wedding</source>
        <comment>a photograph, short</comment>
        <translation>De bruiloft</translation>
    </message>
    <message>
        <source>Old debts</source>
        <comment>a bank record, short</comment>
        <translation>Oude schulden</translation>
    </message>
    <message>
        <source>False name</source>
        <comment>a bank record, short</comment>
        <translation>Valse naam</translation>
    </message>
    <message>
        <source>Cash, nightly</source>
        <comment>a bank record, short</comment>
        <translation>’s Nachts contant</translation>
    </message>
    <message>
        <source>Blank cheque</source>
        <comment>a bank record, short</comment>
        <translation>Blanco cheque</translation>
    </message>
    <message>
        <source>magnifying glass</source>
        <comment>a symbol, in a sentence</comment>
        <translation>vergrootglas</translation>
    </message>
    <message>
        <source>fingerprint</source>
        <comment>a symbol, in a sentence</comment>
        <translation>vingerafdruk</translation>
    </message>
    <message>
        <source>key</source>
        <comment>a symbol, in a sentence</comment>
        <translation>sleutel</translation>
    </message>
    <message>
        <source>letter</source>
        <comment>a symbol, in a sentence</comment>
        <translation>brief</translation>
    </message>
    <message>
        <source>pocket watch</source>
        <comment>a symbol, in a sentence</comment>
        <translation>zakhorloge</translation>
    </message>
    <message numerus="yes">
        <source>%n magnifying glass(es)</source>
        <translation>
            <numerusform>%n vergrootglas</numerusform>
            <numerusform>%n vergrootglazen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fingerprint(s)</source>
        <comment>a symbol</comment>
        <translation>
            <numerusform>%n vingerafdruk</numerusform>
            <numerusform>%n vingerafdrukken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n sleutel</numerusform>
            <numerusform>%n sleutels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation>
            <numerusform>%n brief</numerusform>
            <numerusform>%n brieven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pocket watch(es)</source>
        <translation>
            <numerusform>%n zakhorloge</numerusform>
            <numerusform>%n zakhorloges</numerusform>
        </translation>
    </message>
    <message>
        <source>Scene analysis</source>
        <translation>Analyse van de plaats delict</translation>
    </message>
    <message>
        <source>Deduction</source>
        <translation>Deductie</translation>
    </message>
    <message>
        <source>Testimony</source>
        <translation>Getuigenis</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archief</translation>
    </message>
    <message>
        <source>Search warrant</source>
        <translation>Huiszoekingsbevel</translation>
    </message>
    <message>
        <source>Disguise</source>
        <translation>Vermomming</translation>
    </message>
    <message>
        <source>Needs the same symbol</source>
        <comment>on a card</comment>
        <translation>Vraagt hetzelfde symbool</translation>
    </message>
    <message>
        <source>Needs 2 clues</source>
        <comment>on a card</comment>
        <translation>Vraagt 2 aanwijzingen</translation>
    </message>
    <message>
        <source>Needs 1 clue</source>
        <comment>on a card</comment>
        <translation>Vraagt 1 aanwijzing</translation>
    </message>
    <message>
        <source>Needs 3 clues</source>
        <comment>on a card</comment>
        <translation>Vraagt 3 aanwijzingen</translation>
    </message>
    <message>
        <source>Needs another mystery</source>
        <comment>on a card</comment>
        <translation>Vraagt nog een raadsel</translation>
    </message>
    <message>
        <source>Draw 1 card from the pile.</source>
        <comment>on a card</comment>
        <translation>Trek 1 kaart.</translation>
    </message>
    <message>
        <source>See a card of an opponent, then swap or not.</source>
        <comment>on a card</comment>
        <translation>Bekijk 1 kaart van een tegenstander; ruil of niet.</translation>
    </message>
    <message>
        <source>Take 1 open clue, then draw 1 card.</source>
        <comment>on a card</comment>
        <translation>Neem 1 open aanwijzing, trek dan 1 kaart.</translation>
    </message>
    <message>
        <source>Take 1 open mystery, then draw 1 card.</source>
        <comment>on a card</comment>
        <translation>Neem 1 open raadsel, trek dan 1 kaart.</translation>
    </message>
    <message>
        <source>Take up to 2 open clues.</source>
        <comment>on a card</comment>
        <translation>Neem tot 2 open aanwijzingen.</translation>
    </message>
    <message>
        <source>Swap a card for an open one of its kind.</source>
        <comment>on a card</comment>
        <translation>Ruil een kaart voor een open kaart van die soort.</translation>
    </message>
    <message>
        <source>See the top 2 cards, keep 1.</source>
        <comment>on a card</comment>
        <translation>Bekijk de bovenste 2 kaarten, houd er 1.</translation>
    </message>
    <message>
        <source>Pick the draw pile.</source>
        <translation>Kies de trekstapel.</translation>
    </message>
    <message>
        <source>Pick an opponent. You see one of their cards, drawn by chance, and may give one of yours for it.</source>
        <translation>Kies een tegenstander. Je ziet een kaart uit die hand, door het lot gekozen, en mag er een van jou voor geven.</translation>
    </message>
    <message>
        <source>Pick an open clue. Its place is filled again; then you draw a card.</source>
        <translation>Kies een open aanwijzing. De plek wordt aangevuld; daarna trek je een kaart.</translation>
    </message>
    <message>
        <source>Pick an open mystery. Its place is filled again; then you draw a card.</source>
        <translation>Kies een open raadsel. De plek wordt aangevuld; daarna trek je een kaart.</translation>
    </message>
    <message>
        <source>Pick a first clue. Its place is filled again at once; then pick a second, or stop.</source>
        <translation>Kies een eerste aanwijzing. De plek wordt meteen aangevuld; kies dan een tweede, of stop.</translation>
    </message>
    <message>
        <source>Pick a card of your hand, and the open card of the same kind to swap it for.</source>
        <translation>Kies een handkaart, en de open kaart van dezelfde soort waarvoor je hem ruilt.</translation>
    </message>
    <message>
        <source>Pick the draw pile. You see its top two cards and keep one; the other goes under the pile.</source>
        <translation>Kies de trekstapel. Je ziet de bovenste twee kaarten en houdt er een; de andere gaat onder de stapel.</translation>
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
        <translation>een gedekte kaart</translation>
    </message>
    <message numerus="yes">
        <source>A clue in your hand is worth %n point(s) at the end.</source>
        <translation>
            <numerusform>Aan het eind is deze aanwijzing in je hand %n punt waard.</numerusform>
            <numerusform>Aan het eind is deze aanwijzing in je hand %n punten waard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n clue(s)</source>
        <comment>the condition is met</comment>
        <translation>
            <numerusform>Je hebt %n aanwijzing</numerusform>
            <numerusform>Je hebt %n aanwijzingen</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold another {symbol}</source>
        <comment>the condition is met</comment>
        <translation>Je hebt nog een {symbol}</translation>
    </message>
    <message>
        <source>You hold another mystery</source>
        <comment>the condition is met</comment>
        <translation>Je hebt nog een raadsel</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jouw beurt</translation>
    </message>
    <message>
        <source>Play, take or draw</source>
        <translation>Speel, neem of trek</translation>
    </message>
    <message>
        <source>Pick what it is for</source>
        <translation>Kies waarvoor</translation>
    </message>
    <message>
        <source>Pick a card to swap</source>
        <translation>Kies een kaart om te ruilen</translation>
    </message>
    <message>
        <source>Pick the open card you want</source>
        <translation>Kies de open kaart die je wilt</translation>
    </message>
    <message>
        <source>Pick three for the set</source>
        <translation>Kies er drie voor de set</translation>
    </message>
    <message>
        <source>Swap a card for it, or leave it</source>
        <translation>Ruil er een kaart voor, of laat hem</translation>
    </message>
    <message>
        <source>Take a second clue, or stop</source>
        <translation>Neem een tweede aanwijzing, of stop</translation>
    </message>
    <message>
        <source>Keep one of the two</source>
        <translation>Houd een van de twee</translation>
    </message>
    <message>
        <source>Discard a card, or end the turn</source>
        <translation>Leg een kaart weg, of sluit je beurt af</translation>
    </message>
    <message>
        <source>Lay your set, or end the turn</source>
        <translation>Leg je set neer, of sluit je beurt af</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <comment>an order</comment>
        <translation>
            <numerusform>Leg %n kaart weg</numerusform>
            <numerusform>Leg %n kaarten weg</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is thinking</source>
        <translation>{player} denkt na</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Spel afgelopen</translation>
    </message>
    <message>
        <source>The draw pile is empty</source>
        <translation>De trekstapel is leeg</translation>
    </message>
    <message>
        <source>Five sets were laid</source>
        <translation>Er liggen vijf sets</translation>
    </message>
    <message>
        <source>You gave up</source>
        <translation>Je hebt opgegeven</translation>
    </message>
    <message>
        <source>Do one thing: play a mystery of your hand, take an open clue, or draw the top card of the pile. Complete sets you may lay besides.</source>
        <translation>Doe één ding: speel een raadsel uit je hand, neem een open aanwijzing of trek de bovenste kaart van de stapel. Complete sets mag je daarnaast neerleggen.</translation>
    </message>
    <message>
        <source>Do one thing: play a mystery of your hand, take an open clue or mystery, or draw the top card of the pile. Complete sets you may lay besides.</source>
        <translation>Doe één ding: speel een raadsel uit je hand, neem een open aanwijzing of raadsel, of trek de bovenste kaart van de stapel. Complete sets mag je daarnaast neerleggen.</translation>
    </message>
    <message>
        <source>Only you see this card. Pick a card of your hand and give it for this one, or leave it where it is.</source>
        <translation>Alleen jij ziet deze kaart. Kies een kaart uit je hand en geef die ervoor, of laat hem waar hij is.</translation>
    </message>
    <message>
        <source>Take a second open clue, or stop here.</source>
        <translation>Neem een tweede open aanwijzing, of stop hier.</translation>
    </message>
    <message>
        <source>Keep one of the two cards; the other goes face down under the pile.</source>
        <translation>Houd een van de twee kaarten; de andere gaat gedekt onder de stapel.</translation>
    </message>
    <message>
        <source>Your action is done. Lay your set, or end your turn when you like.</source>
        <translation>Je actie is gedaan. Leg je set neer, of sluit je beurt af wanneer je wilt.</translation>
    </message>
    <message>
        <source>Your action is done. End your turn when you like.</source>
        <translation>Je actie is gedaan. Sluit je beurt af wanneer je wilt.</translation>
    </message>
    <message>
        <source>Your hand is over the limit: discard until five cards are left.</source>
        <translation>Je hand is te groot: leg weg tot er vijf kaarten over zijn.</translation>
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
        <source>Take</source>
        <comment>an open card</comment>
        <translation>Nemen</translation>
    </message>
    <message>
        <source>Take, then draw</source>
        <comment>an open card</comment>
        <translation>Nemen, dan trekken</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>a card from the pile</comment>
        <translation>Trekken</translation>
    </message>
    <message>
        <source>Look</source>
        <comment>at the top two cards</comment>
        <translation>Bekijken</translation>
    </message>
    <message>
        <source>See a card</source>
        <comment>of an opponent</comment>
        <translation>Een kaart bekijken</translation>
    </message>
    <message>
        <source>Swap for this</source>
        <comment>an open card</comment>
        <translation>Hiervoor ruilen</translation>
    </message>
    <message>
        <source>Give for this</source>
        <comment>a card of the hand for the seen card</comment>
        <translation>Hiervoor geven</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>one of two cards</comment>
        <translation>Houden</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>a target</comment>
        <translation>Wegleggen</translation>
    </message>
    <message>
        <source>Lay a set</source>
        <comment>a target</comment>
        <translation>Set neerleggen</translation>
    </message>
    <message>
        <source>Lay a set, {points}</source>
        <comment>a button; points is +10</comment>
        <translation>Set neerleggen, {points}</translation>
    </message>
    <message>
        <source>Lay a set: {symbol}</source>
        <comment>a button, with several to choose from</comment>
        <translation>Set neerleggen: {symbol}</translation>
    </message>
    <message>
        <source>{cards} in hand</source>
        <comment>cards is 3 keys</comment>
        <translation>{cards} in je hand</translation>
    </message>
    <message>
        <source>Discard after drawing</source>
        <comment>a switch</comment>
        <translation>Wegleggen na het trekken</translation>
    </message>
    <message>
        <source>Discard after drawing: on</source>
        <comment>a switch</comment>
        <translation>Wegleggen na het trekken: aan</translation>
    </message>
    <message>
        <source>Do not draw</source>
        <comment>a switch of an ability that draws too</comment>
        <translation>Niet trekken</translation>
    </message>
    <message>
        <source>Draw too</source>
        <comment>a switch of an ability that draws too</comment>
        <translation>Ook trekken</translation>
    </message>
    <message>
        <source>Play without drawing</source>
        <comment>Scene analysis for nothing</comment>
        <translation>Spelen zonder te trekken</translation>
    </message>
    <message>
        <source>Draw from: {pile}</source>
        <comment>a switch</comment>
        <translation>Trekken van: {pile}</translation>
    </message>
    <message>
        <source>Leave it</source>
        <comment>no exchange</comment>
        <translation>Laten liggen</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>no second clue</comment>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Beurt afsluiten</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>nothing can be done</comment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Terugleggen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Je hand</translation>
    </message>
    <message>
        <source>Open clues</source>
        <translation>Open aanwijzingen</translation>
    </message>
    <message>
        <source>Open mysteries</source>
        <translation>Open raadsels</translation>
    </message>
    <message>
        <source>Open clue {number}: {card}</source>
        <translation>Open aanwijzing {number}: {card}</translation>
    </message>
    <message>
        <source>Open mystery {number}: {card}</source>
        <translation>Open raadsel {number}: {card}</translation>
    </message>
    <message>
        <source>empty place</source>
        <translation>lege plek</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Trekstapel</translation>
    </message>
    <message>
        <source>Clues</source>
        <comment>the draw pile of clues, short</comment>
        <translation>Aanwijzingen</translation>
    </message>
    <message>
        <source>Mysteries</source>
        <comment>the draw pile of mysteries, short</comment>
        <translation>Raadsels</translation>
    </message>
    <message>
        <source>the draw pile</source>
        <comment>in a sentence</comment>
        <translation>de trekstapel</translation>
    </message>
    <message>
        <source>the pile of clues</source>
        <comment>in a sentence</comment>
        <translation>de stapel aanwijzingen</translation>
    </message>
    <message>
        <source>the pile of mysteries</source>
        <comment>in a sentence</comment>
        <translation>de stapel raadsels</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n card(s) left</source>
        <translation>
            <numerusform>Trekstapel, nog %n kaart</numerusform>
            <numerusform>Trekstapel, nog %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile of clues, %n card(s) left</source>
        <translation>
            <numerusform>Stapel aanwijzingen, nog %n kaart</numerusform>
            <numerusform>Stapel aanwijzingen, nog %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile of mysteries, %n card(s) left</source>
        <translation>
            <numerusform>Stapel raadsels, nog %n kaart</numerusform>
            <numerusform>Stapel raadsels, nog %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Discards: {number}</source>
        <translation>Weggelegd: {number}</translation>
    </message>
    <message>
        <source>Discard pile: {card} on top</source>
        <translation>Aflegstapel: {card} bovenop</translation>
    </message>
    <message>
        <source>Discard pile: empty</source>
        <translation>Aflegstapel: leeg</translation>
    </message>
    <message>
        <source>The hand of {player}</source>
        <translation>De hand van {player}</translation>
    </message>
    <message>
        <source>Your sets</source>
        <translation>Je sets</translation>
    </message>
    <message>
        <source>Your sets: {symbols}</source>
        <translation>Je sets: {symbols}</translation>
    </message>
    <message>
        <source>Sets of {player}</source>
        <translation>Sets van {player}</translation>
    </message>
    <message>
        <source>Sets: {symbols}</source>
        <translation>Sets: {symbols}</translation>
    </message>
    <message>
        <source>no sets yet</source>
        <translation>nog geen sets</translation>
    </message>
    <message>
        <source>The card of {player} that you see</source>
        <translation>De kaart van {player} die je ziet</translation>
    </message>
    <message>
        <source>Card {number} of the top two</source>
        <translation>Kaart {number} van de bovenste twee</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n turn(s) of yours left</source>
        <translation>
            <numerusform>Nog zo’n %n beurt voor jou</numerusform>
            <numerusform>Nog zo’n %n beurten voor jou</numerusform>
        </translation>
    </message>
    <message>
        <source>The pile is nearly empty</source>
        <translation>De stapel is bijna leeg</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Sinds je vorige beurt</translation>
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
        <source>{you} took {card}</source>
        <comment>you is the word You</comment>
        <translation>{you} nam {card}</translation>
    </message>
    <message>
        <source>{player} took {card}</source>
        <translation>{player} nam {card}</translation>
    </message>
    <message>
        <source>{you} drew {card}</source>
        <comment>you is the word You</comment>
        <translation>{you} trok {card}</translation>
    </message>
    <message>
        <source>{player} drew a card</source>
        <translation>{player} trok een kaart</translation>
    </message>
    <message>
        <source>{player} drew from {pile}</source>
        <translation>{player} trok van {pile}</translation>
    </message>
    <message>
        <source>{you} laid {cards}</source>
        <comment>cards is 3 keys</comment>
        <translation>{you} legde {cards} neer</translation>
    </message>
    <message>
        <source>{player} laid {cards}</source>
        <comment>cards is 3 keys</comment>
        <translation>{player} legde {cards} neer</translation>
    </message>
    <message>
        <source>{you} discarded {card}</source>
        <comment>you is the word You</comment>
        <translation>{you} legde {card} weg</translation>
    </message>
    <message>
        <source>{player} discarded {card}</source>
        <translation>{player} legde {card} weg</translation>
    </message>
    <message>
        <source>{you} saw {card} of {owner}</source>
        <comment>you is the word You</comment>
        <translation>{you} zag {card} van {owner}</translation>
    </message>
    <message>
        <source>{player} saw a card of {owner}</source>
        <translation>{player} zag een kaart van {owner}</translation>
    </message>
    <message>
        <source>{player} saw one of your cards</source>
        <translation>{player} zag een van je kaarten</translation>
    </message>
    <message>
        <source>{you} gave {given} for {card}</source>
        <comment>you is the word You; an exchange</comment>
        <translation>{you} gaf {given} voor {card}</translation>
    </message>
    <message>
        <source>{player} gave you {given} for {card}</source>
        <translation>{player} gaf je {given} voor {card}</translation>
    </message>
    <message>
        <source>{player} exchanged a card with {owner}</source>
        <translation>{player} ruilde een kaart met {owner}</translation>
    </message>
    <message>
        <source>{you} left it</source>
        <comment>no exchange; you is the word You</comment>
        <translation>{you} liet hem liggen</translation>
    </message>
    <message>
        <source>{player} left it</source>
        <comment>no exchange</comment>
        <translation>{player} liet hem liggen</translation>
    </message>
    <message>
        <source>{you} saw {cards}</source>
        <comment>two cards; you is the word You</comment>
        <translation>{you} zag {cards}</translation>
    </message>
    <message>
        <source>{player} saw the top two cards</source>
        <translation>{player} zag de bovenste twee kaarten</translation>
    </message>
    <message>
        <source>{you} chose {card}</source>
        <comment>you is the word You</comment>
        <translation>{you} hield {card}</translation>
    </message>
    <message>
        <source>{player} chose one of the two</source>
        <translation>{player} hield een van de twee</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>points of the cards in hand, a column</comment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Clues</source>
        <comment>clue cards, a column</comment>
        <translation>Aanwijzingen</translation>
    </message>
    <message>
        <source>Clues are never played: they count from your hand.</source>
        <translation>Aanwijzingen speel je nooit: ze tellen mee vanuit je hand.</translation>
    </message>
    <message>
        <source>As in the text that Divan follows: quiet and quick.</source>
        <translation>Zoals de bron die Divan volgt: rustig en vlot.</translation>
    </message>
    <message>
        <source>{you} swapped {given} for {card}</source>
        <comment>you is the word You; with an open card</comment>
        <translation>{you} ruilde {given} voor {card}</translation>
    </message>
    <message>
        <source>Once played, this {symbol} can no longer join a set.</source>
        <translation>Eenmaal gespeeld kan dit symbool ({symbol}) niet meer in een set.</translation>
    </message>
    <message>
        <source>{player} swapped {given} for {card}</source>
        <translation>{player} ruilde {given} voor {card}</translation>
    </message>
    <message>
        <source>{you} passed</source>
        <comment>you is the word You</comment>
        <translation>{you} paste</translation>
    </message>
    <message>
        <source>{player} passed</source>
        <translation>{player} paste</translation>
    </message>
    <message>
        <source>The match ended: {reason}</source>
        <translation>De partij is afgelopen: {reason}</translation>
    </message>
    <message>
        <source>{card} now lies open</source>
        <translation>{card} ligt nu open</translation>
    </message>
    <message>
        <source>the place stays empty</source>
        <translation>de plek blijft leeg</translation>
    </message>
    <message>
        <source>Sets</source>
        <comment>points of sets, a column</comment>
        <translation>Sets</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>a column</comment>
        <translation>Punten</translation>
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
    <message>
        <source>You win on the tie-break</source>
        <translation>Je wint bij gelijke stand</translation>
    </message>
    <message>
        <source>{player} wins on the tie-break</source>
        <translation>{player} wint bij gelijke stand</translation>
    </message>
    <message>
        <source>A shared win: {players}</source>
        <translation>Samen gewonnen: {players}</translation>
    </message>
    <message>
        <source>You gave up the match</source>
        <translation>Je hebt de partij opgegeven</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n beurt</numerusform>
            <numerusform>%n beurten</numerusform>
        </translation>
    </message>
    <message>
        <source>Level on points: more sets decide, then the highest clue.</source>
        <translation>Evenveel punten: meer sets beslist, dan de hoogste aanwijzing.</translation>
    </message>
    <message>
        <source>Every mystery left in hand counts 1 point.</source>
        <translation>Elk raadsel dat in je hand overblijft, telt voor 1 punt.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. %n card(s) left in the pile.</source>
        <translation>
            <numerusform>Jij bent aan de beurt. Nog %n kaart op de trekstapel.</numerusform>
            <numerusform>Jij bent aan de beurt. Nog %n kaarten op de trekstapel.</numerusform>
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
        <source>The match is over.</source>
        <translation>De partij is afgelopen.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Je bent nog niet aan de beurt.</translation>
    </message>
    <message>
        <source>First do your action: play, take or draw.</source>
        <translation>Doe eerst je actie: speel, neem of trek.</translation>
    </message>
    <message>
        <source>You have done your one action of this turn.</source>
        <translation>Je hebt de ene actie van deze beurt al gedaan.</translation>
    </message>
    <message>
        <source>First decide what the mystery you played asks.</source>
        <translation>Beslis eerst wat het gespeelde raadsel vraagt.</translation>
    </message>
    <message>
        <source>Nothing of the kind is open to you now.</source>
        <translation>Zoiets valt er nu niet te kiezen.</translation>
    </message>
    <message>
        <source>First discard down to five cards.</source>
        <translation>Leg eerst weg tot je vijf kaarten hebt.</translation>
    </message>
    <message>
        <source>You may discard only after drawing, and only with more than five cards.</source>
        <translation>Wegleggen mag alleen na het trekken, en alleen met meer dan vijf kaarten.</translation>
    </message>
    <message>
        <source>You may pass only when nothing else can be done.</source>
        <translation>Passen mag alleen als er niets anders kan.</translation>
    </message>
    <message>
        <source>This match has no such pile.</source>
        <translation>Zo’n stapel is er in deze partij niet.</translation>
    </message>
    <message>
        <source>That pile is empty.</source>
        <translation>Die stapel is leeg.</translation>
    </message>
    <message>
        <source>Only another card of your own hand will do.</source>
        <translation>Daarvoor heb je een andere kaart uit je eigen hand nodig.</translation>
    </message>
    <message>
        <source>That card does not lie open there.</source>
        <translation>Die kaart ligt daar niet open.</translation>
    </message>
    <message>
        <source>Open mysteries can be taken only by an ability.</source>
        <translation>Open raadsels kun je alleen met een vaardigheid nemen.</translation>
    </message>
    <message>
        <source>This mystery has another ability.</source>
        <translation>Dit raadsel heeft een andere vaardigheid.</translation>
    </message>
    <message>
        <source>{ability} needs {needed} or more clues in hand; you hold {held}.</source>
        <translation>{ability} vraagt minstens {needed} aanwijzingen in je hand; je hebt er {held}.</translation>
    </message>
    <message>
        <source>Archive needs another mystery with the same symbol in hand: {symbol}.</source>
        <translation>Archief vraagt nog een raadsel met hetzelfde symbool in je hand: {symbol}.</translation>
    </message>
    <message>
        <source>Disguise needs another mystery in hand.</source>
        <translation>Vermomming vraagt nog een raadsel in je hand.</translation>
    </message>
    <message>
        <source>Deduction needs an opponent who holds a card.</source>
        <translation>Deductie vraagt een tegenstander die een kaart heeft.</translation>
    </message>
    <message>
        <source>{ability} would have no effect now.</source>
        <translation>{ability} zou nu niets doen.</translation>
    </message>
    <message>
        <source>What lies open must be taken; only the draw is up to you.</source>
        <translation>Wat open ligt, moet je nemen; alleen trekken mag je laten.</translation>
    </message>
    <message>
        <source>A clue goes for a clue, a mystery for a mystery.</source>
        <translation>Een aanwijzing ruil je voor een aanwijzing, een raadsel voor een raadsel.</translation>
    </message>
    <message>
        <source>A set is exactly three mysteries with one symbol.</source>
        <translation>Een set is precies drie raadsels met één symbool.</translation>
    </message>
    <message>
        <source>A set cannot be laid at this point of the turn.</source>
        <translation>Op dit punt van de beurt kun je geen set neerleggen.</translation>
    </message>
    <message>
        <source>Draw a card.</source>
        <translation>Trek een kaart.</translation>
    </message>
    <message>
        <source>Take {card}.</source>
        <translation>Neem {card}.</translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <translation>Speel {card}.</translation>
    </message>
    <message>
        <source>Play {card} for {taken}.</source>
        <translation>Speel {card} voor {taken}.</translation>
    </message>
    <message>
        <source>Play {card}: give {given} for {taken}.</source>
        <translation>Speel {card}: geef {given} voor {taken}.</translation>
    </message>
    <message>
        <source>Lay your set: {symbol}.</source>
        <translation>Leg je set neer: {symbol}.</translation>
    </message>
    <message>
        <source>Give {given} for it.</source>
        <translation>Geef er {given} voor.</translation>
    </message>
    <message>
        <source>Leave the card where it is.</source>
        <translation>Laat de kaart waar hij is.</translation>
    </message>
    <message>
        <source>Take no second clue.</source>
        <translation>Neem geen tweede aanwijzing.</translation>
    </message>
    <message>
        <source>Keep {card}.</source>
        <translation>Houd {card}.</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <translation>Leg {card} weg.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Sluit je beurt af.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Pas.</translation>
    </message>
    <message>
        <source>What is still hidden is worth more than what lies open.</source>
        <translation>Wat nog verborgen is, is meer waard dan wat er open ligt.</translation>
    </message>
    <message>
        <source>It brings more points than anything else now.</source>
        <translation>Dat levert nu meer punten op dan iets anders.</translation>
    </message>
    <message>
        <source>It is the best open clue, and the next player would take it.</source>
        <translation>Het is de beste open aanwijzing, en de volgende speler zou hem nemen.</translation>
    </message>
    <message>
        <source>It comes on top, for the same action.</source>
        <translation>Die krijg je erbij, voor dezelfde actie.</translation>
    </message>
    <message>
        <source>It completes a set.</source>
        <translation>Dat maakt een set compleet.</translation>
    </message>
    <message>
        <source>It brings you nearer to a set: {symbol}.</source>
        <translation>Zo kom je dichter bij een set: {symbol}.</translation>
    </message>
    <message>
        <source>It costs nothing, and nobody can take it from you any more.</source>
        <translation>Het kost niets, en niemand kan er nog aankomen.</translation>
    </message>
    <message>
        <source>It is your fifth, and you are ahead: the game is yours.</source>
        <translation>Het is je vijfde, en je staat voor: het spel is van jou.</translation>
    </message>
    <message>
        <source>A fresh card is worth more than this {symbol}, which will hardly find two others.</source>
        <translation>Een verse kaart is meer waard dan dit symbool ({symbol}), dat er nauwelijks nog twee bij vindt.</translation>
    </message>
    <message>
        <source>Chances are that {opponent} holds something better than your worst card.</source>
        <translation>De kans is groot dat {opponent} iets beters heeft dan je slechtste kaart.</translation>
    </message>
    <message>
        <source>A clue and a card for one action is more than the {symbol} promises.</source>
        <translation>Een aanwijzing en een kaart voor één actie is meer dan dit symbool belooft ({symbol}).</translation>
    </message>
    <message>
        <source>The open mystery and a card are worth more than this {symbol}.</source>
        <translation>Het open raadsel en een kaart zijn meer waard dan dit symbool ({symbol}).</translation>
    </message>
    <message>
        <source>Two clues for one action are more than the {symbol} promises.</source>
        <translation>Twee aanwijzingen voor één actie zijn meer dan dit symbool belooft ({symbol}).</translation>
    </message>
    <message>
        <source>What you get is worth more than what you give.</source>
        <translation>Wat je krijgt is meer waard dan wat je geeft.</translation>
    </message>
    <message>
        <source>It is better for you, and {card} is gone from the other hand.</source>
        <translation>Dat is beter voor jou, en {card} is weg uit de andere hand.</translation>
    </message>
    <message>
        <source>You hold nothing that you would rather give.</source>
        <translation>Je hebt niets wat je liever weggeeft.</translation>
    </message>
    <message>
        <source>No open clue is worth taking.</source>
        <translation>Geen open aanwijzing is het nemen waard.</translation>
    </message>
    <message>
        <source>It is worth more to you than the other one.</source>
        <translation>Die is voor jou meer waard dan de andere.</translation>
    </message>
    <message>
        <source>It is the card you will miss least.</source>
        <translation>Het is de kaart die je het minst zult missen.</translation>
    </message>
    <message>
        <source>There is nothing left to gain this turn.</source>
        <translation>Deze beurt valt er niets meer te winnen.</translation>
    </message>
    <message>
        <source>Nothing else can be done.</source>
        <translation>Er kan niets anders.</translation>
    </message>
    <message>
        <source>Open mysteries</source>
        <comment>an option</comment>
        <translation>Open raadsels</translation>
    </message>
    <message>
        <source>Scene analysis</source>
        <comment>an option</comment>
        <translation>Analyse van de plaats delict</translation>
    </message>
    <message>
        <source>Open cards</source>
        <comment>an option</comment>
        <translation>Open kaarten</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <comment>an option</comment>
        <translation>Handlimiet</translation>
    </message>
    <message>
        <source>Laying a set</source>
        <comment>an option</comment>
        <translation>Een set neerleggen</translation>
    </message>
    <message>
        <source>Single mysteries</source>
        <comment>an option</comment>
        <translation>Losse raadsels</translation>
    </message>
    <message>
        <source>Empty pile</source>
        <comment>an option</comment>
        <translation>Lege trekstapel</translation>
    </message>
    <message>
        <source>Draw piles</source>
        <comment>an option</comment>
        <translation>Trekstapels</translation>
    </message>
    <message>
        <source>First hand for two</source>
        <comment>an option</comment>
        <translation>Beginhand met z’n tweeën</translation>
    </message>
    <message>
        <source>First player</source>
        <comment>an option</comment>
        <translation>Startspeler</translation>
    </message>
    <message>
        <source>How an open mystery comes into your hand.</source>
        <translation>Hoe een open raadsel in je hand komt.</translation>
    </message>
    <message>
        <source>What this ability draws.</source>
        <translation>Wat deze vaardigheid trekt.</translation>
    </message>
    <message>
        <source>How many clues and mysteries lie open.</source>
        <translation>Hoeveel aanwijzingen en raadsels er open liggen.</translation>
    </message>
    <message>
        <source>Whether hands may grow beyond five cards.</source>
        <translation>Of een hand groter mag worden dan vijf kaarten.</translation>
    </message>
    <message>
        <source>Whether it costs the one action of a turn.</source>
        <translation>Of het de ene actie van een beurt kost.</translation>
    </message>
    <message>
        <source>What a mystery that is left in hand counts.</source>
        <translation>Wat een raadsel telt dat in de hand overblijft.</translation>
    </message>
    <message>
        <source>What happens when the last card is drawn.</source>
        <translation>Wat er gebeurt als de laatste kaart getrokken is.</translation>
    </message>
    <message>
        <source>One pile of all cards, or one of each kind.</source>
        <translation>Eén stapel van alle kaarten, of een van elke soort.</translation>
    </message>
    <message>
        <source>Cards that each of two players begins with.</source>
        <translation>Het aantal kaarten waarmee twee spelers beginnen.</translation>
    </message>
    <message>
        <source>Then the turns go clockwise.</source>
        <translation>Daarna gaan de beurten met de klok mee.</translation>
    </message>
    <message>
        <source>By ability only</source>
        <translation>Alleen met een vaardigheid</translation>
    </message>
    <message>
        <source>Also by action</source>
        <translation>Ook als actie</translation>
    </message>
    <message>
        <source>Draw one</source>
        <translation>Eén trekken</translation>
    </message>
    <message>
        <source>Look at two</source>
        <translation>Twee bekijken</translation>
    </message>
    <message>
        <source>One per player</source>
        <translation>Eén per speler</translation>
    </message>
    <message>
        <source>At least three</source>
        <translation>Minstens drie</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Zacht</translation>
    </message>
    <message>
        <source>Five at most</source>
        <translation>Hoogstens vijf</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Gratis</translation>
    </message>
    <message>
        <source>The action</source>
        <translation>De actie</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niets</translation>
    </message>
    <message>
        <source>1 point each</source>
        <translation>1 punt per stuk</translation>
    </message>
    <message>
        <source>Ends at once</source>
        <translation>Meteen het einde</translation>
    </message>
    <message>
        <source>Finish the round</source>
        <translation>Ronde uitspelen</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eén</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Twee</translation>
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
        <source>Source</source>
        <translation>Bronregels</translation>
    </message>
    <message>
        <source>Lively</source>
        <translation>Levendig</translation>
    </message>
    <message>
        <source>Own rules</source>
        <comment>a mix of options that is no preset</comment>
        <translation>Eigen regels</translation>
    </message>
    <message>
        <source>Open mysteries for the taking: better for two players.</source>
        <translation>Open raadsels om te nemen: beter voor twee spelers.</translation>
    </message>
</context>
<context>
    <name>don_legacy_lesson</name>
    <message>
        <source>Welcome! The old Don is gone, and you and Watson look into what he left behind. Whoever has the most points at the end wins.</source>
        <translation>Welkom! De oude Don is er niet meer, en jij en Watson zoeken uit wat hij heeft nagelaten. Wie aan het eind de meeste punten heeft, wint.</translation>
    </message>
    <message>
        <source>This receipt is a clue. The number in its corner says what it is worth: 1 point. Clues count at the end, if they are still in your hand.</source>
        <translation>Dit bonnetje is een aanwijzing. Het getal in de hoek zegt wat het waard is: 1 punt. Aanwijzingen tellen aan het eind mee, als je ze dan nog in je hand hebt.</translation>
    </message>
    <message>
        <source>Your other four cards are mysteries. Three of them with the same symbol are a set, and a set is worth 10 points. You hold two fingerprints already.</source>
        <translation>Je andere vier kaarten zijn raadsels. Drie met hetzelfde symbool vormen een set, en een set is 10 punten waard. Twee vingerafdrukken heb je al.</translation>
    </message>
    <message>
        <source>Or you play a mystery for its ability, if its condition is met. Testimony needs 2 clues, and you hold only one: not yet. Click it, and you read why.</source>
        <translation>Of je speelt een raadsel voor zijn vaardigheid, als aan de voorwaarde is voldaan. Getuigenis vraagt 2 aanwijzingen en je hebt er maar één: nu nog niet. Klik erop, en je leest waarom.</translation>
    </message>
    <message>
        <source>In each turn you do exactly one thing: play a mystery, take an open clue, or draw from the pile.</source>
        <translation>In elke beurt doe je precies één ding: een raadsel spelen, een open aanwijzing nemen of een kaart van de stapel trekken.</translation>
    </message>
    <message>
        <source>A clue worth 5 lies open, and no clue is worth more. Click the bank record to take it: then you also have your second clue.</source>
        <translation>Er ligt een aanwijzing open die 5 waard is, en geen enkele is meer waard. Klik op het bankafschrift om het te nemen: dan heb je ook je tweede aanwijzing.</translation>
    </message>
    <message>
        <source>Each place was filled again at once. Watson has taken the other good clue, a statement worth 4. Keep that in mind.</source>
        <translation>Elke plek is meteen weer aangevuld. Watson heeft de andere goede aanwijzing genomen, een verklaring van 4. Onthoud dat.</translation>
    </message>
    <message>
        <source>With two clues, Testimony works: you take an open clue and then draw a card, all in one turn. Drag it to the photograph, or click it and then the photograph.</source>
        <translation>Met twee aanwijzingen werkt Getuigenis: je neemt een open aanwijzing en trekt daarna een kaart, alles in één beurt. Sleep de kaart naar de foto, of klik erop en dan op de foto.</translation>
    </message>
    <message>
        <source>You drew a third fingerprint! Laying a set is free, and nobody can touch it any more. Press “Lay a set”, or drag one of the three to your sets.</source>
        <translation>Je trok een derde vingerafdruk! Een set neerleggen kost niets, en niemand kan er nog aankomen. Druk op ‘Set neerleggen’, of sleep een van de drie naar je sets.</translation>
    </message>
    <message>
        <source>Your Testimony lies on the discard pile: a mystery that was played never joins a set. It was your only pocket watch, so it was no great loss.</source>
        <translation>Je Getuigenis ligt op de aflegstapel: een raadsel dat gespeeld is, komt in geen set meer. Het was je enige zakhorloge, dus veel verlies je er niet aan.</translation>
    </message>
    <message>
        <source>Only a 1 and a 2 lie open now. The pile promises more: draw its top card by a click.</source>
        <translation>Er liggen nu alleen een 1 en een 2 open. De stapel belooft meer: trek de bovenste kaart met een klik.</translation>
    </message>
    <message>
        <source>A clue worth 5! Now get rid of the weak receipt. Deduction shows you one of Watson’s cards, drawn by chance: drag it to Watson at the top, or click it and then him.</source>
        <translation>Een aanwijzing van 5! Nu weg met dat zwakke bonnetje. Deductie toont je een kaart van Watson, door het lot gekozen: sleep de kaart naar Watson bovenaan, of klik erop en dan op hem.</translation>
    </message>
    <message>
        <source>The statement that he took! Only you see it, and you may swap. Give the receipt for it: 3 points more for you, 3 fewer for him.</source>
        <translation>De verklaring die hij nam! Alleen jij ziet die, en je mag ruilen. Geef het bonnetje ervoor: 3 punten meer voor jou, 3 minder voor hem.</translation>
    </message>
    <message>
        <source>Your clues are worth 5, 5, 4 and 3, that is 17. With 10 for the set you have 27 points. A mystery left in hand at the end counts nothing.</source>
        <translation>Je aanwijzingen zijn 5, 5, 4 en 3 waard, samen 17. Met 10 voor de set heb je 27 punten. Een raadsel dat aan het eind nog in je hand zit, telt niet mee.</translation>
    </message>
    <message>
        <source>Open mysteries come to you only by an ability, such as Archive or Disguise. In the rules called Lively, which suit two players, you may also simply take one in your turn.</source>
        <translation>Open raadsels krijg je alleen met een vaardigheid, zoals Archief of Vermomming. Met de regels Levendig, die goed passen bij twee spelers, mag je er in je beurt ook gewoon een nemen.</translation>
    </message>
    <message>
        <source>The match ends at once when the draw pile is empty, or when someone has laid five sets. The number on the pile says how many cards are left.</source>
        <translation>De partij eindigt meteen als de trekstapel leeg is, of als iemand vijf sets heeft neergelegd. Het getal op de stapel zegt hoeveel kaarten er nog zijn.</translation>
    </message>
    <message>
        <source>That is all. Before you play a mystery, ask whether its symbol may still become a set. Not sure? H gives a hint, W says why not, and U takes a move back.</source>
        <translation>Dat is alles. Vraag je af of een symbool nog een set kan worden, voordat je een raadsel speelt. Weet je het niet? H geeft een hint, W zegt waarom iets niet kan, en met Ctrl+Z neem je een zet terug.</translation>
    </message>
</context>
</TS>
