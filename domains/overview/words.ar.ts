import type { Translated } from "#shared/words.ts";
import type * as english from "./words.en.ts";

/** How many students, e-mails and the like, as the subject of a sentence; `students` also in the genitive. */
const students = {
  ...{ zero: "لا طلاب", one: "طالب واحد", two: "طالبان" },
  ...{ few: "{count} طلاب", many: "{count} طالبًا", other: "{count} طالب" },
};
const studentsWithin = { ...students, zero: "0 طالب", two: "طالبين" };
const emails = {
  ...{ zero: "لا رسائل", one: "رسالة واحدة", two: "رسالتان" },
  ...{ few: "{count} رسائل", many: "{count} رسالة", other: "{count} رسالة" },
};
const receipts = {
  ...{ zero: "لا إيصالات للمراجعة", one: "إيصال واحد للمراجعة", two: "إيصالان للمراجعة" },
  ...{ few: "{count} إيصالات للمراجعة", many: "{count} إيصالًا للمراجعة", other: "{count} إيصال للمراجعة" },
};
const times = {
  ...{ zero: "لم يُسأل", one: "سُئل مرة", two: "سُئل مرتين" },
  ...{ few: "سُئل {count} مرات", many: "سُئل {count} مرة", other: "سُئل {count} مرة" },
};

/** A text for each of the six forms. */
const counted = (forms: typeof students, text: (some: string) => string) => ({
  ...{ zero: text(forms.zero), one: text(forms.one), two: text(forms.two) },
  ...{ few: text(forms.few), many: text(forms.many), other: text(forms.other) },
});

export const todayWords: Translated<typeof english.todayWords> = {
  title: "اليوم",
  leads: {
    title: "بانتظار الرد",
    count: {
      ...{ zero: "لا أحد ينتظر الرد", one: "شخص واحد ينتظر الرد", two: "شخصان ينتظران الرد" },
      ...{ few: "{count} أشخاص ينتظرون الرد", many: "{count} شخصًا ينتظرون الرد" },
      other: "{count} شخص ينتظرون الرد",
    },
    empty: "تم الرد على الجميع. تظهر هنا الرسائل والحجوزات والطلبات الجديدة تلقائيًا.",
    open: "كل المهتمين",
  },
  payments: {
    title: "مدفوعات للمراجعة",
    count: receipts,
    empty: "لا إيصال ينتظر. حين يرسل طالب إيصالًا يظهر هنا بجانب المبلغ المنتظر.",
    open: "كل المدفوعات",
    since: "أُرسل {time}",
    late: "{course}: ينتظر منذ أكثر من يوم، ومقعده محفوظ",
  },
  overdue: {
    title: "رسوم متأخرة",
    late: {
      ...{ zero: "{amount}، مستحق اليوم", one: "{amount}، متأخر يومًا", two: "{amount}، متأخر يومين" },
      ...{ few: "{amount}، متأخر {count} أيام", many: "{amount}، متأخر {count} يومًا" },
      other: "{amount}، متأخر {count} يوم",
    },
    open: "كل المتأخر",
  },
  classes: {
    ...{ title: "حصص اليوم", empty: "لا حصص اليوم.", with: "مع {teacher}" },
    count: {
      ...{ zero: "لا حصص", one: "حصة واحدة", two: "حصتان" },
      ...{ few: "{count} حصص في المجموع", many: "{count} حصة في المجموع", other: "{count} حصة في المجموع" },
    },
    open: "كل الدفعات",
  },
  certificates: {
    title: "شهادات للإصدار",
    waiting: counted(students, (some) => `من نالوا شهادة: ${some}، انتهت في {day}`),
  },
  asked: {
    title: "أسئلة الطلاب",
    count: {
      ...{ zero: "لا سؤال ينتظر الإجابة", one: "سؤال ينتظر الإجابة", two: "سؤالان ينتظران الإجابة" },
      ...{ few: "{count} أسئلة تنتظر الإجابة", many: "{count} سؤالًا تنتظر الإجابة" },
      other: "{count} سؤال تنتظر الإجابة",
    },
    open: "أجب عنها",
  },
  offers: {
    title: "مقاعد معروضة",
    empty: "لا مقعد معروضًا ينتظر الرد.",
    until: "محجوز لـ {name} حتى {time}",
  },
  questions: {
    title: "ما لم يستطع المساعد الإجابة عنه",
    empty: "أجاب عن كل شيء في الآونة الأخيرة.",
    times,
  },
};

