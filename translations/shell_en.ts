<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Divan</source>
        <translation>About Divan</translation>
    </message>
    <message>
        <source>Divan</source>
        <translation>Divan</translation>
    </message>
    <message>
        <source>A divan is a sofa, and also the collected poems that are read on it. This one is a shelf of card games and a lamp: you play against opponents who think on your own computer, without a network, an account or a purchase, in Persian, Dutch and English.</source>
        <translation>A divan is a sofa, and also the collected poems that are read on it. This one is a shelf of card games and a lamp: you play against opponents who think on your own computer, without a network, an account or a purchase, in Persian, Dutch and English.</translation>
    </message>
    <message>
        <source>Your matches</source>
        <translation>Your matches</translation>
    </message>
    <message>
        <source>Every move is kept before you see it, so a match survives even a power cut. Matches and settings lie in this folder; a copy of it is a backup.</source>
        <translation>Every move is kept before you see it, so a match survives even a power cut. Matches and settings lie in this folder; a copy of it is a backup.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Open the folder</translation>
    </message>
    <message>
        <source>Nothing leaves this computer</source>
        <translation>Nothing leaves this computer</translation>
    </message>
    <message>
        <source>Divan opens no connection, counts nothing and sends nothing. Only a link that you follow opens your browser.</source>
        <translation>Divan opens no connection, counts nothing and sends nothing. Only a link that you follow opens your browser.</translation>
    </message>
    <message>
        <source>Free software</source>
        <translation>Free software</translation>
    </message>
    <message>
        <source>You may use, study, change and share Divan under the MIT licence.</source>
        <translation>You may use, study, change and share Divan under the MIT licence.</translation>
    </message>
    <message>
        <source>Read the licence</source>
        <translation>Read the licence</translation>
    </message>
    <message>
        <source>Letters, pictures and signs</source>
        <translation>Letters, pictures and signs</translation>
    </message>
    <message>
        <source>Software inside</source>
        <translation>Software inside</translation>
    </message>
</context>
<context>
    <name>AnalysisCard</name>
    <message>
        <source>Move %1</source>
        <translation>Move %1</translation>
    </message>
</context>
<context>
    <name>AnalysisChart</name>
    <message>
        <source>Cost of your decisions over the match</source>
        <translation>Cost of your decisions over the match</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>the beginning of a match, in a chart</comment>
        <translation>Start</translation>
    </message>
    <message>
        <source>End</source>
        <comment>the end of a match, in a chart</comment>
        <translation>End</translation>
    </message>
</context>
<context>
    <name>AnalysisLine</name>
    <message>
        <source>the same</source>
        <translation>the same</translation>
    </message>
</context>
<context>
    <name>AnalysisPaper</name>
    <message>
        <source>Your decisions</source>
        <translation>Your decisions</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analysis</translation>
    </message>
    <message>
        <source>What cost most</source>
        <translation>What cost most</translation>
    </message>
    <message>
        <source>Every decision</source>
        <translation>Every decision</translation>
    </message>
</context>
<context>
    <name>AnalysisProgress</name>
    <message>
        <source>Progress of the analysis</source>
        <translation>Progress of the analysis</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
</context>
<context>
    <name>AnalysisSheet</name>
    <message>
        <source>Analysis</source>
        <translation>Analysis</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Look at the table</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>Yes</source>
        <translation>Yes</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>ChartLegend</name>
    <message>
        <source>won</source>
        <comment>a match in the chart</comment>
        <translation>won</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a match in the chart</comment>
        <translation>lost</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>a match in the chart</comment>
        <translation>draw</translation>
    </message>
    <message>
        <source>average %1</source>
        <translation>average %1</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Welcome</translation>
    </message>
    <message>
        <source>A lamp-lit table is ready</source>
        <translation>A lamp-lit table is ready</translation>
    </message>
    <message>
        <source>Choose a game from the shelf and an opponent to your liking.</source>
        <translation>Choose a game from the shelf and an opponent to your liking.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>New match</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>Learn %1</translation>
    </message>
</context>
<context>
    <name>FairDeal</name>
    <message>
        <source>Fair deal</source>
        <translation>Fair deal</translation>
    </message>
    <message>
        <source>The whole deal follows from a seed. Its fingerprint was fixed before the first card; when the match is over you see the seed, and anyone can check that it has this fingerprint.</source>
        <translation>The whole deal follows from a seed. Its fingerprint was fixed before the first card; when the match is over you see the seed, and anyone can check that it has this fingerprint.</translation>
    </message>
    <message>
        <source>Fingerprint (SHA-256)</source>
        <translation>Fingerprint (SHA-256)</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>shown when the match is over</source>
        <translation>shown when the match is over</translation>
    </message>
    <message>
        <source>To check it, take the SHA-256 of the words “%1”, a zero byte and the seed, or type:</source>
        <translation>To check it, take the SHA-256 of the words “%1”, a zero byte and the seed, or type:</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Verified</translation>
    </message>
    <message>
        <source>Did you copy the fingerprint when the match began? Paste it here to compare.</source>
        <translation>Did you copy the fingerprint when the match began? Paste it here to compare.</translation>
    </message>
    <message>
        <source>The fingerprint that you noted</source>
        <translation>The fingerprint that you noted</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copied</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>GameShelf</name>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
