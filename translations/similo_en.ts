<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CluePanel</name>
    <message>
        <source>Copy the log</source>
        <translation>Copy the log</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Course of the game</translation>
    </message>
</context>
<context>
    <name>LargeView</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
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
        <translation>Cyrus the Great</translation>
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
        <translation>Genghis Khan</translation>
    </message>
    <message>
        <source>Marco Polo</source>
        <translation>Marco Polo</translation>
    </message>
    <message>
        <source>Joan of Arc</source>
        <translation>Joan of Arc</translation>
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
        <translation>The Creature</translation>
    </message>
    <message>
        <source>Alice</source>
        <translation>Alice</translation>
    </message>
    <message>
        <source>The Mad Hatter</source>
        <translation>The Mad Hatter</translation>
    </message>
    <message>
        <source>Queen of Hearts</source>
        <translation>Queen of Hearts</translation>
    </message>
    <message>
        <source>Pinocchio</source>
        <translation>Pinocchio</translation>
    </message>
    <message>
        <source>Robin Hood</source>
        <translation>Robin Hood</translation>
    </message>
    <message>
        <source>Don Quixote</source>
        <translation>Don Quixote</translation>
    </message>
    <message>
        <source>Captain Nemo</source>
        <translation>Captain Nemo</translation>
    </message>
    <message>
        <source>Red Riding Hood</source>
        <translation>Red Riding Hood</translation>
    </message>
    <message>
        <source>Big Bad Wolf</source>
        <translation>Big Bad Wolf</translation>
    </message>
    <message>
        <source>Snow White</source>
        <translation>Snow White</translation>
    </message>
    <message>
        <source>Cinderella</source>
        <translation>Cinderella</translation>
    </message>
    <message>
        <source>Puss in Boots</source>
        <translation>Puss in Boots</translation>
    </message>
    <message>
        <source>Peter Pan</source>
        <translation>Peter Pan</translation>
    </message>
    <message>
        <source>Captain Hook</source>
        <translation>Captain Hook</translation>
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
        <translation>Tin Woodman</translation>
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
        <translation>Kaveh</translation>
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
        <translation>Scheherazade</translation>
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
        <translation>Amu Nowruz</translation>
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
        <translation>The Monkey King</translation>
    </message>
    <message>
        <source>Mulan</source>
        <translation>Mulan</translation>
    </message>
    <message>
        <source>King Arthur</source>
        <translation>King Arthur</translation>
    </message>
    <message>
        <source>Merlin</source>
        <translation>Merlin</translation>
    </message>
    <message>
        <source>Baba Yaga</source>
        <translation>Baba Yaga</translation>
    </message>
    <message>
        <source>Similo</source>
        <translation>Similo</translation>
    </message>
    <message>
        <source>One secret character, and a guide who may not speak</source>
        <translation>One secret character, and a guide who may not speak</translation>
    </message>
    <message>
        <source>Vertical: similar</source>
        <translation>Vertical: similar</translation>
    </message>
    <message>
        <source>Horizontal: not similar</source>
        <translation>Horizontal: not similar</translation>
    </message>
    <message>
        <source>Similar</source>
        <comment>of a clue that lies vertically</comment>
        <translation>Similar</translation>
    </message>
    <message>
        <source>Not similar</source>
        <comment>of a clue that lies horizontally</comment>
        <translation>Not similar</translation>
    </message>
    <message>
        <source>beside {character}</source>
        <translation>beside {character}</translation>
    </message>
    <message>
        <source>Clue {number}: {clue}, {way}, beside {character}</source>
        <translation>Clue {number}: {clue}, {way}, beside {character}</translation>
    </message>
    <message>
        <source>Clue {number}</source>
        <translation>Clue {number}</translation>
    </message>
    <message>
        <source>Clue {number} of {total}</source>
        <translation>Clue {number} of {total}</translation>
    </message>
    <message>
        <source>Removed: {characters}</source>
        <translation>Removed: {characters}</translation>
    </message>
    <message>
        <source>No clue has been given yet.</source>
        <translation>No clue has been given yet.</translation>
    </message>
    <message>
        <source>Used clues are not shown again.</source>
        <translation>Used clues are not shown again.</translation>
    </message>
    <message>
        <source>Used clues</source>
        <translation>Used clues</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Round {number}</translation>
    </message>
    <message>
        <source>Final guess</source>
        <translation>Final guess</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>A tie</translation>
    </message>
    <message>
        <source>You are the guide</source>
        <translation>You are the guide</translation>
    </message>
    <message>
        <source>Choose the hidden character</source>
        <translation>Choose the hidden character</translation>
    </message>
    <message>
        <source>{player} chooses the hidden character</source>
        <translation>{player} chooses the hidden character</translation>
    </message>
    <message>
        <source>Choose a clue from your hand</source>
        <translation>Choose a clue from your hand</translation>
    </message>
    <message>
        <source>Vertical or horizontal? Lay it beside a character</source>
        <translation>Vertical or horizontal? Lay it beside a character</translation>
    </message>
    <message>
        <source>{player} is looking for a clue</source>
        <translation>{player} is looking for a clue</translation>
    </message>
    <message>
        <source>Vote: which character goes?</source>
        <translation>Vote: which character goes?</translation>
    </message>
    <message>
        <source>Vote again, among the tied</source>
        <translation>Vote again, among the tied</translation>
    </message>
    <message>
        <source>Which one is the hidden character?</source>
        <translation>Which one is the hidden character?</translation>
    </message>
    <message>
        <source>The others are voting</source>
        <translation>The others are voting</translation>
    </message>
    <message>
        <source>Decide between the tied characters</source>
        <translation>Decide between the tied characters</translation>
    </message>
    <message>
        <source>{player} decides between the tied characters</source>
        <translation>{player} decides between the tied characters</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Game over</translation>
    </message>
    <message>
        <source>You gave up</source>
        <translation>You gave up</translation>
    </message>
    <message>
        <source>Choose the character that the others shall find. Only you will see which it is.</source>
        <translation>Choose the character that the others shall find. Only you will see which it is.</translation>
    </message>
    <message>
        <source>Take a card from your hand. Lay it vertically if the hidden character is similar to it, horizontally if not, beside any character that is left.</source>
        <translation>Take a card from your hand. Lay it vertically if the hidden character is similar to it, horizontally if not, beside any character that is left.</translation>
    </message>
    <message>
        <source>Choose a character that you think is not the hidden one, and vote for it. The majority decides what is removed.</source>
        <translation>Choose a character that you think is not the hidden one, and vote for it. The majority decides what is removed.</translation>
    </message>
    <message>
        <source>Choose the character that you take for the hidden one.</source>
        <translation>Choose the character that you take for the hidden one.</translation>
    </message>
    <message>
        <source>The votes are tied: choose one of the tied characters.</source>
        <translation>The votes are tied: choose one of the tied characters.</translation>
    </message>
    <message>
        <source>{player} has to act first.</source>
        <translation>{player} has to act first.</translation>
    </message>
    <message>
        <source>The match is over; nothing more can be done.</source>
        <translation>The match is over; nothing more can be done.</translation>
    </message>
    <message>
        <source>{character}: {traits}.</source>
        <translation>{character}: {traits}.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Your hand</translation>
    </message>
    <message>
        <source>Place {number} of the grid</source>
        <translation>Place {number} of the grid</translation>
    </message>
    <message>
        <source>The vote</source>
        <translation>The vote</translation>
    </message>
    <message>
        <source>The hidden character</source>
        <translation>The hidden character</translation>
    </message>
    <message>
        <source>Remove {character}</source>
        <translation>Remove {character}</translation>
    </message>
    <message>
        <source>Guess {character}</source>
        <translation>Guess {character}</translation>
    </message>
    <message>
        <source>Hide {character}</source>
        <translation>Hide {character}</translation>
    </message>
    <message>
        <source>Decide on {character}</source>
        <translation>Decide on {character}</translation>
    </message>
    <message>
        <source>Choose a character</source>
        <translation>Choose a character</translation>
    </message>
    <message>
        <source>Large view</source>
        <translation>Large view</translation>
    </message>
    <message>
        <source>Ask for advice</source>
        <translation>Ask for advice</translation>
    </message>
    <message>
        <source>{character}, removed</source>
        <translation>{character}, removed</translation>
    </message>
    <message>
        <source>{character}, the hidden character</source>
        <translation>{character}, the hidden character</translation>
    </message>
    <message>
        <source>{character}: {traits}</source>
        <translation>{character}: {traits}</translation>
    </message>
    <message>
        <source>votes: {players}</source>
        <translation>votes: {players}</translation>
    </message>
    <message>
        <source>Which character goes?</source>
        <translation>Which character goes?</translation>
    </message>
    <message>
        <source>Who is the hidden character?</source>
        <translation>Who is the hidden character?</translation>
    </message>
    <message>
        <source>The last vote</source>
        <translation>The last vote</translation>
    </message>
    <message>
        <source>No vote has been taken yet.</source>
        <translation>No vote has been taken yet.</translation>
    </message>
    <message>
        <source>Round {number} of {total}</source>
        <translation>Round {number} of {total}</translation>
    </message>
    <message>
        <source>Round {number}, card {card} of {cards}</source>
        <translation>Round {number}, card {card} of {cards}</translation>
    </message>
    <message>
        <source>Second vote</source>
        <translation>Second vote</translation>
    </message>
    <message>
        <source>has voted</source>
        <translation>has voted</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>is thinking</translation>
    </message>
    <message>
        <source>advises when asked</source>
        <translation>advises when asked</translation>
    </message>
    <message numerus="yes">
        <source>{character} goes, with %n vote(s)</source>
        <translation>
            <numerusform>{character} goes, with %n vote</numerusform>
            <numerusform>{character} goes, with %n votes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{character} is guessed, with %n vote(s)</source>
        <translation>
            <numerusform>{character} is guessed, with %n vote</numerusform>
            <numerusform>{character} is guessed, with %n votes</numerusform>
        </translation>
    </message>
    <message>
        <source>No majority: another vote</source>
        <translation>No majority: another vote</translation>
    </message>
    <message>
        <source>Tied again: {player} decides</source>
        <translation>Tied again: {player} decides</translation>
    </message>
    <message>
        <source>{player}, the guide</source>
        <translation>{player}, the guide</translation>
    </message>
    <message>
        <source>You, the guide</source>
        <translation>You, the guide</translation>
    </message>
    <message>
        <source>Guesser</source>
        <translation>Guesser</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message numerus="yes">
        <source>One card goes in each round. After the last clue you guess among the %n card(s) left.</source>
        <translation>
            <numerusform>One card goes in each round. After the last clue you guess among the %n card left.</numerusform>
            <numerusform>One card goes in each round. After the last clue you guess among the %n cards left.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number is how many cards go. The last one on the table is the answer.</source>
        <translation>The number is how many cards go. The last one on the table is the answer.</translation>
    </message>
    <message numerus="yes">
        <source>The number is how many cards go. In the end you guess among the %n card(s) left.</source>
        <translation>
            <numerusform>The number is how many cards go. In the end you guess among the %n card left.</numerusform>
            <numerusform>The number is how many cards go. In the end you guess among the %n cards left.</numerusform>
        </translation>
    </message>
    <message>
        <source>Traits of {character}</source>
        <translation>Traits of {character}</translation>
    </message>
    <message>
        <source>Marked: shared with {clue}</source>
        <translation>Marked: shared with {clue}</translation>
    </message>
    <message>
        <source>Choose a character to see its traits.</source>
        <translation>Choose a character to see its traits.</translation>
    </message>
    <message>
        <source>Clues</source>
        <comment>tab of the panel</comment>
        <translation>Clues</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>tab of the panel</comment>
        <translation>Log</translation>
    </message>
    <message>
        <source>{clue} is different: {traits}</source>
        <comment>why somebody is not the hidden one</comment>
        <translation>{clue} is different: {traits}</translation>
    </message>
    <message>
        <source>Like {clue}: {traits}</source>
        <comment>why somebody is not the hidden one</comment>
        <translation>Like {clue}: {traits}</translation>
    </message>
    <message>
        <source>Similar to {clue}: {traits}</source>
        <comment>why somebody is the hidden one</comment>
        <translation>Similar to {clue}: {traits}</translation>
    </message>
    <message>
        <source>Fits the clues least</source>
        <translation>Fits the clues least</translation>
    </message>
    <message>
        <source>Fits the clues best</source>
        <translation>Fits the clues best</translation>
    </message>
    <message>
        <source>It is similar to {clue}: {traits}</source>
        <translation>It is similar to {clue}: {traits}</translation>
    </message>
    <message>
        <source>It is not similar to {clue}: {traits}</source>
        <translation>It is not similar to {clue}: {traits}</translation>
    </message>
    <message>
        <source>No other card of the hand says more</source>
        <translation>No other card of the hand says more</translation>
    </message>
    <message>
        <source>Any character will do</source>
        <translation>Any character will do</translation>
    </message>
    <message>
        <source>It is not the hidden character</source>
        <translation>It is not the hidden character</translation>
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
        <translation>Vote to remove {character}</translation>
    </message>
    <message>
        <source>Lay {clue} vertically beside {character}</source>
        <translation>Lay {clue} vertically beside {character}</translation>
    </message>
    <message>
        <source>Lay {clue} horizontally beside {character}</source>
        <translation>Lay {clue} horizontally beside {character}</translation>
    </message>
    <message>
        <source>Ask the others for advice</source>
        <translation>Ask the others for advice</translation>
    </message>
    <message>
        <source>Game {number}: {player} is the guide</source>
        <translation>Game {number}: {player} is the guide</translation>
    </message>
    <message>
        <source>{player} chose the hidden character</source>
        <translation>{player} chose the hidden character</translation>
    </message>
    <message>
        <source>{player}: {clue} vertical, beside {character}</source>
        <translation>{player}: {clue} vertical, beside {character}</translation>
    </message>
    <message>
        <source>{player}: {clue} horizontal, beside {character}</source>
        <translation>{player}: {clue} horizontal, beside {character}</translation>
    </message>
    <message>
        <source>{player}: vote for {character}</source>
        <translation>{player}: vote for {character}</translation>
    </message>
    <message>
        <source>{player} voted</source>
        <translation>{player} voted</translation>
    </message>
    <message>
        <source>{player} asked for advice</source>
        <translation>{player} asked for advice</translation>
    </message>
    <message>
        <source>Votes: {votes}</source>
        <translation>Votes: {votes}</translation>
    </message>
    <message>
        <source>{character} {number}</source>
        <comment>a character and its votes</comment>
        <translation>{character} {number}</translation>
    </message>
    <message>
        <source>Another vote among {characters}</source>
        <translation>Another vote among {characters}</translation>
    </message>
    <message>
        <source>The final guess among {characters}</source>
        <translation>The final guess among {characters}</translation>
    </message>
    <message>
        <source>No clue in this round yet</source>
        <translation>No clue in this round yet</translation>
    </message>
    <message>
        <source>Tied again: you decide</source>
        <translation>Tied again: you decide</translation>
    </message>
    <message>
        <source>Knows the character and is silent</source>
        <translation>Knows the character and is silent</translation>
    </message>
    <message>
        <source>Hidden character: {character}</source>
        <translation>Hidden character: {character}</translation>
    </message>
    <message>
        <source>No hidden character yet</source>
        <translation>No hidden character yet</translation>
    </message>
    <message>
        <source>Game {number}: you are the guide</source>
        <translation>Game {number}: you are the guide</translation>
    </message>
    <message>
        <source>You hid {character}</source>
        <translation>You hid {character}</translation>
    </message>
    <message>
        <source>You voted</source>
        <translation>You voted</translation>
    </message>
    <message>
        <source>You asked for advice</source>
        <translation>You asked for advice</translation>
    </message>
    <message>
        <source>You decided on {character}</source>
        <translation>You decided on {character}</translation>
    </message>
    <message>
        <source>{player} decided on {character}</source>
        <translation>{player} decided on {character}</translation>
    </message>
    <message>
        <source>{character} was removed</source>
        <translation>{character} was removed</translation>
    </message>
    <message>
        <source>The final guess is {character}</source>
        <translation>The final guess is {character}</translation>
    </message>
    <message>
        <source>The hidden character was found: {character}</source>
        <translation>The hidden character was found: {character}</translation>
    </message>
    <message>
        <source>The hidden character was removed: {character}</source>
        <translation>The hidden character was removed: {character}</translation>
    </message>
    <message>
        <source>The guess was wrong: it was {character}</source>
        <translation>The guess was wrong: it was {character}</translation>
    </message>
    <message>
        <source>Everybody wins</source>
        <translation>Everybody wins</translation>
    </message>
    <message>
        <source>The guide wins: {player}</source>
        <translation>The guide wins: {player}</translation>
    </message>
    <message>
        <source>The guide wins: that is you</source>
        <translation>The guide wins: that is you</translation>
    </message>
    <message>
        <source>Everybody loses</source>
        <translation>Everybody loses</translation>
    </message>
    <message>
        <source>{found} of {games} characters were found</source>
        <translation>{found} of {games} characters were found</translation>
    </message>
    <message>
        <source>Game {number} of {total}</source>
        <translation>Game {number} of {total}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Game {number}: {character}</source>
        <translation>Game {number}: {character}</translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s)</source>
        <translation>
            <numerusform>%n clue</numerusform>
            <numerusform>%n clues</numerusform>
        </translation>
    </message>
    <message>
        <source>found</source>
        <comment>a game whose character was found</comment>
        <translation>found</translation>
    </message>
    <message>
        <source>not found</source>
        <comment>a game whose character was not found</comment>
        <translation>not found</translation>
    </message>
    <message numerus="yes">
        <source>Round {number}. You have a vote among %n character(s).</source>
        <translation>
            <numerusform>Round {number}. You have a vote among %n character.</numerusform>
            <numerusform>Round {number}. You have a vote among %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number}. You are the guide; %n character(s) are left.</source>
        <translation>
            <numerusform>Round {number}. You are the guide; %n character is left.</numerusform>
            <numerusform>Round {number}. You are the guide; %n characters are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number}. %n character(s) are left.</source>
        <translation>
            <numerusform>Round {number}. %n character is left.</numerusform>
            <numerusform>Round {number}. %n characters are left.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>The match is over.</translation>
    </message>
    <message>
        <source>Only the guide chooses the hidden character and gives clues.</source>
        <translation>Only the guide chooses the hidden character and gives clues.</translation>
    </message>
    <message>
        <source>The guide is silent and has no vote.</source>
        <translation>The guide is silent and has no vote.</translation>
    </message>
    <message>
        <source>First choose the hidden character, then give clues.</source>
        <translation>First choose the hidden character, then give clues.</translation>
    </message>
    <message>
        <source>The hidden character is chosen and stays the same.</source>
        <translation>The hidden character is chosen and stays the same.</translation>
    </message>
    <message>
        <source>This character is no longer on the table.</source>
        <translation>This character is no longer on the table.</translation>
    </message>
    <message>
        <source>There is only one clue in a round: now the others vote.</source>
        <translation>There is only one clue in a round: now the others vote.</translation>
    </message>
    <message>
        <source>A clue must come from the guide’s own hand.</source>
        <translation>A clue must come from the guide’s own hand.</translation>
    </message>
    <message>
        <source>There is no vote before the guide has given a clue.</source>
        <translation>There is no vote before the guide has given a clue.</translation>
    </message>
    <message>
        <source>The votes are tied; the tie has to be decided first.</source>
        <translation>The votes are tied; the tie has to be decided first.</translation>
    </message>
    <message>
        <source>The others only advise, and only when they are asked.</source>
        <translation>The others only advise, and only when they are asked.</translation>
    </message>
    <message>
        <source>You have voted; now the others have to vote.</source>
        <translation>You have voted; now the others have to vote.</translation>
    </message>
    <message>
        <source>First the others make their proposals, then you vote.</source>
        <translation>First the others make their proposals, then you vote.</translation>
    </message>
    <message>
        <source>{card} is not among the tied characters; only they can be chosen now.</source>
        <translation>{card} is not among the tied characters; only they can be chosen now.</translation>
    </message>
    <message>
        <source>There is nobody to ask for advice now.</source>
        <translation>There is nobody to ask for advice now.</translation>
    </message>
    <message>
        <source>The votes are not tied; there is nothing to decide.</source>
        <translation>The votes are not tied; there is nothing to decide.</translation>
    </message>
    <message>
        <source>Somebody else decides this tie.</source>
        <translation>Somebody else decides this tie.</translation>
    </message>
    <message>
        <source>Removals</source>
        <translation>Removals</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grid</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Length of the match</translation>
    </message>
    <message>
        <source>First guide</source>
        <translation>First guide</translation>
    </message>
    <message>
        <source>Hidden character</source>
        <translation>Hidden character</translation>
    </message>
    <message>
        <source>Hand of the guide</source>
        <translation>Hand of the guide</translation>
    </message>
    <message>
        <source>Pointed clue</source>
        <translation>Pointed clue</translation>
    </message>
    <message>
        <source>Decision on a tie</source>
        <translation>Decision on a tie</translation>
    </message>
    <message>
        <source>The other guessers</source>
        <translation>The other guessers</translation>
    </message>
    <message>
        <source>Their proposals</source>
        <translation>Their proposals</translation>
    </message>
    <message>
        <source>If it is not found</source>
        <translation>If it is not found</translation>
    </message>
    <message>
        <source>Traits in words</source>
        <translation>Traits in words</translation>
    </message>
    <message>
        <source>How many cards are removed after each clue.</source>
        <translation>How many cards are removed after each clue.</translation>
    </message>
    <message>
        <source>How many cards lie on the table.</source>
        <translation>How many cards lie on the table.</translation>
    </message>
    <message>
        <source>How many characters are to be found; each player guides in turn.</source>
        <translation>How many characters are to be found; each player guides in turn.</translation>
    </message>
    <message>
        <source>Who guides the first game.</source>
        <translation>Who guides the first game.</translation>
    </message>
    <message>
        <source>Who chooses the hidden character.</source>
        <translation>Who chooses the hidden character.</translation>
    </message>
    <message>
        <source>The cards that clues are chosen from.</source>
        <translation>The cards that clues are chosen from.</translation>
    </message>
    <message>
        <source>A clue speaks of what it shares with the card beside it.</source>
        <translation>A clue speaks of what it shares with the card beside it.</translation>
    </message>
    <message>
        <source>Who decides if the second vote is tied as well.</source>
        <translation>Who decides if the second vote is tied as well.</translation>
    </message>
    <message>
        <source>Whether the computer players vote or only advise you.</source>
        <translation>Whether the computer players vote or only advise you.</translation>
    </message>
    <message>
        <source>Whether you see the votes of the others before your own.</source>
        <translation>Whether you see the votes of the others before your own.</translation>
    </message>
    <message>
        <source>Who wins if the hidden character is not found.</source>
        <translation>Who wins if the hidden character is not found.</translation>
    </message>
    <message>
        <source>Whether clues of earlier rounds stay in sight.</source>
        <translation>Whether clues of earlier rounds stay in sight.</translation>
    </message>
    <message>
        <source>Whether the panel and the large view name the traits.</source>
        <translation>Whether the panel and the large view name the traits.</translation>
    </message>
    <message>
        <source>One a clue</source>
        <translation>One a clue</translation>
    </message>
    <message>
        <source>Round by round more</source>
        <translation>Round by round more</translation>
    </message>
    <message>
        <source>1, 2, 3, 4, 1</source>
        <translation>1, 2, 3, 4, 1</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>By players</translation>
    </message>
    <message>
        <source>The first opponent</source>
        <translation>The first opponent</translation>
    </message>
    <message>
        <source>You</source>
        <translation>You</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Chance decides</translation>
    </message>
    <message>
        <source>The guide</source>
        <translation>The guide</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Five, refilled</source>
        <translation>Five, refilled</translation>
    </message>
    <message>
        <source>Two to spare</source>
        <translation>Two to spare</translation>
    </message>
    <message>
        <source>All the rest</source>
        <translation>All the rest</translation>
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
        <source>The lead guesser</source>
        <translation>The lead guesser</translation>
    </message>
    <message>
        <source>They vote</source>
        <translation>They vote</translation>
    </message>
    <message>
        <source>Advice only</source>
        <translation>Advice only</translation>
    </message>
    <message>
        <source>After your vote</source>
        <translation>After your vote</translation>
    </message>
    <message>
        <source>Before your vote</source>
        <translation>Before your vote</translation>
    </message>
    <message>
        <source>The guide wins</source>
        <translation>The guide wins</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>All lose</translation>
    </message>
    <message>
        <source>Stay in sight</source>
        <translation>Stay in sight</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Hidden</translation>
    </message>
    <message>
        <source>Source rules</source>
        <translation>Source rules</translation>
    </message>
    <message>
        <source>Progressive</source>
        <translation>Progressive</translation>
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
        <source>One card goes after each clue; the last guess decides.</source>
        <translation>One card goes after each clue; the last guess decides.</translation>
    </message>
    <message>
        <source>Each round more cards go. The best first game.</source>
        <translation>Each round more cards go. The best first game.</translation>
    </message>
    <message>
        <source>As in the printed game: twelve cards, five clues.</source>
        <translation>As in the printed game: twelve cards, five clues.</translation>
    </message>
    <message>
        <source>woman</source>
        <comment>trait, also of girls</comment>
        <translation>woman</translation>
    </message>
    <message>
        <source>man</source>
        <comment>trait, also of boys</comment>
        <translation>man</translation>
    </message>
    <message>
        <source>child</source>
        <comment>trait: age</comment>
        <translation>child</translation>
    </message>
    <message>
        <source>young</source>
        <comment>trait: age</comment>
        <translation>young</translation>
    </message>
    <message>
        <source>adult</source>
        <comment>trait: age</comment>
        <translation>adult</translation>
    </message>
    <message>
        <source>old</source>
        <comment>trait: age</comment>
        <translation>old</translation>
    </message>
    <message>
        <source>bareheaded</source>
        <comment>trait</comment>
        <translation>bareheaded</translation>
    </message>
    <message>
        <source>crown</source>
        <comment>trait</comment>
        <translation>crown</translation>
    </message>
    <message>
        <source>helmet</source>
        <comment>trait</comment>
        <translation>helmet</translation>
    </message>
    <message>
        <source>hat</source>
        <comment>trait</comment>
        <translation>hat</translation>
    </message>
    <message>
        <source>turban</source>
        <comment>trait</comment>
        <translation>turban</translation>
    </message>
    <message>
        <source>headscarf</source>
        <comment>trait: a cloth over the head</comment>
        <translation>headscarf</translation>
    </message>
    <message>
        <source>adorned hair</source>
        <comment>trait: a ribbon or a wreath</comment>
        <translation>adorned hair</translation>
    </message>
    <message>
        <source>beard</source>
        <comment>trait, or a moustache</comment>
        <translation>beard</translation>
    </message>
    <message>
        <source>no beard</source>
        <comment>trait</comment>
        <translation>no beard</translation>
    </message>
    <message>
        <source>weapon</source>
        <comment>trait</comment>
        <translation>weapon</translation>
    </message>
    <message>
        <source>no weapon</source>
        <comment>trait</comment>
        <translation>no weapon</translation>
    </message>
    <message>
        <source>magic</source>
        <comment>trait</comment>
        <translation>magic</translation>
    </message>
    <message>
        <source>no magic</source>
        <comment>trait</comment>
        <translation>no magic</translation>
    </message>
    <message>
        <source>human</source>
        <comment>trait</comment>
        <translation>human</translation>
    </message>
    <message>
        <source>animal</source>
        <comment>trait</comment>
        <translation>animal</translation>
    </message>
    <message>
        <source>monster</source>
        <comment>trait</comment>
        <translation>monster</translation>
    </message>
    <message>
        <source>artificial</source>
        <comment>trait: a puppet, a creature</comment>
        <translation>artificial</translation>
    </message>
    <message>
        <source>divine</source>
        <comment>trait</comment>
        <translation>divine</translation>
    </message>
    <message>
        <source>royal</source>
        <comment>trait: role</comment>
        <translation>royal</translation>
    </message>
    <message>
        <source>warrior</source>
        <comment>trait: role</comment>
        <translation>warrior</translation>
    </message>
    <message>
        <source>thinker</source>
        <comment>trait: role</comment>
        <translation>thinker</translation>
    </message>
    <message>
        <source>artist</source>
        <comment>trait: role</comment>
        <translation>artist</translation>
    </message>
    <message>
        <source>explorer</source>
        <comment>trait: role</comment>
        <translation>explorer</translation>
    </message>
    <message>
        <source>trickster</source>
        <comment>trait: role</comment>
        <translation>trickster</translation>
    </message>
    <message>
        <source>villain</source>
        <comment>trait: role</comment>
        <translation>villain</translation>
    </message>
    <message>
        <source>hero</source>
        <comment>trait: role</comment>
        <translation>hero</translation>
    </message>
    <message>
        <source>guardian</source>
        <comment>trait: role</comment>
        <translation>guardian</translation>
    </message>
    <message>
        <source>commoner</source>
        <comment>trait: role</comment>
        <translation>commoner</translation>
    </message>
    <message>
        <source>Europe</source>
        <comment>trait</comment>
        <translation>Europe</translation>
    </message>
    <message>
        <source>Persia</source>
        <comment>trait</comment>
        <translation>Persia</translation>
    </message>
    <message>
        <source>Asia</source>
        <comment>trait</comment>
        <translation>Asia</translation>
    </message>
    <message>
        <source>Africa</source>
        <comment>trait</comment>
        <translation>Africa</translation>
    </message>
    <message>
        <source>America</source>
        <comment>trait</comment>
        <translation>America</translation>
    </message>
    <message>
        <source>antiquity</source>
        <comment>trait: era</comment>
        <translation>antiquity</translation>
    </message>
    <message>
        <source>Middle Ages</source>
        <comment>trait: era</comment>
        <translation>Middle Ages</translation>
    </message>
    <message>
        <source>early modern times</source>
        <comment>trait: era</comment>
        <translation>early modern times</translation>
    </message>
    <message>
        <source>modern times</source>
        <comment>trait: era</comment>
        <translation>modern times</translation>
    </message>
    <message>
        <source>once upon a time</source>
        <comment>trait: era</comment>
        <translation>once upon a time</translation>
    </message>
    <message>
        <source>historical</source>
        <comment>trait: kind</comment>
        <translation>historical</translation>
    </message>
    <message>
        <source>fictional</source>
        <comment>trait: kind</comment>
        <translation>fictional</translation>
    </message>
    <message>
        <source>cultural</source>
        <comment>trait: kind</comment>
        <translation>cultural</translation>
    </message>
