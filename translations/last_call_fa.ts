<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa" sourcelanguage="en">
<context>
    <name>last_call</name>
    <message>
        <source>Last Call</source>
        <translation>آخرین تماس</translation>
    </message>
    <message>
        <source>A sealed case, forty-eight clues, and one wrong word too many</source>
        <translation>پرونده‌ای مهرشده، چهل‌وهشت سرنخ و یک حرف اشتباه که زیادی است</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>مکان</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>سلاح</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>شخص</translation>
    </message>
    <message>
        <source>Bedroom</source>
        <translation>اتاق خواب</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>کتابخانه</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>بندر</translation>
    </message>
    <message>
        <source>Theatre</source>
        <translation>تماشاخانه</translation>
    </message>
    <message>
        <source>Knife</source>
        <translation>چاقو</translation>
    </message>
    <message>
        <source>Gun</source>
        <translation>تفنگ</translation>
    </message>
    <message>
        <source>Poison</source>
        <translation>زهر</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>طناب</translation>
    </message>
    <message>
        <source>Butler</source>
        <translation>پیشخدمت</translation>
    </message>
    <message>
        <source>Actress</source>
        <translation>بازیگر زن</translation>
    </message>
    <message>
        <source>Colonel</source>
        <translation>سرهنگ</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>بانکدار</translation>
    </message>
    <message>
        <source>{item} {number}</source>
        <comment>a clue card: Gun 7</comment>
        <translation>‏{item} {number}</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>کارتی رو به پایین</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>دور {number}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>نوبت شماست</translation>
    </message>
    <message>
        <source>Play a card, guess or accuse</source>
        <translation>کارت بازی کنید، حدس بزنید یا متهم کنید</translation>
    </message>
    <message>
        <source>Guess, accuse or pass</source>
        <translation>حدس بزنید، متهم کنید یا بگذرید</translation>
    </message>
    <message>
        <source>Play a card or accuse</source>
        <translation>کارت بازی کنید یا متهم کنید</translation>
    </message>
    <message>
        <source>Nobody else is left: accuse</source>
        <translation>کس دیگری نمانده: متهم کنید</translation>
    </message>
    <message>
        <source>Lay it in front of you</source>
        <translation>جلوی خودتان بگذاریدش</translation>
    </message>
    <message>
        <source>Show {player} one of the cards</source>
        <translation>یکی از کارت‌ها را به {player} نشان دهید</translation>
    </message>
    <message>
        <source>Show it to {player}</source>
        <translation>به {player} نشانش دهید</translation>
    </message>
    <message>
        <source>Draw an extra card?</source>
        <translation>کارت اضافه برمی‌دارید؟</translation>
    </message>
    <message>
        <source>Declare a strong clue?</source>
        <translation>سرنخ قوی اعلام می‌کنید؟</translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation>حدس شما</translation>
    </message>
    <message>
        <source>Final investigation</source>
        <translation>تحقیق نهایی</translation>
    </message>
    <message>
        <source>Choose a place, a weapon and a person</source>
        <translation>یک مکان، یک سلاح و یک شخص برگزینید</translation>
    </message>
    <message>
        <source>All three are chosen</source>
        <translation>هر سه برگزیده شده‌اند</translation>
    </message>
    <message>
        <source>{player} is thinking</source>
        <translation>{player} فکر می‌کند</translation>
    </message>
    <message>
        <source>{player} shows a card</source>
        <translation>{player} کارتی نشان می‌دهد</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>شما حذف شده‌اید</translation>
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
        <source>The case is solved</source>
        <translation>پرونده حل شد</translation>
    </message>
    <message>
        <source>The case stays unsolved</source>
        <translation>پرونده حل‌نشده ماند</translation>
    </message>
    <message>
        <source>One player was left</source>
        <translation>تنها یک بازیکن مانده بود</translation>
    </message>
    <message>
        <source>Do one of three things: lay a card of your hand in front of you, guess three cards, or announce the final investigation.</source>
        <translation>یکی از سه کار را بکنید: کارتی از دست خود جلویتان بگذارید، سه کارت را حدس بزنید یا تحقیق نهایی را اعلام کنید.</translation>
    </message>
    <message>
        <source>{player} asked for cards that you have. Show one of them; only {player} sees it.</source>
        <translation>{player} کارت‌هایی را پرسید که شما دارید. یکی را نشان دهید؛ فقط {player} آن را می‌بیند.</translation>
    </message>
    <message>
        <source>Your card has the same symbol as the card before: you may draw one.</source>
        <translation>کارت شما هم‌نماد کارت قبلی است: می‌توانید یکی بردارید.</translation>
    </message>
    <message>
        <source>Three of your cards in front have one symbol. If you name one a strong clue and the case is of its item, you get 2 points.</source>
        <translation>سه کارت جلوی شما یک نماد دارند. اگر یکی را سرنخ قوی بنامید و پرونده از همان مورد باشد، ۲ امتیاز می‌گیرید.</translation>
    </message>
    <message>
        <source>Choose one card of each symbol in the notebook, or with the arrows.</source>
        <translation>از هر نماد یک کارت برگزینید، در دفترچه‌ی یادداشت یا با پیکان‌ها.</translation>
    </message>
    <message>
        <source>It is the turn of {player}.</source>
        <translation>نوبت {player} است.</translation>
    </message>
    <message>
        <source>You are out of this case, but you may watch.</source>
        <translation>از این پرونده حذف شده‌اید، ولی می‌توانید تماشا کنید.</translation>
    </message>
    <message>
        <source>The match is over; nothing more can be played.</source>
        <translation>بازی تمام شده است؛ دیگر چیزی نمی‌توان بازی کرد.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>بازی</translation>
    </message>
    <message>
        <source>Play and draw</source>
        <translation>بازی و برداشتن</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>نشان دادن</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>برداشتن</translation>
    </message>
    <message>
        <source>Make a guess</source>
        <translation>حدس بزنید</translation>
    </message>
    <message>
        <source>Final investigation</source>
        <comment>a button</comment>
        <translation>تحقیق نهایی</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>بگذرید</translation>
    </message>
    <message>
        <source>Ask the others</source>
        <translation>از دیگران بپرسید</translation>
    </message>
    <message>
        <source>Announce it</source>
        <translation>اعلامش کنید</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>کارت بردارید</translation>
    </message>
    <message>
        <source>Do without</source>
        <translation>نمی‌خواهم</translation>
    </message>
    <message>
        <source>No strong clue</source>
        <translation>بدون سرنخ قوی</translation>
    </message>
    <message>
        <source>Show {card}</source>
        <translation>نشان دادن {card}</translation>
    </message>
    <message>
        <source>Jump to the end</source>
        <translation>رفتن به پایان</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>دست شما</translation>
    </message>
    <message>
        <source>In front of you: {cards}</source>
        <translation>جلوی شما: {cards}</translation>
    </message>
    <message>
        <source>In front of {player}: {cards}</source>
        <translation>جلوی {player}: {cards}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>هیچ</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>ذخیره</translation>
    </message>
    <message numerus="yes">
        <source>Reserve, %n card(s) left</source>
        <translation>
            <numerusform>ذخیره، %n کارت مانده</numerusform>
        </translation>
    </message>
    <message>
        <source>A card of the same symbol draws one</source>
        <translation>کارت هم‌نماد یکی برمی‌دارد</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in hand</comment>
        <translation>
            <numerusform>%n کارت</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n امتیاز</numerusform>
        </translation>
    </message>
    <message>
        <source>out of the case</source>
        <translation>بیرون از پرونده</translation>
    </message>
    <message>
        <source>{player} showed you</source>
        <translation>{player} نشانتان داد</translation>
    </message>
    <message>
        <source>Case file</source>
        <translation>پرونده</translation>
    </message>
    <message>
        <source>Case {number} of {cases}</source>
        <translation>پرونده‌ی {number} از {cases}</translation>
    </message>
    <message>
        <source>Your leads</source>
        <translation>سرنخ‌های محرمانه</translation>
    </message>
    <message>
        <source>Not: {item}</source>
        <comment>a lead: the case is not of this item</comment>
        <translation>نه: {item}</translation>
    </message>
    <message>
        <source>There are no leads in this case.</source>
        <translation>این پرونده سرنخ محرمانه ندارد.</translation>
    </message>
    <message>
        <source>{symbol} of the case, sealed</source>
        <translation>{symbol} پرونده، مهرشده</translation>
    </message>
    <message>
        <source>{symbol}: {card}</source>
        <comment>chosen for a guess</comment>
        <translation>‏{symbol}: {card}</translation>
    </message>
    <message>
        <source>{symbol}: not chosen yet</source>
        <comment>for a guess</comment>
        <translation>{symbol}: هنوز برگزیده نشده</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>کارت بعدی</translation>
    </message>
    <message>
        <source>Previous card</source>
        <translation>کارت قبلی</translation>
    </message>
    <message>
        <source>{you} played {card}</source>
        <translation>{you} {card} را بازی کردید</translation>
    </message>
    <message>
        <source>{player} played {card}</source>
        <translation>{player} {card} را بازی کرد</translation>
    </message>
    <message>
        <source>and drew a card</source>
        <comment>Irene played Gun 7 …</comment>
        <translation>و کارتی برداشت</translation>
    </message>
    <message>
        <source>and drew {card}</source>
        <comment>You played Gun 7 …</comment>
        <translation>و {card} را برداشتید</translation>
    </message>
    <message>
        <source>You drew {card}</source>
        <translation>شما {card} را برداشتید</translation>
    </message>
    <message>
        <source>{player} drew a card</source>
        <translation>{player} کارتی برداشت</translation>
    </message>
    <message>
        <source>You did without the extra card</source>
        <translation>از کارت اضافه گذشتید</translation>
    </message>
    <message>
        <source>{player} did without the extra card</source>
        <translation>{player} از کارت اضافه گذشت</translation>
    </message>
    <message>
        <source>{you} asked for {cards}</source>
        <translation>{you} پرسیدید: {cards}</translation>
    </message>
    <message>
        <source>{player} asked for {cards}</source>
        <translation>{player} پرسید: {cards}</translation>
    </message>
    <message>
        <source>{player} showed you {card}</source>
        <translation>{player} {card} را به شما نشان داد</translation>
    </message>
    <message>
        <source>You showed {card} to {other}</source>
        <translation>شما {card} را به {other} نشان دادید</translation>
    </message>
    <message>
        <source>{player} showed {other} a card</source>
        <translation>{player} کارتی به {other} نشان داد</translation>
    </message>
    <message>
        <source>Nobody had one of them in hand</source>
        <translation>هیچ‌کس هیچ‌کدام را در دست نداشت</translation>
    </message>
    <message>
        <source>{you} declared {card} a strong clue</source>
        <translation>{you} {card} را سرنخ قوی اعلام کردید</translation>
    </message>
    <message>
        <source>{player} declared {card} a strong clue</source>
        <translation>{player} {card} را سرنخ قوی اعلام کرد</translation>
    </message>
    <message>
        <source>{you} passed</source>
        <translation>{you} گذشتید</translation>
    </message>
    <message>
        <source>{player} passed</source>
        <translation>{player} گذشت</translation>
    </message>
    <message>
        <source>{you} announced {cards}</source>
        <translation>{you} اعلام کردید: {cards}</translation>
    </message>
    <message>
        <source>{player} announced {cards}</source>
        <translation>{player} اعلام کرد: {cards}</translation>
    </message>
    <message>
        <source>It was wrong: you are out</source>
        <translation>اشتباه بود: شما حذف شدید</translation>
    </message>
    <message>
        <source>It was wrong: {player} is out</source>
        <translation>اشتباه بود: {player} حذف شد</translation>
    </message>
    <message>
        <source>You refute it and take a token</source>
        <translation>شما آن را رد می‌کنید و یک نشان می‌گیرید</translation>
    </message>
    <message>
        <source>{player} refutes it and takes a token</source>
        <translation>{player} آن را رد می‌کند و یک نشان می‌گیرد</translation>
    </message>
    <message>
        <source>Nobody refutes it</source>
        <translation>هیچ‌کس آن را رد نمی‌کند</translation>
    </message>
    <message>
        <source>Round {number} ended; the cards go back to the hands</source>
        <translation>دور {number} تمام شد؛ کارت‌ها به دست‌ها برمی‌گردند</translation>
    </message>
    <message>
        <source>You solved the case: {cards}</source>
        <translation>شما پرونده را حل کردید: {cards}</translation>
    </message>
    <message>
        <source>{player} solved the case: {cards}</source>
        <translation>{player} پرونده را حل کرد: {cards}</translation>
    </message>
    <message>
        <source>You are the last one left and win the case</source>
        <translation>شما آخرین نفرید و برنده‌ی پرونده</translation>
    </message>
    <message>
        <source>{player} is the last one left and wins the case</source>
        <translation>{player} آخرین نفر است و برنده‌ی پرونده</translation>
    </message>
    <message>
        <source>Case {number} was sealed and dealt</source>
        <translation>پرونده‌ی {number} مهر و پخش شد</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>رویدادها</translation>
    </message>
    <message>
        <source>You name the case</source>
        <translation>شما پرونده را نام می‌برید</translation>
    </message>
    <message>
        <source>{player} names the case</source>
        <translation>{player} پرونده را نام می‌برد</translation>
    </message>
    <message>
        <source>{player} holds it</source>
        <translation>{player} آن را دارد</translation>
    </message>
    <message>
        <source>You hold it</source>
        <translation>شما آن را دارید</translation>
    </message>
    <message>
        <source>Nobody shows it</source>
        <translation>هیچ‌کس نشانش نمی‌دهد</translation>
    </message>
    <message>
        <source>Wrong: you are out</source>
        <translation>اشتباه: شما حذف شدید</translation>
    </message>
    <message>
        <source>Wrong: {player} is out</source>
        <translation>اشتباه: {player} حذف شد</translation>
    </message>
    <message>
        <source>Right: the case is yours</source>
        <translation>درست: پرونده از آن شماست</translation>
    </message>
    <message>
        <source>Right: {player} has solved the case</source>
        <translation>درست: {player} پرونده را حل کرد</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>دفترچه‌ی یادداشت</translation>
    </message>
    <message>
        <source>By hand</source>
        <comment>a mode of the notebook</comment>
        <translation>دستی</translation>
    </message>
    <message>
        <source>Facts</source>
        <comment>a mode of the notebook</comment>
        <translation>دیده‌ها</translation>
    </message>
    <message>
        <source>Deductions</source>
        <comment>a mode of the notebook</comment>
        <translation>استنتاج‌ها</translation>
    </message>
    <message>
        <source>Only your own pencil writes in it.</source>
        <translation>فقط مداد خودتان در آن می‌نویسد.</translation>
    </message>
    <message>
        <source>It notes what you have seen.</source>
        <translation>آنچه دیده‌اید در آن نوشته می‌شود.</translation>
    </message>
    <message>
        <source>How the notebook is filled: {mode}</source>
        <translation>دفترچه‌ی یادداشت چگونه پر می‌شود: {mode}</translation>
    </message>
    <message>
        <source>Pencil: click a cell to mark it</source>
        <translation>مداد: روی خانه‌ای بزنید تا علامت بخورد</translation>
    </message>
    <message>
        <source>Take the last pencil mark back</source>
        <translation>پس گرفتن آخرین علامت مداد</translation>
    </message>
    <message>
        <source>holds it</source>
        <translation>آن را دارد</translation>
    </message>
    <message>
        <source>does not hold it</source>
        <translation>آن را ندارد</translation>
    </message>
    <message>
        <source>nobody holds it</source>
        <translation>هیچ‌کس آن را ندارد</translation>
    </message>
    <message>
        <source>lead</source>
        <comment>in the notebook, over the cards of an innocent item</comment>
        <translation>سرنخ</translation>
    </message>
    <message>
        <source>{player} holds {card}</source>
        <translation>{player} {card} را دارد</translation>
    </message>
    <message>
        <source>You hold {card}</source>
        <translation>شما {card} را دارید</translation>
    </message>
    <message>
        <source>{player} does not hold {card}</source>
        <translation>{player} {card} را ندارد</translation>
    </message>
    <message>
        <source>You do not hold {card}</source>
        <translation>شما {card} را ندارید</translation>
    </message>
    <message>
        <source>{player} did not hold {card}, but has drawn since</source>
        <comment>a faded cross</comment>
        <translation>{player} {card} را نداشت، ولی از آن پس کارت برداشته است</translation>
    </message>
    <message>
        <source>{player} may hold {card}</source>
        <translation>{player} شاید {card} را داشته باشد</translation>
    </message>
    <message>
        <source>{mark}; your pencil says {pencil}</source>
        <translation>{mark}؛ مداد شما می‌گوید {pencil}</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>a pencil mark</comment>
        <translation>بله</translation>
    </message>
    <message>
        <source>no</source>
        <comment>a pencil mark</comment>
        <translation>نه</translation>
    </message>
    <message>
        <source>perhaps</source>
        <comment>a pencil mark</comment>
        <translation>شاید</translation>
    </message>
    <message>
        <source>{card} is part of the case</source>
        <translation>{card} جزو پرونده است</translation>
    </message>
    <message>
        <source>{card} is not part of the case</source>
        <translation>{card} جزو پرونده نیست</translation>
    </message>
    <message>
        <source>{card} may be part of the case</source>
        <translation>{card} شاید جزو پرونده باشد</translation>
    </message>
    <message>
        <source>It follows from the numbers of cards alone.</source>
        <translation>تنها از شمار کارت‌ها برمی‌آید.</translation>
    </message>
    <message>
        <source>Together with the numbers of cards, nothing else is left.</source>
        <translation>با شمار کارت‌ها که کنار هم بگذارید، چیز دیگری نمی‌ماند.</translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <translation>این را بازی کنید: {card}.</translation>
    </message>
    <message>
        <source>Ask for {cards}.</source>
        <translation>بپرسید: {cards}.</translation>
    </message>
    <message>
        <source>Announce {cards}.</source>
        <translation>اعلام کنید: {cards}.</translation>
    </message>
    <message>
        <source>Show {card}.</source>
        <translation>این را نشان دهید: {card}.</translation>
    </message>
    <message>
        <source>Draw the extra card.</source>
        <translation>کارت اضافه را بردارید.</translation>
    </message>
    <message>
        <source>Draw no extra card.</source>
        <translation>کارت اضافه برندارید.</translation>
    </message>
    <message>
        <source>Declare {card} a strong clue.</source>
        <translation>این را سرنخ قوی اعلام کنید: {card}.</translation>
    </message>
    <message>
        <source>Declare no strong clue.</source>
        <translation>سرنخ قوی اعلام نکنید.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>بگذرید.</translation>
    </message>
    <message numerus="yes">
        <source>It is the turn of {player}. %n card(s) left in the reserve.</source>
        <translation>
            <numerusform>نوبت {player} است. %n کارت در ذخیره مانده است.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody holds {card}</source>
        <translation>هیچ‌کس {card} را ندارد</translation>
    </message>
    <message>
        <source>Click a mark to see why.</source>
        <translation>برای دلیل، روی علامت بزنید.</translation>
    </message>
    <message>
        <source>Choose {card}</source>
        <translation>برگزیدن {card}</translation>
    </message>
    <message>
        <source>Why this follows: {claim}</source>
        <translation>چرا چنین است: {claim}</translation>
    </message>
    <message>
        <source>Nothing that you know settles this yet.</source>
        <translation>هنوز هیچ‌یک از دانسته‌هایتان این را روشن نمی‌کند.</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>نوبت {number}</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>instead of a turn&apos;s number: at the deal</comment>
        <translation>آغاز</translation>
    </message>
    <message>
        <source>Back to the log</source>
        <translation>بازگشت به رویدادها</translation>
    </message>
    <message>
        <source>{card} was dealt to you.</source>
        <translation>{card} به شما داده شد.</translation>
    </message>
    <message>
        <source>You drew {card}.</source>
        <translation>شما {card} را برداشتید.</translation>
    </message>
    <message>
        <source>By your lead the case is not of this item: {item}.</source>
        <translation>به گواهی سرنخ محرمانه‌تان پرونده از این مورد نیست: {item}.</translation>
    </message>
    <message>
        <source>A removed case card shows an innocent item: {item}.</source>
        <translation>یک کارت پرونده‌ی کنارگذاشته موردی بی‌گناه را نشان می‌دهد: {item}.</translation>
    </message>
    <message>
        <source>{player} laid {card}.</source>
        <translation>{player} {card} را رو کرد.</translation>
    </message>
    <message>
        <source>{player} showed you {card}.</source>
        <translation>{player} {card} را به شما نشان داد.</translation>
    </message>
    <message>
        <source>The final investigation showed {card} with {player}.</source>
        <translation>تحقیق نهایی {card} را در دست {player} نشان داد.</translation>
    </message>
    <message>
        <source>The final investigation showed all cards of {player}.</source>
        <translation>تحقیق نهایی همه‌ی کارت‌های {player} را نشان داد.</translation>
    </message>
    <message>
        <source>{player} went out, all cards face up.</source>
        <translation>{player} با همه‌ی کارت‌های رو حذف شد.</translation>
    </message>
    <message>
        <source>The end of the case showed all cards of {player}.</source>
        <translation>پایان پرونده همه‌ی کارت‌های {player} را نشان داد.</translation>
    </message>
    <message>
        <source>{player} was asked for {cards} and showed nothing.</source>
        <translation>از {player} این‌ها پرسیده شد و چیزی نشان نداد: {cards}.</translation>
    </message>
    <message>
        <source>{player} did not refute {cards}.</source>
        <translation>{player} این‌ها را رد نکرد: {cards}.</translation>
    </message>
    <message>
        <source>{player} announced {cards}; own cards are not allowed.</source>
        <translation>{player} این‌ها را اعلام کرد: {cards}؛ کارت خود مجاز نیست.</translation>
    </message>
    <message>
        <source>{player} showed {other} one of these: {cards}.</source>
        <translation>{player} یکی از این‌ها را به {other} نشان داد: {cards}.</translation>
    </message>
    <message>
        <source>{player} showed you one of these: {cards}.</source>
        <translation>{player} یکی از این‌ها را به شما نشان داد: {cards}.</translation>
    </message>
    <message>
        <source>{player} announced {cards}, and it was wrong.</source>
        <translation>{player} این‌ها را اعلام کرد و اشتباه بود: {cards}.</translation>
    </message>
    <message>
        <source>The case was opened: {cards}.</source>
        <translation>پرونده باز شد: {cards}.</translation>
    </message>
    <message>
        <source>Announce {cards}: nothing else is possible.</source>
        <translation>اعلام کنید: {cards}. چیز دیگری ممکن نیست.</translation>
    </message>
    <message>
        <source>Announce {cards}: it is right with a chance of about {chance} in a hundred.</source>
        <translation>اعلام کنید: {cards}. بخت درست بودنش نزدیک {chance} از صد است.</translation>
    </message>
    <message>
        <source>Announce {cards}: you are the last one left, and nothing is likelier.</source>
        <translation>اعلام کنید: {cards}. شما آخرین نفرید و چیزی محتمل‌تر نیست.</translation>
    </message>
    <message>
        <source>Announce {cards}: you have to, and one is as good as another.</source>
        <translation>اعلام کنید: {cards}. ناچارید، و این با آن فرقی ندارد.</translation>
    </message>
    <message>
        <source>Play {card}: it draws one from the reserve.</source>
        <translation>این را بازی کنید: {card}. یکی از ذخیره برمی‌دارد.</translation>
    </message>
    <message>
        <source>Play {card}: it tells the others least.</source>
        <translation>این را بازی کنید: {card}. کمتر از همه چیزی به دیگران می‌گوید.</translation>
    </message>
    <message>
        <source>Ask for {cards}: the answer tells you most about the case.</source>
        <translation>بپرسید: {cards}. پاسخش بیش از همه از پرونده می‌گوید.</translation>
    </message>
    <message>
        <source>Show {card}: it gives least away.</source>
        <translation>این را نشان دهید: {card}. کمتر از همه لو می‌دهد.</translation>
    </message>
    <message>
        <source>Show {card}: {player} has seen it already.</source>
        <translation>این را نشان دهید: {card}. {player} پیش‌تر دیده است.</translation>
    </message>
    <message>
        <source>Show {card}: it is the only one that you can show.</source>
        <translation>این را نشان دهید: {card}. تنها کارتی است که می‌توانید.</translation>
    </message>
    <message>
        <source>Declare {card} a strong clue: its item is the likeliest.</source>
        <translation>این را سرنخ قوی اعلام کنید: {card}. موردش از همه محتمل‌تر است.</translation>
    </message>
    <message>
        <source>Declare nothing: the case is of none of these items.</source>
        <translation>چیزی اعلام نکنید: پرونده از هیچ‌یک از این موردها نیست.</translation>
    </message>
    <message>
        <source>Draw: every card tells you something.</source>
        <translation>بردارید: هر کارت چیزی به شما می‌گوید.</translation>
    </message>
    <message>
        <source>Pass: there is nothing else to do.</source>
        <translation>بگذرید: کار دیگری نمی‌توان کرد.</translation>
    </message>
    <message>
        <source>You solved the case</source>
        <translation>شما پرونده را حل کردید</translation>
    </message>
    <message>
        <source>{player} solved the case</source>
        <translation>{player} پرونده را حل کرد</translation>
    </message>
    <message>
        <source>You are the last one left</source>
        <translation>شما آخرین نفرید</translation>
    </message>
    <message>
        <source>{player} is the last one left</source>
        <translation>{player} آخرین نفر است</translation>
    </message>
    <message numerus="yes">
        <source>You win the match with %n point(s)</source>
        <translation>
            <numerusform>با %n امتیاز برنده‌ی بازی شدید</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the match with %n point(s)</source>
        <translation>
            <numerusform>{player} با %n امتیاز برنده‌ی بازی شد</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is a tie</source>
        <translation>بازی مساوی شد</translation>
    </message>
    <message>
        <source>You gave up the match</source>
        <translation>بازی را واگذار کردید</translation>
    </message>
    <message>
        <source>The case</source>
        <translation>پرونده</translation>
    </message>
    <message>
        <source>Nothing was sealed in this case.</source>
        <translation>در این پرونده چیزی مهر نشده بود.</translation>
    </message>
    <message>
        <source>Leads</source>
        <translation>سرنخ‌های محرمانه</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>نشان‌ها</translation>
    </message>
    <message>
        <source>Strong clue</source>
        <translation>سرنخ قوی</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>حل</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>امتیاز</translation>
    </message>
    <message>
        <source>Removed: {items}</source>
        <comment>case cards out of the game</comment>
        <translation>کنار رفته: {items}</translation>
    </message>
    <message>
        <source>Case {number}: {points}</source>
        <translation>پرونده‌ی {number}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n نوبت</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. %n card(s) left in the reserve.</source>
        <translation>
            <numerusform>نوبت شماست. %n کارت در ذخیره مانده است.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over: the case is closed.</source>
        <translation>بازی تمام شده است: پرونده بسته شد.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>هنوز نوبت شما نیست.</translation>
    </message>
    <message>
        <source>Your announcement was wrong: you are out of this case.</source>
        <translation>اعلام شما اشتباه بود: از این پرونده حذف شده‌اید.</translation>
    </message>
    <message>
        <source>First show one of the cards that you are asked for.</source>
        <translation>نخست یکی از کارت‌هایی را که می‌پرسند نشان دهید.</translation>
    </message>
    <message>
        <source>Nobody asks you for a card now.</source>
        <translation>اکنون کسی از شما کارتی نمی‌پرسد.</translation>
    </message>
    <message>
        <source>{card} was not asked for.</source>
        <translation>{card} پرسیده نشد.</translation>
    </message>
    <message>
        <source>Only a card from your own hand will do.</source>
        <translation>فقط کارتی از دست خودتان به کار می‌آید.</translation>
    </message>
    <message>
        <source>A combination has one place, one weapon and one person.</source>
        <translation>ترکیب یک مکان، یک سلاح و یک شخص دارد.</translation>
    </message>
    <message>
        <source>First draw the extra card, or do without it.</source>
        <translation>نخست کارت اضافه را بردارید یا از آن بگذرید.</translation>
    </message>
    <message>
        <source>There is no extra card to draw now.</source>
        <translation>اکنون کارت اضافه‌ای برای برداشتن نیست.</translation>
    </message>
    <message>
        <source>First declare a strong clue, or none.</source>
        <translation>نخست سرنخ قوی را اعلام کنید، یا هیچ‌کدام را.</translation>
    </message>
    <message>
        <source>You can declare no strong clue now.</source>
        <translation>اکنون نمی‌توانید سرنخ قوی اعلام کنید.</translation>
    </message>
    <message>
        <source>A strong clue takes three cards of its symbol in front of you.</source>
        <translation>سرنخ قوی سه کارت هم‌نماد جلوی شما می‌خواهد.</translation>
    </message>
    <message>
        <source>Nobody has played for two laps: now play a card, or announce.</source>
        <translation>دو بار دور میز کسی بازی نکرده است: حالا کارتی بازی کنید یا اعلام کنید.</translation>
    </message>
    <message>
        <source>You guessed on your last turn: play a card before you guess again.</source>
        <translation>در نوبت قبلی حدس زدید: پیش از حدس بعدی کارتی بازی کنید.</translation>
    </message>
    <message>
        <source>You hold {card} yourself, so the case cannot be that.</source>
        <translation>{card} دست خود شماست، پس پرونده آن نیست.</translation>
    </message>
    <message>
        <source>Nobody else is left: you must announce the final investigation.</source>
        <translation>کس دیگری نمانده: باید تحقیق نهایی را اعلام کنید.</translation>
    </message>
    <message>
        <source>You may pass only with an empty hand.</source>
        <translation>فقط با دست خالی می‌توانید بگذرید.</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>پرونده‌ها</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>چه کسی شروع می‌کند</translation>
    </message>
    <message>
        <source>Guesses in a row</source>
        <translation>حدس‌های پشت سر هم</translation>
    </message>
    <message>
        <source>Case model</source>
        <translation>مدل پرونده</translation>
    </message>
    <message>
        <source>Removed case cards</source>
        <translation>کارت‌های پرونده‌ی کنارگذاشته</translation>
    </message>
    <message>
        <source>Card before</source>
        <translation>کارت قبلی</translation>
    </message>
    <message>
        <source>Extra card</source>
        <translation>کارت اضافه</translation>
    </message>
    <message>
        <source>Cards shown</source>
        <translation>کارت‌های روشده</translation>
    </message>
    <message>
        <source>Last survivor</source>
        <translation>آخرین بازمانده</translation>
    </message>
    <message>
        <source>Safety draw</source>
        <translation>کارت اطمینان</translation>
    </message>
    <message>
        <source>The points of all cases are added; one case is simply won.</source>
        <translation>امتیازهای همه‌ی پرونده‌ها جمع می‌شود؛ در یک پرونده برنده کسی است که حلش کند.</translation>
    </message>
    <message>
        <source>In later rounds the next player clockwise begins.</source>
        <translation>در دورهای بعد بازیکن بعدی در جهت عقربه‌های ساعت شروع می‌کند.</translation>
    </message>
    <message>
        <source>How often you may guess before you have to play a card again.</source>
        <translation>چند بار می‌توانید حدس بزنید تا باز کارتی بازی کنید.</translation>
    </message>
    <message>
        <source>What is sealed, and what wins.</source>
        <translation>چه چیزی مهر می‌شود و چه چیزی برنده می‌کند.</translation>
    </message>
    <message>
        <source>Case cards that go out of the game unseen, with three and four players.</source>
        <translation>کارت‌های پرونده که دیده‌نشده از بازی بیرون می‌روند، با سه و چهار بازیکن.</translation>
    </message>
    <message>
        <source>Whose last card decides about the extra card.</source>
        <translation>آخرین کارت چه کسی درباره‌ی کارت اضافه تصمیم می‌گیرد.</translation>
    </message>
    <message>
        <source>Whether it comes by itself or you choose.</source>
        <translation>خودش می‌آید یا شما تصمیم می‌گیرید.</translation>
    </message>
    <message>
        <source>What the final investigation shows to all.</source>
        <translation>تحقیق نهایی چه چیزی را به همه نشان می‌دهد.</translation>
    </message>
    <message>
        <source>What happens when only one player is left.</source>
        <translation>وقتی تنها یک بازیکن مانده است چه می‌شود.</translation>
    </message>
    <message>
        <source>Everyone draws one after a round in which nobody drew.</source>
        <translation>پس از دوری که کسی برنداشته، هرکس یکی برمی‌دارد.</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>بخت تصمیم می‌گیرد</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>شما شروع می‌کنید</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>نامحدود</translation>
    </message>
    <message>
        <source>One</source>
        <translation>یکی</translation>
    </message>
    <message>
        <source>Case file</source>
        <comment>a case model</comment>
        <translation>پرونده</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>کلاسیک</translation>
    </message>
    <message>
        <source>Literal</source>
        <translation>لفظی</translation>
    </message>
    <message>
        <source>None and one</source>
        <translation>هیچ و یک</translation>
    </message>
    <message>
        <source>One and two</source>
        <translation>یک و دو</translation>
    </message>
    <message>
        <source>Anybody’s</source>
        <translation>از هر کس</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>از خودتان</translation>
    </message>
    <message>
        <source>By itself</source>
        <translation>خودبه‌خود</translation>
    </message>
    <message>
        <source>As you choose</source>
        <translation>به انتخاب شما</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>همه‌ی دست‌ها</translation>
    </message>
    <message>
        <source>Only what refutes</source>
        <translation>فقط آنچه رد می‌کند</translation>
    </message>
    <message>
        <source>Must announce</source>
        <translation>باید اعلام کند</translation>
    </message>
    <message>
        <source>Wins at once</source>
        <translation>فوراً برنده است</translation>
    </message>
    <message>
        <source>On</source>
        <translation>روشن</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>خاموش</translation>
    </message>
    <message>
        <source>Source rules</source>
        <translation>قوانین متن</translation>
    </message>
    <message>
        <source>Brisk rules</source>
        <translation>قوانین تند</translation>
    </message>
    <message>
        <source>As in the rulebook that Divan follows: guess as often as you like.</source>
        <translation>مانند دفترچه‌ای که دیوان از آن پیروی می‌کند: هرچه بخواهید حدس بزنید.</translation>
    </message>
    <message>
        <source>Never two guesses in a row: shorter, and cards tell more.</source>
        <translation>هیچ‌گاه دو حدس پشت سر هم: کوتاه‌تر، و کارت‌ها گویاترند.</translation>
    </message>
    <message>
        <source>Own rules</source>
        <comment>a mix of options that is no preset</comment>
        <translation>قوانین خودتان</translation>
    </message>
