<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Divan</source>
        <translation>Over Divan</translation>
    </message>
    <message>
        <source>Divan</source>
        <translation>Divan</translation>
    </message>
    <message>
        <source>A divan is a sofa, and also the collected poems that are read on it. This one is a shelf of card games and a lamp: you play against opponents who think on your own computer, without a network, an account or a purchase, in Persian, Dutch and English.</source>
        <translation>Een divan is een rustbank, en ook de bundel gedichten die je daarop leest. Deze divan is een kast met kaartspellen en een lamp: je speelt tegen tegenstanders die op je eigen computer nadenken, zonder netwerk, account of aankoop, in het Perzisch, Nederlands en Engels.</translation>
    </message>
    <message>
        <source>Your matches</source>
        <translation>Je partijen</translation>
    </message>
    <message>
        <source>Every move is kept before you see it, so a match survives even a power cut. Matches and settings lie in this folder; a copy of it is a backup.</source>
        <translation>Elke zet wordt bewaard voordat je hem ziet, dus een partij overleeft zelfs een stroomstoring. Partijen en instellingen staan in deze map; een kopie ervan is een back-up.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Map openen</translation>
    </message>
    <message>
        <source>Nothing leaves this computer</source>
        <translation>Niets verlaat deze computer</translation>
    </message>
    <message>
        <source>Divan opens no connection, counts nothing and sends nothing. Only a link that you follow opens your browser.</source>
        <translation>Divan maakt geen verbinding, telt niets en verstuurt niets. Alleen een link die je volgt, opent je browser.</translation>
    </message>
    <message>
        <source>Free software</source>
        <translation>Vrije software</translation>
    </message>
    <message>
        <source>You may use, study, change and share Divan under the MIT licence.</source>
        <translation>Je mag Divan gebruiken, bestuderen, aanpassen en delen onder de MIT-licentie.</translation>
    </message>
    <message>
        <source>Read the licence</source>
        <translation>Licentie lezen</translation>
    </message>
    <message>
        <source>Letters, pictures and signs</source>
        <translation>Letters, plaatjes en tekens</translation>
    </message>
    <message>
        <source>Software inside</source>
        <translation>Software in Divan</translation>
    </message>
</context>
<context>
    <name>AnalysisCard</name>
    <message>
        <source>Move %1</source>
        <translation>Zet %1</translation>
    </message>
</context>
<context>
    <name>AnalysisChart</name>
    <message>
        <source>Cost of your decisions over the match</source>
        <translation>Kosten van je beslissingen door de partij heen</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>the beginning of a match, in a chart</comment>
        <translation>Begin</translation>
    </message>
    <message>
        <source>End</source>
        <comment>the end of a match, in a chart</comment>
        <translation>Einde</translation>
    </message>
</context>
<context>
    <name>AnalysisLine</name>
    <message>
        <source>the same</source>
        <translation>hetzelfde</translation>
    </message>
</context>
<context>
    <name>AnalysisPaper</name>
    <message>
        <source>Your decisions</source>
        <translation>Jouw beslissingen</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>What cost most</source>
        <translation>Wat het meest kostte</translation>
    </message>
    <message>
        <source>Every decision</source>
        <translation>Elke beslissing</translation>
    </message>
</context>
<context>
    <name>AnalysisProgress</name>
    <message>
        <source>Progress of the analysis</source>
        <translation>Voortgang van de analyse</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
</context>
<context>
    <name>AnalysisSheet</name>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tafel bekijken</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>ChartLegend</name>
    <message>
        <source>won</source>
        <comment>a match in the chart</comment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a match in the chart</comment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>a match in the chart</comment>
        <translation>gelijkspel</translation>
    </message>
    <message>
        <source>average %1</source>
        <translation>gemiddeld %1</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Doorspelen</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Welkom</translation>
    </message>
    <message>
        <source>A lamp-lit table is ready</source>
        <translation>Tafel en lamp staan klaar</translation>
    </message>
    <message>
        <source>Choose a game from the shelf and an opponent to your liking.</source>
        <translation>Kies een spel uit de kast en een tegenstander die je ligt.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nieuwe partij</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>%1 leren</translation>
    </message>
</context>
<context>
    <name>FairDeal</name>
    <message>
        <source>Fair deal</source>
        <translation>Eerlijk gedeeld</translation>
    </message>
    <message>
        <source>The whole deal follows from a seed. Its fingerprint was fixed before the first card; when the match is over you see the seed, and anyone can check that it has this fingerprint.</source>
        <translation>Hoe de kaarten vallen, volgt helemaal uit één seed. De vingerafdruk daarvan lag vast voor de eerste kaart; na afloop van de partij zie je de seed, en iedereen kan nagaan dat die deze vingerafdruk heeft.</translation>
    </message>
    <message>
        <source>Fingerprint (SHA-256)</source>
        <translation>Vingerafdruk (SHA-256)</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>shown when the match is over</source>
        <translation>te zien na afloop van de partij</translation>
    </message>
    <message>
        <source>To check it, take the SHA-256 of the words “%1”, a zero byte and the seed, or type:</source>
        <translation>Zo controleer je het: neem de SHA-256 van de woorden ‘%1’, een nulbyte en de seed, of typ:</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Nagekeken</translation>
    </message>
    <message>
        <source>Did you copy the fingerprint when the match began? Paste it here to compare.</source>
        <translation>Heb je de vingerafdruk gekopieerd toen de partij begon? Plak hem hier om te vergelijken.</translation>
    </message>
    <message>
        <source>The fingerprint that you noted</source>
        <translation>De vingerafdruk die je noteerde</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>GameShelf</name>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
</context>
<context>
    <name>HintLine</name>
    <message>
        <source>Thinking about it…</source>
        <translation>Even nadenken…</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Next</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Speel een partij</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Jouw zet</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>Naar de kast</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelboek</translation>
    </message>
