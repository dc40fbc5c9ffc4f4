<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>last_call</name>
    <message>
        <source>Last Call</source>
        <translation>Laatste oproep</translation>
    </message>
    <message>
        <source>A sealed case, forty-eight clues, and one wrong word too many</source>
        <translation>Een verzegelde zaak, achtenveertig aanwijzingen en één fout woord te veel</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Wapen</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persoon</translation>
    </message>
    <message>
        <source>Bedroom</source>
        <translation>Slaapkamer</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliotheek</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Haven</translation>
    </message>
    <message>
        <source>Theatre</source>
        <translation>Theater</translation>
    </message>
    <message>
        <source>Knife</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>Gun</source>
        <translation>Geweer</translation>
    </message>
    <message>
        <source>Poison</source>
        <translation>Gif</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>Touw</translation>
    </message>
    <message>
        <source>Butler</source>
        <translation>Butler</translation>
    </message>
    <message>
        <source>Actress</source>
        <translation>Actrice</translation>
    </message>
    <message>
        <source>Colonel</source>
        <translation>Kolonel</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>Bankier</translation>
    </message>
    <message>
        <source>{item} {number}</source>
        <comment>a clue card: Gun 7</comment>
        <translation>{item} {number}</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>een gedekte kaart</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jouw beurt</translation>
    </message>
    <message>
        <source>Play a card, guess or accuse</source>
        <translation>Speel een kaart, gok of klaag aan</translation>
    </message>
    <message>
        <source>Guess, accuse or pass</source>
        <translation>Gok, klaag aan of pas</translation>
    </message>
    <message>
        <source>Play a card or accuse</source>
        <translation>Speel een kaart of klaag aan</translation>
    </message>
    <message>
        <source>Nobody else is left: accuse</source>
        <translation>Er is niemand meer over: klaag aan</translation>
    </message>
    <message>
        <source>Lay it in front of you</source>
        <translation>Leg hem voor je neer</translation>
    </message>
    <message>
        <source>Show {player} one of the cards</source>
        <translation>Laat {player} een van de kaarten zien</translation>
    </message>
    <message>
        <source>Show it to {player}</source>
        <translation>Laat hem aan {player} zien</translation>
    </message>
    <message>
        <source>Draw an extra card?</source>
        <translation>Een extra kaart trekken?</translation>
    </message>
    <message>
        <source>Declare a strong clue?</source>
        <translation>Een sterke aanwijzing aanwijzen?</translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation>Jouw gok</translation>
    </message>
    <message>
        <source>Final investigation</source>
        <translation>Eindonderzoek</translation>
    </message>
    <message>
        <source>Choose a place, a weapon and a person</source>
        <translation>Kies een plaats, een wapen en een persoon</translation>
    </message>
    <message>
        <source>All three are chosen</source>
        <translation>Alle drie zijn gekozen</translation>
    </message>
    <message>
        <source>{player} is thinking</source>
        <translation>{player} denkt na</translation>
    </message>
    <message>
        <source>{player} shows a card</source>
        <translation>{player} laat een kaart zien</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>Je ligt eruit</translation>
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
        <source>The case is solved</source>
        <translation>De zaak is opgelost</translation>
    </message>
    <message>
        <source>The case stays unsolved</source>
        <translation>De zaak blijft onopgelost</translation>
    </message>
    <message>
        <source>One player was left</source>
        <translation>Er was nog één speler over</translation>
    </message>
    <message>
        <source>Do one of three things: lay a card of your hand in front of you, guess three cards, or announce the final investigation.</source>
        <translation>Doe een van drie dingen: leg een kaart uit je hand voor je neer, gok naar drie kaarten of kondig het eindonderzoek aan.</translation>
    </message>
    <message>
        <source>{player} asked for cards that you have. Show one of them; only {player} sees it.</source>
        <translation>{player} vroeg naar kaarten die jij hebt. Laat er een zien; alleen {player} ziet hem.</translation>
    </message>
    <message>
        <source>Your card has the same symbol as the card before: you may draw one.</source>
        <translation>Je kaart heeft hetzelfde symbool als de vorige: je mag er een trekken.</translation>
    </message>
    <message>
        <source>Three of your cards in front have one symbol. If you name one a strong clue and the case is of its item, you get 2 points.</source>
        <translation>Drie van je kaarten op tafel hebben hetzelfde symbool. Noem je er een een sterke aanwijzing en gaat de zaak over dat element, dan krijg je 2 punten.</translation>
    </message>
    <message>
        <source>Choose one card of each symbol in the notebook, or with the arrows.</source>
        <translation>Kies van elk symbool een kaart in het notitieboekje, of met de pijltjes.</translation>
    </message>
    <message>
        <source>It is the turn of {player}.</source>
        <translation>{player} is aan de beurt.</translation>
    </message>
    <message>
        <source>You are out of this case, but you may watch.</source>
        <translation>Je ligt uit deze zaak, maar je mag blijven kijken.</translation>
    </message>
    <message>
        <source>The match is over; nothing more can be played.</source>
        <translation>De partij is afgelopen; er valt niets meer te spelen.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Speel</translation>
    </message>
    <message>
        <source>Play and draw</source>
        <translation>Speel en trek</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Laat zien</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Trek</translation>
    </message>
    <message>
        <source>Make a guess</source>
        <translation>Doe een gok</translation>
    </message>
    <message>
        <source>Final investigation</source>
        <comment>a button</comment>
        <translation>Eindonderzoek</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Ask the others</source>
        <translation>Vraag het rond</translation>
    </message>
    <message>
        <source>Announce it</source>
        <translation>Kondig het aan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleer</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Trek een kaart</translation>
    </message>
    <message>
        <source>Do without</source>
        <translation>Laat maar</translation>
    </message>
    <message>
        <source>No strong clue</source>
        <translation>Geen sterke aanwijzing</translation>
    </message>
    <message>
        <source>Show {card}</source>
        <translation>Laat {card} zien</translation>
    </message>
    <message>
        <source>Jump to the end</source>
        <translation>Naar het einde</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Je hand</translation>
    </message>
    <message>
        <source>In front of you: {cards}</source>
        <translation>Voor jou: {cards}</translation>
    </message>
    <message>
        <source>In front of {player}: {cards}</source>
        <translation>Voor {player}: {cards}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Voorraad</translation>
    </message>
    <message numerus="yes">
        <source>Reserve, %n card(s) left</source>
        <translation>
            <numerusform>Voorraad, nog %n kaart</numerusform>
            <numerusform>Voorraad, nog %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>A card of the same symbol draws one</source>
        <translation>Een kaart met hetzelfde symbool trekt er een</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in hand</comment>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>out of the case</source>
        <translation>uit de zaak</translation>
    </message>
    <message>
        <source>{player} showed you</source>
        <translation>Van {player} gezien</translation>
    </message>
    <message>
        <source>Case file</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Case {number} of {cases}</source>
        <translation>Zaak {number} van {cases}</translation>
    </message>
    <message>
        <source>Your leads</source>
        <translation>Je tips</translation>
    </message>
    <message>
        <source>Not: {item}</source>
        <comment>a lead: the case is not of this item</comment>
        <translation>Niet: {item}</translation>
    </message>
    <message>
        <source>There are no leads in this case.</source>
        <translation>In deze zaak zijn geen tips.</translation>
    </message>
    <message>
        <source>{symbol} of the case, sealed</source>
        <translation>{symbol} van de zaak, verzegeld</translation>
    </message>
    <message>
        <source>{symbol}: {card}</source>
        <comment>chosen for a guess</comment>
        <translation>{symbol}: {card}</translation>
    </message>
    <message>
        <source>{symbol}: not chosen yet</source>
        <comment>for a guess</comment>
        <translation>{symbol}: nog niet gekozen</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Volgende kaart</translation>
    </message>
    <message>
        <source>Previous card</source>
        <translation>Vorige kaart</translation>
    </message>
    <message>
        <source>{you} played {card}</source>
        <translation>{you} speelde {card}</translation>
    </message>
    <message>
        <source>{player} played {card}</source>
        <translation>{player} speelde {card}</translation>
    </message>
    <message>
        <source>and drew a card</source>
        <comment>Irene played Gun 7 …</comment>
        <translation>en trok een kaart</translation>
    </message>
    <message>
        <source>and drew {card}</source>
        <comment>You played Gun 7 …</comment>
        <translation>en trok {card}</translation>
    </message>
    <message>
        <source>You drew {card}</source>
        <translation>Je trok {card}</translation>
    </message>
    <message>
        <source>{player} drew a card</source>
        <translation>{player} trok een kaart</translation>
    </message>
    <message>
        <source>You did without the extra card</source>
        <translation>Je liet de extra kaart liggen</translation>
    </message>
    <message>
        <source>{player} did without the extra card</source>
        <translation>{player} liet de extra kaart liggen</translation>
    </message>
    <message>
        <source>{you} asked for {cards}</source>
        <translation>{you} vroeg naar {cards}</translation>
    </message>
    <message>
        <source>{player} asked for {cards}</source>
        <translation>{player} vroeg naar {cards}</translation>
    </message>
    <message>
        <source>{player} showed you {card}</source>
        <translation>{player} liet je {card} zien</translation>
    </message>
    <message>
        <source>You showed {card} to {other}</source>
        <translation>Je liet {card} aan {other} zien</translation>
    </message>
    <message>
        <source>{player} showed {other} a card</source>
        <translation>{player} liet {other} een kaart zien</translation>
    </message>
    <message>
        <source>Nobody had one of them in hand</source>
        <translation>Niemand had er een in de hand</translation>
    </message>
    <message>
        <source>{you} declared {card} a strong clue</source>
        <translation>{you} noemde {card} een sterke aanwijzing</translation>
    </message>
    <message>
        <source>{player} declared {card} a strong clue</source>
        <translation>{player} noemde {card} een sterke aanwijzing</translation>
    </message>
    <message>
        <source>{you} passed</source>
        <translation>{you} paste</translation>
    </message>
    <message>
        <source>{player} passed</source>
        <translation>{player} paste</translation>
    </message>
    <message>
        <source>{you} announced {cards}</source>
        <translation>{you} kondigde {cards} aan</translation>
    </message>
    <message>
        <source>{player} announced {cards}</source>
        <translation>{player} kondigde {cards} aan</translation>
    </message>
    <message>
        <source>It was wrong: you are out</source>
        <translation>Het was fout: je ligt eruit</translation>
    </message>
    <message>
        <source>It was wrong: {player} is out</source>
        <translation>Het was fout: {player} ligt eruit</translation>
    </message>
    <message>
        <source>You refute it and take a token</source>
        <translation>Jij weerlegt het en pakt een fiche</translation>
    </message>
    <message>
        <source>{player} refutes it and takes a token</source>
        <translation>{player} weerlegt het en pakt een fiche</translation>
    </message>
    <message>
        <source>Nobody refutes it</source>
        <translation>Niemand weerlegt het</translation>
    </message>
    <message>
        <source>Round {number} ended; the cards go back to the hands</source>
        <translation>Ronde {number} is voorbij; de kaarten gaan terug naar de handen</translation>
    </message>
    <message>
        <source>You solved the case: {cards}</source>
        <translation>Je hebt de zaak opgelost: {cards}</translation>
    </message>
    <message>
        <source>{player} solved the case: {cards}</source>
        <translation>{player} heeft de zaak opgelost: {cards}</translation>
    </message>
    <message>
        <source>You are the last one left and win the case</source>
        <translation>Je bent als laatste over en wint de zaak</translation>
    </message>
    <message>
        <source>{player} is the last one left and wins the case</source>
        <translation>{player} is als laatste over en wint de zaak</translation>
    </message>
    <message>
        <source>Case {number} was sealed and dealt</source>
        <translation>Zaak {number} is verzegeld en gedeeld</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verloop</translation>
    </message>
    <message>
        <source>You name the case</source>
        <translation>Jij noemt de zaak</translation>
    </message>
    <message>
        <source>{player} names the case</source>
        <translation>{player} noemt de zaak</translation>
    </message>
    <message>
        <source>{player} holds it</source>
        <translation>{player} heeft hem</translation>
    </message>
    <message>
        <source>You hold it</source>
        <translation>Jij hebt hem</translation>
    </message>
    <message>
        <source>Nobody shows it</source>
        <translation>Niemand toont hem</translation>
    </message>
    <message>
        <source>Wrong: you are out</source>
        <translation>Fout: je ligt eruit</translation>
    </message>
    <message>
        <source>Wrong: {player} is out</source>
        <translation>Fout: {player} ligt eruit</translation>
    </message>
    <message>
        <source>Right: the case is yours</source>
        <translation>Goed: de zaak is van jou</translation>
    </message>
    <message>
        <source>Right: {player} has solved the case</source>
        <translation>Goed: {player} heeft de zaak opgelost</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Notitieboekje</translation>
    </message>
    <message>
        <source>By hand</source>
        <comment>a mode of the notebook</comment>
        <translation>Met de hand</translation>
    </message>
    <message>
        <source>Facts</source>
        <comment>a mode of the notebook</comment>
        <translation>Feiten</translation>
    </message>
    <message>
        <source>Deductions</source>
        <comment>a mode of the notebook</comment>
        <translation>Deducties</translation>
    </message>
    <message>
        <source>Only your own pencil writes in it.</source>
        <translation>Alleen je eigen potlood schrijft erin.</translation>
    </message>
    <message>
        <source>It notes what you have seen.</source>
        <translation>Het noteert wat je hebt gezien.</translation>
    </message>
    <message>
        <source>How the notebook is filled: {mode}</source>
        <translation>Hoe het notitieboekje wordt gevuld: {mode}</translation>
    </message>
    <message>
        <source>Pencil: click a cell to mark it</source>
        <translation>Potlood: klik op een vakje om het te merken</translation>
    </message>
    <message>
        <source>Take the last pencil mark back</source>
        <translation>Laatste potloodteken terugnemen</translation>
    </message>
    <message>
        <source>holds it</source>
        <translation>heeft hem</translation>
    </message>
    <message>
        <source>does not hold it</source>
        <translation>heeft hem niet</translation>
    </message>
    <message>
        <source>nobody holds it</source>
        <translation>niemand heeft hem</translation>
    </message>
    <message>
        <source>lead</source>
        <comment>in the notebook, over the cards of an innocent item</comment>
        <translation>tip</translation>
    </message>
    <message>
        <source>{player} holds {card}</source>
        <translation>{player} heeft {card}</translation>
    </message>
    <message>
        <source>You hold {card}</source>
        <translation>Jij hebt {card}</translation>
    </message>
    <message>
        <source>{player} does not hold {card}</source>
        <translation>{player} heeft {card} niet</translation>
    </message>
    <message>
        <source>You do not hold {card}</source>
        <translation>Jij hebt {card} niet</translation>
    </message>
    <message>
        <source>{player} did not hold {card}, but has drawn since</source>
        <comment>a faded cross</comment>
        <translation>{player} had {card} niet, maar heeft sindsdien getrokken</translation>
    </message>
    <message>
        <source>{player} may hold {card}</source>
        <translation>{player} heeft misschien {card}</translation>
    </message>
    <message>
        <source>{mark}; your pencil says {pencil}</source>
        <translation>{mark}; je potlood zegt {pencil}</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>a pencil mark</comment>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <comment>a pencil mark</comment>
        <translation>nee</translation>
    </message>
    <message>
        <source>perhaps</source>
        <comment>a pencil mark</comment>
        <translation>misschien</translation>
    </message>
    <message>
        <source>{card} is part of the case</source>
        <translation>{card} hoort bij de zaak</translation>
    </message>
    <message>
        <source>{card} is not part of the case</source>
        <translation>{card} hoort niet bij de zaak</translation>
    </message>
    <message>
        <source>{card} may be part of the case</source>
        <translation>{card} hoort misschien bij de zaak</translation>
    </message>
    <message>
        <source>It follows from the numbers of cards alone.</source>
        <translation>Het volgt uit de aantallen kaarten alleen.</translation>
    </message>
    <message>
        <source>Together with the numbers of cards, nothing else is left.</source>
        <translation>Samen met de aantallen kaarten blijft er niets anders over.</translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <translation>Speel {card}.</translation>
    </message>
    <message>
        <source>Ask for {cards}.</source>
        <translation>Vraag naar {cards}.</translation>
    </message>
    <message>
        <source>Announce {cards}.</source>
        <translation>Kondig {cards} aan.</translation>
    </message>
    <message>
        <source>Show {card}.</source>
        <translation>Laat {card} zien.</translation>
    </message>
    <message>
        <source>Draw the extra card.</source>
        <translation>Trek de extra kaart.</translation>
    </message>
    <message>
        <source>Draw no extra card.</source>
        <translation>Trek geen extra kaart.</translation>
    </message>
    <message>
        <source>Declare {card} a strong clue.</source>
        <translation>Noem {card} een sterke aanwijzing.</translation>
    </message>
    <message>
        <source>Declare no strong clue.</source>
        <translation>Noem geen sterke aanwijzing.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Pas.</translation>
    </message>
    <message numerus="yes">
        <source>It is the turn of {player}. %n card(s) left in the reserve.</source>
        <translation>
            <numerusform>{player} is aan de beurt. Nog %n kaart in de voorraad.</numerusform>
            <numerusform>{player} is aan de beurt. Nog %n kaarten in de voorraad.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody holds {card}</source>
        <translation>Niemand heeft {card}</translation>
    </message>
    <message>
        <source>Click a mark to see why.</source>
        <translation>Klik op een teken voor uitleg.</translation>
    </message>
    <message>
        <source>Choose {card}</source>
        <translation>Kies {card}</translation>
    </message>
    <message>
        <source>Why this follows: {claim}</source>
        <translation>Waarom dit volgt: {claim}</translation>
    </message>
    <message>
        <source>Nothing that you know settles this yet.</source>
        <translation>Niets wat je weet geeft hier al uitsluitsel.</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Beurt {number}</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>instead of a turn&apos;s number: at the deal</comment>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Back to the log</source>
        <translation>Terug naar het verloop</translation>
    </message>
    <message>
        <source>{card} was dealt to you.</source>
        <translation>{card} werd aan jou gedeeld.</translation>
    </message>
    <message>
        <source>You drew {card}.</source>
        <translation>Je trok {card}.</translation>
    </message>
    <message>
        <source>By your lead the case is not of this item: {item}.</source>
        <translation>Volgens je tip gaat de zaak niet over dit element: {item}.</translation>
    </message>
    <message>
        <source>A removed case card shows an innocent item: {item}.</source>
        <translation>Een verwijderde dossierkaart toont een onschuldig element: {item}.</translation>
    </message>
    <message>
        <source>{player} laid {card}.</source>
        <translation>{player} legde {card} neer.</translation>
    </message>
    <message>
        <source>{player} showed you {card}.</source>
        <translation>{player} liet je {card} zien.</translation>
    </message>
    <message>
        <source>The final investigation showed {card} with {player}.</source>
        <translation>Het eindonderzoek toonde {card} bij {player}.</translation>
    </message>
    <message>
        <source>The final investigation showed all cards of {player}.</source>
        <translation>Het eindonderzoek toonde alle kaarten van {player}.</translation>
    </message>
    <message>
        <source>{player} went out, all cards face up.</source>
        <translation>{player} viel af, met alle kaarten open.</translation>
    </message>
    <message>
        <source>The end of the case showed all cards of {player}.</source>
        <translation>Het einde van de zaak toonde alle kaarten van {player}.</translation>
    </message>
    <message>
        <source>{player} was asked for {cards} and showed nothing.</source>
        <translation>{player} werd gevraagd naar {cards} en liet niets zien.</translation>
    </message>
    <message>
        <source>{player} did not refute {cards}.</source>
        <translation>{player} weerlegde {cards} niet.</translation>
    </message>
    <message>
        <source>{player} announced {cards}; own cards are not allowed.</source>
        <translation>{player} kondigde {cards} aan; eigen kaarten mogen niet.</translation>
    </message>
    <message>
        <source>{player} showed {other} one of these: {cards}.</source>
        <translation>{player} liet {other} een van deze zien: {cards}.</translation>
    </message>
    <message>
        <source>{player} showed you one of these: {cards}.</source>
        <translation>{player} liet je een van deze zien: {cards}.</translation>
    </message>
    <message>
        <source>{player} announced {cards}, and it was wrong.</source>
        <translation>{player} kondigde {cards} aan, en dat was fout.</translation>
    </message>
    <message>
        <source>The case was opened: {cards}.</source>
        <translation>De zaak werd geopend: {cards}.</translation>
    </message>
    <message>
        <source>Announce {cards}: nothing else is possible.</source>
        <translation>Kondig {cards} aan: iets anders kan niet.</translation>
    </message>
    <message>
        <source>Announce {cards}: it is right with a chance of about {chance} in a hundred.</source>
        <translation>Kondig {cards} aan: de kans dat het klopt is ongeveer {chance} op honderd.</translation>
    </message>
    <message>
        <source>Announce {cards}: you are the last one left, and nothing is likelier.</source>
        <translation>Kondig {cards} aan: je bent als laatste over, en niets is waarschijnlijker.</translation>
    </message>
    <message>
        <source>Announce {cards}: you have to, and one is as good as another.</source>
        <translation>Kondig {cards} aan: je moet, en het een is zo goed als het ander.</translation>
    </message>
    <message>
        <source>Play {card}: it draws one from the reserve.</source>
        <translation>Speel {card}: die trekt er een van de voorraad.</translation>
    </message>
    <message>
        <source>Play {card}: it tells the others least.</source>
        <translation>Speel {card}: die vertelt de anderen het minst.</translation>
    </message>
    <message>
        <source>Ask for {cards}: the answer tells you most about the case.</source>
        <translation>Vraag naar {cards}: het antwoord zegt je het meest over de zaak.</translation>
    </message>
    <message>
        <source>Show {card}: it gives least away.</source>
        <translation>Laat {card} zien: die verraadt het minst.</translation>
    </message>
    <message>
        <source>Show {card}: {player} has seen it already.</source>
        <translation>Laat {card} zien: {player} kent hem al.</translation>
    </message>
    <message>
        <source>Show {card}: it is the only one that you can show.</source>
        <translation>Laat {card} zien: het is de enige die je kunt tonen.</translation>
    </message>
    <message>
        <source>Declare {card} a strong clue: its item is the likeliest.</source>
        <translation>Noem {card} een sterke aanwijzing: dat element is het waarschijnlijkst.</translation>
    </message>
    <message>
        <source>Declare nothing: the case is of none of these items.</source>
        <translation>Noem niets: de zaak gaat over geen van deze elementen.</translation>
    </message>
    <message>
        <source>Draw: every card tells you something.</source>
        <translation>Trek: elke kaart vertelt je iets.</translation>
    </message>
    <message>
        <source>Pass: there is nothing else to do.</source>
        <translation>Pas: iets anders kun je niet doen.</translation>
    </message>
    <message>
        <source>You solved the case</source>
        <translation>Je hebt de zaak opgelost</translation>
    </message>
    <message>
        <source>{player} solved the case</source>
        <translation>{player} heeft de zaak opgelost</translation>
    </message>
    <message>
        <source>You are the last one left</source>
        <translation>Je bent als laatste over</translation>
    </message>
    <message>
        <source>{player} is the last one left</source>
        <translation>{player} is als laatste over</translation>
    </message>
    <message numerus="yes">
        <source>You win the match with %n point(s)</source>
        <translation>
            <numerusform>Je wint de partij met %n punt</numerusform>
            <numerusform>Je wint de partij met %n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the match with %n point(s)</source>
        <translation>
            <numerusform>{player} wint de partij met %n punt</numerusform>
            <numerusform>{player} wint de partij met %n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is a tie</source>
        <translation>De partij eindigt gelijk</translation>
    </message>
    <message>
        <source>You gave up the match</source>
        <translation>Je hebt de partij opgegeven</translation>
    </message>
    <message>
        <source>The case</source>
        <translation>De zaak</translation>
    </message>
    <message>
        <source>Nothing was sealed in this case.</source>
        <translation>In deze zaak was niets verzegeld.</translation>
    </message>
    <message>
        <source>Leads</source>
        <translation>Tips</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>Strong clue</source>
        <translation>Sterke aanwijzing</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Opgelost</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Removed: {items}</source>
        <comment>case cards out of the game</comment>
        <translation>Verwijderd: {items}</translation>
    </message>
    <message>
        <source>Case {number}: {points}</source>
        <translation>Zaak {number}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n beurt</numerusform>
            <numerusform>%n beurten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. %n card(s) left in the reserve.</source>
        <translation>
            <numerusform>Jouw beurt. Nog %n kaart in de voorraad.</numerusform>
            <numerusform>Jouw beurt. Nog %n kaarten in de voorraad.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over: the case is closed.</source>
        <translation>De partij is afgelopen: de zaak is gesloten.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Je bent nog niet aan de beurt.</translation>
    </message>
    <message>
        <source>Your announcement was wrong: you are out of this case.</source>
        <translation>Je aankondiging was fout: je ligt uit deze zaak.</translation>
    </message>
    <message>
        <source>First show one of the cards that you are asked for.</source>
        <translation>Laat eerst een van de kaarten zien waarnaar je wordt gevraagd.</translation>
    </message>
    <message>
        <source>Nobody asks you for a card now.</source>
        <translation>Niemand vraagt je nu om een kaart.</translation>
    </message>
    <message>
        <source>{card} was not asked for.</source>
        <translation>Naar {card} werd niet gevraagd.</translation>
    </message>
    <message>
        <source>Only a card from your own hand will do.</source>
        <translation>Alleen een kaart uit je eigen hand kan.</translation>
    </message>
    <message>
        <source>A combination has one place, one weapon and one person.</source>
        <translation>Een combinatie heeft één plaats, één wapen en één persoon.</translation>
    </message>
    <message>
        <source>First draw the extra card, or do without it.</source>
        <translation>Trek eerst de extra kaart, of laat hem liggen.</translation>
    </message>
    <message>
        <source>There is no extra card to draw now.</source>
        <translation>Er valt nu geen extra kaart te trekken.</translation>
    </message>
    <message>
        <source>First declare a strong clue, or none.</source>
        <translation>Noem eerst een sterke aanwijzing, of geen.</translation>
    </message>
    <message>
        <source>You can declare no strong clue now.</source>
        <translation>Je kunt nu geen sterke aanwijzing noemen.</translation>
    </message>
    <message>
        <source>A strong clue takes three cards of its symbol in front of you.</source>
        <translation>Voor een sterke aanwijzing moeten er drie kaarten van dat symbool voor je liggen.</translation>
    </message>
    <message>
        <source>Nobody has played for two laps: now play a card, or announce.</source>
        <translation>Al twee keer rond heeft niemand gespeeld: speel nu een kaart of kondig aan.</translation>
    </message>
    <message>
        <source>You guessed on your last turn: play a card before you guess again.</source>
        <translation>Je hebt in je vorige beurt gegokt: speel eerst een kaart voor je weer gokt.</translation>
    </message>
    <message>
        <source>You hold {card} yourself, so the case cannot be that.</source>
        <translation>Je hebt {card} zelf, dus dat kan de zaak niet zijn.</translation>
    </message>
    <message>
        <source>Nobody else is left: you must announce the final investigation.</source>
        <translation>Er is niemand meer over: je moet het eindonderzoek aankondigen.</translation>
    </message>
    <message>
        <source>You may pass only with an empty hand.</source>
        <translation>Je mag alleen passen met een lege hand.</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Zaken</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wie begint</translation>
    </message>
    <message>
        <source>Guesses in a row</source>
        <translation>Gokken op rij</translation>
    </message>
    <message>
        <source>Case model</source>
        <translation>Soort zaak</translation>
    </message>
    <message>
        <source>Removed case cards</source>
        <translation>Verwijderde dossierkaarten</translation>
    </message>
    <message>
        <source>Card before</source>
        <translation>Vorige kaart</translation>
    </message>
    <message>
        <source>Extra card</source>
        <translation>Extra kaart</translation>
    </message>
    <message>
        <source>Cards shown</source>
        <translation>Getoonde kaarten</translation>
    </message>
    <message>
        <source>Last survivor</source>
        <translation>Laatste speler</translation>
    </message>
    <message>
        <source>Safety draw</source>
        <translation>Veiligheidskaart</translation>
    </message>
    <message>
        <source>The points of all cases are added; one case is simply won.</source>
        <translation>De punten van alle zaken worden opgeteld; bij één zaak wint wie hem oplost.</translation>
    </message>
    <message>
        <source>In later rounds the next player clockwise begins.</source>
        <translation>In latere rondes begint de volgende speler met de klok mee.</translation>
    </message>
    <message>
        <source>How often you may guess before you have to play a card again.</source>
        <translation>Hoe vaak je mag gokken voor je weer een kaart moet spelen.</translation>
    </message>
    <message>
        <source>What is sealed, and what wins.</source>
        <translation>Wat er verzegeld is, en wat wint.</translation>
    </message>
    <message>
        <source>Case cards that go out of the game unseen, with three and four players.</source>
        <translation>Dossierkaarten die ongezien uit het spel gaan, met drie en met vier spelers.</translation>
    </message>
    <message>
        <source>Whose last card decides about the extra card.</source>
        <translation>Wiens laatste kaart over de extra kaart beslist.</translation>
    </message>
    <message>
        <source>Whether it comes by itself or you choose.</source>
        <translation>Of hij vanzelf komt of dat jij kiest.</translation>
    </message>
    <message>
        <source>What the final investigation shows to all.</source>
        <translation>Wat het eindonderzoek aan iedereen toont.</translation>
    </message>
    <message>
        <source>What happens when only one player is left.</source>
        <translation>Wat er gebeurt als er nog maar één speler over is.</translation>
    </message>
    <message>
        <source>Everyone draws one after a round in which nobody drew.</source>
        <translation>Iedereen trekt er een na een ronde waarin niemand trok.</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Het toeval beslist</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>Jij begint</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Onbeperkt</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eén</translation>
    </message>
    <message>
        <source>Case file</source>
        <comment>a case model</comment>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassiek</translation>
    </message>
    <message>
        <source>Literal</source>
        <translation>Letterlijk</translation>
    </message>
    <message>
        <source>None and one</source>
        <translation>Geen en één</translation>
    </message>
    <message>
        <source>One and two</source>
        <translation>Eén en twee</translation>
    </message>
    <message>
        <source>Anybody’s</source>
        <translation>Van iedereen</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Van jezelf</translation>
    </message>
    <message>
        <source>By itself</source>
        <translation>Vanzelf</translation>
    </message>
    <message>
        <source>As you choose</source>
        <translation>Naar keuze</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle handen</translation>
    </message>
    <message>
        <source>Only what refutes</source>
        <translation>Alleen wat weerlegt</translation>
    </message>
    <message>
        <source>Must announce</source>
        <translation>Moet aankondigen</translation>
    </message>
    <message>
        <source>Wins at once</source>
        <translation>Wint meteen</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Aan</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Source rules</source>
        <translation>Bronregels</translation>
    </message>
    <message>
        <source>Brisk rules</source>
        <translation>Vlotte regels</translation>
    </message>
    <message>
        <source>As in the rulebook that Divan follows: guess as often as you like.</source>
        <translation>Zoals in het regelboek dat Divan volgt: gok zo vaak je wilt.</translation>
    </message>
    <message>
        <source>Never two guesses in a row: shorter, and cards tell more.</source>
        <translation>Nooit twee gokken op rij: korter, en kaarten zeggen meer.</translation>
    </message>
    <message>
        <source>Own rules</source>
        <comment>a mix of options that is no preset</comment>
        <translation>Eigen regels</translation>
    </message>