</context>
<context>
    <name>HintLine</name>
    <message>
        <source>Thinking about it…</source>
        <translation>Thinking about it…</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Play a match</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Your move</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>To the shelf</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Rulebook</translation>
    </message>
</context>
<context>
    <name>LicenceView</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
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
        <translation>Look at the end</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analysis</translation>
    </message>
    <message>
        <source>Only the computer played in this match.</source>
        <translation>Only the computer played in this match.</translation>
    </message>
    <message>
        <source>Verify the deal</source>
        <translation>Verify the deal</translation>
    </message>
    <message>
        <source>Possible when the match is over.</source>
        <translation>Possible when the match is over.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>Matches of Divan</source>
        <translation>Matches of Divan</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>All files</translation>
    </message>
    <message>
        <source>Import a match</source>
        <translation>Import a match</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Export the match</translation>
    </message>
</context>
<context>
    <name>MatchFilter</name>
    <message>
        <source>State</source>
        <translation>State</translation>
    </message>
    <message>
        <source>All</source>
        <comment>matches</comment>
        <translation>All</translation>
    </message>
    <message>
        <source>Under way</source>
        <comment>matches</comment>
        <translation>Under way</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>matches</comment>
        <translation>Finished</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Import…</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>No matches yet</translation>
    </message>
    <message>
        <source>No match like that</source>
        <translation>No match like that</translation>
    </message>
    <message>
        <source>Every match you begin is kept here by itself, move by move.</source>
        <translation>Every match you begin is kept here by itself, move by move.</translation>
    </message>
    <message>
        <source>None of your matches is of this game and in this state.</source>
        <translation>None of your matches is of this game and in this state.</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>To the shelf</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Show all</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>It cannot be brought back.</translation>
    </message>
    <message>
        <source>Delete this match?</source>
        <translation>Delete this match?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>PaceSettings</name>
    <message>
        <source>Motion and pace</source>
        <translation>Motion and pace</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Motion</translation>
    </message>
    <message>
        <source>System</source>
        <comment>as the system wishes</comment>
        <translation>System</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>motion</comment>
        <translation>Full</translation>
    </message>
    <message>
        <source>Reduced</source>
        <comment>motion</comment>
        <translation>Reduced</translation>
    </message>
    <message>
        <source>Pace of the opponents</source>
        <translation>Pace of the opponents</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>pace: one move at a time</comment>
        <translation>Step</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace</comment>
        <translation>Slow</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace</comment>
        <translation>Fast</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>pace</comment>
        <translation>Instant</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
</context>
<context>
    <name>PercentSlide</name>
    <message>
        <source>%L1 %</source>
        <comment>per cent</comment>
        <translation>%L1 %</translation>
    </message>
</context>
<context>
    <name>ReadingSettings</name>
    <message>
        <source>Reading</source>
        <translation>Reading</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Text size</translation>
    </message>
    <message>
        <source>“The game is afoot.”</source>
        <comment>a sample of the text size</comment>
        <translation>“The game is afoot.”</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colours</translation>
    </message>
    <message>
        <source>Lamplight</source>
        <translation>Lamplight</translation>
    </message>
    <message>
        <source>Daylight</source>
        <translation>Daylight</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>High contrast</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Card backs</translation>
    </message>
    <message>
        <source>Khatam</source>
        <comment>a card back: the lattice of Persian inlay</comment>
        <translation>Khatam</translation>
    </message>
    <message>
        <source>Star</source>
        <comment>a card back</comment>
        <translation>Star</translation>
    </message>
    <message>
        <source>Wave</source>
        <comment>a card back</comment>
        <translation>Wave</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>a card back</comment>
        <translation>Plain</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Full screen</translation>
    </message>
</context>
<context>
    <name>ReplayTools</name>
    <message>
        <source>To the start</source>
        <translation>To the start</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>One move back</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>One move on</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>To the end</translation>
    </message>
    <message>
        <source>Moment of the match</source>
        <translation>Moment of the match</translation>
    </message>
</context>
<context>
    <name>RulebookContents</name>
    <message>
        <source>Rulebooks</source>
        <translation>Rulebooks</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
</context>
<context>
    <name>RulebookFound</name>
    <message>
        <source>Found</source>
        <translation>Found</translation>
    </message>
</context>
<context>
    <name>RulebookPage</name>
    <message>
        <source>Rules of %1</source>
        <translation>Rules of %1</translation>
    </message>
</context>
<context>
    <name>RulebookSearch</name>
    <message>
        <source>Search the rules</source>
        <translation>Search the rules</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
</context>
<context>
    <name>SafetySettings</name>
    <message>
        <source>Safety</source>
        <translation>Safety</translation>
    </message>
    <message>
        <source>Ask before giving up</source>
        <translation>Ask before giving up</translation>
    </message>
    <message>
        <source>Ask before deleting a match</source>
        <translation>Ask before deleting a match</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Scores over time</source>
        <translation>Scores over time</translation>
    </message>