</context>
<context>
    <name>LicenceView</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Divan</source>
        <translation>Divan</translation>
    </message>
</context>
<context>
    <name>MatchDeeds</name>
    <message>
        <source>Look at the end</source>
        <translation>Einde bekijken</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Doorspelen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Only the computer played in this match.</source>
        <translation>In deze partij speelde alleen de computer.</translation>
    </message>
    <message>
        <source>Verify the deal</source>
        <translation>Deling nakijken</translation>
    </message>
    <message>
        <source>Possible when the match is over.</source>
        <translation>Kan zodra de partij voorbij is.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>Matches of Divan</source>
        <translation>Partijen van Divan</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
    <message>
        <source>Import a match</source>
        <translation>Partij importeren</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Partij exporteren</translation>
    </message>
</context>
<context>
    <name>MatchFilter</name>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>All</source>
        <comment>matches</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Under way</source>
        <comment>matches</comment>
        <translation>Bezig</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>matches</comment>
        <translation>Afgelopen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>Matches</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importeren…</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Nog geen partijen</translation>
    </message>
    <message>
        <source>No match like that</source>
        <translation>Geen partij gevonden</translation>
    </message>
    <message>
        <source>Every match you begin is kept here by itself, move by move.</source>
        <translation>Elke partij die je begint, wordt hier vanzelf bewaard, zet voor zet.</translation>
    </message>
    <message>
        <source>None of your matches is of this game and in this state.</source>
        <translation>Je hebt geen partijen van dit spel met deze status.</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>Naar de kast</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles tonen</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>Terughalen kan daarna niet meer.</translation>
    </message>
    <message>
        <source>Delete this match?</source>
        <translation>Deze partij verwijderen?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>PaceSettings</name>
    <message>
        <source>Motion and pace</source>
        <translation>Beweging en tempo</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Beweging</translation>
    </message>
    <message>
        <source>System</source>
        <comment>as the system wishes</comment>
        <translation>Systeem</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>motion</comment>
        <translation>Volledig</translation>
    </message>
    <message>
        <source>Reduced</source>
        <comment>motion</comment>
        <translation>Beperkt</translation>
    </message>
    <message>
        <source>Pace of the opponents</source>
        <translation>Tempo van de tegenstanders</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>pace: one move at a time</comment>
        <translation>Stap</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace</comment>
        <translation>Traag</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace</comment>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>pace</comment>
        <translation>Direct</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
</context>
<context>
    <name>PercentSlide</name>
    <message>
        <source>%L1 %</source>
        <comment>per cent</comment>
        <translation>%L1%</translation>
    </message>
</context>
<context>
    <name>ReadingSettings</name>
    <message>
        <source>Reading</source>
        <translation>Lezen</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>“The game is afoot.”</source>
        <comment>a sample of the text size</comment>
        <translation>‘Het spel is begonnen.’</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Lamplight</source>
        <translation>Lamplicht</translation>
    </message>
    <message>
        <source>Daylight</source>
        <translation>Daglicht</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Kaartruggen</translation>
    </message>
    <message>
        <source>Khatam</source>
        <comment>a card back: the lattice of Persian inlay</comment>
        <translation>Khatam</translation>
    </message>
    <message>
        <source>Star</source>
        <comment>a card back</comment>
        <translation>Ster</translation>
    </message>
    <message>
        <source>Wave</source>
        <comment>a card back</comment>
        <translation>Golf</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>a card back</comment>
        <translation>Effen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Volledig scherm</translation>
    </message>
</context>
<context>
    <name>ReplayTools</name>
    <message>
        <source>To the start</source>
        <translation>Naar het begin</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Eén zet terug</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauzeren</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Afspelen</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Eén zet verder</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Naar het einde</translation>
    </message>
    <message>
        <source>Moment of the match</source>
        <translation>Moment in de partij</translation>
    </message>
</context>
<context>
    <name>RulebookContents</name>
    <message>
        <source>Rulebooks</source>
        <translation>Regelboeken</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhoud</translation>
    </message>
</context>
<context>
    <name>RulebookFound</name>
    <message>
        <source>Found</source>
        <translation>Gevonden</translation>
    </message>
</context>
<context>
    <name>RulebookPage</name>
    <message>
        <source>Rules of %1</source>
        <translation>Regels van %1</translation>
    </message>
</context>
<context>
    <name>RulebookSearch</name>
    <message>
        <source>Search the rules</source>
        <translation>Zoeken in de regels</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wissen</translation>
    </message>
</context>
<context>
    <name>SafetySettings</name>
    <message>
        <source>Safety</source>
        <translation>Veiligheid</translation>
    </message>
    <message>
        <source>Ask before giving up</source>
        <translation>Eerst vragen bij opgeven</translation>
    </message>
    <message>
        <source>Ask before deleting a match</source>
        <translation>Eerst vragen bij het verwijderen van een partij</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Scores over time</source>
        <translation>Scores door de tijd</translation>
    </message>
