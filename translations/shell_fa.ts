<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Divan</source>
        <translation>درباره‌ی دیوان</translation>
    </message>
    <message>
        <source>Divan</source>
        <translation>دیوان</translation>
    </message>
    <message>
        <source>A divan is a sofa, and also the collected poems that are read on it. This one is a shelf of card games and a lamp: you play against opponents who think on your own computer, without a network, an account or a purchase, in Persian, Dutch and English.</source>
        <translation>دیوان هم تختی است برای نشستن و هم دفتر شعری که بر آن می‌خوانند. این یکی قفسه‌ای است پر از بازی‌های کارتی، با چراغی روشن: با حریف‌هایی بازی می‌کنید که روی رایانه‌ی خودتان فکر می‌کنند، بی‌نیاز از شبکه و حساب کاربری و خرید، به فارسی، هلندی و انگلیسی.</translation>
    </message>
    <message>
        <source>Your matches</source>
        <translation>بازی‌های شما</translation>
    </message>
    <message>
        <source>Every move is kept before you see it, so a match survives even a power cut. Matches and settings lie in this folder; a copy of it is a backup.</source>
        <translation>هر حرکت پیش از آن‌که ببینیدش ذخیره می‌شود، پس بازی با قطع برق هم از دست نمی‌رود. بازی‌ها و تنظیمات در این پوشه‌اند؛ رونوشتی از آن، نسخه‌ی پشتیبان شماست.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>باز کردن پوشه</translation>
    </message>
    <message>
        <source>Nothing leaves this computer</source>
        <translation>هیچ‌چیز از این رایانه بیرون نمی‌رود</translation>
    </message>
    <message>
        <source>Divan opens no connection, counts nothing and sends nothing. Only a link that you follow opens your browser.</source>
        <translation>دیوان به جایی وصل نمی‌شود، چیزی نمی‌شمارد و چیزی نمی‌فرستد. فقط پیوندی که خودتان دنبال کنید مرورگرتان را باز می‌کند.</translation>
    </message>
    <message>
        <source>Free software</source>
        <translation>نرم‌افزار آزاد</translation>
    </message>
    <message>
        <source>You may use, study, change and share Divan under the MIT licence.</source>
        <translation>طبق پروانه‌ی MIT می‌توانید از دیوان استفاده کنید، در آن کندوکاو کنید، تغییرش بدهید و به دیگران بدهید.</translation>
    </message>
    <message>
        <source>Read the licence</source>
        <translation>خواندن پروانه</translation>
    </message>
    <message>
        <source>Letters, pictures and signs</source>
        <translation>حروف، تصویرها و نشان‌ها</translation>
    </message>
    <message>
        <source>Software inside</source>
        <translation>نرم‌افزارهای به‌کاررفته</translation>
    </message>
</context>
<context>
    <name>AnalysisCard</name>
    <message>
        <source>Move %1</source>
        <translation>حرکت %1</translation>
    </message>
</context>
<context>
    <name>AnalysisChart</name>
    <message>
        <source>Cost of your decisions over the match</source>
        <translation>هزینه‌ی تصمیم‌های شما در طول بازی</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>the beginning of a match, in a chart</comment>
        <translation>آغاز</translation>
    </message>
    <message>
        <source>End</source>
        <comment>the end of a match, in a chart</comment>
        <translation>پایان</translation>
    </message>
</context>
<context>
    <name>AnalysisLine</name>
    <message>
        <source>the same</source>
        <translation>همان</translation>
    </message>
</context>
<context>
    <name>AnalysisPaper</name>
    <message>
        <source>Your decisions</source>
        <translation>تصمیم‌های شما</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>تحلیل</translation>
    </message>
    <message>
        <source>What cost most</source>
        <translation>پرهزینه‌ترین تصمیم‌ها</translation>
    </message>
    <message>
        <source>Every decision</source>
        <translation>همه‌ی تصمیم‌ها</translation>
    </message>
</context>
<context>
    <name>AnalysisProgress</name>
    <message>
        <source>Progress of the analysis</source>
        <translation>پیشرفت تحلیل</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>ادامه</translation>
    </message>
</context>
<context>
    <name>AnalysisSheet</name>
    <message>
        <source>Analysis</source>
        <translation>تحلیل</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>دیدن میز</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>Yes</source>
        <translation>بله</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
</context>
<context>
    <name>ChartLegend</name>
    <message>
        <source>won</source>
        <comment>a match in the chart</comment>
        <translation>برد</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a match in the chart</comment>
        <translation>باخت</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>a match in the chart</comment>
        <translation>مساوی</translation>
    </message>
    <message>
        <source>average %1</source>
        <translation>میانگین %1</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>ادامه‌ی بازی</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>خوش آمدید</translation>
    </message>
    <message>
        <source>A lamp-lit table is ready</source>
        <translation>میزی زیر نور چراغ آماده است</translation>
    </message>
    <message>
        <source>Choose a game from the shelf and an opponent to your liking.</source>
        <translation>یک بازی از قفسه و حریفی به دلخواه خودتان انتخاب کنید.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>شروع بازی</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>بازی تازه</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>یادگیری %1</translation>
    </message>
</context>
<context>
    <name>FairDeal</name>
    <message>
        <source>Fair deal</source>
        <translation>پخش جوانمردانه</translation>
    </message>
    <message>
        <source>The whole deal follows from a seed. Its fingerprint was fixed before the first card; when the match is over you see the seed, and anyone can check that it has this fingerprint.</source>
        <translation>ترتیب همه‌ی کارت‌ها از یک بذر درمی‌آید. اثر انگشت آن پیش از نخستین کارت تعیین شده است؛ وقتی بازی تمام شود خود بذر را می‌بینید و هر کسی می‌تواند وارسی کند که اثر انگشتش همین است.</translation>
    </message>
    <message>
        <source>Fingerprint (SHA-256)</source>
        <translation>اثر انگشت (⁦SHA-256⁩)</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>بذر</translation>
    </message>
    <message>
        <source>shown when the match is over</source>
        <translation>در پایان بازی نشان داده می‌شود</translation>
    </message>
    <message>
        <source>To check it, take the SHA-256 of the words “%1”, a zero byte and the seed, or type:</source>
        <translation>برای بررسی، SHA-256 عبارت «%1»، یک بایت صفر و سپس بذر را حساب کنید، یا بنویسید:</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>وارسی</translation>
    </message>
    <message>
        <source>Did you copy the fingerprint when the match began? Paste it here to compare.</source>
        <translation>اگر اثر انگشت را در آغاز بازی کپی کرده‌اید، برای مقایسه اینجا بچسبانید.</translation>
    </message>
    <message>
        <source>The fingerprint that you noted</source>
        <translation>اثر انگشتی که یادداشت کرده‌اید</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>کپی شد</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>کپی</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