export const figureWords: Translated<typeof english.figureWords> = {
  title: "الأرقام",
  lead: "من الزيارة إلى المقعد، تُحسب على هذا الخادم دون ملفات ارتباط. يُحسب المتصفح مرة في اليوم.",
  weeks: "الأسابيع",
  weekChoice: "الأسابيع: {count}",
  group: "قارن بحسب",
  groups: { source: "المصدر", course: "الدورة", country: "البلد", week: "الأسبوع" },
  show: "اعرض",
  export: "صدّر بصيغة CSV",
  steps: {
    ...{ visits: "الزيارات", leads: "المهتمون", demos: "الحصص التجريبية", enrolments: "طلبات التسجيل" },
    ...{ paid: "دفعوا", seats: "المقاعد" },
  },
  share: "{share} من الزيارات",
  noShare: "لم تُحسب زيارات",
  chart: "{step} في الأسبوع: {from} في أسبوع {first}، و{to} هذا الأسبوع حتى الآن، و{most} على الأكثر.",
  barTitle: "أسبوع {week}: {count}",
  byWeek: "أسبوعًا بأسبوع، في جدول",
  weekOf: "أسبوع",
  direct: "مباشرة",
  unknown: "غير معروف",
  none: "بلا تحديد",
  empty: "لم تُحسب زيارات في هذه المدة.",
  text: "يظهر هنا كل زائر حين يفتح الموقع أو يكتب أو يسجّل.",
  notes: [
    "المصدر هو ما جاءت منه الزيارة: بحث، أو موقع فيه رابط إلينا، أو `utm_source` في عنوان نشرته.",
    "يُنسب المهتم إلى زيارة اليوم نفسه؛ ومن عاد لاحقًا حُسب بحسب ما جاء منه حينها.",
    "زيارات الدورة هي التي شاهدتها. وقد تشاهد الزيارة عدة دورات.",
  ],
};

