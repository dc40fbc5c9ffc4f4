<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Ask</name>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lamp-lit table is ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a game from the shelf and an opponent to your liking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FairDeal</name>
    <message>
        <source>Fair deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole deal follows from a seed. Its fingerprint was fixed before the first card; when the match is over you see the seed, and anyone can check that it has this fingerprint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprint (SHA-256)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown when the match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintLine</name>
    <message>
        <source>Thinking about it…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Divan</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PercentSlide</name>
    <message>
        <source>%L1 %</source>
        <comment>per cent</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayTools</name>
    <message>
        <source>To the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moment of the match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetUpPage</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the single rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the single rules (your own mix)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show and change the single rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal of the day: everyone plays the same cards by the first set of rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left to chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seed has 1 to 64 printable characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seed deals the same cards again; a friend with the same seed gets them too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair deal: seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>The shelf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebooks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Daily deal, %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the rules in three minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponents see only what you see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How we prove it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Score so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show one player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Back to the shelf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why not? What now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules at this point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace of the opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <comment>pace: one move at a time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>pace</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>play it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pick a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>why not?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back and practise?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something hidden was revealed since. You can take it back, but then the match is practice and does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up this match?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your opponent wins. You can also leave it: it waits on the shelf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>about</name>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by {author}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This licence is missing. Install Divan again to get it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows, drawing, sound and Qt’s own translations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language that Divan is written in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads and checks the matches that are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finds the folder that your matches are kept in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text in every language. Changed: a longer minus; arrows and invisible direction marks added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Titles and numerals in Latin script. Changed: subsets joined; arrows and invisible direction marks added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Titles in Persian. Changed: subsets joined; arrows and invisible direction marks added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Icons of the interface</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faces of the portraits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the faces of the portraits together when the art is made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signs and things on the cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>clauses</name>
    <message>
        <source>Rule {number}</source>
        <comment>the name of a rulebook clause</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note {number}</source>
        <comment>the name of a note in a rulebook</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>matches</name>
    <message>
        <source>Against {players}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>nobody has won</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played by the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{end}, {own} to {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal of the day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match was written to {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match was added to your library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match was deleted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>The disk is full: this match is not saved. Make some room; Divan tries again at every move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder of Divan cannot be written: this match is not saved. Check its permissions; Divan tries again at every move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match went on in another window. What you play here is not saved; open the match again from the shelf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another window is saving just now: this match is not saved yet. Divan tries again at every move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of your matches is damaged: this match is not saved. Start Divan again; it puts the file aside and begins a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is saved again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of your matches was damaged. It was put aside, untouched, as {path}; Divan has begun a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of your matches belonged to another program. It was put aside, untouched, as {path}; Divan has begun a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your matches were kept by a newer Divan. They stay untouched in {path}; update Divan to see them again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder {path} cannot be written: nothing will be saved. Check its permissions and start Divan again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is of a game that this Divan does not have: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match was played by another version of the rules (version {detail}). It stays where it is; update Divan to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is damaged and cannot be opened; it was left as it is. ({detail})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is far too large for a match; it was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a match of Divan; the file was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match was written by a newer Divan; update Divan to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read or written: {detail}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} was interrupted; a simple move was made instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} took too long; a simple move was made instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} could not decide; a simple move was made instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} wanted an illegal move; a simple one was made instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hint could be found; try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log was copied.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>You</source>
        <comment>the person who plays, as a name on a plaque</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wiggins</source>
        <comment>a street boy, the weakest opponent</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dr Watson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irene Adler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mycroft Holmes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wiggins</source>
        <comment>short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watson</source>
        <comment>short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irene</source>
        <comment>short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mycroft</source>
        <comment>short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick and careless, a friendly start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound and careful, seldom bold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sharp, and takes every chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinks of everything, the strongest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (played by the computer)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rulebook</name>
    <message>
        <source>Introduction</source>
        <comment>what stands before the first section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Found in %n place(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>“{words}” is nowhere in this book.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names}: {words}</source>
        <comment>a rule as a screen reader says it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This rulebook is not there in {language} yet; here it is in English.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This rulebook is damaged in {language} (line {line}); here it is in English.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook is missing. Install Divan again to get it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook is damaged (line {line}) and cannot be shown. Install Divan again to mend it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>shelf</name>
    <message>
        <source>New</source>
        <comment>a game that was never played</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won {won} of {played}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{fewest}–{most} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>minutes</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Saved just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Saved %n minute(s) ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %n hour(s) ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Saved on {date}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
