import type { Translated } from "#shared/words.ts";
import type * as english from "./person.en.ts";

const documentWords: Translated<typeof english.personWords.documents> = {
  title: "المستندات",
  hint: "أوراق القبول. لا يراها إلا الموظفون.",
  empty: "لا مستندات بعد.",
  name: "ما هو",
  usual: ["استمارة القبول", "صورة الهوية", "شهادة الميلاد", "شهادة المدرسة", "صورة شخصية"],
  file: "الملف",
  fileHint: "PDF أو صورة، 20 ميغابايت على الأكثر.",
  add: "أضف المستند",
  remove: "احذف {title}",
  removeShort: "احذف",
  sure: "نعم، نهائيًا",
  saved: "حُفظ المستند.",
  removed: "حُذف المستند.",
};

const feeEvents: Translated<typeof english.personWords.feeEvents> = {
  payment: "الإيصال {number}: استُلم {amount} عن {reference}",
  refund: "أُعيد {amount}، {reference}: الإيصال {number}",
  reminded: {
    email: "ذكّره {name} برسوم {reference} بالبريد الإلكتروني",
    whatsapp: "ذكّره {name} برسوم {reference} عبر واتساب",
    other: "ذكّره {name} برسوم {reference}",
  },
  automatic: "أُرسل تذكير برسوم {reference} بالبريد تلقائيًا",
};

export const personWords: Translated<typeof english.personWords> = { documents: documentWords, feeEvents };

export const documentRefusals: Translated<typeof english.documentRefusals> = {
  "document.gone": "لم يعد هذا المستند موجودًا.",
  "document.tooMany": "مع هذا الشخص 60 مستندًا. احذف واحدًا أولًا.",
  "document.wrongType": "اختر ملف PDF أو صورة.",
};
