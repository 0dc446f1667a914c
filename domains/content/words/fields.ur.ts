import type { Translated } from "#shared/words.ts";
import { contentChoices, questionsByTopic } from "./choices.ur.ts";
import type * as english from "./fields.en.ts";
import { contentLabels } from "./labels.ur.ts";

const aFilm = "YouTube، Vimeo یا Google Drive کی ویڈیو، یا اس سائٹ کا کوئی راستہ۔";
const oneALine = "ہر سطر میں ایک۔";
const address = "خالی چھوڑیں تو عنوان سے بنتا ہے۔ صفحے کا پرانا پتہ نئے پر لے جاتا ہے۔";

const hints = {
  asked: "ہر سطر میں ایک، کسی بھی زبان اور ہجے میں۔",
  beside: "الفاظ جو لوگ نام کے ساتھ لکھتے ہیں، اس صفحے کی قسم کے حساب سے جو وہ چاہتے ہیں۔ ہر سطر میں ایک۔",
  blocks: "ہر ایک الگ پیراگراف۔ فہرست کے لیے ہر سطر ہائفن اور خالی جگہ سے شروع کریں۔",
  date: "سال، مہینہ اور دن۔",
  duration: "لفظوں میں: 4 مہینے۔",
  cardTitle: "خالی چھوڑیں تو عنوان ہی آتا ہے۔",
  tagline: "خالی چھوڑیں تو تفصیل کا پہلا جملہ آتا ہے۔",
  "course.months": "خالی چھوڑیں تو مدت سے بنتے ہیں۔",
  features: oneALine,
  fillers: oneALine,
  image: "خالی چھوڑیں تو تصویر بنا دی جاتی ہے۔",
  names: "ہر سطر میں ایک؛ اسسٹنٹ اور تلاش اسے انہی سے پہچانتے ہیں۔",
  parts: oneALine,
  phrasings: "ہر سطر میں ایک سوال؛ تین چار کافی ہیں۔ {course} کسی بھی کورس کی جگہ ہے۔",
  position: "فہرست میں سب سے چھوٹا نمبر پہلے آتا ہے۔",
  monthly: "ہر سطر میں ایک پلان، جیسے `basic: 9500`۔",
  rating: "0 نہیں دکھایا جاتا۔",
  searchWords: oneALine,
  skills: oneALine,
  slug: address,
  "policy.path": address,
  students: "0 نہیں دکھایا جاتا۔",
  subjects: oneALine,
  refused: "ہر سطر میں ایک سوال۔",
  synonyms: "ہر سطر میں ایک فہرست، الفاظ کے درمیان کوما۔",
  theory: "ہر سطر میں ایک موضوع۔",
  thumbnail: "خالی چھوڑیں تو نقش بنا دیا جاتا ہے۔",
  "page.home.film.video.url": aFilm,
  "page.demo.recorded.video.url": aFilm,
  "course.page.sample.video.url": aFilm,
  "testimonial.image": "خالی چھوڑیں تو نام کے پہلے حروف آتے ہیں۔",
  "answer.kinds": "آپ کے اپنے سوالوں کا جواب ہو تو کوئی نہ چنیں۔",
  "answer.text":
    "اس میں خود قیمت نہیں لکھی جاتی، کیونکہ کچھ لوگوں کو قیمتیں نہیں دکھائی جاتیں؛ باقی سب کے لیے {fees} ان کی فہرست دیتا ہے۔",
  "question.answer": "اس میں قیمت نہیں لکھی جاتی، کیونکہ کچھ لوگوں کو قیمتیں نہیں دکھائی جاتیں۔",
  "course.page": "جو حصہ چھوڑ دیا جائے وہ نظر نہیں آتا۔",
};

export const contentFields: Translated<typeof english.contentFields> = {
  choices: contentChoices,
  questions: questionsByTopic,
  labels: {
    ...contentLabels,
    "course.page": "اس کا صفحہ",
    "service.page": "اس کا صفحہ",
    "question.page": "کس صفحے پر نظر آئے",
    "testimonial.page": "کس صفحے پر نظر آئے",
    "teacher.image": "چہرے کی تصویر کا پتہ",
    "plan.fees": "ماہانہ فیس",
    "course.page.modules": "ماڈیول",
    "settings.markets.fees": "فیس",
    "settings.elsewhere.fees": "فیس",
    "course.months": "مہینے، عدد میں",
    "policy.path": "پتہ",
    "course.outline.months.month": "مہینے کا نمبر",
    "course.outline.months.weeks.week": "ہفتے کا نمبر",
    "page.home.week": "بیچ کا ایک ہفتہ",
    "page.home.film": "ایک کلاس کی فلم",
    "page.home.work": "طلبہ کا کام",
    "page.home.work.list.picture": "تصویر",
    "course.page.capstones.list.picture": "تصویر",
    "testimonial.image": "چہرے کی تصویر کا پتہ",
  },
  hints,
};
