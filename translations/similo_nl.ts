<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>CluePanel</name>
    <message>
        <source>Copy the log</source>
        <translation>Verloop kopiëren</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Verloop van het spel</translation>
    </message>
</context>
<context>
    <name>LargeView</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>similo</name>
    <message>
        <source>Cleopatra</source>
        <translation>Cleopatra</translation>
    </message>
    <message>
        <source>Julius Caesar</source>
        <translation>Julius Caesar</translation>
    </message>
    <message>
        <source>Cyrus the Great</source>
        <translation>Cyrus de Grote</translation>
    </message>
    <message>
        <source>Alexander</source>
        <translation>Alexander</translation>
    </message>
    <message>
        <source>Nefertiti</source>
        <translation>Nefertiti</translation>
    </message>
    <message>
        <source>Socrates</source>
        <translation>Socrates</translation>
    </message>
    <message>
        <source>Avicenna</source>
        <translation>Avicenna</translation>
    </message>
    <message>
        <source>Ferdowsi</source>
        <translation>Ferdowsi</translation>
    </message>
    <message>
        <source>Omar Khayyam</source>
        <translation>Omar Khayyam</translation>
    </message>
    <message>
        <source>Genghis Khan</source>
        <translation>Dzjengis Khan</translation>
    </message>
    <message>
        <source>Marco Polo</source>
        <translation>Marco Polo</translation>
    </message>
    <message>
        <source>Joan of Arc</source>
        <translation>Jeanne d’Arc</translation>
    </message>
    <message>
        <source>Wu Zetian</source>
        <translation>Wu Zetian</translation>
    </message>
    <message>
        <source>Leonardo</source>
        <translation>Leonardo</translation>
    </message>
    <message>
        <source>Elizabeth I</source>
        <translation>Elizabeth I</translation>
    </message>
    <message>
        <source>Moctezuma</source>
        <translation>Moctezuma</translation>
    </message>
    <message>
        <source>Mozart</source>
        <translation>Mozart</translation>
    </message>
    <message>
        <source>Napoleon</source>
        <translation>Napoleon</translation>
    </message>
    <message>
        <source>Ada Lovelace</source>
        <translation>Ada Lovelace</translation>
    </message>
    <message>
        <source>Marie Curie</source>
        <translation>Marie Curie</translation>
    </message>
    <message>
        <source>Sherlock Holmes</source>
        <translation>Sherlock Holmes</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Dracula</translation>
    </message>
    <message>
        <source>The Creature</source>
        <comment>Frankenstein&apos;s creature</comment>
        <translation>Het Monster</translation>
    </message>
    <message>
        <source>Alice</source>
        <translation>Alice</translation>
    </message>
    <message>
        <source>The Mad Hatter</source>
        <translation>De Hoedenmaker</translation>
    </message>
    <message>
        <source>Queen of Hearts</source>
        <translation>Hartenkoningin</translation>
    </message>
    <message>
        <source>Pinocchio</source>
        <translation>Pinokkio</translation>
    </message>
    <message>
        <source>Robin Hood</source>
        <translation>Robin Hood</translation>
    </message>
    <message>
        <source>Don Quixote</source>
        <translation>Don Quichot</translation>
    </message>
    <message>
        <source>Captain Nemo</source>
        <translation>Kapitein Nemo</translation>
    </message>
    <message>
        <source>Red Riding Hood</source>
        <translation>Roodkapje</translation>
    </message>
    <message>
        <source>Big Bad Wolf</source>
        <translation>Boze Wolf</translation>
    </message>
    <message>
        <source>Snow White</source>
        <translation>Sneeuwwitje</translation>
    </message>
    <message>
        <source>Cinderella</source>
        <translation>Assepoester</translation>
    </message>
    <message>
        <source>Puss in Boots</source>
        <translation>Gelaarsde Kat</translation>
    </message>
    <message>
        <source>Peter Pan</source>
        <translation>Peter Pan</translation>
    </message>
    <message>
        <source>Captain Hook</source>
        <translation>Kapitein Haak</translation>
    </message>
    <message>
        <source>d’Artagnan</source>
        <translation>d’Artagnan</translation>
    </message>
    <message>
        <source>Dorothy</source>
        <translation>Dorothy</translation>
    </message>
    <message>
        <source>Tin Woodman</source>
        <translation>Blikken Man</translation>
    </message>
    <message>
        <source>Rostam</source>
        <translation>Rostam</translation>
    </message>
    <message>
        <source>Gordafarid</source>
        <translation>Gordafarid</translation>
    </message>
    <message>
        <source>Kaveh</source>
        <comment>the Blacksmith, of the Shahnameh</comment>
        <translation>Kaveh de Smid</translation>
    </message>
    <message>
        <source>Zahhak</source>
        <translation>Zahhak</translation>
    </message>
    <message>
        <source>Simurgh</source>
        <translation>Simurgh</translation>
    </message>
    <message>
        <source>Nasreddin</source>
        <translation>Nasreddin</translation>
    </message>
    <message>
        <source>Scheherazade</source>
        <translation>Sheherazade</translation>
    </message>
    <message>
        <source>Aladdin</source>
        <translation>Aladdin</translation>
    </message>
    <message>
        <source>Sinbad</source>
        <translation>Sinbad</translation>
    </message>
    <message>
        <source>Amu Nowruz</source>
        <translation>Oom Nowruz</translation>
    </message>
    <message>
        <source>Hercules</source>
        <translation>Hercules</translation>
    </message>
    <message>
        <source>Medusa</source>
        <translation>Medusa</translation>
    </message>
    <message>
        <source>Athena</source>
        <translation>Athena</translation>
    </message>
    <message>
        <source>Odin</source>
        <translation>Odin</translation>
    </message>
    <message>
        <source>Anubis</source>
        <translation>Anubis</translation>
    </message>
    <message>
        <source>The Monkey King</source>
        <comment>Sun Wukong</comment>
        <translation>De Apenkoning</translation>
    </message>
    <message>
        <source>Mulan</source>
        <translation>Mulan</translation>
    </message>
    <message>
        <source>King Arthur</source>
        <translation>Koning Arthur</translation>
    </message>
    <message>
        <source>Merlin</source>
        <translation>Merlijn</translation>
    </message>
    <message>
        <source>Baba Yaga</source>
        <translation>Baba Jaga</translation>
    </message>
    <message>
        <source>Similo</source>
        <translation>Similo</translation>
    </message>
    <message>
        <source>One secret character, and a guide who may not speak</source>
        <translation>Eén geheim personage, en een gids die niets mag zeggen</translation>
    </message>
    <message>
        <source>Vertical: similar</source>
        <translation>Verticaal: lijkt erop</translation>
    </message>
    <message>
        <source>Horizontal: not similar</source>
        <translation>Horizontaal: lijkt niet</translation>
    </message>
    <message>
        <source>Similar</source>
        <comment>of a clue that lies vertically</comment>
        <translation>Lijkt erop</translation>
    </message>
    <message>
        <source>Not similar</source>
        <comment>of a clue that lies horizontally</comment>
        <translation>Lijkt er niet op</translation>
    </message>
    <message>
        <source>beside {character}</source>
        <translation>naast {character}</translation>
    </message>
    <message>
        <source>Clue {number}: {clue}, {way}, beside {character}</source>
        <translation>Aanwijzing {number}: {clue}, {way}, naast {character}</translation>
    </message>
    <message>
        <source>Clue {number}</source>
        <translation>Aanwijzing {number}</translation>
    </message>
    <message>
        <source>Clue {number} of {total}</source>
        <translation>Aanwijzing {number} van {total}</translation>
    </message>
    <message>
        <source>Removed: {characters}</source>
        <translation>Verwijderd: {characters}</translation>
    </message>
    <message>
        <source>No clue has been given yet.</source>
        <translation>Er is nog geen aanwijzing gegeven.</translation>
    </message>
    <message>
        <source>Used clues are not shown again.</source>
        <translation>Gebruikte aanwijzingen zie je niet terug.</translation>
    </message>
    <message>
        <source>Used clues</source>
        <translation>Gebruikte aanwijzingen</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>Final guess</source>
        <translation>Laatste gok</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Gelijke stemmen</translation>
    </message>
    <message>
        <source>You are the guide</source>
        <translation>Jij bent de gids</translation>
    </message>
    <message>
        <source>Choose the hidden character</source>
        <translation>Kies het verborgen personage</translation>
    </message>
    <message>
        <source>{player} chooses the hidden character</source>
        <translation>{player} kiest het verborgen personage</translation>
    </message>
    <message>
        <source>Choose a clue from your hand</source>
        <translation>Kies een aanwijzing uit je hand</translation>
    </message>
    <message>
        <source>Vertical or horizontal? Lay it beside a character</source>
        <translation>Verticaal of horizontaal? Leg de kaart naast een personage</translation>
    </message>
    <message>
        <source>{player} is looking for a clue</source>
        <translation>{player} zoekt een aanwijzing</translation>
    </message>
    <message>
        <source>Vote: which character goes?</source>
        <translation>Stem: welk personage moet weg?</translation>
    </message>
    <message>
        <source>Vote again, among the tied</source>
        <translation>Stem nog eens, tussen de koplopers</translation>
    </message>
    <message>
        <source>Which one is the hidden character?</source>
        <translation>Welk personage is het verborgen personage?</translation>
    </message>
    <message>
        <source>The others are voting</source>
        <translation>De anderen stemmen</translation>
    </message>
    <message>
        <source>Decide between the tied characters</source>
        <translation>Beslis tussen de personages met evenveel stemmen</translation>
    </message>
    <message>
        <source>{player} decides between the tied characters</source>
        <translation>{player} beslist tussen de personages met evenveel stemmen</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Spel afgelopen</translation>
    </message>
    <message>
        <source>You gave up</source>
        <translation>Je hebt opgegeven</translation>
    </message>
    <message>
        <source>Choose the character that the others shall find. Only you will see which it is.</source>
        <translation>Kies het personage dat de anderen moeten vinden. Alleen jij ziet welk het is.</translation>
    </message>
    <message>
        <source>Take a card from your hand. Lay it vertically if the hidden character is similar to it, horizontally if not, beside any character that is left.</source>
        <translation>Neem een kaart uit je hand. Leg die verticaal als het verborgen personage erop lijkt, horizontaal als dat niet zo is, naast een personage dat er nog ligt.</translation>
    </message>
    <message>
        <source>Choose a character that you think is not the hidden one, and vote for it. The majority decides what is removed.</source>
        <translation>Kies een personage dat volgens jou niet het verborgen personage is en stem daarop. De meerderheid beslist wat er wordt verwijderd.</translation>
    </message>
    <message>
        <source>Choose the character that you take for the hidden one.</source>
        <translation>Kies het personage dat volgens jou het verborgen personage is.</translation>
    </message>
    <message>
        <source>The votes are tied: choose one of the tied characters.</source>
        <translation>De stemmen staken: kies een van de personages met evenveel stemmen.</translation>
    </message>
    <message>
        <source>{player} has to act first.</source>
        <translation>Eerst is {player} aan zet.</translation>
    </message>
    <message>
        <source>The match is over; nothing more can be done.</source>
        <translation>De partij is voorbij; er valt niets meer te doen.</translation>
    </message>
    <message>
        <source>{character}: {traits}.</source>
        <translation>{character}: {traits}.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Je hand</translation>
    </message>
    <message>
        <source>Place {number} of the grid</source>
        <translation>Plaats {number} van het raster</translation>
    </message>
    <message>
        <source>The vote</source>
        <translation>De stemming</translation>
    </message>
    <message>
        <source>The hidden character</source>
        <translation>Het verborgen personage</translation>
    </message>
    <message>
        <source>Remove {character}</source>
        <translation>{character} verwijderen</translation>
    </message>
    <message>
        <source>Guess {character}</source>
        <translation>Gok: {character}</translation>
    </message>
    <message>
        <source>Hide {character}</source>
        <translation>{character} verbergen</translation>
    </message>
    <message>
        <source>Decide on {character}</source>
        <translation>Beslis: {character}</translation>
    </message>
    <message>
        <source>Choose a character</source>
        <translation>Kies een personage</translation>
    </message>
    <message>
        <source>Large view</source>
        <translation>Groot tonen</translation>
    </message>
    <message>
        <source>Ask for advice</source>
        <translation>Vraag om advies</translation>
    </message>
    <message>
        <source>{character}, removed</source>
        <translation>{character}, verwijderd</translation>
    </message>
    <message>
        <source>{character}, the hidden character</source>
        <translation>{character}, het verborgen personage</translation>
    </message>
    <message>
        <source>{character}: {traits}</source>
        <translation>{character}: {traits}</translation>
    </message>
    <message>
        <source>votes: {players}</source>
        <translation>stemmen: {players}</translation>
    </message>
    <message>
        <source>Which character goes?</source>
        <translation>Welk personage moet weg?</translation>
    </message>
    <message>
        <source>Who is the hidden character?</source>
        <translation>Wie is het verborgen personage?</translation>
    </message>
    <message>
        <source>The last vote</source>
        <translation>De vorige stemming</translation>
    </message>
    <message>
        <source>No vote has been taken yet.</source>
        <translation>Er is nog niet gestemd.</translation>
    </message>
    <message>
        <source>Round {number} of {total}</source>
        <translation>Ronde {number} van {total}</translation>
    </message>
    <message>
        <source>Round {number}, card {card} of {cards}</source>
        <translation>Ronde {number}, kaart {card} van {cards}</translation>
    </message>
    <message>
        <source>Second vote</source>
        <translation>Tweede stemming</translation>
    </message>
    <message>
        <source>has voted</source>
        <translation>heeft gestemd</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>denkt na</translation>
    </message>
    <message>
        <source>advises when asked</source>
        <translation>geeft op verzoek advies</translation>
    </message>
    <message numerus="yes">
        <source>{character} goes, with %n vote(s)</source>
        <translation>
            <numerusform>{character} gaat weg, met %n stem</numerusform>
            <numerusform>{character} gaat weg, met %n stemmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{character} is guessed, with %n vote(s)</source>
        <translation>
            <numerusform>Gok: {character}, met %n stem</numerusform>
            <numerusform>Gok: {character}, met %n stemmen</numerusform>
        </translation>
    </message>
    <message>
        <source>No majority: another vote</source>
        <translation>Geen meerderheid: nog een stemming</translation>
    </message>
    <message>
        <source>Tied again: {player} decides</source>
        <translation>Weer gelijk: {player} beslist</translation>
    </message>
    <message>
        <source>{player}, the guide</source>
        <translation>{player}, de gids</translation>
    </message>
    <message>
        <source>You, the guide</source>
        <translation>Jij, de gids</translation>
    </message>
    <message>
        <source>Guesser</source>
        <translation>Rader</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Gids</translation>
    </message>
    <message numerus="yes">
        <source>One card goes in each round. After the last clue you guess among the %n card(s) left.</source>
        <translation>
            <numerusform>In elke ronde gaat één kaart weg. Na de laatste aanwijzing gok je uit de %n kaart die overblijft.</numerusform>
            <numerusform>In elke ronde gaat één kaart weg. Na de laatste aanwijzing gok je uit de %n kaarten die overblijven.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number is how many cards go. The last one on the table is the answer.</source>
        <translation>Het getal zegt hoeveel kaarten weggaan. De laatste op tafel is het antwoord.</translation>
    </message>
    <message numerus="yes">
        <source>The number is how many cards go. In the end you guess among the %n card(s) left.</source>
        <translation>
            <numerusform>Het getal zegt hoeveel kaarten weggaan. Ten slotte gok je uit de %n kaart die overblijft.</numerusform>
            <numerusform>Het getal zegt hoeveel kaarten weggaan. Ten slotte gok je uit de %n kaarten die overblijven.</numerusform>
        </translation>
    </message>
    <message>
        <source>Traits of {character}</source>
        <translation>Kenmerken van {character}</translation>
    </message>
    <message>
        <source>Marked: shared with {clue}</source>
        <translation>Gemarkeerd: gedeeld met {clue}</translation>
    </message>
    <message>
        <source>Choose a character to see its traits.</source>
        <translation>Kies een personage om de kenmerken te zien.</translation>
    </message>
    <message>
        <source>Clues</source>
        <comment>tab of the panel</comment>
        <translation>Aanwijzingen</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>tab of the panel</comment>
        <translation>Verloop</translation>
    </message>
    <message>
        <source>{clue} is different: {traits}</source>
        <comment>why somebody is not the hidden one</comment>
        <translation>{clue} is anders: {traits}</translation>
    </message>
    <message>
        <source>Like {clue}: {traits}</source>
        <comment>why somebody is not the hidden one</comment>
        <translation>Net als {clue}: {traits}</translation>
    </message>
    <message>
        <source>Similar to {clue}: {traits}</source>
        <comment>why somebody is the hidden one</comment>
        <translation>Lijkt op {clue}: {traits}</translation>
    </message>
    <message>
        <source>Fits the clues least</source>
        <translation>Past het minst bij de aanwijzingen</translation>
    </message>
    <message>
        <source>Fits the clues best</source>
        <translation>Past het best bij de aanwijzingen</translation>
    </message>
    <message>
        <source>It is similar to {clue}: {traits}</source>
        <translation>Het lijkt op {clue}: {traits}</translation>
    </message>
    <message>
        <source>It is not similar to {clue}: {traits}</source>
        <translation>Het lijkt niet op {clue}: {traits}</translation>
    </message>
    <message>
        <source>No other card of the hand says more</source>
        <translation>Geen andere kaart in de hand zegt meer</translation>
    </message>
    <message>
        <source>Any character will do</source>
        <translation>Elk personage is goed</translation>
    </message>
    <message>
        <source>It is not the hidden character</source>
        <translation>Het is niet het verborgen personage</translation>
    </message>
    <message>
        <source>{deed}. {reason}.</source>
        <translation>{deed}. {reason}.</translation>
    </message>
    <message>
        <source>{deed}.</source>
        <translation>{deed}.</translation>
    </message>
    <message>
        <source>Vote to remove {character}</source>
        <translation>Stem om {character} te verwijderen</translation>
    </message>
    <message>
        <source>Lay {clue} vertically beside {character}</source>
        <translation>Leg {clue} verticaal naast {character}</translation>
    </message>
    <message>
        <source>Lay {clue} horizontally beside {character}</source>
        <translation>Leg {clue} horizontaal naast {character}</translation>
    </message>
    <message>
        <source>Ask the others for advice</source>
        <translation>Vraag de anderen om advies</translation>
    </message>
    <message>
        <source>Game {number}: {player} is the guide</source>
        <translation>Spel {number}: {player} is de gids</translation>
    </message>
    <message>
        <source>{player} chose the hidden character</source>
        <translation>{player} koos het verborgen personage</translation>
    </message>
    <message>
        <source>{player}: {clue} vertical, beside {character}</source>
        <translation>{player}: {clue} verticaal, naast {character}</translation>
    </message>
    <message>
        <source>{player}: {clue} horizontal, beside {character}</source>
        <translation>{player}: {clue} horizontaal, naast {character}</translation>
    </message>
    <message>
        <source>{player}: vote for {character}</source>
        <translation>{player}: stem voor {character}</translation>
    </message>
    <message>
        <source>{player} voted</source>
        <translation>{player} heeft gestemd</translation>
    </message>
    <message>
        <source>{player} asked for advice</source>
        <translation>{player} vroeg om advies</translation>
    </message>
    <message>
        <source>Votes: {votes}</source>
        <translation>Stemmen: {votes}</translation>
    </message>
    <message>
        <source>{character} {number}</source>
        <comment>a character and its votes</comment>
        <translation>{character} {number}</translation>
    </message>
    <message>
        <source>Another vote among {characters}</source>
        <translation>Nog een stemming tussen {characters}</translation>
    </message>
    <message>
        <source>The final guess among {characters}</source>
        <translation>De laatste gok, tussen {characters}</translation>
    </message>
    <message>
        <source>No clue in this round yet</source>
        <translation>Nog geen aanwijzing in deze ronde</translation>
    </message>
    <message>
        <source>Tied again: you decide</source>
        <translation>Weer gelijk: jij beslist</translation>
    </message>
    <message>
        <source>Knows the character and is silent</source>
        <translation>Kent het personage en zwijgt</translation>
    </message>
    <message>
        <source>Hidden character: {character}</source>
        <translation>Verborgen personage: {character}</translation>
    </message>
    <message>
        <source>No hidden character yet</source>
        <translation>Nog geen verborgen personage</translation>
    </message>
    <message>
        <source>Game {number}: you are the guide</source>
        <translation>Spel {number}: jij bent de gids</translation>
    </message>
    <message>
        <source>You hid {character}</source>
        <translation>Je hebt {character} verborgen</translation>
    </message>
    <message>
        <source>You voted</source>
        <translation>Je hebt gestemd</translation>
    </message>
    <message>
        <source>You asked for advice</source>
        <translation>Je vroeg om advies</translation>
    </message>
    <message>
        <source>You decided on {character}</source>
        <translation>Jij besliste: {character}</translation>
    </message>
    <message>
        <source>{player} decided on {character}</source>
        <translation>{player} besliste: {character}</translation>
    </message>
    <message>
        <source>{character} was removed</source>
        <translation>{character} is verwijderd</translation>
    </message>
    <message>
        <source>The final guess is {character}</source>
        <translation>De laatste gok is {character}</translation>
    </message>
    <message>
        <source>The hidden character was found: {character}</source>
        <translation>Het verborgen personage is gevonden: {character}</translation>
    </message>
    <message>
        <source>The hidden character was removed: {character}</source>
        <translation>Het verborgen personage is verwijderd: {character}</translation>
    </message>
    <message>
        <source>The guess was wrong: it was {character}</source>
        <translation>De gok was mis: het was {character}</translation>
    </message>
    <message>
        <source>Everybody wins</source>
        <translation>Iedereen wint</translation>
    </message>
    <message>
        <source>The guide wins: {player}</source>
        <translation>De gids wint: {player}</translation>
    </message>
    <message>
        <source>The guide wins: that is you</source>
        <translation>De gids wint: dat ben jij</translation>
    </message>
    <message>
        <source>Everybody loses</source>
        <translation>Iedereen verliest</translation>
    </message>
    <message>
        <source>{found} of {games} characters were found</source>
        <translation>{found} van de {games} personages gevonden</translation>
    </message>
    <message>
        <source>Game {number} of {total}</source>
        <translation>Spel {number} van {total}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Game {number}: {character}</source>
        <translation>Spel {number}: {character}</translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s)</source>
        <translation>
            <numerusform>%n aanwijzing</numerusform>
            <numerusform>%n aanwijzingen</numerusform>
        </translation>
    </message>
    <message>
        <source>found</source>
        <comment>a game whose character was found</comment>
        <translation>gevonden</translation>
    </message>
    <message>
        <source>not found</source>
        <comment>a game whose character was not found</comment>
        <translation>niet gevonden</translation>
    </message>
    <message numerus="yes">
        <source>Round {number}. You have a vote among %n character(s).</source>
        <translation>
            <numerusform>Ronde {number}. Je stemt over %n personage.</numerusform>
            <numerusform>Ronde {number}. Je stemt over %n personages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number}. You are the guide; %n character(s) are left.</source>
        <translation>
            <numerusform>Ronde {number}. Jij bent de gids; er is nog %n personage.</numerusform>
            <numerusform>Ronde {number}. Jij bent de gids; er zijn nog %n personages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number}. %n character(s) are left.</source>
        <translation>
            <numerusform>Ronde {number}. Er is nog %n personage.</numerusform>
            <numerusform>Ronde {number}. Er zijn nog %n personages.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>De partij is voorbij.</translation>
    </message>
    <message>
        <source>Only the guide chooses the hidden character and gives clues.</source>
        <translation>Alleen de gids kiest het verborgen personage en geeft aanwijzingen.</translation>
    </message>
    <message>
        <source>The guide is silent and has no vote.</source>
        <translation>De gids zwijgt en heeft geen stem.</translation>
    </message>
    <message>
        <source>First choose the hidden character, then give clues.</source>
        <translation>Kies eerst het verborgen personage, geef dan aanwijzingen.</translation>
    </message>
    <message>
        <source>The hidden character is chosen and stays the same.</source>
        <translation>Het verborgen personage is gekozen en blijft hetzelfde.</translation>
    </message>
    <message>
        <source>This character is no longer on the table.</source>
        <translation>Dit personage ligt niet meer op tafel.</translation>
    </message>
    <message>
        <source>There is only one clue in a round: now the others vote.</source>
        <translation>Er is maar één aanwijzing per ronde: nu stemmen de anderen.</translation>
    </message>
    <message>
        <source>A clue must come from the guide’s own hand.</source>
        <translation>Een aanwijzing moet uit de eigen hand van de gids komen.</translation>
    </message>
    <message>
        <source>There is no vote before the guide has given a clue.</source>
        <translation>Er wordt pas gestemd als de gids een aanwijzing heeft gegeven.</translation>
    </message>
    <message>
        <source>The votes are tied; the tie has to be decided first.</source>
        <translation>De stemmen staken; eerst moet daarover worden beslist.</translation>
    </message>
    <message>
        <source>The others only advise, and only when they are asked.</source>
        <translation>De anderen geven alleen advies, en alleen op verzoek.</translation>
    </message>
    <message>
        <source>You have voted; now the others have to vote.</source>
        <translation>Je hebt gestemd; nu moeten de anderen stemmen.</translation>
    </message>
    <message>
        <source>First the others make their proposals, then you vote.</source>
        <translation>Eerst doen de anderen hun voorstel, dan stem jij.</translation>
    </message>
    <message>
        <source>{card} is not among the tied characters; only they can be chosen now.</source>
        <translation>{card} hoort niet bij de personages met evenveel stemmen; alleen die kun je nu kiezen.</translation>
    </message>
    <message>
        <source>There is nobody to ask for advice now.</source>
        <translation>Er is nu niemand om advies te vragen.</translation>
    </message>
    <message>
        <source>The votes are not tied; there is nothing to decide.</source>
        <translation>De stemmen staken niet; er valt niets te beslissen.</translation>
    </message>
    <message>
        <source>Somebody else decides this tie.</source>
        <translation>Iemand anders beslist nu de stemmen staken.</translation>
    </message>
    <message>
        <source>Removals</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Lengte van de partij</translation>
    </message>
    <message>
        <source>First guide</source>
        <translation>Eerste gids</translation>
    </message>
    <message>
        <source>Hidden character</source>
        <translation>Verborgen personage</translation>
    </message>
    <message>
        <source>Hand of the guide</source>
        <translation>Hand van de gids</translation>
    </message>
    <message>
        <source>Pointed clue</source>
        <translation>Wijzende aanwijzing</translation>
    </message>
    <message>
        <source>Decision on a tie</source>
        <translation>Beslissing bij gelijke stemmen</translation>
    </message>
    <message>
        <source>The other guessers</source>
        <translation>De andere raders</translation>
    </message>
    <message>
        <source>Their proposals</source>
        <translation>Hun voorstellen</translation>
    </message>
    <message>
        <source>If it is not found</source>
        <translation>Als het niet wordt gevonden</translation>
    </message>
    <message>
        <source>Traits in words</source>
        <translation>Kenmerken in woorden</translation>
    </message>
    <message>
        <source>How many cards are removed after each clue.</source>
        <translation>Hoeveel kaarten er na elke aanwijzing weggaan.</translation>
    </message>
    <message>
        <source>How many cards lie on the table.</source>
        <translation>Hoeveel kaarten er op tafel liggen.</translation>
    </message>
    <message>
        <source>How many characters are to be found; each player guides in turn.</source>
        <translation>Hoeveel personages je zoekt; de spelers zijn om de beurt gids.</translation>
    </message>
    <message>
        <source>Who guides the first game.</source>
        <translation>Wie in het eerste spel de gids is.</translation>
    </message>
    <message>
        <source>Who chooses the hidden character.</source>
        <translation>Wie het verborgen personage kiest.</translation>
    </message>
    <message>
        <source>The cards that clues are chosen from.</source>
        <translation>De kaarten waaruit de aanwijzingen komen.</translation>
    </message>
    <message>
        <source>A clue speaks of what it shares with the card beside it.</source>
        <translation>Een aanwijzing gaat over wat ze deelt met de kaart ernaast.</translation>
    </message>
    <message>
        <source>Who decides if the second vote is tied as well.</source>
        <translation>Wie beslist als ook de tweede stemming gelijk eindigt.</translation>
    </message>
    <message>
        <source>Whether the computer players vote or only advise you.</source>
        <translation>Of de computerspelers stemmen of je alleen adviseren.</translation>
    </message>
    <message>
        <source>Whether you see the votes of the others before your own.</source>
        <translation>Of je de stemmen van de anderen vóór je eigen stem ziet.</translation>
    </message>
    <message>
        <source>Who wins if the hidden character is not found.</source>
        <translation>Wie wint als het verborgen personage niet wordt gevonden.</translation>
    </message>
    <message>
        <source>Whether clues of earlier rounds stay in sight.</source>
        <translation>Of aanwijzingen van eerdere rondes in zicht blijven.</translation>
    </message>
    <message>
        <source>Whether the panel and the large view name the traits.</source>
        <translation>Of het paneel en de grote kaart de kenmerken noemen.</translation>
    </message>
    <message>
        <source>One a clue</source>
        <translation>Eén per aanwijzing</translation>
    </message>
    <message>
        <source>Round by round more</source>
        <translation>Elke ronde meer</translation>
    </message>
    <message>
        <source>1, 2, 3, 4, 1</source>
        <translation>1, 2, 3, 4, 1</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Naar aantal spelers</translation>
    </message>
    <message>
        <source>The first opponent</source>
        <translation>De eerste tegenstander</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Het toeval beslist</translation>
    </message>
    <message>
        <source>The guide</source>
        <translation>De gids</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Het toeval</translation>
    </message>
    <message>
        <source>Five, refilled</source>
        <translation>Vijf, aangevuld</translation>
    </message>
    <message>
        <source>Two to spare</source>
        <translation>Twee over</translation>
    </message>
    <message>
        <source>All the rest</source>
        <translation>Alle andere</translation>
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
        <source>The lead guesser</source>
        <translation>De eerste rader</translation>
    </message>
    <message>
        <source>They vote</source>
        <translation>Ze stemmen</translation>
    </message>
    <message>
        <source>Advice only</source>
        <translation>Alleen advies</translation>
    </message>
    <message>
        <source>After your vote</source>
        <translation>Na jouw stem</translation>
    </message>
    <message>
        <source>Before your vote</source>
        <translation>Vóór jouw stem</translation>
    </message>
    <message>
        <source>The guide wins</source>
        <translation>De gids wint</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>Iedereen verliest</translation>
    </message>
    <message>
        <source>Stay in sight</source>
        <translation>Blijven in zicht</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verborgen</translation>
    </message>
    <message>
        <source>Source rules</source>
        <translation>Bronregels</translation>
    </message>
    <message>
        <source>Progressive</source>
        <translation>Oplopend</translation>
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
        <source>One card goes after each clue; the last guess decides.</source>
        <translation>Na elke aanwijzing gaat één kaart weg; de laatste gok beslist.</translation>
    </message>
    <message>
        <source>Each round more cards go. The best first game.</source>
        <translation>Elke ronde gaan er meer kaarten weg. Het beste eerste spel.</translation>
    </message>
    <message>
        <source>As in the printed game: twelve cards, five clues.</source>
        <translation>Zoals het gedrukte spel: twaalf kaarten, vijf aanwijzingen.</translation>
    </message>
    <message>
        <source>woman</source>
        <comment>trait, also of girls</comment>
        <translation>vrouw</translation>
    </message>
    <message>
        <source>man</source>
        <comment>trait, also of boys</comment>
        <translation>man</translation>
    </message>
    <message>
        <source>child</source>
        <comment>trait: age</comment>
        <translation>kind</translation>
    </message>
    <message>
        <source>young</source>
        <comment>trait: age</comment>
        <translation>jong</translation>
    </message>
    <message>
        <source>adult</source>
        <comment>trait: age</comment>
        <translation>volwassen</translation>
    </message>
    <message>
        <source>old</source>
        <comment>trait: age</comment>
        <translation>oud</translation>
    </message>
    <message>
        <source>bareheaded</source>
        <comment>trait</comment>
        <translation>blootshoofds</translation>
    </message>
    <message>
        <source>crown</source>
        <comment>trait</comment>
        <translation>kroon</translation>
    </message>
    <message>
        <source>helmet</source>
        <comment>trait</comment>
        <translation>helm</translation>
    </message>
    <message>
        <source>hat</source>
        <comment>trait</comment>
        <translation>hoed</translation>
    </message>
    <message>
        <source>turban</source>
        <comment>trait</comment>
        <translation>tulband</translation>
    </message>
    <message>
        <source>headscarf</source>
        <comment>trait: a cloth over the head</comment>
        <translation>hoofddoek</translation>
    </message>
    <message>
        <source>adorned hair</source>
        <comment>trait: a ribbon or a wreath</comment>
        <translation>haarsieraad</translation>
    </message>
    <message>
        <source>beard</source>
        <comment>trait, or a moustache</comment>
        <translation>baard</translation>
    </message>
    <message>
        <source>no beard</source>
        <comment>trait</comment>
        <translation>geen baard</translation>
    </message>
    <message>
        <source>weapon</source>
        <comment>trait</comment>
        <translation>wapen</translation>
    </message>
    <message>
        <source>no weapon</source>
        <comment>trait</comment>
        <translation>geen wapen</translation>
    </message>
    <message>
        <source>magic</source>
        <comment>trait</comment>
        <translation>magie</translation>
    </message>
    <message>
        <source>no magic</source>
        <comment>trait</comment>
        <translation>geen magie</translation>
    </message>
    <message>
        <source>human</source>
        <comment>trait</comment>
        <translation>mens</translation>
    </message>
    <message>
        <source>animal</source>
        <comment>trait</comment>
        <translation>dier</translation>
    </message>
    <message>
        <source>monster</source>
        <comment>trait</comment>
        <translation>monster</translation>
    </message>
    <message>
        <source>artificial</source>
        <comment>trait: a puppet, a creature</comment>
        <translation>kunstmatig</translation>
    </message>
    <message>
        <source>divine</source>
        <comment>trait</comment>
        <translation>goddelijk</translation>
    </message>
    <message>
        <source>royal</source>
        <comment>trait: role</comment>
        <translation>vorstelijk</translation>
    </message>
    <message>
        <source>warrior</source>
        <comment>trait: role</comment>
        <translation>strijder</translation>
    </message>
    <message>
        <source>thinker</source>
        <comment>trait: role</comment>
        <translation>denker</translation>
    </message>
    <message>
        <source>artist</source>
        <comment>trait: role</comment>
        <translation>kunstenaar</translation>
    </message>
    <message>
        <source>explorer</source>
        <comment>trait: role</comment>
        <translation>ontdekker</translation>
    </message>
    <message>
        <source>trickster</source>
        <comment>trait: role</comment>
        <translation>schelm</translation>
    </message>
    <message>
        <source>villain</source>
        <comment>trait: role</comment>
        <translation>schurk</translation>
    </message>
    <message>
        <source>hero</source>
        <comment>trait: role</comment>
        <translation>held</translation>
    </message>
    <message>
        <source>guardian</source>
        <comment>trait: role</comment>
        <translation>hoeder</translation>
    </message>
    <message>
        <source>commoner</source>
        <comment>trait: role</comment>
        <translation>eenvoudige ziel</translation>
    </message>
    <message>
        <source>Europe</source>
        <comment>trait</comment>
        <translation>Europa</translation>
    </message>
    <message>
        <source>Persia</source>
        <comment>trait</comment>
        <translation>Perzië</translation>
    </message>
    <message>
        <source>Asia</source>
        <comment>trait</comment>
        <translation>Azië</translation>
    </message>
    <message>
        <source>Africa</source>
        <comment>trait</comment>
        <translation>Afrika</translation>
    </message>
    <message>
        <source>America</source>
        <comment>trait</comment>
        <translation>Amerika</translation>
    </message>
    <message>
        <source>antiquity</source>
        <comment>trait: era</comment>
        <translation>oudheid</translation>
    </message>
    <message>
        <source>Middle Ages</source>
        <comment>trait: era</comment>
        <translation>middeleeuwen</translation>
    </message>
    <message>
        <source>early modern times</source>
        <comment>trait: era</comment>
        <translation>vroegmoderne tijd</translation>
    </message>
    <message>
        <source>modern times</source>
        <comment>trait: era</comment>
        <translation>moderne tijd</translation>
    </message>
    <message>
        <source>once upon a time</source>
        <comment>trait: era</comment>
        <translation>er was eens</translation>
    </message>
    <message>
        <source>historical</source>
        <comment>trait: kind</comment>
        <translation>historisch</translation>
    </message>
    <message>
        <source>fictional</source>
        <comment>trait: kind</comment>
        <translation>fictief</translation>
    </message>
    <message>
        <source>cultural</source>
        <comment>trait: kind</comment>
        <translation>cultureel</translation>
    </message>