</context>
<context>
    <name>GameShelf</name>
    <message>
        <source>Games</source>
        <translation>بازی‌ها</translation>
    </message>
</context>
<context>
    <name>HintLine</name>
    <message>
        <source>Thinking about it…</source>
        <translation>در حال فکر کردن…</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Next</source>
        <translation>بعدی</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>یک بازی شروع کنید</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>حرکت شما</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>قبلی</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>به قفسه</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>دفترچه‌ی قوانین</translation>
    </message>
</context>
<context>
    <name>LicenceView</name>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Divan</source>
        <translation>دیوان</translation>
    </message>
</context>
<context>
    <name>MatchDeeds</name>
    <message>
        <source>Look at the end</source>
        <translation>دیدن پایان</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>بازپخش</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>تحلیل</translation>
    </message>
    <message>
        <source>Only the computer played in this match.</source>
        <translation>در این بازی فقط رایانه بازی کرده است.</translation>
    </message>
    <message>
        <source>Verify the deal</source>
        <translation>وارسی پخش کارت‌ها</translation>
    </message>
    <message>
        <source>Possible when the match is over.</source>
        <translation>وقتی بازی تمام شود ممکن است.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>خروجی گرفتن…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>Matches of Divan</source>
        <translation>بازی‌های دیوان</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>همه‌ی فایل‌ها</translation>
    </message>
    <message>
        <source>Import a match</source>
        <translation>وارد کردن بازی</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>خروجی گرفتن از بازی</translation>
    </message>
</context>
<context>
    <name>MatchFilter</name>
    <message>
        <source>State</source>
        <translation>وضعیت</translation>
    </message>
    <message>
        <source>All</source>
        <comment>matches</comment>
        <translation>همه</translation>
    </message>
    <message>
        <source>Under way</source>
        <comment>matches</comment>
        <translation>در جریان</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>matches</comment>
        <translation>تمام‌شده</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>بازی</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>Matches</source>
        <translation>بازی‌های شما</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>وارد کردن…</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>هنوز بازی‌ای نیست</translation>
    </message>
    <message>
        <source>No match like that</source>
        <translation>چنین بازی‌ای نیست</translation>
    </message>
    <message>
        <source>Every match you begin is kept here by itself, move by move.</source>
        <translation>هر بازی که شروع کنید، حرکت به حرکت، خودبه‌خود این‌جا ذخیره می‌شود.</translation>
    </message>
    <message>
        <source>None of your matches is of this game and in this state.</source>
        <translation>از این بازی، در این وضعیت، چیزی ندارید.</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>به قفسه</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>نمایش همه</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>دیگر برگشتنی نیست.</translation>
    </message>
    <message>
        <source>Delete this match?</source>
        <translation>این بازی حذف شود؟</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
</context>
<context>
    <name>PaceSettings</name>
    <message>
        <source>Motion and pace</source>
        <translation>حرکت و سرعت</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>حرکت‌ها</translation>
    </message>
    <message>
        <source>System</source>
        <comment>as the system wishes</comment>
        <translation>سیستم</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>motion</comment>
        <translation>کامل</translation>
    </message>
    <message>
        <source>Reduced</source>
        <comment>motion</comment>
        <translation>کم</translation>
    </message>
    <message>
        <source>Pace of the opponents</source>
        <translation>سرعت حریف‌ها</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>pace: one move at a time</comment>
        <translation>گام‌به‌گام</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace</comment>
        <translation>آهسته</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation>عادی</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace</comment>
        <translation>تند</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>pace</comment>
        <translation>فوری</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>برگشت</translation>
    </message>
</context>
<context>
    <name>PercentSlide</name>
    <message>
        <source>%L1 %</source>
        <comment>per cent</comment>
        <translation>%L1 درصد</translation>
    </message>
</context>
<context>
    <name>ReadingSettings</name>
    <message>
        <source>Reading</source>
        <translation>خواندن</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>اندازه‌ی متن</translation>
    </message>
    <message>
        <source>“The game is afoot.”</source>
        <comment>a sample of the text size</comment>
        <translation>«بازی شروع شده است.»</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>رنگ‌ها</translation>
    </message>
    <message>
        <source>Lamplight</source>
        <translation>نور چراغ</translation>
    </message>
    <message>
        <source>Daylight</source>
        <translation>نور روز</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>کنتراست بالا</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>پشت کارت‌ها</translation>
    </message>
    <message>
        <source>Khatam</source>
        <comment>a card back: the lattice of Persian inlay</comment>
        <translation>خاتم</translation>
    </message>
    <message>
        <source>Star</source>
        <comment>a card back</comment>
        <translation>ستاره</translation>
    </message>
    <message>
        <source>Wave</source>
        <comment>a card back</comment>
        <translation>موج</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>a card back</comment>
        <translation>ساده</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>تمام‌صفحه</translation>
    </message>
</context>
<context>
    <name>ReplayTools</name>
    <message>
        <source>To the start</source>
        <translation>به آغاز</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>یک حرکت به عقب</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>مکث</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>پخش</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>یک حرکت به جلو</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>به پایان</translation>
    </message>
    <message>
        <source>Moment of the match</source>
        <translation>لحظه‌ی بازی</translation>
    </message>
</context>
<context>
    <name>RulebookContents</name>
    <message>
        <source>Rulebooks</source>
        <translation>دفترچه‌های قوانین</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>فهرست</translation>
    </message>
</context>
<context>
    <name>RulebookFound</name>
    <message>
        <source>Found</source>
        <translation>یافته‌ها</translation>
    </message>
</context>
<context>
    <name>RulebookPage</name>
    <message>
        <source>Rules of %1</source>
        <translation>قوانین %1</translation>
    </message>
</context>
<context>
    <name>RulebookSearch</name>
    <message>
        <source>Search the rules</source>
        <translation>جست‌وجو در قوانین</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>پاک کردن</translation>
    </message>
</context>
<context>
    <name>SafetySettings</name>
    <message>
        <source>Safety</source>
        <translation>احتیاط</translation>
    </message>
    <message>
        <source>Ask before giving up</source>
        <translation>پرسیدن پیش از واگذار کردن</translation>
    </message>
    <message>
        <source>Ask before deleting a match</source>
        <translation>پرسیدن پیش از حذف بازی</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Scores over time</source>
        <translation>امتیازها در گذر زمان</translation>
    </message>
