import type { Translated } from "#shared/words.ts";
import type * as english from "./words.en.ts";

export const portalWords: Translated<typeof english.portalWords> = {
  title: "میرے کورس",
  unconfirmed: {
    text: "اپنے ای میل کی تصدیق کریں، پھر آپ کو وہ سب نظر آئے گا جو آپ نے اس سے بک کیا ہے: بیچ، آرڈر اور ڈیمو کلاسیں۔",
    action: { label: "میرے ای میل کی تصدیق کریں", href: "/account" },
  },
  nothing: {
    text: "ابھی آپ کی کوئی نشست نہیں۔ بیچ چنیں، وہ اپنے لیکچرز اور تاریخوں کے ساتھ یہاں آ جائے گا۔",
    action: { label: "کورس چنیں", href: "/enrollnow" },
  },
  next: {
    title: "آپ کی اگلی کلاس",
    now: "آپ کی کلاس ابھی چل رہی ہے",
    days: { now: "آج", today: "آج", tomorrow: "کل", later: "" },
    hours: "{from} تا {to}",
    teacher: "استاد: {teacher}",
    join: "کلاس میں جائیں",
    opens: "{opens} پر کھلے گی",
  },
  week: {
    title: "اس ہفتے",
    hours: "{day}، {from} تا {to}",
    cancelled: "منسوخ: {title}",
    free: "اگلے سات دن کوئی کلاس نہیں۔",
    all: "تمام کلاسیں",
    due: "جمع کرانا ہے",
    until: "{until} تک",
    work: { assignment: "جمع کرائیں", quiz: "کوئز دیں" },
    news: "نیا",
    lecture: "لیکچر {number}",
    certificate: "آپ کا سرٹیفکیٹ",
    watch: "دیکھیں",
    grade: "{outOf} میں سے {points} نمبر",
    excused: "معاف: شمار نہیں ہوتا",
    feedback: "استاد کی رائے دیکھیں",
    see: "سب دیکھیں",
  },
  figures: {
    attendance: { name: "حاضری", text: "{marked} میں سے {present} کلاسیں", none: "ابھی کوئی کلاس نہیں ہوئی" },
    grades: { name: "نمبر", text: "اب تک {percent} % نمبر", none: "ابھی کسی کام کے نمبر نہیں لگے" },
    certificate: { name: "سرٹیفکیٹ", text: "آپ کو مل چکا، سب کو دکھائیں", none: "آخری کلاس کے بعد" },
  },
  ways: [
    { label: "کلاسیں", path: "/classroom" },
    { label: "کیلنڈر", path: "/classroom/calendar" },
    { label: "سرٹیفکیٹ", path: "/classroom/certificates" },
  ],
  owed: {
    title: "ادا کرنا ہے",
    calm: "فیس",
    states: {
      upcoming: "اگلی ادائیگی: {due}، {amount}",
      due: "براہِ کرم {due} تک ادا کریں۔",
      late: "یہ {due} کو واجب الادا تھی۔ براہِ کرم جلد ادا کریں۔",
      overdue: "یہ {due} کو واجب الادا تھی۔ براہِ کرم {closes} تک ادا کریں تاکہ آپ کے لیکچر کھلے رہیں۔",
      closed: "یہ {due} کو واجب الادا تھی۔ ادائیگی تک آپ کے لیکچر بند ہیں۔",
    },
    month: "مہینہ {from} (کل {inAll})",
    months: "مہینے {from} تا {to} (کل {inAll})",
    action: "ادا کریں یا رسید بھیجیں",
    see: "آرڈر دیکھیں",
  },
  states: {
    begins: "آپ کی نشست پکی ہے۔ پہلی کلاس {start} کو ہے۔",
    active: "آپ کی نشست پکی ہے۔ کلاسیں چل رہی ہیں۔",
    held: "نشست {until} تک آپ کے لیے رکھی ہے۔",
    kept: "نشست آپ کے لیے رکھی ہے۔",
    waitlisted: "انتظار کی فہرست میں آپ کا نمبر {place} ہے۔ نشست خالی ہوتے ہی ہم لکھیں گے۔",
    withdrawn: "اس بیچ میں آپ کی نشست نہیں۔",
    completed: "آپ نے یہ کورس مکمل کر لیا ہے۔ اس کے لیکچر آپ کے لیے کھلے رہیں گے۔",
  },
  takenOut: {
    text: "آپ اب بیچ {batch}، {course} میں نہیں: ہمارے دفتر نے {day} کو آپ کا نام اس سے نکال دیا۔",
    reason: "دفتر لکھتا ہے: {reason}",
    note: "آپ کی حاضری، کام اور نمبر محفوظ ہیں۔ اگر یہ غلطی ہے تو ہمیں لکھیں۔",
  },
  moved: "آپ بیچ {batch} سے یہاں آئے ہیں۔",
  takeSeat: "یہ نشست لیں",
  batches: "آپ کے بیچ",
  lectures: {
    open: "لیکچر کھولیں",
    all: "تمام لیکچر",
    watched: "{all} میں سے {finished} لیکچر دیکھے",
    start: "شروع کریں: لیکچر {number}",
    next: "اگلا: لیکچر {number}",
    continue: "جاری رکھیں: لیکچر {number}",
    left: "جاری رکھیں: لیکچر {number}، {minutes} منٹ باقی",
  },
  requests: { title: "آپ کی درخواستیں", sent: "{day} کو بھیجی، {reference}۔ ہم آپ کو لکھیں گے۔" },
  demos: { title: "آپ کی ڈیمو کلاسیں", action: "وقت بدلیں یا منسوخ کریں" },
  orders: {
    title: "آرڈر اور رسیدیں",
    action: "آرڈر دیکھیں",
    receipt: "رسید {number}",
    refund: "رقم کی واپسی، رسید {number}",
    states: {
      awaiting_payment: "ادائیگی باقی",
      part_received: "باقی رقم کا انتظار",
      proof_sent: "رسید دیکھی جا رہی ہے",
      paid: "ادا شدہ",
      paid_so_far: "اب تک کی ادائیگی مکمل",
      due: "واجب الادا",
      overdue: "تاریخ گزر چکی",
      waived: "کچھ ادا نہیں کرنا",
      credit: "ادا شدہ، آپ کے {credit} جمع ہیں",
      rejected: "رسید قبول نہیں ہوئی",
      expired: "وقت گزر گیا",
      cancelled: "منسوخ",
    },
  },
  help: {
    title: "کسی سے پوچھیں",
    lead: "ہم {replyTime} کے اندر جواب دیتے ہیں۔",
    whatsapp: "واٹس ایپ",
    email: "ای میل",
    greeting: "السلام علیکم! میرا کورس {courses} ہے۔ میرا ایک سوال ہے: ",
    subject: "{courses} کے بارے میں سوال",
  },
};

