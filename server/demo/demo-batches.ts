import type { Batch } from "#domains/catalogue/contract/batch.ts";
import { lectureFileUrl } from "#domains/catalogue/rules/lecture-source.ts";
import type { SiteCourse } from "#domains/content/contract/site-content.ts";
import type { Lecture } from "#domains/lectures/contract.ts";
import type { TimetableRule } from "#domains/timetable/contract.ts";
import { day } from "#shared/durations.ts";

type Day = "Mon" | "Tue" | "Wed" | "Thu" | "Fri" | "Sat" | "Sun";

type DemoBatch = Omit<Batch, "schedule" | "startDate" | "endDate" | "price"> & {
  days: [Day, ...Day[]];
  /** By the clock of Pakistan; `timing` says the same as text. */
  hours: { startsAt: string; endsAt: string; note?: string };
  /** Weeks from the coming Monday to the batch's first; negative if it has already begun. */
  startsInWeeks: number;
  /** The batch's name in the lectures table's first column. */
  batchNumber: string;
};

const week: Day[] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

const underWay =
  "Under way: a late joiner catches up with the recorded lectures and one extra session with the teacher.";
const beforeStart = "Enrolled students can watch the opening lectures of the last batch before the first class.";

/** The demo batches. Dates are relative, so that demo content stays current; fill ratios vary, to show every badge. */
const templates: DemoBatch[] = [
  {
    _id: "mern-evening",
    courseId: "mern-full-stack-development",
    batchNumber: "MERN-E1",
    name: "MERN Evening",
    mode: "Online",
    days: ["Mon", "Wed", "Fri"],
    timing: "7:00 PM – 8:30 PM Pakistan time",
    hours: { startsAt: "19:00", endsAt: "20:30" },
    instructor: "Hamza Rafiq",
    startsInWeeks: -3,
    seats: 20,
    enrolled: 18,
    description: `For students and office workers in Pakistan. ${underWay}`,
  },
  {
    _id: "mern-gulf",
    courseId: "mern-full-stack-development",
    batchNumber: "MERN-G1",
    name: "MERN Gulf Evening",
    mode: "Online",
    days: ["Tue", "Thu", "Sun"],
    timing: "9:30 PM – 11:00 PM Pakistan time (7:30 PM in Doha and Riyadh)",
    hours: { startsAt: "21:30", endsAt: "23:00", note: "7:30 PM in Doha and Riyadh" },
    instructor: "Sana Javed",
    startsInWeeks: 1,
    seats: 10,
    enrolled: 6,
    description: `After office hours in the Gulf, in a small group. ${beforeStart}`,
  },
  {
    _id: "mern-weekend",
    courseId: "mern-full-stack-development",
    batchNumber: "MERN-W1",
    name: "MERN Weekend",
    mode: "Hybrid",
    days: ["Fri", "Sat", "Sun"],
    timing: "11:00 AM – 12:30 PM Pakistan time",
    hours: { startsAt: "11:00", endsAt: "12:30" },
    instructor: "Hamza Rafiq",
    startsInWeeks: 3,
    seats: 20,
    enrolled: 8,
    description: `Online, or in our classroom on Saturdays. ${beforeStart}`,
  },
  {
    _id: "data-evening",
    courseId: "data-analyst",
    batchNumber: "DATA-E1",
    name: "Data Analysis Evening",
    mode: "Online",
    days: ["Tue", "Thu", "Sat"],
    timing: "8:00 PM – 9:30 PM Pakistan time",
    hours: { startsAt: "20:00", endsAt: "21:30" },
    instructor: "Mahnoor Siddiqui",
    startsInWeeks: -2,
    seats: 15,
    enrolled: 11,
    description: `For people who already work with spreadsheets. ${underWay}`,
  },
  {
    _id: "data-weekend",
    courseId: "data-analyst",
    batchNumber: "DATA-W1",
    name: "Data Analysis Weekend",
    mode: "Online",
    days: ["Fri", "Sat", "Sun"],
    timing: "10:00 AM – 11:30 AM Pakistan time",
    hours: { startsAt: "10:00", endsAt: "11:30" },
    instructor: "Faisal Mehmood",
    startsInWeeks: 2,
    seats: 24,
    enrolled: 9,
    description: `Mornings on Pakistan's weekend, with slow and thorough SQL weeks. ${beforeStart}`,
  },
  {
    _id: "ai-evening",
    courseId: "ai-machine-learning",
    batchNumber: "AI-E1",
    name: "AI Evening",
    mode: "Online",
    days: ["Mon", "Wed", "Sat"],
    timing: "8:30 PM – 10:00 PM Pakistan time",
    hours: { startsAt: "20:30", endsAt: "22:00" },
    instructor: "Dr. Zainab Akhtar",
    startsInWeeks: -3,
    seats: 12,
    enrolled: 11,
    description: `A small batch with plenty of code on the screen. ${underWay}`,
  },
  {
    _id: "ai-weekend",
    courseId: "ai-machine-learning",
    batchNumber: "AI-W1",
    name: "AI Weekend",
    mode: "Online",
    days: ["Fri", "Sat", "Sun"],
    timing: "4:00 PM – 5:30 PM Pakistan time",
    hours: { startsAt: "16:00", endsAt: "17:30" },
    instructor: "Omar Farooq Khan",
    startsInWeeks: 1,
    seats: 18,
    enrolled: 13,
    description: `For university students with a final-year project in mind. ${beforeStart}`,
  },
  {
    _id: "cyber-evening",
    courseId: "cyber-security-ceh",
    batchNumber: "CEH-E1",
    name: "Cyber Security Evening",
    mode: "Online",
    days: ["Mon", "Tue", "Thu"],
    timing: "7:30 PM – 9:00 PM Pakistan time",
    hours: { startsAt: "19:30", endsAt: "21:00" },
    instructor: "Adeel Nawaz",
    startsInWeeks: -4,
    seats: 30,
    enrolled: 22,
    description: `Every student has an isolated lab network. ${underWay}`,
  },
  {
    _id: "cyber-lahore",
    courseId: "cyber-security-ceh",
    batchNumber: "CEH-L1",
    name: "Cyber Security Lahore Lab",
    mode: "On-site",
    days: ["Wed", "Fri", "Sat"],
    timing: "2:00 PM – 3:30 PM Pakistan time",
    hours: { startsAt: "14:00", endsAt: "15:30" },
    instructor: "Rabia Anwar",
    startsInWeeks: 2,
    seats: 16,
    enrolled: 5,
    description: `In our lab, with the wireless week on real access points. ${beforeStart}`,
  },
];