</context>
<context>
    <name>SetUpPage</name>
    <message>
        <source>Your first match is the one that counts; another try is practice.</source>
        <translation>Je eerste partij telt; nog een poging is oefening.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Hide the single rules</source>
        <translation>Losse regels verbergen</translation>
    </message>
    <message>
        <source>Show the single rules (your own mix)</source>
        <translation>Losse regels tonen (je eigen mengsel)</translation>
    </message>
    <message>
        <source>Show and change the single rules</source>
        <translation>Losse regels tonen en aanpassen</translation>
    </message>
    <message>
        <source>The deal of the day: everyone plays the same cards by the first set of rules.</source>
        <translation>Het dagspel: iedereen speelt met dezelfde kaarten, volgens de eerste set regels.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Tegenstanders</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Kaartverdeling</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Left to chance</source>
        <translation>Het lot beslist</translation>
    </message>
    <message>
        <source>A seed has 1 to 64 printable characters.</source>
        <translation>Een seed heeft 1 tot en met 64 afdrukbare tekens.</translation>
    </message>
    <message>
        <source>A seed deals the same cards again; a friend with the same seed gets them too.</source>
        <translation>Met een seed worden dezelfde kaarten nog eens gedeeld; wie dezelfde seed heeft, krijgt ze ook.</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Partij starten</translation>
    </message>
    <message>
        <source>Play it again for practice</source>
        <translation>Nog eens, als oefening</translation>
    </message>
    <message>
        <source>Learn it at the table</source>
        <translation>Leer het aan tafel</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Standaard herstellen</translation>
    </message>
    <message>
        <source>About Divan</source>
        <translation>Over Divan</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>System</source>
        <comment>the language of the system</comment>
        <translation>Systeem</translation>
    </message>
    <message>
        <source>This change could not be kept: it holds until Divan is closed. See whether the disk is full.</source>
        <translation>Deze wijziging kon niet worden bewaard en geldt tot je Divan sluit. Kijk of de schijf vol is.</translation>
    </message>
    <message>
        <source>Restore all settings?</source>
        <translation>Alle instellingen herstellen?</translation>
    </message>
    <message>
        <source>Language, colours, sound and everything else on this page become what they were at first. Your matches stay.</source>
        <translation>Taal, kleuren, geluid en al het andere op deze pagina worden weer zoals in het begin. Je partijen blijven bewaard.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Herstellen</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Next round</source>
        <translation>Volgende ronde</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tafel bekijken</translation>
    </message>
    <message>
        <source>Fair deal: seed %1</source>
        <translation>Eerlijk gedeeld: seed %1</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>Naar de kast</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>The shelf</source>
        <translation>De kast</translation>
    </message>
    <message>
        <source>Divan</source>
        <translation>Divan</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Rulebooks</source>
        <translation>Regelboeken</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Daily deal, %1:</source>
        <translation>Dagspel, %1:</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Nieuw hier?</translation>
    </message>
    <message>
        <source>Read the rules in three minutes</source>
        <translation>Lees de regels in drie minuten</translation>
    </message>
    <message>
        <source>Opponents see only what you see.</source>
        <translation>Tegenstanders zien alleen wat jij ziet.</translation>
    </message>
    <message>
        <source>How we prove it</source>
        <translation>Zo bewijzen we dat</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Score so far</source>
        <translation>Tussenstand</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verloop</translation>
    </message>
    <message>
        <source>Show one player</source>
        <translation>Eén speler tonen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles tonen</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>Verloop kopiëren</translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>Sound</source>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Sounds of the cards</source>
        <translation>Geluiden van de kaarten</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Dempen</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>play a sound</comment>
        <translation>Probeer</translation>
    </message>
    <message>
        <source>The sound is muted</source>
        <translation>Het geluid is gedempt</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>how many matches</comment>
        <translation>Gespeeld</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>how many matches</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>how many matches</comment>
        <translation>Gelijk</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Meeste punten</translation>
    </message>
    <message>
        <source>Points on average</source>
        <translation>Punten gemiddeld</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Gewonnen op rij</translation>
    </message>
    <message>
        <source>Won against</source>
        <translation>Gewonnen van</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>Scores door de tijd</translation>
    </message>
    <message>
        <source>Scores of the last %L1 matches</source>
        <translation>Scores van de laatste %L1 partijen</translation>
    </message>
    <message>
        <source>There are no points to show here.</source>
        <translation>Er zijn hier geen punten te tonen.</translation>
    </message>
    <message>
        <source>Practice matches do not count, nor do matches that only the computer played.</source>
        <translation>Oefenpartijen tellen niet mee, en partijen die alleen de computer speelde ook niet.</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>Nog niets te tellen</translation>
    </message>
    <message>
        <source>When you have finished a match, what you won, your best scores and how they grow show here. Practice matches do not count.</source>
        <translation>Heb je een partij uitgespeeld, dan zie je hier wat je won, je beste scores en hoe die groeien. Oefenpartijen tellen niet mee.</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>Naar de kast</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Back to the shelf</source>
        <translation>Terug naar de kast</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>oefening</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Redo the move</source>
        <translation>Zet opnieuw doen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Why not? What now?</source>
        <translation>Waarom niet? Wat nu?</translation>
    </message>
    <message>
        <source>Rules at this point</source>
        <translation>Regels op dit punt</translation>
    </message>
    <message>
        <source>Pace of the opponents</source>
        <translation>Tempo van de tegenstanders</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation>Paneel sluiten</translation>
    </message>
    <message>
        <source>Open the panel</source>
        <translation>Paneel openen</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>pace: one move at a time</comment>
        <translation>Stap</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace</comment>
        <translation>Traag</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace</comment>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>pace</comment>
        <translation>Direct</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>Fair deal</source>
        <translation>Eerlijk gedeeld</translation>
    </message>
    <message>
        <source>Verify the deal</source>
        <translation>Deling nakijken</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Opgeven</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>Naar de kast</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>put it back</source>
        <translation>terugleggen</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>hint</translation>
    </message>
    <message>
        <source>pick a card</source>
        <translation>kaart kiezen</translation>
    </message>
    <message>
        <source>read on</source>
        <translation>verder lezen</translation>
    </message>
    <message>
        <source>move by move</source>
        <translation>zet voor zet</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>beslissingen</translation>
    </message>
    <message>
        <source>play</source>
        <comment>let the moves of a replay run</comment>
        <translation>afspelen</translation>
    </message>
    <message>
        <source>next move</source>
        <translation>volgende zet</translation>
    </message>
    <message>
        <source>somewhere else</source>
        <translation>ergens anders</translation>
    </message>
    <message>
        <source>why not?</source>
        <translation>waarom niet?</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Volgende zet</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>Take back and practise?</source>
        <translation>Terugnemen en oefenen?</translation>
    </message>
    <message>
        <source>Something hidden was revealed since. You can take it back, but then the match is practice and does not count.</source>
        <translation>Sindsdien is er iets onthuld wat verborgen was. Je kunt je zet terugnemen, maar dan is het een oefenpartij en telt het niet mee.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Give up this match?</source>
        <translation>Deze partij opgeven?</translation>
    </message>
    <message>
        <source>Your opponent wins. You can also leave it: it waits on the shelf.</source>
        <translation>Je tegenstander wint. Je kunt de partij ook laten liggen: ze wacht op je in de kast.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Opgeven</translation>
    </message>