</context>
<context>
    <name>SetUpPage</name>
    <message>
        <source>Your first match is the one that counts; another try is practice.</source>
        <translation>بازی اولتان به حساب می‌آید؛ تلاش دوباره تمرین است.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>قوانین</translation>
    </message>
    <message>
        <source>Hide the single rules</source>
        <translation>پنهان کردن تک‌تک قوانین</translation>
    </message>
    <message>
        <source>Show the single rules (your own mix)</source>
        <translation>نمایش تک‌تک قوانین (قوانین خودتان)</translation>
    </message>
    <message>
        <source>Show and change the single rules</source>
        <translation>نمایش و تغییر تک‌تک قوانین</translation>
    </message>
    <message>
        <source>The deal of the day: everyone plays the same cards by the first set of rules.</source>
        <translation>بازی روز: همه با همین کارت‌ها و با نخستین دسته‌ی قوانین بازی می‌کنند.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>حریف‌ها</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>حریف</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>بازیکنان</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>پخش کارت‌ها</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>بذر</translation>
    </message>
    <message>
        <source>Left to chance</source>
        <translation>تصادفی</translation>
    </message>
    <message>
        <source>A seed has 1 to 64 printable characters.</source>
        <translation>بذر از ۱ تا ۶۴ نویسه‌ی چاپ‌شدنی دارد.</translation>
    </message>
    <message>
        <source>A seed deals the same cards again; a friend with the same seed gets them too.</source>
        <translation>با یک بذر همان کارت‌ها دوباره پخش می‌شوند؛ دوستی که همان بذر را وارد کند هم همان‌ها را می‌گیرد.</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>شروع بازی</translation>
    </message>
    <message>
        <source>Play it again for practice</source>
        <translation>دوباره، برای تمرین</translation>
    </message>
    <message>
        <source>Learn it at the table</source>
        <translation>پای میز یاد بگیرید</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>تنظیمات</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>بازگشت به پیش‌فرض‌ها</translation>
    </message>
    <message>
        <source>About Divan</source>
        <translation>درباره‌ی دیوان</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>زبان</translation>
    </message>
    <message>
        <source>System</source>
        <comment>the language of the system</comment>
        <translation>سیستم</translation>
    </message>
    <message>
        <source>This change could not be kept: it holds until Divan is closed. See whether the disk is full.</source>
        <translation>این تغییر ذخیره نشد و فقط تا بسته شدن دیوان برقرار است. ببینید دیسک پر نشده باشد.</translation>
    </message>
    <message>
        <source>Restore all settings?</source>
        <translation>همه‌ی تنظیمات به حالت اول برگردند؟</translation>
    </message>
    <message>
        <source>Language, colours, sound and everything else on this page become what they were at first. Your matches stay.</source>
        <translation>زبان، رنگ‌ها، صدا و هر چیز دیگر این صفحه به حالت اول برمی‌گردد. بازی‌های شما سر جایشان می‌مانند.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>برگرداندن</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Next round</source>
        <translation>دور بعد</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>بازی دوباره</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>تحلیل</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>بازپخش</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>دیدن میز</translation>
    </message>
    <message>
        <source>Fair deal: seed %1</source>
        <translation>پخش جوانمردانه: بذر %1</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>به قفسه</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>The shelf</source>
        <translation>قفسه</translation>
    </message>
    <message>
        <source>Divan</source>
        <translation>دیوان</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>بازی‌های شما</translation>
    </message>
    <message>
        <source>Rulebooks</source>
        <translation>دفترچه‌های قوانین</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>آمار</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>تنظیمات</translation>
    </message>
    <message>
        <source>Daily deal, %1:</source>
        <translation>بازی روز، %1:</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>تازه آمده‌اید؟</translation>
    </message>
    <message>
        <source>Read the rules in three minutes</source>
        <translation>قوانین را سه‌دقیقه‌ای بخوانید</translation>
    </message>
    <message>
        <source>Opponents see only what you see.</source>
        <translation>حریف‌ها فقط چیزی را می‌بینند که شما می‌بینید.</translation>
    </message>
    <message>
        <source>How we prove it</source>
        <translation>چطور ثابتش می‌کنیم</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Score so far</source>
        <translation>امتیاز تا این‌جا</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>رویدادها</translation>
    </message>
    <message>
        <source>Show one player</source>
        <translation>نمایش یک بازیکن</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>نمایش همه</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>کپی کردن رویدادها</translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>Sound</source>
        <translation>صدا</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>بلندی صدا</translation>
    </message>
    <message>
        <source>Sounds of the cards</source>
        <translation>صدای کارت‌ها</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>بی‌صدا</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>play a sound</comment>
        <translation>امتحان</translation>
    </message>
    <message>
        <source>The sound is muted</source>
        <translation>صدا قطع است</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>آمار</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>بازی‌ها</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>how many matches</comment>
        <translation>بازی‌شده</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>how many matches</comment>
        <translation>برد</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>how many matches</comment>
        <translation>مساوی</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>بیشترین امتیاز</translation>
    </message>
    <message>
        <source>Points on average</source>
        <translation>میانگین امتیاز</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>بردهای پیاپی</translation>
    </message>
    <message>
        <source>Won against</source>
        <translation>برد در برابر</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>امتیازها در گذر زمان</translation>
    </message>
    <message>
        <source>Scores of the last %L1 matches</source>
        <translation>امتیاز %L1 بازی آخر</translation>
    </message>
    <message>
        <source>There are no points to show here.</source>
        <translation>امتیازی برای نمایش نیست.</translation>
    </message>
    <message>
        <source>Practice matches do not count, nor do matches that only the computer played.</source>
        <translation>بازی‌های تمرینی و بازی‌هایی که فقط رایانه بازی کرده باشد به حساب نمی‌آیند.</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>هنوز چیزی برای شمردن نیست</translation>
    </message>
    <message>
        <source>When you have finished a match, what you won, your best scores and how they grow show here. Practice matches do not count.</source>
        <translation>وقتی یک بازی را تمام کنید، بردها، بهترین امتیازها و روند آن‌ها را این‌جا می‌بینید. بازی‌های تمرینی به حساب نمی‌آیند.</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>به قفسه</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Back to the shelf</source>
        <translation>برگشت به قفسه</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>تمرین</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>تحلیل</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>پس گرفتن</translation>
    </message>
    <message>
        <source>Redo the move</source>
        <translation>انجام دوباره‌ی حرکت</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>راهنمایی</translation>
    </message>
    <message>
        <source>Why not? What now?</source>
        <translation>چرا نه؟ حالا چه؟</translation>
    </message>
    <message>
        <source>Rules at this point</source>
        <translation>قوانین این مرحله</translation>
    </message>
    <message>
        <source>Pace of the opponents</source>
        <translation>سرعت حریف‌ها</translation>
    </message>
    <message>
        <source>More</source>
        <translation>بیشتر</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>تنظیمات</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation>بستن پنل</translation>
    </message>
    <message>
        <source>Open the panel</source>
        <translation>باز کردن پنل</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>pace: one move at a time</comment>
        <translation>گام‌به‌گام</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace</comment>
        <translation>آهسته</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation>عادی</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace</comment>
        <translation>تند</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>pace</comment>
        <translation>فوری</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>برگه‌ی امتیاز</translation>
    </message>
    <message>
        <source>Fair deal</source>
        <translation>پخش جوانمردانه</translation>
    </message>
    <message>
        <source>Verify the deal</source>
        <translation>وارسی پخش کارت‌ها</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>واگذار کردن</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>به قفسه</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>put it back</source>
        <translation>برگرداندن</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>راهنمایی</translation>
    </message>
    <message>
        <source>pick a card</source>
        <translation>انتخاب کارت</translation>
    </message>
    <message>
        <source>read on</source>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>move by move</source>
        <translation>حرکت به حرکت</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>تصمیم‌ها</translation>
    </message>
    <message>
        <source>play</source>
        <comment>let the moves of a replay run</comment>
        <translation>پخش</translation>
    </message>
    <message>
        <source>next move</source>
        <translation>حرکت بعد</translation>
    </message>
    <message>
        <source>somewhere else</source>
        <translation>جای دیگر</translation>
    </message>
    <message>
        <source>why not?</source>
        <translation>چرا نه؟</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>حرکت بعد</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>برگه‌ی امتیاز</translation>
    </message>
    <message>
        <source>Take back and practise?</source>
        <translation>پس گرفتن و تمرین؟</translation>
    </message>
    <message>
        <source>Something hidden was revealed since. You can take it back, but then the match is practice and does not count.</source>
        <translation>از آن پس چیز پنهانی آشکار شده است. می‌توانید حرکتتان را پس بگیرید، ولی بازی تمرینی می‌شود و به حساب نمی‌آید.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>پس گرفتن</translation>
    </message>
    <message>
        <source>Give up this match?</source>
        <translation>این بازی را واگذار می‌کنید؟</translation>
    </message>
    <message>
        <source>Your opponent wins. You can also leave it: it waits on the shelf.</source>
        <translation>حریفتان برنده می‌شود. می‌توانید بازی را رها هم بکنید: در قفسه منتظرتان می‌ماند.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>واگذار کردن</translation>
    </message>
