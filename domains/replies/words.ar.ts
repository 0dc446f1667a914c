import type { Translated } from "#shared/words.ts";
import type * as english from "./words.en.ts";

export const replyWords: Translated<typeof english.replyWords> = {
  title: "ردود للمراجعة",
  about:
    "وصلت هذه بالبريد، وليس مؤكدًا أن صاحبها هو من كتبها، أو انتهت محادثتها. لا يظهر شيء منها في أي مكان قبل أن تنشره.",
  waiting: {
    ...{ zero: "لا ردود بالبريد للمراجعة", one: "رد واحد بالبريد للمراجعة", two: "ردّان بالبريد للمراجعة" },
    few: "{count} ردود بالبريد للمراجعة",
    many: "{count} ردًّا بالبريد للمراجعة",
    other: "{count} رد بالبريد للمراجعة",
  },
  empty: "لا شيء ينتظر هنا.",
  emptyText: "الردود التي من المؤكد أنها من صاحبها تدخل محادثته تلقائيًا.",
  from: "من {sender}",
  to: "في المحادثة مع {name}",
  toStudent: "إجابة من {name} عن سؤال طالب",
  formerMember: "عضو سابق في الفريق",
  noSubject: "بلا عنوان",
  reasons: {
    sender: "جاء من عنوان غير عنوان صاحبه.",
    unproved: "عنوان مرسله غير مثبت: قد يكون كتبه أي شخص.",
    closed: "انتهت محادثته.",
    unreadable: "تعذّرت قراءته. هو مرفق كما وصل.",
    empty: "لا نص فيه ولا ملف.",
    refused: "لم تقبله محادثته.",
    large: "حجمه أكبر من أن يُستلم: لا يُعرف منه إلا مرسله وعنوانه. اطلب ردًّا أصغر أو رابطًا.",
  },
  cut: "حُذف النص المقتبس.",
  restLeftOut: "الرسالة أطول من ذلك: تُرك باقيها.",
  filesLeftOut: {
    ...{
      zero: "لم يُترك أي ملف: الرد يتسع لعدد {most} من الملفات.",
      one: "تُرك ملف واحد: الرد يتسع لعدد {most} من الملفات.",
    },
    two: "تُرك ملفان: الرد يتسع لعدد {most} من الملفات.",
    few: "تُركت {count} ملفات: الرد يتسع لعدد {most} من الملفات.",
    many: "تُرك {count} ملفًا: الرد يتسع لعدد {most} من الملفات.",
    other: "تُرك {count} ملف: الرد يتسع لعدد {most} من الملفات.",
  },
  files: "الملفات",
  postedFiles: "ملفات الردود المنشورة",
  post: "انشر",
  postHint: "يظهر في المحادثة كلامًا لصاحبه.",
  discard: "تجاهل",
  discardConfirm: "أتريد تجاهل هذا الرد؟ يُحذف نصه وملفاته.",
  posted: "نُشر.",
  discarded: "حُذف.",
};

export const replyRefusals: Translated<typeof english.replyRefusals> = {
  "mail.notIncoming": "لا تصل الردود بالبريد بعد. احفظ طريقة لوصولها أولًا.",
  "reply.noThread": "لم تعد محادثة هذا الرد موجودة.",
  "reply.unknown": "لم يعد هذا الرد موجودًا.",
  "reply.decided": "نشر أحدهم هذا الرد أو تجاهله من قبل.",
  "reply.tooLarge": "كان هذا الرد أكبر من أن يُستلم: لا شيء ليُنشر.",
  "reply.fileGone": "لم يعد هذا الملف موجودًا.",
};