</context>
<context>
    <name>last_call_lesson</name>
    <message>
        <source>Your leads, beside the sealed cards, only you can see: not the knife, the rope or the poison. So the weapon is a gun, and as you hold Gun 6 and 8, it is Gun 5 or 7.</source>
        <translation>Je tips, naast de verzegelde kaarten, zie alleen jij: niet het mes, het touw of het gif. Het wapen is dus een geweer, en omdat jij Geweer 6 en 8 hebt, is het Geweer 5 of 7.</translation>
    </message>
    <message>
        <source>Your notebook, which N opens and closes, has noted all this. It enters what you see and what follows from it; click a mark there to see why.</source>
        <translation>Je notitieboekje, dat je met N opent en sluit, heeft dit allemaal genoteerd. Er komt vanzelf in wat je ziet en wat daaruit volgt; klik daar op een teken om te zien waarom.</translation>
    </message>
    <message>
        <source>Welcome! Three cards lie sealed in the case: a place, a weapon and a person. Whoever is the first to name all three wins. Whoever names a wrong one is out.</source>
        <translation>Welkom! In het dossier liggen drie kaarten verzegeld: een plaats, een wapen en een persoon. Wie ze als eerste alle drie noemt, wint. Wie een verkeerde noemt, ligt eruit.</translation>
    </message>
    <message>
        <source>These are five of the 48 clues. Four belong together each time: Gun 5, 6, 7 and 8 are the traces of the gun. A card that somebody holds cannot be in the case.</source>
        <translation>Dit zijn vijf van de 48 aanwijzingen. Er horen er steeds vier bij elkaar: Geweer 5, 6, 7 en 8 zijn de sporen van het geweer. Een kaart die iemand heeft, zit niet in het dossier.</translation>
    </message>
    <message>
        <source>It is your turn. What you lay, the others can strike. That the rope is innocent you know already, so give away Rope 15: drag it in front of you, or click it and then the spot.</source>
        <translation>Jij bent aan de beurt. Wat je neerlegt, kunnen de anderen wegstrepen. Dat het touw onschuldig is, weet je al, dus geef Touw 15 prijs: sleep hem voor je neer, of klik op de kaart en dan op de plek.</translation>
    </message>
    <message>
        <source>Now Irene asks for Theatre 14, Gun 6 and Butler 4. You hold two of them and must show her one; nobody else sees it. Gun 6 you will lay anyway: drag it to Irene, or press its button.</source>
        <translation>Nu vraagt Irene naar Theater 14, Geweer 6 en Butler 4. Jij hebt er twee van en moet haar er een laten zien; verder ziet niemand hem. Geweer 6 leg je straks toch neer: sleep hem naar Irene, of druk op zijn knop.</translation>
    </message>
    <message>
        <source>The last card on the table is your rope, a weapon. Whoever lays a weapon now draws a card from the reserve, and so knows one card more. Lay Gun 6.</source>
        <translation>De laatste kaart op tafel is jouw touw, een wapen. Wie nu een wapen neerlegt, trekt een kaart van de voorraad en kent er zo een meer. Leg Geweer 6 neer.</translation>
    </message>
    <message>
        <source>You drew Poison 12. Watson and Irene laid weapons too, and drew. Your notebook remembers who has which knife, also when the cards go back to the hands.</source>
        <translation>Je trok Gif 12. Watson en Irene legden ook een wapen neer en trokken. Je notitieboekje onthoudt wie welk mes heeft, ook als de kaarten teruggaan naar de handen.</translation>
    </message>
    <message>
        <source>Gun 5 or Gun 7? Ask! Watson answers first, then Irene: the first who holds one of your three cards shows you one. If two of them are your own, it can only be the gun.</source>
        <translation>Geweer 5 of Geweer 7? Vraag het! Eerst antwoordt Watson, dan Irene: de eerste die een van je drie kaarten heeft, laat je er een zien. Heb je er zelf twee van, dan kan het alleen het geweer zijn.</translation>
    </message>
    <message>
        <source>Press “Make a guess”. Click your Harbour 9 and your Butler 4, choose Gun 7 with the arrows on the sealed cards, and press “Ask the others”.</source>
        <translation>Druk op ‘Doe een gok’. Klik op je Haven 9 en je Butler 4, kies Geweer 7 met de pijltjes bij de verzegelde kaarten en druk op ‘Vraag het rond’.</translation>
    </message>
    <message>
        <source>Watson has listened and announces the final investigation, with Gun 8. That was too early: Gun 8 is yours. He is out, and for refuting him you get a token.</source>
        <translation>Watson pikt je hint op en kondigt het eindonderzoek aan, met Geweer 8. Te vroeg: Geweer 8 heb jij. Hij ligt eruit, en omdat je hem weerlegt, krijg je een fiche.</translation>
    </message>
    <message>
        <source>Watson had none of the three, and Irene shows you Gun 7. Only Gun 5 is left: that is the weapon of the case. The notebook has drawn the same conclusion.</source>
        <translation>Watson had geen van de drie, en Irene laat je Geweer 7 zien. Alleen Geweer 5 blijft over: dat is het wapen van de zaak. Het notitieboekje trok dezelfde conclusie.</translation>
    </message>
    <message>
        <source>Again a weapon was laid last, so a weapon draws. Lay Poison 12, which is innocent. With three of one symbol in front of you, you may then declare a strong clue.</source>
        <translation>Weer was de laatste kaart een wapen, dus een wapen trekt. Leg Gif 12 neer, die is onschuldig. Met drie kaarten van één symbool voor je mag je daarna een sterke aanwijzing noemen.</translation>
    </message>
    <message>
        <source>If the case is of the item that you declare, and is solved in this round, you get 2 points. You know that it is a gun: press “Gun”.</source>
        <translation>Gaat de zaak over het element dat je noemt, en wordt ze in deze ronde opgelost, dan krijg je 2 punten. Je weet dat het een geweer is: druk op ‘Geweer’.</translation>
    </message>
    <message>
        <source>It also ends the round. All have shown their cards, and your notebook has them. Your own are back in your hand, and the strong clue has lapsed.</source>
        <translation>Daarmee is ook de ronde voorbij. Iedereen heeft zijn kaarten laten zien en ze staan in je notitieboekje. Die van jou zijn terug in je hand, en de sterke aanwijzing is vervallen.</translation>
    </message>
    <message>
        <source>Find the place and the person as you found the gun. Once the notebook leaves one card of each symbol, press “Final investigation”, name the three, and you win.</source>
        <translation>Zoek de plaats en de persoon zoals je het geweer vond. Blijft er in het notitieboekje van elk symbool één kaart over, druk dan op ‘Eindonderzoek’, noem de drie en je wint.</translation>
    </message>
    <message>
        <source>The next case is yours. Lay a card whenever it draws one, and ask otherwise. Are you stuck? H gives a hint, W explains why something cannot be done, U takes a move back.</source>
        <translation>De volgende zaak is voor jou. Leg een kaart neer als hij er een trekt, en vraag anders rond. Loop je vast? H geeft een hint, W legt uit waarom iets niet kan en met Ctrl+Z neem je een zet terug.</translation>
    </message>
</context>
</TS>