</context>
<context>
    <name>TableSettings</name>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Live scores</source>
        <translation>Score bijhouden</translation>
    </message>
    <message>
        <source>Count the points while a match is played</source>
        <translation>Telt de punten tijdens de partij</translation>
    </message>
    <message>
        <source>Key hints</source>
        <translation>Toetsen tonen</translation>
    </message>
    <message>
        <source>Show beside the hand which keys do what</source>
        <translation>Toont naast je hand welke toets wat doet</translation>
    </message>
    <message>
        <source>Panel with scores and log</source>
        <translation>Paneel met score en verloop</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>the panel, by the width of the window</comment>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>the panel</comment>
        <translation>Open</translation>
    </message>
    <message>
        <source>Closed</source>
        <comment>the panel</comment>
        <translation>Dicht</translation>
    </message>
</context>
<context>
    <name>UnsavedMark</name>
    <message>
        <source>not saved</source>
        <translation>niet bewaard</translation>
    </message>
    <message>
        <source>Why is the match not saved?</source>
        <translation>Waarom wordt de partij niet bewaard?</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message>
        <source>Version {version}</source>
        <translation>Versie {version}</translation>
    </message>
    <message>
        <source>by {author}</source>
        <translation>van {author}</translation>
    </message>
    <message>
        <source>This licence is missing. Install Divan again to get it back.</source>
        <translation>Deze licentie ontbreekt. Installeer Divan opnieuw om haar terug te krijgen.</translation>
    </message>
    <message>
        <source>Windows, drawing, sound and Qt’s own translations</source>
        <translation>Vensters, tekenwerk, geluid en de vertalingen van Qt zelf</translation>
    </message>
    <message>
        <source>The language that Divan is written in</source>
        <translation>De taal waarin Divan geschreven is</translation>
    </message>
    <message>
        <source>Reads and checks the matches that are kept</source>
        <translation>Leest en controleert de bewaarde partijen</translation>
    </message>
    <message>
        <source>Finds the folder that your matches are kept in</source>
        <translation>Vindt de map waarin je partijen bewaard worden</translation>
    </message>
    <message>
        <source>Rules of languages and scripts, in the packages for Linux</source>
        <translation>Regels van talen en schriften, in de pakketten voor Linux</translation>
    </message>
    <message>
        <source>Starts Divan in the packages for Linux and macOS</source>
        <translation>Start Divan in de pakketten voor Linux en macOS</translation>
    </message>
    <message>
        <source>Text in every language. Changed: a longer minus; arrows and invisible direction marks added.</source>
        <translation>Tekst in elke taal. Gewijzigd: een langer minteken; pijlen en onzichtbare richtingstekens toegevoegd.</translation>
    </message>
    <message>
        <source>Titles and numerals in Latin script. Changed: subsets joined; arrows and invisible direction marks added.</source>
        <translation>Titels en cijfers in Latijns schrift. Gewijzigd: deelverzamelingen samengevoegd; pijlen en onzichtbare richtingstekens toegevoegd.</translation>
    </message>
    <message>
        <source>Titles in Persian. Changed: subsets joined; arrows and invisible direction marks added.</source>
        <translation>Titels in het Perzisch. Gewijzigd: deelverzamelingen samengevoegd; pijlen en onzichtbare richtingstekens toegevoegd.</translation>
    </message>
    <message>
        <source>Icons of the interface</source>
        <translation>Pictogrammen van het scherm</translation>
    </message>
    <message>
        <source>Faces of the portraits</source>
        <translation>Gezichten van de portretten</translation>
    </message>
    <message>
        <source>Puts the faces of the portraits together when the art is made</source>
        <translation>Stelt de gezichten van de portretten samen bij het maken van de plaatjes</translation>
    </message>
    <message>
        <source>Signs and things on the cards</source>
        <translation>Tekens en dingen op de kaarten</translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <source>Your decisions beside those of {bot}</source>
        <translation>Jouw beslissingen naast die van {bot}</translation>
    </message>
    <message numerus="yes">
        <source>{bot} would have done the same %n time(s) of {all}.</source>
        <translation>
            <numerusform>{bot} had %n van de {all} keer hetzelfde gedaan.</numerusform>
            <numerusform>{bot} had %n van de {all} keer hetzelfde gedaan.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your decisions cost anything.</source>
        <translation>Geen van je beslissingen kostte iets.</translation>
    </message>
    <message>
        <source>{bot} looks at decision {number} of {all}…</source>
        <translation>{bot} bekijkt beslissing {number} van {all}…</translation>
    </message>
    <message>
        <source>Called off after {number} of {all} decisions.</source>
        <translation>Afgebroken na {number} van de {all} beslissingen.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be judged.</source>
        <translation>
            <numerusform>%n beslissing kon niet worden beoordeeld.</numerusform>
            <numerusform>%n beslissingen konden niet worden beoordeeld.</numerusform>
        </translation>
    </message>
    <message>
        <source>There was nothing to decide for you in this match.</source>
        <translation>In deze partij viel er voor jou niets te beslissen.</translation>
    </message>
    <message>
        <source>{number} points</source>
        <comment>what a decision cost, such as 6.3 points</comment>
        <translation>{number} punten</translation>
    </message>
    <message>
        <source>{number} %</source>
        <comment>what a decision cost, per cent of a chance</comment>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{number} bits</source>
        <comment>what a decision cost, such as 0.5 bits</comment>
        <translation>{number} bit</translation>
    </message>
    <message>
        <source>≈ {number}</source>
        <comment>what a decision cost by a rule of thumb</comment>
        <translation>≈ {number}</translation>
    </message>
    <message>
        <source>1 point</source>
        <comment>what a decision cost</comment>
        <translation>1 punt</translation>
    </message>
    <message>
        <source>1 bit</source>
        <comment>what a decision cost</comment>
        <translation>1 bit</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>what a decision cost</comment>
        <translation>niets</translation>
    </message>
    <message>
        <source>not comparable</source>
        <comment>what a decision cost</comment>
        <translation>niet te vergelijken</translation>
    </message>
    <message>
        <source>Points: how far ahead of the others a move leaves you, on average over deals that fit what you saw.</source>
        <translation>Punten: hoeveel je na een zet op de anderen voorstaat, gemiddeld over kaartverdelingen die passen bij wat je zag.</translation>
    </message>
    <message>
        <source>Per cent: the chance that it comes right, be it an answer, a vote or a clue. To wait for an answer counts as much as the chance at which {bot} would dare one.</source>
        <translation>Procent: de kans dat het goed uitpakt, of het nu om een antwoord, een stem of een aanwijzing gaat. Wachten met een antwoord telt als de kans waarbij {bot} het zou wagen.</translation>
    </message>
    <message>
        <source>Bits: how much a move may tell. One bit halves what is possible.</source>
        <translation>Bit: hoeveel een zet kan vertellen. Met één bit blijft de helft van de mogelijkheden over.</translation>
    </message>
    <message>
        <source>≈: a rough weighing, with nothing tried out. It puts moves in an order, and is neither points nor a chance.</source>
        <translation>≈: ruw gewogen, zonder iets uit te proberen. Het zet zetten op volgorde, en is geen aantal punten en geen kans.</translation>
    </message>
    <message>
        <source>In the chart 10 % stand as high as half a bit, 10 points or ≈ 10.</source>
        <translation>In de grafiek staat 10% even hoog als een halve bit, 10 punten of ≈ 10.</translation>
    </message>
    <message>
        <source>{bot}: {advice}</source>
        <comment>what the strongest opponent advises</comment>
        <translation>{bot}: {advice}</translation>
    </message>
    <message>
        <source>Move {number}: {made} Cost: {cost}.</source>
        <translation>Zet {number}: {made} Kosten: {cost}.</translation>
    </message>
    <message>
        <source>Move {number}: {made} Cost: {cost}. {advice}</source>
        <translation>Zet {number}: {made} Kosten: {cost}. {advice}</translation>
    </message>
    <message>
        <source>Move {number}: {made} {bot} would have done the same.</source>
        <translation>Zet {number}: {made} {bot} had hetzelfde gedaan.</translation>
    </message>
    <message>
        <source>Your move: {made} Cost: {cost}. {bot}:</source>
        <comment>before what {bot} advises</comment>
        <translation>Jouw zet: {made} Kosten: {cost}. {bot}:</translation>
    </message>
    <message>
        <source>Your move: {made} {bot} would do the same.</source>
        <comment>before what {bot} advises</comment>
        <translation>Jouw zet: {made} {bot} deed hetzelfde.</translation>
    </message>