</context>
<context>
    <name>TableSettings</name>
    <message>
        <source>Table</source>
        <translation>میز</translation>
    </message>
    <message>
        <source>Live scores</source>
        <translation>امتیاز لحظه‌ای</translation>
    </message>
    <message>
        <source>Count the points while a match is played</source>
        <translation>شمردن امتیازها در طول بازی</translation>
    </message>
    <message>
        <source>Key hints</source>
        <translation>راهنمای کلیدها</translation>
    </message>
    <message>
        <source>Show beside the hand which keys do what</source>
        <translation>کنار دست نشان می‌دهد هر کلید چه می‌کند</translation>
    </message>
    <message>
        <source>Panel with scores and log</source>
        <translation>پنل امتیازها و رویدادها</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>the panel, by the width of the window</comment>
        <translation>خودکار</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>the panel</comment>
        <translation>باز</translation>
    </message>
    <message>
        <source>Closed</source>
        <comment>the panel</comment>
        <translation>بسته</translation>
    </message>
</context>
<context>
    <name>UnsavedMark</name>
    <message>
        <source>not saved</source>
        <translation>ذخیره نشده</translation>
    </message>
    <message>
        <source>Why is the match not saved?</source>
        <translation>چرا بازی ذخیره نمی‌شود؟</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message>
        <source>Version {version}</source>
        <translation>نسخه‌ی {version}</translation>
    </message>
    <message>
        <source>by {author}</source>
        <translation>از {author}</translation>
    </message>
    <message>
        <source>This licence is missing. Install Divan again to get it back.</source>
        <translation>این پروانه نیست. دیوان را دوباره نصب کنید تا برگردد.</translation>
    </message>
    <message>
        <source>Windows, drawing, sound and Qt’s own translations</source>
        <translation>پنجره‌ها، ترسیم، صدا و ترجمه‌های خود Qt</translation>
    </message>
    <message>
        <source>The language that Divan is written in</source>
        <translation>زبانی که دیوان به آن نوشته شده است</translation>
    </message>
    <message>
        <source>Reads and checks the matches that are kept</source>
        <translation>بازی‌های ذخیره‌شده را می‌خواند و وارسی می‌کند</translation>
    </message>
    <message>
        <source>Finds the folder that your matches are kept in</source>
        <translation>پوشه‌ای را پیدا می‌کند که بازی‌های شما در آن ذخیره می‌شوند</translation>
    </message>
    <message>
        <source>Rules of languages and scripts, in the packages for Linux</source>
        <translation>قوانین زبان‌ها و خط‌ها، در بسته‌های لینوکس</translation>
    </message>
    <message>
        <source>Starts Divan in the packages for Linux and macOS</source>
        <translation>دیوان را در بسته‌های لینوکس و مک آغاز می‌کند</translation>
    </message>
    <message>
        <source>Text in every language. Changed: a longer minus; arrows and invisible direction marks added.</source>
        <translation>متن در همه‌ی زبان‌ها. تغییرها: منهای بلندتر؛ افزودن پیکان‌ها و نشانه‌های نادیدنی جهت.</translation>
    </message>
    <message>
        <source>Titles and numerals in Latin script. Changed: subsets joined; arrows and invisible direction marks added.</source>
        <translation>عنوان‌ها و رقم‌ها به خط لاتین. تغییرها: یکی شدن زیرمجموعه‌ها؛ افزودن پیکان‌ها و نشانه‌های نادیدنی جهت.</translation>
    </message>
    <message>
        <source>Titles in Persian. Changed: subsets joined; arrows and invisible direction marks added.</source>
        <translation>عنوان‌های فارسی. تغییرها: یکی شدن زیرمجموعه‌ها؛ افزودن پیکان‌ها و نشانه‌های نادیدنی جهت.</translation>
    </message>
    <message>
        <source>Icons of the interface</source>
        <translation>نمادهای صفحه</translation>
    </message>
    <message>
        <source>Faces of the portraits</source>
        <translation>چهره‌های پرتره‌ها</translation>
    </message>
    <message>
        <source>Puts the faces of the portraits together when the art is made</source>
        <translation>هنگام ساختن تصویرها، چهره‌های پرتره‌ها را سر هم می‌کند</translation>
    </message>
    <message>
        <source>Signs and things on the cards</source>
        <translation>نشان‌ها و چیزهای روی کارت‌ها</translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <source>Your decisions beside those of {bot}</source>
        <translation>تصمیم‌های شما در کنار تصمیم‌های {bot}</translation>
    </message>
    <message numerus="yes">
        <source>{bot} would have done the same %n time(s) of {all}.</source>
        <translation>
            <numerusform>‏{bot} از {all} بار %n بار همین کار را می‌کرد.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your decisions cost anything.</source>
        <translation>هیچ‌یک از تصمیم‌هایتان هزینه‌ای نداشت.</translation>
    </message>
    <message>
        <source>{bot} looks at decision {number} of {all}…</source>
        <translation>‏{bot} تصمیم {number} از {all} را می‌سنجد…</translation>
    </message>
    <message>
        <source>Called off after {number} of {all} decisions.</source>
        <translation>پس از {number} تصمیم از {all} متوقف شد.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be judged.</source>
        <translation>
            <numerusform>‏%n تصمیم را نشد سنجید.</numerusform>
        </translation>
    </message>
    <message>
        <source>There was nothing to decide for you in this match.</source>
        <translation>در این بازی چیزی نبود که شما تصمیم بگیرید.</translation>
    </message>
    <message>
        <source>{number} points</source>
        <comment>what a decision cost, such as 6.3 points</comment>
        <translation>‏{number} امتیاز</translation>
    </message>
    <message>
        <source>{number} %</source>
        <comment>what a decision cost, per cent of a chance</comment>
        <translation>‏{number}٪</translation>
    </message>
    <message>
        <source>{number} bits</source>
        <comment>what a decision cost, such as 0.5 bits</comment>
        <translation>‏{number} بیت</translation>
    </message>
    <message>
        <source>≈ {number}</source>
        <comment>what a decision cost by a rule of thumb</comment>
        <translation>‏≈ {number}</translation>
    </message>
    <message>
        <source>1 point</source>
        <comment>what a decision cost</comment>
        <translation>‏۱ امتیاز</translation>
    </message>
    <message>
        <source>1 bit</source>
        <comment>what a decision cost</comment>
        <translation>‏۱ بیت</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>what a decision cost</comment>
        <translation>هیچ</translation>
    </message>
    <message>
        <source>not comparable</source>
        <comment>what a decision cost</comment>
        <translation>مقایسه‌ناپذیر</translation>
    </message>
    <message>
        <source>Points: how far ahead of the others a move leaves you, on average over deals that fit what you saw.</source>
        <translation>امتیاز: هر حرکت شما را چقدر از دیگران جلو می‌اندازد؛ میانگین پخش‌هایی که با دیده‌های شما جورند.</translation>
    </message>
    <message>
        <source>Per cent: the chance that it comes right, be it an answer, a vote or a clue. To wait for an answer counts as much as the chance at which {bot} would dare one.</source>
        <translation>درصد: بخت درست درآمدن، چه پاسخ باشد چه رأی یا سرنخ. صبر کردن به اندازه‌ی بختی به حساب می‌آید که {bot} با آن دل به دریا می‌زند.</translation>
    </message>
    <message>
        <source>Bits: how much a move may tell. One bit halves what is possible.</source>
        <translation>بیت: هر حرکت چقدر می‌تواند بگوید. یک بیت، امکان‌ها را نصف می‌کند.</translation>
    </message>
    <message>
        <source>≈: a rough weighing, with nothing tried out. It puts moves in an order, and is neither points nor a chance.</source>
        <translation>‏≈: سنجشی سرانگشتی، بی آنکه چیزی آزموده شود. حرکت‌ها را مرتب می‌کند و نه امتیاز است و نه بخت.</translation>
    </message>
    <message>
        <source>In the chart 10 % stand as high as half a bit, 10 points or ≈ 10.</source>
        <translation>در نمودار ۱۰٪ هم‌قد نیم بیت، ۱۰ امتیاز یا ≈ ۱۰ است.</translation>
    </message>
    <message>
        <source>{bot}: {advice}</source>
        <comment>what the strongest opponent advises</comment>
        <translation>‏{bot}: {advice}</translation>
    </message>
    <message>
        <source>Move {number}: {made} Cost: {cost}.</source>
        <translation>حرکت {number}: {made} هزینه: {cost}.</translation>
    </message>
    <message>
        <source>Move {number}: {made} Cost: {cost}. {advice}</source>
        <translation>حرکت {number}: {made} هزینه: {cost}. {advice}</translation>
    </message>
    <message>
        <source>Move {number}: {made} {bot} would have done the same.</source>
        <translation>حرکت {number}: {made} {bot} هم همین کار را می‌کرد.</translation>
    </message>
    <message>
        <source>Your move: {made} Cost: {cost}. {bot}:</source>
        <comment>before what {bot} advises</comment>
        <translation>حرکت شما: {made} هزینه: {cost}. {bot}:</translation>
    </message>
    <message>
        <source>Your move: {made} {bot} would do the same.</source>
        <comment>before what {bot} advises</comment>
        <translation>حرکت شما: {made} {bot} هم همین کار را می‌کند.</translation>
    </message>
