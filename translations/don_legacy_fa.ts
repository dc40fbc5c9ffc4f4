<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa" sourcelanguage="en">
<context>
    <name>don_legacy</name>
    <message>
        <source>Don Legacy</source>
        <translation>دون لگاسی</translation>
    </message>
    <message>
        <source>Gather clues, solve mysteries, and watch the pile</source>
        <translation>سرنخ جمع کنید، معما حل کنید و حواستان به کشیدنگاه باشد</translation>
    </message>
    <message>
        <source>Footprint</source>
        <comment>a clue card</comment>
        <translation>رد پا</translation>
    </message>
    <message>
        <source>Statement</source>
        <comment>a clue card: what a witness said</comment>
        <translation>اظهارات</translation>
    </message>
    <message>
        <source>Receipt</source>
        <comment>a clue card</comment>
        <translation>رسید</translation>
    </message>
    <message>
        <source>Photograph</source>
        <comment>a clue card</comment>
        <translation>عکس</translation>
    </message>
    <message>
        <source>Bank record</source>
        <comment>a clue card</comment>
        <translation>سند بانکی</translation>
    </message>
    <message>
        <source>Garden gate</source>
        <comment>a footprint, short</comment>
        <translation>کنار درِ باغ</translation>
    </message>
    <message>
        <source>Wet sand</source>
        <comment>a footprint, short</comment>
        <translation>شن خیس</translation>
    </message>
    <message>
        <source>Muddy boot</source>
        <comment>a footprint, short</comment>
        <translation>چکمه‌ی گلی</translation>
    </message>
    <message>
        <source>By the safe</source>
        <comment>a footprint, short</comment>
        <translation>پای گاوصندوق</translation>
    </message>
    <message>
        <source>“He lied.”</source>
        <comment>a statement, short</comment>
        <translation>«دروغ گفت.»</translation>
    </message>
    <message>
        <source>“It was late.”</source>
        <comment>a statement, short</comment>
        <translation>«دیروقت بود.»</translation>
    </message>
    <message>
        <source>“I saw her.”</source>
        <comment>a statement, short</comment>
        <translation>«او را دیدم.»</translation>
    </message>
    <message>
        <source>“Two shots.”</source>
        <comment>a statement, short</comment>
        <translation>«دو گلوله.»</translation>
    </message>
    <message>
        <source>Two gin fizz</source>
        <comment>a receipt, short</comment>
        <translation>دو لیموناد</translation>
    </message>
    <message>
        <source>Night train</source>
        <comment>a receipt, short</comment>
        <translation>قطار شب</translation>
    </message>
    <message>
        <source>White roses</source>
        <comment>a receipt, short</comment>
        <translation>رز سفید</translation>
    </message>
    <message>
        <source>New gloves</source>
        <comment>a receipt, short</comment>
        <translation>دستکش نو</translation>
    </message>
    <message>
        <source>Blurred face</source>
        <comment>a photograph, short</comment>
        <translation>چهره‌ی محو</translation>
    </message>
    <message>
        <source>At the pier</source>
        <comment>a photograph, short</comment>
        <translation>روی اسکله</translation>
    </message>
    <message>
        <source>Torn in half</source>
        <comment>a photograph, short</comment>
        <translation>از وسط پاره</translation>
    </message>
    <message>
        <source>The wedding</source>
        <comment>a photograph, short</comment>
        <translation>روز عروسی</translation>
    </message>
    <message>
        <source>Old debts</source>
        <comment>a bank record, short</comment>
        <translation>بدهی کهنه</translation>
    </message>
    <message>
        <source>False name</source>
        <comment>a bank record, short</comment>
        <translation>نام جعلی</translation>
    </message>
    <message>
        <source>Cash, nightly</source>
        <comment>a bank record, short</comment>
        <translation>نقد و شبانه</translation>
    </message>
    <message>
        <source>Blank cheque</source>
        <comment>a bank record, short</comment>
        <translation>چک سفید</translation>
    </message>
    <message>
        <source>magnifying glass</source>
        <comment>a symbol, in a sentence</comment>
        <translation>ذره‌بین</translation>
    </message>
    <message>
        <source>fingerprint</source>
        <comment>a symbol, in a sentence</comment>
        <translation>اثر انگشت</translation>
    </message>
    <message>
        <source>key</source>
        <comment>a symbol, in a sentence</comment>
        <translation>کلید</translation>
    </message>
    <message>
        <source>letter</source>
        <comment>a symbol, in a sentence</comment>
        <translation>نامه</translation>
    </message>
    <message>
        <source>pocket watch</source>
        <comment>a symbol, in a sentence</comment>
        <translation>ساعت جیبی</translation>
    </message>
    <message numerus="yes">
        <source>%n magnifying glass(es)</source>
        <translation>
            <numerusform>%n ذره‌بین</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fingerprint(s)</source>
        <comment>a symbol</comment>
        <translation>
            <numerusform>%n اثر انگشت</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n کلید</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation>
            <numerusform>%n نامه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pocket watch(es)</source>
        <translation>
            <numerusform>%n ساعت جیبی</numerusform>
        </translation>
    </message>
    <message>
        <source>Scene analysis</source>
        <translation>تحلیل صحنه</translation>
    </message>
    <message>
        <source>Deduction</source>
        <translation>استنتاج</translation>
    </message>
    <message>
        <source>Testimony</source>
        <translation>شهادت شاهد</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>بایگانی</translation>
    </message>
    <message>
        <source>Search warrant</source>
        <translation>حکم بازرسی</translation>
    </message>
    <message>
        <source>Disguise</source>
        <translation>تغییر چهره</translation>
    </message>
    <message>
        <source>Needs the same symbol</source>
        <comment>on a card</comment>
        <translation>همین نماد را می‌خواهد</translation>
    </message>
    <message>
        <source>Needs 2 clues</source>
        <comment>on a card</comment>
        <translation>۲ سرنخ می‌خواهد</translation>
    </message>
    <message>
        <source>Needs 1 clue</source>
        <comment>on a card</comment>
        <translation>یک سرنخ می‌خواهد</translation>
    </message>
    <message>
        <source>Needs 3 clues</source>
        <comment>on a card</comment>
        <translation>۳ سرنخ می‌خواهد</translation>
    </message>
    <message>
        <source>Needs another mystery</source>
        <comment>on a card</comment>
        <translation>یک معمای دیگر می‌خواهد</translation>
    </message>
    <message>
        <source>Draw 1 card from the pile.</source>
        <comment>on a card</comment>
        <translation>یک کارت از کشیدنگاه بکشید.</translation>
    </message>
    <message>
        <source>See a card of an opponent, then swap or not.</source>
        <comment>on a card</comment>
        <translation>یک کارت حریف را ببینید؛ تعویض با شماست.</translation>
    </message>
    <message>
        <source>Take 1 open clue, then draw 1 card.</source>
        <comment>on a card</comment>
        <translation>یک سرنخ باز بردارید، بعد یک کارت بکشید.</translation>
    </message>
    <message>
        <source>Take 1 open mystery, then draw 1 card.</source>
        <comment>on a card</comment>
        <translation>یک معمای باز بردارید، بعد یک کارت بکشید.</translation>
    </message>
    <message>
        <source>Take up to 2 open clues.</source>
        <comment>on a card</comment>
        <translation>تا ۲ سرنخ باز بردارید.</translation>
    </message>
    <message>
        <source>Swap a card for an open one of its kind.</source>
        <comment>on a card</comment>
        <translation>کارتی را با کارت بازی از همان نوع تعویض کنید.</translation>
    </message>
    <message>
        <source>See the top 2 cards, keep 1.</source>
        <comment>on a card</comment>
        <translation>۲ کارت بالایی را ببینید و یکی را نگه دارید.</translation>
    </message>
    <message>
        <source>Pick the draw pile.</source>
        <translation>کشیدنگاه را انتخاب کنید.</translation>
    </message>
    <message>
        <source>Pick an opponent. You see one of their cards, drawn by chance, and may give one of yours for it.</source>
        <translation>یک حریف را انتخاب کنید. یکی از کارت‌هایش را به قید قرعه می‌بینید و می‌توانید یکی از کارت‌های خودتان را با آن تعویض کنید.</translation>
    </message>
    <message>
        <source>Pick an open clue. Its place is filled again; then you draw a card.</source>
        <translation>یک سرنخ باز انتخاب کنید. جایش پر می‌شود؛ بعد یک کارت می‌کشید.</translation>
    </message>
    <message>
        <source>Pick an open mystery. Its place is filled again; then you draw a card.</source>
        <translation>یک معمای باز انتخاب کنید. جایش پر می‌شود؛ بعد یک کارت می‌کشید.</translation>
    </message>
    <message>
        <source>Pick a first clue. Its place is filled again at once; then pick a second, or stop.</source>
        <translation>سرنخ اول را انتخاب کنید. جایش بلافاصله پر می‌شود؛ بعد سرنخ دوم را بردارید یا دست بکشید.</translation>
    </message>
    <message>
        <source>Pick a card of your hand, and the open card of the same kind to swap it for.</source>
        <translation>کارتی از دستتان و کارت بازی از همان نوع را که می‌خواهید انتخاب کنید.</translation>
    </message>
    <message>
        <source>Pick the draw pile. You see its top two cards and keep one; the other goes under the pile.</source>
        <translation>کشیدنگاه را انتخاب کنید. دو کارت بالایی را می‌بینید و یکی را نگه می‌دارید؛ دیگری زیر کشیدنگاه می‌رود.</translation>
    </message>
    <message>
        <source>{motif} {value}</source>
        <comment>a clue card and its value</comment>
        <translation>‏{motif} {value}</translation>
    </message>
    <message>
        <source>{ability} ({symbol})</source>
        <comment>a mystery card and its symbol</comment>
        <translation>‏{ability} ({symbol})</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>کارتی رو به پایین</translation>
    </message>
    <message numerus="yes">
        <source>A clue in your hand is worth %n point(s) at the end.</source>
        <translation>
            <numerusform>این سرنخ اگر در پایان در دست شما باشد، %n امتیاز دارد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n clue(s)</source>
        <comment>the condition is met</comment>
        <translation>
            <numerusform>%n سرنخ دارید</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold another {symbol}</source>
        <comment>the condition is met</comment>
        <translation>یک {symbol} دیگر دارید</translation>
    </message>
    <message>
        <source>You hold another mystery</source>
        <comment>the condition is met</comment>
        <translation>یک معمای دیگر دارید</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>نوبت شماست</translation>
    </message>
    <message>
        <source>Play, take or draw</source>
        <translation>بازی کنید، بردارید یا بکشید</translation>
    </message>
    <message>
        <source>Pick what it is for</source>
        <translation>بگویید برای چه</translation>
    </message>
    <message>
        <source>Pick a card to swap</source>
        <translation>کارتی را که می‌دهید انتخاب کنید</translation>
    </message>
    <message>
        <source>Pick the open card you want</source>
        <translation>کارت بازی را که می‌خواهید انتخاب کنید</translation>
    </message>
    <message>
        <source>Pick three for the set</source>
        <translation>سه کارت برای مجموعه انتخاب کنید</translation>
    </message>
    <message>
        <source>Swap a card for it, or leave it</source>
        <translation>کارتی با آن تعویض کنید یا بگذارید بماند</translation>
    </message>
    <message>
        <source>Take a second clue, or stop</source>
        <translation>سرنخ دوم را بردارید یا دست بکشید</translation>
    </message>
    <message>
        <source>Keep one of the two</source>
        <translation>یکی از این دو را نگه دارید</translation>
    </message>
    <message>
        <source>Discard a card, or end the turn</source>
        <translation>کارتی دور بیندازید یا نوبت را تمام کنید</translation>
    </message>
    <message>
        <source>Lay your set, or end the turn</source>
        <translation>مجموعه‌تان را کنار بگذارید یا نوبت را تمام کنید</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <comment>an order</comment>
        <translation>
            <numerusform>%n کارت دور بیندازید</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is thinking</source>
        <translation>{player} فکر می‌کند</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>پایان بازی</translation>
    </message>
    <message>
        <source>The draw pile is empty</source>
        <translation>کشیدنگاه خالی شد</translation>
    </message>
    <message>
        <source>Five sets were laid</source>
        <translation>پنج مجموعه کنار گذاشته شد</translation>
    </message>
    <message>
        <source>You gave up</source>
        <translation>بازی را واگذار کردید</translation>
    </message>
    <message>
        <source>Do one thing: play a mystery of your hand, take an open clue, or draw the top card of the pile. Complete sets you may lay besides.</source>
        <translation>یک کار بکنید: معمایی از دستتان بازی کنید، یک سرنخ باز بردارید، یا کارت بالایی کشیدنگاه را بکشید. مجموعه‌های کامل را هم می‌توانید کنار بگذارید.</translation>
    </message>
    <message>
        <source>Do one thing: play a mystery of your hand, take an open clue or mystery, or draw the top card of the pile. Complete sets you may lay besides.</source>
        <translation>یک کار بکنید: معمایی از دستتان بازی کنید، یک سرنخ یا معمای باز بردارید، یا کارت بالایی کشیدنگاه را بکشید. مجموعه‌های کامل را هم می‌توانید کنار بگذارید.</translation>
    </message>
    <message>
        <source>Only you see this card. Pick a card of your hand and give it for this one, or leave it where it is.</source>
        <translation>این کارت را فقط شما می‌بینید. کارتی از دستتان را با آن تعویض کنید یا بگذارید سر جایش بماند.</translation>
    </message>
    <message>
        <source>Take a second open clue, or stop here.</source>
        <translation>سرنخ باز دوم را بردارید یا همین‌جا دست بکشید.</translation>
    </message>
    <message>
        <source>Keep one of the two cards; the other goes face down under the pile.</source>
        <translation>یکی از دو کارت را نگه دارید؛ دیگری رو به پایین زیر کشیدنگاه می‌رود.</translation>
    </message>
    <message>
        <source>Your action is done. Lay your set, or end your turn when you like.</source>
        <translation>اقدامتان را کرده‌اید. مجموعه‌تان را کنار بگذارید، یا هر وقت خواستید نوبت را تمام کنید.</translation>
    </message>
    <message>
        <source>Your action is done. End your turn when you like.</source>
        <translation>اقدامتان را کرده‌اید. هر وقت خواستید نوبت را تمام کنید.</translation>
    </message>
    <message>
        <source>Your hand is over the limit: discard until five cards are left.</source>
        <translation>دستتان از سقف بیشتر است: آن‌قدر دور بیندازید که پنج کارت بماند.</translation>
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
        <source>Take</source>
        <comment>an open card</comment>
        <translation>برداشتن</translation>
    </message>
    <message>
        <source>Take, then draw</source>
        <comment>an open card</comment>
        <translation>برداشتن، بعد کشیدن</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>a card from the pile</comment>
        <translation>کشیدن</translation>
    </message>
    <message>
        <source>Look</source>
        <comment>at the top two cards</comment>
        <translation>دیدن</translation>
    </message>
    <message>
        <source>See a card</source>
        <comment>of an opponent</comment>
        <translation>دیدن یک کارت</translation>
    </message>
    <message>
        <source>Swap for this</source>
        <comment>an open card</comment>
        <translation>تعویض با این</translation>
    </message>
    <message>
        <source>Give for this</source>
        <comment>a card of the hand for the seen card</comment>
        <translation>تعویض با این</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>one of two cards</comment>
        <translation>نگه داشتن</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>a target</comment>
        <translation>دور انداختن</translation>
    </message>
    <message>
        <source>Lay a set</source>
        <comment>a target</comment>
        <translation>کنار گذاشتن مجموعه</translation>
    </message>
    <message>
        <source>Lay a set, {points}</source>
        <comment>a button; points is +10</comment>
        <translation>کنار گذاشتن مجموعه، {points}</translation>
    </message>
    <message>
        <source>Lay a set: {symbol}</source>
        <comment>a button, with several to choose from</comment>
        <translation>کنار گذاشتن مجموعه: {symbol}</translation>
    </message>
    <message>
        <source>{cards} in hand</source>
        <comment>cards is 3 keys</comment>
        <translation>{cards} در دست</translation>
    </message>
    <message>
        <source>Discard after drawing</source>
        <comment>a switch</comment>
        <translation>دور انداختن پس از کشیدن</translation>
    </message>
    <message>
        <source>Discard after drawing: on</source>
        <comment>a switch</comment>
        <translation>دور انداختن پس از کشیدن: روشن</translation>
    </message>
    <message>
        <source>Do not draw</source>
        <comment>a switch of an ability that draws too</comment>
        <translation>نکشیدن</translation>
    </message>
    <message>
        <source>Draw too</source>
        <comment>a switch of an ability that draws too</comment>
        <translation>کشیدن هم</translation>
    </message>
    <message>
        <source>Play without drawing</source>
        <comment>Scene analysis for nothing</comment>
        <translation>بازی بدون کشیدن</translation>
    </message>
    <message>
        <source>Draw from: {pile}</source>
        <comment>a switch</comment>
        <translation>کشیدن از: {pile}</translation>
    </message>
    <message>
        <source>Leave it</source>
        <comment>no exchange</comment>
        <translation>بگذارید بماند</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>no second clue</comment>
        <translation>کافی است</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>پایان نوبت</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>nothing can be done</comment>
        <translation>رد کردن نوبت</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>برگرداندن</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>راهنمایی</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>دست شما</translation>
    </message>
    <message>
        <source>Open clues</source>
        <translation>سرنخ‌های باز</translation>
    </message>
    <message>
        <source>Open mysteries</source>
        <translation>معماهای باز</translation>
    </message>
    <message>
        <source>Open clue {number}: {card}</source>
        <translation>سرنخ باز {number}: {card}</translation>
    </message>
    <message>
        <source>Open mystery {number}: {card}</source>
        <translation>معمای باز {number}: {card}</translation>
    </message>
    <message>
        <source>empty place</source>
        <translation>جای خالی</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>کشیدنگاه</translation>
    </message>
    <message>
        <source>Clues</source>
        <comment>the draw pile of clues, short</comment>
        <translation>سرنخ‌ها</translation>
    </message>
    <message>
        <source>Mysteries</source>
        <comment>the draw pile of mysteries, short</comment>
        <translation>معماها</translation>
    </message>
    <message>
        <source>the draw pile</source>
        <comment>in a sentence</comment>
        <translation>کشیدنگاه</translation>
    </message>
    <message>
        <source>the pile of clues</source>
        <comment>in a sentence</comment>
        <translation>کشیدنگاه سرنخ‌ها</translation>
    </message>
    <message>
        <source>the pile of mysteries</source>
        <comment>in a sentence</comment>
        <translation>کشیدنگاه معماها</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n card(s) left</source>
        <translation>
            <numerusform>کشیدنگاه، %n کارت مانده</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile of clues, %n card(s) left</source>
        <translation>
            <numerusform>کشیدنگاه سرنخ‌ها، %n کارت مانده</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile of mysteries, %n card(s) left</source>
        <translation>
            <numerusform>کشیدنگاه معماها، %n کارت مانده</numerusform>
        </translation>
    </message>
    <message>
        <source>Discards: {number}</source>
        <translation>دورریخته: {number}</translation>
    </message>
    <message>
        <source>Discard pile: {card} on top</source>
        <translation>کارت‌های دورریخته: {card} رو</translation>
    </message>
    <message>
        <source>Discard pile: empty</source>
        <translation>کارت‌های دورریخته: خالی</translation>
    </message>
    <message>
        <source>The hand of {player}</source>
        <translation>دست {player}</translation>
    </message>
    <message>
        <source>Your sets</source>
        <translation>مجموعه‌های شما</translation>
    </message>
    <message>
        <source>Your sets: {symbols}</source>
        <translation>مجموعه‌های شما: {symbols}</translation>
    </message>
    <message>
        <source>Sets of {player}</source>
        <translation>مجموعه‌های {player}</translation>
    </message>
    <message>
        <source>Sets: {symbols}</source>
        <translation>مجموعه‌ها: {symbols}</translation>
    </message>
    <message>
        <source>no sets yet</source>
        <translation>هنوز هیچ مجموعه</translation>
    </message>
    <message>
        <source>The card of {player} that you see</source>
        <translation>کارتی از {player} که می‌بینید</translation>
    </message>
    <message>
        <source>Card {number} of the top two</source>
        <translation>کارت {number} از دو کارت بالایی</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n کارت</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n turn(s) of yours left</source>
        <translation>
            <numerusform>حدود %n نوبت برای شما مانده</numerusform>
        </translation>
    </message>
    <message>
        <source>The pile is nearly empty</source>
        <translation>کشیدنگاه رو به پایان است</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>پس از نوبت قبلی شما</translation>
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
        <source>{you} took {card}</source>
        <comment>you is the word You</comment>
        <translation>{you} {card} را برداشتید</translation>
    </message>
    <message>
        <source>{player} took {card}</source>
        <translation>{player} {card} را برداشت</translation>
    </message>
    <message>
        <source>{you} drew {card}</source>
        <comment>you is the word You</comment>
        <translation>{you} {card} را کشیدید</translation>
    </message>
    <message>
        <source>{player} drew a card</source>
        <translation>{player} یک کارت کشید</translation>
    </message>
    <message>
        <source>{player} drew from {pile}</source>
        <translation>{player} از {pile} کشید</translation>
    </message>
    <message>
        <source>{you} laid {cards}</source>
        <comment>cards is 3 keys</comment>
        <translation>{you} {cards} را کنار گذاشتید</translation>
    </message>
    <message>
        <source>{player} laid {cards}</source>
        <comment>cards is 3 keys</comment>
        <translation>{player} {cards} را کنار گذاشت</translation>
    </message>
    <message>
        <source>{you} discarded {card}</source>
        <comment>you is the word You</comment>
        <translation>{you} {card} را دور انداختید</translation>
    </message>
    <message>
        <source>{player} discarded {card}</source>
        <translation>{player} {card} را دور انداخت</translation>
    </message>
    <message>
        <source>{you} saw {card} of {owner}</source>
        <comment>you is the word You</comment>
        <translation>{you} {card} را در دست {owner} دیدید</translation>
    </message>
    <message>
        <source>{player} saw a card of {owner}</source>
        <translation>{player} یک کارت {owner} را دید</translation>
    </message>
    <message>
        <source>{player} saw one of your cards</source>
        <translation>{player} یکی از کارت‌های شما را دید</translation>
    </message>
    <message>
        <source>{you} gave {given} for {card}</source>
        <comment>you is the word You; an exchange</comment>
        <translation>{you} {given} را با {card} تعویض کردید</translation>
    </message>
    <message>
        <source>{player} gave you {given} for {card}</source>
        <translation>{player} {given} را با {card} شما تعویض کرد</translation>
    </message>
    <message>
        <source>{player} exchanged a card with {owner}</source>
        <translation>{player} کارتی را با {owner} تعویض کرد</translation>
    </message>
    <message>
        <source>{you} left it</source>
        <comment>no exchange; you is the word You</comment>
        <translation>{you} تعویض نکردید</translation>
    </message>
    <message>
        <source>{player} left it</source>
        <comment>no exchange</comment>
        <translation>{player} تعویض نکرد</translation>
    </message>
    <message>
        <source>{you} saw {cards}</source>
        <comment>two cards; you is the word You</comment>
        <translation>{you} {cards} را دیدید</translation>
    </message>
    <message>
        <source>{player} saw the top two cards</source>
        <translation>{player} دو کارت بالایی را دید</translation>
    </message>
    <message>
        <source>{you} chose {card}</source>
        <comment>you is the word You</comment>
        <translation>{you} {card} را نگه داشتید</translation>
    </message>
    <message>
        <source>{player} chose one of the two</source>
        <translation>{player} یکی از آن دو را نگه داشت</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>points of the cards in hand, a column</comment>
        <translation>دست</translation>
    </message>
    <message>
        <source>Clues</source>
        <comment>clue cards, a column</comment>
        <translation>سرنخ‌ها</translation>
    </message>
    <message>
        <source>Clues are never played: they count from your hand.</source>
        <translation>سرنخ بازی نمی‌شود: امتیازش از همان دست شما حساب می‌شود.</translation>
    </message>
    <message>
        <source>As in the text that Divan follows: quiet and quick.</source>
        <translation>مطابق متنی که دیوان از آن پیروی می‌کند: آرام و کوتاه.</translation>
    </message>
    <message>
        <source>{you} swapped {given} for {card}</source>
        <comment>you is the word You; with an open card</comment>
        <translation>{you} {given} را با {card} عوض کردید</translation>
    </message>
    <message>
        <source>Once played, this {symbol} can no longer join a set.</source>
        <translation>پس از بازی، این {symbol} دیگر در هیچ مجموعه‌ای جا نمی‌گیرد.</translation>
    </message>
    <message>
        <source>{player} swapped {given} for {card}</source>
        <translation>{player} {given} را با {card} عوض کرد</translation>
    </message>
    <message>
        <source>{you} passed</source>
        <comment>you is the word You</comment>
        <translation>{you} نوبت را رد کردید</translation>
    </message>
    <message>
        <source>{player} passed</source>
        <translation>{player} نوبت را رد کرد</translation>
    </message>
    <message>
        <source>The match ended: {reason}</source>
        <translation>بازی تمام شد: {reason}</translation>
    </message>
    <message>
        <source>{card} now lies open</source>
        <translation>حالا {card} باز است</translation>
    </message>
    <message>
        <source>the place stays empty</source>
        <translation>جایش خالی می‌ماند</translation>
    </message>
    <message>
        <source>Sets</source>
        <comment>points of sets, a column</comment>
        <translation>مجموعه</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>a column</comment>
        <translation>امتیاز</translation>
    </message>
    <message>
        <source>{points}+</source>
        <comment>at least so many points</comment>
        <translation>‏{points}+</translation>
    </message>
    <message>
        <source>?</source>
        <comment>points that cannot be known</comment>
        <translation>‏؟</translation>
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
    <message>
        <source>You win on the tie-break</source>
        <translation>با امتیاز برابر، شما برنده شدید</translation>
    </message>
    <message>
        <source>{player} wins on the tie-break</source>
        <translation>با امتیاز برابر، {player} برنده شد</translation>
    </message>
    <message>
        <source>A shared win: {players}</source>
        <translation>برد مشترک: {players}</translation>
    </message>
    <message>
        <source>You gave up the match</source>
        <translation>بازی را واگذار کردید</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n نوبت</numerusform>
        </translation>
    </message>
    <message>
        <source>Level on points: more sets decide, then the highest clue.</source>
        <translation>امتیازها برابر است: اول مجموعه‌ی بیشتر تعیین می‌کند، بعد سرنخ باارزش‌تر.</translation>
    </message>
    <message>
        <source>Every mystery left in hand counts 1 point.</source>
        <translation>هر معمایی که در دست مانده باشد ۱ امتیاز دارد.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. %n card(s) left in the pile.</source>
        <translation>
            <numerusform>نوبت شماست. %n کارت در کشیدنگاه مانده است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is to move. %n card(s) left in the pile.</source>
        <translation>
            <numerusform>نوبت {player} است. %n کارت در کشیدنگاه مانده است.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>بازی تمام شده است.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>هنوز نوبت شما نیست.</translation>
    </message>
    <message>
        <source>First do your action: play, take or draw.</source>
        <translation>اول اقدامتان را بکنید: بازی کنید، بردارید یا بکشید.</translation>
    </message>
    <message>
        <source>You have done your one action of this turn.</source>
        <translation>تنها اقدام این نوبت را کرده‌اید.</translation>
    </message>
    <message>
        <source>First decide what the mystery you played asks.</source>
        <translation>اول درباره‌ی چیزی که معمای بازی‌شده می‌پرسد تصمیم بگیرید.</translation>
    </message>
    <message>
        <source>Nothing of the kind is open to you now.</source>
        <translation>الان چنین انتخابی در کار نیست.</translation>
    </message>
    <message>
        <source>First discard down to five cards.</source>
        <translation>اول آن‌قدر دور بیندازید که پنج کارت بماند.</translation>
    </message>
    <message>
        <source>You may discard only after drawing, and only with more than five cards.</source>
        <translation>فقط پس از کشیدن و فقط با بیش از پنج کارت می‌توانید دور بیندازید.</translation>
    </message>
    <message>
        <source>You may pass only when nothing else can be done.</source>
        <translation>فقط وقتی هیچ کار دیگری نشود، می‌توانید نوبت را رد کنید.</translation>
    </message>
    <message>
        <source>This match has no such pile.</source>
        <translation>این بازی چنین کشیدنگاهی ندارد.</translation>
    </message>
    <message>
        <source>That pile is empty.</source>
        <translation>آن کشیدنگاه خالی است.</translation>
    </message>
    <message>
        <source>Only another card of your own hand will do.</source>
        <translation>فقط کارت دیگری از دست خودتان به کار می‌آید.</translation>
    </message>
    <message>
        <source>That card does not lie open there.</source>
        <translation>آن کارت آن‌جا باز نیست.</translation>
    </message>
    <message>
        <source>Open mysteries can be taken only by an ability.</source>
        <translation>معماهای باز را فقط با یک توانایی می‌توانید بردارید.</translation>
    </message>
    <message>
        <source>This mystery has another ability.</source>
        <translation>این معما توانایی دیگری دارد.</translation>
    </message>
    <message>
        <source>{ability} needs {needed} or more clues in hand; you hold {held}.</source>
        <translation>{ability} دست‌کم {needed} سرنخ در دست می‌خواهد؛ شما {held} تا دارید.</translation>
    </message>
    <message>
        <source>Archive needs another mystery with the same symbol in hand: {symbol}.</source>
        <translation>بایگانی معمای دیگری با همان نماد در دست می‌خواهد: {symbol}.</translation>
    </message>
    <message>
        <source>Disguise needs another mystery in hand.</source>
        <translation>تغییر چهره معمای دیگری در دست می‌خواهد.</translation>
    </message>
    <message>
        <source>Deduction needs an opponent who holds a card.</source>
        <translation>استنتاج حریفی می‌خواهد که کارت داشته باشد.</translation>
    </message>
    <message>
        <source>{ability} would have no effect now.</source>
        <translation>{ability} الان هیچ اثری ندارد.</translation>
    </message>
    <message>
        <source>What lies open must be taken; only the draw is up to you.</source>
        <translation>چیزی را که باز است باید بردارید؛ فقط کشیدن با شماست.</translation>
    </message>
    <message>
        <source>A clue goes for a clue, a mystery for a mystery.</source>
        <translation>سرنخ با سرنخ تعویض می‌شود و معما با معما.</translation>
    </message>
    <message>
        <source>A set is exactly three mysteries with one symbol.</source>
        <translation>مجموعه دقیقاً سه معما با یک نماد است.</translation>
    </message>
    <message>
        <source>A set cannot be laid at this point of the turn.</source>
        <translation>در این لحظه‌ی نوبت نمی‌شود مجموعه‌ای کنار گذاشت.</translation>
    </message>
    <message>
        <source>Draw a card.</source>
        <translation>یک کارت بکشید.</translation>
    </message>
    <message>
        <source>Take {card}.</source>
        <translation>{card} را بردارید.</translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <translation>{card} را بازی کنید.</translation>
    </message>
    <message>
        <source>Play {card} for {taken}.</source>
        <translation>{card} را برای {taken} بازی کنید.</translation>
    </message>
    <message>
        <source>Play {card}: give {given} for {taken}.</source>
        <translation>{card} را بازی کنید: {given} را بدهید و {taken} را بگیرید.</translation>
    </message>
    <message>
        <source>Lay your set: {symbol}.</source>
        <translation>مجموعه‌تان را کنار بگذارید: {symbol}.</translation>
    </message>
    <message>
        <source>Give {given} for it.</source>
        <translation>{given} را با آن تعویض کنید.</translation>
    </message>
    <message>
        <source>Leave the card where it is.</source>
        <translation>بگذارید کارت سر جایش بماند.</translation>
    </message>
    <message>
        <source>Take no second clue.</source>
        <translation>سرنخ دوم را برندارید.</translation>
    </message>
    <message>
        <source>Keep {card}.</source>
        <translation>{card} را نگه دارید.</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <translation>{card} را دور بیندازید.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>نوبت را تمام کنید.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>نوبت را رد کنید.</translation>
    </message>
    <message>
        <source>What is still hidden is worth more than what lies open.</source>
        <translation>آنچه هنوز پنهان است از آنچه باز است بیشتر می‌ارزد.</translation>
    </message>
    <message>
        <source>It brings more points than anything else now.</source>
        <translation>الان بیش از هر کار دیگری امتیاز می‌آورد.</translation>
    </message>
    <message>
        <source>It is the best open clue, and the next player would take it.</source>
        <translation>بهترین سرنخ باز است و بازیکن بعدی آن را برمی‌داشت.</translation>
    </message>
    <message>
        <source>It comes on top, for the same action.</source>
        <translation>با همان یک اقدام به دست می‌آید.</translation>
    </message>
    <message>
        <source>It completes a set.</source>
        <translation>مجموعه‌ای را کامل می‌کند.</translation>
    </message>
    <message>
        <source>It brings you nearer to a set: {symbol}.</source>
        <translation>شما را به یک مجموعه نزدیک‌تر می‌کند: {symbol}.</translation>
    </message>
    <message>
        <source>It costs nothing, and nobody can take it from you any more.</source>
        <translation>خرجی ندارد و دیگر کسی نمی‌تواند آن را از شما بگیرد.</translation>
    </message>
    <message>
        <source>It is your fifth, and you are ahead: the game is yours.</source>
        <translation>پنجمین است و شما جلو هستید: بازی مال شماست.</translation>
    </message>
    <message>
        <source>A fresh card is worth more than this {symbol}, which will hardly find two others.</source>
        <translation>یک کارت تازه از این {symbol} که بعید است دو تای دیگر پیدا کند بیشتر می‌ارزد.</translation>
    </message>
    <message>
        <source>Chances are that {opponent} holds something better than your worst card.</source>
        <translation>احتمال دارد {opponent} چیزی بهتر از بدترین کارت شما داشته باشد.</translation>
    </message>
    <message>
        <source>A clue and a card for one action is more than the {symbol} promises.</source>
        <translation>یک سرنخ و یک کارت با یک اقدام، بیش از چیزی است که این {symbol} نوید می‌دهد.</translation>
    </message>
    <message>
        <source>The open mystery and a card are worth more than this {symbol}.</source>
        <translation>معمای باز و یک کارت از این {symbol} بیشتر می‌ارزد.</translation>
    </message>
    <message>
        <source>Two clues for one action are more than the {symbol} promises.</source>
        <translation>دو سرنخ با یک اقدام، بیش از چیزی است که این {symbol} نوید می‌دهد.</translation>
    </message>
    <message>
        <source>What you get is worth more than what you give.</source>
        <translation>آنچه می‌گیرید از آنچه می‌دهید بیشتر می‌ارزد.</translation>
    </message>
    <message>
        <source>It is better for you, and {card} is gone from the other hand.</source>
        <translation>برای شما بهتر است و {card} هم از دست حریف می‌رود.</translation>
    </message>
    <message>
        <source>You hold nothing that you would rather give.</source>
        <translation>چیزی ندارید که ترجیح بدهید به جای آن بدهید.</translation>
    </message>
    <message>
        <source>No open clue is worth taking.</source>
        <translation>هیچ سرنخ بازی ارزش برداشتن ندارد.</translation>
    </message>
    <message>
        <source>It is worth more to you than the other one.</source>
        <translation>برای شما از آن یکی بیشتر می‌ارزد.</translation>
    </message>
    <message>
        <source>It is the card you will miss least.</source>
        <translation>کمتر از هر کارت دیگری به کارتان می‌آید.</translation>
    </message>
    <message>
        <source>There is nothing left to gain this turn.</source>
        <translation>در این نوبت دیگر چیزی به دست نمی‌آید.</translation>
    </message>
    <message>
        <source>Nothing else can be done.</source>
        <translation>کار دیگری نمی‌شود کرد.</translation>
    </message>
    <message>
        <source>Open mysteries</source>
        <comment>an option</comment>
        <translation>معماهای باز</translation>
    </message>
    <message>
        <source>Scene analysis</source>
        <comment>an option</comment>
        <translation>تحلیل صحنه</translation>
    </message>
    <message>
        <source>Open cards</source>
        <comment>an option</comment>
        <translation>کارت‌های باز</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <comment>an option</comment>
        <translation>سقف کارت‌های دست</translation>
    </message>
    <message>
        <source>Laying a set</source>
        <comment>an option</comment>
        <translation>کنار گذاشتن مجموعه</translation>
    </message>
    <message>
        <source>Single mysteries</source>
        <comment>an option</comment>
        <translation>معماهای تکی</translation>
    </message>
    <message>
        <source>Empty pile</source>
        <comment>an option</comment>
        <translation>خالی شدن کشیدنگاه</translation>
    </message>
    <message>
        <source>Draw piles</source>
        <comment>an option</comment>
        <translation>کشیدنگاه‌ها</translation>
    </message>
    <message>
        <source>First hand for two</source>
        <comment>an option</comment>
        <translation>دست آغازین دونفره</translation>
    </message>
    <message>
        <source>First player</source>
        <comment>an option</comment>
        <translation>بازیکن شروع‌کننده</translation>
    </message>
    <message>
        <source>How an open mystery comes into your hand.</source>
        <translation>معمای باز چگونه به دست شما می‌رسد.</translation>
    </message>
    <message>
        <source>What this ability draws.</source>
        <translation>این توانایی چه می‌کشد.</translation>
    </message>
    <message>
        <source>How many clues and mysteries lie open.</source>
        <translation>چند سرنخ و معما باز باشد.</translation>
    </message>
    <message>
        <source>Whether hands may grow beyond five cards.</source>
        <translation>آیا دست می‌تواند از پنج کارت بیشتر شود.</translation>
    </message>
    <message>
        <source>Whether it costs the one action of a turn.</source>
        <translation>آیا تنها اقدامِ نوبت خرج آن می‌شود.</translation>
    </message>
    <message>
        <source>What a mystery that is left in hand counts.</source>
        <translation>معمایی که در دست بماند چند امتیاز دارد.</translation>
    </message>
    <message>
        <source>What happens when the last card is drawn.</source>
        <translation>وقتی کارت آخر کشیده شود چه می‌شود.</translation>
    </message>
    <message>
        <source>One pile of all cards, or one of each kind.</source>
        <translation>یک کشیدنگاه از همه‌ی کارت‌ها، یا از هر نوع یکی.</translation>
    </message>
    <message>
        <source>Cards that each of two players begins with.</source>
        <translation>هر یک از دو بازیکن با چند کارت شروع کند.</translation>
    </message>
    <message>
        <source>Then the turns go clockwise.</source>
        <translation>بعد نوبت‌ها در جهت عقربه‌های ساعت است.</translation>
    </message>
    <message>
        <source>By ability only</source>
        <translation>فقط با توانایی</translation>
    </message>
    <message>
        <source>Also by action</source>
        <translation>با اقدام هم</translation>
    </message>
    <message>
        <source>Draw one</source>
        <translation>کشیدن یکی</translation>
    </message>
    <message>
        <source>Look at two</source>
        <translation>دیدن دو تا</translation>
    </message>
    <message>
        <source>One per player</source>
        <translation>به تعداد بازیکنان</translation>
    </message>
    <message>
        <source>At least three</source>
        <translation>دست‌کم سه</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>نرم</translation>
    </message>
    <message>
        <source>Five at most</source>
        <translation>حداکثر پنج</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>رایگان</translation>
    </message>
    <message>
        <source>The action</source>
        <translation>اقدامِ نوبت</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>هیچ</translation>
    </message>
    <message>
        <source>1 point each</source>
        <translation>هر کدام ۱ امتیاز</translation>
    </message>
    <message>
        <source>Ends at once</source>
        <translation>پایان فوری</translation>
    </message>
    <message>
        <source>Finish the round</source>
        <translation>دور تا آخر</translation>
    </message>
    <message>
        <source>One</source>
        <translation>یکی</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>دو تا</translation>
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
        <source>Source</source>
        <translation>قوانین متن</translation>
    </message>
    <message>
        <source>Lively</source>
        <translation>پرتحرک</translation>
    </message>
    <message>
        <source>Own rules</source>
        <comment>a mix of options that is no preset</comment>
        <translation>قوانین خودتان</translation>
    </message>
    <message>
        <source>Open mysteries for the taking: better for two players.</source>
        <translation>معماهای باز را می‌توان برداشت: برای دو بازیکن بهتر است.</translation>
    </message>