</context>
<context>
    <name>clauses</name>
    <message>
        <source>Rule {number}</source>
        <comment>the name of a rulebook clause</comment>
        <translation>Regel {number}</translation>
    </message>
    <message>
        <source>Note {number}</source>
        <comment>the name of a note in a rulebook</comment>
        <translation>Notitie {number}</translation>
    </message>
</context>
<context>
    <name>daily</name>
    <message>
        <source>Deal of the day, {date}</source>
        <translation>Dagspel, {date}</translation>
    </message>
    <message>
        <source>Played today: {standing}</source>
        <translation>Vandaag gespeeld: {standing}</translation>
    </message>
    <message>
        <source>Begun today</source>
        <translation>Vandaag begonnen</translation>
    </message>
</context>
<context>
    <name>deal</name>
    <message numerus="yes">
        <source>Dealt anew from the seed, every card came as it did in the match (%n draw(s) of chance).</source>
        <comment>the deal was verified</comment>
        <translation>
            <numerusform>Opnieuw gedeeld vanuit de seed kwam elke kaart zoals in de partij (%n trekking van het toeval).</numerusform>
            <numerusform>Opnieuw gedeeld vanuit de seed kwam elke kaart zoals in de partij (%n trekkingen van het toeval).</numerusform>
        </translation>
    </message>
    <message>
        <source>Dealt anew from the seed, the cards come otherwise.</source>
        <translation>Opnieuw gedeeld vanuit de seed komen de kaarten anders.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), and each was allowed.</source>
        <comment>the deal was verified</comment>
        <translation>
            <numerusform>%n zet, en die mocht.</numerusform>
            <numerusform>%n zetten, en elke mocht.</numerusform>
        </translation>
    </message>
    <message>
        <source>It ends as it ended.</source>
        <comment>a match that was played anew</comment>
        <translation>De partij eindigt zoals ze eindigde.</translation>
    </message>
    <message>
        <source>It ends otherwise than it was kept.</source>
        <comment>a match that was played anew</comment>
        <translation>De partij eindigt anders dan ze bewaard is.</translation>
    </message>
    <message>
        <source>This is the fingerprint that you noted.</source>
        <translation>Dit is de vingerafdruk die je noteerde.</translation>
    </message>
    <message>
        <source>The fingerprint that you noted is another one: the deal is not the one promised.</source>
        <translation>De vingerafdruk die je noteerde is een andere: dit is niet de beloofde deling.</translation>
    </message>