</context>
<context>
    <name>similo_lesson</name>
    <message>
        <source>Welcome! Mycroft, the guide, is about to hide one of these twelve characters. You and Watson have to find it: then all three of you win. If you remove it by mistake, you lose.</source>
        <translation>Welkom! Mycroft, de gids, verbergt zo meteen een van deze twaalf personages. Jij en Watson moeten het vinden: dan winnen jullie alle drie. Verwijderen jullie het per ongeluk, dan verliezen jullie.</translation>
    </message>
    <message>
        <source>He may not speak about it, only compare. What counts is in the pictures: click a character, and “Large view” puts its traits into words.</source>
        <translation>Hij mag er niets over zeggen, alleen vergelijken. Wat telt, zie je op de plaatjes: klik op een personage, en ‘Groot tonen’ zet de kenmerken in woorden.</translation>
    </message>
    <message>
        <source>Mycroft has chosen, and this is his first clue. It lies vertically: the hidden character is similar to Elizabeth I. In what, he may not say. Where the clue lies means nothing.</source>
        <translation>Mycroft heeft gekozen, en dit is zijn eerste aanwijzing. Ze ligt verticaal: het verborgen personage lijkt op Elizabeth I. In welk opzicht mag hij niet zeggen. Naast welke kaart ze ligt, maakt niet uit.</translation>
    </message>
    <message>
        <source>Who is least like her? Pinocchio: a boy, made of wood, with no crown. Drag him to “Which character goes?”, or click him and then “Remove Pinocchio”.</source>
        <translation>Wie lijkt het minst op haar? Pinokkio: een jongen, van hout, zonder kroon. Sleep hem naar ‘Welk personage moet weg?’, of klik op hem en dan op ‘Pinokkio verwijderen’.</translation>
    </message>
    <message>
        <source>You see Watson’s vote once you have cast yours. He agrees: a majority, and Pinocchio goes. After one in this round it is two in the next, then three, then four.</source>
        <translation>Watsons stem zie je pas als jij gestemd hebt. Hij is het met je eens: een meerderheid, en Pinokkio gaat weg. Na één in deze ronde zijn het er in de volgende twee, dan drie, dan vier.</translation>
    </message>
    <message>
        <source>This clue lies horizontally: not similar. Rostam has a beard and a weapon. Just two characters have both, and two have to go. Vote for Captain Hook.</source>
        <translation>Deze aanwijzing ligt horizontaal: lijkt er niet op. Rostam heeft een baard en een wapen. Precies twee personages hebben dat allebei, en er moeten er twee weg. Stem op Kapitein Haak.</translation>
    </message>
    <message>
        <source>Watson began with Robin Hood: no majority. You vote again, between these two; if you still differ, the guide decides. Agree for now: Robin Hood. Hook’s turn will come.</source>
        <translation>Watson begon met Robin Hood: geen meerderheid. Jullie stemmen opnieuw, tussen deze twee; zijn jullie het weer oneens, dan beslist de gids. Geef nu toe: Robin Hood. Haak komt nog aan de beurt.</translation>
    </message>
    <message>
        <source>It has come: every character that goes has its own vote. Now Captain Hook.</source>
        <translation>Nu is hij aan de beurt: voor elk personage dat weggaat, wordt apart gestemd. Dus nu Kapitein Haak.</translation>
    </message>
    <message>
        <source>Scheherazade, vertical: similar. Like Elizabeth she is a woman, so the men fit worst. Three of them are left, and three have to go. First Napoleon.</source>
        <translation>Sheherazade, verticaal: lijkt erop. Net als Elizabeth is ze een vrouw, dus de mannen passen het slechtst. Er zijn er nog drie, en er moeten er drie weg. Eerst Napoleon.</translation>
    </message>
    <message>
        <source>Next Julius Caesar. He also has a weapon, as Rostam had: the clues of earlier rounds go on counting.</source>
        <translation>Nu Julius Caesar. Ook hij heeft een wapen, net als Rostam: aanwijzingen uit eerdere rondes blijven meetellen.</translation>
    </message>
    <message>
        <source>The third is easily missed: Moctezuma wears his hair long, but his traits say “man”. When in doubt, look at the large view. Vote for him.</source>
        <translation>De derde zie je licht over het hoofd: Moctezuma draagt lang haar, maar bij zijn kenmerken staat ‘man’. Twijfel je, kijk dan met ‘Groot tonen’. Stem op hem.</translation>
    </message>
    <message>
        <source>The last clue, vertical: Cyrus. That he is a man cannot be meant; surely it is his crown. Four have none, and four have to go. First Medusa.</source>
        <translation>De laatste aanwijzing, verticaal: Cyrus. Dat hij een man is, kan niet bedoeld zijn; het zal om zijn kroon gaan. Vier hebben er geen, en er moeten er vier weg. Eerst Medusa.</translation>
    </message>
    <message>
        <source>Red Riding Hood wears a hood, not a crown.</source>
        <translation>Roodkapje draagt een kapje, geen kroon.</translation>
    </message>
    <message>
        <source>Snow White has only a ribbon in her hair.</source>
        <translation>Sneeuwwitje heeft alleen een strik in haar haar.</translation>
    </message>
    <message>
        <source>And Marie Curie has nothing on her head. Then two are left.</source>
        <translation>En Marie Curie heeft niets op haar hoofd. Dan zijn er nog twee over.</translation>
    </message>
    <message>
        <source>The final guess: two queens. Look at the used clues again: Elizabeth and Cyrus bear a crown in the corner, too. So does Wu Zetian; the Queen of Hearts bears a skull. Guess Wu Zetian.</source>
        <translation>De laatste gok: twee vorstinnen. Kijk nog eens naar de gebruikte aanwijzingen: Elizabeth en Cyrus hebben ook in de hoek een kroon. Wu Zetian ook; de Hartenkoningin heeft een schedel. Gok: Wu Zetian.</translation>
    </message>
    <message>
        <source>Found, and everybody wins. You can also be the guide: then you hide a character and lay a card from your hand in each round, vertically if it is similar, horizontally if not.</source>
        <translation>Gevonden, en iedereen wint. Je kunt ook zelf de gids zijn: dan verberg je een personage en leg je in elke ronde een kaart uit je hand, verticaal als het erop lijkt, horizontaal als het er niet op lijkt.</translation>
    </message>
    <message>
        <source>That is Similo. Compare a clue with everybody who is left, and with the clues before it. When you are stuck, H gives you a hint, W answers why not, and U goes back a step.</source>
        <translation>Dat is Similo. Vergelijk een aanwijzing met iedereen die er nog ligt, en met de aanwijzingen ervoor. Zit je vast, dan geeft H een hint, zegt W waarom iets niet mag en ga je met Ctrl+Z een stap terug.</translation>
    </message>
</context>
</TS>
