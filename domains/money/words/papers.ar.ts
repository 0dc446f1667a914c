import type { CountText } from "#shared/fill-text.ts";
import type { Translated } from "#shared/words.ts";
import type * as english from "./papers.en.ts";

/** How many rows, and how many days late. */
const rows = {
  ...{ zero: "لا أسطر", one: "سطر واحد", two: "سطران" },
  ...{ few: "{count} أسطر", many: "{count} سطرًا", other: "{count} سطر" },
};
const daysLate = {
  ...{ zero: "غير متأخر", one: "متأخر يومًا", two: "متأخر يومين" },
  ...{ few: "متأخر {count} أيام", many: "متأخر {count} يومًا", other: "متأخر {count} يوم" },
};

/** A text for each of the six forms. */
const counted = (forms: typeof rows, text: (some: string) => string) => ({
  ...{ zero: text(forms.zero), one: text(forms.one), two: text(forms.two) },
  ...{ few: text(forms.few), many: text(forms.many), other: text(forms.other) },
});

export const bankWords: Translated<typeof english.bankWords> = {
  title: "كشف الحساب",
  lead: "أحضر ملف بنكك أو محفظتك بصيغة CSV. ما فيه رقم مرجعي لطلب يُسوّى بضغطة واحدة، والباقي تقرّر فيه أنت. الملف نفسه مرتين لا يغيّر شيئًا.",
  file: "ملف البنك",
  list: "أو ألصق أسطره هنا",
  listHint: "مع سطر العناوين.",
  currency: "العملة",
  read: "اقرأ",
  columns: {
    title: "ما في أعمدته",
    guessed: "راجع هذا مرة واحدة. بعدها تُقرأ الملفات التي لها العناوين نفسها فورًا.",
    unknown: "لا سطر فيه عناوين كشف حساب. حدّد ما في كل عمود.",
    day: "اليوم",
    credit: "المبلغ الوارد",
    debit: "المبلغ الصادر",
    amount: "كلاهما في عمود واحد، والصادر بعلامة ناقص",
    balance: "الرصيد",
    text: "ما يقوله البنك: المرسل والبيان والمرجع",
    none: "لا شيء",
    unnamed: "العمود {number}",
    monthFirst: "الشهر مكتوب قبل اليوم",
    isOurs: "الحساب {account} لنا، وإن لم تذكره أي طريقة دفع",
    take: "خذ هذه الأسطر",
  },
  taken: counted(rows, (some) => `الجديد لنا: ${some}. معروف من قبل: {known}. ليس لنا: {others}.`),
  reversed: counted(rows, (some) => `ما أُعيد من جديد: ${some}.`),
  unread: {
    ...{ zero: "كل الأسطر قُرئت {lines}.", one: "السطر {lines} لا يُقرأ فيه تاريخ أو مبلغ." },
    ...{ two: "السطران {lines} لا يُقرأ فيهما تاريخ أو مبلغ.", few: "الأسطر {lines} لا يُقرأ فيها تاريخ أو مبلغ." },
    ...{ many: "الأسطر {lines} لا يُقرأ فيها تاريخ أو مبلغ.", other: "الأسطر {lines} لا يُقرأ فيها تاريخ أو مبلغ." },
  },
  certain: {
    title: counted(rows, (some) => `المؤكد: ${some}`),
    lead: "في كلٍّ منها الرقم المرجعي لطلب واحد، وليس في سطر غيره، والمبلغ لا يزيد على ما بقي من الطلب.",
    settle: {
      ...{ zero: "لا شيء للتسوية", one: "سوِّه", two: "سوِّ الاثنين" },
      ...{ few: "سوِّها كلها ({count})", many: "سوِّها كلها ({count})", other: "سوِّها كلها ({count})" },
    },
    settled: {
      ...{ zero: "لم يُسجَّل شيء.", one: "سُجّل مبلغ واحد. تصل الطالب رسالة." },
      ...{ two: "سُجّل مبلغان. تصل كل طالب رسالة.", few: "سُجّلت {count} مبالغ. تصل كل طالب رسالة." },
      many: "سُجّل {count} مبلغًا. تصل كل طالب رسالة.",
      other: "سُجّل {count} مبلغ. تصل كل طالب رسالة.",
    },
  },
  waiting: {
    title: counted(rows, (some) => `بانتظار قرارك: ${some}`),
    none: "لا شيء ينتظر قرارك",
    more: "المعروض أول {shown}.",
    nobody: "لا طلب يناسبه.",
    out: "مبلغ صادر. إن كان يسترجع دفعًا فأعد ذلك الدفع، ثم نحِّ السطر.",
    erased: "يبقى حتى تقرّر. ما يقوله البنك يُمحى في {day}.",
    choose: "لمن هذا المبلغ؟",
    order: "{student}، {reference}",
    share: "{student}، {reference}: {amount}",
    linked: "{student}، {reference}: الدفع المسجّل في الحساب من قبل",
    other: "طلب آخر",
    reference: "رقمه المرجعي",
    settle: "سوِّ",
    dismiss: "ليس لنا",
    settled: "تمت التسوية.",
    linkedDone: "رُبط: لا يُحسب مرة أخرى.",
    dismissed: "نُحّي.",
    gone: "طالب مُحي اسمه",
  },
  reasons: {
    reference: "فيه الرقم المرجعي",
    repeated: "في سطر آخر الرقم المرجعي نفسه",
    closed: "الطلب مغلق",
    nearReference: "رقم مرجعي فيه زلّة",
    consumerNumber: "فيه رقم المستهلك",
    name: "يذكر الطالب",
    partOfName: "جزء من الاسم",
    payer: "يذكر من يدفع",
    amount: "المبلغ المطلوب",
    part: "مبلغ غير المطلوب",
    more: "أكثر مما بقي",
    day: "قرب يوم استحقاقه",
    taken: "سجّل الفريق دفعًا كهذا",
  },
  ...{ last: "آخر ما سُوّي", day: "اليوم", said: "ما يقوله البنك", sum: "المبلغ", orders: "الطلب" },
};