</context>
<context>
    <name>SetUpPage</name>
    <message>
        <source>Your first match is the one that counts; another try is practice.</source>
        <translation>Your first match is the one that counts; another try is practice.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Hide the single rules</source>
        <translation>Hide the single rules</translation>
    </message>
    <message>
        <source>Show the single rules (your own mix)</source>
        <translation>Show the single rules (your own mix)</translation>
    </message>
    <message>
        <source>Show and change the single rules</source>
        <translation>Show and change the single rules</translation>
    </message>
    <message>
        <source>The deal of the day: everyone plays the same cards by the first set of rules.</source>
        <translation>The deal of the day: everyone plays the same cards by the first set of rules.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Opponents</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Opponent</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>The deal</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Left to chance</source>
        <translation>Left to chance</translation>
    </message>
    <message>
        <source>A seed has 1 to 64 printable characters.</source>
        <translation>A seed has 1 to 64 printable characters.</translation>
    </message>
    <message>
        <source>A seed deals the same cards again; a friend with the same seed gets them too.</source>
        <translation>A seed deals the same cards again; a friend with the same seed gets them too.</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Start the match</translation>
    </message>
    <message>
        <source>Play it again for practice</source>
        <translation>Play it again for practice</translation>
    </message>
    <message>
        <source>Learn it at the table</source>
        <translation>Learn it at the table</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Restore defaults</translation>
    </message>
    <message>
        <source>About Divan</source>
        <translation>About Divan</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>System</source>
        <comment>the language of the system</comment>
        <translation>System</translation>
    </message>
    <message>
        <source>This change could not be kept: it holds until Divan is closed. See whether the disk is full.</source>
        <translation>This change could not be kept: it holds until Divan is closed. See whether the disk is full.</translation>
    </message>
    <message>
        <source>Restore all settings?</source>
        <translation>Restore all settings?</translation>
    </message>
    <message>
        <source>Language, colours, sound and everything else on this page become what they were at first. Your matches stay.</source>
        <translation>Language, colours, sound and everything else on this page become what they were at first. Your matches stay.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restore</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Next round</source>
        <translation>Next round</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rematch</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analysis</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Look at the table</translation>
    </message>
    <message>
        <source>Fair deal: seed %1</source>
        <translation>Fair deal: seed %1</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>To the shelf</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>The shelf</source>
        <translation>The shelf</translation>
    </message>
    <message>
        <source>Divan</source>
        <translation>Divan</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Rulebooks</source>
        <translation>Rulebooks</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Daily deal, %1:</source>
        <translation>Daily deal, %1:</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>New here?</translation>
    </message>
    <message>
        <source>Read the rules in three minutes</source>
        <translation>Read the rules in three minutes</translation>
    </message>
    <message>
        <source>Opponents see only what you see.</source>
        <translation>Opponents see only what you see.</translation>
    </message>
    <message>
        <source>How we prove it</source>
        <translation>How we prove it</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Score so far</source>
        <translation>Score so far</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Show one player</source>
        <translation>Show one player</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Show all</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>Copy the log</translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>Sound</source>
        <translation>Sound</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Sounds of the cards</source>
        <translation>Sounds of the cards</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Mute</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>play a sound</comment>
        <translation>Try it</translation>
    </message>
    <message>
        <source>The sound is muted</source>
        <translation>The sound is muted</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>how many matches</comment>
        <translation>Played</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>how many matches</comment>
        <translation>Won</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>how many matches</comment>
        <translation>Drawn</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Most points</translation>
    </message>
    <message>
        <source>Points on average</source>
        <translation>Points on average</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Won in a row</translation>
    </message>
    <message>
        <source>Won against</source>
        <translation>Won against</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>Scores over time</translation>
    </message>
    <message>
        <source>Scores of the last %L1 matches</source>
        <translation>Scores of the last %L1 matches</translation>
    </message>
    <message>
        <source>There are no points to show here.</source>
        <translation>There are no points to show here.</translation>
    </message>
    <message>
        <source>Practice matches do not count, nor do matches that only the computer played.</source>
        <translation>Practice matches do not count, nor do matches that only the computer played.</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>Nothing to count yet</translation>
    </message>
    <message>
        <source>When you have finished a match, what you won, your best scores and how they grow show here. Practice matches do not count.</source>
        <translation>When you have finished a match, what you won, your best scores and how they grow show here. Practice matches do not count.</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>To the shelf</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Back to the shelf</source>
        <translation>Back to the shelf</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>practice</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analysis</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>Redo the move</source>
        <translation>Redo the move</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Why not? What now?</source>
        <translation>Why not? What now?</translation>
    </message>
    <message>
        <source>Rules at this point</source>
        <translation>Rules at this point</translation>
    </message>
    <message>
        <source>Pace of the opponents</source>
        <translation>Pace of the opponents</translation>
    </message>
    <message>
        <source>More</source>
        <translation>More</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation>Close the panel</translation>
    </message>
    <message>
        <source>Open the panel</source>
        <translation>Open the panel</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>pace: one move at a time</comment>
        <translation>Step</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace</comment>
        <translation>Slow</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace</comment>
        <translation>Fast</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>pace</comment>
        <translation>Instant</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Score sheet</translation>
    </message>
    <message>
        <source>Fair deal</source>
        <translation>Fair deal</translation>
    </message>
    <message>
        <source>Verify the deal</source>
        <translation>Verify the deal</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Give up</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>To the shelf</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>put it back</source>
        <translation>put it back</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>hint</translation>
    </message>
    <message>
        <source>pick a card</source>
        <translation>pick a card</translation>
    </message>
    <message>
        <source>read on</source>
        <translation>read on</translation>
    </message>
    <message>
        <source>move by move</source>
        <translation>move by move</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>decisions</translation>
    </message>
    <message>
        <source>play</source>
        <comment>let the moves of a replay run</comment>
        <translation>play</translation>
    </message>
    <message>
        <source>next move</source>
        <translation>next move</translation>
    </message>
    <message>
        <source>somewhere else</source>
        <translation>somewhere else</translation>
    </message>
    <message>
        <source>why not?</source>
        <translation>why not?</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Next move</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Score sheet</translation>
    </message>
    <message>
        <source>Take back and practise?</source>
        <translation>Take back and practise?</translation>
    </message>
    <message>
        <source>Something hidden was revealed since. You can take it back, but then the match is practice and does not count.</source>
        <translation>Something hidden was revealed since. You can take it back, but then the match is practice and does not count.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>Give up this match?</source>
        <translation>Give up this match?</translation>
    </message>
    <message>
        <source>Your opponent wins. You can also leave it: it waits on the shelf.</source>
        <translation>Your opponent wins. You can also leave it: it waits on the shelf.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Give up</translation>
    </message>