</context>
<context>
    <name>clauses</name>
    <message>
        <source>Rule {number}</source>
        <comment>the name of a rulebook clause</comment>
        <translation>بند {number}</translation>
    </message>
    <message>
        <source>Note {number}</source>
        <comment>the name of a note in a rulebook</comment>
        <translation>یادداشت {number}</translation>
    </message>
</context>
<context>
    <name>daily</name>
    <message>
        <source>Deal of the day, {date}</source>
        <translation>بازی روز، {date}</translation>
    </message>
    <message>
        <source>Played today: {standing}</source>
        <translation>بازی امروز: {standing}</translation>
    </message>
    <message>
        <source>Begun today</source>
        <translation>امروز شروع شده است</translation>
    </message>
</context>
<context>
    <name>deal</name>
    <message numerus="yes">
        <source>Dealt anew from the seed, every card came as it did in the match (%n draw(s) of chance).</source>
        <comment>the deal was verified</comment>
        <translation>
            <numerusform>وقتی از روی بذر دوباره پخش شد، همه‌ی کارت‌ها همان‌طور آمدند که در بازی آمده بودند (%n بار قرعه).</numerusform>
        </translation>
    </message>
    <message>
        <source>Dealt anew from the seed, the cards come otherwise.</source>
        <translation>وقتی از روی بذر دوباره پخش می‌شود، کارت‌ها طور دیگری می‌آیند.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), and each was allowed.</source>
        <comment>the deal was verified</comment>
        <translation>
            <numerusform>همه‌ی %n حرکت مجاز بود.</numerusform>
        </translation>
    </message>
    <message>
        <source>It ends as it ended.</source>
        <comment>a match that was played anew</comment>
        <translation>پایانش همان است که بود.</translation>
    </message>
    <message>
        <source>It ends otherwise than it was kept.</source>
        <comment>a match that was played anew</comment>
        <translation>پایانش با آنچه ذخیره شده فرق دارد.</translation>
    </message>
    <message>
        <source>This is the fingerprint that you noted.</source>
        <translation>این همان اثر انگشتی است که یادداشت کرده‌اید.</translation>
    </message>
    <message>
        <source>The fingerprint that you noted is another one: the deal is not the one promised.</source>
        <translation>اثر انگشتی که یادداشت کرده‌اید با این یکی فرق دارد: این آن پخشی نیست که قول داده شده بود.</translation>
    </message>