</context>
<context>
    <name>matches</name>
    <message>
        <source>Against {players}</source>
        <translation>Tegen {players}</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>Bezig</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>nobody has won</comment>
        <translation>Gelijkspel</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Opgegeven</translation>
    </message>
    <message>
        <source>Played by the computer</source>
        <translation>Gespeeld door de computer</translation>
    </message>
    <message>
        <source>{end}, {own} to {other}</source>
        <translation>{end}, {own} tegen {other}</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>oefening</translation>
    </message>
    <message>
        <source>deal of the day</source>
        <translation>dagspel</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>uit een bestand</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}, {time}</translation>
    </message>
    <message>
        <source>The match was written to {path}.</source>
        <translation>De partij is opgeslagen als {path}.</translation>
    </message>
    <message>
        <source>The match was added to your library.</source>
        <translation>De partij is aan je partijen toegevoegd.</translation>
    </message>
    <message>
        <source>This match is in your library already.</source>
        <translation>Deze partij staat al bij je partijen.</translation>
    </message>
    <message>
        <source>There is a file {path} already, so nothing was written; choose another name.</source>
        <translation>Er is al een bestand {path}, dus er is niets geschreven; kies een andere naam.</translation>
    </message>
    <message>
        <source>The match was deleted.</source>
        <translation>De partij is verwijderd.</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>The disk is full: this match is not saved. Make some room; Divan tries again at every move.</source>
        <translation>De schijf is vol: deze partij wordt niet bewaard. Maak wat ruimte vrij; Divan probeert het bij elke zet opnieuw.</translation>
    </message>
    <message>
        <source>The folder of Divan cannot be written: this match is not saved. Check its permissions; Divan tries again at every move.</source>
        <translation>Divan kan niet in zijn map schrijven: deze partij wordt niet bewaard. Controleer de rechten; Divan probeert het bij elke zet opnieuw.</translation>
    </message>
    <message>
        <source>This match went on in another window. What you play here is not saved; open the match again from the shelf.</source>
        <translation>Deze partij ging verder in een ander venster. Wat je hier speelt, wordt niet bewaard; open de partij opnieuw vanuit de kast.</translation>
    </message>
    <message>
        <source>This match was deleted. What you play here is not saved; begin a new match from the shelf.</source>
        <translation>Deze partij is verwijderd. Wat je hier speelt, wordt niet bewaard; begin vanuit de kast een nieuwe partij.</translation>
    </message>
    <message>
        <source>The file of your matches was moved or removed while Divan was open: this match is not saved. Put the file back, or start Divan again.</source>
        <translation>Het bestand met je partijen is verplaatst of weggehaald terwijl Divan openstond: deze partij wordt niet bewaard. Zet het bestand terug of start Divan opnieuw.</translation>
    </message>
    <message>
        <source>Another window is saving just now: this match is not saved yet. Divan tries again at every move.</source>
        <translation>Een ander venster is net aan het bewaren: deze partij is nog niet bewaard. Divan probeert het bij elke zet opnieuw.</translation>
    </message>
    <message>
        <source>The file of your matches is damaged: this match is not saved. Start Divan again; it puts the file aside and begins a new one.</source>
        <translation>Het bestand met je partijen is beschadigd: deze partij wordt niet bewaard. Start Divan opnieuw; dan wordt het bestand opzijgezet en een nieuw begonnen.</translation>
    </message>
    <message>
        <source>The disk is full: nothing was changed. Make some room and try again.</source>
        <translation>De schijf is vol: er is niets gewijzigd. Maak wat ruimte vrij en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>The folder of Divan cannot be written: nothing was changed. Check its permissions and try again.</source>
        <translation>Divan kan niet in zijn map schrijven: er is niets gewijzigd. Controleer de rechten en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>This match was changed in another window: nothing was changed here.</source>
        <translation>Deze partij is in een ander venster gewijzigd: hier is niets gewijzigd.</translation>
    </message>
    <message>
        <source>This match was deleted already: nothing was changed here.</source>
        <translation>Deze partij was al verwijderd: hier is niets gewijzigd.</translation>
    </message>
    <message>
        <source>The file of your matches was moved or removed while Divan was open: nothing was changed. Put the file back, or start Divan again.</source>
        <translation>Het bestand met je partijen is verplaatst of weggehaald terwijl Divan openstond: er is niets gewijzigd. Zet het bestand terug of start Divan opnieuw.</translation>
    </message>
    <message>
        <source>Another window is saving just now: nothing was changed. Try again.</source>
        <translation>Een ander venster is net aan het bewaren: er is niets gewijzigd. Probeer het opnieuw.</translation>
    </message>
    <message>
        <source>The file of your matches is damaged. Start Divan again; it puts the file aside and begins a new one.</source>
        <translation>Het bestand met je partijen is beschadigd. Start Divan opnieuw; dan wordt het bestand opzijgezet en een nieuw begonnen.</translation>
    </message>
    <message>
        <source>Divan could not use its folder when it was started: what you play is not saved. Close what else uses the folder, check its permissions and start Divan again.</source>
        <translation>Divan kon zijn map bij het starten niet gebruiken: wat je speelt, wordt niet bewaard. Sluit wat de map nog meer gebruikt, controleer de rechten en start Divan opnieuw.</translation>
    </message>
    <message>
        <source>The match is saved again.</source>
        <translation>De partij wordt weer bewaard.</translation>
    </message>
    <message>
        <source>The file of your matches was damaged. It was put aside, untouched, as {path}; Divan has begun a new one.</source>
        <translation>Het bestand met je partijen was beschadigd. Het is ongewijzigd opzijgezet als {path}; Divan is een nieuw begonnen.</translation>
    </message>
    <message>
        <source>The file of your matches belonged to another program. It was put aside, untouched, as {path}; Divan has begun a new one.</source>
        <translation>Het bestand met je partijen was van een ander programma. Het is ongewijzigd opzijgezet als {path}; Divan is een nieuw begonnen.</translation>
    </message>
    <message>
        <source>Your matches were kept by a newer Divan. They stay untouched in {path}; update Divan to see them again.</source>
        <translation>Je partijen zijn bewaard door een nieuwere Divan. Ze blijven ongewijzigd in {path}; werk Divan bij om ze weer te zien.</translation>
    </message>
    <message>
        <source>Something lay where Divan keeps a file of its own. It was put aside, untouched, as {path}; your matches are as they were.</source>
        <translation>Er stond iets op de plek van een eigen bestand van Divan. Het is ongewijzigd opzijgezet als {path}; aan je partijen is niets veranderd.</translation>
    </message>
    <message>
        <source>Another program holds the file {path}: your matches cannot be shown, and nothing will be saved. Close that program and start Divan again.</source>
        <translation>Een ander programma houdt het bestand {path} vast: je partijen kunnen niet worden getoond en er wordt niets bewaard. Sluit dat programma en start Divan opnieuw.</translation>
    </message>
    <message>
        <source>The disk with the folder {path} is full: your matches are shown as far as they can be read, but nothing new will be saved. Make some room and start Divan again.</source>
        <translation>De schijf met de map {path} is vol: je partijen worden getoond voor zover ze te lezen zijn, maar er wordt niets nieuws bewaard. Maak wat ruimte vrij en start Divan opnieuw.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be written: your matches are shown, but nothing new will be saved. Check its permissions and start Divan again.</source>
        <translation>In de map {path} kan niet worden geschreven: je partijen worden getoond, maar er wordt niets nieuws bewaard. Controleer de rechten en start Divan opnieuw.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be written: nothing will be saved. Check its permissions and start Divan again.</source>
        <translation>In de map {path} kan niet worden geschreven: er wordt niets bewaard. Controleer de rechten en start Divan opnieuw.</translation>
    </message>
    <message>
        <source>This match is of a game that this Divan does not have: {detail}.</source>
        <translation>Deze partij is van een spel dat deze Divan niet heeft: {detail}.</translation>
    </message>
    <message>
        <source>This match was played by another version of the rules (version {detail}). It stays where it is; update Divan to open it.</source>
        <translation>Deze partij is gespeeld volgens een andere versie van de regels (versie {detail}). Ze blijft bewaard; werk Divan bij om haar te openen.</translation>
    </message>
    <message>
        <source>This match is damaged and cannot be opened; it was left as it is.</source>
        <translation>Deze partij is beschadigd en kan niet worden geopend; er is niets aan veranderd.</translation>
    </message>
    <message>
        <source>This match is not in your library any more.</source>
        <translation>Deze partij staat niet meer bij je partijen.</translation>
    </message>
    <message>
        <source>More than one person plays in this match, and Divan has a seat for one only; it was left as it is.</source>
        <translation>In deze partij speelt meer dan één mens, en bij Divan is er maar plaats voor één; er is niets aan veranderd.</translation>
    </message>
    <message>
        <source>The file cannot be read or written. Check that its folder is there, that you may write to it and that there is room; or choose another place.</source>
        <translation>Het bestand kan niet worden gelezen of geschreven. Controleer of de map bestaat, of je erin mag schrijven en of er ruimte is; of kies een andere plek.</translation>
    </message>
    <message>
        <source>This file is far too large for a match; it was left as it is.</source>
        <translation>Dit bestand is veel te groot voor een partij; er is niets aan veranderd.</translation>
    </message>
    <message>
        <source>This match is too long: a file may have at most {detail} moves. It was left as it is.</source>
        <translation>Deze partij is te lang: een bestand mag hoogstens {detail} zetten hebben. Er is niets aan veranderd.</translation>
    </message>
    <message>
        <source>This is not a match of Divan; the file was left as it is.</source>
        <translation>Dit is geen partij van Divan; aan het bestand is niets veranderd.</translation>
    </message>
    <message>
        <source>This match was written by a newer Divan; update Divan to open it.</source>
        <translation>Deze partij is gemaakt door een nieuwere Divan; werk Divan bij om haar te openen.</translation>
    </message>
    <message>
        <source>{player} was interrupted; a simple move was made instead.</source>
        <translation>{player} werd onderbroken; daarom is een eenvoudige zet gedaan.</translation>
    </message>
    <message>
        <source>{player} took too long; a simple move was made instead.</source>
        <translation>{player} deed er te lang over; daarom is een eenvoudige zet gedaan.</translation>
    </message>
    <message>
        <source>{player} could not decide; a simple move was made instead.</source>
        <translation>{player} kon niet kiezen; daarom is een eenvoudige zet gedaan.</translation>
    </message>
    <message>
        <source>{player} wanted an illegal move; a simple one was made instead.</source>
        <translation>{player} wilde een zet die niet is toegestaan; daarom is een eenvoudige gedaan.</translation>
    </message>
    <message>
        <source>A fault of Divan&apos;s own stopped this match. It is saved up to the last move; go to the shelf and open it again.</source>
        <translation>Deze partij is gestopt door een fout in Divan zelf. Alles tot en met de laatste zet is bewaard; ga naar de kast en open de partij opnieuw.</translation>
    </message>
    <message>
        <source>No hint could be found; try again.</source>
        <translation>Er is geen hint gevonden; probeer het opnieuw.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Er valt niets terug te nemen.</translation>
    </message>
    <message>
        <source>The match is over and its result stands.</source>
        <translation>De partij is afgelopen en de uitslag staat vast.</translation>
    </message>
    <message>
        <source>The fingerprint and the seed were copied.</source>
        <translation>De vingerafdruk en de seed zijn gekopieerd.</translation>
    </message>
    <message>
        <source>That would be allowed, but here the lesson asks for something else.</source>
        <translation>Dat zou mogen, maar de les vraagt hier iets anders.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <comment>before: page 3 of 17</comment>
        <translation>Les</translation>
    </message>
    <message>
        <source>page {number} of {last}</source>
        <comment>after: Lesson</comment>
        <translation>bladzijde {number} van {last}</translation>
    </message>
    <message>
        <source>Read on first: the lesson will ask you soon.</source>
        <translation>Lees eerst verder: de les vraagt je zo iets te doen.</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>before: move 3 of 40</comment>
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>move {number} of {last}</source>
        <comment>after: Replay</comment>
        <translation>zet {number} van {last}</translation>
    </message>
    <message>
        <source>The next move waits for you</source>
        <translation>De volgende zet wacht op je</translation>
    </message>
    <message>
        <source>The next round waits for you</source>
        <translation>De volgende ronde wacht op je</translation>
    </message>
    <message>
        <source>The log was copied.</source>
        <translation>Het verloop is gekopieerd.</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>You</source>
        <comment>the person who plays, as a name on a plaque</comment>
        <translation>Jij</translation>
    </message>
    <message>
        <source>Wiggins</source>
        <comment>a street boy, the weakest opponent</comment>
        <translation>Wiggins</translation>
    </message>
    <message>
        <source>Dr Watson</source>
        <translation>Dr. Watson</translation>
    </message>
    <message>
        <source>Irene Adler</source>
        <translation>Irene Adler</translation>
    </message>
    <message>
        <source>Mycroft Holmes</source>
        <translation>Mycroft Holmes</translation>
    </message>
    <message>
        <source>Wiggins</source>
        <comment>short</comment>
        <translation>Wiggins</translation>
    </message>
    <message>
        <source>Watson</source>
        <comment>short</comment>
        <translation>Watson</translation>
    </message>
    <message>
        <source>Irene</source>
        <comment>short</comment>
        <translation>Irene</translation>
    </message>
    <message>
        <source>Mycroft</source>
        <comment>short</comment>
        <translation>Mycroft</translation>
    </message>
    <message>
        <source>Quick and careless, a friendly start</source>
        <translation>Vlug en slordig, een fijn begin</translation>
    </message>
    <message>
        <source>Sound and careful, seldom bold</source>
        <translation>Degelijk en bedaard, zelden gedurfd</translation>
    </message>
    <message>
        <source>Sharp, and takes every chance</source>
        <translation>Scherp, en laat geen kans liggen</translation>
    </message>
    <message>
        <source>Thinks of everything, the strongest</source>
        <translation>Denkt aan alles, de sterkste</translation>
    </message>
    <message>
        <source>{player} {number}</source>
        <comment>where two players have the same name</comment>
        <translation>{player} {number}</translation>
    </message>
    <message>
        <source>{name} (played by the computer)</source>
        <translation>{name} (gespeeld door de computer)</translation>
    </message>