</context>
<context>
    <name>TableSettings</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Live scores</source>
        <translation>Live scores</translation>
    </message>
    <message>
        <source>Count the points while a match is played</source>
        <translation>Count the points while a match is played</translation>
    </message>
    <message>
        <source>Key hints</source>
        <translation>Key hints</translation>
    </message>
    <message>
        <source>Show beside the hand which keys do what</source>
        <translation>Show beside the hand which keys do what</translation>
    </message>
    <message>
        <source>Panel with scores and log</source>
        <translation>Panel with scores and log</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>the panel, by the width of the window</comment>
        <translation>Automatic</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>the panel</comment>
        <translation>Open</translation>
    </message>
    <message>
        <source>Closed</source>
        <comment>the panel</comment>
        <translation>Closed</translation>
    </message>
</context>
<context>
    <name>UnsavedMark</name>
    <message>
        <source>not saved</source>
        <translation>not saved</translation>
    </message>
    <message>
        <source>Why is the match not saved?</source>
        <translation>Why is the match not saved?</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>by {author}</source>
        <translation>by {author}</translation>
    </message>
    <message>
        <source>This licence is missing. Install Divan again to get it back.</source>
        <translation>This licence is missing. Install Divan again to get it back.</translation>
    </message>
    <message>
        <source>Windows, drawing, sound and Qt’s own translations</source>
        <translation>Windows, drawing, sound and Qt’s own translations</translation>
    </message>
    <message>
        <source>The language that Divan is written in</source>
        <translation>The language that Divan is written in</translation>
    </message>
    <message>
        <source>Reads and checks the matches that are kept</source>
        <translation>Reads and checks the matches that are kept</translation>
    </message>
    <message>
        <source>Finds the folder that your matches are kept in</source>
        <translation>Finds the folder that your matches are kept in</translation>
    </message>
    <message>
        <source>Rules of languages and scripts, in the packages for Linux</source>
        <translation>Rules of languages and scripts, in the packages for Linux</translation>
    </message>
    <message>
        <source>Starts Divan in the packages for Linux and macOS</source>
        <translation>Starts Divan in the packages for Linux and macOS</translation>
    </message>
    <message>
        <source>Text in every language. Changed: a longer minus; arrows and invisible direction marks added.</source>
        <translation>Text in every language. Changed: a longer minus; arrows and invisible direction marks added.</translation>
    </message>
    <message>
        <source>Titles and numerals in Latin script. Changed: subsets joined; arrows and invisible direction marks added.</source>
        <translation>Titles and numerals in Latin script. Changed: subsets joined; arrows and invisible direction marks added.</translation>
    </message>
    <message>
        <source>Titles in Persian. Changed: subsets joined; arrows and invisible direction marks added.</source>
        <translation>Titles in Persian. Changed: subsets joined; arrows and invisible direction marks added.</translation>
    </message>
    <message>
        <source>Icons of the interface</source>
        <translation>Icons of the interface</translation>
    </message>
    <message>
        <source>Faces of the portraits</source>
        <translation>Faces of the portraits</translation>
    </message>
    <message>
        <source>Puts the faces of the portraits together when the art is made</source>
        <translation>Puts the faces of the portraits together when the art is made</translation>
    </message>
    <message>
        <source>Signs and things on the cards</source>
        <translation>Signs and things on the cards</translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <source>Your decisions beside those of {bot}</source>
        <translation>Your decisions beside those of {bot}</translation>
    </message>
    <message numerus="yes">
        <source>{bot} would have done the same %n time(s) of {all}.</source>
        <translation>
            <numerusform>{bot} would have done the same %n time of {all}.</numerusform>
            <numerusform>{bot} would have done the same %n times of {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your decisions cost anything.</source>
        <translation>None of your decisions cost anything.</translation>
    </message>
    <message>
        <source>{bot} looks at decision {number} of {all}…</source>
        <translation>{bot} looks at decision {number} of {all}…</translation>
    </message>
    <message>
        <source>Called off after {number} of {all} decisions.</source>
        <translation>Called off after {number} of {all} decisions.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be judged.</source>
        <translation>
            <numerusform>%n decision could not be judged.</numerusform>
            <numerusform>%n decisions could not be judged.</numerusform>
        </translation>
    </message>
    <message>
        <source>There was nothing to decide for you in this match.</source>
        <translation>There was nothing to decide for you in this match.</translation>
    </message>
    <message>
        <source>{number} points</source>
        <comment>what a decision cost, such as 6.3 points</comment>
        <translation>{number} points</translation>
    </message>
    <message>
        <source>{number} %</source>
        <comment>what a decision cost, per cent of a chance</comment>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>{number} bits</source>
        <comment>what a decision cost, such as 0.5 bits</comment>
        <translation>{number} bits</translation>
    </message>
    <message>
        <source>≈ {number}</source>
        <comment>what a decision cost by a rule of thumb</comment>
        <translation>≈ {number}</translation>
    </message>
    <message>
        <source>1 point</source>
        <comment>what a decision cost</comment>
        <translation>1 point</translation>
    </message>
    <message>
        <source>1 bit</source>
        <comment>what a decision cost</comment>
        <translation>1 bit</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>what a decision cost</comment>
        <translation>nothing</translation>
    </message>
    <message>
        <source>not comparable</source>
        <comment>what a decision cost</comment>
        <translation>not comparable</translation>
    </message>
    <message>
        <source>Points: how far ahead of the others a move leaves you, on average over deals that fit what you saw.</source>
        <translation>Points: how far ahead of the others a move leaves you, on average over deals that fit what you saw.</translation>
    </message>
    <message>
        <source>Per cent: the chance that it comes right, be it an answer, a vote or a clue. To wait for an answer counts as much as the chance at which {bot} would dare one.</source>
        <translation>Per cent: the chance that it comes right, be it an answer, a vote or a clue. To wait for an answer counts as much as the chance at which {bot} would dare one.</translation>
    </message>
    <message>
        <source>Bits: how much a move may tell. One bit halves what is possible.</source>
        <translation>Bits: how much a move may tell. One bit halves what is possible.</translation>
    </message>
    <message>
        <source>≈: a rough weighing, with nothing tried out. It puts moves in an order, and is neither points nor a chance.</source>
        <translation>≈: a rough weighing, with nothing tried out. It puts moves in an order, and is neither points nor a chance.</translation>
    </message>
    <message>
        <source>In the chart 10 % stand as high as half a bit, 10 points or ≈ 10.</source>
        <translation>In the chart 10 % stand as high as half a bit, 10 points or ≈ 10.</translation>
    </message>
    <message>
        <source>{bot}: {advice}</source>
        <comment>what the strongest opponent advises</comment>
        <translation>{bot}: {advice}</translation>
    </message>
    <message>
        <source>Move {number}: {made} Cost: {cost}.</source>
        <translation>Move {number}: {made} Cost: {cost}.</translation>
    </message>
    <message>
        <source>Move {number}: {made} Cost: {cost}. {advice}</source>
        <translation>Move {number}: {made} Cost: {cost}. {advice}</translation>
    </message>
    <message>
        <source>Move {number}: {made} {bot} would have done the same.</source>
        <translation>Move {number}: {made} {bot} would have done the same.</translation>
    </message>
    <message>
        <source>Your move: {made} Cost: {cost}. {bot}:</source>
        <comment>before what {bot} advises</comment>
        <translation>Your move: {made} Cost: {cost}. {bot}:</translation>
    </message>
    <message>
        <source>Your move: {made} {bot} would do the same.</source>
        <comment>before what {bot} advises</comment>
        <translation>Your move: {made} {bot} would do the same.</translation>
    </message>
</context>
<context>
    <name>clauses</name>
    <message>
        <source>Rule {number}</source>
        <comment>the name of a rulebook clause</comment>
        <translation>Rule {number}</translation>
    </message>
    <message>
        <source>Note {number}</source>
        <comment>the name of a note in a rulebook</comment>
        <translation>Note {number}</translation>
    </message>
</context>
<context>
    <name>daily</name>
    <message>
        <source>Deal of the day, {date}</source>
        <translation>Deal of the day, {date}</translation>
    </message>
    <message>
        <source>Played today: {standing}</source>
        <translation>Played today: {standing}</translation>
    </message>
    <message>
        <source>Begun today</source>
        <translation>Begun today</translation>
    </message>
</context>
<context>
    <name>deal</name>
    <message numerus="yes">
        <source>Dealt anew from the seed, every card came as it did in the match (%n draw(s) of chance).</source>
        <comment>the deal was verified</comment>
        <translation>
            <numerusform>Dealt anew from the seed, every card came as it did in the match (%n draw of chance).</numerusform>
            <numerusform>Dealt anew from the seed, every card came as it did in the match (%n draws of chance).</numerusform>
        </translation>
    </message>
    <message>
        <source>Dealt anew from the seed, the cards come otherwise.</source>
        <translation>Dealt anew from the seed, the cards come otherwise.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), and each was allowed.</source>
        <comment>the deal was verified</comment>
        <translation>
            <numerusform>%n move, and it was allowed.</numerusform>
            <numerusform>%n moves, and each was allowed.</numerusform>
        </translation>
    </message>
    <message>
        <source>It ends as it ended.</source>
        <comment>a match that was played anew</comment>
        <translation>It ends as it ended.</translation>
    </message>
    <message>
        <source>It ends otherwise than it was kept.</source>
        <comment>a match that was played anew</comment>
        <translation>It ends otherwise than it was kept.</translation>
    </message>
    <message>
        <source>This is the fingerprint that you noted.</source>
        <translation>This is the fingerprint that you noted.</translation>
    </message>
    <message>
        <source>The fingerprint that you noted is another one: the deal is not the one promised.</source>
        <translation>The fingerprint that you noted is another one: the deal is not the one promised.</translation>
    </message>
