import type { Translated } from "#shared/words.ts";
import type * as english from "./words.en.ts";

const suggestions = [
  { label: "تمام کورس", href: "/courses" },
  { label: "تمام سروسز", href: "/services" },
  { label: "مفت ڈیمو کلاس بک کریں", href: "/FreeDemo" },
  { label: "رقم کی واپسی کی پالیسی", href: "{policy.refund-policy}" },
];

export const searchPage: Translated<typeof english.searchPage> = {
  meta: {
    title: "سائٹ پر تلاش | {company.name}",
    description:
      "کورس، فیس، بیچ، استاد، سروسز اور پالیسیاں تلاش کریں۔ آدھا لفظ بھی کافی ہے، اور ہجے کی غلطی سے فرق نہیں پڑتا۔",
  },
  hero: { title: "تلاش", lead: "کورس، فیس، بیچ، استاد، سروسز اور پالیسیاں۔ آدھا لفظ بھی کافی ہے۔" },
  field: {
    label: "آپ کیا ڈھونڈ رہے ہیں؟",
    placeholder: "مثلاً: {examples}",
    submit: "تلاش کریں",
  },
  kinds: {
    answer: "جواب",
    course: "کورس",
    service: "سروس",
    batches: "بیچ",
    outline: "کورس کا خاکہ",
    teacher: "ہماری ٹیم",
    project: "پراجیکٹ",
    question: "سوال",
    policy: "پالیسی",
    page: "صفحہ",
  },
  texts: {
    batches: {
      title: "{cardTitle}: بیچ، دن اور اوقات",
      line: "{name}: {schedule}، {timing}، {mode}، استاد {instructor}",
    },
    outline: { title: "{cardTitle}: کورس کا خاکہ" },
    branch: {
      title: "{name}: پتہ اور بیچ",
      keywords: "شاخ، برانچ، کیمپس، پتہ، ایڈریس، جگہ، نقشہ، shakh, branch, campus, pata, address, location, map, visit",
    },
    verify: {
      keywords:
        "سرٹیفکیٹ، تصدیق، اصلی، جعلی، نقلی، سند، نمبر، ڈپلومہ، آجر، certificate, verify, verification, check, genuine, fake, employer, number, diploma, tasdeeq, asli, naqli, jaali, sanad",
      names: [
        "تصدیق",
        "سرٹیفکیٹ کی تصدیق",
        "سند کی تصدیق",
        "ڈپلومہ کی تصدیق",
        "سرٹیفکیٹ چیک",
        "سرٹیفکیٹ چیک کرنا",
        "سرٹیفکیٹ نمبر",
        "سرٹیفکیٹ نمبر چیک",
        "سرٹیفکیٹ اصلی",
        "سرٹیفکیٹ اصلی ہے",
        "اصلی سرٹیفکیٹ",
        "جعلی سرٹیفکیٹ",
        "امیدوار کی تصدیق",
        "آجر",
        "آجروں کے لیے",
        "tasdiq",
        "certificate tasdeeq",
        "certificate naqli",
        "jaali certificate",
        "certificate check karna",
        "certificate verify karna",
        "verify",
        "verification",
        "verify certificate",
        "certificate verification",
        "check certificate",
        "certificate number",
        "fake certificate",
        "genuine certificate",
        "employer",
        "employer verification",
        "background check",
        "qr code certificate",
      ],
    },
    courseQuestion: "{cardTitle}: {question}",
    teacher: {
      teaching: "{title}۔ {about}",
      team: "{role}۔ {experience}",
      faculty: "{title}، {university}۔ پروگرام: {program}۔",
    },
  },
  /** A word in Urdu script is its usual spelling in Latin letters as well: only other spellings stand beside it. */
  fillers:
    "کیا ہے ہیں ہوں ہو کا کی کے کو نے سے میں پر تک اور یا تو بھی ہی نہ نہیں جو جب تب اگر لیکن کہ یہ وہ اس ان آپ آپکا آپکی آپکے تم ہم مجھے میرا میری میرے ہمیں ہمارا ہماری ہمارے اپنا اپنی کوئی کچھ کسی کس لیے بارے کر کرنا کرنی کرنے کریں کروں کرتے کرو ہوتا ہوتی ہوتے ہوا تھا تھی گا گی رہا رہی رہے گیا گئی سکتا سکتی سکتے چاہیے چاہتا چاہتی لینا لینی لیں دینا دینی دیں بتا بتانا معلوم جاننا دکھائیں براہ کرم پلیز مہربانی جی ہاں بھائی سلام علیکم شکریہ " +
    "kia hy he hoon kay ne say main mai me pe pr or tou nahin nai jab magar yeh wo is in ap apka apki apke mjhe mujhy apne lye kr krna ge chahie lo do de bata btao batayein dikhao plz pls please meharbani assalam aoa alaikum walaikum " +
    "a an the of for on at by from with and was are be am does did can could will would should may i my we our you your it its this that there any some tell give show want need like know about how what which if than then so as but not no yes hello",
  synonyms: [
    "فیس قیمت خرچہ پیسے fee price prices cost charges tuition keemat kharch paisay",
    "وقت اوقات ٹائم کب timings timetable schedule auqat oqat",
    "استاد استانی instructor tutor trainer ustad ustaad ustani asatza",
    "داخلہ رجسٹریشن enrol enroll register admission dakhila",
    "واپسی واپس ریفنڈ منسوخ reimbursement cancellation wapas",
    "فون موبائل ٹیلیفون telephone",
    "رابطہ contact raabta",
    "پتہ ایڈریس جگہ کہاں location directions jagah kidhar",
    "سرٹیفکیٹ سند ڈپلومہ certification",
    "نصاب خاکہ outline curriculum nisab nisaab khaka",
    "شروع آغاز start begin shuroo",
    "کلاس کلاسیں لیکچر lectures",
    "قسط قسطیں قسطوں instalment installment qistein",
    "مدت مہینے duration months",
    "رعایت ڈسکاؤنٹ concession",
    "مفت free",
    "امتحان ٹیسٹ exam test imtihan imtehan",
    "سوال سوالات question",
    "زبان language",
    "نوکری job jobs nokri rozgar",
    "بچے بچوں children kids bachay bache",
    "خواتین لڑکیاں women girls",
    "شاخ کیمپس branch",
    "ادائیگی pay adaigi",
    "رسید receipt invoice rasid",
    "چھٹی چھٹیاں holiday holidays",
  ],
  beside: {
    course:
      "کورس کورسز کلاس کلاسیں سیکھنا سیکھنی سیکھیں پڑھنا پڑھائی تربیت ٹریننگ فیس قیمت خرچہ کتنا کتنی کتنے مدت مہینے سرٹیفکیٹ training learn learning study fee price cost duration months long sikhna seekhni parhai",
    service:
      "سروس سروسز کمپنی قیمت خرچہ بنوانا بنوانی بنانا کروانا کروانی agency cost price quote hire build develop developer business project maker banwane bnwana banana",
    batches:
      "بیچ کب شروع تاریخ دن وقت اوقات بجے صبح دوپہر شام رات ہفتہ اتوار اگلا اگلی نشست batches timings time times schedule start starts starting date dates day days weekend evening morning seats next",
    outline: "خاکہ نصاب موضوعات مضامین ہفتے outline curriculum topics contents modules weeks pdf nisab khaka",
    teacher:
      "استاد استانی سر میڈم کون پڑھاتا پڑھاتی teachers instructor trainer tutor sir madam miss dr faculty ustad ustaad kon",
  },
  empty: {
    title: "کوئی لفظ لکھیں",
    lead: "لوگ اکثر یہ ڈھونڈتے ہیں:",
    suggestions,
  },
  none: {
    title: "کچھ نہیں ملا:",
    lead: "ایک ہی لفظ لکھ کر دیکھیں، یا اپنے الفاظ میں ہم سے پوچھیں: ہمارا کوئی ساتھی {company.replyTime} کے اندر جواب دے گا۔",
    suggestions,
    contactAction: { label: "ہم سے پوچھیں", href: "/contact" },
  },
  ask: "اسسٹنٹ سے پوچھیں",
  count: { one: "{count} نتیجہ", other: "{count} نتائج" },
};