</context>
<context>
    <name>rulebook</name>
    <message>
        <source>Introduction</source>
        <comment>what stands before the first section</comment>
        <translation>Inleiding</translation>
    </message>
    <message numerus="yes">
        <source>Found in %n place(s)</source>
        <translation>
            <numerusform>Op %n plaats gevonden</numerusform>
            <numerusform>Op %n plaatsen gevonden</numerusform>
        </translation>
    </message>
    <message>
        <source>“{words}” is nowhere in this book.</source>
        <translation>‘{words}’ staat nergens in dit boek.</translation>
    </message>
    <message>
        <source>{names}: {words}</source>
        <comment>a rule as a screen reader says it</comment>
        <translation>{names}: {words}</translation>
    </message>
    <message>
        <source>This rulebook is not there in {language} yet; here it is in English.</source>
        <translation>Dit regelboek is er nog niet in het {language}; hier staat het in het Engels.</translation>
    </message>
    <message>
        <source>This rulebook is damaged in {language} (line {line}); here it is in English.</source>
        <translation>Dit regelboek is in het {language} beschadigd (regel {line}); hier staat het in het Engels.</translation>
    </message>
    <message>
        <source>The rulebook is missing. Install Divan again to get it back.</source>
        <translation>Het regelboek ontbreekt. Installeer Divan opnieuw om het terug te krijgen.</translation>
    </message>
    <message>
        <source>The rulebook is damaged (line {line}) and cannot be shown. Install Divan again to mend it.</source>
        <translation>Het regelboek is beschadigd (regel {line}) en kan niet worden getoond. Installeer Divan opnieuw om het te herstellen.</translation>
    </message>
