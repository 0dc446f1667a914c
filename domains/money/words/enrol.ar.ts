import type { Translated } from "#shared/words.ts";
import type * as english from "./enrol.en.ts";

export const enrolWords: Translated<typeof english.enrolWords> = {
  title: "التسجيل في دفعة",
  text: "اختر الدفعة لـ {name}.",
  left: {
    ...{ zero: "لا مقاعد باقية", one: "بقي مقعد واحد", two: "بقي مقعدان" },
    ...{ few: "بقيت {count} مقاعد", many: "بقي {count} مقعدًا", other: "بقي {count} مقعد" },
  },
  full: "مكتملة",
  places: {
    active: "له مقعد",
    held: "له مقعد محجوز",
    waitlisted: "ينتظر مقعدًا",
    completed: "أتمّها",
  },
  begins: "من {day}",
  none: "لا دفعة مفتوحة",
  noneText: "أضف دفعة أولًا، أو مدّد دفعة انتهت.",
  newBatch: "أضف دفعة",
  another: "اختر دفعة أخرى",
  fees: "الرسوم",
  feesText: "مقترحة من الدورة. غيّر ما اتُّفق عليه.",
  waits: "لا مقعد خاليًا. في قائمة الانتظار يحصل على أول مقعد يخلو، قبل من لم يدفعوا.",
  tell: "أخبره بالبريد الإلكتروني",
  noEmail: "ليس له بريد إلكتروني: أخبره بنفسك.",
  button: "سجّله وافتح الرسوم",
  seatAlone: "سجّله بلا رسوم",
  waitButton: "ضعه في قائمة الانتظار",
  done: "صار لـ {name} مقعد في {batch}.",
  doneFees: "صار لـ {name} مقعد في {batch}. الرسوم مفتوحة: الطلب {reference}.",
  doneWaits: "{name} في قائمة انتظار {batch}.",
};