export const placePage: Translated<typeof english.placePage> = {
  title: "آپ کی جگہ | {company.name}",
  unconfirmed: {
    title: "کیا یہ آپ تھے؟",
    lead: "کسی نے آپ کے ای میل سے اس بیچ میں جگہ مانگی ہے۔ تصدیق کریں کہ یہ آپ تھے، نشست خالی ہوئی تو ہم آپ کے لیے رکھ لیں گے۔",
  },
  held: {
    title: "نشست آپ کے لیے رکھ لی گئی ہے",
    lead: "یہ {until} تک آپ کی ہے۔ ہماری ٹیم جلد آپ سے واٹس ایپ پر رابطہ کرے گی۔",
  },
  waitlisted: {
    title: "آپ انتظار کی فہرست میں ہیں",
    lead: "بیچ اس وقت بھرا ہوا ہے۔ نشست خالی ہوتے ہی ہم آپ کو لکھیں گے۔",
  },
  seated: { title: "آپ کی نشست پکی ہے", lead: "یہاں اور کچھ نہیں کرنا۔" },
  confirm: "تصدیق کریں کہ یہ میں ہوں",
  refused: { title: "اس لنک سے کوئی جگہ نہیں کھلتی", action: { label: "تمام بیچ دیکھیں", href: "/courses" } },
};

export const seatPage: Translated<typeof english.seatPage> = {
  title: "آپ کے لیے نشست | {company.name}",
  heading: "آپ کے لیے ایک نشست خالی ہے",
  lead: "ہم اسے {until} تک آپ کے لیے رکھیں گے۔ اس کے بعد یہ فہرست میں اگلے کو ملے گی۔",
  facts: { course: "کورس", batch: "بیچ", days: "دن اور اوقات", teacher: "استاد", start: "پہلی کلاس" },
  take: "یہ نشست لیں",
  decline: "اب مجھے نہیں چاہیے",
  taken: { title: "نشست آپ کے لیے رکھ لی گئی ہے", lead: "ہماری ٹیم جلد آپ سے واٹس ایپ پر رابطہ کرے گی۔" },
  declined: { title: "بتانے کا شکریہ", lead: "نشست فہرست میں اگلے کو ملے گی۔" },
  refused: { title: "یہ نشست اب دستیاب نہیں", action: { label: "تمام بیچ دیکھیں", href: "/courses" } },
};

