import type { Translated } from "#shared/words.ts";
import type * as english from "./proofs.en.ts";

/** Proofs of payment before the staff: what was sent, its picture, and the keys of their list. */
export const proofWords: Translated<typeof english.proofWords> = {
  proofs: "رسیدیں",
  proof: "رسید، {time}",
  openProof: "نئے ٹیب میں کھولیں",
  samePicture: {
    title: "یہی تصویر ایک اور آرڈر کے لیے بھی بھیجی گئی ہے",
    text: "ایک ادائیگی سے ایک ہی آرڈر ادا ہوتا ہے۔ تصدیق سے پہلے دونوں دیکھ لیں۔",
  },
  heicProof:
    "یہ HEIC تصویر ہے، جیسی آئی فون لیتا ہے، اور براؤزر اسے نہیں دکھا سکتے۔ کھولنے سے ڈاؤن لوڈ ہوگی: آپ کے کمپیوٹر یا فون کا تصویروں والا پروگرام اسے دکھا دے گا۔",
  noProof: "ابھی کوئی رسید نہیں بھیجی گئی۔",
  picture: { larger: "بڑا کریں", smaller: "چھوٹا کریں", turn: "گھمائیں" },
  keys: {
    title: "کی بورڈ",
    named: [
      ["J", "اگلا"],
      ["K", "پچھلا"],
      ["ENTER", "ادائیگی کی تصدیق"],
      ["R", "رسید نامنظور"],
    ],
  },
};

/** A refused proof on the page of its order. */
export const refusalWords: Translated<typeof english.refusalWords> = { title: "آپ کی پچھلی رسید کی رقم ہمیں نہیں ملی" };