</context>
<context>
    <name>matches</name>
    <message>
        <source>Against {players}</source>
        <translation>در برابر {players}</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>در جریان</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>برد</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>باخت</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>nobody has won</comment>
        <translation>مساوی</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>واگذارشده</translation>
    </message>
    <message>
        <source>Played by the computer</source>
        <translation>بازی رایانه با خودش</translation>
    </message>
    <message>
        <source>{end}, {own} to {other}</source>
        <translation>{end}، {own} به {other}</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>تمرین</translation>
    </message>
    <message>
        <source>deal of the day</source>
        <translation>بازی روز</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>از فایل</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>‏{date}، {time}</translation>
    </message>
    <message>
        <source>The match was written to {path}.</source>
        <translation>بازی در {path} نوشته شد.</translation>
    </message>
    <message>
        <source>The match was added to your library.</source>
        <translation>بازی به بازی‌های شما افزوده شد.</translation>
    </message>
    <message>
        <source>This match is in your library already.</source>
        <translation>این بازی از پیش در بازی‌های شما هست.</translation>
    </message>
    <message>
        <source>There is a file {path} already, so nothing was written; choose another name.</source>
        <translation>فایل {path} از پیش هست، برای همین چیزی نوشته نشد؛ نام دیگری انتخاب کنید.</translation>
    </message>
    <message>
        <source>The match was deleted.</source>
        <translation>بازی حذف شد.</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>The disk is full: this match is not saved. Make some room; Divan tries again at every move.</source>
        <translation>دیسک پر است: این بازی ذخیره نمی‌شود. کمی جا باز کنید؛ دیوان با هر حرکت دوباره تلاش می‌کند.</translation>
    </message>
    <message>
        <source>The folder of Divan cannot be written: this match is not saved. Check its permissions; Divan tries again at every move.</source>
        <translation>در پوشه‌ی دیوان نمی‌شود نوشت: این بازی ذخیره نمی‌شود. مجوزهای پوشه را بررسی کنید؛ دیوان با هر حرکت دوباره تلاش می‌کند.</translation>
    </message>
    <message>
        <source>This match went on in another window. What you play here is not saved; open the match again from the shelf.</source>
        <translation>این بازی در پنجره‌ی دیگری ادامه یافته است. آنچه این‌جا بازی می‌کنید ذخیره نمی‌شود؛ بازی را دوباره از قفسه باز کنید.</translation>
    </message>
    <message>
        <source>This match was deleted. What you play here is not saved; begin a new match from the shelf.</source>
        <translation>این بازی حذف شده است. آنچه این‌جا بازی می‌کنید ذخیره نمی‌شود؛ از قفسه بازی تازه‌ای شروع کنید.</translation>
    </message>
    <message>
        <source>The file of your matches was moved or removed while Divan was open: this match is not saved. Put the file back, or start Divan again.</source>
        <translation>فایل بازی‌های شما وقتی دیوان باز بود جابه‌جا یا پاک شد: این بازی ذخیره نمی‌شود. فایل را سر جایش برگردانید یا دیوان را دوباره اجرا کنید.</translation>
    </message>
    <message>
        <source>Another window is saving just now: this match is not saved yet. Divan tries again at every move.</source>
        <translation>پنجره‌ی دیگری همین حالا در حال ذخیره است: این بازی هنوز ذخیره نشده است. دیوان با هر حرکت دوباره تلاش می‌کند.</translation>
    </message>
    <message>
        <source>The file of your matches is damaged: this match is not saved. Start Divan again; it puts the file aside and begins a new one.</source>
        <translation>فایل بازی‌های شما خراب است: این بازی ذخیره نمی‌شود. دیوان را دوباره اجرا کنید؛ این فایل را کنار می‌گذارد و فایل تازه‌ای می‌سازد.</translation>
    </message>
    <message>
        <source>The disk is full: nothing was changed. Make some room and try again.</source>
        <translation>دیسک پر است: چیزی تغییر نکرد. کمی جا باز کنید و دوباره امتحان کنید.</translation>
    </message>
    <message>
        <source>The folder of Divan cannot be written: nothing was changed. Check its permissions and try again.</source>
        <translation>در پوشه‌ی دیوان نمی‌شود نوشت: چیزی تغییر نکرد. مجوزهای پوشه را بررسی کنید و دوباره امتحان کنید.</translation>
    </message>
    <message>
        <source>This match was changed in another window: nothing was changed here.</source>
        <translation>این بازی در پنجره‌ی دیگری تغییر کرده است: این‌جا چیزی تغییر نکرد.</translation>
    </message>
    <message>
        <source>This match was deleted already: nothing was changed here.</source>
        <translation>این بازی پیش‌تر حذف شده بود: این‌جا چیزی تغییر نکرد.</translation>
    </message>
    <message>
        <source>The file of your matches was moved or removed while Divan was open: nothing was changed. Put the file back, or start Divan again.</source>
        <translation>فایل بازی‌های شما وقتی دیوان باز بود جابه‌جا یا پاک شد: چیزی تغییر نکرد. فایل را سر جایش برگردانید یا دیوان را دوباره اجرا کنید.</translation>
    </message>
    <message>
        <source>Another window is saving just now: nothing was changed. Try again.</source>
        <translation>پنجره‌ی دیگری همین حالا در حال ذخیره است: چیزی تغییر نکرد. دوباره امتحان کنید.</translation>
    </message>
    <message>
        <source>The file of your matches is damaged. Start Divan again; it puts the file aside and begins a new one.</source>
        <translation>فایل بازی‌های شما خراب است. دیوان را دوباره اجرا کنید؛ این فایل را کنار می‌گذارد و فایل تازه‌ای می‌سازد.</translation>
    </message>
    <message>
        <source>Divan could not use its folder when it was started: what you play is not saved. Close what else uses the folder, check its permissions and start Divan again.</source>
        <translation>دیوان هنگام اجرا نتوانست از پوشه‌اش استفاده کند: آنچه بازی می‌کنید ذخیره نمی‌شود. هر برنامه‌ی دیگری را که از این پوشه استفاده می‌کند ببندید، مجوزهای پوشه را بررسی کنید و دیوان را دوباره اجرا کنید.</translation>
    </message>
    <message>
        <source>The match is saved again.</source>
        <translation>بازی دوباره ذخیره می‌شود.</translation>
    </message>
    <message>
        <source>The file of your matches was damaged. It was put aside, untouched, as {path}; Divan has begun a new one.</source>
        <translation>فایل بازی‌های شما خراب بود. دست‌نخورده با نام {path} کنار گذاشته شد؛ دیوان فایل تازه‌ای ساخته است.</translation>
    </message>
    <message>
        <source>The file of your matches belonged to another program. It was put aside, untouched, as {path}; Divan has begun a new one.</source>
        <translation>فایل بازی‌های شما مال برنامه‌ی دیگری بود. دست‌نخورده با نام {path} کنار گذاشته شد؛ دیوان فایل تازه‌ای ساخته است.</translation>
    </message>
    <message>
        <source>Your matches were kept by a newer Divan. They stay untouched in {path}; update Divan to see them again.</source>
        <translation>بازی‌های شما را نسخه‌ی تازه‌تری از دیوان ذخیره کرده است. دست‌نخورده در {path} می‌مانند؛ دیوان را به‌روز کنید تا دوباره آن‌ها را ببینید.</translation>
    </message>
    <message>
        <source>Something lay where Divan keeps a file of its own. It was put aside, untouched, as {path}; your matches are as they were.</source>
        <translation>چیزی جای یکی از فایل‌های خود دیوان را گرفته بود. دست‌نخورده با نام {path} کنار گذاشته شد؛ بازی‌های شما همان‌اند که بودند.</translation>
    </message>
    <message>
        <source>Another program holds the file {path}: your matches cannot be shown, and nothing will be saved. Close that program and start Divan again.</source>
        <translation>برنامه‌ی دیگری فایل {path} را در اختیار دارد: بازی‌های شما نشان داده نمی‌شوند و چیزی ذخیره نخواهد شد. آن برنامه را ببندید و دیوان را دوباره اجرا کنید.</translation>
    </message>
    <message>
        <source>The disk with the folder {path} is full: your matches are shown as far as they can be read, but nothing new will be saved. Make some room and start Divan again.</source>
        <translation>دیسکی که پوشه‌ی {path} روی آن است پر است: بازی‌هایتان تا جایی که خواندنی باشند نشان داده می‌شوند، ولی چیز تازه‌ای ذخیره نمی‌شود. کمی جا باز کنید و دیوان را دوباره اجرا کنید.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be written: your matches are shown, but nothing new will be saved. Check its permissions and start Divan again.</source>
        <translation>در پوشه‌ی {path} نمی‌شود نوشت: بازی‌های شما نشان داده می‌شوند، اما چیز تازه‌ای ذخیره نخواهد شد. مجوزهایش را بررسی کنید و دیوان را دوباره اجرا کنید.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be written: nothing will be saved. Check its permissions and start Divan again.</source>
        <translation>در پوشه‌ی {path} نمی‌شود نوشت: چیزی ذخیره نخواهد شد. مجوزهایش را بررسی کنید و دیوان را دوباره اجرا کنید.</translation>
    </message>
    <message>
        <source>This match is of a game that this Divan does not have: {detail}.</source>
        <translation>این بازی از نوعی است که این نسخه‌ی دیوان ندارد: {detail}.</translation>
    </message>
    <message>
        <source>This match was played by another version of the rules (version {detail}). It stays where it is; update Divan to open it.</source>
        <translation>این بازی با نسخه‌ی دیگری از قوانین (نسخه‌ی {detail}) بازی شده است. سر جایش می‌ماند؛ برای باز کردنش دیوان را به‌روز کنید.</translation>
    </message>
    <message>
        <source>This match is damaged and cannot be opened; it was left as it is.</source>
        <translation>این بازی خراب است و باز نمی‌شود؛ دست‌نخورده ماند.</translation>
    </message>
    <message>
        <source>This match is not in your library any more.</source>
        <translation>این بازی دیگر در بازی‌های شما نیست.</translation>
    </message>
    <message>
        <source>More than one person plays in this match, and Divan has a seat for one only; it was left as it is.</source>
        <translation>در این بازی بیش از یک نفر بازی می‌کند و دیوان فقط برای یک نفر جا دارد؛ دست‌نخورده ماند.</translation>
    </message>
    <message>
        <source>The file cannot be read or written. Check that its folder is there, that you may write to it and that there is room; or choose another place.</source>
        <translation>فایل را نمی‌شود خواند یا نوشت. ببینید پوشه‌اش هست، اجازه‌ی نوشتن در آن را دارید و جا کم نیست؛ یا جای دیگری انتخاب کنید.</translation>
    </message>
    <message>
        <source>This file is far too large for a match; it was left as it is.</source>
        <translation>این فایل برای یک بازی زیادی بزرگ است؛ دست‌نخورده ماند.</translation>
    </message>
    <message>
        <source>This match is too long: a file may have at most {detail} moves. It was left as it is.</source>
        <translation>این بازی بیش از اندازه طولانی است: یک فایل حداکثر {detail} حرکت می‌تواند داشته باشد. تغییری در آن داده نشد.</translation>
    </message>
    <message>
        <source>This is not a match of Divan; the file was left as it is.</source>
        <translation>این بازی دیوان نیست؛ فایل دست‌نخورده ماند.</translation>
    </message>
    <message>
        <source>This match was written by a newer Divan; update Divan to open it.</source>
        <translation>این بازی را نسخه‌ی تازه‌تری از دیوان نوشته است؛ برای باز کردنش دیوان را به‌روز کنید.</translation>
    </message>
    <message>
        <source>{player} was interrupted; a simple move was made instead.</source>
        <translation>کار {player} قطع شد؛ به جایش حرکت ساده‌ای انجام شد.</translation>
    </message>
    <message>
        <source>{player} took too long; a simple move was made instead.</source>
        <translation>{player} زیادی طولش داد؛ به جایش حرکت ساده‌ای انجام شد.</translation>
    </message>
    <message>
        <source>{player} could not decide; a simple move was made instead.</source>
        <translation>{player} نتوانست تصمیم بگیرد؛ به جایش حرکت ساده‌ای انجام شد.</translation>
    </message>
    <message>
        <source>{player} wanted an illegal move; a simple one was made instead.</source>
        <translation>{player} حرکتی خواست که مجاز نیست؛ به جایش حرکت ساده‌ای انجام شد.</translation>
    </message>
    <message>
        <source>A fault of Divan&apos;s own stopped this match. It is saved up to the last move; go to the shelf and open it again.</source>
        <translation>خطایی در خود دیوان این بازی را متوقف کرد. بازی تا آخرین حرکت ذخیره شده است؛ به قفسه بروید و دوباره بازش کنید.</translation>
    </message>
    <message>
        <source>No hint could be found; try again.</source>
        <translation>راهنمایی‌ای پیدا نشد؛ دوباره امتحان کنید.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>چیزی برای پس گرفتن نیست.</translation>
    </message>
    <message>
        <source>The match is over and its result stands.</source>
        <translation>بازی تمام شده است و نتیجه‌ی آن دیگر تغییر نمی‌کند.</translation>
    </message>
    <message>
        <source>The fingerprint and the seed were copied.</source>
        <translation>اثر انگشت و بذر کپی شدند.</translation>
    </message>
    <message>
        <source>That would be allowed, but here the lesson asks for something else.</source>
        <translation>این کار مجاز است، اما درس این‌جا چیز دیگری می‌خواهد.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <comment>before: page 3 of 17</comment>
        <translation>درس</translation>
    </message>
    <message>
        <source>page {number} of {last}</source>
        <comment>after: Lesson</comment>
        <translation>صفحه‌ی {number} از {last}</translation>
    </message>
    <message>
        <source>Read on first: the lesson will ask you soon.</source>
        <translation>اول ادامه‌ی درس را بخوانید: به‌زودی نوبت شما می‌شود.</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>before: move 3 of 40</comment>
        <translation>بازپخش</translation>
    </message>
    <message>
        <source>move {number} of {last}</source>
        <comment>after: Replay</comment>
        <translation>حرکت {number} از {last}</translation>
    </message>
    <message>
        <source>The next move waits for you</source>
        <translation>حرکت بعدی منتظر شماست</translation>
    </message>
    <message>
        <source>The next round waits for you</source>
        <translation>دور بعدی منتظر شماست</translation>
    </message>
    <message>
        <source>The log was copied.</source>
        <translation>رویدادها کپی شد.</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>You</source>
        <comment>the person who plays, as a name on a plaque</comment>
        <translation>شما</translation>
    </message>
    <message>
        <source>Wiggins</source>
        <comment>a street boy, the weakest opponent</comment>
        <translation>ویگینز</translation>
    </message>
    <message>
        <source>Dr Watson</source>
        <translation>دکتر واتسون</translation>
    </message>
    <message>
        <source>Irene Adler</source>
        <translation>آیرین آدلر</translation>
    </message>
    <message>
        <source>Mycroft Holmes</source>
        <translation>مایکرافت هولمز</translation>
    </message>
    <message>
        <source>Wiggins</source>
        <comment>short</comment>
        <translation>ویگینز</translation>
    </message>
    <message>
        <source>Watson</source>
        <comment>short</comment>
        <translation>واتسون</translation>
    </message>
    <message>
        <source>Irene</source>
        <comment>short</comment>
        <translation>آیرین</translation>
    </message>
    <message>
        <source>Mycroft</source>
        <comment>short</comment>
        <translation>مایکرافت</translation>
    </message>
    <message>
        <source>Quick and careless, a friendly start</source>
        <translation>تند و بی‌خیال، حریفی خوب برای شروع</translation>
    </message>
    <message>
        <source>Sound and careful, seldom bold</source>
        <translation>سنجیده و محتاط، کمتر اهل خطر</translation>
    </message>
    <message>
        <source>Sharp, and takes every chance</source>
        <translation>تیزبین، از هیچ فرصتی نمی‌گذرد</translation>
    </message>
    <message>
        <source>Thinks of everything, the strongest</source>
        <translation>فکر همه‌چیز را می‌کند، قوی‌ترین حریف</translation>
    </message>
    <message>
        <source>{player} {number}</source>
        <comment>where two players have the same name</comment>
        <translation>‏{player} {number}</translation>
    </message>
    <message>
        <source>{name} (played by the computer)</source>
        <translation>{name} (رایانه به جایش بازی می‌کند)</translation>
    </message>
