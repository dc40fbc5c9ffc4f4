<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa" sourcelanguage="en">
<context>
    <name>DetectivePanel</name>
    <message>
        <source>Copy the log</source>
        <translation>کپی کردن رویدادها</translation>
    </message>
</context>
<context>
    <name>InfoLine</name>
    <message>
        <source>Thinking about it…</source>
        <translation>در حال فکر کردن…</translation>
    </message>
</context>
<context>
    <name>baker_street</name>
    <message>
        <source>Robbie</source>
        <comment>a suspect, alone on a label</comment>
        <translation>رابی</translation>
    </message>
    <message>
        <source>Countess</source>
        <comment>a suspect, alone on a label</comment>
        <translation>کنتس</translation>
    </message>
    <message>
        <source>Colonel</source>
        <comment>a suspect, alone on a label</comment>
        <translation>سرهنگ</translation>
    </message>
    <message>
        <source>De Wits</source>
        <comment>a couple of suspects, alone on a label</comment>
        <translation>زوج د ویت</translation>
    </message>
    <message>
        <source>Doctor</source>
        <comment>a suspect, alone on a label</comment>
        <translation>دکتر</translation>
    </message>
    <message>
        <source>Singer</source>
        <comment>a suspect, alone on a label</comment>
        <translation>آوازخوان</translation>
    </message>
    <message>
        <source>Smit brothers</source>
        <comment>suspects, alone on a label</comment>
        <translation>برادران اسمیت</translation>
    </message>
    <message>
        <source>Governess</source>
        <comment>a suspect, alone on a label</comment>
        <translation>معلم سرخانه</translation>
    </message>
    <message>
        <source>Robbie</source>
        <comment>a suspect, within a sentence</comment>
        <translation>رابی</translation>
    </message>
    <message>
        <source>the Countess</source>
        <comment>a suspect, within a sentence</comment>
        <translation>کنتس</translation>
    </message>
    <message>
        <source>the Colonel</source>
        <comment>a suspect, within a sentence</comment>
        <translation>سرهنگ</translation>
    </message>
    <message>
        <source>Mr and Mrs De Wit</source>
        <comment>suspects, within a sentence</comment>
        <translation>آقا و خانم د ویت</translation>
    </message>
    <message>
        <source>the Doctor</source>
        <comment>a suspect, within a sentence</comment>
        <translation>دکتر</translation>
    </message>
    <message>
        <source>the Singer</source>
        <comment>a suspect, within a sentence</comment>
        <translation>آوازخوان</translation>
    </message>
    <message>
        <source>the Smit brothers</source>
        <comment>within a sentence</comment>
        <translation>برادران اسمیت</translation>
    </message>
    <message>
        <source>the Governess</source>
        <comment>a suspect, within a sentence</comment>
        <translation>معلم سرخانه</translation>
    </message>
    <message>
        <source>Robbie</source>
        <comment>a suspect, first in a sentence</comment>
        <translation>رابی</translation>
    </message>
    <message>
        <source>The Countess</source>
        <comment>a suspect, first in a sentence</comment>
        <translation>کنتس</translation>
    </message>
    <message>
        <source>The Colonel</source>
        <comment>a suspect, first in a sentence</comment>
        <translation>سرهنگ</translation>
    </message>
    <message>
        <source>Mr and Mrs De Wit</source>
        <comment>suspects, first in a sentence</comment>
        <translation>آقا و خانم د ویت</translation>
    </message>
    <message>
        <source>The Doctor</source>
        <comment>a suspect, first in a sentence</comment>
        <translation>دکتر</translation>
    </message>
    <message>
        <source>The Singer</source>
        <comment>a suspect, first in a sentence</comment>
        <translation>آوازخوان</translation>
    </message>
    <message>
        <source>The Smit brothers</source>
        <comment>first in a sentence</comment>
        <translation>برادران اسمیت</translation>
    </message>
    <message>
        <source>The Governess</source>
        <comment>a suspect, first in a sentence</comment>
        <translation>معلم سرخانه</translation>
    </message>
    <message>
        <source>board-game room</source>
        <comment>on the plan</comment>
        <translation>اتاق بازی‌های رومیزی</translation>
    </message>
    <message>
        <source>hall</source>
        <comment>on the plan</comment>
        <translation>سرسرا</translation>
    </message>
    <message>
        <source>kitchen</source>
        <comment>on the plan</comment>
        <translation>آشپزخانه</translation>
    </message>
    <message>
        <source>billiard room</source>
        <comment>on the plan</comment>
        <translation>اتاق بیلیارد</translation>
    </message>
    <message>
        <source>study</source>
        <comment>on the plan</comment>
        <translation>اتاق مطالعه</translation>
    </message>
    <message>
        <source>dining room</source>
        <comment>on the plan</comment>
        <translation>اتاق غذاخوری</translation>
    </message>
    <message>
        <source>library</source>
        <comment>on the plan</comment>
        <translation>کتابخانه</translation>
    </message>
    <message>
        <source>salon</source>
        <comment>on the plan</comment>
        <translation>سالن پذیرایی</translation>
    </message>
    <message>
        <source>conservatory</source>
        <comment>on the plan</comment>
        <translation>گلخانه</translation>
    </message>
    <message>
        <source>the board-game room</source>
        <comment>within a sentence</comment>
        <translation>اتاق بازی‌های رومیزی</translation>
    </message>
    <message>
        <source>the hall</source>
        <comment>within a sentence</comment>
        <translation>سرسرا</translation>
    </message>
    <message>
        <source>the kitchen</source>
        <comment>within a sentence</comment>
        <translation>آشپزخانه</translation>
    </message>
    <message>
        <source>the billiard room</source>
        <comment>within a sentence</comment>
        <translation>اتاق بیلیارد</translation>
    </message>
    <message>
        <source>the study</source>
        <comment>within a sentence</comment>
        <translation>اتاق مطالعه</translation>
    </message>
    <message>
        <source>the dining room</source>
        <comment>within a sentence</comment>
        <translation>اتاق غذاخوری</translation>
    </message>
    <message>
        <source>the library</source>
        <comment>within a sentence</comment>
        <translation>کتابخانه</translation>
    </message>
    <message>
        <source>the salon</source>
        <comment>within a sentence</comment>
        <translation>سالن پذیرایی</translation>
    </message>
    <message>
        <source>the conservatory</source>
        <comment>within a sentence</comment>
        <translation>گلخانه</translation>
    </message>
    <message>
        <source>ice skate</source>
        <comment>on a label</comment>
        <translation>کفش اسکیت</translation>
    </message>
    <message>
        <source>cricket bat</source>
        <comment>on a label</comment>
        <translation>چوب کریکت</translation>
    </message>
    <message>
        <source>skipping rope</source>
        <comment>on a label</comment>
        <translation>طناب ورزشی</translation>
    </message>
    <message>
        <source>poisoned dart</source>
        <comment>on a label</comment>
        <translation>دارت زهرآگین</translation>
    </message>
    <message>
        <source>meat knife</source>
        <comment>on a label</comment>
        <translation>کارد گوشت</translation>
    </message>
    <message>
        <source>frying pan</source>
        <comment>on a label</comment>
        <translation>ماهیتابه</translation>
    </message>
    <message>
        <source>tea towel</source>
        <comment>on a label</comment>
        <translation>دستمال آشپزخانه</translation>
    </message>
    <message>
        <source>doctored tea</source>
        <comment>on a label</comment>
        <translation>چای مسموم</translation>
    </message>
    <message>
        <source>chisel</source>
        <comment>on a label</comment>
        <translation>اسکنه</translation>
    </message>
    <message>
        <source>hammer</source>
        <comment>on a label</comment>
        <translation>چکش</translation>
    </message>
    <message>
        <source>rope</source>
        <comment>on a label</comment>
        <translation>طناب</translation>
    </message>
    <message>
        <source>rat poison</source>
        <comment>on a label</comment>
        <translation>مرگ موش</translation>
    </message>
    <message>
        <source>hatpin</source>
        <comment>on a label</comment>
        <translation>سنجاق کلاه</translation>
    </message>
    <message>
        <source>walking stick</source>
        <comment>on a label</comment>
        <translation>عصا</translation>
    </message>
    <message>
        <source>silk scarf</source>
        <comment>on a label</comment>
        <translation>شال ابریشمی</translation>
    </message>
    <message>
        <source>poison ring</source>
        <comment>on a label</comment>
        <translation>انگشتر زهر</translation>
    </message>
    <message>
        <source>the ice skate</source>
        <comment>within a sentence</comment>
        <translation>کفش اسکیت</translation>
    </message>
    <message>
        <source>the cricket bat</source>
        <comment>within a sentence</comment>
        <translation>چوب کریکت</translation>
    </message>
    <message>
        <source>the skipping rope</source>
        <comment>within a sentence</comment>
        <translation>طناب ورزشی</translation>
    </message>
    <message>
        <source>the poisoned dart</source>
        <comment>within a sentence</comment>
        <translation>دارت زهرآگین</translation>
    </message>
    <message>
        <source>the meat knife</source>
        <comment>within a sentence</comment>
        <translation>کارد گوشت</translation>
    </message>
    <message>
        <source>the frying pan</source>
        <comment>within a sentence</comment>
        <translation>ماهیتابه</translation>
    </message>
    <message>
        <source>the tea towel</source>
        <comment>within a sentence</comment>
        <translation>دستمال آشپزخانه</translation>
    </message>
    <message>
        <source>the doctored tea</source>
        <comment>within a sentence</comment>
        <translation>چای مسموم</translation>
    </message>
    <message>
        <source>the chisel</source>
        <comment>within a sentence</comment>
        <translation>اسکنه</translation>
    </message>
    <message>
        <source>the hammer</source>
        <comment>within a sentence</comment>
        <translation>چکش</translation>
    </message>
    <message>
        <source>the rope</source>
        <comment>within a sentence</comment>
        <translation>طناب</translation>
    </message>
    <message>
        <source>the rat poison</source>
        <comment>within a sentence</comment>
        <translation>مرگ موش</translation>
    </message>
    <message>
        <source>the hatpin</source>
        <comment>within a sentence</comment>
        <translation>سنجاق کلاه</translation>
    </message>
    <message>
        <source>the walking stick</source>
        <comment>within a sentence</comment>
        <translation>عصا</translation>
    </message>
    <message>
        <source>the silk scarf</source>
        <comment>within a sentence</comment>
        <translation>شال ابریشمی</translation>
    </message>
    <message>
        <source>the poison ring</source>
        <comment>within a sentence</comment>
        <translation>انگشتر زهر</translation>
    </message>
    <message>
        <source>greed</source>
        <translation>طمع</translation>
    </message>
    <message>
        <source>jealousy</source>
        <translation>حسادت</translation>
    </message>
    <message>
        <source>revenge</source>
        <translation>انتقام</translation>
    </message>
    <message>
        <source>blackmail</source>
        <translation>باج‌گیری</translation>
    </message>
    <message>
        <source>inheritance</source>
        <translation>ارث</translation>
    </message>
    <message>
        <source>passion</source>
        <translation>عشق</translation>
    </message>
    <message>
        <source>fear</source>
        <translation>ترس</translation>
    </message>
    <message>
        <source>ambition</source>
        <translation>جاه‌طلبی</translation>
    </message>
    <message>
        <source>games and sport</source>
        <comment>a category of weapons</comment>
        <translation>بازی و ورزش</translation>
    </message>
    <message>
        <source>kitchenware</source>
        <comment>a category of weapons</comment>
        <translation>لوازم آشپزخانه</translation>
    </message>
    <message>
        <source>tools</source>
        <comment>a category of weapons</comment>
        <translation>ابزار</translation>
    </message>
    <message>
        <source>accessories</source>
        <comment>a category of weapons</comment>
        <translation>لوازم شخصی</translation>
    </message>
    <message>
        <source>cut</source>
        <comment>the trace of a weapon</comment>
        <translation>بریدگی</translation>
    </message>
    <message>
        <source>bruise</source>
        <comment>the trace of a weapon</comment>
        <translation>کبودی</translation>
    </message>
    <message>
        <source>suffocation</source>
        <comment>the trace of a weapon</comment>
        <translation>خفگی</translation>
    </message>
    <message>
        <source>poisoning</source>
        <comment>the trace of a weapon</comment>
        <translation>مسمومیت</translation>
    </message>
    <message>
        <source>Lestrade</source>
        <comment>at the head of a card</comment>
        <translation>بازرس لسترید</translation>
    </message>
    <message>
        <source>Molly Hooper</source>
        <comment>at the head of a card</comment>
        <translation>مالی هوپر</translation>
    </message>
    <message>
        <source>Mrs Hudson</source>
        <comment>at the head of a card</comment>
        <translation>خانم هادسن</translation>
    </message>
    <message>
        <source>Investigation shows that the motive of the murder is not {motive}.</source>
        <translation>تحقیقات نشان می‌دهد که انگیزه‌ی قتل {motive} نیست.</translation>
    </message>
    <message>
        <source>Investigation shows that for {suspect} the motive of the murder is not {motive}.</source>
        <translation>تحقیقات نشان می‌دهد که انگیزه‌ی قتل نزد {suspect} {motive} نیست.</translation>
    </message>
    <message>
        <source>Investigation shows that for {suspect} the motive of the murder may be {motive}.</source>
        <translation>تحقیقات نشان می‌دهد که انگیزه‌ی قتل نزد {suspect} شاید {motive} باشد.</translation>
    </message>
    <message>
        <source>Investigation shows that {weapon} is not the murder weapon.</source>
        <translation>تحقیقات نشان می‌دهد که {weapon} سلاح قتل نیست.</translation>
    </message>
    <message>
        <source>The autopsy shows that the murder weapon is nothing of games and sport.</source>
        <translation>کالبدشکافی نشان می‌دهد که سلاح قتل از وسایل بازی و ورزش نیست.</translation>
    </message>
    <message>
        <source>The autopsy shows that the murder weapon is no kitchenware.</source>
        <translation>کالبدشکافی نشان می‌دهد که سلاح قتل از لوازم آشپزخانه نیست.</translation>
    </message>
    <message>
        <source>The autopsy shows that the murder weapon is no tool.</source>
        <translation>کالبدشکافی نشان می‌دهد که سلاح قتل از ابزارها نیست.</translation>
    </message>
    <message>
        <source>The autopsy shows that the murder weapon is no accessory.</source>
        <translation>کالبدشکافی نشان می‌دهد که سلاح قتل از لوازم شخصی نیست.</translation>
    </message>
    <message>
        <source>The autopsy shows that there is no cut.</source>
        <translation>کالبدشکافی نشان می‌دهد که نشانی از بریدگی نیست.</translation>
    </message>
    <message>
        <source>The autopsy shows that there is no bruise.</source>
        <translation>کالبدشکافی نشان می‌دهد که نشانی از کبودی نیست.</translation>
    </message>
    <message>
        <source>The autopsy shows that there is no sign of suffocation.</source>
        <translation>کالبدشکافی نشان می‌دهد که نشانی از خفگی نیست.</translation>
    </message>
    <message>
        <source>The autopsy shows that there is no sign of poisoning.</source>
        <translation>کالبدشکافی نشان می‌دهد که نشانی از مسمومیت نیست.</translation>
    </message>
    <message>
        <source>During the murder there were no guests in {room}.</source>
        <translation>هنگام قتل هیچ مهمانی در {room} نبود.</translation>
    </message>
    <message>
        <source>During the murder there was 1 guest in {room}.</source>
        <translation>هنگام قتل ۱ مهمان در {room} بود.</translation>
    </message>
    <message>
        <source>During the murder there were 2 guests in {room}.</source>
        <translation>هنگام قتل ۲ مهمان در {room} بودند.</translation>
    </message>
    <message>
        <source>During the murder there were 3 guests in {room}.</source>
        <translation>هنگام قتل ۳ مهمان در {room} بودند.</translation>
    </message>
    <message>
        <source>During the murder there were more than 3 guests in {room}.</source>
        <translation>هنگام قتل بیش از ۳ مهمان در {room} بودند.</translation>
    </message>
    <message>
        <source>A couple or brothers count as one.</source>
        <comment>guests in a room</comment>
        <translation>زوج یا برادران یک نفر به حساب می‌آیند.</translation>
    </message>
    <message>
        <source>{one} and {other} did not go through {room}.</source>
        <translation>{one} و {other} از {room} عبور نکرده‌اند.</translation>
    </message>
    <message>
        <source>{one} or {other} went through {room}.</source>
        <comment>other is one person</comment>
        <translation>{one} یا {other} از {room} عبور کرده است.</translation>
    </message>
    <message>
        <source>{one} or {other} went through {room}.</source>
        <comment>other is two people</comment>
        <translation>{one} یا {other} از {room} عبور کرده‌اند.</translation>
    </message>
    <message>
        <source>Nobody went from {one} to {other}, or the reverse.</source>
        <translation>هیچ‌کس از {one} به {other} نرفته است، و برعکس.</translation>
    </message>
    <message>
        <source>{suspect} claims that he was together with {other}.</source>
        <comment>he</comment>
        <translation>{suspect} ادعا می‌کند که با {other} بوده است.</translation>
    </message>
    <message>
        <source>{suspect} claims that she was together with {other}.</source>
        <comment>she</comment>
        <translation>{suspect} ادعا می‌کند که با {other} بوده است.</translation>
    </message>
    <message>
        <source>{suspect} claim that they were together with {other}.</source>
        <comment>they</comment>
        <translation>{suspect} ادعا می‌کنند که با {other} بوده‌اند.</translation>
    </message>
    <message>
        <source>{suspect} claims that he was in {room}.</source>
        <comment>he</comment>
        <translation>{suspect} ادعا می‌کند که در {room} بوده است.</translation>
    </message>
    <message>
        <source>{suspect} claims that she was in {room}.</source>
        <comment>she</comment>
        <translation>{suspect} ادعا می‌کند که در {room} بوده است.</translation>
    </message>
    <message>
        <source>{suspect} claim that they were in {room}.</source>
        <comment>they</comment>
        <translation>{suspect} ادعا می‌کنند که در {room} بوده‌اند.</translation>
    </message>
    <message>
        <source>{suspect} claims that {motive} could be a motive of {other}.</source>
        <comment>one person</comment>
        <translation>{suspect} ادعا می‌کند که {motive} می‌تواند انگیزه‌ی {other} باشد.</translation>
    </message>
    <message>
        <source>{suspect} claim that {motive} could be a motive of {other}.</source>
        <comment>two people</comment>
        <translation>{suspect} ادعا می‌کنند که {motive} می‌تواند انگیزه‌ی {other} باشد.</translation>
    </message>
    <message>
        <source>a clue face down</source>
        <translation>یک سرنخ رو به پایین</translation>
    </message>
    <message>
        <source>{sender}, value {value}: {sentence} Can be asked for by {shows}.</source>
        <translation>{sender}، ارزش {value}: {sentence} درخواست با {shows}.</translation>
    </message>
    <message>
        <source>{sender} {value} ({shows})</source>
        <comment>a card for short: Mrs Hudson 2 (the salon)</comment>
        <translation>‏{sender} {value} ({shows})</translation>
    </message>
    <message>
        <source>Baker Street</source>
        <translation>خیابان بیکر</translation>
    </message>
    <message>
        <source>One murder, seventy-two clues, and everybody holds a few</source>
        <translation>یک قتل، هفتاد و دو سرنخ، و در دست هر کس چندتایی</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <comment>two things asked for</comment>
        <translation>{one} و {other}</translation>
    </message>
    <message>
        <source>{murderer} with {weapon}, out of {motive}</source>
        <translation>{murderer} با {weapon}، از سر {motive}</translation>
    </message>
    <message>
        <source>Round {number}, your turn</source>
        <translation>دور {number}، نوبت شما</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>دور {number}</translation>
    </message>
    <message>
        <source>Ask for clues about two things</source>
        <translation>درباره‌ی دو چیز سرنخ بخواهید</translation>
    </message>
    <message>
        <source>Make an offer, or pass</source>
        <translation>پیشنهاد بدهید یا رد کنید</translation>
    </message>
    <message>
        <source>Choose offers and pay</source>
        <translation>پیشنهادها را انتخاب و پرداخت کنید</translation>
    </message>
    <message>
        <source>Put cards away until three are left</source>
        <translation>کارت‌ها را کنار بگذارید تا سه تا بماند</translation>
    </message>
    <message>
        <source>{player} thinks about a request</source>
        <translation>{player} در فکر درخواست است</translation>
    </message>
    <message>
        <source>The others make their offers</source>
        <translation>بقیه پیشنهاد می‌دهند</translation>
    </message>
    <message>
        <source>{player} chooses offers and pays</source>
        <translation>{player} پیشنهادها را انتخاب و پرداخت می‌کند</translation>
    </message>
    <message>
        <source>The others think about their solutions</source>
        <translation>بقیه در فکر راه‌حل هستند</translation>
    </message>
    <message>
        <source>The others put cards away</source>
        <translation>بقیه کارت کنار می‌گذارند</translation>
    </message>
    <message>
        <source>Case closed</source>
        <translation>پرونده بسته شد</translation>
    </message>
    <message>
        <source>You gave up</source>
        <translation>شما واگذار کردید</translation>
    </message>
    <message>
        <source>The truth has come to light</source>
        <translation>حقیقت روشن شد</translation>
    </message>
    <message>
        <source>Choose two suspects, two rooms, or one of each. The others may offer clues about them.</source>
        <translation>دو مظنون، دو اتاق، یا از هر کدام یکی انتخاب کنید. بقیه می‌توانند درباره‌ی آن‌ها سرنخ پیشنهاد بدهند.</translation>
    </message>
    <message>
        <source>Choose cards that show something asked for. Only their value is told; what you get for them is worth at least as much.</source>
        <translation>کارت‌هایی انتخاب کنید که چیزی از درخواست روی آن‌هاست. فقط ارزش گفته می‌شود؛ آنچه می‌گیرید دست‌کم همان‌قدر می‌ارزد.</translation>
    </message>
    <message>
        <source>None of your cards shows what is asked for.</source>
        <translation>روی هیچ‌یک از کارت‌های شما چیزی از درخواست نیست.</translation>
    </message>
    <message>
        <source>Choose one or more envelopes, and for each the cards that you pay with. What you give away stays on your sheet.</source>
        <translation>یک یا چند پاکت انتخاب کنید، و برای هر کدام کارت‌هایی که می‌پردازید. آنچه می‌دهید در برگه‌ی شما می‌ماند.</translation>
    </message>
    <message>
        <source>Choose the cards to put away, face down, until three are left. Then everybody gets new ones.</source>
        <translation>کارت‌هایی را که رو به پایین کنار می‌گذارید انتخاب کنید تا سه تا بماند. بعد همه کارت تازه می‌گیرند.</translation>
    </message>
    <message>
        <source>It is not for you to decide now: {what}.</source>
        <translation>اکنون تصمیم با شما نیست: {what}.</translation>
    </message>
    <message>
        <source>The case is closed; nothing more can be done.</source>
        <translation>پرونده بسته است؛ کار دیگری نمی‌شود کرد.</translation>
    </message>
    <message>
        <source>First choose the envelope that it is to pay for.</source>
        <translation>نخست پاکتی را انتخاب کنید که این کارت بهای آن است.</translation>
    </message>
    <message>
        <source>Floor plan</source>
        <translation>نقشه‌ی خانه</translation>
    </message>
    <message numerus="yes">
        <source>%n arrow(s) struck</source>
        <comment>on the floor plan</comment>
        <translation>
            <numerusform>%n پیکان خط‌خورده</numerusform>
        </translation>
    </message>
    <message>
        <source>Light: start location</source>
        <comment>of rooms on the plan</comment>
        <translation>روشن: محل شروع</translation>
    </message>
    <message>
        <source>Face: claims to have been there</source>
        <comment>on the plan</comment>
        <translation>چهره: می‌گوید آنجا بوده</translation>
    </message>
    <message>
        <source>{room}: {weapons}</source>
        <comment>a room with what hangs in it</comment>
        <translation>‏{room}: {weapons}</translation>
    </message>
    <message>
        <source>{room}. Claims to have been there: {suspects}</source>
        <translation>{room}. می‌گوید آنجا بوده: {suspects}</translation>
    </message>
    <message>
        <source>Arrow between {one} and {other}</source>
        <translation>پیکان میان {one} و {other}</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>دست شما</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>دسته‌ی کارت‌ها</translation>
    </message>
    <message>
        <source>Hand of {player}</source>
        <translation>دست {player}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in a hand or an offer</comment>
        <translation>
            <numerusform>%n کارت</numerusform>
        </translation>
    </message>
    <message>
        <source>asks</source>
        <comment>this player has asked for clues</comment>
        <translation>درخواست می‌کند</translation>
    </message>
    <message>
        <source>solved in round {number}</source>
        <translation>حل کرد در دور {number}</translation>
    </message>
    <message>
        <source>has decided</source>
        <translation>تصمیم گرفته</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>فکر می‌کند</translation>
    </message>
    <message>
        <source>Submit a solution, or wait</source>
        <translation>راه‌حلی تحویل بدهید یا صبر کنید</translation>
    </message>
    <message>
        <source>After a wrong solution you may not submit one now.</source>
        <translation>پس از راه‌حل نادرست اکنون نمی‌توانید یکی تحویل بدهید.</translation>
    </message>
    <message>
        <source>scene of the crime</source>
        <comment>in the study, on the plan</comment>
        <translation>صحنه‌ی قتل</translation>
    </message>
    <message>
        <source>{room}, scene of the crime</source>
        <translation>{room}، صحنه‌ی قتل</translation>
    </message>
    <message>
        <source>may not submit a solution</source>
        <translation>نمی‌تواند راه‌حل تحویل بدهد</translation>
    </message>
    <message>
        <source>makes no offer</source>
        <translation>پیشنهادی نمی‌دهد</translation>
    </message>
    <message>
        <source>sealed</source>
        <comment>an offer, before it is opened</comment>
        <translation>مهروموم</translation>
    </message>
    <message>
        <source>Offer of {player}, value {value}</source>
        <translation>پیشنهاد {player}، ارزش {value}</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>an offer that you accept</comment>
        <translation>انتخاب شد</translation>
    </message>
    <message>
        <source>more than you can pay</source>
        <translation>بیش از توان پرداخت شما</translation>
    </message>
    <message>
        <source>choose</source>
        <comment>an offer</comment>
        <translation>انتخاب کنید</translation>
    </message>
    <message>
        <source>Ask about this</source>
        <translation>درخواست درباره‌ی این</translation>
    </message>
    <message>
        <source>Do not ask about this</source>
        <translation>بدون درخواست درباره‌ی این</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>پذیرفتن</translation>
    </message>
    <message>
        <source>Do not accept</source>
        <translation>نپذیرفتن</translation>
    </message>
    <message>
        <source>Name in your solution</source>
        <translation>نام بردن در راه‌حل</translation>
    </message>
    <message>
        <source>Offer it</source>
        <translation>پیشنهاد بدهید</translation>
    </message>
    <message>
        <source>for {player}</source>
        <comment>above a card that pays for an offer</comment>
        <translation>برای {player}</translation>
    </message>
    <message>
        <source>offered</source>
        <comment>above a card</comment>
        <translation>پیشنهاد</translation>
    </message>
    <message>
        <source>goes away</source>
        <comment>above a card</comment>
        <translation>کنار می‌رود</translation>
    </message>
    <message>
        <source>You ask about</source>
        <comment>followed by two names</comment>
        <translation>درخواست شما</translation>
    </message>
    <message>
        <source>{player} asks about</source>
        <comment>followed by two names</comment>
        <translation>درخواست {player}</translation>
    </message>
    <message>
        <source>and</source>
        <comment>between two names</comment>
        <translation>و</translation>
    </message>
    <message>
        <source>choose two</source>
        <translation>دو تا انتخاب کنید</translation>
    </message>
    <message>
        <source>Whom do you ask about?</source>
        <translation>درباره‌ی چه کسی؟</translation>
    </message>
    <message>
        <source>or choose rooms on the plan</source>
        <translation>یا اتاق‌ها را روی نقشه انتخاب کنید</translation>
    </message>
    <message>
        <source>Your offer</source>
        <translation>پیشنهاد شما</translation>
    </message>
    <message>
        <source>Your payment</source>
        <translation>پرداخت شما</translation>
    </message>
    <message>
        <source>at least the value, no change given</source>
        <translation>دست‌کم به اندازه‌ی ارزش، بی پول خُرد</translation>
    </message>
    <message>
        <source>Cards to put away</source>
        <translation>کارت‌هایی که کنار می‌روند</translation>
    </message>
    <message>
        <source>{chosen} of {wanted}</source>
        <translation>{chosen} از {wanted}</translation>
    </message>
    <message>
        <source>nothing chosen yet</source>
        <translation>هنوز چیزی انتخاب نشده</translation>
    </message>
    <message>
        <source>Round {number} of at most {limit}</source>
        <translation>دور {number} از حداکثر {limit}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the stack</source>
        <translation>
            <numerusform>%n کارت در دسته</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} asks first this round</source>
        <translation>{player} این دور اول درخواست می‌کند</translation>
    </message>
    <message>
        <source>You ask first this round</source>
        <translation>شما این دور اول درخواست می‌کنید</translation>
    </message>
    <message>
        <source>You have solved the case. The others go on searching.</source>
        <translation>شما پرونده را حل کرده‌اید. بقیه به جست‌وجو ادامه می‌دهند.</translation>
    </message>
    <message>
        <source>Who and why?</source>
        <translation>چه کسی و چرا؟</translation>
    </message>
    <message>
        <source>With what?</source>
        <translation>با چه؟</translation>
    </message>
    <message>
        <source>Ask</source>
        <comment>button</comment>
        <translation>درخواست</translation>
    </message>
    <message>
        <source>Offer {value}</source>
        <comment>button</comment>
        <translation>پیشنهاد {value}</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>رد کردن</translation>
    </message>
    <message>
        <source>Trade</source>
        <comment>button</comment>
        <translation>مبادله</translation>
    </message>
    <message>
        <source>Refuse all</source>
        <comment>button</comment>
        <translation>نپذیرفتن همه</translation>
    </message>
    <message>
        <source>Submit</source>
        <comment>button: a solution</comment>
        <translation>تحویل</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>سرنخ‌ها</translation>
    </message>
    <message>
        <source>not this round</source>
        <comment>one may not submit a solution</comment>
        <translation>نه در این دور</translation>
    </message>
    <message>
        <source>{player} submitted a wrong solution</source>
        <translation>{player} راه‌حل نادرستی تحویل داد</translation>
    </message>
    <message>
        <source>Nobody submitted a solution</source>
        <translation>هیچ‌کس راه‌حلی تحویل نداد</translation>
    </message>
    <message>
        <source>You submitted: {solution}</source>
        <translation>شما تحویل دادید: {solution}</translation>
    </message>
    <message>
        <source>no solution submitted</source>
        <translation>بدون راه‌حل</translation>
    </message>
    <message>
        <source>may submit one again in round {number}</source>
        <translation>دوباره در دور {number}</translation>
    </message>
    <message>
        <source>Submit: {solution}. It is the only one left.</source>
        <translation>تحویل بدهید: {solution}. تنها راهِ مانده همین است.</translation>
    </message>
    <message>
        <source>After a wrong solution you may submit one again in round {round}.</source>
        <translation>پس از راه‌حل نادرست، در دور {round} دوباره می‌توانید تحویل بدهید.</translation>
    </message>
    <message>
        <source>Now solutions are submitted.</source>
        <translation>اکنون وقت تحویل راه‌حل است.</translation>
    </message>
    <message>
        <source>Whether the one who asks may refuse all offers.</source>
        <translation>درخواست‌کننده بتواند همه‌ی پیشنهادها را نپذیرد یا نه.</translation>
    </message>
    <message>
        <source>Wait</source>
        <comment>button: no solution this round</comment>
        <translation>صبر</translation>
    </message>
    <message numerus="yes">
        <source>Who, with what and why? After a wrong solution you may not submit one for %n round(s).</source>
        <translation>
            <numerusform>چه کسی، با چه، چرا؟ پس از راه‌حل نادرست، %n دور نمی‌توانید تحویل بدهید.</numerusform>
        </translation>
    </message>
    <message>
        <source>ask about this</source>
        <comment>after the name of a key</comment>
        <translation>درخواست درباره‌ی این</translation>
    </message>
    <message>
        <source>do not ask about this</source>
        <comment>after the name of a key</comment>
        <translation>بدون درخواست درباره‌ی این</translation>
    </message>
    <message>
        <source>accept</source>
        <comment>after the name of a key</comment>
        <translation>پذیرفتن</translation>
    </message>
    <message>
        <source>name in your solution</source>
        <comment>after the name of a key</comment>
        <translation>نام بردن در راه‌حل</translation>
    </message>
    <message>
        <source>Put away</source>
        <comment>button</comment>
        <translation>کنار گذاشتن</translation>
    </message>
    <message>
        <source>Choose two things first.</source>
        <translation>نخست دو چیز انتخاب کنید.</translation>
    </message>
    <message>
        <source>Choose at least one card first.</source>
        <translation>نخست دست‌کم یک کارت انتخاب کنید.</translation>
    </message>
    <message>
        <source>Choose an envelope and pay at least its value.</source>
        <translation>پاکتی انتخاب کنید و دست‌کم ارزش آن را بپردازید.</translation>
    </message>
    <message>
        <source>Choose who, with what and why first.</source>
        <translation>نخست چه کسی، با چه و چرا را انتخاب کنید.</translation>
    </message>
    <message>
        <source>Exactly three cards must be left.</source>
        <translation>باید دقیقاً سه کارت بماند.</translation>
    </message>
    <message>
        <source>Detective&apos;s sheet</source>
        <translation>برگه‌ی کارآگاه</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>رویدادها</translation>
    </message>
    <message>
        <source>Who and why</source>
        <comment>heading on the sheet</comment>
        <translation>چه کسی و چرا</translation>
    </message>
    <message>
        <source>With what</source>
        <comment>heading on the sheet</comment>
        <translation>با چه</translation>
    </message>
    <message>
        <source>Your solution</source>
        <translation>راه‌حل شما</translation>
    </message>
    <message>
        <source>after this round</source>
        <translation>پس از این دور</translation>
    </message>
    <message>
        <source>after the next round</source>
        <translation>پس از دور بعد</translation>
    </message>
    <message>
        <source>not after the next round</source>
        <comment>one may not submit a solution</comment>
        <translation>نه پس از دور بعد</translation>
    </message>
    <message>
        <source>who</source>
        <translation>چه کسی</translation>
    </message>
    <message>
        <source>with what</source>
        <comment>short</comment>
        <translation>با چه</translation>
    </message>
    <message>
        <source>why</source>
        <translation>چرا</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>so many possibilities</comment>
        <translation>
            <numerusform>%n مانده</numerusform>
        </translation>
    </message>
    <message>
        <source>none left</source>
        <translation>هیچ نمانده</translation>
    </message>
    <message>
        <source>Why this is struck: {reasons}</source>
        <translation>چرا خط خورده است: {reasons}</translation>
    </message>
    <message>
        <source>Your solution was wrong: {solution}.</source>
        <translation>راه‌حل شما نادرست بود: {solution}.</translation>
    </message>
    <message>
        <source>Choose a name to mark it: cross, circle, nothing. Choose what is struck to read why.</source>
        <translation>نامی را انتخاب کنید تا نشانه بگیرد: ضربدر، دایره، هیچ. چیز خط‌خورده را انتخاب کنید تا علت را بخوانید.</translation>
    </message>
    <message>
        <source>Three ticks at {motive}: if it was {suspect}, that was his motive.</source>
        <comment>he</comment>
        <translation>سه تیک کنار {motive}: اگر کار {suspect} باشد، انگیزه‌اش همین بوده است.</translation>
    </message>
    <message>
        <source>Three ticks at {motive}: if it was {suspect}, that was her motive.</source>
        <comment>she</comment>
        <translation>سه تیک کنار {motive}: اگر کار {suspect} باشد، انگیزه‌اش همین بوده است.</translation>
    </message>
    <message>
        <source>Three ticks at {motive}: if it was {suspect}, that was their motive.</source>
        <comment>they</comment>
        <translation>سه تیک کنار {motive}: اگر کار {suspect} باشد، انگیزه‌شان همین بوده است.</translation>
    </message>
    <message>
        <source>{name}, struck</source>
        <comment>on the sheet, for screen readers</comment>
        <translation>{name}، خط‌خورده</translation>
    </message>
    <message>
        <source>{name}, crossed by you</source>
        <comment>for screen readers</comment>
        <translation>{name}، با ضربدر شما</translation>
    </message>
    <message>
        <source>{name}, circled by you</source>
        <comment>for screen readers</comment>
        <translation>{name}، با دایره‌ی شما</translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n tick(s)</source>
        <comment>for screen readers</comment>
        <translation>
            <numerusform>{name}، %n تیک</numerusform>
        </translation>
    </message>
    <message>
        <source>in your hand</source>
        <comment>of a clue</comment>
        <translation>در دست شما</translation>
    </message>
    <message>
        <source>confirmed</source>
        <comment>a claim to have been together</comment>
        <translation>تأیید شده</translation>
    </message>
    <message>
        <source>not confirmed</source>
        <comment>a claim to have been together</comment>
        <translation>تأیید نشده</translation>
    </message>
    <message>
        <source>You have read no clue yet.</source>
        <translation>هنوز سرنخی نخوانده‌اید.</translation>
    </message>
    <message>
        <source>You asked about {things}</source>
        <translation>شما درباره‌ی {things} درخواست کردید</translation>
    </message>
    <message>
        <source>{player} asked about {things}</source>
        <translation>{player} درباره‌ی {things} درخواست کرد</translation>
    </message>
    <message>
        <source>You offered {value}</source>
        <translation>شما {value} پیشنهاد دادید</translation>
    </message>
    <message>
        <source>{player} offered {value}</source>
        <translation>{player} {value} پیشنهاد داد</translation>
    </message>
    <message>
        <source>You passed</source>
        <translation>شما رد کردید</translation>
    </message>
    <message>
        <source>{player} passed</source>
        <translation>{player} رد کرد</translation>
    </message>
    <message>
        <source>Offers: {offers}</source>
        <translation>پیشنهادها: {offers}</translation>
    </message>
    <message>
        <source>{player} {value}</source>
        <comment>in a list: Irene 3</comment>
        <translation>‏{player} {value}</translation>
    </message>
    <message>
        <source>Nobody made an offer</source>
        <translation>هیچ‌کس پیشنهادی نداد</translation>
    </message>
    <message>
        <source>You gave {player} {given} and got {received}</source>
        <translation>شما به {player} {given} دادید و {received} گرفتید</translation>
    </message>
    <message>
        <source>{player} gave you {given} and got {received}</source>
        <translation>{player} به شما {given} داد و {received} گرفت</translation>
    </message>
    <message>
        <source>{player} traded with {other}, cards: {given} for {received}</source>
        <translation>{player} با {other} مبادله کرد، کارت: {given} در برابر {received}</translation>
    </message>
    <message>
        <source>You refused all offers</source>
        <translation>شما هیچ پیشنهادی را نپذیرفتید</translation>
    </message>
    <message>
        <source>{player} refused all offers</source>
        <translation>{player} هیچ پیشنهادی را نپذیرفت</translation>
    </message>
    <message numerus="yes">
        <source>You drew %n card(s)</source>
        <translation>
            <numerusform>شما %n کارت کشیدید</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} drew %n card(s)</source>
        <translation>
            <numerusform>{player} %n کارت کشید</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) became the new stack</source>
        <translation>
            <numerusform>%n کارت دسته‌ی تازه شد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You solved the case: %n victory point(s)</source>
        <translation>
            <numerusform>شما پرونده را حل کردید: %n امتیاز پیروزی</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} solved the case: %n victory point(s)</source>
        <translation>
            <numerusform>{player} پرونده را حل کرد: %n امتیاز پیروزی</numerusform>
        </translation>
    </message>
    <message>
        <source>Your solution was wrong</source>
        <translation>راه‌حل شما نادرست بود</translation>
    </message>
    <message>
        <source>Round {number}: {player} asks first</source>
        <translation>دور {number}: {player} اول درخواست می‌کند</translation>
    </message>
    <message>
        <source>Round {number}: you ask first</source>
        <translation>دور {number}: شما اول درخواست می‌کنید</translation>
    </message>
    <message>
        <source>It was {solution}</source>
        <comment>the solution follows</comment>
        <translation>کارِ {solution} بود</translation>
    </message>
    <message>
        <source>Round {number}: the envelopes are opened</source>
        <translation>دور {number}: پاکت‌ها باز شد</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n victory point(s)</source>
        <translation>
            <numerusform>شما با %n امتیاز پیروزی برنده‌اید</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n victory point(s)</source>
        <translation>
            <numerusform>{player} با %n امتیاز پیروزی برنده است</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share the win, %n victory point(s) each</source>
        <translation>
            <numerusform>{players} با هم برنده‌اند، هر کدام %n امتیاز پیروزی</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody solved the case</source>
        <translation>هیچ‌کس پرونده را حل نکرد</translation>
    </message>
    <message>
        <source>You gave up; the case stays open</source>
        <translation>شما واگذار کردید؛ پرونده باز می‌ماند</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n دور</numerusform>
        </translation>
    </message>
    <message>
        <source>right</source>
        <comment>a solution</comment>
        <translation>درست</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>a solution</comment>
        <translation>نادرست</translation>
    </message>
    <message>
        <source>done in round {number}</source>
        <translation>تمام در دور {number}</translation>
    </message>
    <message>
        <source>still searching</source>
        <translation>هنوز در جست‌وجو</translation>
    </message>
    <message>
        <source>Your solution: {solution}</source>
        <translation>راه‌حل شما: {solution}</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>چه گذشت</translation>
    </message>
    <message>
        <source>The way: {rooms}</source>
        <translation>راه: {rooms}</translation>
    </message>
    <message>
        <source>The first to be done gets 5 victory points, then 3, 2, 1 and 0.</source>
        <translation>نخستین کسی که تمام کند ۵ امتیاز پیروزی می‌گیرد، پس از آن ۳، ۲، ۱ و ۰.</translation>
    </message>
    <message>
        <source>Round {number}: it is for you to decide.</source>
        <translation>دور {number}: تصمیم با شماست.</translation>
    </message>
    <message>
        <source>Round {number}: the others are thinking.</source>
        <translation>دور {number}: بقیه فکر می‌کنند.</translation>
    </message>
    <message>
        <source>Ask about {one} and {other}: clues about them would tell you most.</source>
        <translation>درباره‌ی {one} و {other} درخواست کنید: سرنخ آن‌ها از همه بیشتر می‌گوید.</translation>
    </message>
    <message>
        <source>Offer {cards}: {player} has read that already, and you get something for it.</source>
        <translation>{cards} را پیشنهاد بدهید: {player} آن را خوانده است و شما چیزی در برابرش می‌گیرید.</translation>
    </message>
    <message>
        <source>Offer {cards}: what you get for it should tell you more than it gives away.</source>
        <translation>{cards} را پیشنهاد بدهید: آنچه می‌گیرید باید بیش از آنچه می‌دهید بگوید.</translation>
    </message>
    <message>
        <source>Pass: no card of yours shows what is asked for.</source>
        <translation>رد کنید: روی هیچ کارت شما چیزی از درخواست نیست.</translation>
    </message>
    <message>
        <source>Pass: your cards would tell {player} more than they would bring you.</source>
        <translation>رد کنید: کارت‌هایتان به {player} بیش از آن می‌گوید که برای شما می‌آورد.</translation>
    </message>
    <message>
        <source>Accept the offer of {player} and pay with {cards}: that gives away least.</source>
        <translation>پیشنهاد {player} را بپذیرید و با {cards} بپردازید: کمترین چیز را لو می‌دهد.</translation>
    </message>
    <message>
        <source>Accept the offer of {player} too, and pay with {cards}.</source>
        <translation>پیشنهاد {player} را هم بپذیرید و با {cards} بپردازید.</translation>
    </message>
    <message>
        <source>Accept no further offer: it would cost more than it tells.</source>
        <translation>پیشنهاد دیگری نپذیرید: بیش از آنچه می‌گوید هزینه دارد.</translation>
    </message>
    <message>
        <source>Refuse all: they would cost more than they tell.</source>
        <translation>هیچ‌کدام را نپذیرید: بیش از آنچه می‌گویند هزینه دارند.</translation>
    </message>
    <message>
        <source>Put away {cards}: what you keep is worth most in a trade.</source>
        <translation>{cards} را کنار بگذارید: آنچه می‌ماند در مبادله از همه باارزش‌تر است.</translation>
    </message>
    <message numerus="yes">
        <source>Submit: {solution}. The chance is {percent} %, and a wrong one costs you %n round(s).</source>
        <translation>
            <numerusform>تحویل بدهید: {solution}. بخت آن {percent}٪ است و اشتباه %n دور هزینه دارد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wait: %n solution(s) are left, and the likeliest has {percent} %.</source>
        <translation>
            <numerusform>صبر کنید: %n راه‌حل مانده و محتمل‌ترین آن‌ها {percent}٪ بخت دارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wait: no solution fits what you have noted.</source>
        <translation>صبر کنید: هیچ راه‌حلی با دانسته‌های شما جور نیست.</translation>
    </message>
    <message>
        <source>Ask about {one} and {other}.</source>
        <translation>درباره‌ی {one} و {other} درخواست کنید.</translation>
    </message>
    <message>
        <source>Offer {cards}.</source>
        <translation>‏{cards} را پیشنهاد بدهید.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>رد کنید.</translation>
    </message>
    <message>
        <source>Accept the offer of {player} and pay with {cards}.</source>
        <translation>پیشنهاد {player} را بپذیرید و با {cards} بپردازید.</translation>
    </message>
    <message>
        <source>Accept no further offer.</source>
        <translation>پیشنهاد دیگری نپذیرید.</translation>
    </message>
    <message>
        <source>Refuse all.</source>
        <translation>هیچ‌کدام را نپذیرید.</translation>
    </message>
    <message>
        <source>Put away {cards}.</source>
        <translation>‏{cards} را کنار بگذارید.</translation>
    </message>
    <message>
        <source>Submit: {solution}.</source>
        <translation>تحویل بدهید: {solution}.</translation>
    </message>
    <message>
        <source>Wait.</source>
        <translation>صبر کنید.</translation>
    </message>
    <message>
        <source>The case is closed.</source>
        <translation>پرونده بسته است.</translation>
    </message>
    <message>
        <source>You are done: you have solved the case.</source>
        <translation>کار شما تمام است: پرونده را حل کرده‌اید.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>نوبت شما نیست.</translation>
    </message>
    <message>
        <source>You have decided already; the others are still thinking.</source>
        <translation>شما تصمیم گرفته‌اید؛ بقیه هنوز فکر می‌کنند.</translation>
    </message>
    <message>
        <source>First ask for clues about two things.</source>
        <translation>نخست درباره‌ی دو چیز سرنخ بخواهید.</translation>
    </message>
    <message>
        <source>Now offers are made.</source>
        <translation>اکنون وقت پیشنهاد است.</translation>
    </message>
    <message>
        <source>Now offers are chosen and paid.</source>
        <translation>اکنون وقت انتخاب و پرداخت پیشنهادهاست.</translation>
    </message>
    <message>
        <source>Now cards are put away.</source>
        <translation>اکنون وقت کنار گذاشتن کارت‌هاست.</translation>
    </message>
    <message>
        <source>A request is about two different things.</source>
        <translation>درخواست درباره‌ی دو چیز متفاوت است.</translation>
    </message>
    <message>
        <source>An offer has at least one card.</source>
        <translation>پیشنهاد دست‌کم یک کارت دارد.</translation>
    </message>
    <message>
        <source>Only cards of your own hand will do.</source>
        <translation>فقط کارت‌های دست خودتان به کار می‌آید.</translation>
    </message>
    <message>
        <source>This card shows nothing that was asked for.</source>
        <translation>روی این کارت چیزی از درخواست نیست.</translation>
    </message>
    <message>
        <source>{player} made no offer.</source>
        <translation>{player} پیشنهادی نداده است.</translation>
    </message>
    <message>
        <source>You have accepted the offer of {player} already.</source>
        <translation>پیشنهاد {player} را پذیرفته‌اید.</translation>
    </message>
    <message>
        <source>A card can pay for one offer only.</source>
        <translation>یک کارت فقط بهای یک پیشنهاد می‌شود.</translation>
    </message>
    <message>
        <source>{paid} is too little: the offer is worth {value}.</source>
        <translation>مبلغ {paid} کم است: پیشنهاد {value} می‌ارزد.</translation>
    </message>
    <message>
        <source>Accept at least one offer first.</source>
        <translation>نخست دست‌کم یک پیشنهاد را بپذیرید.</translation>
    </message>
    <message>
        <source>You must accept an offer that you can pay.</source>
        <translation>پیشنهادی را که می‌توانید بپردازید باید بپذیرید.</translation>
    </message>
    <message>
        <source>That motive does not belong to this suspect.</source>
        <translation>آن انگیزه از این مظنون نیست.</translation>
    </message>
    <message>
        <source>Exactly three cards must be left: put away {wanted}, not {chosen}.</source>
        <translation>باید دقیقاً سه کارت بماند: {wanted} کنار بگذارید، نه {chosen}.</translation>
    </message>
    <message>
        <source>Detective&apos;s sheet</source>
        <comment>setting</comment>
        <translation>برگه‌ی کارآگاه</translation>
    </message>
    <message>
        <source>Alibi</source>
        <translation>گواه غیبت</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>پیشنهادها</translation>
    </message>
    <message>
        <source>What you hear</source>
        <translation>آنچه می‌شنوید</translation>
    </message>
    <message>
        <source>Refusing offers</source>
        <translation>رد کردن پیشنهادها</translation>
    </message>
    <message>
        <source>Wrong solution</source>
        <translation>راه‌حل نادرست</translation>
    </message>
    <message>
        <source>In the same round</source>
        <translation>در یک دور</translation>
    </message>
    <message>
        <source>The last player</source>
        <translation>بازیکن آخر</translation>
    </message>
    <message>
        <source>New cards</source>
        <translation>کارت‌های تازه</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>دورها</translation>
    </message>
    <message>
        <source>What the sheet fills in by itself.</source>
        <translation>آنچه برگه خودش پر می‌کند.</translation>
    </message>
    <message>
        <source>What a claim to have been together says.</source>
        <translation>ادعای با هم بودن چه می‌گوید.</translation>
    </message>
    <message>
        <source>Whether all decide at once, or one hears the others first.</source>
        <translation>همه هم‌زمان تصمیم بگیرند یا یکی پس از شنیدن دیگری.</translation>
    </message>
    <message>
        <source>What is told of an offer.</source>
        <translation>از پیشنهاد چه گفته می‌شود.</translation>
    </message>
    <message>
        <source>For how many rounds it keeps you from the next one.</source>
        <translation>چند دور باید صبر کنید.</translation>
    </message>
    <message>
        <source>Who gets what if several solve the case together.</source>
        <translation>اگر چند نفر با هم پرونده را حل کنند چه می‌گیرند.</translation>
    </message>
    <message>
        <source>What the one gets who is still searching at the end.</source>
        <translation>کسی که تا پایان در جست‌وجوست چه می‌گیرد.</translation>
    </message>
    <message>
        <source>How many cards a round&apos;s end brings.</source>
        <translation>پایان هر دور چند کارت می‌آورد.</translation>
    </message>
    <message>
        <source>After these the match ends, solved or not.</source>
        <translation>پس از آن بازی تمام است، حل شده یا نشده.</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>داده‌ها</translation>
    </message>
    <message>
        <source>Deductions</source>
        <translation>نتیجه‌ها</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>the sheet fills in nothing</comment>
        <translation>هیچ‌چیز</translation>
    </message>
    <message>
        <source>From both sides</source>
        <translation>از هر دو سو</translation>
    </message>
    <message>
        <source>Logical</source>
        <translation>منطقی</translation>
    </message>
    <message>
        <source>In envelopes</source>
        <translation>در پاکت</translation>
    </message>
    <message>
        <source>One after another</source>
        <translation>یکی پس از دیگری</translation>
    </message>
    <message>
        <source>The value</source>
        <translation>ارزش</translation>
    </message>
    <message>
        <source>Value and number</source>
        <translation>ارزش و تعداد</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>مجاز نیست</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>مجاز</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>یک دور</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <translation>دو دور</translation>
    </message>
    <message>
        <source>Share the best place</source>
        <translation>شریک در بهترین جایگاه</translation>
    </message>
    <message>
        <source>By turn</source>
        <translation>به ترتیب نوبت</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>no points</comment>
        <translation>هیچ</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>جایگاه بعدی</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>سه</translation>
    </message>
    <message>
        <source>Up to six</source>
        <translation>تا شش</translation>
    </message>
    <message>
        <source>Source rules</source>
        <translation>قوانین متن</translation>
    </message>
    <message>
        <source>Sharp rules</source>
        <translation>قوانین تیز</translation>
    </message>
    <message>
        <source>As in the rulebook that Divan follows.</source>
        <translation>مانند دفترچه‌ی قوانینی که دیوان از آن پیروی می‌کند.</translation>
    </message>
    <message>
        <source>Alibis bind at once, and a wrong solution costs two rounds.</source>
        <translation>گواه غیبت بی‌درنگ به حساب می‌آید و راه‌حل نادرست دو دور هزینه دارد.</translation>
    </message>
    <message>
        <source>Own rules</source>
        <comment>a mix of options that is no preset</comment>
        <translation>قوانین خودتان</translation>
    </message>