</context>
<context>
    <name>don_legacy_lesson</name>
    <message>
        <source>Welcome! The old Don is gone, and you and Watson look into what he left behind. Whoever has the most points at the end wins.</source>
        <translation>خوش آمدید! دونِ پیر دیگر نیست و شما و واتسون می‌خواهید از آنچه از او مانده سر دربیاورید. هر کس در پایان بیشترین امتیاز را داشته باشد برنده است.</translation>
    </message>
    <message>
        <source>This receipt is a clue. The number in its corner says what it is worth: 1 point. Clues count at the end, if they are still in your hand.</source>
        <translation>این رسید یک سرنخ است. عدد گوشه‌اش می‌گوید چند می‌ارزد: ۱ امتیاز. سرنخ‌ها در پایان حساب می‌شوند، اگر هنوز در دستتان باشند.</translation>
    </message>
    <message>
        <source>Your other four cards are mysteries. Three of them with the same symbol are a set, and a set is worth 10 points. You hold two fingerprints already.</source>
        <translation>چهار کارت دیگرتان معما هستند. سه معما با یک نماد یک مجموعه می‌شوند و هر مجموعه ۱۰ امتیاز دارد. دو اثر انگشت را از همین حالا دارید.</translation>
    </message>
    <message>
        <source>Or you play a mystery for its ability, if its condition is met. Testimony needs 2 clues, and you hold only one: not yet. Click it, and you read why.</source>
        <translation>یا معما را برای توانایی‌اش بازی می‌کنید، اگر شرطش برآورده شده باشد. «شهادت شاهد» ۲ سرنخ می‌خواهد و شما فقط یکی دارید: هنوز نمی‌شود. رویش کلیک کنید تا دلیلش را بخوانید.</translation>
    </message>
    <message>
        <source>In each turn you do exactly one thing: play a mystery, take an open clue, or draw from the pile.</source>
        <translation>در هر نوبت دقیقاً یک کار می‌کنید: یک معما بازی می‌کنید، یک سرنخ باز برمی‌دارید، یا یک کارت از کشیدنگاه می‌کشید.</translation>
    </message>
    <message>
        <source>A clue worth 5 lies open, and no clue is worth more. Click the bank record to take it: then you also have your second clue.</source>
        <translation>سرنخی با ۵ امتیاز باز است و هیچ سرنخی بیشتر از این نمی‌ارزد. روی سند بانکی کلیک کنید تا آن را بردارید: این‌طور سرنخ دومتان هم جور می‌شود.</translation>
    </message>
    <message>
        <source>Each place was filled again at once. Watson has taken the other good clue, a statement worth 4. Keep that in mind.</source>
        <translation>هر جای خالی بلافاصله دوباره پر شد. واتسون آن یکی سرنخ خوب را برداشته است: اظهاراتی با ۴ امتیاز. این را به یاد بسپارید.</translation>
    </message>
    <message>
        <source>With two clues, Testimony works: you take an open clue and then draw a card, all in one turn. Drag it to the photograph, or click it and then the photograph.</source>
        <translation>با دو سرنخ، «شهادت شاهد» کار می‌کند: یک سرنخ باز برمی‌دارید و بعد یک کارت می‌کشید، همه در یک نوبت. کارت را با ماوس ببرید و روی عکس رها کنید، یا اول روی آن و بعد روی عکس کلیک کنید.</translation>
    </message>
    <message>
        <source>You drew a third fingerprint! Laying a set is free, and nobody can touch it any more. Press “Lay a set”, or drag one of the three to your sets.</source>
        <translation>اثر انگشت سوم را کشیدید! کنار گذاشتن مجموعه خرجی ندارد و دیگر کسی دستش به آن نمی‌رسد. «کنار گذاشتن مجموعه» را بزنید، یا یکی از آن سه را روی «مجموعه‌های شما» رها کنید.</translation>
    </message>
    <message>
        <source>Your Testimony lies on the discard pile: a mystery that was played never joins a set. It was your only pocket watch, so it was no great loss.</source>
        <translation>«شهادت شاهد» شما حالا روی کارت‌های دورریخته است: معمایی که بازی شد دیگر در هیچ مجموعه‌ای جا نمی‌گیرد. تنها ساعت جیبی شما بود، پس چیز زیادی از دست ندادید.</translation>
    </message>
    <message>
        <source>Only a 1 and a 2 lie open now. The pile promises more: draw its top card by a click.</source>
        <translation>حالا فقط یک ۱ و یک ۲ باز است. کشیدنگاه نوید بیشتری می‌دهد: با یک کلیک کارت بالایی آن را بکشید.</translation>
    </message>
    <message>
        <source>A clue worth 5! Now get rid of the weak receipt. Deduction shows you one of Watson’s cards, drawn by chance: drag it to Watson at the top, or click it and then him.</source>
        <translation>سرنخی با ۵ امتیاز! حالا از شر رسید کم‌ارزش خلاص شوید. «استنتاج» یکی از کارت‌های واتسون را به قید قرعه نشانتان می‌دهد: آن را بالای میز روی واتسون رها کنید، یا اول روی آن و بعد روی واتسون کلیک کنید.</translation>
    </message>
    <message>
        <source>The statement that he took! Only you see it, and you may swap. Give the receipt for it: 3 points more for you, 3 fewer for him.</source>
        <translation>همان اظهاراتی که برداشته بود! فقط شما آن را می‌بینید و می‌توانید تعویض کنید. رسید را با آن تعویض کنید: ۳ امتیاز بیشتر برای شما، ۳ امتیاز کمتر برای او.</translation>
    </message>
    <message>
        <source>Your clues are worth 5, 5, 4 and 3, that is 17. With 10 for the set you have 27 points. A mystery left in hand at the end counts nothing.</source>
        <translation>سرنخ‌هایتان ۵، ۵، ۴ و ۳ امتیاز دارند که می‌شود ۱۷. با ۱۰ امتیاز مجموعه، ۲۷ امتیاز دارید. معمایی که در پایان در دست مانده باشد امتیازی ندارد.</translation>
    </message>
    <message>
        <source>Open mysteries come to you only by an ability, such as Archive or Disguise. In the rules called Lively, which suit two players, you may also simply take one in your turn.</source>
        <translation>معمای باز فقط با یک توانایی به دستتان می‌رسد، مثل «بایگانی» یا «تغییر چهره». در قوانین «پرتحرک» که برای دو بازیکن مناسب است، می‌توانید در نوبتتان یکی را همین‌طوری هم بردارید.</translation>
    </message>
    <message>
        <source>The match ends at once when the draw pile is empty, or when someone has laid five sets. The number on the pile says how many cards are left.</source>
        <translation>بازی همان لحظه‌ای تمام می‌شود که کشیدنگاه خالی شود، یا کسی پنج مجموعه کنار گذاشته باشد. عدد روی کشیدنگاه می‌گوید چند کارت مانده است.</translation>
    </message>
    <message>
        <source>That is all. Before you play a mystery, ask whether its symbol may still become a set. Not sure? H gives a hint, W says why not, and U takes a move back.</source>
        <translation>همین بود. پیش از بازی کردن هر معما از خودتان بپرسید نمادش هنوز می‌تواند مجموعه شود یا نه. مطمئن نیستید؟ کلید H راهنمایی می‌کند، W می‌گوید چرا کاری نمی‌شود و U حرکت را پس می‌گیرد.</translation>
    </message>
</context>
</TS>