export const bankRefusals: Translated<typeof english.bankRefusals> = {
  "statement.empty": "اختر ملفًا، أو ألصق أسطره.",
  "statement.tooLong": "هذا الملف طويل جدًا. أحضر مدة أقصر: {most} سطر على الأكثر، وأقل إن طالت السطور.",
  "statement.unreadable": "هذا ليس جدولًا يُقرأ. احفظه بصيغة CSV وأحضره.",
  "statement.otherAccount":
    "هذا ملف الحساب {account}، ولا تذكره أي طريقة دفع. لم يؤخذ شيء. إن كان لكم فعلّم على المربع وخذه من جديد.",
  "statement.noRows": "لا سطر في هذه الأعمدة فيه يوم ومبلغ. لم يؤخذ شيء؛ راجع الأعمدة.",
  "statement.decided": "قرّر أحدهم في هذا السطر. انظر إلى القائمة من جديد.",
  "statement.shares": "هذا لا يطابق مبلغ السطر. لم يتغيّر شيء.",
  "statement.currency": "هذا الطلب بعملة أخرى. لم يتغيّر شيء.",
};

/** The same scales for every currency: Arabic does not count by lakh and crore. */
const scales: [number, CountText][] = [
  [
    1_000_000_000,
    { one: "مليار", two: "ملياران", few: "{times} مليارات", many: "{times} مليارًا", other: "{times} مليار" },
  ],
  [1_000_000, { one: "مليون", two: "مليونان", few: "{times} ملايين", many: "{times} مليونًا", other: "{times} مليون" }],
  [1000, { one: "ألف", two: "ألفان", few: "{times} آلاف", many: "{times} ألفًا", other: "{times} ألف" }],
];

