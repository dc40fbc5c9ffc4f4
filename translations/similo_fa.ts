<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa" sourcelanguage="en">
<context>
    <name>CluePanel</name>
    <message>
        <source>Copy the log</source>
        <translation>کپی رویدادها</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>روند بازی</translation>
    </message>
</context>
<context>
    <name>LargeView</name>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
</context>
<context>
    <name>similo</name>
    <message>
        <source>Cleopatra</source>
        <translation>کلئوپاترا</translation>
    </message>
    <message>
        <source>Julius Caesar</source>
        <translation>ژولیوس سزار</translation>
    </message>
    <message>
        <source>Cyrus the Great</source>
        <translation>کوروش بزرگ</translation>
    </message>
    <message>
        <source>Alexander</source>
        <translation>اسکندر</translation>
    </message>
    <message>
        <source>Nefertiti</source>
        <translation>نفرتیتی</translation>
    </message>
    <message>
        <source>Socrates</source>
        <translation>سقراط</translation>
    </message>
    <message>
        <source>Avicenna</source>
        <translation>ابن‌سینا</translation>
    </message>
    <message>
        <source>Ferdowsi</source>
        <translation>فردوسی</translation>
    </message>
    <message>
        <source>Omar Khayyam</source>
        <translation>عمر خیام</translation>
    </message>
    <message>
        <source>Genghis Khan</source>
        <translation>چنگیز خان</translation>
    </message>
    <message>
        <source>Marco Polo</source>
        <translation>مارکو پولو</translation>
    </message>
    <message>
        <source>Joan of Arc</source>
        <translation>ژان دارک</translation>
    </message>
    <message>
        <source>Wu Zetian</source>
        <translation>وو زتیان</translation>
    </message>
    <message>
        <source>Leonardo</source>
        <translation>لئوناردو</translation>
    </message>
    <message>
        <source>Elizabeth I</source>
        <translation>الیزابت اول</translation>
    </message>
    <message>
        <source>Moctezuma</source>
        <translation>موکتسوما</translation>
    </message>
    <message>
        <source>Mozart</source>
        <translation>موتسارت</translation>
    </message>
    <message>
        <source>Napoleon</source>
        <translation>ناپلئون</translation>
    </message>
    <message>
        <source>Ada Lovelace</source>
        <translation>ایدا لاولیس</translation>
    </message>
    <message>
        <source>Marie Curie</source>
        <translation>ماری کوری</translation>
    </message>
    <message>
        <source>Sherlock Holmes</source>
        <translation>شرلوک هولمز</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>دراکولا</translation>
    </message>
    <message>
        <source>The Creature</source>
        <comment>Frankenstein&apos;s creature</comment>
        <translation>مخلوق</translation>
    </message>
    <message>
        <source>Alice</source>
        <translation>آلیس</translation>
    </message>
    <message>
        <source>The Mad Hatter</source>
        <translation>کلاهدوز دیوانه</translation>
    </message>
    <message>
        <source>Queen of Hearts</source>
        <translation>ملکه‌ی دل‌ها</translation>
    </message>
    <message>
        <source>Pinocchio</source>
        <translation>پینوکیو</translation>
    </message>
    <message>
        <source>Robin Hood</source>
        <translation>رابین هود</translation>
    </message>
    <message>
        <source>Don Quixote</source>
        <translation>دن کیشوت</translation>
    </message>
    <message>
        <source>Captain Nemo</source>
        <translation>کاپیتان نمو</translation>
    </message>
    <message>
        <source>Red Riding Hood</source>
        <translation>شنل قرمزی</translation>
    </message>
    <message>
        <source>Big Bad Wolf</source>
        <translation>گرگ بد گنده</translation>
    </message>
    <message>
        <source>Snow White</source>
        <translation>سفیدبرفی</translation>
    </message>
    <message>
        <source>Cinderella</source>
        <translation>سیندرلا</translation>
    </message>
    <message>
        <source>Puss in Boots</source>
        <translation>گربه‌ی چکمه‌پوش</translation>
    </message>
    <message>
        <source>Peter Pan</source>
        <translation>پیتر پن</translation>
    </message>
    <message>
        <source>Captain Hook</source>
        <translation>کاپیتان هوک</translation>
    </message>
    <message>
        <source>d’Artagnan</source>
        <translation>دارتانیان</translation>
    </message>
    <message>
        <source>Dorothy</source>
        <translation>دوروتی</translation>
    </message>
    <message>
        <source>Tin Woodman</source>
        <translation>مرد حلبی</translation>
    </message>
    <message>
        <source>Rostam</source>
        <translation>رستم</translation>
    </message>
    <message>
        <source>Gordafarid</source>
        <translation>گردآفرید</translation>
    </message>
    <message>
        <source>Kaveh</source>
        <comment>the Blacksmith, of the Shahnameh</comment>
        <translation>کاوه‌ی آهنگر</translation>
    </message>
    <message>
        <source>Zahhak</source>
        <translation>ضحاک</translation>
    </message>
    <message>
        <source>Simurgh</source>
        <translation>سیمرغ</translation>
    </message>
    <message>
        <source>Nasreddin</source>
        <translation>ملا نصرالدین</translation>
    </message>
    <message>
        <source>Scheherazade</source>
        <translation>شهرزاد</translation>
    </message>
    <message>
        <source>Aladdin</source>
        <translation>علاءالدین</translation>
    </message>
    <message>
        <source>Sinbad</source>
        <translation>سندباد</translation>
    </message>
    <message>
        <source>Amu Nowruz</source>
        <translation>عمو نوروز</translation>
    </message>
    <message>
        <source>Hercules</source>
        <translation>هرکول</translation>
    </message>
    <message>
        <source>Medusa</source>
        <translation>مدوسا</translation>
    </message>
    <message>
        <source>Athena</source>
        <translation>آتنا</translation>
    </message>
    <message>
        <source>Odin</source>
        <translation>اودین</translation>
    </message>
    <message>
        <source>Anubis</source>
        <translation>آنوبیس</translation>
    </message>
    <message>
        <source>The Monkey King</source>
        <comment>Sun Wukong</comment>
        <translation>شاه میمون</translation>
    </message>
    <message>
        <source>Mulan</source>
        <translation>مولان</translation>
    </message>
    <message>
        <source>King Arthur</source>
        <translation>شاه آرتور</translation>
    </message>
    <message>
        <source>Merlin</source>
        <translation>مرلین</translation>
    </message>
    <message>
        <source>Baba Yaga</source>
        <translation>بابا یاگا</translation>
    </message>
    <message>
        <source>Similo</source>
        <translation>سیمیلو</translation>
    </message>
    <message>
        <source>One secret character, and a guide who may not speak</source>
        <translation>یک شخصیت پنهان و راهنمایی که اجازه‌ی حرف زدن ندارد</translation>
    </message>
    <message>
        <source>Vertical: similar</source>
        <translation>عمودی: شبیه</translation>
    </message>
    <message>
        <source>Horizontal: not similar</source>
        <translation>افقی: شبیه نیست</translation>
    </message>
    <message>
        <source>Similar</source>
        <comment>of a clue that lies vertically</comment>
        <translation>شبیه</translation>
    </message>
    <message>
        <source>Not similar</source>
        <comment>of a clue that lies horizontally</comment>
        <translation>شبیه نیست</translation>
    </message>
    <message>
        <source>beside {character}</source>
        <translation>کنار {character}</translation>
    </message>
    <message>
        <source>Clue {number}: {clue}, {way}, beside {character}</source>
        <translation>سرنخ {number}: {clue}، {way}، کنار {character}</translation>
    </message>
    <message>
        <source>Clue {number}</source>
        <translation>سرنخ {number}</translation>
    </message>
    <message>
        <source>Clue {number} of {total}</source>
        <translation>سرنخ {number} از {total}</translation>
    </message>
    <message>
        <source>Removed: {characters}</source>
        <translation>حذف شد: {characters}</translation>
    </message>
    <message>
        <source>No clue has been given yet.</source>
        <translation>هنوز سرنخی داده نشده است.</translation>
    </message>
    <message>
        <source>Used clues are not shown again.</source>
        <translation>سرنخ‌های استفاده‌شده دیگر نشان داده نمی‌شوند.</translation>
    </message>
    <message>
        <source>Used clues</source>
        <translation>سرنخ‌های استفاده‌شده</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>دور {number}</translation>
    </message>
    <message>
        <source>Final guess</source>
        <translation>حدس نهایی</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>آرای برابر</translation>
    </message>
    <message>
        <source>You are the guide</source>
        <translation>شما راهنما هستید</translation>
    </message>
    <message>
        <source>Choose the hidden character</source>
        <translation>شخصیت مخفی را انتخاب کنید</translation>
    </message>
    <message>
        <source>{player} chooses the hidden character</source>
        <translation>{player} شخصیت مخفی را انتخاب می‌کند</translation>
    </message>
    <message>
        <source>Choose a clue from your hand</source>
        <translation>از دستتان سرنخی انتخاب کنید</translation>
    </message>
    <message>
        <source>Vertical or horizontal? Lay it beside a character</source>
        <translation>عمودی یا افقی؟ کنار یک شخصیت بگذارید</translation>
    </message>
    <message>
        <source>{player} is looking for a clue</source>
        <translation>{player} دنبال سرنخ می‌گردد</translation>
    </message>
    <message>
        <source>Vote: which character goes?</source>
        <translation>رأی بدهید: کدام شخصیت حذف شود؟</translation>
    </message>
    <message>
        <source>Vote again, among the tied</source>
        <translation>دوباره رأی بدهید، میان شخصیت‌های هم‌رأی</translation>
    </message>
    <message>
        <source>Which one is the hidden character?</source>
        <translation>کدام یک شخصیت مخفی است؟</translation>
    </message>
    <message>
        <source>The others are voting</source>
        <translation>دیگران رأی می‌دهند</translation>
    </message>
    <message>
        <source>Decide between the tied characters</source>
        <translation>میان شخصیت‌های هم‌رأی تصمیم بگیرید</translation>
    </message>
    <message>
        <source>{player} decides between the tied characters</source>
        <translation>{player} میان شخصیت‌های هم‌رأی تصمیم می‌گیرد</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>پایان بازی</translation>
    </message>
    <message>
        <source>You gave up</source>
        <translation>بازی را واگذار کردید</translation>
    </message>
    <message>
        <source>Choose the character that the others shall find. Only you will see which it is.</source>
        <translation>شخصیتی را انتخاب کنید که دیگران باید پیدا کنند. فقط شما می‌بینید کدام است.</translation>
    </message>
    <message>
        <source>Take a card from your hand. Lay it vertically if the hidden character is similar to it, horizontally if not, beside any character that is left.</source>
        <translation>کارتی از دستتان بردارید. اگر شخصیت مخفی به آن شبیه است عمودی و اگر نیست افقی، کنار یکی از شخصیت‌های باقی‌مانده بگذارید.</translation>
    </message>
    <message>
        <source>Choose a character that you think is not the hidden one, and vote for it. The majority decides what is removed.</source>
        <translation>شخصیتی را که فکر می‌کنید مخفی نیست انتخاب کنید و به حذفش رأی بدهید. اکثریت تصمیم می‌گیرد چه چیزی حذف شود.</translation>
    </message>
    <message>
        <source>Choose the character that you take for the hidden one.</source>
        <translation>شخصیتی را انتخاب کنید که فکر می‌کنید مخفی است.</translation>
    </message>
    <message>
        <source>The votes are tied: choose one of the tied characters.</source>
        <translation>آرا برابر است: یکی از شخصیت‌های هم‌رأی را انتخاب کنید.</translation>
    </message>
    <message>
        <source>{player} has to act first.</source>
        <translation>اول نوبت {player} است.</translation>
    </message>
    <message>
        <source>The match is over; nothing more can be done.</source>
        <translation>بازی تمام شده است؛ کار دیگری نمی‌شود کرد.</translation>
    </message>
    <message>
        <source>{character}: {traits}.</source>
        <translation>‏{character}: {traits}.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>دست شما</translation>
    </message>
    <message>
        <source>Place {number} of the grid</source>
        <translation>خانه‌ی {number} شبکه</translation>
    </message>
    <message>
        <source>The vote</source>
        <translation>رأی‌گیری</translation>
    </message>
    <message>
        <source>The hidden character</source>
        <translation>شخصیت مخفی</translation>
    </message>
    <message>
        <source>Remove {character}</source>
        <translation>حذف {character}</translation>
    </message>
    <message>
        <source>Guess {character}</source>
        <translation>حدس: {character}</translation>
    </message>
    <message>
        <source>Hide {character}</source>
        <translation>مخفی کردن {character}</translation>
    </message>
    <message>
        <source>Decide on {character}</source>
        <translation>تصمیم: {character}</translation>
    </message>
    <message>
        <source>Choose a character</source>
        <translation>یک شخصیت انتخاب کنید</translation>
    </message>
    <message>
        <source>Large view</source>
        <translation>نمای بزرگ</translation>
    </message>
    <message>
        <source>Ask for advice</source>
        <translation>مشورت بخواهید</translation>
    </message>
    <message>
        <source>{character}, removed</source>
        <translation>{character}، حذف شده</translation>
    </message>
    <message>
        <source>{character}, the hidden character</source>
        <translation>{character}، شخصیت مخفی</translation>
    </message>
    <message>
        <source>{character}: {traits}</source>
        <translation>‏{character}: {traits}</translation>
    </message>
    <message>
        <source>votes: {players}</source>
        <translation>رأی‌ها: {players}</translation>
    </message>
    <message>
        <source>Which character goes?</source>
        <translation>کدام شخصیت حذف شود؟</translation>
    </message>
    <message>
        <source>Who is the hidden character?</source>
        <translation>شخصیت مخفی کیست؟</translation>
    </message>
    <message>
        <source>The last vote</source>
        <translation>رأی‌گیری قبلی</translation>
    </message>
    <message>
        <source>No vote has been taken yet.</source>
        <translation>هنوز رأی‌گیری نشده است.</translation>
    </message>
    <message>
        <source>Round {number} of {total}</source>
        <translation>دور {number} از {total}</translation>
    </message>
    <message>
        <source>Round {number}, card {card} of {cards}</source>
        <translation>دور {number}، کارت {card} از {cards}</translation>
    </message>
    <message>
        <source>Second vote</source>
        <translation>رأی‌گیری دوم</translation>
    </message>
    <message>
        <source>has voted</source>
        <translation>رأی داده است</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>فکر می‌کند</translation>
    </message>
    <message>
        <source>advises when asked</source>
        <translation>اگر بخواهید مشورت می‌دهد</translation>
    </message>
    <message numerus="yes">
        <source>{character} goes, with %n vote(s)</source>
        <translation>
            <numerusform>{character} با %n رأی حذف شد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{character} is guessed, with %n vote(s)</source>
        <translation>
            <numerusform>حدس: {character}، با %n رأی</numerusform>
        </translation>
    </message>
    <message>
        <source>No majority: another vote</source>
        <translation>بدون اکثریت: یک رأی‌گیری دیگر</translation>
    </message>
    <message>
        <source>Tied again: {player} decides</source>
        <translation>باز هم برابر: {player} تصمیم می‌گیرد</translation>
    </message>
    <message>
        <source>{player}, the guide</source>
        <translation>{player}، راهنما</translation>
    </message>
    <message>
        <source>You, the guide</source>
        <translation>شما، راهنما</translation>
    </message>
    <message>
        <source>Guesser</source>
        <translation>حدس‌زننده</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>راهنما</translation>
    </message>
    <message numerus="yes">
        <source>One card goes in each round. After the last clue you guess among the %n card(s) left.</source>
        <translation>
            <numerusform>در هر دور یک کارت حذف می‌شود. پس از آخرین سرنخ، از میان %n کارت باقی‌مانده حدس نهایی را می‌زنید.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number is how many cards go. The last one on the table is the answer.</source>
        <translation>عدد می‌گوید چند کارت حذف می‌شود. آخرین کارت روی میز جواب است.</translation>
    </message>
    <message numerus="yes">
        <source>The number is how many cards go. In the end you guess among the %n card(s) left.</source>
        <translation>
            <numerusform>عدد می‌گوید چند کارت حذف می‌شود. در پایان از میان %n کارت باقی‌مانده حدس می‌زنید.</numerusform>
        </translation>
    </message>
    <message>
        <source>Traits of {character}</source>
        <translation>ویژگی‌های {character}</translation>
    </message>
    <message>
        <source>Marked: shared with {clue}</source>
        <translation>نشان‌دار: مشترک با {clue}</translation>
    </message>
    <message>
        <source>Choose a character to see its traits.</source>
        <translation>شخصیتی را انتخاب کنید تا ویژگی‌هایش را ببینید.</translation>
    </message>
    <message>
        <source>Clues</source>
        <comment>tab of the panel</comment>
        <translation>سرنخ‌ها</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>tab of the panel</comment>
        <translation>رویدادها</translation>
    </message>
    <message>
        <source>{clue} is different: {traits}</source>
        <comment>why somebody is not the hidden one</comment>
        <translation>{clue} فرق دارد: {traits}</translation>
    </message>
    <message>
        <source>Like {clue}: {traits}</source>
        <comment>why somebody is not the hidden one</comment>
        <translation>مثل {clue}: {traits}</translation>
    </message>
    <message>
        <source>Similar to {clue}: {traits}</source>
        <comment>why somebody is the hidden one</comment>
        <translation>شبیه {clue}: {traits}</translation>
    </message>
    <message>
        <source>Fits the clues least</source>
        <translation>از همه کمتر با سرنخ‌ها جور است</translation>
    </message>
    <message>
        <source>Fits the clues best</source>
        <translation>از همه بیشتر با سرنخ‌ها جور است</translation>
    </message>
    <message>
        <source>It is similar to {clue}: {traits}</source>
        <translation>به {clue} شبیه است: {traits}</translation>
    </message>
    <message>
        <source>It is not similar to {clue}: {traits}</source>
        <translation>به {clue} شبیه نیست: {traits}</translation>
    </message>
    <message>
        <source>No other card of the hand says more</source>
        <translation>هیچ کارت دیگری در دست گویاتر نیست</translation>
    </message>
    <message>
        <source>Any character will do</source>
        <translation>هر شخصیتی خوب است</translation>
    </message>
    <message>
        <source>It is not the hidden character</source>
        <translation>شخصیت مخفی نیست</translation>
    </message>
    <message>
        <source>{deed}. {reason}.</source>
        <translation>‏{deed}. {reason}.</translation>
    </message>
    <message>
        <source>{deed}.</source>
        <translation>‏{deed}.</translation>
    </message>
    <message>
        <source>Vote to remove {character}</source>
        <translation>به حذف {character} رأی بدهید</translation>
    </message>
    <message>
        <source>Lay {clue} vertically beside {character}</source>
        <translation>{clue} را عمودی کنار {character} بگذارید</translation>
    </message>
    <message>
        <source>Lay {clue} horizontally beside {character}</source>
        <translation>{clue} را افقی کنار {character} بگذارید</translation>
    </message>
    <message>
        <source>Ask the others for advice</source>
        <translation>از دیگران مشورت بخواهید</translation>
    </message>
    <message>
        <source>Game {number}: {player} is the guide</source>
        <translation>بازی {number}: {player} راهنما است</translation>
    </message>
    <message>
        <source>{player} chose the hidden character</source>
        <translation>{player} شخصیت مخفی را انتخاب کرد</translation>
    </message>
    <message>
        <source>{player}: {clue} vertical, beside {character}</source>
        <translation>{player}: {clue} عمودی، کنار {character}</translation>
    </message>
    <message>
        <source>{player}: {clue} horizontal, beside {character}</source>
        <translation>{player}: {clue} افقی، کنار {character}</translation>
    </message>
    <message>
        <source>{player}: vote for {character}</source>
        <translation>{player}: رأی به {character}</translation>
    </message>
    <message>
        <source>{player} voted</source>
        <translation>{player} رأی داد</translation>
    </message>
    <message>
        <source>{player} asked for advice</source>
        <translation>{player} مشورت خواست</translation>
    </message>
    <message>
        <source>Votes: {votes}</source>
        <translation>رأی‌ها: {votes}</translation>
    </message>
    <message>
        <source>{character} {number}</source>
        <comment>a character and its votes</comment>
        <translation>‏{character} {number}</translation>
    </message>
    <message>
        <source>Another vote among {characters}</source>
        <translation>رأی‌گیری دوباره میان {characters}</translation>
    </message>
    <message>
        <source>The final guess among {characters}</source>
        <translation>حدس نهایی میان {characters}</translation>
    </message>
    <message>
        <source>No clue in this round yet</source>
        <translation>هنوز سرنخی در این دور نیست</translation>
    </message>
    <message>
        <source>Tied again: you decide</source>
        <translation>باز هم برابر: شما تصمیم می‌گیرید</translation>
    </message>
    <message>
        <source>Knows the character and is silent</source>
        <translation>شخصیت مخفی را می‌داند، حرف نمی‌زند</translation>
    </message>
    <message>
        <source>Hidden character: {character}</source>
        <translation>شخصیت مخفی: {character}</translation>
    </message>
    <message>
        <source>No hidden character yet</source>
        <translation>هنوز شخصیت مخفی ندارد</translation>
    </message>
    <message>
        <source>Game {number}: you are the guide</source>
        <translation>بازی {number}: شما راهنما هستید</translation>
    </message>
    <message>
        <source>You hid {character}</source>
        <translation>{character} را مخفی کردید</translation>
    </message>
    <message>
        <source>You voted</source>
        <translation>رأی دادید</translation>
    </message>
    <message>
        <source>You asked for advice</source>
        <translation>مشورت خواستید</translation>
    </message>
    <message>
        <source>You decided on {character}</source>
        <translation>شما تصمیم گرفتید: {character}</translation>
    </message>
    <message>
        <source>{player} decided on {character}</source>
        <translation>{player} تصمیم گرفت: {character}</translation>
    </message>
    <message>
        <source>{character} was removed</source>
        <translation>{character} حذف شد</translation>
    </message>
    <message>
        <source>The final guess is {character}</source>
        <translation>حدس نهایی: {character}</translation>
    </message>
    <message>
        <source>The hidden character was found: {character}</source>
        <translation>شخصیت مخفی پیدا شد: {character}</translation>
    </message>
    <message>
        <source>The hidden character was removed: {character}</source>
        <translation>شخصیت مخفی حذف شد: {character}</translation>
    </message>
    <message>
        <source>The guess was wrong: it was {character}</source>
        <translation>حدس اشتباه بود: {character} بود</translation>
    </message>
    <message>
        <source>Everybody wins</source>
        <translation>همه برنده می‌شوند</translation>
    </message>
    <message>
        <source>The guide wins: {player}</source>
        <translation>راهنما برنده است: {player}</translation>
    </message>
    <message>
        <source>The guide wins: that is you</source>
        <translation>راهنما برنده است: یعنی شما</translation>
    </message>
    <message>
        <source>Everybody loses</source>
        <translation>همه بازنده‌اند</translation>
    </message>
    <message>
        <source>{found} of {games} characters were found</source>
        <translation>{found} از {games} شخصیت پیدا شد</translation>
    </message>
    <message>
        <source>Game {number} of {total}</source>
        <translation>بازی {number} از {total}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>جمع</translation>
    </message>
    <message>
        <source>Game {number}: {character}</source>
        <translation>بازی {number}: {character}</translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s)</source>
        <translation>
            <numerusform>%n سرنخ</numerusform>
        </translation>
    </message>
    <message>
        <source>found</source>
        <comment>a game whose character was found</comment>
        <translation>پیدا شد</translation>
    </message>
    <message>
        <source>not found</source>
        <comment>a game whose character was not found</comment>
        <translation>پیدا نشد</translation>
    </message>
    <message numerus="yes">
        <source>Round {number}. You have a vote among %n character(s).</source>
        <translation>
            <numerusform>دور {number}. نوبت رأی شماست؛ %n شخصیت مانده است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number}. You are the guide; %n character(s) are left.</source>
        <translation>
            <numerusform>دور {number}. شما راهنما هستید؛ %n شخصیت مانده است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number}. %n character(s) are left.</source>
        <translation>
            <numerusform>دور {number}. %n شخصیت مانده است.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>بازی تمام شده است.</translation>
    </message>
    <message>
        <source>Only the guide chooses the hidden character and gives clues.</source>
        <translation>فقط راهنما شخصیت مخفی را انتخاب می‌کند و سرنخ می‌دهد.</translation>
    </message>
    <message>
        <source>The guide is silent and has no vote.</source>
        <translation>راهنما حرف نمی‌زند و رأی ندارد.</translation>
    </message>
    <message>
        <source>First choose the hidden character, then give clues.</source>
        <translation>اول شخصیت مخفی را انتخاب کنید، بعد سرنخ بدهید.</translation>
    </message>
    <message>
        <source>The hidden character is chosen and stays the same.</source>
        <translation>شخصیت مخفی انتخاب شده است و عوض نمی‌شود.</translation>
    </message>
    <message>
        <source>This character is no longer on the table.</source>
        <translation>این شخصیت دیگر روی میز نیست.</translation>
    </message>
    <message>
        <source>There is only one clue in a round: now the others vote.</source>
        <translation>در هر دور فقط یک سرنخ هست: حالا دیگران رأی می‌دهند.</translation>
    </message>
    <message>
        <source>A clue must come from the guide’s own hand.</source>
        <translation>سرنخ باید از دست خود راهنما باشد.</translation>
    </message>
    <message>
        <source>There is no vote before the guide has given a clue.</source>
        <translation>تا راهنما سرنخ نداده است، رأی‌گیری نمی‌شود.</translation>
    </message>
    <message>
        <source>The votes are tied; the tie has to be decided first.</source>
        <translation>آرا برابر است؛ اول باید درباره‌ی آن تصمیم گرفته شود.</translation>
    </message>
    <message>
        <source>The others only advise, and only when they are asked.</source>
        <translation>دیگران فقط مشورت می‌دهند، آن هم وقتی از آن‌ها بخواهید.</translation>
    </message>
    <message>
        <source>You have voted; now the others have to vote.</source>
        <translation>شما رأی داده‌اید؛ حالا دیگران باید رأی بدهند.</translation>
    </message>
    <message>
        <source>First the others make their proposals, then you vote.</source>
        <translation>اول دیگران پیشنهاد می‌دهند، بعد شما رأی می‌دهید.</translation>
    </message>
    <message>
        <source>{card} is not among the tied characters; only they can be chosen now.</source>
        <translation>{card} میان شخصیت‌های هم‌رأی نیست؛ حالا فقط آن‌ها را می‌شود انتخاب کرد.</translation>
    </message>
    <message>
        <source>There is nobody to ask for advice now.</source>
        <translation>حالا کسی نیست که از او مشورت بخواهید.</translation>
    </message>
    <message>
        <source>The votes are not tied; there is nothing to decide.</source>
        <translation>آرا برابر نیست؛ چیزی برای تصمیم گرفتن نیست.</translation>
    </message>
    <message>
        <source>Somebody else decides this tie.</source>
        <translation>کس دیگری درباره‌ی این برابری تصمیم می‌گیرد.</translation>
    </message>
    <message>
        <source>Removals</source>
        <translation>حذف کارت‌ها</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>شبکه</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>طول بازی</translation>
    </message>
    <message>
        <source>First guide</source>
        <translation>نخستین راهنما</translation>
    </message>
    <message>
        <source>Hidden character</source>
        <translation>شخصیت مخفی</translation>
    </message>
    <message>
        <source>Hand of the guide</source>
        <translation>دست راهنما</translation>
    </message>
    <message>
        <source>Pointed clue</source>
        <translation>سرنخ اشاره‌ای</translation>
    </message>
    <message>
        <source>Decision on a tie</source>
        <translation>تصمیم در آرای برابر</translation>
    </message>
    <message>
        <source>The other guessers</source>
        <translation>حدس‌زننده‌های دیگر</translation>
    </message>
    <message>
        <source>Their proposals</source>
        <translation>پیشنهادهای آن‌ها</translation>
    </message>
    <message>
        <source>If it is not found</source>
        <translation>اگر پیدا نشود</translation>
    </message>
    <message>
        <source>Traits in words</source>
        <translation>ویژگی‌ها به کلمه</translation>
    </message>
    <message>
        <source>How many cards are removed after each clue.</source>
        <translation>پس از هر سرنخ چند کارت حذف می‌شود.</translation>
    </message>
    <message>
        <source>How many cards lie on the table.</source>
        <translation>چند کارت روی میز است.</translation>
    </message>
    <message>
        <source>How many characters are to be found; each player guides in turn.</source>
        <translation>چند شخصیت باید پیدا شود؛ بازیکنان به نوبت راهنما می‌شوند.</translation>
    </message>
    <message>
        <source>Who guides the first game.</source>
        <translation>راهنمای بازی اول کیست.</translation>
    </message>
    <message>
        <source>Who chooses the hidden character.</source>
        <translation>شخصیت مخفی را چه کسی انتخاب می‌کند.</translation>
    </message>
    <message>
        <source>The cards that clues are chosen from.</source>
        <translation>کارت‌هایی که سرنخ‌ها از میان آن‌ها انتخاب می‌شود.</translation>
    </message>
    <message>
        <source>A clue speaks of what it shares with the card beside it.</source>
        <translation>سرنخ از چیزی می‌گوید که با کارت کنارش مشترک است.</translation>
    </message>
    <message>
        <source>Who decides if the second vote is tied as well.</source>
        <translation>اگر رأی‌گیری دوم هم برابر شد، چه کسی تصمیم می‌گیرد.</translation>
    </message>
    <message>
        <source>Whether the computer players vote or only advise you.</source>
        <translation>این‌که بازیکنان رایانه‌ای رأی می‌دهند یا فقط مشورت.</translation>
    </message>
    <message>
        <source>Whether you see the votes of the others before your own.</source>
        <translation>این‌که رأی دیگران را پیش از رأی خودتان می‌بینید یا نه.</translation>
    </message>
    <message>
        <source>Who wins if the hidden character is not found.</source>
        <translation>اگر شخصیت مخفی پیدا نشود، چه کسی برنده است.</translation>
    </message>
    <message>
        <source>Whether clues of earlier rounds stay in sight.</source>
        <translation>این‌که سرنخ‌های دورهای قبل در دید می‌مانند یا نه.</translation>
    </message>
    <message>
        <source>Whether the panel and the large view name the traits.</source>
        <translation>این‌که پنل و نمای بزرگ ویژگی‌ها را نام می‌برند یا نه.</translation>
    </message>
    <message>
        <source>One a clue</source>
        <translation>یکی برای هر سرنخ</translation>
    </message>
    <message>
        <source>Round by round more</source>
        <translation>هر دور بیشتر</translation>
    </message>
    <message>
        <source>1, 2, 3, 4, 1</source>
        <translation>‏۱، ۲، ۳، ۴، ۱</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>بر اساس بازیکنان</translation>
    </message>
    <message>
        <source>The first opponent</source>
        <translation>نخستین حریف</translation>
    </message>
    <message>
        <source>You</source>
        <translation>شما</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>به قید قرعه</translation>
    </message>
    <message>
        <source>The guide</source>
        <translation>راهنما</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>قرعه</translation>
    </message>
    <message>
        <source>Five, refilled</source>
        <translation>پنج کارت، پر می‌شود</translation>
    </message>
    <message>
        <source>Two to spare</source>
        <translation>دو کارت اضافه</translation>
    </message>
    <message>
        <source>All the rest</source>
        <translation>همه‌ی بقیه</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>خاموش</translation>
    </message>
    <message>
        <source>On</source>
        <translation>روشن</translation>
    </message>
    <message>
        <source>The lead guesser</source>
        <translation>حدس‌زننده‌ی اصلی</translation>
    </message>
    <message>
        <source>They vote</source>
        <translation>رأی می‌دهند</translation>
    </message>
    <message>
        <source>Advice only</source>
        <translation>فقط مشورت</translation>
    </message>
    <message>
        <source>After your vote</source>
        <translation>پس از رأی شما</translation>
    </message>
    <message>
        <source>Before your vote</source>
        <translation>پیش از رأی شما</translation>
    </message>
    <message>
        <source>The guide wins</source>
        <translation>راهنما برنده است</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>همه بازنده‌اند</translation>
    </message>
    <message>
        <source>Stay in sight</source>
        <translation>در دید می‌مانند</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>مخفی</translation>
    </message>
    <message>
        <source>Source rules</source>
        <translation>قوانین متن</translation>
    </message>
    <message>
        <source>Progressive</source>
        <translation>تصاعدی</translation>
    </message>
    <message>
        <source>Published rules</source>
        <translation>قوانین رسمی</translation>
    </message>
    <message>
        <source>Own rules</source>
        <comment>a mix of options that is no preset</comment>
        <translation>قوانین خودتان</translation>
    </message>
    <message>
        <source>One card goes after each clue; the last guess decides.</source>
        <translation>پس از هر سرنخ یک کارت حذف می‌شود؛ حدس نهایی تعیین‌کننده است.</translation>
    </message>
    <message>
        <source>Each round more cards go. The best first game.</source>
        <translation>هر دور کارت‌های بیشتری حذف می‌شود. بهترین بازی اول.</translation>
    </message>
    <message>
        <source>As in the printed game: twelve cards, five clues.</source>
        <translation>مانند بازی چاپی: دوازده کارت، پنج سرنخ.</translation>
    </message>
    <message>
        <source>woman</source>
        <comment>trait, also of girls</comment>
        <translation>زن</translation>
    </message>
    <message>
        <source>man</source>
        <comment>trait, also of boys</comment>
        <translation>مرد</translation>
    </message>
    <message>
        <source>child</source>
        <comment>trait: age</comment>
        <translation>کودک</translation>
    </message>
    <message>
        <source>young</source>
        <comment>trait: age</comment>
        <translation>جوان</translation>
    </message>
    <message>
        <source>adult</source>
        <comment>trait: age</comment>
        <translation>بزرگ‌سال</translation>
    </message>
    <message>
        <source>old</source>
        <comment>trait: age</comment>
        <translation>سالخورده</translation>
    </message>
    <message>
        <source>bareheaded</source>
        <comment>trait</comment>
        <translation>سربرهنه</translation>
    </message>
    <message>
        <source>crown</source>
        <comment>trait</comment>
        <translation>تاج</translation>
    </message>
    <message>
        <source>helmet</source>
        <comment>trait</comment>
        <translation>کلاه‌خود</translation>
    </message>
    <message>
        <source>hat</source>
        <comment>trait</comment>
        <translation>کلاه</translation>
    </message>
    <message>
        <source>turban</source>
        <comment>trait</comment>
        <translation>دستار</translation>
    </message>
    <message>
        <source>headscarf</source>
        <comment>trait: a cloth over the head</comment>
        <translation>سربند</translation>
    </message>
    <message>
        <source>adorned hair</source>
        <comment>trait: a ribbon or a wreath</comment>
        <translation>زیور مو</translation>
    </message>
    <message>
        <source>beard</source>
        <comment>trait, or a moustache</comment>
        <translation>ریش</translation>
    </message>
    <message>
        <source>no beard</source>
        <comment>trait</comment>
        <translation>بی‌ریش</translation>
    </message>
    <message>
        <source>weapon</source>
        <comment>trait</comment>
        <translation>سلاح</translation>
    </message>
    <message>
        <source>no weapon</source>
        <comment>trait</comment>
        <translation>بی‌سلاح</translation>
    </message>
    <message>
        <source>magic</source>
        <comment>trait</comment>
        <translation>جادو</translation>
    </message>
    <message>
        <source>no magic</source>
        <comment>trait</comment>
        <translation>بی‌جادو</translation>
    </message>
    <message>
        <source>human</source>
        <comment>trait</comment>
        <translation>انسان</translation>
    </message>
    <message>
        <source>animal</source>
        <comment>trait</comment>
        <translation>حیوان</translation>
    </message>
    <message>
        <source>monster</source>
        <comment>trait</comment>
        <translation>هیولا</translation>
    </message>
    <message>
        <source>artificial</source>
        <comment>trait: a puppet, a creature</comment>
        <translation>ساخته‌ی دست</translation>
    </message>
    <message>
        <source>divine</source>
        <comment>trait</comment>
        <translation>ایزدی</translation>
    </message>
    <message>
        <source>royal</source>
        <comment>trait: role</comment>
        <translation>شاهانه</translation>
    </message>
    <message>
        <source>warrior</source>
        <comment>trait: role</comment>
        <translation>جنگاور</translation>
    </message>
    <message>
        <source>thinker</source>
        <comment>trait: role</comment>
        <translation>اندیشمند</translation>
    </message>
    <message>
        <source>artist</source>
        <comment>trait: role</comment>
        <translation>هنرمند</translation>
    </message>
    <message>
        <source>explorer</source>
        <comment>trait: role</comment>
        <translation>جهانگرد</translation>
    </message>
    <message>
        <source>trickster</source>
        <comment>trait: role</comment>
        <translation>رند</translation>
    </message>
    <message>
        <source>villain</source>
        <comment>trait: role</comment>
        <translation>شرور</translation>
    </message>
    <message>
        <source>hero</source>
        <comment>trait: role</comment>
        <translation>قهرمان</translation>
    </message>
    <message>
        <source>guardian</source>
        <comment>trait: role</comment>
        <translation>نگهبان</translation>
    </message>
    <message>
        <source>commoner</source>
        <comment>trait: role</comment>
        <translation>از مردم عادی</translation>
    </message>
    <message>
        <source>Europe</source>
        <comment>trait</comment>
        <translation>اروپا</translation>
    </message>
    <message>
        <source>Persia</source>
        <comment>trait</comment>
        <translation>ایران</translation>
    </message>
    <message>
        <source>Asia</source>
        <comment>trait</comment>
        <translation>آسیا</translation>
    </message>
    <message>
        <source>Africa</source>
        <comment>trait</comment>
        <translation>آفریقا</translation>
    </message>
    <message>
        <source>America</source>
        <comment>trait</comment>
        <translation>آمریکا</translation>
    </message>
    <message>
        <source>antiquity</source>
        <comment>trait: era</comment>
        <translation>دوران باستان</translation>
    </message>
    <message>
        <source>Middle Ages</source>
        <comment>trait: era</comment>
        <translation>سده‌های میانه</translation>
    </message>
    <message>
        <source>early modern times</source>
        <comment>trait: era</comment>
        <translation>آغاز دوران نو</translation>
    </message>
    <message>
        <source>modern times</source>
        <comment>trait: era</comment>
        <translation>دوران نو</translation>
    </message>
    <message>
        <source>once upon a time</source>
        <comment>trait: era</comment>
        <translation>روزی روزگاری</translation>
    </message>
    <message>
        <source>historical</source>
        <comment>trait: kind</comment>
        <translation>تاریخی</translation>
    </message>
    <message>
        <source>fictional</source>
        <comment>trait: kind</comment>
        <translation>داستانی</translation>
    </message>
    <message>
        <source>cultural</source>
        <comment>trait: kind</comment>
        <translation>فرهنگی</translation>
    </message>