</context>
<context>
    <name>matches</name>
    <message>
        <source>Against {players}</source>
        <translation>Against {players}</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>Under way</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Won</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Lost</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>nobody has won</comment>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Given up</translation>
    </message>
    <message>
        <source>Played by the computer</source>
        <translation>Played by the computer</translation>
    </message>
    <message>
        <source>{end}, {own} to {other}</source>
        <translation>{end}, {own} to {other}</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>practice</translation>
    </message>
    <message>
        <source>deal of the day</source>
        <translation>deal of the day</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>from a file</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}, {time}</translation>
    </message>
    <message>
        <source>The match was written to {path}.</source>
        <translation>The match was written to {path}.</translation>
    </message>
    <message>
        <source>The match was added to your library.</source>
        <translation>The match was added to your library.</translation>
    </message>
    <message>
        <source>This match is in your library already.</source>
        <translation>This match is in your library already.</translation>
    </message>
    <message>
        <source>There is a file {path} already, so nothing was written; choose another name.</source>
        <translation>There is a file {path} already, so nothing was written; choose another name.</translation>
    </message>
    <message>
        <source>The match was deleted.</source>
        <translation>The match was deleted.</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>The disk is full: this match is not saved. Make some room; Divan tries again at every move.</source>
        <translation>The disk is full: this match is not saved. Make some room; Divan tries again at every move.</translation>
    </message>
    <message>
        <source>The folder of Divan cannot be written: this match is not saved. Check its permissions; Divan tries again at every move.</source>
        <translation>The folder of Divan cannot be written: this match is not saved. Check its permissions; Divan tries again at every move.</translation>
    </message>
    <message>
        <source>This match went on in another window. What you play here is not saved; open the match again from the shelf.</source>
        <translation>This match went on in another window. What you play here is not saved; open the match again from the shelf.</translation>
    </message>
    <message>
        <source>This match was deleted. What you play here is not saved; begin a new match from the shelf.</source>
        <translation>This match was deleted. What you play here is not saved; begin a new match from the shelf.</translation>
    </message>
    <message>
        <source>The file of your matches was moved or removed while Divan was open: this match is not saved. Put the file back, or start Divan again.</source>
        <translation>The file of your matches was moved or removed while Divan was open: this match is not saved. Put the file back, or start Divan again.</translation>
    </message>
    <message>
        <source>Another window is saving just now: this match is not saved yet. Divan tries again at every move.</source>
        <translation>Another window is saving just now: this match is not saved yet. Divan tries again at every move.</translation>
    </message>
    <message>
        <source>The file of your matches is damaged: this match is not saved. Start Divan again; it puts the file aside and begins a new one.</source>
        <translation>The file of your matches is damaged: this match is not saved. Start Divan again; it puts the file aside and begins a new one.</translation>
    </message>
    <message>
        <source>The disk is full: nothing was changed. Make some room and try again.</source>
        <translation>The disk is full: nothing was changed. Make some room and try again.</translation>
    </message>
    <message>
        <source>The folder of Divan cannot be written: nothing was changed. Check its permissions and try again.</source>
        <translation>The folder of Divan cannot be written: nothing was changed. Check its permissions and try again.</translation>
    </message>
    <message>
        <source>This match was changed in another window: nothing was changed here.</source>
        <translation>This match was changed in another window: nothing was changed here.</translation>
    </message>
    <message>
        <source>This match was deleted already: nothing was changed here.</source>
        <translation>This match was deleted already: nothing was changed here.</translation>
    </message>
    <message>
        <source>The file of your matches was moved or removed while Divan was open: nothing was changed. Put the file back, or start Divan again.</source>
        <translation>The file of your matches was moved or removed while Divan was open: nothing was changed. Put the file back, or start Divan again.</translation>
    </message>
    <message>
        <source>Another window is saving just now: nothing was changed. Try again.</source>
        <translation>Another window is saving just now: nothing was changed. Try again.</translation>
    </message>
    <message>
        <source>The file of your matches is damaged. Start Divan again; it puts the file aside and begins a new one.</source>
        <translation>The file of your matches is damaged. Start Divan again; it puts the file aside and begins a new one.</translation>
    </message>
    <message>
        <source>Divan could not use its folder when it was started: what you play is not saved. Close what else uses the folder, check its permissions and start Divan again.</source>
        <translation>Divan could not use its folder when it was started: what you play is not saved. Close what else uses the folder, check its permissions and start Divan again.</translation>
    </message>
    <message>
        <source>The match is saved again.</source>
        <translation>The match is saved again.</translation>
    </message>
    <message>
        <source>The file of your matches was damaged. It was put aside, untouched, as {path}; Divan has begun a new one.</source>
        <translation>The file of your matches was damaged. It was put aside, untouched, as {path}; Divan has begun a new one.</translation>
    </message>
    <message>
        <source>The file of your matches belonged to another program. It was put aside, untouched, as {path}; Divan has begun a new one.</source>
        <translation>The file of your matches belonged to another program. It was put aside, untouched, as {path}; Divan has begun a new one.</translation>
    </message>
    <message>
        <source>Your matches were kept by a newer Divan. They stay untouched in {path}; update Divan to see them again.</source>
        <translation>Your matches were kept by a newer Divan. They stay untouched in {path}; update Divan to see them again.</translation>
    </message>
    <message>
        <source>Something lay where Divan keeps a file of its own. It was put aside, untouched, as {path}; your matches are as they were.</source>
        <translation>Something lay where Divan keeps a file of its own. It was put aside, untouched, as {path}; your matches are as they were.</translation>
    </message>
    <message>
        <source>Another program holds the file {path}: your matches cannot be shown, and nothing will be saved. Close that program and start Divan again.</source>
        <translation>Another program holds the file {path}: your matches cannot be shown, and nothing will be saved. Close that program and start Divan again.</translation>
    </message>
    <message>
        <source>The disk with the folder {path} is full: your matches are shown as far as they can be read, but nothing new will be saved. Make some room and start Divan again.</source>
        <translation>The disk with the folder {path} is full: your matches are shown as far as they can be read, but nothing new will be saved. Make some room and start Divan again.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be written: your matches are shown, but nothing new will be saved. Check its permissions and start Divan again.</source>
        <translation>The folder {path} cannot be written: your matches are shown, but nothing new will be saved. Check its permissions and start Divan again.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be written: nothing will be saved. Check its permissions and start Divan again.</source>
        <translation>The folder {path} cannot be written: nothing will be saved. Check its permissions and start Divan again.</translation>
    </message>
    <message>
        <source>This match is of a game that this Divan does not have: {detail}.</source>
        <translation>This match is of a game that this Divan does not have: {detail}.</translation>
    </message>
    <message>
        <source>This match was played by another version of the rules (version {detail}). It stays where it is; update Divan to open it.</source>
        <translation>This match was played by another version of the rules (version {detail}). It stays where it is; update Divan to open it.</translation>
    </message>
    <message>
        <source>This match is damaged and cannot be opened; it was left as it is.</source>
        <translation>This match is damaged and cannot be opened; it was left as it is.</translation>
    </message>
    <message>
        <source>This match is not in your library any more.</source>
        <translation>This match is not in your library any more.</translation>
    </message>
    <message>
        <source>More than one person plays in this match, and Divan has a seat for one only; it was left as it is.</source>
        <translation>More than one person plays in this match, and Divan has a seat for one only; it was left as it is.</translation>
    </message>
    <message>
        <source>The file cannot be read or written. Check that its folder is there, that you may write to it and that there is room; or choose another place.</source>
        <translation>The file cannot be read or written. Check that its folder is there, that you may write to it and that there is room; or choose another place.</translation>
    </message>
    <message>
        <source>This file is far too large for a match; it was left as it is.</source>
        <translation>This file is far too large for a match; it was left as it is.</translation>
    </message>
    <message>
        <source>This match is too long: a file may have at most {detail} moves. It was left as it is.</source>
        <translation>This match is too long: a file may have at most {detail} moves. It was left as it is.</translation>
    </message>
    <message>
        <source>This is not a match of Divan; the file was left as it is.</source>
        <translation>This is not a match of Divan; the file was left as it is.</translation>
    </message>
    <message>
        <source>This match was written by a newer Divan; update Divan to open it.</source>
        <translation>This match was written by a newer Divan; update Divan to open it.</translation>
    </message>
    <message>
        <source>{player} was interrupted; a simple move was made instead.</source>
        <translation>{player} was interrupted; a simple move was made instead.</translation>
    </message>
    <message>
        <source>{player} took too long; a simple move was made instead.</source>
        <translation>{player} took too long; a simple move was made instead.</translation>
    </message>
    <message>
        <source>{player} could not decide; a simple move was made instead.</source>
        <translation>{player} could not decide; a simple move was made instead.</translation>
    </message>
    <message>
        <source>{player} wanted an illegal move; a simple one was made instead.</source>
        <translation>{player} wanted an illegal move; a simple one was made instead.</translation>
    </message>
    <message>
        <source>A fault of Divan&apos;s own stopped this match. It is saved up to the last move; go to the shelf and open it again.</source>
        <translation>A fault of Divan&apos;s own stopped this match. It is saved up to the last move; go to the shelf and open it again.</translation>
    </message>
    <message>
        <source>No hint could be found; try again.</source>
        <translation>No hint could be found; try again.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>There is nothing to take back.</translation>
    </message>
    <message>
        <source>The match is over and its result stands.</source>
        <translation>The match is over and its result stands.</translation>
    </message>
    <message>
        <source>The fingerprint and the seed were copied.</source>
        <translation>The fingerprint and the seed were copied.</translation>
    </message>
    <message>
        <source>That would be allowed, but here the lesson asks for something else.</source>
        <translation>That would be allowed, but here the lesson asks for something else.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <comment>before: page 3 of 17</comment>
        <translation>Lesson</translation>
    </message>
    <message>
        <source>page {number} of {last}</source>
        <comment>after: Lesson</comment>
        <translation>page {number} of {last}</translation>
    </message>
    <message>
        <source>Read on first: the lesson will ask you soon.</source>
        <translation>Read on first: the lesson will ask you soon.</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>before: move 3 of 40</comment>
        <translation>Replay</translation>
    </message>
    <message>
        <source>move {number} of {last}</source>
        <comment>after: Replay</comment>
        <translation>move {number} of {last}</translation>
    </message>
    <message>
        <source>The next move waits for you</source>
        <translation>The next move waits for you</translation>
    </message>
    <message>
        <source>The next round waits for you</source>
        <translation>The next round waits for you</translation>
    </message>
    <message>
        <source>The log was copied.</source>
        <translation>The log was copied.</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>You</source>
        <comment>the person who plays, as a name on a plaque</comment>
        <translation>You</translation>
    </message>
    <message>
        <source>Wiggins</source>
        <comment>a street boy, the weakest opponent</comment>
        <translation>Wiggins</translation>
    </message>
    <message>
        <source>Dr Watson</source>
        <translation>Dr Watson</translation>
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
        <translation>Quick and careless, a friendly start</translation>
    </message>
    <message>
        <source>Sound and careful, seldom bold</source>
        <translation>Sound and careful, seldom bold</translation>
    </message>
    <message>
        <source>Sharp, and takes every chance</source>
        <translation>Sharp, and takes every chance</translation>
    </message>
    <message>
        <source>Thinks of everything, the strongest</source>
        <translation>Thinks of everything, the strongest</translation>
    </message>
    <message>
        <source>{player} {number}</source>
        <comment>where two players have the same name</comment>
        <translation>{player} {number}</translation>
    </message>
    <message>
        <source>{name} (played by the computer)</source>
        <translation>{name} (played by the computer)</translation>
    </message>
