<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>CluePanel</name>
    <message>
        <source>Copy the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LargeView</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>similo</name>
    <message>
        <source>Cleopatra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Julius Caesar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cyrus the Great</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alexander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nefertiti</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Socrates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Avicenna</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ferdowsi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Omar Khayyam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Genghis Khan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marco Polo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joan of Arc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wu Zetian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leonardo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elizabeth I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moctezuma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mozart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Napoleon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ada Lovelace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marie Curie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sherlock Holmes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Creature</source>
        <comment>Frankenstein&apos;s creature</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Mad Hatter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen of Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinocchio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robin Hood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Don Quixote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captain Nemo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red Riding Hood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big Bad Wolf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snow White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cinderella</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puss in Boots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peter Pan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captain Hook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d’Artagnan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dorothy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tin Woodman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rostam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gordafarid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kaveh</source>
        <comment>the Blacksmith, of the Shahnameh</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zahhak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simurgh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nasreddin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheherazade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aladdin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sinbad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amu Nowruz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hercules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medusa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Athena</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anubis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Monkey King</source>
        <comment>Sun Wukong</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mulan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King Arthur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merlin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baba Yaga</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Similo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One secret character, and a guide who may not speak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} {number}</source>
        <comment>where two players have the same name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vertical: similar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horizontal: not similar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Similar</source>
        <comment>of a clue that lies vertically</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not similar</source>
        <comment>of a clue that lies horizontally</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beside {character}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clue {number}: {clue}, {way}, beside {character}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clue {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clue {number} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed: {characters}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No clue has been given yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clue of this round will lie here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used clues are not shown again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used clues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clue of this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are the guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the hidden character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} chooses the hidden character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a clue from your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vertical or horizontal? Lay it beside a character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is looking for a clue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vote: which character goes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vote again, among the tied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which one is the hidden character?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others are voting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide between the tied characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} decides between the tied characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gave up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the character that the others shall find. Only you will see which it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a card from your hand. Lay it vertically if the hidden character is similar to it, horizontally if not, beside any character that is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a character that you think is not the hidden one, and vote for it. The majority decides what is removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the character that you take for the hidden one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The votes are tied: choose one of the tied characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has to act first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over; nothing more can be done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{character}: {traits}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place {number} of the grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hidden character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {character}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guess {character}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide {character}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide on {character}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for advice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{character}, removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{character}, the hidden character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{character}: {traits}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>votes: {players}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which character goes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is the hidden character?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No vote has been taken yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}, card {card} of {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has voted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advises when asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{character} goes, with %n vote(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{character} is guessed, with %n vote(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No majority: another vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied again: {player} decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} decides: {character}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}, the guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You, the guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knows the character and is silent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden: {character}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no hidden character yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guesser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>One card goes in each round. After the last clue you guess among the %n card(s) left.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The number is how many cards go. The last one on the table is the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The number is how many cards go. In the end you guess among the %n card(s) left.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Traits of {character}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marked: shared with {clue}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a character to see its traits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clues</source>
        <comment>tab of the panel</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <comment>tab of the panel</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{clue} is different: {traits}</source>
        <comment>why somebody is not the hidden one</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like {clue}: {traits}</source>
        <comment>why somebody is not the hidden one</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Similar to {clue}: {traits}</source>
        <comment>why somebody is the hidden one</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits the clues least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits the clues best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is similar to {clue}: {traits}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not similar to {clue}: {traits}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other card of the hand says more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any character will do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not the hidden character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deed}. {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vote to remove {character}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay {clue} vertically beside {character}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay {clue} horizontally beside {character}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the others for advice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {number}: {player} is the guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{you} hid {character}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} chose the hidden character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}: {clue} vertical, beside {character}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}: {clue} horizontal, beside {character}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}: vote for {character}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} voted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} asked for advice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Votes: {votes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{character} {number}</source>
        <comment>a character and its votes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another vote among {characters}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The final guess among {characters}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied again; {player} decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} decided on {character}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{character} was removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The final guess is {character}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hidden character was found: {character}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hidden character was removed: {character}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guess was wrong: it was {character}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guide wins: {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guide wins: that is you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} of {games} characters were found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {number} of {total}</source>
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
        <source>Game {number}: {character}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>found</source>
        <comment>a game whose character was found</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found</source>
        <comment>a game whose character was not found</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Round {number}. You have a vote among %n character(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number}. You are the guide; %n character(s) are left.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number}. %n character(s) are left.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the guide chooses the hidden character and gives clues.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guide is silent and has no vote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First choose the hidden character, then give clues.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hidden character is chosen and stays the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This character is no longer on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is only one clue in a round: now the others vote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A clue must come from the guide’s own hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no vote before the guide has given a clue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The votes are tied; the tie has to be decided first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others only advise, and only when they are asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have voted; now the others have to vote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First the others make their proposals, then you vote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is not among the tied characters; only they can be chosen now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nobody to ask for advice now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The votes are not tied; there is nothing to decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else decides this tie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand of the guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pointed clue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decision on a tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other guessers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their proposals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it is not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traits in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards are removed after each clue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards lie on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many characters are to be found; each player guides in turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who guides the first game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who chooses the hidden character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards that clues are chosen from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A clue speaks of what it shares with the card beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who decides if the second vote is tied as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the computer players vote or only advise you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether you see the votes of the others before your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins if the hidden character is not found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether clues of earlier rounds stay in sight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the panel and the large view name the traits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One a clue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round by round more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1, 2, 3, 4, 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five, refilled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two to spare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All the rest</source>
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
        <source>The lead guesser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advice only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After your vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before your vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guide wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay in sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progressive</source>
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
        <source>One card goes after each clue; the last guess decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each round more cards go. The best first game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the printed game: twelve cards, five clues.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>woman</source>
        <comment>trait, also of girls</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>man</source>
        <comment>trait, also of boys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>child</source>
        <comment>trait: age</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>young</source>
        <comment>trait: age</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adult</source>
        <comment>trait: age</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>old</source>
        <comment>trait: age</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bareheaded</source>
        <comment>trait</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crown</source>
        <comment>trait</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>helmet</source>
        <comment>trait</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hat</source>
        <comment>trait</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turban</source>
        <comment>trait</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>headscarf</source>
        <comment>trait: a cloth over the head</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adorned hair</source>
        <comment>trait: a ribbon or a wreath</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beard</source>
        <comment>trait, or a moustache</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no beard</source>
        <comment>trait</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weapon</source>
        <comment>trait</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no weapon</source>
        <comment>trait</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>magic</source>
        <comment>trait</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no magic</source>
        <comment>trait</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>human</source>
        <comment>trait</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>animal</source>
        <comment>trait</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>monster</source>
        <comment>trait</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made by hand</source>
        <comment>trait: a puppet, a creature</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>divine</source>
        <comment>trait</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>royal</source>
        <comment>trait: role</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warrior</source>
        <comment>trait: role</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thinker</source>
        <comment>trait: role</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>artist</source>
        <comment>trait: role</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>explorer</source>
        <comment>trait: role</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trickster</source>
        <comment>trait: role</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>villain</source>
        <comment>trait: role</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hero</source>
        <comment>trait: role</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guardian</source>
        <comment>trait: role</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>commoner</source>
        <comment>trait: role</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Europe</source>
        <comment>trait</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Persia</source>
        <comment>trait</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asia</source>
        <comment>trait</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Africa</source>
        <comment>trait</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>America</source>
        <comment>trait</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>antiquity</source>
        <comment>trait: era</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middle Ages</source>
        <comment>trait: era</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>early modern times</source>
        <comment>trait: era</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>modern times</source>
        <comment>trait: era</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once upon a time</source>
        <comment>trait: era</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>historical</source>
        <comment>trait: kind</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fictional</source>
        <comment>trait: kind</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cultural</source>
        <comment>trait: kind</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