</context>
<context>
    <name>baker_street_lesson</name>
    <message>
        <source>There has been a murder in the study. Who did it, with what, and why? You, Watson and Irene trade clues; whoever solves the case first gets the most victory points.</source>
        <translation>در اتاق مطالعه قتلی رخ داده است. کار چه کسی بود، با چه، و چرا؟ شما، واتسون و آیرین سرنخ مبادله می‌کنید؛ هر که زودتر پرونده را حل کند بیشترین امتیاز پیروزی را می‌گیرد.</translation>
    </message>
    <message>
        <source>Two weapons hung in every room but the study. The murderer came from one of the four light corners, picked up a weapon on the way, and used it in the study.</source>
        <translation>در هر اتاق جز اتاق مطالعه دو سلاح آویخته بود. قاتل از یکی از چهار گوشه‌ی روشن آمد، در راه سلاحی برداشت و آن را در اتاق مطالعه به کار برد.</translation>
    </message>
    <message>
        <source>You hold six clues. Take Mrs Hudson&apos;s: it is worth 2 in a trade, and at its foot stands what the others can ask for it by, here the board-game room.</source>
        <translation>شش سرنخ در دست دارید. سرنخ خانم هادسن را ببینید: در مبادله ۲ می‌ارزد و پایینش آمده که بقیه با چه می‌توانند آن را درخواست کنند، این‌جا اتاق بازی‌های رومیزی.</translation>
    </message>
    <message>
        <source>Lestrade, Molly Hooper and Mrs Hudson always speak the truth. So it was not the poisoned dart: your detective&apos;s sheet, in the panel, has struck it already.</source>
        <translation>بازرس لسترید، مالی هوپر و خانم هادسن همیشه راست می‌گویند. پس سلاح، دارت زهرآگین نبوده است: در برگه‌ی کارآگاه شما، در پنل، خط خورده است.</translation>
    </message>
    <message>
        <source>The suspects speak the truth too, all but the murderer. The Governess claims that she was with the Singer. If the Singer says so as well, it was neither of them.</source>
        <translation>مظنون‌ها هم راست می‌گویند، همه جز قاتل. معلم سرخانه ادعا می‌کند که با آوازخوان بوده است. اگر آوازخوان هم همین را بگوید، کار هیچ‌کدامشان نیست.</translation>
    </message>
    <message>
        <source>Ask about the Governess, to hear what the Singer says, and about the study, which stands on all of Molly Hooper&apos;s strong clues. Click both, then click Ask.</source>
        <translation>درباره‌ی معلم سرخانه درخواست کنید تا بدانید آوازخوان چه می‌گوید، و درباره‌ی اتاق مطالعه که روی همه‌ی سرنخ‌های قوی مالی هوپر است. روی هر دو و بعد روی «درخواست» کلیک کنید.</translation>
    </message>
    <message>
        <source>Watson offers clues worth 4; which ones, you only see after the trade. Click his envelope: cards of yours worth 2, 1 and 1 are chosen to pay for it. Then click Trade.</source>
        <translation>واتسون سرنخ‌هایی به ارزش ۴ پیشنهاد می‌دهد؛ کدام‌ها، پس از مبادله می‌بینید. روی پاکتش کلیک کنید: کارت‌هایی از شما با ارزش ۲، ۱ و ۱ برای پرداخت انتخاب می‌شوند. بعد روی «مبادله» کلیک کنید.</translation>
    </message>
    <message>
        <source>That was worth it. Molly strikes a whole row of weapons, and the Singer confirms the alibi: two suspects fewer. What you paid with stays on your sheet.</source>
        <translation>ارزشش را داشت. مالی یک ردیف کامل از سلاح‌ها را خط می‌زند و آوازخوان گواه غیبت را تأیید می‌کند: دو مظنون کمتر. آنچه پرداختید در برگه‌ی شما می‌ماند.</translation>
    </message>
    <message>
        <source>Watson asks about the Doctor and the library; Irene&apos;s offer is sealed already. He must pay at least what he gets: click the Doctor&apos;s card, or drag it to Your offer, then click Offer 1.</source>
        <translation>واتسون درباره‌ی دکتر و کتابخانه درخواست می‌کند؛ پیشنهاد آیرین دیگر مهروموم است. واتسون باید دست‌کم همان‌قدر بپردازد که می‌گیرد: روی کارت دکتر کلیک کنید، یا آن را به «پیشنهاد شما» بکشید، و بعد روی «پیشنهاد ۱» کلیک کنید.</translation>
    </message>
    <message>
        <source>Watson took both offers. He paid you with a claim that nobody confirms, so it proves nothing yet. Do as he does: pay with what tells the other least.</source>
        <translation>واتسون هر دو پیشنهاد را پذیرفت. به شما ادعایی داد که کسی تأییدش نمی‌کند، پس هنوز چیزی را ثابت نمی‌کند. مثل او باشید: با چیزی بپردازید که به دیگری کمتر می‌گوید.</translation>
    </message>
    <message>
        <source>Irene asks about the kitchen and the dining room. Neither stands on a card of yours, so you have nothing to offer: click Pass.</source>
        <translation>آیرین درباره‌ی آشپزخانه و اتاق غذاخوری درخواست می‌کند. هیچ‌کدام روی کارت‌های شما نیست، پس چیزی برای پیشنهاد ندارید: روی «رد کردن» کلیک کنید.</translation>
    </message>
    <message>
        <source>Watson passed too, so Irene drew three cards from the stack and paid nothing for them. That is why you should nearly always offer something.</source>
        <translation>واتسون هم رد کرد. پس آیرین سه کارت از دسته کشید و چیزی برایشان نپرداخت. برای همین خوب است تقریباً همیشه چیزی پیشنهاد بدهید.</translation>
    </message>
    <message>
        <source>Everyone has asked once. Now each of you may submit a solution, sealed: who, with what and why. The first to be right gets 5 victory points, the next 3, then 2, 1 and 0.</source>
        <translation>همه یک بار درخواست کرده‌اند. حالا هر کس می‌تواند راه‌حلی مهروموم تحویل بدهد: چه کسی، با چه و چرا. نخستین کسی که درست بگوید ۵ امتیاز پیروزی می‌گیرد، بعدی ۳، پس از آن ۲، ۱ و ۰.</translation>
    </message>
    <message>
        <source>A wrong solution bars you from submitting one in the next round. Your sheet still leaves 216 of the 384 possibilities, too many to guess: click Wait.</source>
        <translation>پس از راه‌حل نادرست، در دور بعد نمی‌توانید راه‌حلی تحویل بدهید. در برگه‌ی شما هنوز ۲۱۶ حالت از ۳۸۴ مانده است و برای حدس زدن زیاد است: روی «صبر» کلیک کنید.</translation>
    </message>
    <message>
        <source>Put cards away until three are left. The Governess and the Singer have told you all they can: click their cards, then Put away. Keep Molly&apos;s 3, which pays for almost anything.</source>
        <translation>کارت‌ها را کنار بگذارید تا سه تا بماند. معلم سرخانه و آوازخوان هرچه می‌شد گفته‌اند: روی کارت‌هایشان و بعد روی «کنار گذاشتن» کلیک کنید. ۳ مالی را نگه دارید که بهای تقریباً هر چیزی می‌شود.</translation>
    </message>
    <message>
        <source>Everybody got three new cards, and the second round begins. Irene, who asked last, now asks first.</source>
        <translation>همه سه کارت تازه گرفتند و دور دوم شروع می‌شود. آیرین که آخر از همه درخواست کرد، حالا اول درخواست می‌کند.</translation>
    </message>
    <message>
        <source>Now you know the game. Do not wait for certainty once few solutions are left: a wrong one costs a round, a quicker rival costs points. H gives a hint, W says why not, U takes a move back.</source>
        <translation>حالا بازی را بلدید. وقتی راه‌حل‌های کمی مانده، منتظر اطمینان نمانید: راه‌حل نادرست یک دور خرج دارد، رقیب تندتر امتیازتان را می‌برد. کلید H راهنمایی می‌کند، W می‌گوید چرا نمی‌شود و U حرکت را پس می‌گیرد.</translation>
    </message>
</context>
</TS>