</context>
<context>
    <name>rulebook</name>
    <message>
        <source>Introduction</source>
        <comment>what stands before the first section</comment>
        <translation>Introduction</translation>
    </message>
    <message numerus="yes">
        <source>Found in %n place(s)</source>
        <translation>
            <numerusform>Found in %n place</numerusform>
            <numerusform>Found in %n places</numerusform>
        </translation>
    </message>
    <message>
        <source>“{words}” is nowhere in this book.</source>
        <translation>“{words}” is nowhere in this book.</translation>
    </message>
    <message>
        <source>{names}: {words}</source>
        <comment>a rule as a screen reader says it</comment>
        <translation>{names}: {words}</translation>
    </message>
    <message>
        <source>This rulebook is not there in {language} yet; here it is in English.</source>
        <translation>This rulebook is not there in {language} yet; here it is in English.</translation>
    </message>
    <message>
        <source>This rulebook is damaged in {language} (line {line}); here it is in English.</source>
        <translation>This rulebook is damaged in {language} (line {line}); here it is in English.</translation>
    </message>
    <message>
        <source>The rulebook is missing. Install Divan again to get it back.</source>
        <translation>The rulebook is missing. Install Divan again to get it back.</translation>
    </message>
    <message>
        <source>The rulebook is damaged (line {line}) and cannot be shown. Install Divan again to mend it.</source>
        <translation>The rulebook is damaged (line {line}) and cannot be shown. Install Divan again to mend it.</translation>
    </message>
</context>
<context>
    <name>shelf</name>
    <message>
        <source>New</source>
        <comment>a game that was never played</comment>
        <translation>New</translation>
    </message>
    <message>
        <source>Won {won} of {played}</source>
        <translation>Won {won} of {played}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>{fewest}–{most} players</source>
        <translation>{fewest}–{most} players</translation>
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
        <translation>Saved just now</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n minute(s) ago</source>
        <translation>
            <numerusform>Saved %n minute ago</numerusform>
            <numerusform>Saved %n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %n hour(s) ago</source>
        <translation>
            <numerusform>Saved %n hour ago</numerusform>
            <numerusform>Saved %n hours ago</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved on {date}</source>
        <translation>Saved on {date}</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Won {won} of {played}</source>
        <translation>Won {won} of {played}</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <comment>how many matches were won of all</comment>
        <translation>{won} of {played}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <comment>per cent</comment>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>not played yet</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {end}, {date}</source>
        <comment>one match in the chart</comment>
        <translation>
            <numerusform>%n point, {end}, {date}</numerusform>
            <numerusform>%n points, {end}, {date}</numerusform>
        </translation>
    </message>
</context>
</TS>