export const voucherWords: Translated<typeof english.voucherWords> = {
  pageTitle: "قسيمة الدفع {reference} | {company.name}",
  title: "قسيمة الدفع",
  copies: ["نسخة البنك", "نسخة المعهد", "نسخة الطالب"],
  reference: "الرقم المرجعي",
  ...{ student: "الطالب", course: "الدورة", batch: "الدفعة", pays: "وذلك عن" },
  registration: "رسوم التسجيل",
  registrationToo: "رسوم التسجيل، {months}",
  month: "الشهر {from} من {inAll}",
  months: "الأشهر {from} – {to} من {inAll}",
  whole: "الدورة كاملة",
  consumerNumber: "رقم المستهلك (1Bill، Kuickpay)",
  printed: "طُبعت",
  payBy: "يُدفع حتى {day}",
  overdue: "متأخر منذ {day}",
  after: "بعد {day}",
  scan: "امسحه في تطبيق بنكك",
  noReference: "في الرمز المبلغ دون الرقم المرجعي. اكتب {reference} في غرض الدفع.",
  writeReference: "اكتب {reference} في غرض الدفع.",
  cash: "نقدًا في مكتب المعهد.",
  demo: "بيانات الدفع هذه وهمية، للعرض فقط. لا ترسل أي مبلغ.",
  stamp: "الختم والتوقيع",
  fileName: "fee-voucher-{reference}.pdf",
  allFileName: "vouchers.pdf",
  ...{ download: "نزّل PDF", print: "اطبع", qrLabel: "رمز الدفع Raast" },
  numbers: {
    small: [
      ...["صفر", "واحد", "اثنان", "ثلاثة", "أربعة", "خمسة", "ستة", "سبعة", "ثمانية", "تسعة", "عشرة", "أحد عشر"],
      ...["اثنا عشر", "ثلاثة عشر", "أربعة عشر", "خمسة عشر", "ستة عشر", "سبعة عشر", "ثمانية عشر", "تسعة عشر"],
    ],
    tens: ["", "عشرة", "عشرون", "ثلاثون", "أربعون", "خمسون", "ستون", "سبعون", "ثمانون", "تسعون"],
    hundreds: [...["", "مئة", "مئتان", "ثلاثمئة", "أربعمئة", "خمسمئة", "ستمئة", "سبعمئة", "ثمانمئة", "تسعمئة"]],
    scales: { lakh: scales, million: scales },
    ten: "{ones} و{tens}",
    and: "{hundreds} و{rest}",
    scaled: "{scale} و{rest}",
    whole: "{words} ({currency}) فقط لا غير",
    withParts: "{words} ({currency}) و{rest}/{of} فقط لا غير",
  },
  refused: {
    title: "هذا الرابط لا يفتح قسيمة دفع",
    text: "الرابط ناقص أو تغيّر أو انتهت صلاحيته، أو لم يبق شيء للدفع. افتح الطلب من رسالتنا، أو راسلنا.",
    action: { label: "اتصل بنا", href: "/contact" },
  },
};

