<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>DetectivePanel</name>
    <message>
        <source>Copy the log</source>
        <translation>Verloop kopiëren</translation>
    </message>
</context>
<context>
    <name>InfoLine</name>
    <message>
        <source>Thinking about it…</source>
        <translation>Even nadenken…</translation>
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
        <translation>Gravin</translation>
    </message>
    <message>
        <source>Colonel</source>
        <comment>a suspect, alone on a label</comment>
        <translation>Kolonel</translation>
    </message>
    <message>
        <source>De Wits</source>
        <comment>a couple of suspects, alone on a label</comment>
        <translation>De Wit</translation>
    </message>
    <message>
        <source>Doctor</source>
        <comment>a suspect, alone on a label</comment>
        <translation>Dokter</translation>
    </message>
    <message>
        <source>Singer</source>
        <comment>a suspect, alone on a label</comment>
        <translation>Zangeres</translation>
    </message>
    <message>
        <source>Smit brothers</source>
        <comment>suspects, alone on a label</comment>
        <translation>Gebr. Smit</translation>
    </message>
    <message>
        <source>Governess</source>
        <comment>a suspect, alone on a label</comment>
        <translation>Gouvernante</translation>
    </message>
    <message>
        <source>Robbie</source>
        <comment>a suspect, within a sentence</comment>
        <translation>Robbie</translation>
    </message>
    <message>
        <source>the Countess</source>
        <comment>a suspect, within a sentence</comment>
        <translation>de gravin</translation>
    </message>
    <message>
        <source>the Colonel</source>
        <comment>a suspect, within a sentence</comment>
        <translation>de kolonel</translation>
    </message>
    <message>
        <source>Mr and Mrs De Wit</source>
        <comment>suspects, within a sentence</comment>
        <translation>meneer en mevrouw De Wit</translation>
    </message>
    <message>
        <source>the Doctor</source>
        <comment>a suspect, within a sentence</comment>
        <translation>de dokter</translation>
    </message>
    <message>
        <source>the Singer</source>
        <comment>a suspect, within a sentence</comment>
        <translation>de zangeres</translation>
    </message>
    <message>
        <source>the Smit brothers</source>
        <comment>within a sentence</comment>
        <translation>de gebroeders Smit</translation>
    </message>
    <message>
        <source>the Governess</source>
        <comment>a suspect, within a sentence</comment>
        <translation>de gouvernante</translation>
    </message>
    <message>
        <source>Robbie</source>
        <comment>a suspect, first in a sentence</comment>
        <translation>Robbie</translation>
    </message>
    <message>
        <source>The Countess</source>
        <comment>a suspect, first in a sentence</comment>
        <translation>De gravin</translation>
    </message>
    <message>
        <source>The Colonel</source>
        <comment>a suspect, first in a sentence</comment>
        <translation>De kolonel</translation>
    </message>
    <message>
        <source>Mr and Mrs De Wit</source>
        <comment>suspects, first in a sentence</comment>
        <translation>Meneer en mevrouw De Wit</translation>
    </message>
    <message>
        <source>The Doctor</source>
        <comment>a suspect, first in a sentence</comment>
        <translation>De dokter</translation>
    </message>
    <message>
        <source>The Singer</source>
        <comment>a suspect, first in a sentence</comment>
        <translation>De zangeres</translation>
    </message>
    <message>
        <source>The Smit brothers</source>
        <comment>first in a sentence</comment>
        <translation>De gebroeders Smit</translation>
    </message>
    <message>
        <source>The Governess</source>
        <comment>a suspect, first in a sentence</comment>
        <translation>De gouvernante</translation>
    </message>
    <message>
        <source>board-game room</source>
        <comment>on the plan</comment>
        <translation>bordspelkamer</translation>
    </message>
    <message>
        <source>hall</source>
        <comment>on the plan</comment>
        <translation>hal</translation>
    </message>
    <message>
        <source>kitchen</source>
        <comment>on the plan</comment>
        <translation>keuken</translation>
    </message>
    <message>
        <source>billiard room</source>
        <comment>on the plan</comment>
        <translation>biljartkamer</translation>
    </message>
    <message>
        <source>study</source>
        <comment>on the plan</comment>
        <translation>studeerkamer</translation>
    </message>
    <message>
        <source>dining room</source>
        <comment>on the plan</comment>
        <translation>eetkamer</translation>
    </message>
    <message>
        <source>library</source>
        <comment>on the plan</comment>
        <translation>bibliotheek</translation>
    </message>
    <message>
        <source>salon</source>
        <comment>on the plan</comment>
        <translation>salon</translation>
    </message>
    <message>
        <source>conservatory</source>
        <comment>on the plan</comment>
        <translation>serre</translation>
    </message>
    <message>
        <source>the board-game room</source>
        <comment>within a sentence</comment>
        <translation>de bordspelkamer</translation>
    </message>
    <message>
        <source>the hall</source>
        <comment>within a sentence</comment>
        <translation>de hal</translation>
    </message>
    <message>
        <source>the kitchen</source>
        <comment>within a sentence</comment>
        <translation>de keuken</translation>
    </message>
    <message>
        <source>the billiard room</source>
        <comment>within a sentence</comment>
        <translation>de biljartkamer</translation>
    </message>
    <message>
        <source>the study</source>
        <comment>within a sentence</comment>
        <translation>de studeerkamer</translation>
    </message>
    <message>
        <source>the dining room</source>
        <comment>within a sentence</comment>
        <translation>de eetkamer</translation>
    </message>
    <message>
        <source>the library</source>
        <comment>within a sentence</comment>
        <translation>de bibliotheek</translation>
    </message>
    <message>
        <source>the salon</source>
        <comment>within a sentence</comment>
        <translation>de salon</translation>
    </message>
    <message>
        <source>the conservatory</source>
        <comment>within a sentence</comment>
        <translation>de serre</translation>
    </message>
    <message>
        <source>ice skate</source>
        <comment>on a label</comment>
        <translation>schaats</translation>
    </message>
    <message>
        <source>cricket bat</source>
        <comment>on a label</comment>
        <translation>cricketbat</translation>
    </message>
    <message>
        <source>skipping rope</source>
        <comment>on a label</comment>
        <translation>springtouw</translation>
    </message>
    <message>
        <source>poisoned dart</source>
        <comment>on a label</comment>
        <translation>gifpijl</translation>
    </message>
    <message>
        <source>meat knife</source>
        <comment>on a label</comment>
        <translation>vleesmes</translation>
    </message>
    <message>
        <source>frying pan</source>
        <comment>on a label</comment>
        <translation>koekenpan</translation>
    </message>
    <message>
        <source>tea towel</source>
        <comment>on a label</comment>
        <translation>theedoek</translation>
    </message>
    <message>
        <source>doctored tea</source>
        <comment>on a label</comment>
        <translation>vergiftigde thee</translation>
    </message>
    <message>
        <source>chisel</source>
        <comment>on a label</comment>
        <translation>beitel</translation>
    </message>
    <message>
        <source>hammer</source>
        <comment>on a label</comment>
        <translation>hamer</translation>
    </message>
    <message>
        <source>rope</source>
        <comment>on a label</comment>
        <translation>touw</translation>
    </message>
    <message>
        <source>rat poison</source>
        <comment>on a label</comment>
        <translation>rattengif</translation>
    </message>
    <message>
        <source>hatpin</source>
        <comment>on a label</comment>
        <translation>hoedenspeld</translation>
    </message>
    <message>
        <source>walking stick</source>
        <comment>on a label</comment>
        <translation>wandelstok</translation>
    </message>
    <message>
        <source>silk scarf</source>
        <comment>on a label</comment>
        <translation>zijden sjaal</translation>
    </message>
    <message>
        <source>poison ring</source>
        <comment>on a label</comment>
        <translation>gifring</translation>
    </message>
    <message>
        <source>the ice skate</source>
        <comment>within a sentence</comment>
        <translation>de schaats</translation>
    </message>
    <message>
        <source>the cricket bat</source>
        <comment>within a sentence</comment>
        <translation>het cricketbat</translation>
    </message>
    <message>
        <source>the skipping rope</source>
        <comment>within a sentence</comment>
        <translation>het springtouw</translation>
    </message>
    <message>
        <source>the poisoned dart</source>
        <comment>within a sentence</comment>
        <translation>de gifpijl</translation>
    </message>
    <message>
        <source>the meat knife</source>
        <comment>within a sentence</comment>
        <translation>het vleesmes</translation>
    </message>
    <message>
        <source>the frying pan</source>
        <comment>within a sentence</comment>
        <translation>de koekenpan</translation>
    </message>
    <message>
        <source>the tea towel</source>
        <comment>within a sentence</comment>
        <translation>de theedoek</translation>
    </message>
    <message>
        <source>the doctored tea</source>
        <comment>within a sentence</comment>
        <translation>de vergiftigde thee</translation>
    </message>
    <message>
        <source>the chisel</source>
        <comment>within a sentence</comment>
        <translation>de beitel</translation>
    </message>
    <message>
        <source>the hammer</source>
        <comment>within a sentence</comment>
        <translation>de hamer</translation>
    </message>
    <message>
        <source>the rope</source>
        <comment>within a sentence</comment>
        <translation>het touw</translation>
    </message>
    <message>
        <source>the rat poison</source>
        <comment>within a sentence</comment>
        <translation>het rattengif</translation>
    </message>
    <message>
        <source>the hatpin</source>
        <comment>within a sentence</comment>
        <translation>de hoedenspeld</translation>
    </message>
    <message>
        <source>the walking stick</source>
        <comment>within a sentence</comment>
        <translation>de wandelstok</translation>
    </message>
    <message>
        <source>the silk scarf</source>
        <comment>within a sentence</comment>
        <translation>de zijden sjaal</translation>
    </message>
    <message>
        <source>the poison ring</source>
        <comment>within a sentence</comment>
        <translation>de gifring</translation>
    </message>
    <message>
        <source>greed</source>
        <translation>hebzucht</translation>
    </message>
    <message>
        <source>jealousy</source>
        <translation>jaloezie</translation>
    </message>
    <message>
        <source>revenge</source>
        <translation>wraak</translation>
    </message>
    <message>
        <source>blackmail</source>
        <translation>chantage</translation>
    </message>
    <message>
        <source>inheritance</source>
        <translation>erfenis</translation>
    </message>
    <message>
        <source>passion</source>
        <translation>hartstocht</translation>
    </message>
    <message>
        <source>fear</source>
        <translation>angst</translation>
    </message>
    <message>
        <source>ambition</source>
        <translation>eerzucht</translation>
    </message>
    <message>
        <source>games and sport</source>
        <comment>a category of weapons</comment>
        <translation>spel en sport</translation>
    </message>
    <message>
        <source>kitchenware</source>
        <comment>a category of weapons</comment>
        <translation>keukengerei</translation>
    </message>
    <message>
        <source>tools</source>
        <comment>a category of weapons</comment>
        <translation>gereedschap</translation>
    </message>
    <message>
        <source>accessories</source>
        <comment>a category of weapons</comment>
        <translation>accessoires</translation>
    </message>
    <message>
        <source>cut</source>
        <comment>the trace of a weapon</comment>
        <translation>snijwond</translation>
    </message>
    <message>
        <source>bruise</source>
        <comment>the trace of a weapon</comment>
        <translation>kneuzing</translation>
    </message>
    <message>
        <source>suffocation</source>
        <comment>the trace of a weapon</comment>
        <translation>verstikking</translation>
    </message>
    <message>
        <source>poisoning</source>
        <comment>the trace of a weapon</comment>
        <translation>vergiftiging</translation>
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
        <translation>Mevr. Hudson</translation>
    </message>
    <message>
        <source>Investigation shows that the motive of the murder is not {motive}.</source>
        <translation>Uit onderzoek blijkt dat het motief van de moord geen {motive} is.</translation>
    </message>
    <message>
        <source>Investigation shows that for {suspect} the motive of the murder is not {motive}.</source>
        <translation>Uit onderzoek blijkt dat {motive} bij {suspect} niet het motief van de moord is.</translation>
    </message>
    <message>
        <source>Investigation shows that for {suspect} the motive of the murder may be {motive}.</source>
        <translation>Uit onderzoek blijkt dat {motive} bij {suspect} mogelijk het motief van de moord is.</translation>
    </message>
    <message>
        <source>Investigation shows that {weapon} is not the murder weapon.</source>
        <translation>Uit onderzoek blijkt dat {weapon} niet het moordwapen is.</translation>
    </message>
    <message>
        <source>The autopsy shows that the murder weapon is nothing of games and sport.</source>
        <translation>Uit autopsie blijkt dat het moordwapen niets van spel en sport is.</translation>
    </message>
    <message>
        <source>The autopsy shows that the murder weapon is no kitchenware.</source>
        <translation>Uit autopsie blijkt dat het moordwapen geen keukengerei is.</translation>
    </message>
    <message>
        <source>The autopsy shows that the murder weapon is no tool.</source>
        <translation>Uit autopsie blijkt dat het moordwapen geen gereedschap is.</translation>
    </message>
    <message>
        <source>The autopsy shows that the murder weapon is no accessory.</source>
        <translation>Uit autopsie blijkt dat het moordwapen geen accessoire is.</translation>
    </message>
    <message>
        <source>The autopsy shows that there is no cut.</source>
        <translation>Uit autopsie blijkt dat er geen sprake is van een snijwond.</translation>
    </message>
    <message>
        <source>The autopsy shows that there is no bruise.</source>
        <translation>Uit autopsie blijkt dat er geen sprake is van een kneuzing.</translation>
    </message>
    <message>
        <source>The autopsy shows that there is no sign of suffocation.</source>
        <translation>Uit autopsie blijkt dat er geen sprake is van verstikking.</translation>
    </message>
    <message>
        <source>The autopsy shows that there is no sign of poisoning.</source>
        <translation>Uit autopsie blijkt dat er geen sprake is van vergiftiging.</translation>
    </message>
    <message>
        <source>During the murder there were no guests in {room}.</source>
        <translation>Tijdens de moord waren er geen gasten in {room}.</translation>
    </message>
    <message>
        <source>During the murder there was 1 guest in {room}.</source>
        <translation>Tijdens de moord was er 1 gast in {room}.</translation>
    </message>
    <message>
        <source>During the murder there were 2 guests in {room}.</source>
        <translation>Tijdens de moord waren er 2 gasten in {room}.</translation>
    </message>
    <message>
        <source>During the murder there were 3 guests in {room}.</source>
        <translation>Tijdens de moord waren er 3 gasten in {room}.</translation>
    </message>
    <message>
        <source>During the murder there were more than 3 guests in {room}.</source>
        <translation>Tijdens de moord waren er meer dan 3 gasten in {room}.</translation>
    </message>
    <message>
        <source>A couple or brothers count as one.</source>
        <comment>guests in a room</comment>
        <translation>Een echtpaar of broers tellen als één.</translation>
    </message>
    <message>
        <source>{one} and {other} did not go through {room}.</source>
        <translation>{one} en {other} zijn niet door {room} gegaan.</translation>
    </message>
    <message>
        <source>{one} or {other} went through {room}.</source>
        <comment>other is one person</comment>
        <translation>{one} of {other} is door {room} gegaan.</translation>
    </message>
    <message>
        <source>{one} or {other} went through {room}.</source>
        <comment>other is two people</comment>
        <translation>{one} of {other} zijn door {room} gegaan.</translation>
    </message>
    <message>
        <source>Nobody went from {one} to {other}, or the reverse.</source>
        <translation>Er is niemand van {one} naar {other} gegaan, en omgekeerd.</translation>
    </message>
    <message>
        <source>{suspect} claims that he was together with {other}.</source>
        <comment>he</comment>
        <translation>{suspect} beweert dat hij samen met {other} was.</translation>
    </message>
    <message>
        <source>{suspect} claims that she was together with {other}.</source>
        <comment>she</comment>
        <translation>{suspect} beweert dat ze samen met {other} was.</translation>
    </message>
    <message>
        <source>{suspect} claim that they were together with {other}.</source>
        <comment>they</comment>
        <translation>{suspect} beweren dat ze samen met {other} waren.</translation>
    </message>
    <message>
        <source>{suspect} claims that he was in {room}.</source>
        <comment>he</comment>
        <translation>{suspect} beweert dat hij in {room} was.</translation>
    </message>
    <message>
        <source>{suspect} claims that she was in {room}.</source>
        <comment>she</comment>
        <translation>{suspect} beweert dat ze in {room} was.</translation>
    </message>
    <message>
        <source>{suspect} claim that they were in {room}.</source>
        <comment>they</comment>
        <translation>{suspect} beweren dat ze in {room} waren.</translation>
    </message>
    <message>
        <source>{suspect} claims that {motive} could be a motive of {other}.</source>
        <comment>one person</comment>
        <translation>{suspect} beweert dat {motive} een motief van {other} zou kunnen zijn.</translation>
    </message>
    <message>
        <source>{suspect} claim that {motive} could be a motive of {other}.</source>
        <comment>two people</comment>
        <translation>{suspect} beweren dat {motive} een motief van {other} zou kunnen zijn.</translation>
    </message>
    <message>
        <source>a clue face down</source>
        <translation>een gedekte aanwijzing</translation>
    </message>
    <message>
        <source>{sender}, value {value}: {sentence} Can be asked for by {shows}.</source>
        <translation>{sender}, waarde {value}: {sentence} Te vragen met {shows}.</translation>
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
        <translation>Eén moord, tweeënzeventig aanwijzingen, en iedereen heeft er een paar</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <comment>two things asked for</comment>
        <translation>{one} en {other}</translation>
    </message>
    <message>
        <source>{murderer} with {weapon}, out of {motive}</source>
        <translation>{murderer} met {weapon}, uit {motive}</translation>
    </message>
    <message>
        <source>Round {number}, your turn</source>
        <translation>Ronde {number}, jouw beurt</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>Ask for clues about two things</source>
        <translation>Vraag om aanwijzingen over twee zaken</translation>
    </message>
    <message>
        <source>Make an offer, or pass</source>
        <translation>Doe een aanbod, of pas</translation>
    </message>
    <message>
        <source>Choose offers and pay</source>
        <translation>Kies een aanbod en betaal</translation>
    </message>
    <message>
        <source>Put cards away until three are left</source>
        <translation>Leg kaarten weg tot je er drie hebt</translation>
    </message>
    <message>
        <source>{player} thinks about a request</source>
        <translation>{player} denkt na over een vraag</translation>
    </message>
    <message>
        <source>The others make their offers</source>
        <translation>De anderen doen hun aanbod</translation>
    </message>
    <message>
        <source>{player} chooses offers and pays</source>
        <translation>{player} kiest een aanbod en betaalt</translation>
    </message>
    <message>
        <source>The others think about their solutions</source>
        <translation>De anderen denken na over hun oplossing</translation>
    </message>
    <message>
        <source>The others put cards away</source>
        <translation>De anderen leggen kaarten weg</translation>
    </message>
    <message>
        <source>Case closed</source>
        <translation>Zaak gesloten</translation>
    </message>
    <message>
        <source>You gave up</source>
        <translation>Je hebt opgegeven</translation>
    </message>
    <message>
        <source>The truth has come to light</source>
        <translation>De waarheid is aan het licht</translation>
    </message>
    <message>
        <source>Choose two suspects, two rooms, or one of each. The others may offer clues about them.</source>
        <translation>Kies twee verdachten, twee kamers, of van elk één. De anderen kunnen daar aanwijzingen over aanbieden.</translation>
    </message>
    <message>
        <source>Choose cards that show something asked for. Only their value is told; what you get for them is worth at least as much.</source>
        <translation>Kies kaarten waarop iets gevraagds staat. Alleen de waarde wordt bekend; wat je ervoor krijgt, is minstens evenveel waard.</translation>
    </message>
    <message>
        <source>None of your cards shows what is asked for.</source>
        <translation>Op geen van je kaarten staat wat er gevraagd wordt.</translation>
    </message>
    <message>
        <source>Choose one or more envelopes, and for each the cards that you pay with. What you give away stays on your sheet.</source>
        <translation>Kies een of meer enveloppen, en per envelop de kaarten waarmee je betaalt. Wat je inlevert, blijft op je blad staan.</translation>
    </message>
    <message>
        <source>Choose the cards to put away, face down, until three are left. Then everybody gets new ones.</source>
        <translation>Kies wat je gedekt weglegt, tot je drie kaarten overhoudt. Daarna krijgt iedereen nieuwe.</translation>
    </message>
    <message>
        <source>It is not for you to decide now: {what}.</source>
        <translation>Jij hoeft nu niets te kiezen: {what}.</translation>
    </message>
    <message>
        <source>The case is closed; nothing more can be done.</source>
        <translation>De zaak is gesloten; er valt niets meer te doen.</translation>
    </message>
    <message>
        <source>First choose the envelope that it is to pay for.</source>
        <translation>Kies eerst de envelop waarvoor je ermee betaalt.</translation>
    </message>
    <message>
        <source>Floor plan</source>
        <translation>Plattegrond</translation>
    </message>
    <message numerus="yes">
        <source>%n arrow(s) struck</source>
        <comment>on the floor plan</comment>
        <translation>
            <numerusform>%n pijl doorgestreept</numerusform>
            <numerusform>%n pijlen doorgestreept</numerusform>
        </translation>
    </message>
    <message>
        <source>Light: start location</source>
        <comment>of rooms on the plan</comment>
        <translation>Licht: startlocatie</translation>
    </message>
    <message>
        <source>Face: claims to have been there</source>
        <comment>on the plan</comment>
        <translation>Gezicht: zegt daar te zijn geweest</translation>
    </message>
    <message>
        <source>{room}: {weapons}</source>
        <comment>a room with what hangs in it</comment>
        <translation>{room}: {weapons}</translation>
    </message>
    <message>
        <source>{room}. Claims to have been there: {suspects}</source>
        <translation>{room}. Zegt daar te zijn geweest: {suspects}</translation>
    </message>
    <message>
        <source>Arrow between {one} and {other}</source>
        <translation>Pijl tussen {one} en {other}</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Jouw hand</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Hand of {player}</source>
        <translation>Hand van {player}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in a hand or an offer</comment>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>asks</source>
        <comment>this player has asked for clues</comment>
        <translation>vraagt</translation>
    </message>
    <message>
        <source>solved in round {number}</source>
        <translation>opgelost in ronde {number}</translation>
    </message>
    <message>
        <source>has decided</source>
        <translation>heeft gekozen</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>denkt na</translation>
    </message>
    <message>
        <source>Submit a solution, or wait</source>
        <translation>Geef een oplossing door, of wacht</translation>
    </message>
    <message>
        <source>After a wrong solution you may not submit one now.</source>
        <translation>Na je foute oplossing mag je er nu geen doorgeven.</translation>
    </message>
    <message>
        <source>scene of the crime</source>
        <comment>in the study, on the plan</comment>
        <translation>plaats delict</translation>
    </message>
    <message>
        <source>{room}, scene of the crime</source>
        <translation>{room}, plaats delict</translation>
    </message>
    <message>
        <source>may not submit a solution</source>
        <translation>mag geen oplossing doorgeven</translation>
    </message>
    <message>
        <source>makes no offer</source>
        <translation>doet geen aanbod</translation>
    </message>
    <message>
        <source>sealed</source>
        <comment>an offer, before it is opened</comment>
        <translation>verzegeld</translation>
    </message>
    <message>
        <source>Offer of {player}, value {value}</source>
        <translation>Aanbod van {player}, waarde {value}</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>an offer that you accept</comment>
        <translation>gekozen</translation>
    </message>
    <message>
        <source>more than you can pay</source>
        <translation>meer dan je kunt betalen</translation>
    </message>
    <message>
        <source>choose</source>
        <comment>an offer</comment>
        <translation>kies</translation>
    </message>
    <message>
        <source>Ask about this</source>
        <translation>Hierover vragen</translation>
    </message>
    <message>
        <source>Do not ask about this</source>
        <translation>Hier niet over vragen</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aannemen</translation>
    </message>
    <message>
        <source>Do not accept</source>
        <translation>Niet aannemen</translation>
    </message>
    <message>
        <source>Name in your solution</source>
        <translation>In je oplossing noemen</translation>
    </message>
    <message>
        <source>Offer it</source>
        <translation>Aanbieden</translation>
    </message>
    <message>
        <source>for {player}</source>
        <comment>above a card that pays for an offer</comment>
        <translation>voor {player}</translation>
    </message>
    <message>
        <source>offered</source>
        <comment>above a card</comment>
        <translation>aangeboden</translation>
    </message>
    <message>
        <source>goes away</source>
        <comment>above a card</comment>
        <translation>gaat weg</translation>
    </message>
    <message>
        <source>You ask about</source>
        <comment>followed by two names</comment>
        <translation>Jij vraagt naar</translation>
    </message>
    <message>
        <source>{player} asks about</source>
        <comment>followed by two names</comment>
        <translation>{player} vraagt naar</translation>
    </message>
    <message>
        <source>and</source>
        <comment>between two names</comment>
        <translation>en</translation>
    </message>
    <message>
        <source>choose two</source>
        <translation>kies er twee</translation>
    </message>
    <message>
        <source>Whom do you ask about?</source>
        <translation>Over wie vraag je?</translation>
    </message>
    <message>
        <source>or choose rooms on the plan</source>
        <translation>of kies kamers op de plattegrond</translation>
    </message>
    <message>
        <source>Your offer</source>
        <translation>Jouw aanbod</translation>
    </message>
    <message>
        <source>Your payment</source>
        <translation>Jouw betaling</translation>
    </message>
    <message>
        <source>at least the value, no change given</source>
        <translation>minstens de waarde, geen wisselgeld</translation>
    </message>
    <message>
        <source>Cards to put away</source>
        <translation>Kaarten die weggaan</translation>
    </message>
    <message>
        <source>{chosen} of {wanted}</source>
        <translation>{chosen} van {wanted}</translation>
    </message>
    <message>
        <source>nothing chosen yet</source>
        <translation>nog niets gekozen</translation>
    </message>
    <message>
        <source>Round {number} of at most {limit}</source>
        <translation>Ronde {number} van hooguit {limit}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the stack</source>
        <translation>
            <numerusform>%n kaart in de stapel</numerusform>
            <numerusform>%n kaarten in de stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} asks first this round</source>
        <translation>{player} vraagt deze ronde als eerste</translation>
    </message>
    <message>
        <source>You ask first this round</source>
        <translation>Jij vraagt deze ronde als eerste</translation>
    </message>
    <message>
        <source>You have solved the case. The others go on searching.</source>
        <translation>Je hebt de zaak opgelost. De anderen zoeken verder.</translation>
    </message>
    <message>
        <source>Who and why?</source>
        <translation>Wie en waarom?</translation>
    </message>
    <message>
        <source>With what?</source>
        <translation>Waarmee?</translation>
    </message>
    <message>
        <source>Ask</source>
        <comment>button</comment>
        <translation>Vragen</translation>
    </message>
    <message>
        <source>Offer {value}</source>
        <comment>button</comment>
        <translation>Bied {value} aan</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Trade</source>
        <comment>button</comment>
        <translation>Ruilen</translation>
    </message>
    <message>
        <source>Refuse all</source>
        <comment>button</comment>
        <translation>Alles weigeren</translation>
    </message>
    <message>
        <source>Submit</source>
        <comment>button: a solution</comment>
        <translation>Doorgeven</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Aanwijzingen</translation>
    </message>
    <message>
        <source>not this round</source>
        <comment>one may not submit a solution</comment>
        <translation>deze ronde niet</translation>
    </message>
    <message>
        <source>{player} submitted a wrong solution</source>
        <translation>{player} gaf een foute oplossing door</translation>
    </message>
    <message>
        <source>Nobody submitted a solution</source>
        <translation>Niemand gaf een oplossing door</translation>
    </message>
    <message>
        <source>You submitted: {solution}</source>
        <translation>Je gaf door: {solution}</translation>
    </message>
    <message>
        <source>no solution submitted</source>
        <translation>geen oplossing doorgegeven</translation>
    </message>
    <message>
        <source>may submit one again in round {number}</source>
        <translation>mag weer in ronde {number}</translation>
    </message>
    <message>
        <source>Submit: {solution}. It is the only one left.</source>
        <translation>Geef door: {solution}. Iets anders is er niet meer over.</translation>
    </message>
    <message>
        <source>After a wrong solution you may submit one again in round {round}.</source>
        <translation>Na een foute oplossing mag je er in ronde {round} weer een doorgeven.</translation>
    </message>
    <message>
        <source>Now solutions are submitted.</source>
        <translation>Nu worden oplossingen doorgegeven.</translation>
    </message>
    <message>
        <source>Whether the one who asks may refuse all offers.</source>
        <translation>Of de vrager alle aanbiedingen mag afslaan.</translation>
    </message>
    <message>
        <source>Wait</source>
        <comment>button: no solution this round</comment>
        <translation>Wachten</translation>
    </message>
    <message numerus="yes">
        <source>Who, with what and why? After a wrong solution you may not submit one for %n round(s).</source>
        <translation>
            <numerusform>Wie, waarmee en waarom? Na een foute oplossing mag je er %n ronde geen doorgeven.</numerusform>
            <numerusform>Wie, waarmee en waarom? Na een foute oplossing mag je er %n rondes geen doorgeven.</numerusform>
        </translation>
    </message>
    <message>
        <source>ask about this</source>
        <comment>after the name of a key</comment>
        <translation>hierover vragen</translation>
    </message>
    <message>
        <source>do not ask about this</source>
        <comment>after the name of a key</comment>
        <translation>hier niet over vragen</translation>
    </message>
    <message>
        <source>accept</source>
        <comment>after the name of a key</comment>
        <translation>aannemen</translation>
    </message>
    <message>
        <source>name in your solution</source>
        <comment>after the name of a key</comment>
        <translation>in je oplossing noemen</translation>
    </message>
    <message>
        <source>Put away</source>
        <comment>button</comment>
        <translation>Wegleggen</translation>
    </message>
    <message>
        <source>Choose two things first.</source>
        <translation>Kies eerst twee zaken.</translation>
    </message>
    <message>
        <source>Choose at least one card first.</source>
        <translation>Kies eerst minstens één kaart.</translation>
    </message>
    <message>
        <source>Choose an envelope and pay at least its value.</source>
        <translation>Kies een envelop en betaal minstens de waarde.</translation>
    </message>
    <message>
        <source>Choose who, with what and why first.</source>
        <translation>Kies eerst wie, waarmee en waarom.</translation>
    </message>
    <message>
        <source>Exactly three cards must be left.</source>
        <translation>Er moeten precies drie kaarten overblijven.</translation>
    </message>
    <message>
        <source>Detective&apos;s sheet</source>
        <translation>Detectiveblad</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verloop</translation>
    </message>
    <message>
        <source>Who and why</source>
        <comment>heading on the sheet</comment>
        <translation>Wie en waarom</translation>
    </message>
    <message>
        <source>With what</source>
        <comment>heading on the sheet</comment>
        <translation>Waarmee</translation>
    </message>
    <message>
        <source>Your solution</source>
        <translation>Jouw oplossing</translation>
    </message>
    <message>
        <source>after this round</source>
        <translation>na deze ronde</translation>
    </message>
    <message>
        <source>after the next round</source>
        <translation>na de volgende ronde</translation>
    </message>
    <message>
        <source>not after the next round</source>
        <comment>one may not submit a solution</comment>
        <translation>na de volgende ronde niet</translation>
    </message>
    <message>
        <source>who</source>
        <translation>wie</translation>
    </message>
    <message>
        <source>with what</source>
        <comment>short</comment>
        <translation>waarmee</translation>
    </message>
    <message>
        <source>why</source>
        <translation>waarom</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>so many possibilities</comment>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>none left</source>
        <translation>niets over</translation>
    </message>
    <message>
        <source>Why this is struck: {reasons}</source>
        <translation>Waarom dit is weggestreept: {reasons}</translation>
    </message>
    <message>
        <source>Your solution was wrong: {solution}.</source>
        <translation>Je oplossing was fout: {solution}.</translation>
    </message>
    <message>
        <source>Choose a name to mark it: cross, circle, nothing. Choose what is struck to read why.</source>
        <translation>Kies een naam: kruis, cirkel, niets. Kies wat is weggestreept voor het waarom.</translation>
    </message>
    <message>
        <source>Three ticks at {motive}: if it was {suspect}, that was his motive.</source>
        <comment>he</comment>
        <translation>Drie vinkjes bij {motive}: was {suspect} het, dan was dat zijn motief.</translation>
    </message>
    <message>
        <source>Three ticks at {motive}: if it was {suspect}, that was her motive.</source>
        <comment>she</comment>
        <translation>Drie vinkjes bij {motive}: was {suspect} het, dan was dat haar motief.</translation>
    </message>
    <message>
        <source>Three ticks at {motive}: if it was {suspect}, that was their motive.</source>
        <comment>they</comment>
        <translation>Drie vinkjes bij {motive}: waren {suspect} het, dan was dat hun motief.</translation>
    </message>
    <message>
        <source>{name}, struck</source>
        <comment>on the sheet, for screen readers</comment>
        <translation>{name}, weggestreept</translation>
    </message>
    <message>
        <source>{name}, crossed by you</source>
        <comment>for screen readers</comment>
        <translation>{name}, door jou aangekruist</translation>
    </message>
    <message>
        <source>{name}, circled by you</source>
        <comment>for screen readers</comment>
        <translation>{name}, door jou omcirkeld</translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n tick(s)</source>
        <comment>for screen readers</comment>
        <translation>
            <numerusform>{name}, %n vinkje</numerusform>
            <numerusform>{name}, %n vinkjes</numerusform>
        </translation>
    </message>
    <message>
        <source>in your hand</source>
        <comment>of a clue</comment>
        <translation>in je hand</translation>
    </message>
    <message>
        <source>confirmed</source>
        <comment>a claim to have been together</comment>
        <translation>bevestigd</translation>
    </message>
    <message>
        <source>not confirmed</source>
        <comment>a claim to have been together</comment>
        <translation>niet bevestigd</translation>
    </message>
    <message>
        <source>You have read no clue yet.</source>
        <translation>Je hebt nog geen aanwijzing gelezen.</translation>
    </message>
    <message>
        <source>You asked about {things}</source>
        <translation>Je vroeg naar {things}</translation>
    </message>
    <message>
        <source>{player} asked about {things}</source>
        <translation>{player} vroeg naar {things}</translation>
    </message>
    <message>
        <source>You offered {value}</source>
        <translation>Je bood {value} aan</translation>
    </message>
    <message>
        <source>{player} offered {value}</source>
        <translation>{player} bood {value} aan</translation>
    </message>
    <message>
        <source>You passed</source>
        <translation>Je paste</translation>
    </message>
    <message>
        <source>{player} passed</source>
        <translation>{player} paste</translation>
    </message>
    <message>
        <source>Offers: {offers}</source>
        <translation>Aanbiedingen: {offers}</translation>
    </message>
    <message>
        <source>{player} {value}</source>
        <comment>in a list: Irene 3</comment>
        <translation>{player} {value}</translation>
    </message>
    <message>
        <source>Nobody made an offer</source>
        <translation>Niemand deed een aanbod</translation>
    </message>
    <message>
        <source>You gave {player} {given} and got {received}</source>
        <translation>Je gaf {player} {given} en kreeg {received}</translation>
    </message>
    <message>
        <source>{player} gave you {given} and got {received}</source>
        <translation>{player} gaf jou {given} en kreeg {received}</translation>
    </message>
    <message>
        <source>{player} traded with {other}, cards: {given} for {received}</source>
        <translation>{player} ruilde met {other}, kaarten: {given} tegen {received}</translation>
    </message>
    <message>
        <source>You refused all offers</source>
        <translation>Je weigerde alle aanbiedingen</translation>
    </message>
    <message>
        <source>{player} refused all offers</source>
        <translation>{player} weigerde alle aanbiedingen</translation>
    </message>
    <message numerus="yes">
        <source>You drew %n card(s)</source>
        <translation>
            <numerusform>Je trok %n kaart</numerusform>
            <numerusform>Je trok %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} drew %n card(s)</source>
        <translation>
            <numerusform>{player} trok %n kaart</numerusform>
            <numerusform>{player} trok %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) became the new stack</source>
        <translation>
            <numerusform>%n kaart werd de nieuwe stapel</numerusform>
            <numerusform>%n kaarten werden de nieuwe stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You solved the case: %n victory point(s)</source>
        <translation>
            <numerusform>Je hebt de zaak opgelost: %n zegepunt</numerusform>
            <numerusform>Je hebt de zaak opgelost: %n zegepunten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} solved the case: %n victory point(s)</source>
        <translation>
            <numerusform>{player} loste de zaak op: %n zegepunt</numerusform>
            <numerusform>{player} loste de zaak op: %n zegepunten</numerusform>
        </translation>
    </message>
    <message>
        <source>Your solution was wrong</source>
        <translation>Je oplossing was fout</translation>
    </message>
    <message>
        <source>Round {number}: {player} asks first</source>
        <translation>Ronde {number}: {player} vraagt als eerste</translation>
    </message>
    <message>
        <source>Round {number}: you ask first</source>
        <translation>Ronde {number}: jij vraagt als eerste</translation>
    </message>
    <message>
        <source>It was {solution}</source>
        <comment>the solution follows</comment>
        <translation>Het was {solution}</translation>
    </message>
    <message>
        <source>Round {number}: the envelopes are opened</source>
        <translation>Ronde {number}: de enveloppen gaan open</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n victory point(s)</source>
        <translation>
            <numerusform>Je wint met %n zegepunt</numerusform>
            <numerusform>Je wint met %n zegepunten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n victory point(s)</source>
        <translation>
            <numerusform>{player} wint met %n zegepunt</numerusform>
            <numerusform>{player} wint met %n zegepunten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share the win, %n victory point(s) each</source>
        <translation>
            <numerusform>{players} winnen samen, elk %n zegepunt</numerusform>
            <numerusform>{players} winnen samen, elk %n zegepunten</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody solved the case</source>
        <translation>Niemand loste de zaak op</translation>
    </message>
    <message>
        <source>You gave up; the case stays open</source>
        <translation>Je hebt opgegeven; de zaak blijft open</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>right</source>
        <comment>a solution</comment>
        <translation>goed</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>a solution</comment>
        <translation>fout</translation>
    </message>
    <message>
        <source>done in round {number}</source>
        <translation>klaar in ronde {number}</translation>
    </message>
    <message>
        <source>still searching</source>
        <translation>zoekt nog</translation>
    </message>
    <message>
        <source>Your solution: {solution}</source>
        <translation>Jouw oplossing: {solution}</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Wat er gebeurd is</translation>
    </message>
    <message>
        <source>The way: {rooms}</source>
        <translation>De weg: {rooms}</translation>
    </message>
    <message>
        <source>The first to be done gets 5 victory points, then 3, 2, 1 and 0.</source>
        <translation>Wie het eerst klaar is, krijgt 5 zegepunten, daarna 3, 2, 1 en 0.</translation>
    </message>
    <message>
        <source>Round {number}: it is for you to decide.</source>
        <translation>Ronde {number}: jij bent aan zet.</translation>
    </message>
    <message>
        <source>Round {number}: the others are thinking.</source>
        <translation>Ronde {number}: de anderen denken na.</translation>
    </message>
    <message>
        <source>Ask about {one} and {other}: clues about them would tell you most.</source>
        <translation>Vraag naar {one} en {other}: daar leer je het meest van; het zijn de aanwijzingen die je mist.</translation>
    </message>
    <message>
        <source>Offer {cards}: {player} has read that already, and you get something for it.</source>
        <translation>Doe een aanbod met {cards}: {player} kent dat al, en jij krijgt er iets voor.</translation>
    </message>
    <message>
        <source>Offer {cards}: what you get for it should tell you more than it gives away.</source>
        <translation>Doe een aanbod met {cards}: wat je ervoor krijgt, vertelt je vast meer dan je weggeeft.</translation>
    </message>
    <message>
        <source>Pass: no card of yours shows what is asked for.</source>
        <translation>Pas: op geen kaart van je staat wat er gevraagd wordt.</translation>
    </message>
    <message>
        <source>Pass: your cards would tell {player} more than they would bring you.</source>
        <translation>Pas: je kaarten vertellen {player} meer dan ze jou opleveren.</translation>
    </message>
    <message>
        <source>Accept the offer of {player} and pay with {cards}: that gives away least.</source>
        <translation>Neem het aanbod van {player} aan en betaal met {cards}: dan geef je het minst weg.</translation>
    </message>
    <message>
        <source>Accept the offer of {player} too, and pay with {cards}.</source>
        <translation>Neem ook het aanbod van {player} aan en betaal met {cards}.</translation>
    </message>
    <message>
        <source>Accept no further offer: it would cost more than it tells.</source>
        <translation>Neem geen aanbod meer aan: het kost meer dan het vertelt.</translation>
    </message>
    <message>
        <source>Refuse all: they would cost more than they tell.</source>
        <translation>Weiger alles: het kost meer dan het vertelt.</translation>
    </message>
    <message>
        <source>Put away {cards}: what you keep is worth most in a trade.</source>
        <translation>Leg {cards} weg: wat je houdt, is bij het ruilen het meest waard.</translation>
    </message>
    <message numerus="yes">
        <source>Submit: {solution}. The chance is {percent} %, and a wrong one costs you %n round(s).</source>
        <translation>
            <numerusform>Geef door: {solution}. De kans is {percent} %, en een fout kost je %n ronde.</numerusform>
            <numerusform>Geef door: {solution}. De kans is {percent} %, en een fout kost je %n rondes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wait: %n solution(s) are left, and the likeliest has {percent} %.</source>
        <translation>
            <numerusform>Wacht: er is nog %n oplossing, met {percent} % kans.</numerusform>
            <numerusform>Wacht: er zijn nog %n oplossingen, en de beste heeft {percent} % kans.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wait: no solution fits what you have noted.</source>
        <translation>Wacht: geen oplossing past bij wat je weet.</translation>
    </message>
    <message>
        <source>Ask about {one} and {other}.</source>
        <translation>Vraag naar {one} en {other}.</translation>
    </message>
    <message>
        <source>Offer {cards}.</source>
        <translation>Doe een aanbod met {cards}.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Pas.</translation>
    </message>
    <message>
        <source>Accept the offer of {player} and pay with {cards}.</source>
        <translation>Neem het aanbod van {player} aan en betaal met {cards}.</translation>
    </message>
    <message>
        <source>Accept no further offer.</source>
        <translation>Neem geen aanbod meer aan.</translation>
    </message>
    <message>
        <source>Refuse all.</source>
        <translation>Weiger alles.</translation>
    </message>
    <message>
        <source>Put away {cards}.</source>
        <translation>Leg {cards} weg.</translation>
    </message>
    <message>
        <source>Submit: {solution}.</source>
        <translation>Geef door: {solution}.</translation>
    </message>
    <message>
        <source>Wait.</source>
        <translation>Wacht.</translation>
    </message>
    <message>
        <source>The case is closed.</source>
        <translation>De zaak is gesloten.</translation>
    </message>
    <message>
        <source>You are done: you have solved the case.</source>
        <translation>Je bent klaar: je hebt de zaak opgelost.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Het is jouw beurt niet.</translation>
    </message>
    <message>
        <source>You have decided already; the others are still thinking.</source>
        <translation>Je hebt al gekozen; de anderen denken nog na.</translation>
    </message>
    <message>
        <source>First ask for clues about two things.</source>
        <translation>Vraag eerst om aanwijzingen over twee zaken.</translation>
    </message>
    <message>
        <source>Now offers are made.</source>
        <translation>Nu worden er aanbiedingen gedaan.</translation>
    </message>
    <message>
        <source>Now offers are chosen and paid.</source>
        <translation>Nu worden aanbiedingen gekozen en betaald.</translation>
    </message>
    <message>
        <source>Now cards are put away.</source>
        <translation>Nu worden kaarten weggelegd.</translation>
    </message>
    <message>
        <source>A request is about two different things.</source>
        <translation>Je vraagt altijd om twee verschillende zaken.</translation>
    </message>
    <message>
        <source>An offer has at least one card.</source>
        <translation>Een aanbod heeft minstens één kaart.</translation>
    </message>
    <message>
        <source>Only cards of your own hand will do.</source>
        <translation>Alleen kaarten uit je eigen hand tellen.</translation>
    </message>
    <message>
        <source>This card shows nothing that was asked for.</source>
        <translation>Op deze kaart staat niets wat er gevraagd is.</translation>
    </message>
    <message>
        <source>{player} made no offer.</source>
        <translation>{player} deed geen aanbod.</translation>
    </message>
    <message>
        <source>You have accepted the offer of {player} already.</source>
        <translation>Je hebt het aanbod van {player} al aangenomen.</translation>
    </message>
    <message>
        <source>A card can pay for one offer only.</source>
        <translation>Met een kaart betaal je maar één aanbod.</translation>
    </message>
    <message>
        <source>{paid} is too little: the offer is worth {value}.</source>
        <translation>{paid} is te weinig: het aanbod is {value} waard.</translation>
    </message>
    <message>
        <source>Accept at least one offer first.</source>
        <translation>Neem eerst minstens één aanbod aan.</translation>
    </message>
    <message>
        <source>You must accept an offer that you can pay.</source>
        <translation>Een aanbod dat je kunt betalen, moet je aannemen.</translation>
    </message>
    <message>
        <source>That motive does not belong to this suspect.</source>
        <translation>Dat motief hoort niet bij deze verdachte.</translation>
    </message>
    <message>
        <source>Exactly three cards must be left: put away {wanted}, not {chosen}.</source>
        <translation>Er moeten precies drie kaarten overblijven: leg er {wanted} weg, niet {chosen}.</translation>
    </message>
    <message>
        <source>Detective&apos;s sheet</source>
        <comment>setting</comment>
        <translation>Detectiveblad</translation>
    </message>
    <message>
        <source>Alibi</source>
        <translation>Alibi</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Aanbiedingen</translation>
    </message>
    <message>
        <source>What you hear</source>
        <translation>Wat je hoort</translation>
    </message>
    <message>
        <source>Refusing offers</source>
        <translation>Aanbiedingen weigeren</translation>
    </message>
    <message>
        <source>Wrong solution</source>
        <translation>Foute oplossing</translation>
    </message>
    <message>
        <source>In the same round</source>
        <translation>In dezelfde ronde</translation>
    </message>
    <message>
        <source>The last player</source>
        <translation>De laatste speler</translation>
    </message>
    <message>
        <source>New cards</source>
        <translation>Nieuwe kaarten</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>What the sheet fills in by itself.</source>
        <translation>Wat het blad zelf invult.</translation>
    </message>
    <message>
        <source>What a claim to have been together says.</source>
        <translation>Wat het zegt als iemand beweert samen met een ander te zijn geweest.</translation>
    </message>
    <message>
        <source>Whether all decide at once, or one hears the others first.</source>
        <translation>Of iedereen tegelijk kiest, of je de anderen eerst hoort.</translation>
    </message>
    <message>
        <source>What is told of an offer.</source>
        <translation>Wat je van een aanbod te horen krijgt.</translation>
    </message>
    <message>
        <source>For how many rounds it keeps you from the next one.</source>
        <translation>Hoeveel rondes je daarna moet wachten.</translation>
    </message>
    <message>
        <source>Who gets what if several solve the case together.</source>
        <translation>Wie wat krijgt als er meer de zaak tegelijk oplossen.</translation>
    </message>
    <message>
        <source>What the one gets who is still searching at the end.</source>
        <translation>Wat degene krijgt die aan het eind nog zoekt.</translation>
    </message>
    <message>
        <source>How many cards a round&apos;s end brings.</source>
        <translation>Hoeveel kaarten je aan het eind van een ronde krijgt.</translation>
    </message>
    <message>
        <source>After these the match ends, solved or not.</source>
        <translation>Daarna is de partij uit, opgelost of niet.</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Feiten</translation>
    </message>
    <message>
        <source>Deductions</source>
        <translation>Conclusies</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>the sheet fills in nothing</comment>
        <translation>Niets</translation>
    </message>
    <message>
        <source>From both sides</source>
        <translation>Van twee kanten</translation>
    </message>
    <message>
        <source>Logical</source>
        <translation>Logisch</translation>
    </message>
    <message>
        <source>In envelopes</source>
        <translation>In enveloppen</translation>
    </message>
    <message>
        <source>One after another</source>
        <translation>Om de beurt</translation>
    </message>
    <message>
        <source>The value</source>
        <translation>De waarde</translation>
    </message>
    <message>
        <source>Value and number</source>
        <translation>Waarde en aantal</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Mag niet</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Mag</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Eén ronde</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <translation>Twee rondes</translation>
    </message>
    <message>
        <source>Share the best place</source>
        <translation>Beste plaats delen</translation>
    </message>
    <message>
        <source>By turn</source>
        <translation>Op volgorde van beurt</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>no points</comment>
        <translation>Niets</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>De volgende plaats</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drie</translation>
    </message>
    <message>
        <source>Up to six</source>
        <translation>Tot zes</translation>
    </message>
    <message>
        <source>Source rules</source>
        <translation>Bronregels</translation>
    </message>
    <message>
        <source>Sharp rules</source>
        <translation>Scherpe regels</translation>
    </message>
    <message>
        <source>As in the rulebook that Divan follows.</source>
        <translation>Zoals in het regelboek dat Divan volgt.</translation>
    </message>
    <message>
        <source>Alibis bind at once, and a wrong solution costs two rounds.</source>
        <translation>Een alibi telt meteen, en een foute oplossing kost twee rondes.</translation>
    </message>
    <message>
        <source>Own rules</source>
        <comment>a mix of options that is no preset</comment>
        <translation>Eigen regels</translation>
    </message>