export const classWords: Translated<typeof english.classWords> = {
  title: "آپ کی کلاسیں",
  next: "آنے والی",
  later: "بعد میں",
  past: "گزری ہوئی",
  month: "{month} ({count})",
  topic: "ہفتہ {number}: {subject}",
  empty: "ابھی کوئی کلاس نہیں",
  emptyText: "بیچ میں نشست ملتے ہی اس کی کلاسیں، تاریخیں اور اوقات یہاں نظر آئیں گے۔",
  nothingAhead: "آگے کوئی کلاس طے نہیں۔",
  hours: "{from} تا {to}",
  zone: "تمام اوقات {zone} کے ہیں۔",
  with: "استاد: {teacher}",
  cancelled: "منسوخ",
  now: "ابھی",
  join: "کلاس میں جائیں",
  morning: "صبح کی ای میل: آج کیا کیا ہے، صبح 7 بجے",
};

export const morningWords: Translated<typeof english.morningWords> = {
  title: "صبح کی ای میل",
  on: {
    title: "آپ کی صبح کی ای میل چالو ہے",
    text: "جس دن کلاس ہو، کچھ جمع کرانا ہو یا کچھ نیا ہو، یہ صبح 7 بجے بتاتی ہے کہ آج کیا کیا ہے۔",
    action: "بند کریں",
  },
  off: {
    title: "آپ کی صبح کی ای میل بند ہے",
    text: "کلاسیں اور جو کچھ جمع کرانا ہے آپ کے صفحے پر نظر آتا رہے گا، اور کلاس کا وقت بدلنے یا منسوخ ہونے پر، یا نمبر لگنے پر ہم پھر بھی لکھیں گے۔",
    action: "چالو کریں",
  },
  unknown: {
    title: "یہ لنک اب کام نہیں کرتا",
    text: "یہ پرانا ہے، یا اس کا کچھ حصہ رہ گیا ہے۔ سائن اِن کریں، وہاں سے ای میل بند یا چالو کر سکتے ہیں۔",
    action: "سائن اِن کریں",
  },
  back: "اپنے ہفتے پر جائیں",
};

export const classroomEmails: Translated<typeof english.classroomEmails> = {
  morning: {
    subjects: {
      classes: "آج {from}: {title}",
      cancelled: "آج کلاس نہیں: {title}",
      due: { one: "{count} کام کی تاریخ قریب ہے", other: "{count} کاموں کی تاریخ قریب ہے" },
      fresh: { one: "آپ کے کلاس روم میں {count} نئی چیز", other: "آپ کے کلاس روم میں {count} نئی چیزیں" },
    },
    preview: "آپ کی کلاسیں اور جو کچھ جمع کرانا ہے۔",
    heading: "آپ کا آج کا دن",
    text: "آج یہ سب ہے (اوقات: {zone})۔ کلاس میں شروع ہونے سے 15 منٹ پہلے جا سکتے ہیں۔",
    hours: "{from} تا {to}",
    class: "{title}، {batch}، استاد {teacher}۔",
    cancelled: "منسوخ: {title}، {batch}۔",
    join: "کلاس میں جائیں",
    dueLabel: "جمع کرانا ہے",
    dueText: "{title}، {course}: {until} تک۔",
    kinds: {
      assignment: "نیا اسائنمنٹ",
      quiz: "نیا کوئز",
      recording: "نئی ریکارڈنگ",
      material: "کلاس میں نیا مواد",
      grade: "نمبر لگ گئے",
    },
    freshText: "{title}، {batch}۔",
    fresh: {
      one: "اور {count} نئی چیز آپ کے صفحے پر ہے۔",
      other: "اور {count} نئی چیزیں آپ کے صفحے پر ہیں۔",
    },
    button: "اپنا ہفتہ کھولیں",
    off: "صبح کی یہ ای میل بند کریں",
  },
  grade: {
    subject: "آپ کے نمبر: {work}، {course}",
    preview: "یہ آپ کے کلاس روم، {batch}، میں ہیں۔",
    heading: "آپ کے نمبر آ گئے",
    text: "بیچ {batch} میں {work} کے نمبر لگ گئے ہیں۔ آپ کے نمبر اور استاد کی رائے آپ کے کلاس روم میں ہیں۔",
    button: "اپنے نمبر دیکھیں",
  },
};

export const portalLabels: Translated<typeof english.portalLabels> = {
  courses: {
    durationLabel: "مدت",
    studentsLabel: "طلبہ",
    levelLabel: "سطح",
    unknown: "درج نہیں",
    openLabel: "دیکھیں",
    loading: "کورس آ رہے ہیں",
    error: "خرابی",
    retry: "دوبارہ کوشش کریں",
    empty: "ابھی کوئی کورس درج نہیں۔ کچھ دیر بعد پھر دیکھیں۔",
    allAction: {
      label: "تمام کورس دیکھیں",
      href: "/courses",
    },
  },
  dialog: {
    prompt: "آپ کیا دیکھنا چاہتے ہیں؟",
    outline: "کورس کا خاکہ",
    batches: "دستیاب بیچ",
    close: "بند کریں",
  },
};
