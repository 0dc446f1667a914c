import type { Translated } from "#shared/words.ts";
import type * as english from "./person.en.ts";

const documentWords: Translated<typeof english.personWords.documents> = {
  title: "دستاویزات",
  hint: "داخلے کے کاغذات۔ صرف عملہ دیکھتا ہے۔",
  empty: "ابھی کوئی نہیں۔",
  name: "یہ کیا ہے",
  usual: ["داخلہ فارم", "شناختی کارڈ کی کاپی", "ب فارم", "اسکول کی سند", "تصویر"],
  file: "فائل",
  fileHint: "PDF یا تصویر، زیادہ سے زیادہ 20 میگا بائٹ۔",
  add: "دستاویز شامل کریں",
  remove: "{title} ہٹائیں",
  removeShort: "ہٹائیں",
  sure: "جی ہاں، ہمیشہ کے لیے",
  saved: "دستاویز رکھ لی گئی۔",
  removed: "دستاویز ہٹا دی گئی۔",
};

const feeEvents: Translated<typeof english.personWords.feeEvents> = {
  payment: "رسید {number}: {reference} کے لیے {amount} موصول",
  refund: "{amount} واپس کیے گئے، {reference}: رسید {number}",
  reminded: {
    email: "{name} نے {reference} کی فیس ای میل سے یاد دلائی",
    whatsapp: "{name} نے {reference} کی فیس واٹس ایپ پر یاد دلائی",
    other: "{name} نے {reference} کی فیس یاد دلائی",
  },
  automatic: "{reference} کی فیس ای میل سے خود بخود یاد دلائی گئی",
};

export const personWords: Translated<typeof english.personWords> = { documents: documentWords, feeEvents };

export const documentRefusals: Translated<typeof english.documentRefusals> = {
  "document.gone": "یہ دستاویز اب موجود نہیں۔",
  "document.tooMany": "اس شخص کی 60 دستاویزات پہلے سے رکھی ہیں۔ پہلے ایک ہٹائیں۔",
  "document.wrongType": "براہِ کرم PDF یا تصویر چنیں۔",
};