export const statusWords: Translated<typeof english.statusWords> = {
  title: "حالة النظام",
  lead: "هل تخرج الرسائل، ومتى حُفظ كل شيء آخر مرة، وما بقي لهذا الجهاز من سعة.",
  allWell: "كل شيء يعمل.",
  problems: "ما يحتاج إليك",
  mail: {
    title: "البريد الإلكتروني",
    files: "تُكتب الرسائل في ملفات على هذا الجهاز",
    filesText: "لا تصل إلى أحد. على المالك أن يكتب خادم البريد في الإعدادات، البريد الإلكتروني.",
    texts: "تعذّر استعمال نص رسالة كتبته",
    textsText: "أُرسل نص البرنامج بدلًا منه. راجعه في الإعدادات، نصوص الرسائل.",
    locked: "تعذّرت قراءة كلمة مرور خادم البريد",
    lockedText:
      "تغيّر AUTH_SECRET، والرسائل تنتظر. على المالك أن يكتب الاسم وكلمة المرور من جديد في الإعدادات، البريد الإلكتروني.",
    server: "يُرسل عبر {server}",
    sent: "أُرسل في آخر 24 ساعة",
    written: "كُتب في آخر 24 ساعة",
    waiting: "بانتظار الإرسال",
    failing: counted(emails, (some) => `لم تُرسل بعد: ${some}`),
    failingText: "لم يقبلها خادم البريد. تُعاد المحاولة مدة يوم: تأكّد أنه يعمل ويعرف كلمة المرور.",
    givenUp: counted(emails, (some) => `تُركت دون إرسال: ${some}`),
    givenUpText: "لم تصل إلى أحد. راجع عناوين أصحابها.",
    refused: "عناوين ترفض الرسائل",
    incoming: {
      title: "الردود بالبريد",
      states: {
        ...{ off: "متوقفة", on: "تصل", opening: "جارٍ فتحها" },
        ...{ portTaken: "المنفذ مستخدم", failing: "لا تصل", locked: "تلزم كلمة المرور" },
      },
      held: "ردود للمراجعة",
      closed: "الردود بالبريد لا تصل",
      texts: {
        portTaken: "برنامج آخر يستخدم المنفذ. اختر منفذًا آخر في الإعدادات، الردود بالبريد.",
        failing: "تعذّر فتح المنفذ أو صندوق البريد. تُعاد المحاولة تلقائيًا؛ والاختبار في الإعدادات يقول المزيد.",
        locked: "تغيّر AUTH_SECRET: اكتب كلمة مرور الصندوق من جديد في الإعدادات، الردود بالبريد.",
      },
    },
  },
  backups: {
    title: "النسخ الاحتياطية",
    text: "كل ليلة تلقائيًا. تبقى أحدث نسخة لكل من 7 أيام و4 أسابيع و3 أشهر، في {folder} على الخادم.",
    textOff: "لا تُنشأ تلقائيًا هنا: NIGHTLY_BACKUPS متوقف.",
    none: "لا نسخة احتياطية بعد",
    noneText: "تُنشأ الأولى الليلة، أو الآن بالزر أدناه.",
    old: "آخر نسخة احتياطية في {time}",
    oldText: "لم تُنشأ نسخة الليلة الماضية. أنشئ واحدة الآن؛ وإن رُفض ذلك فالجواب يقول السبب.",
    failed: "تعذّرت استعادة أحدث نسخة احتياطية",
    failedText: "أنشئ نسخة أخرى وجرّبها. إن فشلت أيضًا فسيجد المسؤول عن الخادم السبب في السجل.",
    last: "آخر نسخة",
    tried: "آخر تجربة",
    untried: "لم تُجرَّب بعد",
    works: "{time}: يمكن استعادتها",
    doesNot: "{time}: تعذّرت استعادتها",
    kept: "المحفوظ",
    away: "آخر نسخة في الحاوية",
    noneAway: "لا شيء بعد",
    notAway: "تعذّر إرسال نسخة احتياطية إلى حاويتها، {time}",
    notAwayTexts: {
      keys: "رفضت الخدمة المفاتيح: راجع BACKUP_S3_ACCESS_KEY_ID وBACKUP_S3_SECRET_ACCESS_KEY، وأن لهما حق الكتابة. النسخة هنا، ويُعاد إرسالها كل ساعة.",
      bucket:
        "الحاوية غير موجودة: أنشئها من جديد، أو اكتب غيرها في BACKUP_S3_BUCKET. النسخة هنا، ويُعاد إرسالها كل ساعة.",
      connection: "لم تقبلها الخدمة: راجع BACKUP_S3_ENDPOINT والاتصال. النسخة هنا، ويُعاد إرسالها كل ساعة.",
    },
    make: "أنشئ نسخة الآن",
    made: "أُنشئت النسخة: {size}.",
    try: "جرّب استعادتها",
    tryText: "تُستعاد أحدث نسخة في مجلد فارغ ثم يُحذف. لا يتغيّر هنا شيء.",
    worked: "يمكن استعادة أحدث نسخة.",
    failedNow: "تعذّرت استعادة أحدث نسخة. أنشئ نسخة أخرى وجرّبها.",
    download: "نزّل أحدث نسخة",
    downloadText:
      "فيها بيانات الجميع وأسرار هذا الموقع، لذلك تخرج مشفّرة، ويُبلَّغ كل مالك بالبريد. لا يفتحها أحد دون عبارة المرور، ولا نحن: فاكتبها عندك.",
    passphrase: "عبارة المرور",
    passphraseHint: "12 حرفًا على الأقل؛ أربع كلمات لا يخمّنها أحد خيار جيد.",
    open: "تُفتح ببرنامج `age` (`age -d`)، وتُستعاد كما في docs/backup.md.",
  },
  machine: {
    title: "هذا الجهاز",
    disk: "القرص",
    diskValue: "{free} متاح من {all}",
    full: "القرص يكاد يمتلئ: بقي {free}",
    fullText: "عند 64 ميغابايت لا يقبل البرنامج طلبات ولا رسائل. احذف ملفات ليست للبرنامج، أو استعمل قرصًا أكبر.",
    memory: "ذاكرة البرنامج",
    database: "قاعدة البيانات",
    databases: { embedded: "{size}، مدمجة", server: "{size}، Postgres" },
    files: "المحاضرات والصور والإثباتات",
    storages: { disk: "على قرص هذا الجهاز", bucket: "في حاوية S3" },
    givenUp: {
      ...{ zero: "لم تُترك أي مهمة اليوم", one: "تُركت مهمة واحدة اليوم", two: "تُركت مهمتان اليوم" },
      ...{ few: "تُركت {count} مهام اليوم", many: "تُركت {count} مهمة اليوم", other: "تُركت {count} مهمة اليوم" },
    },
    givenUpText: "يجد المسؤول عن الخادم السبب في السجل.",
    ...{ started: "يعمل منذ", version: "الإصدار", updated: "آخر تحديث" },
    updatedValue: "من {from} إلى {to}، {time}",
    stopped: "توقف آخر تحديث، {time}",
    stoppedText: "عند الخطوة “{step}”: {why} يستمر {from} كما كان. أصلح السبب ثم نفّذ `npm run update` من جديد.",
  },
  site: {
    title: "الموقع",
    address: "العنوان",
    insecure: "اتصال الموقع غير مشفّر",
    insecureText:
      "يأتي الزوار عبر HTTP. ضع أمامه خادمًا وكيلًا له شهادة، واجعل SITE_URL عنوان HTTPS: docs/deployment.md.",
    local: "لا يصل إليه إلا هذا الجهاز: لم يُضبط SITE_URL.",
    cards: "البطاقات",
    takesCards: "تُقبل عبر Stripe",
    noCards: "لا تُقبل: لم يُضبط STRIPE_SECRET_KEY",
  },
  note: {
    text: "تُكتب الرسائل في ملفات على هذا الجهاز: لا تصل إلى أحد.",
    locked: "الرسائل تنتظر: يجب كتابة كلمة مرور خادم البريد من جديد.",
    link: "ما العمل",
  },
};