</context>
<context>
    <name>last_call_lesson</name>
    <message>
        <source>Your leads, beside the sealed cards, only you can see: not the knife, the rope or the poison. So the weapon is a gun, and as you hold Gun 6 and 8, it is Gun 5 or 7.</source>
        <translation>سرنخ‌های محرمانه‌ی کنار کارت‌های مهرشده را فقط شما می‌بینید: نه چاقو، نه طناب، نه زهر. پس سلاح تفنگ است، و چون تفنگ ۶ و ۸ دست شماست، یا تفنگ ۵ است یا ۷.</translation>
    </message>
    <message>
        <source>Your notebook, which N opens and closes, has noted all this. It enters what you see and what follows from it; click a mark there to see why.</source>
        <translation>دفترچه‌ی یادداشت شما، که با کلید N باز و بسته می‌شود، همه‌ی این‌ها را دارد. آنچه می‌بینید و آنچه از آن برمی‌آید خودبه‌خود نوشته می‌شود؛ روی هر علامت بزنید تا دلیلش را ببینید.</translation>
    </message>
    <message>
        <source>Welcome! Three cards lie sealed in the case: a place, a weapon and a person. Whoever is the first to name all three wins. Whoever names a wrong one is out.</source>
        <translation>خوش آمدید! سه کارت در پرونده مهر شده‌اند: یک مکان، یک سلاح و یک شخص. هر که زودتر هر سه را نام ببرد برنده است. هر که یکی را اشتباه بگوید حذف می‌شود.</translation>
    </message>
    <message>
        <source>These are five of the 48 clues. Four belong together each time: Gun 5, 6, 7 and 8 are the traces of the gun. A card that somebody holds cannot be in the case.</source>
        <translation>این‌ها پنج سرنخ از ۴۸ سرنخ‌اند. هر چهار تا از یک موردند: تفنگ ۵، ۶، ۷ و ۸ ردهای تفنگ‌اند. کارتی که دست کسی است نمی‌تواند در پرونده باشد.</translation>
    </message>
    <message>
        <source>It is your turn. What you lay, the others can strike. That the rope is innocent you know already, so give away Rope 15: drag it in front of you, or click it and then the spot.</source>
        <translation>نوبت شماست. کارتی را که بگذارید دیگران خط می‌زنند. شما از پیش می‌دانید که طناب بی‌گناه است، پس طناب ۱۵ را رو کنید: آن را جلوی خودتان بکشید، یا روی کارت و بعد روی جایش کلیک کنید.</translation>
    </message>
    <message>
        <source>Now Irene asks for Theatre 14, Gun 6 and Butler 4. You hold two of them and must show her one; nobody else sees it. Gun 6 you will lay anyway: drag it to Irene, or press its button.</source>
        <translation>حالا آیرین تماشاخانه ۱۴، تفنگ ۶ و پیشخدمت ۴ را می‌پرسد. دو تا از آن‌ها را دارید و باید یکی را نشانش دهید؛ کس دیگری نمی‌بیند. تفنگ ۶ را به‌هرحال خواهید گذاشت: آن را به سوی آیرین بکشید، یا دکمه‌اش را بزنید.</translation>
    </message>
    <message>
        <source>The last card on the table is your rope, a weapon. Whoever lays a weapon now draws a card from the reserve, and so knows one card more. Lay Gun 6.</source>
        <translation>آخرین کارت روی میز طناب شماست، یک سلاح. هر که حالا سلاح بگذارد، کارتی از ذخیره برمی‌دارد و یک کارت بیشتر می‌شناسد. تفنگ ۶ را بگذارید.</translation>
    </message>
    <message>
        <source>You drew Poison 12. Watson and Irene laid weapons too, and drew. Your notebook remembers who has which knife, also when the cards go back to the hands.</source>
        <translation>شما زهر ۱۲ را برداشتید. واتسون و آیرین هم سلاح گذاشتند و کارت برداشتند. دفترچه‌ی یادداشت به خاطر می‌سپارد کدام چاقو از آن کیست، حتی وقتی کارت‌ها به دست‌ها برگردند.</translation>
    </message>
    <message>
        <source>Gun 5 or Gun 7? Ask! Watson answers first, then Irene: the first who holds one of your three cards shows you one. If two of them are your own, it can only be the gun.</source>
        <translation>تفنگ ۵ یا تفنگ ۷؟ بپرسید! اول واتسون پاسخ می‌دهد، بعد آیرین: نخستین کسی که از سه کارت شما کارتی دارد یکی را نشانتان می‌دهد. اگر دو تا دست خودتان باشد، آن یکی فقط می‌تواند تفنگ باشد.</translation>
    </message>
    <message>
        <source>Press “Make a guess”. Click your Harbour 9 and your Butler 4, choose Gun 7 with the arrows on the sealed cards, and press “Ask the others”.</source>
        <translation>دکمه‌ی «حدس بزنید» را بزنید. روی بندر ۹ و پیشخدمت ۴ خودتان کلیک کنید، تفنگ ۷ را با پیکان‌های روی کارت‌های مهرشده برگزینید و «از دیگران بپرسید» را بزنید.</translation>
    </message>
    <message>
        <source>Watson has listened and announces the final investigation, with Gun 8. That was too early: Gun 8 is yours. He is out, and for refuting him you get a token.</source>
        <translation>واتسون گوش به زنگ بود و تحقیق نهایی را با تفنگ ۸ اعلام می‌کند. زود بود: تفنگ ۸ دست شماست. او حذف می‌شود و شما برای رد کردنش یک نشان می‌گیرید.</translation>
    </message>
    <message>
        <source>Watson had none of the three, and Irene shows you Gun 7. Only Gun 5 is left: that is the weapon of the case. The notebook has drawn the same conclusion.</source>
        <translation>واتسون هیچ‌یک از آن سه را نداشت و آیرین تفنگ ۷ را نشانتان می‌دهد. فقط تفنگ ۵ می‌ماند: سلاح پرونده همین است. دفترچه‌ی یادداشت هم به همین نتیجه رسیده است.</translation>
    </message>
    <message>
        <source>Again a weapon was laid last, so a weapon draws. Lay Poison 12, which is innocent. With three of one symbol in front of you, you may then declare a strong clue.</source>
        <translation>باز هم آخرین کارت سلاح بود، پس سلاح یکی برمی‌دارد. زهر ۱۲ را که بی‌گناه است بگذارید. با سه کارت هم‌نماد جلوی خودتان، بعد از آن می‌توانید سرنخ قوی اعلام کنید.</translation>
    </message>
    <message>
        <source>If the case is of the item that you declare, and is solved in this round, you get 2 points. You know that it is a gun: press “Gun”.</source>
        <translation>اگر پرونده از موردی باشد که اعلام می‌کنید و در همین دور حل شود، ۲ امتیاز می‌گیرید. می‌دانید که تفنگ است: «تفنگ» را بزنید.</translation>
    </message>
    <message>
        <source>It also ends the round. All have shown their cards, and your notebook has them. Your own are back in your hand, and the strong clue has lapsed.</source>
        <translation>با این کار دور هم تمام می‌شود. همه کارت‌هایشان را نشان داده‌اند و در دفترچه‌ی یادداشت شما هست. کارت‌های خودتان به دستتان برگشته‌اند و سرنخ قوی از میان رفته است.</translation>
    </message>
    <message>
        <source>Find the place and the person as you found the gun. Once the notebook leaves one card of each symbol, press “Final investigation”, name the three, and you win.</source>
        <translation>مکان و شخص را هم مانند تفنگ پیدا کنید. همین که در دفترچه‌ی یادداشت از هر نماد فقط یک کارت ماند، «تحقیق نهایی» را بزنید و آن سه را نام ببرید: برنده‌اید.</translation>
    </message>
    <message>
        <source>The next case is yours. Lay a card whenever it draws one, and ask otherwise. Are you stuck? H gives a hint, W explains why something cannot be done, U takes a move back.</source>
        <translation>پرونده‌ی بعدی با شماست. هر وقت کارتی یکی دیگر برمی‌دارد بازی‌اش کنید، وگرنه بپرسید. اگر گیر کردید، کلید H راهنمایی می‌کند، W می‌گوید چرا کاری نمی‌شود و U حرکت را پس می‌گیرد.</translation>
    </message>
</context>
</TS>