</context>
<context>
    <name>baker_street_lesson</name>
    <message>
        <source>There has been a murder in the study. Who did it, with what, and why? You, Watson and Irene trade clues; whoever solves the case first gets the most victory points.</source>
        <translation>In de studeerkamer is een moord gepleegd. Wie heeft het gedaan, waarmee en waarom? Jij, Watson en Irene ruilen aanwijzingen; wie de zaak als eerste oplost, krijgt de meeste zegepunten.</translation>
    </message>
    <message>
        <source>Two weapons hung in every room but the study. The murderer came from one of the four light corners, picked up a weapon on the way, and used it in the study.</source>
        <translation>In elke kamer behalve de studeerkamer hingen twee wapens. De moordenaar kwam uit een van de vier lichte hoeken, nam onderweg een wapen mee en sloeg toe in de studeerkamer.</translation>
    </message>
    <message>
        <source>You hold six clues. Take Mrs Hudson&apos;s: it is worth 2 in a trade, and at its foot stands what the others can ask for it by, here the board-game room.</source>
        <translation>Je hebt zes aanwijzingen. Neem die van mevrouw Hudson: die is bij het ruilen 2 waard, en onderaan staat waar de anderen om kunnen vragen, hier de bordspelkamer.</translation>
    </message>
    <message>
        <source>Lestrade, Molly Hooper and Mrs Hudson always speak the truth. So it was not the poisoned dart: your detective&apos;s sheet, in the panel, has struck it already.</source>
        <translation>Lestrade, Molly Hooper en mevrouw Hudson spreken altijd de waarheid. De gifpijl was het dus niet: op je detectiveblad, in het paneel, is hij al weggestreept.</translation>
    </message>
    <message>
        <source>The suspects speak the truth too, all but the murderer. The Governess claims that she was with the Singer. If the Singer says so as well, it was neither of them.</source>
        <translation>Ook de verdachten spreken de waarheid, op de moordenaar na. De gouvernante beweert dat ze samen met de zangeres was. Zegt de zangeres dat ook, dan was het geen van beiden.</translation>
    </message>
    <message>
        <source>Ask about the Governess, to hear what the Singer says, and about the study, which stands on all of Molly Hooper&apos;s strong clues. Click both, then click Ask.</source>
        <translation>Vraag naar de gouvernante, want je wilt horen wat de zangeres zegt, en naar de studeerkamer, want die staat op alle sterke aanwijzingen van Molly Hooper. Klik op allebei en dan op Vragen.</translation>
    </message>
    <message>
        <source>Watson offers clues worth 4; which ones, you only see after the trade. Click his envelope: cards of yours worth 2, 1 and 1 are chosen to pay for it. Then click Trade.</source>
        <translation>Watson biedt aanwijzingen aan die samen 4 waard zijn; welke, zie je pas na het ruilen. Klik op zijn envelop: dan zijn er kaarten van jou gekozen om mee te betalen, van 2, 1 en 1. Klik daarna op Ruilen.</translation>
    </message>
    <message>
        <source>That was worth it. Molly strikes a whole row of weapons, and the Singer confirms the alibi: two suspects fewer. What you paid with stays on your sheet.</source>
        <translation>Dat was het waard. Molly streept een hele rij wapens weg, en de zangeres bevestigt het alibi: twee verdachten minder. Waarmee je betaald hebt, blijft op je blad staan.</translation>
    </message>
    <message>
        <source>Watson asks about the Doctor and the library; Irene&apos;s offer is sealed already. He must pay at least what he gets: click the Doctor&apos;s card, or drag it to Your offer, then click Offer 1.</source>
        <translation>Watson vraagt naar de dokter en de bibliotheek; het aanbod van Irene is al verzegeld. Hij moet minstens evenveel betalen als hij krijgt: klik op de kaart van de dokter, of sleep haar naar Jouw aanbod, en klik dan op Bied 1 aan.</translation>
    </message>
    <message>
        <source>Watson took both offers. He paid you with a claim that nobody confirms, so it proves nothing yet. Do as he does: pay with what tells the other least.</source>
        <translation>Watson nam beide aanbiedingen aan. Jou betaalde hij met iets wat de gouvernante beweert en niemand bevestigt; dat bewijst nog niets. Doe net als hij: betaal met wat de ander het minst vertelt.</translation>
    </message>
    <message>
        <source>Irene asks about the kitchen and the dining room. Neither stands on a card of yours, so you have nothing to offer: click Pass.</source>
        <translation>Irene vraagt naar de keuken en de eetkamer. Die staan op geen van je kaarten, dus valt er niets aan te bieden: klik op Passen.</translation>
    </message>
    <message>
        <source>Watson passed too, so Irene drew three cards from the stack and paid nothing for them. That is why you should nearly always offer something.</source>
        <translation>Watson paste ook. Irene trok dus drie kaarten van de stapel en hoefde er niets voor te betalen. Doe daarom bijna altijd een aanbod.</translation>
    </message>
    <message>
        <source>Everyone has asked once. Now each of you may submit a solution, sealed: who, with what and why. The first to be right gets 5 victory points, the next 3, then 2, 1 and 0.</source>
        <translation>Iedereen heeft één keer gevraagd. Nu mag iedereen een oplossing doorgeven, verzegeld: wie, waarmee en waarom. Wie het als eerste goed heeft, krijgt 5 zegepunten, de volgende 3, daarna 2, 1 en 0.</translation>
    </message>
    <message>
        <source>A wrong solution bars you from submitting one in the next round. Your sheet still leaves 216 of the 384 possibilities, too many to guess: click Wait.</source>
        <translation>Na een foute oplossing mag je er de volgende ronde geen doorgeven. Op je blad zijn nog 216 van de 384 mogelijkheden over, te veel voor een gok: klik op Wachten.</translation>
    </message>
    <message>
        <source>Put cards away until three are left. The Governess and the Singer have told you all they can: click their cards, then Put away. Keep Molly&apos;s 3, which pays for almost anything.</source>
        <translation>Leg kaarten weg tot je er drie hebt. De gouvernante en de zangeres hebben je alles verteld: klik op hun kaarten en dan op Wegleggen. Houd de 3 van Molly: daarmee kun je bijna alles betalen.</translation>
    </message>
    <message>
        <source>Everybody got three new cards, and the second round begins. Irene, who asked last, now asks first.</source>
        <translation>Iedereen heeft drie nieuwe kaarten gekregen en de tweede ronde begint. Irene vroeg als laatste, dus nu vraagt zij als eerste.</translation>
    </message>
    <message>
        <source>Now you know the game. Do not wait for certainty once few solutions are left: a wrong one costs a round, a quicker rival costs points. H gives a hint, W says why not, U takes a move back.</source>
        <translation>Nu ken je het spel. Zijn er nog maar weinig oplossingen over, wacht dan niet op zekerheid: een foute kost je een ronde, een snellere speler kost je punten. H geeft een hint, W zegt waarom iets niet mag, met Ctrl+Z neem je een zet terug.</translation>
    </message>
</context>
</TS>
