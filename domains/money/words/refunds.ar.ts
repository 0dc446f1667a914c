import type { Translated } from "#shared/words.ts";
import type * as english from "./refunds.en.ts";

/** A refund that someone at the desk asks for and another member approves. */
export const refundRequestWords: Translated<typeof english.refundRequestWords> = {
  title: "طلبات ردّ المبالغ",
  waiting: "طلبات ردّ تنتظر الموافقة",
  decided: "طلباتك التي بُتّ فيها في الأيام الأخيرة",
  amount: "ردّ {amount}، {way}",
  asked: "طلبه {by}، {time}",
  verdicts: { approved: "وافق عليه {by}", refused: "رفضه {by}" },
  operator: "المشغّل",
  handsOut: "يسلّم {name} النقد، ويخرج من درجه.",
  approverHandsOut: "تسلّم النقد أنت، ويخرج من درجك.",
  own: "طلبت هذا بنفسك: يقرّره مدير أو مالك آخر، ما لم تكن وحدك.",
  why: "سبب الرفض، لمن طلب",
  approve: "الموافقة على الردّ",
  refuse: "رفض",
  done: {
    approved: "تمت الموافقة: سُجّل الردّ وأُبلغ الطالب.",
    handedOut: "تمت الموافقة: سُجّل الردّ وأُبلغ الطالب. يسلّم {name} النقد.",
    refused: "رُفض الطلب: لا يُردّ شيء.",
  },
  ask: {
    title: "طلب ردّ مبلغ",
    text: "لا يُردّ شيء قبل موافقة مالك أو مدير. بعدها تسلّم النقد أنت ويخرج من درجك.",
    amount: "المبلغ",
    most: "يمكن ردّ {amount} على الأكثر.",
    way: "طريقة الردّ",
    cash: "نقدًا",
    transfer: "تحويل مصرفي",
    reason: "السبب",
    button: "طلب الموافقة",
    done: "طُلب ردّ {amount}. ستقرأ القرار هنا وعند المكتب.",
  },
};

export const refundRefusals: Translated<typeof english.refundRefusals> = {
  "refund.waits": "هناك ردّ لهذا الطلب ينتظر الموافقة من قبل. لم يتغيّر شيء.",
  "refund.changed": "تحرّكت أموال هذا الطلب منذ طُلب الردّ. يُرجى رفضه لهذا السبب: يمكن طلبه من جديد بالمبلغ الصحيح.",
};

/** These acts in the audit, as they read after the name of who did it. */
export const refundAuditActs: Translated<typeof english.refundAuditActs> = {
  askRefund: "طلب ردّ {amount}",
  approveRefund: "وافق على ردّ {amount}",
  refuseRefund: "رفض ردّ {amount}",
};