</context>
<context>
    <name>shelf</name>
    <message>
        <source>New</source>
        <comment>a game that was never played</comment>
        <translation>Nieuw</translation>
    </message>
    <message>
        <source>Won {won} of {played}</source>
        <translation>{won} van {played} gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>{fewest}–{most} players</source>
        <translation>{fewest}–{most} spelers</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>minutes</comment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved just now</source>
        <translation>Zojuist bewaard</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n minute(s) ago</source>
        <translation>
            <numerusform>%n minuut geleden bewaard</numerusform>
            <numerusform>%n minuten geleden bewaard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %n hour(s) ago</source>
        <translation>
            <numerusform>%n uur geleden bewaard</numerusform>
            <numerusform>%n uur geleden bewaard</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved on {date}</source>
        <translation>Bewaard op {date}</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Won {won} of {played}</source>
        <translation>{won} van {played} gewonnen</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <comment>how many matches were won of all</comment>
        <translation>{won} van {played}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <comment>per cent</comment>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>nog niet gespeeld</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {end}, {date}</source>
        <comment>one match in the chart</comment>
        <translation>
            <numerusform>%n punt, {end}, {date}</numerusform>
            <numerusform>%n punten, {end}, {date}</numerusform>
        </translation>
    </message>
</context>
</TS>