</context>
<context>
    <name>similo_lesson</name>
    <message>
        <source>Welcome! Mycroft, the guide, is about to hide one of these twelve characters. You and Watson have to find it: then all three of you win. If you remove it by mistake, you lose.</source>
        <translation>خوش آمدید! مایکرافت، راهنما، می‌خواهد یکی از این دوازده شخصیت را مخفی کند. شما و واتسون باید آن را پیدا کنید؛ آن وقت هر سه برنده می‌شوید. اگر اشتباهی حذفش کنید، می‌بازید.</translation>
    </message>
    <message>
        <source>He may not speak about it, only compare. What counts is in the pictures: click a character, and “Large view” puts its traits into words.</source>
        <translation>او اجازه ندارد درباره‌اش حرف بزند و فقط می‌تواند مقایسه کند. هرچه مهم است در تصویرها پیداست: روی شخصیتی کلیک کنید؛ «نمای بزرگ» ویژگی‌هایش را به کلمه می‌گوید.</translation>
    </message>
    <message>
        <source>Mycroft has chosen, and this is his first clue. It lies vertically: the hidden character is similar to Elizabeth I. In what, he may not say. Where the clue lies means nothing.</source>
        <translation>مایکرافت انتخابش را کرده و این اولین سرنخ اوست. عمودی است: شخصیت مخفی شبیه الیزابت اول است. در چه چیزی، اجازه ندارد بگوید. این‌که سرنخ کنار کدام کارت است معنایی ندارد.</translation>
    </message>
    <message>
        <source>Who is least like her? Pinocchio: a boy, made of wood, with no crown. Drag him to “Which character goes?”, or click him and then “Remove Pinocchio”.</source>
        <translation>چه کسی از همه کمتر شبیه اوست؟ پینوکیو: پسربچه‌ای چوبی و بی‌تاج. او را به «کدام شخصیت حذف شود؟» بکشید، یا رویش و سپس روی «حذف پینوکیو» کلیک کنید.</translation>
    </message>
    <message>
        <source>You see Watson’s vote once you have cast yours. He agrees: a majority, and Pinocchio goes. After one in this round it is two in the next, then three, then four.</source>
        <translation>رأی واتسون را وقتی می‌بینید که خودتان رأی داده باشید. او هم موافق است: اکثریت، و پینوکیو حذف می‌شود. در این دور یکی حذف شد، در دور بعد دو تا، سپس سه و سپس چهار.</translation>
    </message>
    <message>
        <source>This clue lies horizontally: not similar. Rostam has a beard and a weapon. Just two characters have both, and two have to go. Vote for Captain Hook.</source>
        <translation>این سرنخ افقی است: شبیه نیست. رستم ریش و سلاح دارد. فقط دو شخصیت هر دو را دارند، و دو تا باید حذف شوند. به حذف کاپیتان هوک رأی بدهید.</translation>
    </message>
    <message>
        <source>Watson began with Robin Hood: no majority. You vote again, between these two; if you still differ, the guide decides. Agree for now: Robin Hood. Hook’s turn will come.</source>
        <translation>واتسون از رابین هود شروع کرد: اکثریتی نشد. دوباره رأی می‌دهید، میان همین دو؛ اگر باز هم نظرتان یکی نباشد، راهنما تصمیم می‌گیرد. فعلاً همراه شوید: رابین هود. نوبت هوک هم می‌رسد.</translation>
    </message>
    <message>
        <source>It has come: every character that goes has its own vote. Now Captain Hook.</source>
        <translation>نوبتش رسید: برای حذف هر شخصیت جداگانه رأی می‌گیرند. حالا کاپیتان هوک.</translation>
    </message>
    <message>
        <source>Scheherazade, vertical: similar. Like Elizabeth she is a woman, so the men fit worst. Three of them are left, and three have to go. First Napoleon.</source>
        <translation>شهرزاد، عمودی: شبیه. او هم مثل الیزابت زن است، پس مردها از همه کمتر جورند. سه مرد مانده‌اند و سه تا باید حذف شوند. اول ناپلئون.</translation>
    </message>
    <message>
        <source>Next Julius Caesar. He also has a weapon, as Rostam had: the clues of earlier rounds go on counting.</source>
        <translation>بعد ژولیوس سزار. او هم مثل رستم سلاح دارد: سرنخ‌های دورهای قبل همچنان به حساب می‌آیند.</translation>
    </message>
    <message>
        <source>The third is easily missed: Moctezuma wears his hair long, but his traits say “man”. When in doubt, look at the large view. Vote for him.</source>
        <translation>سومی به‌راحتی از چشم می‌افتد: موکتسوما موی بلند دارد، ولی در ویژگی‌هایش آمده است «مرد». هر وقت شک داشتید، نمای بزرگ را ببینید. به حذف او رأی بدهید.</translation>
    </message>
    <message>
        <source>The last clue, vertical: Cyrus. That he is a man cannot be meant; surely it is his crown. Four have none, and four have to go. First Medusa.</source>
        <translation>آخرین سرنخ، عمودی: کوروش. منظور نمی‌تواند مرد بودنش باشد؛ لابد تاج اوست. چهار نفر تاج ندارند و چهار نفر باید حذف شوند. اول مدوسا.</translation>
    </message>
    <message>
        <source>Red Riding Hood wears a hood, not a crown.</source>
        <translation>شنل قرمزی شنل به سر دارد، نه تاج.</translation>
    </message>
    <message>
        <source>Snow White has only a ribbon in her hair.</source>
        <translation>سفیدبرفی فقط روبانی به مو دارد.</translation>
    </message>
    <message>
        <source>And Marie Curie has nothing on her head. Then two are left.</source>
        <translation>و ماری کوری سربرهنه است. آن وقت دو نفر می‌مانند.</translation>
    </message>
    <message>
        <source>The final guess: two queens. Look at the used clues again: Elizabeth and Cyrus bear a crown in the corner, too. So does Wu Zetian; the Queen of Hearts bears a skull. Guess Wu Zetian.</source>
        <translation>حدس نهایی، میان دو ملکه. دوباره به سرنخ‌های استفاده‌شده نگاه کنید: الیزابت و کوروش در گوشه‌ی کارت هم نشان تاج دارند. وو زتیان هم دارد؛ ملکه‌ی دل‌ها جمجمه دارد. حدس بزنید: وو زتیان.</translation>
    </message>
    <message>
        <source>Found, and everybody wins. You can also be the guide: then you hide a character and lay a card from your hand in each round, vertically if it is similar, horizontally if not.</source>
        <translation>پیدا شد و همه برنده‌اند. شما هم می‌توانید راهنما باشید: شخصیتی را مخفی می‌کنید و در هر دور کارتی از دستتان می‌گذارید؛ اگر شبیه است عمودی، اگر نیست افقی.</translation>
    </message>
    <message>
        <source>That is Similo. Compare a clue with everybody who is left, and with the clues before it. When you are stuck, H gives you a hint, W answers why not, and U goes back a step.</source>
        <translation>این هم از سیمیلو. هر سرنخ را با همه‌ی باقی‌مانده‌ها و با سرنخ‌های قبلی مقایسه کنید. اگر گیر کردید، H راهنمایی می‌دهد، W می‌گوید چرا کاری مجاز نیست و U یک قدم به عقب برمی‌گردد.</translation>
    </message>
</context>
</TS>