export const feeRuleWords: Translated<typeof english.feeRuleWords> = {
  title: "الرسوم في المكتب",
  about: "ما يُضاف إلى رسوم تأخر دفعها، ومن يرى أنها تأخرت.",
  late: "من يتأخر في الدفع",
  lateFee: "غرامة التأخير، بعملة {currency}",
  lateFeeHint:
    "تُضاف مرة واحدة إلى كل رسوم لم تُدفع في يومها، صباح اليوم التالي. وتطبع القسائم المبلغ بعد ذلك اليوم. اتركها فارغة إن لم تكن هناك غرامة.",
  grace: "أيام السماح",
  graceHint: "من يوم الاستحقاق؛ من 0 إلى 90. وينبغي أن تقول شروطكم الشيء نفسه.",
  follows: "ما يحدث بعدها",
  followings: { "lectures close": "تُغلق المحاضرات حتى الدفع", nothing: "لا شيء" },
  closing: {
    ...{ zero: "لا تُغلق بذلك محاضرات أحد الآن.", one: "تُغلق بذلك الآن محاضرات طالب واحد." },
    ...{ two: "تُغلق بذلك الآن محاضرات طالبين.", few: "تُغلق بذلك الآن محاضرات {count} طلاب." },
    many: "تُغلق بذلك الآن محاضرات {count} طالبًا.",
    other: "تُغلق بذلك الآن محاضرات {count} طالب.",
  },
  teachersSee: "يرى المدرّسون علامة بجانب من عليه رسوم، دون المبلغ",
  lateFeeStarts: "الرسوم التي مضى يومها قبل أن تحفظ تبقى كما هي.",
  save: "احفظ",
  saved: "تم الحفظ.",
  wrong: "راجع الحقول المحددة. لم يُحفظ شيء.",
  notAmount: "اكتب مبلغًا بعملة {currency}، مثل 500.",
  vouchers: "قسائم الدفع (PDF)",
  voucher: "قسيمة الدفع",
};

export const receiptRuleWords: Translated<typeof english.receiptRuleWords> = {
  title: "الإيصالات",
  about: "الأرقام الضريبية على الإيصالات وقسائم الدفع، والضرائب المشمولة في رسومكم.",
  numbers: "الأرقام الضريبية",
  numbersHint: "تظهر على كل إيصال وقسيمة دفع جديدة. اتركها فارغة إن لم تكن لديكم.",
  ntn: "الرقم الضريبي الوطني (NTN)",
  strn: "رقم تسجيل ضريبة المبيعات (STRN)",
  series: "أرقام خاصة بفرع",
  seriesHint:
    "حرف أو حرفان، مثل LH، فيكون إيصال الفرع القادم LH-000001. فارغ: تُرقَّم إيصالاته مع إيصالات المعهد. وتبقى أرقام الإيصالات الصادرة كما هي.",
  taxes: "الضرائب المشمولة في رسومكم",
  taxesHint:
    "رسومكم تشمل هذه الضرائب. يبيّن كل إيصال كم من المبلغ ضريبة، بنسبة يوم الدفع. وتبقى نسب الإيصالات الصادرة كما هي.",
  another: "نسبة أخرى",
  rateOf: "{name}، {rate} %",
  name: "اسم الضريبة",
  nameHint: "مثل “ضريبة المبيعات على الخدمات”.",
  rate: "النسبة بالمئة",
  from: "من",
  until: "اليوم الأخير (فارغ: بلا نهاية)",
  ...{ region: "أين", everywhere: "في كل مكان", gone: "فرع لم يعد موجودًا", remove: "احذف هذه النسبة", save: "احفظ" },
  saved: "تم الحفظ. تظهر على الإيصالات من الآن.",
  wrong: "راجع الحقول المحددة. لم يُحفظ شيء.",
};

export const consumerWords: Translated<typeof english.consumerWords> = {
  title: "رقم المستهلك",
  text: "يدفع الطالب بهذا الرقم عبر 1Bill أو Kuickpay. يُطبع على قسيمة الدفع، والمدفوعات التي تذكره تُنسب إلى هذا الطلب.",
  number: "رقم هذا الطلب (فارغ: بلا رقم)",
  list: "أو لعدة طلبات، كلٌّ في سطر: الرقم المرجعي ورقم المستهلك",
  wrongLine: "اكتب في كل سطر رقمًا مرجعيًا ثم رقم المستهلك، مثل K7M4-Q2XW 1000123456: {line}",
  button: "احفظ",
  done: "تم الحفظ.",
  doneAll: {
    ...{ zero: "لم يُحفظ شيء.", one: "حُفظ رقم واحد.", two: "حُفظ رقمان." },
    ...{ few: "حُفظت {count} أرقام.", many: "حُفظ {count} رقمًا.", other: "حُفظ {count} رقم." },
  },
};