</context>
<context>
    <name>similo_lesson</name>
    <message>
        <source>Welcome! Mycroft, the guide, is about to hide one of these twelve characters. You and Watson have to find it: then all three of you win. If you remove it by mistake, you lose.</source>
        <translation>Welcome! Mycroft, the guide, is about to hide one of these twelve characters. You and Watson have to find it: then all three of you win. If you remove it by mistake, you lose.</translation>
    </message>
    <message>
        <source>He may not speak about it, only compare. What counts is in the pictures: click a character, and “Large view” puts its traits into words.</source>
        <translation>He may not speak about it, only compare. What counts is in the pictures: click a character, and “Large view” puts its traits into words.</translation>
    </message>
    <message>
        <source>Mycroft has chosen, and this is his first clue. It lies vertically: the hidden character is similar to Elizabeth I. In what, he may not say. Where the clue lies means nothing.</source>
        <translation>Mycroft has chosen, and this is his first clue. It lies vertically: the hidden character is similar to Elizabeth I. In what, he may not say. Where the clue lies means nothing.</translation>
    </message>
    <message>
        <source>Who is least like her? Pinocchio: a boy, made of wood, with no crown. Drag him to “Which character goes?”, or click him and then “Remove Pinocchio”.</source>
        <translation>Who is least like her? Pinocchio: a boy, made of wood, with no crown. Drag him to “Which character goes?”, or click him and then “Remove Pinocchio”.</translation>
    </message>
    <message>
        <source>You see Watson’s vote once you have cast yours. He agrees: a majority, and Pinocchio goes. After one in this round it is two in the next, then three, then four.</source>
        <translation>You see Watson’s vote once you have cast yours. He agrees: a majority, and Pinocchio goes. After one in this round it is two in the next, then three, then four.</translation>
    </message>
    <message>
        <source>This clue lies horizontally: not similar. Rostam has a beard and a weapon. Just two characters have both, and two have to go. Vote for Captain Hook.</source>
        <translation>This clue lies horizontally: not similar. Rostam has a beard and a weapon. Just two characters have both, and two have to go. Vote for Captain Hook.</translation>
    </message>
    <message>
        <source>Watson began with Robin Hood: no majority. You vote again, between these two; if you still differ, the guide decides. Agree for now: Robin Hood. Hook’s turn will come.</source>
        <translation>Watson began with Robin Hood: no majority. You vote again, between these two; if you still differ, the guide decides. Agree for now: Robin Hood. Hook’s turn will come.</translation>
    </message>
    <message>
        <source>It has come: every character that goes has its own vote. Now Captain Hook.</source>
        <translation>It has come: every character that goes has its own vote. Now Captain Hook.</translation>
    </message>
    <message>
        <source>Scheherazade, vertical: similar. Like Elizabeth she is a woman, so the men fit worst. Three of them are left, and three have to go. First Napoleon.</source>
        <translation>Scheherazade, vertical: similar. Like Elizabeth she is a woman, so the men fit worst. Three of them are left, and three have to go. First Napoleon.</translation>
    </message>
    <message>
        <source>Next Julius Caesar. He also has a weapon, as Rostam had: the clues of earlier rounds go on counting.</source>
        <translation>Next Julius Caesar. He also has a weapon, as Rostam had: the clues of earlier rounds go on counting.</translation>
    </message>
    <message>
        <source>The third is easily missed: Moctezuma wears his hair long, but his traits say “man”. When in doubt, look at the large view. Vote for him.</source>
        <translation>The third is easily missed: Moctezuma wears his hair long, but his traits say “man”. When in doubt, look at the large view. Vote for him.</translation>
    </message>
    <message>
        <source>The last clue, vertical: Cyrus. That he is a man cannot be meant; surely it is his crown. Four have none, and four have to go. First Medusa.</source>
        <translation>The last clue, vertical: Cyrus. That he is a man cannot be meant; surely it is his crown. Four have none, and four have to go. First Medusa.</translation>
    </message>
    <message>
        <source>Red Riding Hood wears a hood, not a crown.</source>
        <translation>Red Riding Hood wears a hood, not a crown.</translation>
    </message>
    <message>
        <source>Snow White has only a ribbon in her hair.</source>
        <translation>Snow White has only a ribbon in her hair.</translation>
    </message>
    <message>
        <source>And Marie Curie has nothing on her head. Then two are left.</source>
        <translation>And Marie Curie has nothing on her head. Then two are left.</translation>
    </message>
    <message>
        <source>The final guess: two queens. Look at the used clues again: Elizabeth and Cyrus bear a crown in the corner, too. So does Wu Zetian; the Queen of Hearts bears a skull. Guess Wu Zetian.</source>
        <translation>The final guess: two queens. Look at the used clues again: Elizabeth and Cyrus bear a crown in the corner, too. So does Wu Zetian; the Queen of Hearts bears a skull. Guess Wu Zetian.</translation>
    </message>
    <message>
        <source>Found, and everybody wins. You can also be the guide: then you hide a character and lay a card from your hand in each round, vertically if it is similar, horizontally if not.</source>
        <translation>Found, and everybody wins. You can also be the guide: then you hide a character and lay a card from your hand in each round, vertically if it is similar, horizontally if not.</translation>
    </message>
    <message>
        <source>That is Similo. Compare a clue with everybody who is left, and with the clues before it. When you are stuck, H gives you a hint, W answers why not, and U goes back a step.</source>
        <translation>That is Similo. Compare a clue with everybody who is left, and with the clues before it. When you are stuck, H gives you a hint, W answers why not, and U goes back a step.</translation>
    </message>
</context>
</TS>
