import ICAL from "ical.js";
import { beforeAll, describe, expect, it } from "vitest";
import { createContentChanges } from "#server/db/content-changes.ts";
import { createResponseCache } from "#server/serving/response-cache.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { startStudents } from "../support/students.ts";
import { until } from "../support/until.ts";

const batchId = "mern-weekend";

describe.each(databases)("calendar addresses on the $name database", ({ open }) => {
  const { running, student, userOf } = startStudents(open);
  const { member } = startOffice(() => running.test);
  const services = () => running.test.app.services;
  let manager: Awaited<ReturnType<typeof member>>;
  beforeAll(async () => {
    manager = await member("manager");
  });

  const pathOf = (address: string) => new URL(address).pathname;
  const read = async (address: string) => {
    const response = await running.test.ask(pathOf(address));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const text = await response.text();
    expect(text).toMatch(/END:VCALENDAR\r\n$/);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    const calendar = new ICAL.Component(ICAL.parse(text));
    return { calendar, events: calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event)) };
  };
  const sequences = async (address: string) =>
    new Map((await read(address)).events.map(({ uid, sequence }) => [uid, sequence]));

  it("show a student's own classes, as a foreign parser reads them", async () => {
    const user = await userOf(await student(batchId));
    const address = await services().makeOwnCalendar(user);
    expect(address).toMatch(/\/calendar\/[\w-]{43}\.ics$/);
    const { calendar, events } = await read(address);
    const { classes } = await manager.verbs.showTimetable(batchId);
    expect(events).toHaveLength(classes.length);
    const [event, first] = [events[0], classes[0]];
    expect(event?.startDate.toJSDate()).toEqual(first?.startsAt);
    expect(event?.endDate.toJSDate()).toEqual(first?.endsAt);
    expect(event?.startDate.zone.tzid).toBe("UTC");
    expect(event?.uid).toContain(`session-${first?.id}@`);
    expect(event?.description).toContain(`/classroom/join/${first?.id}`);
    expect(calendar.getFirstPropertyValue("x-published-ttl")).toBe("PT15M");
    expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  it("are valid for a student without classes, and name classes by nothing that the institute may change", async () => {
    const gone = await student("mern-gulf");
    const { members } = await manager.verbs.showClass("mern-gulf");
    const seat = members.find(({ person }) => person.email === gone.person.email);
    await manager.verbs.withdrawEnrolment(seat?.id ?? "");
    const { calendar, events } = await read(await services().makeOwnCalendar(await userOf(gone)));
    expect(events).toEqual([]);
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(["vtimezone"]);
    const user = await userOf(await student(batchId));
    const [one] = (await read(await services().makeOwnCalendar(user))).events;
    expect(one?.uid).toMatch(/^session-[\da-f-]{36}@institute$/);
  });

  it("raise the SEQUENCE of exactly one UID when one class is moved, and say that one is cancelled", async () => {
    const user = await userOf(await student(batchId));
    const address = await services().makeOwnCalendar(user);
    const before = await sequences(address);
    const [one, other] = (await manager.verbs.showTimetable(batchId)).classes;
    if (!one || !other) throw new Error("There are no classes.");
    const title = "Bring your **todo** list";
    const fields = { day: one.ruleDay ?? "", startsAt: "13:00", endsAt: "14:30", title };
    await manager.verbs.changeClass(batchId, {
      ...{ classId: one.id, seen: one.changedAt },
      fields: { ...fields, teacher: one.teacher, meetingUrl: "https://meet.example/secret" },
    });
    const after = await sequences(address);
    const changed = [...after].filter(([uid, sequence]) => before.get(uid) !== sequence);
    expect(changed).toEqual([[expect.stringContaining(one.id), (before.get(changed[0]?.[0] ?? "") ?? 0) + 1]]);
    await manager.verbs.cancelClass(batchId, {
      classId: other.id,
      seen: other.changedAt,
      reason: "A *holiday*; really",
    });
    const { calendar, events } = await read(address);
    const cancelled = events.find(({ uid }) => uid.includes(other.id));
    expect(events.find(({ uid }) => uid.includes(one.id))?.summary).toContain("Bring your todo list");
    expect(cancelled?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
    expect(cancelled?.component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
    expect(cancelled?.summary).toMatch(/^Cancelled: /);
    expect(events.filter(({ summary }) => summary.startsWith("Cancelled"))).toHaveLength(1);
    expect(cancelled?.description).toContain("A holiday; really");
    expect(calendar.toString()).not.toContain("meet.example");
  });

  it("end at once when they are revoked or made anew, and every process is told", async () => {
    const user = await userOf(await student(batchId));
    let told = 0;
    const elsewhere = await createContentChanges(running.opened.home, "calendars_changed");
    elsewhere.onChange(() => {
      told += 1;
    });
    const [first, second] = [await services().makeOwnCalendar(user), await services().makeOwnCalendar(user)];
    expect((await running.test.ask(pathOf(first))).status).toBe(404);
    expect((await running.test.ask(pathOf(second))).status).toBe(200);
    expect(await services().showOwnCalendar(user)).toBeInstanceOf(Date);
    const before = await until(() => told >= 2 && told);
    await services().revokeOwnCalendar(user);
    expect((await running.test.ask(pathOf(second))).status).toBe(404);
    await until(() => told > before);
    expect(await services().showOwnCalendar(user)).toBeNull();
    await services().revokeOwnCalendar(user);
    await elsewhere.close();
  });

  it("are kept in memory, and not a moment longer than they may be", async () => {
    const user = await userOf(await student(batchId));
    const path = pathOf(await services().makeOwnCalendar(user));
    const cache = createResponseCache();
    running.test.app.calendarChanges.onChange(cache.dropCalendars);
    const ask = cache.wrap(running.test.app.fetch);
    const request = () => new Request(`http://localhost${path}`);
    const asked = () => ask(request(), { address: "127.0.0.1" });
    // The news that the address was made may come a moment later.
    await until(async () => (await asked()).ok && cache.find({ url: path }));
    const answer = await asked();
    expect(answer.headers.get("etag")).toBeTruthy();
    expect(answer.headers.get("x-public-page")).toBeNull();
    const kept = cache.find({ url: path });
    expect(kept?.etag).toBe(answer.headers.get("etag"));
    await services().revokeOwnCalendar(user);
    await until(() => cache.find({ url: path }) === undefined);
    expect((await ask(request(), { address: "127.0.0.1" })).status).toBe(404);
    expect(cache.find({ url: path })).toBeUndefined();
  });

  it("lose the classes of a batch with the seat, and are refused without a confirmed address", async () => {
    const someone = await student(batchId, "mern-gulf");
    const address = await services().makeOwnCalendar(await userOf(someone));
    const both = (await read(address)).events.length;
    const { members } = await manager.verbs.showClass("mern-gulf");
    const seat = members.find(({ person }) => person.email === someone.person.email);
    await manager.verbs.withdrawEnrolment(seat?.id ?? "");
    expect((await read(address)).events.length).toBe(both - 48);
    const stranger = { ...(await userOf(someone)), emailVerified: false };
    await expect(services().makeOwnCalendar(stranger)).rejects.toMatchObject({ reason: "account.unconfirmed" });
  });

  it("show a teacher the classes of own batches, and those given elsewhere", async () => {
    const teacher = await member("teacher", ["mern-gulf"], "Hamza Rafiq");
    const { office } = services();
    const { events } = await read(await office.makeCalendar(teacher.user.id));
    expect(events).toHaveLength(3 * 48);
    await office.revokeCalendar(teacher.user.id);
    expect(await office.showCalendar(teacher.user.id)).toBeNull();
  });

  it("are made by many presses at once, of which one address stays", async () => {
    const teacher = await member("teacher", ["mern-gulf"], "Hamza Rafiq");
    const made = await Promise.all(Array.from({ length: 8 }, () => services().office.makeCalendar(teacher.user.id)));
    const answers = await Promise.all(made.map(async (address) => (await running.test.ask(pathOf(address))).status));
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
  });

  it("end with their member's place in the staff, at once, and follow another role", async () => {
    const teacher = await member("teacher", ["mern-gulf"], "Hamza Rafiq");
    const path = pathOf(await services().office.makeCalendar(teacher.user.id));
    const cache = createResponseCache();
    running.test.app.calendarChanges.onChange(cache.dropCalendars);
    const asked = async () => {
      const request = new Request(`http://localhost${path}`);
      return await cache.wrap(running.test.app.fetch)(request, { address: "127.0.0.1" });
    };
    const isKept = async () => (await asked()).ok && cache.find({ url: path }) !== undefined;
    const isDropped = async () => cache.find({ url: path }) === undefined;
    await until(isKept);
    const owner = await member("owner");
    await owner.verbs.changeStaff(teacher.user.id, { role: "teacher", batchIds: [] });
    await until(isDropped);
    await until(isKept);
    await owner.verbs.removeStaff(teacher.user.id);
    await until(isDropped);
    expect((await asked()).status).toBe(404);
    expect(await services().office.showCalendar(teacher.user.id)).toBeNull();
  });

  it("answer nothing to who guesses, by any method, and not for long", async () => {
    const ask = async (path: string, init?: RequestInit) => (await running.test.ask(path, init, "203.0.113.9")).status;
    expect(await ask(`/calendar/${"a".repeat(43)}.ics`)).toBe(404);
    expect(await ask("/calendar/..%2f..%2fetc.ics")).toBe(404);
    expect(await ask(`/calendar/${"a".repeat(43)}.ics`, { method: "POST", body: "x" })).toBe(405);
    let last = 0;
    for (let times = 0; times < 310 && last !== 429; times += 1) last = await ask(`/calendar/${"b".repeat(43)}.ics`);
    expect(last).toBe(429);
  });
});
