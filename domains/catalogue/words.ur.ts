import type { Translated } from "#shared/words.ts";
import type * as english from "./words.en.ts";

export const outlinePage: Translated<typeof english.outlinePage> = {
  meta: {
    title: "خاکہ: {course} | {company.name}",
    description:
      "{course} کے {weeks} ہفتوں میں سے ہر ہفتے آپ کیا سیکھیں گے: موضوعات، مشق اور ہر ہفتے ایک لیب، {duration} کی براہِ راست کلاسوں میں۔",
  },
  crumb: "کورس کا خاکہ",
  lead: "{course}، ہفتہ بہ ہفتہ: کیا پڑھایا جاتا ہے، اور {weeks} میں سے ہر ہفتہ کس لیب پر ختم ہوتا ہے۔",
  actions: { back: "واپس", batches: "بیچ دیکھیں", enrol: "داخلہ لیں", download: "پی ڈی ایف ڈاؤن لوڈ کریں" },
  facts: { duration: "مدت", weeks: "ہفتے", labs: "لیب", level: "لیول" },
  schedule: {
    title: "آپ کا ہفتہ کیسا ہوگا",
    lead: "ہر ہفتہ ایک جیسا ہوتا ہے، تاکہ آپ کام اور گھر کا وقت اس کے ساتھ طے کر سکیں۔",
    theory: "تھیوری",
    practice: "مشق",
    lab: "لیب",
  },
  curriculum: {
    title: "نصاب",
    lead: "ہر ہفتے کا ایک کارڈ: پہلے موضوعات، پھر لیب اور اس کا نتیجہ۔",
    month: "مہینہ",
    week: "ہفتہ",
    topics: "موضوعات",
    lab: "لیب",
  },
  paper: {
    course: "{course}، {weeks} ہفتے",
    numbered: "{part} {number}: {title}",
  },
  closing: {
    title: "اب تاریخ چننے کی باری ہے",
    lead: "جو دن اور اوقات آپ کو موزوں ہوں وہ چنیں، یا ہم سے پوچھیں کہ کون سا بیچ آپ کے لیے بہتر ہے۔",
    batches: "اپنا بیچ چنیں",
    contact: { label: "مشورہ لیں", href: "/contact" },
  },
};

const home = { label: "پہلے صفحے پر جائیں", href: "/" };

export const learnProblems: Translated<typeof english.learnProblems> = {
  outlineMissing: { home },
  outlineFailed: { title: "خرابی", back: "واپس جائیں", again: "دوبارہ کوشش کریں" },
  noBatches: {
    title: "کوئی بیچ نہیں ملا",
    lead: "اس کورس کا کوئی بیچ ابھی طے نہیں ہوا۔ ہم سے پوچھیں، اگلا بیچ کھلنے پر ہم آپ کو بتا دیں گے۔",
    home,
    again: "دوبارہ کوشش کریں",
  },
};

export const newCourse: Translated<typeof english.newCourse> = {
  closing: {
    title: "کیا آپ شامل ہونا چاہتے ہیں؟",
    lead: "اگلے بیچ میں نشست کا پوچھیں، یا پہلے مفت ڈیمو کلاس آزمائیں۔",
    action: { label: "داخلہ لیں" },
  },
};

