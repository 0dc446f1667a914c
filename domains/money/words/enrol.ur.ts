import type { Translated } from "#shared/words.ts";
import type * as english from "./enrol.en.ts";

export const enrolWords: Translated<typeof english.enrolWords> = {
  title: "کلاس میں داخل کریں",
  text: "{name} کے لیے کلاس چنیں۔",
  left: { one: "1 نشست باقی", other: "{count} نشستیں باقی" },
  full: "بھر چکا",
  places: {
    active: "نشست ہے",
    held: "ان کے لیے نشست روکی ہوئی ہے",
    waitlisted: "نشست کے انتظار میں",
    completed: "مکمل کر چکے",
  },
  begins: "{day} سے",
  none: "کوئی کلاس کھلی نہیں",
  noneText: "پہلے بیچ شامل کریں، یا کسی ختم ہو چکے بیچ کی تاریخ بڑھائیں۔",
  newBatch: "بیچ شامل کریں",
  another: "کوئی اور کلاس چنیں",
  fees: "فیس",
  feesText: "کورس کی فیس لکھ دی گئی ہے۔ جو طے ہوا ہو وہ لکھ دیں۔",
  waits: "کوئی نشست خالی نہیں۔ انتظار کی فہرست میں اگلی خالی نشست انہیں ملے گی، ان سے پہلے جنہوں نے ادائیگی نہیں کی۔",
  tell: "انہیں ای میل سے بتائیں",
  noEmail: "ان کا ای میل پتہ نہیں: براہِ کرم خود بتا دیں۔",
  button: "داخل کریں اور فیس کھولیں",
  seatAlone: "فیس کے بغیر داخل کریں",
  waitButton: "انتظار کی فہرست میں ڈالیں",
  done: "{batch} میں {name} کی نشست ہے۔",
  doneFees: "{batch} میں {name} کی نشست ہے۔ فیس کھل گئی: آرڈر {reference}۔",
  doneWaits: "{name} {batch} کی انتظار کی فہرست میں ہیں۔",
};
