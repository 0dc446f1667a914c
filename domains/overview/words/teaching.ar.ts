import type { Translated } from "#shared/words.ts";
import type * as english from "./teaching.en.ts";

const students = {
  ...{ zero: "لا طلاب", one: "طالب واحد", two: "طالبان" },
  ...{ few: "{count} طلاب", many: "{count} طالبًا", other: "{count} طالب" },
};

export const teachingWords: Translated<typeof english.teachingWords> = {
  next: {
    now: "الآن",
    inMinutes: {
      ...{ zero: "بعد لحظات", one: "بعد دقيقة", two: "بعد دقيقتين" },
      ...{ few: "بعد {count} دقائق", many: "بعد {count} دقيقة", other: "بعد {count} دقيقة" },
    },
    today: "اليوم",
    of: "الحصة {number} من {all}",
    students,
    sheet: "الحضور",
    noSlides: "لا شرائح لهذه الحصة بعد",
    add: "أضف",
    slides: {
      ...{ zero: "لا ملفات لهذه الحصة", one: "ملف أو رابط واحد لهذه الحصة", two: "ملفان أو رابطان لهذه الحصة" },
      few: "{count} ملفات وروابط لهذه الحصة",
      many: "{count} ملفًا ورابطًا لهذه الحصة",
      other: "{count} ملف ورابط لهذه الحصة",
    },
    open: "افتح",
  },
  taught: {
    title: "حصصك",
    today: "اليوم، {day}",
    noneToday: "لا حصص اليوم.",
    empty: "لا حصص في الأيام السبعة القادمة.",
    attendance: "الحضور",
    materials: "المواد",
    unmarked: "لم يُسجَّل بعد",
    standIn: "بدلًا من مدرّسها المعتاد",
    standInFrom: "تُفتح لك {from}",
    by: "مع {teacher}",
    notOpen: "يمكن لمالك أن يعطيك هذه الدفعة من صفحة الفريق.",
  },
  toGrade: {
    title: "للتصحيح",
    count: {
      ...{ zero: "لا أعمال للتصحيح", one: "عمل واحد", two: "عملان" },
      ...{ few: "{count} أعمال", many: "{count} عملًا", other: "{count} عمل" },
    },
    empty: "صُحّحت كل الأعمال المسلّمة.",
  },
  behind: {
    title: "من يحتاج إلى تواصل",
    count: students,
    empty: "لم يتأخر أي طالب عن زملائه.",
    missed: {
      ...{ zero: "لم يغب", one: "غاب عن آخر حصة", two: "غاب عن آخر حصتين" },
      ...{ few: "غاب عن آخر {count} حصص", many: "غاب عن آخر {count} حصة", other: "غاب عن آخر {count} حصة" },
    },
    share: "حضر {share} % من الحصص",
    write: "راسل {name}",
    never: "لم يحضر أي حصة ويشاهد القليل من المحاضرات",
  },
};
