import type { Translated } from "#shared/words.ts";
import type * as english from "./sponsors.en.ts";

export const companyWords: Translated<typeof english.companyWords> = {
  title: "فیس کمپنی دیتی ہے",
  text: "یہاں چنے ہوئے تمام طلبہ کی اسے ایک رسید اور ایک چالان ملتا ہے، ہر ایک کا نام اپنی رقم کے ساتھ۔",
  name: "کمپنی",
  nameHint: "فہرست سے چنیں، یا نئی لکھیں۔ خالی: ہر طالب علم کی اپنی رسید۔",
  ntn: "اس کا NTN، اگر آپ کے پاس ہے",
  contact: "اس کا فون یا ای میل",
  save: "محفوظ کریں کہ کون ادا کرتا ہے",
  voucher: "اس کے تمام طلبہ کا ایک چالان (PDF)",
  saved: "یہ فیس {company} ادا کرتی ہے۔ اس کا چالان تیار ہے۔",
  nobody: "اب یہ فیس کوئی کمپنی ادا نہیں کرتی۔",
  done: "{company} سے {name} کے لیے {amount} موصول: رسید {number}۔",
  pays: { one: "کمپنی: ایک طالب علم کی فیس دیتی ہے", other: "کمپنی: {count} طلبہ کی فیس دیتی ہے" },
};

export const companyVoucherWords: Translated<typeof english.companyVoucherWords> = {
  copies: ["بینک کی کاپی", "ادارے کی کاپی", "کمپنی کی کاپی"],
  company: "کمپنی",
  ntn: "اس کا NTN",
  contact: "رابطہ",
  students: { one: "ایک طالب علم، فہرست کے مطابق", other: "{count} طلبہ، فہرست کے مطابق" },
  note: "براہِ کرم ادائیگی کے ساتھ کمپنی کا نام لکھیں: وہ فہرست کے طلبہ کی فیس ادا کر رہی ہے۔",
  list: "{company} کے طلبہ",
  total: "کل",
  fileName: "fee-voucher-company.pdf",
};

export const companyReceiptWords: Translated<typeof english.companyReceiptWords> = {
  paid: "ادا کرنے والی کمپنی",
  ntn: "اس کا NTN",
  parts: "بابت",
};

export const seatPlanWords: Translated<typeof english.seatPlanWords> = {
  partMonth: {
    title: "مہینے کا ایک حصہ، باقی کلاسوں کے حساب سے",
    text: "اس کے لیے جو دیر سے شامل ہو۔ کتنی رعایت ہو، یہ باقی کلاسوں سے بتایا جاتا ہے؛ آپ بدل سکتے ہیں۔ پہلے کوئی اور اس کی منظوری دیتا ہے۔",
    month: "کون سی ادائیگی",
    joins: "پہلی کلاس اس دن یا اس کے بعد",
    left: "{all} میں سے {left} کلاسیں باقی ہیں۔",
    whole: "اس کی {all} کلاسوں میں سے کوئی نہیں چھوٹی: کوئی رعایت نہیں۔",
    less: "کتنی رقم کم",
    why: "{day} کو شامل ہوئے: {all} میں سے {left} کلاسیں باقی",
    button: "رعایت مانگیں",
  },
  handOn: {
    title: "نشست کسی اور کو دیں",
    text: "جو ادا ہو چکا وہ اسی نشست کا رہے گا۔ جو باقی ہے وہ دوسرے شخص سے انہی دنوں پر مانگا جائے گا، اس کے اپنے آرڈر میں۔ جن کی ای میل ہے، دونوں کو ای میل جائے گی۔",
    name: "نام",
    phone: "فون",
    email: "ای میل",
    shares: "یہی ای میل کسی اور نام والے کی بھی ہے",
    sure: "یہ نشست {name} کو دے دیں؟ اس آرڈر میں جو {left} باقی ہیں، وہ اب انہی سے مانگے جائیں گے۔",
    surePaid: "یہ نشست {name} کو دے دیں؟ سب کچھ ادا ہو چکا ہے۔",
    button: "نشست دے دیں",
    done: "نشست اب {name} کی ہے۔ {left} ادا کرنے باقی ہیں: آرڈر {reference}۔",
    donePaid: "نشست اب {name} کی ہے۔ سب کچھ ادا ہو چکا تھا۔",
  },
};

export const companyRefusals: Translated<typeof english.companyRefusals> = {
  "fees.noSeat": "اس آرڈر کی کوئی نشست نہیں جو کسی اور کو دی جا سکے۔",
  "fees.jointReceipt":
    "یہ رسید ایک کمپنی کی ہے، کئی طلبہ کے لیے۔ براہِ کرم ادائیگی اس کے طالب علم کے آرڈر کے صفحے پر منتقل کریں۔",
  "sponsor.unknown": "ایسی کوئی کمپنی نہیں۔",
};
