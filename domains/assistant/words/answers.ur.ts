import type { Translated } from "#shared/words.ts";
import type * as english from "./answers.en.ts";

export const contact = "[رابطے کا صفحہ](/contact)";

export const demo = "[مفت ڈیمو کلاس](/FreeDemo)";

export const whatsapp = "[واٹس ایپ]({whatsapp})";

export const course = "[{cardTitle}]({canonicalPath})";

export const service = "[{title}]({landingPath})";

export const outline = "[کورس کا خاکہ](/course-outline/{id})";

/** Where to ask a person, at the end of a sentence. */
const askUs = `${whatsapp} یا ${contact}`;

const allBatches = "تمام بیچ: {batchLinks}۔";

const noDate = `ابھی کوئی تاریخ طے نہیں ہوئی۔ ہمیں پیغام چھوڑ دیں، تاریخ طے ہوتے ہی ہم بتا دیں گے: ${askUs}۔`;

const courses: Translated<typeof english.answersByKind.courses> = {
  about: "course",
  text: `ہم {courseCount} کورس پڑھاتے ہیں:\n{courses}\n\nطے نہیں کر پا رہے؟ ${demo} لے کر دیکھیں۔`,
  one: "**{title}**: {description}\n\n{figures}۔{outlineLink}\n\n[کورس کی تفصیل]({canonicalPath}) · [بیچ](/batches/{id}) · [مفت ڈیمو](/FreeDemo)",
  several: `یہ ہیں:\n{courses}\n\nطے نہیں کر پا رہے؟ ${demo} لے کر دیکھیں۔`,
};

const syllabus: Translated<typeof english.answersByKind.syllabus> = {
  about: "course",
  text: "ہر کورس میں کیا پڑھایا جاتا ہے:\n{outlines}",
  one: "**{title}** میں {duration} کے دوران {modules} ماڈیول اور {projects} پراجیکٹ ہیں:\n{moduleList}\n\n{everyWeek}",
  otherwise: "course",
};

const feeHidden = {
  before: "آپ کے ملک کے لیے فیس ویب سائٹ پر نہیں دکھائی جاتی، لیکن ہماری ٹیم ",
  after: ` اور پلانز کی فیس خوشی سے بتا دے گی، یہاں پوچھیں: ${askUs}۔ فیس ہر مہینے پیشگی لی جاتی ہے؛ ${demo} کی کوئی فیس نہیں، اور کورس شروع ہونے کے {refund.fullRefundDays} دن کے اندر پوری رقم واپس مل سکتی ہے۔`,
};

export const priceHidden = `${feeHidden.before}ہمارے کورسز${feeHidden.after}`;

export const branchesAnswer: Translated<typeof english.branchesAnswer> = {
  text: `ہم یہاں ہیں:\n{branches}\n\n${allBatches} آنے یا پوچھنے کے لیے: ${contact}۔`,
};

const feeOfOne = `${feeHidden.before}کورس {cardTitle}${feeHidden.after}`;

/** The end of the answers about services. */
const quoteAndWork = "قیمت کے لیے [ہم سے رابطہ کریں](/contact)۔ ہمارا کام بھی دیکھیں: [پورٹ فولیو](/portfolio)۔";

/** How to a quote. */
const toQuote = `قیمت کام کے حساب سے ہوتی ہے: **{priceText}**۔ ہمیں بتائیں کہ کیا چاہیے، {company.replyTime} کے اندر قیمت کے ساتھ جواب ملے گا: ${askUs}۔`;

const writtenScope = "آپ کے کام کی تاریخیں تحریری خاکے میں لکھی ہوتی ہیں۔ [قیمت پوچھیں](/contact)۔";