export const statedWords: Translated<typeof english.statedWords> = {
  title: "ما كتبه الطالب",
  ...{ amount: "المبلغ", paidOn: "يوم الدفع", transaction: "رقم العملية" },
  differs: "{stated} غير المنتظر: {expected}. ابحث عما وصل فعلًا.",
  sameNumber: "أُرسل رقم العملية نفسه لطلب آخر",
};

export const statedFieldWords: Translated<typeof english.statedFieldWords> = {
  title: "ما في إيصالك، إن أردت",
  hint: "نجد به مبلغك أسرع.",
  fields: { amount: "المبلغ الذي أرسلته", paidOn: "اليوم الذي دفعت فيه", transaction: "رقم العملية" },
};

export const reminderWords: Translated<typeof english.reminderWords> = {
  title: "التذكيرات",
  back: "العودة إلى الرسوم",
  lead: "من تأخرت رسومهم، الأقدم أولًا، ومع كلٍّ رسالة جاهزة للإرسال. يُفتح واتساب بالنص: سجّلها بعد إرسالها.",
  age: "مدة التأخر",
  ages: { all: "الكل", week: "حتى 7 أيام", month: "8 – 30 يومًا", older: "أكثر من 30 يومًا" },
  none: "لا متأخر هنا.",
  late: daysLate,
  ...{ whatsapp: "واتساب", mark: "سجّل أنها أُرسلت", email: "أرسل بريدًا", noPhone: "لا رقم هاتف" },
  other: "أُبلغ بطريقة أخرى",
  sent: { whatsapp: "واتساب: {time}، {by}", email: "بريد: {time}، {by}", other: "أُبلغ: {time}، {by}" },
  marked: "سُجّل: ذُكّر {name}.",
  mailed: "الرسالة إلى {name} في طريقها.",
  message:
    "السلام عليكم {name}، كان موعد دفع {amount} مقابل {course} في {day}. هنا طريقة الدفع: {link} رقمك المرجعي {reference}. إن كنت قد دفعت فأرسل إلينا الإيصال هناك. {company}",
};

export const feesOwedEmail: Translated<typeof english.feesOwedEmail> = {
  subject: "المطلوب دفعه {amount}، الطلب {reference}",
  heading: "رسومك متأخرة",
  text: "كان موعد دفع {amount} مقابل {course} في {due}. في الصفحة أدناه طريقة الدفع، مع الرمز لتطبيق بنكك.",
  button: "اعرض طريقة الدفع",
  paid: "إن كنت قد دفعت، فأرسل إلينا الإيصال في الصفحة نفسها.",
};

export const lateFeeNote = "غرامة تأخير: كان موعد دفع {amount} حتى {day}";

export const voucherRefusals: Translated<typeof english.voucherRefusals> = {
  "voucher.nothing": "لم يبق شيء للدفع هنا، فلا قسيمة.",
  "voucher.tooMany": "القسائم أكثر من {most}. اختر دفعة.",
  "reminder.noAddress": "لا بريد لهذا الطالب. أرسل الرسالة بطريقة أخرى.",
  "reminder.nothing": "لم يعد هنا شيء متأخر.",
  "consumer.wrong": "“{typed}” ليس رقم مستهلك: اكتب أرقامه، من 6 إلى 24.",
  "consumer.taken": "{number} هو رقم الطلب {reference} الذي لم يُدفع بعد.",
  "proof.amount": "اكتب مبلغًا بعملة {currency}، مثل 6,000، أو اتركه فارغًا.",
  "proof.day": "اختر يومًا من السنة الماضية، أو اتركه فارغًا.",
  "proof.transaction": "اكتب الرقم كما في إيصالك، أو اتركه فارغًا.",
  "feeRules.changed": "غيّر أحدهم هذه القواعد منذ أن فتحت الصفحة. انظر إليها من جديد.",
};