export const catalogueLabels: Translated<typeof english.catalogueLabels> = {
  courseCard: {
    duration: "مدت",
    students: "طلبہ",
    rating: "ریٹنگ",
    modules: "ماڈیول",
    projects: "پراجیکٹ",
    level: "لیول",
    skills: "آپ استعمال کریں گے",
    enrolAction: {
      label: "داخلہ لیں",
      href: "/enrollnow",
    },
    outlineAction: {
      label: "کورس کا خاکہ",
    },
    pageLabel: "اس کورس کے بارے میں",
    priceHidden: "فیس معلوم کریں",
  },
  askFee: {
    ofAll: "السلام علیکم! میرے ملک کے لیے آپ کے کورسز کی فیس کتنی ہے؟",
    ofCourse: "السلام علیکم! میرے ملک کے لیے کورس {course} کی فیس کتنی ہے؟",
    ofBatch: "السلام علیکم! میرے ملک کے لیے کورس {course} ({batch}) کی فیس کتنی ہے؟",
    ofPlan: "السلام علیکم! میرے ملک کے لیے پلان {plan} کی فیس کتنی ہے؟",
  },
  courseFigures: {
    rating: "ریٹنگ {rating}",
    students: "{students} طلبہ",
    modules: "{modules} ماڈیول",
    projects: "{projects} پراجیکٹ",
  },
  perMonth: "ماہانہ",
  wholeCourse: "پورے کورس کے لیے",
  coursePage: {
    enrol: "داخلہ لیں",
    outline: "کورس کا پورا خاکہ دیکھیں",
    allModules: "تمام {count} ماڈیول",
    allAbilities: "تمام {count} نکات",
    bar: "فیس اور اگلا بیچ",
    demo: { label: "مفت ڈیمو کلاس بک کریں", href: "/FreeDemo?course={course}#book" },
  },
  faculty: { program: "پروگرام" },
  serviceCard: {
    timeline: "وقت",
    features: "کیا کیا شامل ہے",
    technologies: "جن سے بنتا ہے",
    details: "کیا شامل ہے اور کیسے بنتا ہے",
    quoteAction: {
      label: "قیمت معلوم کریں",
      href: "/contact",
    },
    pageLabel: "دیکھیں ہم کیسے کام کرتے ہیں",
  },
  caseStudy: { technologies: "ٹیکنالوجی" },
  portfolio: {
    filter: "کس شعبے کے پراجیکٹ دکھائیں",
    featured: "نمایاں",
    live: "پراجیکٹ دیکھیں",
    client: "کلائنٹ",
    duration: "وقت",
    technologies: "جن سے بنا",
    shown: "{all} میں سے {shown} پراجیکٹ",
    drawing: "{title} کی ڈرائنگ",
  },
};

