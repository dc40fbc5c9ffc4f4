<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa" sourcelanguage="en">
<context>
    <name>ScoreSheet</name>
    <message>
        <source>This round</source>
        <translation>این دور</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>جمع</translation>
    </message>
</context>
<context>
    <name>lost_cities</name>
    <message>
        <source>Lost Cities</source>
        <translation>لاست سیتیز</translation>
    </message>
    <message>
        <source>Two explorers, five routes, and a pile that runs out</source>
        <translation>دو کاشف، پنج مسیر و توده‌ای که ته می‌کشد</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>a colour, alone or before a number</comment>
        <translation>زرد</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>a colour, alone or before a number</comment>
        <translation>آبی</translation>
    </message>
    <message>
        <source>white</source>
        <comment>a colour, alone or before a number</comment>
        <translation>سفید</translation>
    </message>
    <message>
        <source>green</source>
        <comment>a colour, alone or before a number</comment>
        <translation>سبز</translation>
    </message>
    <message>
        <source>red</source>
        <comment>a colour, alone or before a number</comment>
        <translation>قرمز</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>before a noun: a yellow card</comment>
        <translation>زرد</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>before a noun: a blue card</comment>
        <translation>آبی</translation>
    </message>
    <message>
        <source>white</source>
        <comment>before a noun: a white card</comment>
        <translation>سفید</translation>
    </message>
    <message>
        <source>green</source>
        <comment>before a noun: a green card</comment>
        <translation>سبز</translation>
    </message>
    <message>
        <source>red</source>
        <comment>before a noun: a red card</comment>
        <translation>قرمز</translation>
    </message>
    <message>
        <source>Desert</source>
        <translation>کویر</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>دریا</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>برف</translation>
    </message>
    <message>
        <source>Jungle</source>
        <translation>جنگل</translation>
    </message>
    <message>
        <source>Volcano</source>
        <translation>آتشفشان</translation>
    </message>
    <message>
        <source>{suit} {number}</source>
        <comment>a card: blue 5</comment>
        <translation>{suit} {number}</translation>
    </message>
    <message>
        <source>{suit} investment</source>
        <comment>a card; suit is an adjective</comment>
        <translation>سرمایه‌گذاری {suit}</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>کارتی رو به پایین</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>نوبت شماست</translation>
    </message>
    <message>
        <source>Play or discard a card</source>
        <translation>کارتی بازی کنید یا دور بریزید</translation>
    </message>
    <message>
        <source>Where shall it go?</source>
        <translation>کجا برود؟</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>کارتی بردارید</translation>
    </message>
    <message>
        <source>{player} is thinking</source>
        <translation>{player} فکر می‌کند</translation>
    </message>
    <message>
        <source>{player} draws a card</source>
        <translation>{player} کارتی برمی‌دارد</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>پایان بازی</translation>
    </message>
    <message>
        <source>The last card was drawn</source>
        <translation>آخرین کارت برداشته شد</translation>
    </message>
    <message>
        <source>You gave up</source>
        <translation>بازی را واگذار کردید</translation>
    </message>
    <message>
        <source>Put one card of your hand on your route of its colour or on its discard pile; then you draw one.</source>
        <translation>کارتی از دستتان را روی مسیر خودتان یا توده‌ی دورریختنی همان رنگ بگذارید؛ بعد یکی بردارید.</translation>
    </message>
    <message>
        <source>Draw the top card of the pile or of a discard pile, but not the card you have just put there.</source>
        <translation>کارت بالایی توده‌ی کشیدن یا یکی از توده‌های دورریختنی را بردارید، ولی نه کارتی را که تازه آن‌جا گذاشته‌اید.</translation>
    </message>
    <message>
        <source>It is the turn of {player}.</source>
        <translation>نوبت {player} است.</translation>
    </message>
    <message>
        <source>The match is over; nothing more can be played.</source>
        <translation>بازی تمام شده است؛ دیگر چیزی نمی‌شود بازی کرد.</translation>
    </message>
    <message>
        <source>Play {before} → {after}</source>
        <comment>what the route&apos;s score becomes</comment>
        <translation>بازی: از {before} به {after}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>دور ریختن</translation>
    </message>
    <message>
        <source>Take</source>
        <comment>the top card of a discard pile</comment>
        <translation>برداشتن</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>a card from the pile</comment>
        <translation>کشیدن</translation>
    </message>
    <message>
        <source>play it</source>
        <comment>after the name of a key</comment>
        <translation>بازی کردن</translation>
    </message>
    <message>
        <source>discard it</source>
        <comment>after the name of a key</comment>
        <translation>دور ریختن</translation>
    </message>
    <message>
        <source>take it</source>
        <comment>after the name of a key</comment>
        <translation>برداشتن</translation>
    </message>
    <message>
        <source>draw from the pile</source>
        <comment>after the name of a key</comment>
        <translation>کشیدن از توده</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>دست شما</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>توده‌ی کشیدن</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n card(s) left</source>
        <translation>
            <numerusform>توده‌ی کشیدن، %n کارت مانده</numerusform>
        </translation>
    </message>
    <message>
        <source>Your {suit} route: {cards}</source>
        <translation>مسیر {suit} شما: {cards}</translation>
    </message>
    <message>
        <source>{player}, {suit} route: {cards}</source>
        <translation>مسیر {suit} {player}: {cards}</translation>
    </message>
    <message>
        <source>The {suit} discard pile: {cards}</source>
        <translation>توده‌ی دورریختنی {suit}: {cards}</translation>
    </message>
    <message>
        <source>{card} on top</source>
        <translation>{card} در بالا</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>خالی</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>شروع‌نشده</translation>
    </message>
    <message>
        <source>The hand of {player}</source>
        <translation>دست {player}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in the hand of an opponent</comment>
        <translation>
            <numerusform>%n کارت</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>دور {number} از {rounds}</translation>
    </message>
    <message>
        <source>{you} played {card}</source>
        <comment>you is the word You</comment>
        <translation>{you} {card} را بازی کردید</translation>
    </message>
    <message>
        <source>{player} played {card}</source>
        <translation>{player} {card} را بازی کرد</translation>
    </message>
    <message>
        <source>{you} discarded {card}</source>
        <comment>you is the word You</comment>
        <translation>{you} {card} را دور ریختید</translation>
    </message>
    <message>
        <source>{player} discarded {card}</source>
        <translation>{player} {card} را دور ریخت</translation>
    </message>
    <message>
        <source>and drew from the pile</source>
        <comment>You played blue 5 …</comment>
        <translation>و از توده‌ی کشیدن برداشتید</translation>
    </message>
    <message>
        <source>and drew from the pile</source>
        <comment>Irene played blue 5 …</comment>
        <translation>و از توده‌ی کشیدن برداشت</translation>
    </message>
    <message>
        <source>and took {card}</source>
        <comment>You played blue 5 …</comment>
        <translation>و {card} را برداشتید</translation>
    </message>
    <message>
        <source>and took {card}</source>
        <comment>Irene played blue 5 …</comment>
        <translation>و {card} را برداشت</translation>
    </message>
    <message>
        <source>drew from the pile</source>
        <comment>alone, of an opponent</comment>
        <translation>از توده‌ی کشیدن برداشت</translation>
    </message>
    <message>
        <source>took {card}</source>
        <comment>alone, of an opponent, from a discard pile</comment>
        <translation>{card} را برداشت</translation>
    </message>
    <message>
        <source>You drew {card}</source>
        <translation>{card} را از توده‌ی کشیدن برداشتید</translation>
    </message>
    <message>
        <source>{player} drew from the pile</source>
        <translation>{player} از توده‌ی کشیدن برداشت</translation>
    </message>
    <message>
        <source>You took {card} from the discards</source>
        <translation>{card} را از دورریختنی‌ها برداشتید</translation>
    </message>
    <message>
        <source>{player} took {card} from the discards</source>
        <translation>{player} {card} را از دورریختنی‌ها برداشت</translation>
    </message>
    <message>
        <source>Last move of {player}</source>
        <translation>آخرین حرکت {player}</translation>
    </message>
    <message>
        <source>Played {card}</source>
        <comment>heading of the last move</comment>
        <translation>{card} را بازی کرد</translation>
    </message>
    <message>
        <source>Discarded {card}</source>
        <comment>heading of the last move</comment>
        <translation>{card} را دور ریخت</translation>
    </message>
    <message>
        <source>Round {number} was dealt</source>
        <translation>کارت‌های دور {number} پخش شد</translation>
    </message>
    <message>
        <source>Round {number} ended {first} to {second}</source>
        <translation>دور {number} با نتیجه‌ی {first} به {second} تمام شد</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>جمع</translation>
    </message>
    <message>
        <source>Earlier rounds</source>
        <translation>دورهای پیش</translation>
    </message>
    <message>
        <source>Your routes</source>
        <translation>مسیرهای شما</translation>
    </message>
    <message>
        <source>Routes of {player}</source>
        <translation>مسیرهای {player}</translation>
    </message>
    <message>
        <source>Round {number}: {own} to {other}</source>
        <translation>دور {number}: {own} به {other}</translation>
    </message>
    <message>
        <source>not started, no cost</source>
        <translation>شروع‌نشده، بی‌هزینه</translation>
    </message>
    <message numerus="yes">
        <source>You win by %n point(s)</source>
        <translation>
            <numerusform>با %n امتیاز اختلاف برنده شدید</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins by %n point(s)</source>
        <translation>
            <numerusform>{player} با %n امتیاز اختلاف برنده شد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number}: you are %n point(s) ahead</source>
        <translation>
            <numerusform>دور {number}: شما %n امتیاز جلوترید</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number}: {player} is %n point(s) ahead</source>
        <translation>
            <numerusform>دور {number}: {player} %n امتیاز جلوتر است</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}: you are level</source>
        <translation>دور {number}: برابرید</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>مساوی</translation>
    </message>
    <message>
        <source>You gave up; {player} wins</source>
        <translation>بازی را واگذار کردید؛ {player} برنده است</translation>
    </message>
    <message>
        <source>a route of three or more cards that ends on 10 without an investment</source>
        <translation>مسیری با سه کارت یا بیشتر که بدون سرمایه‌گذاری به ۱۰ رسیده باشد</translation>
    </message>
    <message>
        <source>a whole route from 2 to 10 without an investment</source>
        <translation>مسیر کامل از ۲ تا ۱۰ بدون سرمایه‌گذاری</translation>
    </message>
    <message>
        <source>a route of eight or more cards</source>
        <translation>مسیری با هشت کارت یا بیشتر</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n نوبت</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn against {player}. %n card(s) left in the pile.</source>
        <translation>
            <numerusform>نوبت شماست، در برابر {player}. %n کارت در توده‌ی کشیدن مانده است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is to move. %n card(s) left in the pile.</source>
        <translation>
            <numerusform>نوبت {player} است. %n کارت در توده‌ی کشیدن مانده است.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the route of {player}: your cards go on your own routes.</source>
        <translation>این مسیر برای {player} است؛ کارت‌های خود را روی مسیرهای خودتان بگذارید.</translation>
    </message>
    <message>
        <source>The match is over: the last card of the pile was drawn.</source>
        <translation>بازی تمام شده است: آخرین کارت توده‌ی کشیدن برداشته شد.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>هنوز نوبت شما نیست.</translation>
    </message>
    <message>
        <source>First play or discard a card, then draw one.</source>
        <translation>اول کارتی بازی کنید یا دور بریزید، بعد یکی بردارید.</translation>
    </message>
    <message>
        <source>You have placed a card: now draw one.</source>
        <translation>کارتتان را گذاشته‌اید: حالا یکی بردارید.</translation>
    </message>
    <message>
        <source>Only a card from your own hand can be placed.</source>
        <translation>فقط کارتی از دست خودتان را می‌توانید بگذارید.</translation>
    </message>
    <message>
        <source>A {suit} card cannot join the {route} route: every route has its own colour.</source>
        <translation>کارت {suit} در مسیر {route} جا نمی‌گیرد: هر مسیر رنگ خودش را دارد.</translation>
    </message>
    <message>
        <source>A {suit} card cannot lie on the {pile} pile: every colour has its own discards.</source>
        <translation>کارت {suit} روی توده‌ی {pile} جا نمی‌گیرد: هر رنگ دورریختنی‌های خودش را دارد.</translation>
    </message>
    <message>
        <source>Investments come before the numbers: the {suit} route has a number already.</source>
        <translation>جای سرمایه‌گذاری پیش از عددهاست: روی مسیر {suit} عدد نشسته است.</translation>
    </message>
    <message>
        <source>A route begins with an investment or the 2: {card} cannot open the {suit} route.</source>
        <translation>مسیر با سرمایه‌گذاری یا ۲ شروع می‌شود: با {card} نمی‌شود مسیر {suit} را شروع کرد.</translation>
    </message>
    <message>
        <source>Numbers must rise: after {top} the {suit} route cannot take {card}.</source>
        <translation>عددها باید بالا بروند: بعد از {top}، {card} در مسیر {suit} جا نمی‌گیرد.</translation>
    </message>
    <message>
        <source>The {suit} discard pile is empty.</source>
        <translation>توده‌ی دورریختنی {suit} خالی است.</translation>
    </message>
    <message>
        <source>The card that you have just discarded cannot be taken back.</source>
        <translation>کارتی را که تازه دور ریخته‌اید نمی‌توانید پس بگیرید.</translation>
    </message>
    <message>
        <source>{limit} cards in a row came from the discards: now one must come from the pile.</source>
        <translation>{limit} کارت پیاپی از دورریختنی‌ها آمده است: حالا باید یکی از توده‌ی کشیدن بیاید.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>تعداد دورها</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>شروع‌کننده</translation>
    </message>
    <message>
        <source>Initial discards</source>
        <translation>دورریختنی‌های آغاز بازی</translation>
    </message>
    <message>
        <source>Start rule</source>
        <translation>شرط شروع مسیر</translation>
    </message>
    <message>
        <source>Multipliers</source>
        <translation>ضریب‌ها</translation>
    </message>
    <message>
        <source>Bonus for the 10</source>
        <translation>پاداش ۱۰</translation>
    </message>
    <message>
        <source>Bonus for eight cards</source>
        <translation>پاداش هشت کارت</translation>
    </message>
    <message>
        <source>The points of all rounds are added.</source>
        <translation>امتیاز همه‌ی دورها جمع می‌شود.</translation>
    </message>
    <message>
        <source>In later rounds the player with more points begins.</source>
        <translation>دورهای بعد را بازیکنی شروع می‌کند که امتیاز بیشتری دارد.</translation>
    </message>
    <message>
        <source>Cards of the pile that are turned up before the first turn.</source>
        <translation>کارت‌هایی از توده‌ی کشیدن که پیش از نخستین نوبت رو می‌شوند.</translation>
    </message>
    <message>
        <source>What may lie at the bottom of a route.</source>
        <translation>کارتی که مسیر می‌تواند با آن شروع شود.</translation>
    </message>
    <message>
        <source>What none, one, two and three investments multiply a route by.</source>
        <translation>ضریب مسیر با هیچ، یک، دو و سه سرمایه‌گذاری.</translation>
    </message>
    <message>
        <source>20 points more for a route without an investment.</source>
        <translation>۲۰ امتیاز بیشتر برای مسیری بدون سرمایه‌گذاری.</translation>
    </message>
    <message>
        <source>20 points more for a route of eight or more cards.</source>
        <translation>۲۰ امتیاز بیشتر برای مسیری با هشت کارت یا بیشتر.</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>به قید قرعه</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>شما</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>سه کارت</translation>
    </message>
    <message>
        <source>One per colour</source>
        <translation>از هر رنگ یکی</translation>
    </message>
    <message>
        <source>None</source>
        <translation>هیچ</translation>
    </message>
    <message>
        <source>Investment or 2</source>
        <translation>سرمایه‌گذاری یا ۲</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>آزاد</translation>
    </message>
    <message>
        <source>1, 2, 3, 3</source>
        <translation>‏۱، ۲، ۳، ۳</translation>
    </message>
    <message>
        <source>1, 2, 3, 4</source>
        <translation>‏۱، ۲، ۳، ۴</translation>
    </message>
    <message>
        <source>10 on top, three cards</source>
        <translation>۱۰ با دست‌کم سه کارت</translation>
    </message>
    <message>
        <source>Whole route, 2 to 10</source>
        <translation>مسیر کامل از ۲ تا ۱۰</translation>
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
        <source>Source rules</source>
        <translation>قوانین متن</translation>
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
        <source>As in the rulebook that Divan follows: one round, quick.</source>
        <translation>مطابق متنی که دیوان از آن پیروی می‌کند: یک دور، کوتاه.</translation>
    </message>
    <message>
        <source>As in the printed game: three rounds, freer routes.</source>
        <translation>مثل نسخه‌ی چاپی بازی: سه دور، مسیرهای آزادتر.</translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <translation>{card} را بازی کنید.</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <translation>{card} را دور بریزید.</translation>
    </message>
    <message>
        <source>Take {card} from the discards.</source>
        <translation>{card} را از دورریختنی‌ها بردارید.</translation>
    </message>
    <message>
        <source>Draw from the pile.</source>
        <translation>از توده‌ی کشیدن بردارید.</translation>
    </message>
    <message>
        <source>It is the next step of the {suit} route and gives nothing up.</source>
        <translation>گام بعدی مسیر {suit} است و با آن چیزی از دست نمی‌رود.</translation>
    </message>
    <message numerus="yes">
        <source>%n lower {suit} card(s) may never come, and the turns are few.</source>
        <comment>why a number is laid although lower ones are still out</comment>
        <translation>
            <numerusform>%n کارت کوچک‌تر {suit} شاید هرگز نیاید، و نوبت‌ها کم است.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {suit} route has an investment, so every point counts more.</source>
        <translation>روی مسیر {suit} سرمایه‌گذاری شده است، پس هر امتیاز بیشتر می‌ارزد.</translation>
    </message>
    <message>
        <source>Your {suit} cards make {points} together; with what may still come the route should pay.</source>
        <translation>کارت‌های {suit} شما روی هم {points} می‌شود؛ با آنچه هنوز ممکن است بیاید، این مسیر باید سود بدهد.</translation>
    </message>
    <message>
        <source>Your {suit} cards make {points} together; the route looks good enough to bet on.</source>
        <translation>کارت‌های {suit} شما روی هم {points} می‌شود؛ این مسیر به سرمایه‌گذاری می‌ارزد.</translation>
    </message>
    <message>
        <source>Every discard would help the other player more than this costs you.</source>
        <translation>دور ریختن هر کارت دیگر بیش از زیان این کار به سود بازیکن دیگر است.</translation>
    </message>
    <message>
        <source>Neither of you can lay it any more.</source>
        <translation>هیچ‌یک از شما دیگر نمی‌تواند آن را بازی کند.</translation>
    </message>
    <message>
        <source>The other player cannot lay it.</source>
        <translation>بازیکن دیگر نمی‌تواند آن را بازی کند.</translation>
    </message>
    <message>
        <source>You will miss it least.</source>
        <translation>جای خالی این کارت از همه کمتر حس می‌شود.</translation>
    </message>
    <message>
        <source>It fits your {suit} cards.</source>
        <translation>به کارت‌های {suit} شما می‌خورد.</translation>
    </message>
    <message>
        <source>You hold good cards, and the pile must not run out before they lie.</source>
        <translation>کارت‌های خوبی در دست دارید و توده‌ی کشیدن نباید پیش از بازی کردن آن‌ها تمام شود.</translation>
    </message>
    <message>
        <source>No discard pile offers you anything better.</source>
        <translation>هیچ توده‌ی دورریختنی چیز بهتری ندارد.</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>کار دیگری نمی‌توان کرد.</translation>
    </message>