const isoDate = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The next Monday after the given day, as UTC midnight in milliseconds. */
function comingMonday(today: Date): number {
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  return midnight + ((8 - today.getUTCDay()) % 7 || 7) * day;
}

/** The templates of the existing courses, each with its course's outline. */
function templatesFor(courses: SiteCourse[]) {
  const byId = new Map(courses.map((course) => [course.id, course]));
  return templates.flatMap((template) => {
    const { outline } = byId.get(template.courseId) ?? {};
    return outline ? [{ ...template, outline }] : [];
  });
}

/**
 * The demo batches on a given day. A batch begins on its first class day of the week that starts its number of weeks
 * after the coming Monday, and ends on its last class day after as many weeks as its outline has.
 */
export function demoBatches(courses: SiteCourse[], today: Date): Omit<Batch, "price">[] {
  return templatesFor(courses).map(({ outline, days, startsInWeeks, batchNumber: _, hours: _hours, ...batch }) => {
    const monday = comingMonday(today) + startsInWeeks * 7 * day;
    const classDays = days.map((name) => week.indexOf(name));
    return {
      ...batch,
      schedule: days.join(", "),
      startDate: isoDate(monday + Math.min(...classDays) * day),
      endDate: isoDate(monday + ((outline.durationWeeks - 1) * 7 + Math.max(...classDays)) * day),
    };
  });
}

/** The rules that make the classes of the demo batches; their text is that of `demoBatches`. */
export function demoRules(courses: SiteCourse[], today: Date): (TimetableRule & { batchId: string })[] {
  const templateOf = new Map(templates.map((template) => [template._id, template]));
  return demoBatches(courses, today).flatMap(({ _id: batchId, startDate: fromDay, endDate: untilDay }) => {
    const { days, hours } = templateOf.get(batchId) ?? {};
    if (!days || !hours) return [];
    const weekdays = days.map((name) => week.indexOf(name) + 1);
    const repetition = { weekdays, note: "", ...hours, timeZone: "Asia/Karachi", fromDay, untilDay };
    return [{ ...repetition, batchId, holidays: [], exceptions: [], meetingUrl: null }];
  });
}

/** The Secret IDs that open each demo batch's lectures, in plain text: demo content only, never a real batch. */
export const demoSecretIds: { batchId: string; secretId: string }[] = [
  { batchId: "mern-evening", secretId: "MERN-EVE-7421" },
  { batchId: "mern-gulf", secretId: "MERN-GLF-3865" },
  { batchId: "mern-weekend", secretId: "MERN-WKD-5190" },
  { batchId: "data-evening", secretId: "DATA-EVE-2647" },
  { batchId: "data-weekend", secretId: "DATA-WKD-8312" },
  { batchId: "ai-evening", secretId: "AIML-EVE-6074" },
  { batchId: "ai-weekend", secretId: "AIML-WKD-1953" },
  { batchId: "cyber-evening", secretId: "CEH-EVE-4488" },
  { batchId: "cyber-lahore", secretId: "CEH-LHR-9236" },
];

/** The storage keys of the demo videos. */
export const demoLectureFolder = "lectures/demo";

/** Three recorded lectures per demo batch, titled after the first weeks of its outline. */
export function demoLectures(courses: SiteCourse[]): (Lecture & { batchId: string })[] {
  return templatesFor(courses).flatMap(({ _id, outline, batchNumber }) =>
    (outline.months[0]?.weeks ?? []).slice(0, 3).map(({ week: lectureNumber, title }) => ({
      _id: `${_id}-lecture-${lectureNumber}`,
      batchId: _id,
      batchNumber,
      lectureNumber,
      title,
      url: lectureFileUrl(`${demoLectureFolder}/lecture-${lectureNumber}.mp4`),
    })),
  );
}
