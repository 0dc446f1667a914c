import { below, dayIn, type FormOnPage, type Ground, made, mark } from "./ground.ts";

const timetable = "domains/timetable/office/class-form.tsx";

interface Class {
  id: string;
  startsAt: string;
  isCancelled: boolean;
}

/** The classes that are over, and those to come. */
export async function classesOf({ batchId, call }: Ground) {
  const { classes } = await call<{ classes: Class[] }>("showTimetable", batchId);
  const held = classes.filter(({ isCancelled }) => !isCancelled);
  const isOver = ({ startsAt }: Class) => new Date(startsAt) < new Date();
  return { over: held.filter(isOver), toCome: held.filter((one) => !isOver(one)) };
}

const openClass = async (ground: Ground) => ({
  path: below(ground, "/timetable"),
  about: made((await classesOf(ground)).toCome.at(-1)).id,
});

/** How often a class was added: its teacher has no two at once. */
let timesAdded = 0;

/** The forms about when a batch's classes are. */
export const formsAboutTimetables: FormOnPage[] = [
  {
    form: `${timetable} change *`,
    open: openClass,
    fields: { title: async () => `Class ${mark()}` },
    verb: "changeClass",
    stays: true,
  },
  {
    form: `${timetable} cancel *`,
    open: openClass,
    fields: { reason: "The teacher is ill." },
    press: "cancel",
    verb: "cancelClass",
    leaves: true,
  },
  {
    form: `${timetable} add`,
    open: async (ground) => below(ground, "/timetable"),
    fields: {
      ...{ day: async () => dayIn(3 + timesAdded++), startsAt: "20:00", endsAt: "21:00", teacherId: "*" },
    },
    verb: "addClass",
  },
  {
    form: "domains/timetable/office/several-form.tsx several",
    open: async (ground) => below(ground, "/timetable"),
    fields: { fromDay: dayIn(20), untilDay: dayIn(21), minutes: "5" },
    press: "move several",
    verb: "moveClasses",
  },
  {
    form: "domains/timetable/office/meeting-form.tsx meeting server",
    open: async () => "/admin/settings/meetings",
    fields: { server: async () => `https://meet.example/${mark()}` },
    verb: "setMeetingServer",
    stays: true,
  },
  {
    form: "domains/timetable/office/timetable-rule-form.tsx rule",
    open: async (ground) => below(ground, "/timetable"),
    fields: { note: async () => `Room ${mark()}` },
    press: "save",
    verb: "saveTimetable",
    leaves: true,
  },
];