export const catalogueRefusals: Translated<typeof english.catalogueRefusals> = {
  "branch.unknown": "یہ شاخ یا کمرہ اب موجود نہیں۔ براہِ کرم دوبارہ چنیں۔",
  "branch.tooFew": "{room} میں {seats} نشستیں ہیں۔",
  "branch.elsewhere": "شاخیں اور کمرے سیٹنگز میں، شاخیں اور کمرے، سے ہٹائے جاتے ہیں۔ کچھ شائع نہیں ہوا۔",
  "branch.inUse": "جو آپ نے ہٹایا اس کی ابھی ضرورت ہے۔{batches}{staff}{invited}{holidays} کچھ محفوظ نہیں ہوا۔",
  "branch.hasBatches": {
    one: " وہاں ایک بیچ ہے: {batches}۔ براہِ کرم پہلے اسے کوئی اور جگہ دیں۔",
    other: " وہاں {count} بیچ ہیں: {batches}۔ براہِ کرم پہلے انہیں کوئی اور جگہ دیں۔",
  },
  "branch.limitsStaff": {
    one: " عملے کا ایک فرد صرف وہاں کا ہے: {names}۔ براہِ کرم پہلے یہ ذمہ داری بدلیں۔",
    other: " عملے کے {count} افراد صرف وہاں کے ہیں: {names}۔ براہِ کرم پہلے ان کی ذمہ داریاں بدلیں۔",
  },
  "branch.limitsInvitations": {
    one: " ایک دعوت صرف وہاں کی ہے: {names}۔ براہِ کرم پہلے اسے بدلیں یا واپس لیں۔",
    other: " {count} دعوتیں صرف وہاں کی ہیں: {names}۔ براہِ کرم پہلے انہیں بدلیں یا واپس لیں۔",
  },
  "branch.hasHolidays": {
    one: " ایک چھٹی صرف وہاں ہے: {names}۔ براہِ کرم پہلے اسے ہٹائیں۔",
    other: " {count} چھٹیاں صرف وہاں ہیں: {names}۔ براہِ کرم پہلے انہیں ہٹائیں۔",
  },
  "content.courseHasBatches": {
    one: "ایک بیچ ابھی ختم نہیں ہوا: {batches}۔ کورس اس کے آخری دن کے بعد سائٹ سے ہٹایا جا سکتا ہے۔ کچھ شائع نہیں ہوا۔",
    other:
      "{count} بیچ ابھی ختم نہیں ہوئے: {batches}۔ ان کے کورس آخری دن کے بعد سائٹ سے ہٹائے جا سکتے ہیں۔ کچھ شائع نہیں ہوا۔",
  },
  "catalogue.courseOff":
    "کورس {course} سائٹ پر نہیں ہے۔ پہلے اسے دوبارہ شائع کریں، پھر اس کے بیچ چل سکیں گے اور طلبہ لے سکیں گے۔ کچھ محفوظ نہیں ہوا۔",
  "catalogue.wrong": {
    one: "یہ درست نہیں۔ کچھ نہیں بدلا۔",
    other: "{count} چیزیں درست نہیں۔ کچھ نہیں بدلا۔",
  },
  "catalogue.unknown": "آئی ڈی {id} کا کوئی {noun} نہیں۔",
  "catalogue.twice": "{noun} {id} دو بار ہے: {before} دیکھیں۔",
  "catalogue.present": "{noun} {id} پہلے سے موجود ہے۔",
  "catalogue.noField": "ایسا کوئی خانہ نہیں ہے۔",
  "catalogue.slugTaken": "ویب پتے کا یہ نام پہلے سے کورس {id} کا ہے۔",
  "catalogue.numberTaken": "اس بیچ میں یہ نمبر پہلے سے لیکچر {id} کا ہے۔",
  "catalogue.url":
    "یہ YouTube، Vimeo یا Google Drive کی کسی ویڈیو کا https:// والا پتہ ہونا چاہیے، یا ہماری اپنی کوئی فائل۔",
  "catalogue.noFile": "ہماری ایسی کوئی فائل نہیں ہے۔",
  "catalogue.isUsed": "کچھ نہیں ہٹایا گیا۔ اس بیچ میں یہ موجود ہے: {all}۔ ہٹانے کے بجائے اسے ختم کریں یا چھپائیں۔",
  "catalogue.and": "{before}، {next}",
  "catalogue.trace.people": { one: "نشست والا {count} فرد", other: "نشست والے {count} افراد" },
  "catalogue.trace.requests": { one: "نشست کی {count} درخواست", other: "نشست کی {count} درخواستیں" },
  "catalogue.trace.orders": { one: "{count} آرڈر", other: "{count} آرڈر" },
  "catalogue.trace.proofs": { one: "ادائیگی کا {count} ثبوت", other: "ادائیگی کے {count} ثبوت" },
  "catalogue.trace.handIns": { one: "جمع کرایا ہوا {count} کام", other: "جمع کرائے ہوئے {count} کام" },
  "catalogue.trace.classes": { one: "{count} کلاس جو ہو چکی", other: "{count} کلاسیں جو ہو چکیں" },
  "catalogue.trace.acts": { one: "عملے کی {count} تبدیلی", other: "عملے کی {count} تبدیلیاں" },
  "catalogue.trace.certificates": { one: "{count} سرٹیفکیٹ", other: "{count} سرٹیفکیٹ" },
  "catalogue.takes": "اس کے ساتھ یہ بھی ہٹ جاتا: {taken}۔ کچھ نہیں ہٹایا گیا: ہٹانا ہی ہو تو زبردستی ہٹائیں۔",
  "catalogue.takesLectures": { one: "{count} لیکچر", other: "{count} لیکچر" },
  "catalogue.is.courses": "کورس",
  "catalogue.is.outlines": "خاکہ",
  "catalogue.is.batches": "بیچ",
  "catalogue.is.lectures": "لیکچر",
};