</context>
<context>
    <name>rulebook</name>
    <message>
        <source>Introduction</source>
        <comment>what stands before the first section</comment>
        <translation>پیش‌گفتار</translation>
    </message>
    <message numerus="yes">
        <source>Found in %n place(s)</source>
        <translation>
            <numerusform>در %n جا پیدا شد</numerusform>
        </translation>
    </message>
    <message>
        <source>“{words}” is nowhere in this book.</source>
        <translation>«{words}» در این دفترچه نیست.</translation>
    </message>
    <message>
        <source>{names}: {words}</source>
        <comment>a rule as a screen reader says it</comment>
        <translation>‏{names}: {words}</translation>
    </message>
    <message>
        <source>This rulebook is not there in {language} yet; here it is in English.</source>
        <translation>این دفترچه هنوز به {language} نیست؛ متن انگلیسی‌اش را می‌بینید.</translation>
    </message>
    <message>
        <source>This rulebook is damaged in {language} (line {line}); here it is in English.</source>
        <translation>متن {language} این دفترچه خراب است (سطر {line})؛ متن انگلیسی‌اش را می‌بینید.</translation>
    </message>
    <message>
        <source>The rulebook is missing. Install Divan again to get it back.</source>
        <translation>دفترچه‌ی قوانین نیست. دیوان را دوباره نصب کنید تا برگردد.</translation>
    </message>
    <message>
        <source>The rulebook is damaged (line {line}) and cannot be shown. Install Divan again to mend it.</source>
        <translation>دفترچه‌ی قوانین خراب است (سطر {line}) و نمایش داده نمی‌شود. دیوان را دوباره نصب کنید تا درست شود.</translation>
    </message>
