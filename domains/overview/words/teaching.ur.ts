import type { Translated } from "#shared/words.ts";
import type * as english from "./teaching.en.ts";

export const teachingWords: Translated<typeof english.teachingWords> = {
  next: {
    now: "ابھی",
    inMinutes: { one: "{count} منٹ میں", other: "{count} منٹ میں" },
    today: "آج",
    of: "{all} میں سے کلاس {number}",
    students: { one: "{count} طالب علم", other: "{count} طلبہ" },
    sheet: "حاضری",
    noSlides: "اس کلاس کی ابھی کوئی سلائیڈ نہیں",
    add: "ڈالیں",
    slides: { one: "اس کلاس کی {count} فائل یا لنک", other: "اس کلاس کی {count} فائلیں اور لنک" },
    open: "کھولیں",
  },
  taught: {
    title: "آپ کی کلاسیں",
    today: "آج، {day}",
    noneToday: "آج کوئی کلاس نہیں۔",
    empty: "اگلے سات دن کوئی کلاس نہیں۔",
    attendance: "حاضری",
    materials: "مواد",
    unmarked: "ابھی حاضری نہیں لگی",
    standIn: "اصل استاد کی جگہ",
    standInFrom: "آپ کے لیے {from} سے کھلے گی",
    by: "استاد: {teacher}",
    notOpen: "مالک عملہ کے صفحے پر آپ کو یہ بیچ دے سکتے ہیں۔",
  },
  toGrade: {
    title: "نمبر لگانے ہیں",
    count: { one: "جمع کرایا ہوا {count} کام", other: "جمع کرائے ہوئے {count} کام" },
    empty: "تمام کاموں کے نمبر لگ گئے۔",
  },
  behind: {
    title: "کس سے بات کرنی چاہیے",
    count: { one: "{count} طالب علم", other: "{count} طلبہ" },
    empty: "کوئی طالب علم پیچھے نہیں رہا۔",
    missed: { one: "پچھلی کلاس میں غیر حاضر", other: "پچھلی {count} کلاسوں میں غیر حاضر" },
    share: "{share} % کلاسوں میں حاضر",
    write: "{name} کو لکھیں",
    never: "کسی کلاس میں نہیں آئے اور لیکچر بھی کم دیکھے",
  },
};