export const answersByKind: Translated<typeof english.answersByKind> = {
  trust: {
    about: "course",
    text: `{ratings}\n\nسیکھنے والوں کی رائے [پہلے صفحے](/) پر پڑھیں، یا ${demo} آزمائیں۔`,
  },
  courses,
  course: courses,
  elsewhere: {
    text: `ہمارے پاس {named} کا کورس نہیں۔ ہمارے کورس {courseCount} ہیں: {courseTimes}۔ بتائیں کہ آپ کیا کرنا چاہتے ہیں، ہم بتائیں گے کہ کون سا سب سے قریب ہے: ${contact}، ${whatsapp}۔`,
  },
  parts: { about: "course", text: "{parts}", otherwise: "syllabus" },
  week: { about: "course", text: "{week}", otherwise: "syllabus" },
  services: {
    about: "service",
    text: `ہماری {serviceCount} سروسز ہیں، ہر ایک کے ساتھ عام مدت:\n{services}\n\n${quoteAndWork}`,
    one: "**{title}**: {description}\n{features}\n\nعام مدت: {timelineText}۔ قیمت: {priceText}۔ [مزید تفصیل]({landingPath}) · [مفت قیمت پوچھیں](/contact)",
    several: `یہ ہیں، ہر ایک کے ساتھ عام مدت:\n{services}\n\n${quoteAndWork}`,
  },
  quote: {
    about: "service",
    text: toQuote,
    one: `${service}: ${toQuote}`,
    several: `{serviceLinks}: ${toQuote}`,
  },
  timeline: {
    about: "service",
    text: `کاموں میں عموماً اتنا وقت لگتا ہے:\n{timelines}\n\n${writtenScope}`,
    one: `کاموں میں عموماً اتنا وقت لگتا ہے:\n- ${service}: **{timelineText}**، {technologies} کے ساتھ\n\n${writtenScope}`,
  },
  portfolio: {
    about: "service",
    text: "ہمارے {projectCount} پراجیکٹ [پورٹ فولیو](/portfolio) میں ہیں، کس چیز سے بنے اور کتنا وقت لگا:\n{portfolio}",
  },
  fee: {
    about: "course",
    text: `{fees}\n\n{priceNote}{plansAMonth}${demo} کی کوئی فیس نہیں۔`,
    hidden: priceHidden,
    hiddenOne: feeOfOne,
  },
  cheapest: {
    about: "course",
    text: `سب سے کم کل فیس:\n{cheapest}\n\n{plansAMonth}${demo} کی کوئی فیس نہیں۔`,
    hidden: priceHidden,
    hiddenOne: feeOfOne,
  },
  plan: {
    text: "{planCount} پلان ہیں:\n{plans}\n\nموازنہ [پہلے صفحے](/#pricing) پر دیکھیں۔{askForPrices}",
    none: `چننے کے لیے الگ الگ پلان نہیں۔ کورس کی فیس ہماری ٹیم بتا دے گی: ${contact}، ${whatsapp}۔`,
  },
  duration: { about: "course", text: "{durations}" },
  start: { about: "course", text: `اگلے بیچ:\n{starts}\n\n${allBatches}{late}`, none: `${noDate}{late}` },
  late: {
    about: "course",
    text: `جاری بیچ میں شامل ہو سکتے ہیں یا نہیں، یہ ہماری ٹیم بتا دے گی: ${contact}۔\n{running}\n\n${allBatches}`,
  },
  timing: {
    about: "course",
    text: `اوقات {company.address.country} کے ہیں۔\n{timings}\n\n${allBatches}`,
    none: noDate,
  },
  hour: {
    about: "course",
    text: `دن کے اس حصے میں، {company.address.country} کے وقت کے مطابق:\n{atHour}\n\n${allBatches}`,
    none: `دن کے اس حصے میں کوئی بیچ شروع نہیں ہوتا۔ تمام بیچ، {company.address.country} کے وقت کے مطابق:\n{timings}\n\n${allBatches}`,
  },
  branch: { text: `ہمارا دفتر {company.address.city} میں ہے۔ {onSite}\n\n${allBatches}` },
  human: {
    text: `کسی سے بات کرنی ہو تو ایک کال یا پیغام کافی ہے:\n{phones}\n- چیٹ: ${whatsapp}\n- کال منگوائیں: ${contact}`,
  },
  complaint: {
    text: `اپنی شکایت یہاں لکھیں: ${contact}۔ اسے کوئی شخص پڑھے گا اور {company.replyTime} کے اندر جواب دے گا۔`,
  },
  verify: {
    text: "سرٹیفکیٹ کا نمبر [تصدیق کے صفحے](/verify) پر لکھیں: وہاں نظر آئے گا کہ سرٹیفکیٹ کس کا اور کس کورس کا ہے، یا یہ کہ ایسا کوئی سرٹیفکیٹ ہمارے پاس نہیں۔",
  },
  buildElsewhere: {
    text: `ہم {named} کی سروس نہیں دیتے۔ ہماری سروسز: {serviceLinks}۔ اپنی ضرورت کے لیے پوچھیں: ${askUs}۔`,
  },
  seats: {
    about: "course",
    text: "بیچ میں {least} سے {most} تک طلبہ ہوتے ہیں۔\n{seats}\n\nنشستیں تصدیق شدہ درخواستوں کی ترتیب سے ملتی ہیں: [یہاں داخلہ لیں](/enrollnow)۔",
    none: noDate,
  },
  teacher: { about: "course", text: "{teachers}\n\n{teacherTitles} مزید [کورسز کے صفحے](/courses) پر۔" },
  online: { about: "course", text: `{modes}\n\n${allBatches}`, none: noDate },
  beginner: { about: "course", text: `{beginnings}\n\nیقین نہ ہو تو پہلے ${demo} آزمائیں۔` },
  level: { about: "course", text: "{levels}" },
  choose: { about: "course", text: `{suited}\n\nفیصلہ کرنے کا سب سے اچھا طریقہ ${demo} ہے۔` },
  syllabus,
  projects: { about: "course", text: "{projectCounts}" },
};