</context>
<context>
    <name>shelf</name>
    <message>
        <source>New</source>
        <comment>a game that was never played</comment>
        <translation>تازه</translation>
    </message>
    <message>
        <source>Won {won} of {played}</source>
        <translation>{won} برد از {played} بازی</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n بازیکن</numerusform>
        </translation>
    </message>
    <message>
        <source>{fewest}–{most} players</source>
        <translation>{fewest} تا {most} بازیکن</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>minutes</comment>
        <translation>
            <numerusform>%n دقیقه</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved just now</source>
        <translation>همین حالا ذخیره شد</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n minute(s) ago</source>
        <translation>
            <numerusform>%n دقیقه پیش ذخیره شد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %n hour(s) ago</source>
        <translation>
            <numerusform>%n ساعت پیش ذخیره شد</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved on {date}</source>
        <translation>ذخیره شد: {date}</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Won {won} of {played}</source>
        <translation>{won} برد از {played} بازی</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <comment>how many matches were won of all</comment>
        <translation>{won} از {played}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <comment>per cent</comment>
        <translation>{number} درصد</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>هنوز بازی نشده</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {end}, {date}</source>
        <comment>one match in the chart</comment>
        <translation>
            <numerusform>%n امتیاز، {end}، {date}</numerusform>
        </translation>
    </message>
</context>
</TS>
