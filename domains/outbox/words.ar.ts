import type { Translated } from "#shared/words.ts";
import type * as english from "./words.en.ts";

/** How many messages wait. */
const waiting = {
  ...{ zero: "لا رسالة تنتظر", one: "رسالة واحدة تنتظر", two: "رسالتان تنتظران" },
  ...{ few: "{count} رسائل تنتظر", many: "{count} رسالة تنتظر", other: "{count} رسالة تنتظر" },
};

export const outboxWords: Translated<typeof english.outboxWords> = {
  title: "رسائل واتساب",
  lead: "رسائل جاهزة ترسلها من هاتفك أو حاسوبك. الرسالة التي تفتحها تبقى لك عشر دقائق.",
  count: waiting,
  kind: "عن",
  all: "الكل",
  kinds: { fees: "الرسوم", announcement: "الإعلانات", demo: "الحصص التجريبية" },
  sameNumber: {
    ...{ zero: "لا رسائل لهذا الرقم", one: "رسالة واحدة لهذا الرقم", two: "رسالتان لهذا الرقم" },
    ...{ few: "{count} رسائل لهذا الرقم", many: "{count} رسالة لهذا الرقم", other: "{count} رسالة لهذا الرقم" },
  },
  opened: "مفتوحة لدى {name}",
  mine: "مفتوحة لديك",
  open: "افتح المحادثة",
  openLink: "افتح واتساب",
  sent: "أرسلتها",
  leave: "تخطَّها",
  stop: "لا يريد رسائل",
  stopped: "لا يريد رسائل واتساب",
  done: {
    opened: "هي لك عشر دقائق. افتح واتساب وأرسلها.",
    sent: "سُجّل أنها أُرسلت.",
    left: "تم تخطيها.",
    stopped: "لن تُرسل إليه رسائل من الآن.",
    resumed: "تُرسل إليه الرسائل من جديد.",
  },
  empty: "لا رسالة تنتظر.",
  emptyText: "تذكيرات الرسوم والإعلانات والحصص التجريبية تضع رسائلها هنا.",
  blocked: "منع المتصفح فتح المحادثة.",
  today: { title: "رسائل واتساب للإرسال", open: "كل الرسائل" },
  states: { waits: "الرسالة تنتظر في الصادر", sent: "أُرسلت الرسالة", left: "تم تخطي الرسالة" },
  prepared: {
    button: "ضع رسائل واتساب في الصادر",
    done: {
      ...{ zero: "لا رسالة تنتظر في الصادر.", one: "رسالة واحدة تنتظر في الصادر." },
      ...{ two: "رسالتان تنتظران في الصادر.", few: "{count} رسائل تنتظر في الصادر." },
      ...{ many: "{count} رسالة تنتظر في الصادر.", other: "{count} رسالة تنتظر في الصادر." },
    },
  },
};

export const outboxRefusals: Translated<typeof english.outboxRefusals> = {
  "outbox.unknown": "لم تعد هذه الرسالة هنا.",
  "outbox.sent": "أُرسلت من قبل.",
  "outbox.past": "لم يعد أحد يحتاج إلى هذه الرسالة، أو رقمها لا يريد رسائل.",
  "outbox.taken": "هي مفتوحة الآن لدى {by}.",
};
