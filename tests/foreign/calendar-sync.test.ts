import { randomUUID } from "node:crypto";
import fc from "fast-check";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { classFields } from "#domains/timetable/contract.ts";
import { day } from "#shared/durations.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { postgres } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { someAddress } from "../support/orders.ts";
import { requireCommand } from "../support/required-command.ts";
import { startStudents } from "../support/students.ts";
import { startCalendarShelf } from "./support/calendar-shelf.ts";

const batchId = "mern-weekend";
const institute = "Asia/Karachi";
/** Changes of classes, each followed by a synchronisation. */
const changes = 100;

/** The classes of a calendar, each with its UID or without; a class that is there twice is listed twice. */
function entriesOf(text: string, uids: "with UIDs" | "without"): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar
    .getAllSubcomponents("vevent")
    .map((component) => {
      const { uid, startDate, endDate, summary, sequence } = new ICAL.Event(component);
      const status = component.getFirstPropertyValue("status");
      const [from, to] = [startDate, endDate].map((time) => time.toJSDate().toISOString());
      return [uids === "with UIDs" ? uid : "", from, to, summary, sequence, status].join(" | ");
    })
    .toSorted();
}

describe("a student's classes, kept in a CalDAV calendar by a foreign program", () => {
  const { running, student, userOf } = startStudents(postgres.open);
  const { member } = startOffice(() => running.test);
  let shelf: Awaited<ReturnType<typeof startCalendarShelf>>;
  let verbs: Awaited<ReturnType<typeof member>>["verbs"];
  let feed: () => Promise<string>;

  beforeAll(async () => {
    requireCommand("vdirsyncer", ["--version"], "Debian: vdirsyncer");
    requireCommand("radicale", ["--version"], "Debian: radicale");
    ({ verbs } = await member("manager"));
    const address = await running.test.app.services.makeOwnCalendar(await userOf(await student(batchId)));
    feed = async () => {
      // Each time from another network address, because few requests of one are answered.
      const answer = await running.test.ask(new URL(address).pathname, {}, someAddress());
      if (answer.status !== 200) throw new Error(`The calendar was not answered: ${answer.status}.`);
      return await answer.text();
    };
    shelf = await startCalendarShelf(feed);
  });
  afterAll(() => shelf.close());

  /** Changes a class at random: moves it, gives it another teacher or title, cancels or restores it, or adds one. */
  async function change([what, which, hour]: [number, number, number]) {
    const { classes } = await verbs.showTimetable(batchId);
    const one = classes[which % classes.length];
    if (!one) throw new Error("There are no classes.");
    const named = { classId: one.id, seen: one.changedAt };
    const hours = { startsAt: `${String(hour).padStart(2, "0")}:00`, endsAt: `${String(hour).padStart(2, "0")}:50` };
    const other = { title: `Class ${which}`, meetingUrl: "" };
    const fieldsAt = (moment: Date, teacher: string) =>
      classFields.parse({ day: dayOf(moment, institute), ...hours, ...other, teacher });
    if (what === 0) return await verbs.cancelClass(batchId, { ...named, reason: null });
    if (what === 1) return await verbs.restoreClass(batchId, named);
    if (what === 2) {
      const later = new Date(one.startsAt.getTime() + (which % 9) * day);
      return await verbs.addClass(batchId, { id: randomUUID(), fields: fieldsAt(later, `Teacher ${which}`) });
    }
    const moved = new Date(one.startsAt.getTime() + ((which % 5) - 2) * day);
    const teacher = what === 3 ? one.teacher : `Teacher ${which}`;
    return await verbs.changeClass(batchId, { ...named, fields: fieldsAt(moved, teacher) });
  }

  it(`are there once each and as they are, after each of ${changes} changes`, async () => {
    const acts = fc.sample(fc.tuple(fc.nat(4), fc.nat(10_000), fc.integer({ min: 6, max: 22 })), changes);
    await shelf.sync();
    for (const act of acts) {
      // A class at the hour of another, or cancelled twice, is refused: that changes nothing, and the sync must not either.
      await change(act).catch((error: unknown) => {
        if (!(error instanceof Error && "code" in error)) throw error;
      });
      await shelf.sync();
      for (const [from, uids] of [
        ["file", "with UIDs"],
        ["address", "without"],
      ] as const) {
        const [wanted, found] = [entriesOf(await feed(), uids), entriesOf(await shelf.everything(from), uids)];
        expect(found, `from the ${from}, after ${JSON.stringify(act)}`).toEqual(wanted);
      }
    }
  });
});
