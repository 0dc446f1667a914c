import type { Translated } from "#shared/words.ts";
import type * as english from "./refunds.en.ts";

/** A refund that someone at the desk asks for and another member approves. */
export const refundRequestWords: Translated<typeof english.refundRequestWords> = {
  title: "مانگی گئی رقم کی واپسی",
  waiting: "واپسیاں جو منظوری کی منتظر ہیں",
  decided: "آپ کی مانگی واپسیاں، پچھلے دنوں کے فیصلے",
  amount: "{amount} واپس، {way}",
  asked: "{by} نے مانگی، {time}",
  verdicts: { approved: "{by} نے منظور کی", refused: "{by} نے نامنظور کی" },
  operator: "منتظم",
  handsOut: "نقد رقم {name} دیں گے؛ وہ اُن کی دراز سے نکلے گی۔",
  approverHandsOut: "نقد رقم آپ دیں گے؛ وہ آپ کی دراز سے نکلے گی۔",
  own: "یہ آپ نے خود مانگی ہے: فیصلہ کوئی دوسرا مینیجر یا مالک کرتا ہے، جب تک آپ اکیلے نہ ہوں۔",
  why: "کیوں نہیں، مانگنے والے کے لیے",
  approve: "واپسی منظور کریں",
  refuse: "نامنظور کریں",
  done: {
    approved: "منظور: واپسی درج ہو گئی، اور طالب علم کو بتا دیا گیا۔",
    handedOut: "منظور: واپسی درج ہو گئی، اور طالب علم کو بتا دیا گیا۔ نقد رقم {name} دیں گے۔",
    refused: "نامنظور: کچھ واپس نہیں جائے گا۔",
  },
  ask: {
    title: "رقم کی واپسی مانگیں",
    text: "جب تک مالک یا مینیجر منظور نہ کرے کچھ واپس نہیں جاتا۔ پھر نقد رقم آپ دیتے ہیں اور وہ آپ کی دراز سے نکلتی ہے۔",
    amount: "رقم",
    most: "زیادہ سے زیادہ {amount} واپس جا سکتے ہیں۔",
    way: "واپسی کا طریقہ",
    cash: "نقد",
    transfer: "بینک ٹرانسفر",
    reason: "وجہ",
    button: "منظوری مانگیں",
    done: "{amount} کی واپسی مانگی گئی۔ فیصلہ آپ یہاں اور ڈیسک پر پڑھیں گے۔",
  },
};

export const refundRefusals: Translated<typeof english.refundRefusals> = {
  "refund.waits": "اس آرڈر کی ایک واپسی پہلے سے منظوری کی منتظر ہے۔ کچھ نہیں بدلا۔",
  "refund.changed":
    "جب یہ واپسی مانگی گئی اس کے بعد اس آرڈر کی رقم بدل چکی ہے۔ براہ کرم اسی وجہ سے اسے نامنظور کریں: درست رقم کے ساتھ دوبارہ مانگی جا سکتی ہے۔",
};

/** These acts in the audit, as they read after the name of who did it. */
export const refundAuditActs: Translated<typeof english.refundAuditActs> = {
  askRefund: "{amount} واپس دینے کی منظوری مانگی",
  approveRefund: "{amount} کی واپسی منظور کی",
  refuseRefund: "{amount} کی واپسی نامنظور کی",
};