export const studentWords: Translated<typeof english.studentWords> = {
  title: "الطلاب",
  announce: "اكتب إعلانًا",
  search: "الاسم أو البريد أو الهاتف أو الطلب",
  ...{ batch: "الدفعة", everyBatch: "كل الدفعات", branch: "الفرع", everyBranch: "كل الفروع", show: "اعرض" },
  who: {
    label: "أي الطلاب",
    ...{ all: "الكل", owe: "عليهم رسوم", absent: "غابوا آخر مرة", "without account": "بلا حساب" },
  },
  columns: { name: "الطالب", batches: "الدفعات", guardian: "وليّ الأمر", owes: "المتأخر", account: "الحساب" },
  hasAccount: "نعم",
  empty: "لا طالب بهذه الصفة.",
  emptyText: "يظهر الطلاب هنا حين يسجّلون، أو حين تلصق قائمة دفعة، أو حين تضيف طالبًا.",
  chosen: {
    title: "الطلاب المختارون",
    choose: "اختر",
    tick: "اختر {name}",
    which: "مع من علّمت عليهم، أو مع كل من تجدهم القائمة:",
    act: "افتح الرسوم أو انقل…",
    export: "صدّر",
    back: "اختر غيرهم",
    count: counted(students, (some) => `المختار: ${some}.`),
    left: counted(students, (some) => `خارج هذه القائمة أيضًا: ${some}. ضيّق البحث لتصل إليهم.`),
    nowhere: "ليس لأحد منهم مقعد في دفعة.",
    bill: counted(studentsWithin, (some) => `افتح رسوم ${some}`),
    to: "انقل إلى",
    move: "انقل",
    moveSure: counted(studentsWithin, (some) => `أتريد نقل ${some} من {from} إلى {to}؟ تُرسل إليهم رسالة.`),
    none: "لم تعلّم على أحد. لم يتغيّر شيء.",
    moved: counted(studentsWithin, (some) => `تم نقل ${some}.`),
    stayed: "لم يُنقلوا: {names}",
    because: "{name} ({reason})",
  },
  next: "الطلاب التالون",
  first: "من البداية",
  add: {
    title: "أضف طالبًا",
    back: "كل الطلاب",
    ...{ batch: "الدفعة", noBatch: "لا شيء بعد" },
    guardian: "أحد الوالدين أو وليّ الأمر",
    ...{ guardianName: "اسمه", relation: "الصلة" },
    relations: {
      ...{ father: "الأب", mother: "الأم", guardian: "وليّ الأمر", brother: "الأخ", sister: "الأخت" },
      ...{ spouse: "الزوج أو الزوجة", other: "غير ذلك" },
    },
    ...{ guardianPhone: "هاتفه", guardianEmail: "بريده" },
    sibling: "أخ أو أخت يدرس معنا",
    siblingHint: "بريده أو رقم هاتفه. فيصيران عائلة واحدة.",
  },
  guardian: { save: "احفظ", saved: "تم الحفظ.", remove: "أزل", removed: "لم يعد لهذا الطالب وليّ أمر مسجّل." },
  language: { label: "لغة الرسائل والنصوص المعدّة", save: "احفظ", saved: "تم الحفظ. سنكتب من الآن بهذه اللغة." },
  family: {
    title: "العائلة",
    text: "الإخوة والأخوات الذين يدرسون معنا أيضًا. لا يرى أي حساب أكثر بسبب ذلك.",
    leave: "أخرج من هذه العائلة",
    left: "لم يعد لهم عائلة الآن.",
    alike: "بالعنوان أو الرقم نفسه",
    ...{ find: "ابحث عن أخ أو أخت", findButton: "ابحث", found: "النتيجة", none: "لا نتيجة لهذا البحث." },
    add: "أضف إلى العائلة",
    added: "صاروا عائلة واحدة.",
  },
};
