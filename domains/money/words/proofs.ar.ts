import type { Translated } from "#shared/words.ts";
import type * as english from "./proofs.en.ts";

/** Proofs of payment before the staff: what was sent, its picture, and the keys of their list. */
export const proofWords: Translated<typeof english.proofWords> = {
  proofs: "الإيصالات",
  proof: "إيصال {time}",
  openProof: "افتح في علامة تبويب جديدة",
  samePicture: {
    title: "أُرسلت الصورة نفسها لطلب آخر",
    text: "الدفع الواحد لطلب واحد. انظر إلى الطلبين قبل أن تؤكد.",
  },
  heicProof:
    "هذه صورة HEIC كالتي يلتقطها iPhone، ولا تعرضها المتصفحات. حين تفتحها تُنزَّل، ويعرضها برنامج الصور في حاسوبك أو هاتفك.",
  noProof: "لم يُرسل إيصال بعد.",
  picture: { larger: "كبّر", smaller: "صغّر", turn: "أدِر" },
  keys: {
    title: "المفاتيح",
    named: [
      ["J", "التالي"],
      ["K", "السابق"],
      ["ENTER", "أكّد الدفع"],
      ["R", "ارفض الإيصال"],
    ],
  },
};

/** A refused proof on the page of its order. */
export const refusalWords: Translated<typeof english.refusalWords> = { title: "لم نجد المبلغ الذي في إيصالك الأخير" };