</context>
<context>
    <name>lost_cities_lesson</name>
    <message>
        <source>Welcome! You and Watson explore five routes. When the pile runs out, whoever has the most points wins. It takes about three minutes to learn.</source>
        <translation>خوش آمدید! شما و واتسون در پنج مسیر به کاوش می‌روید. وقتی توده تمام شود، هر که امتیاز بیشتری دارد برنده است. یاد گرفتنش سه دقیقه بیشتر نمی‌برد.</translation>
    </message>
    <message>
        <source>Each colour has a route of your own, below, and one of Watson&apos;s, above. Between them lie the discard piles, one a colour.</source>
        <translation>هر رنگ یک مسیر برای شما دارد، در پایین، و یکی برای واتسون، در بالا. میان آن‌ها توده‌های دورریختنی است، برای هر رنگ یکی.</translation>
    </message>
    <message>
        <source>These are your cards: numbers from 2 to 10, and investments, which show a handshake. In every turn you lay one card down, then draw one.</source>
        <translation>این‌ها کارت‌های شماست: عددهای ۲ تا ۱۰ و سرمایه‌گذاری‌ها که نقش دست‌دادن دارند. در هر نوبت یک کارت می‌گذارید و بعد یکی برمی‌دارید.</translation>
    </message>
    <message>
        <source>A route begins with an investment or a 2. Begin the blue one: drag the blue investment to its place, or click the card and then the place.</source>
        <translation>هر مسیر با سرمایه‌گذاری یا ۲ شروع می‌شود. مسیر آبی را شروع کنید: سرمایه‌گذاری آبی را به جایش بکشید، یا روی کارت و بعد روی جایش کلیک کنید.</translation>
    </message>
    <message>
        <source>Now draw: take the top card of the pile, by a click or by dragging.</source>
        <translation>حالا کارت بردارید: کارت بالایی توده را با کلیک یا با کشیدن بردارید.</translation>
    </message>
    <message>
        <source>A blue 6, just in time. Meanwhile Watson has invested in green. What he did last always stands beside his name.</source>
        <translation>یک ۶ آبی، درست به موقع. واتسون هم در سبز سرمایه‌گذاری کرده است. آخرین حرکتش همیشه کنار نامش نوشته می‌شود.</translation>
    </message>
    <message>
        <source>A route begins 20 points down, and an investment doubles gain and loss: so your score says −40. Now for the numbers: lay the blue 4.</source>
        <translation>هر مسیر با ۲۰ امتیاز منفی شروع می‌شود و سرمایه‌گذاری سود و زیان را دو برابر می‌کند: برای همین امتیاز شما ‎−۴۰ است. حالا نوبت عددهاست: ۴ آبی را بگذارید.</translation>
    </message>
    <message>
        <source>Numbers only go up: below a 4 nothing fits any more. Draw from the pile.</source>
        <translation>عددها فقط بالا می‌روند: کمتر از ۴ دیگر جا نمی‌گیرد. از توده کارت بردارید.</translation>
    </message>
    <message>
        <source>Go on in blue: lay the 6.</source>
        <translation>آبی را ادامه دهید: ۶ را بگذارید.</translation>
    </message>
    <message>
        <source>And draw from the pile.</source>
        <translation>و از توده کارت بردارید.</translation>
    </message>
    <message>
        <source>Look: Watson has no use for the blue 8 and has thrown it away. The top card of a discard pile may be drawn instead of one from the pile.</source>
        <translation>ببینید: ۸ آبی به کار واتسون نمی‌آمد و آن را دور ریخت. به‌جای کشیدن از توده می‌شود کارت بالایی یک توده‌ی دورریختنی را برداشت.</translation>
    </message>
    <message>
        <source>But first a card has to go. Every route that is begun costs 20 points, and your red 8 could not pay for that alone. Put it on the red discard pile.</source>
        <translation>اما اول باید کارتی بدهید. هر مسیری که شروع شود ۲۰ امتیاز هزینه دارد و ۸ قرمز شما به‌تنهایی آن را درنمی‌آورد. آن را روی توده‌ی دورریختنی قرمز بگذارید.</translation>
    </message>
    <message>
        <source>Now take the blue 8 from its discard pile.</source>
        <translation>حالا ۸ آبی را از توده‌ی دورریختنی‌اش بردارید.</translation>
    </message>
    <message>
        <source>Lay the 8.</source>
        <translation>۸ را بگذارید.</translation>
    </message>
    <message>
        <source>Draw, and then comes the best.</source>
        <translation>کارت بردارید؛ بهترینش مانده است.</translation>
    </message>
    <message>
        <source>Lay the 9, and see what the blue route is worth.</source>
        <translation>۹ را بگذارید و ببینید مسیر آبی چقدر می‌ارزد.</translation>
    </message>
    <message>
        <source>4 + 6 + 8 + 9 make 27. Less 20 for the route: 7. The investment doubles that: 14 points. Before the 9 it was still a loss.</source>
        <translation>جمع ۴ و ۶ و ۸ و ۹ می‌شود ۲۷. منهای ۲۰ هزینه‌ی مسیر: ۷. سرمایه‌گذاری آن را دو برابر می‌کند: ۱۴ امتیاز. پیش از ۹ هنوز زیان بود.</translation>
    </message>
    <message>
        <source>A route without an investment that ends with the 10 earns 20 points more. Routes that you never begin cost nothing.</source>
        <translation>مسیری بدون سرمایه‌گذاری که به ۱۰ برسد ۲۰ امتیاز بیشتر دارد. مسیری که هرگز شروعش نکنید هزینه‌ای ندارد.</translation>
    </message>
    <message>
        <source>The match ends at once when the last card of the pile is drawn: begin no route too late. Who draws from the discard piles gains time.</source>
        <translation>با برداشتن آخرین کارت توده بازی همان دم تمام می‌شود: مسیری را دیر شروع نکنید. با برداشتن از توده‌های دورریختنی زمان می‌خرید.</translation>
    </message>
    <message>
        <source>That is all you need. In a match, H shows a hint, W says why something is not allowed, and U takes a move back. Good luck!</source>
        <translation>همین را که بدانید کافی است. در بازی کلید H راهنمایی می‌کند، W می‌گوید چرا کاری مجاز نیست و U حرکت را پس می‌گیرد. موفق باشید!</translation>
    </message>
</context>
</TS>
