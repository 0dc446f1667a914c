import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allBatchesPageData } from "#domains/batches/site/all-batches-page-data.ts";
import { batchFilterOf } from "#domains/batches/site/batch-calendar.ts";
import { timetableRule } from "#domains/timetable/contract.ts";
import { AppError } from "#server/app-error.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { errorInWords } from "#shared/error-words.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { newBatch } from "../support/staff.ts";

const { id: _id, instructor: _teacher, ...fields } = newBatch;

const rooms = [
  { id: "r1", name: "Room 1", seats: 30 },
  { id: "r2", name: "Room 2", seats: 12 },
];
const town = { id: "town", name: "Model Town", street: "12 Link Road", city: "Lahore", phones: ["042 111 222"], rooms };
const johar = { id: "johar", name: "Johar Town", street: "4 Canal Road", city: "Lahore", phones: [], rooms: [] };

describe.each(databases)("branches on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let test: TestApp;
  let manager: Awaited<ReturnType<ReturnType<typeof startOffice>["member"]>>;
  const { member, operator } = startOffice(() => test);

  beforeAll(async () => {
    opened = await open();
    test = await startTestApp({ DEMO_CONTENT: "on" }, { database: opened });
    manager = await member("manager", [], "The Manager");
  }, 60_000);
  afterAll(async () => await test.stop());

  const rule = (times: object) =>
    timetableRule.parse({
      ...{ weekdays: [1], startsAt: "10:00", endsAt: "11:30", timeZone: "Asia/Karachi" },
      ...{ fromDay: "2031-03-03", untilDay: "2031-04-28", holidays: [], exceptions: [], note: "", meetingUrl: "" },
      ...times,
    });
  const add = async (name: string, more: object, times?: object) =>
    (await manager.verbs.addBatch({ ...fields, name, instructor: `Teacher of ${name}`, ...more }, times && rule(times)))
      .id;
  const atTown = { branchId: "town", roomId: "r1" };

  it("are published, named by batches, and not removed while they have one", async () => {
    await expect(add("Nowhere", { branchId: "town", roomId: null })).rejects.toMatchObject({
      fields: { branchId: { reason: "branch.unknown" } },
    });
    await manager.verbs.setBranches({ branches: [town, johar] });
    const id = await add("In a room", { branchId: "town", roomId: "r2", mode: "On-site", seats: 12 });
    await expect(manager.verbs.changeBatch(id, { fields: { seats: 13 } })).rejects.toMatchObject({
      fields: { seats: { reason: "branch.tooFew", values: { room: "Room 2", seats: 12 } } },
    });
    const used = {
      ...{ code: "conflict", reason: "branch.inUse" },
      values: { batches: { reason: "branch.hasBatches", values: { batches: "In a room", count: 1 } }, staff: "" },
    };
    await expect(manager.verbs.setBranches({ branches: [johar] })).rejects.toMatchObject(used);
    const smaller = { ...town, rooms: rooms.slice(0, 1) };
    await expect(manager.verbs.setBranches({ branches: [smaller, johar] })).rejects.toMatchObject(used);
    await manager.verbs.changeBatch(id, { fields: { branchId: "town", roomId: null } });
    await manager.verbs.setBranches({ branches: [smaller, johar] });
    await manager.verbs.setBranches({ branches: [town, johar] });
  });

  it("are not removed while a member of staff, an invitation or a holiday is limited to one: all are named at once", async () => {
    const limited = await member("support", [], "Sana of Johar");
    const owner = await member("owner", [], "The Owner");
    const duty = { role: "support" as const, branchIds: ["johar"] };
    await owner.verbs.changeStaff(limited.user.id, duty);
    await owner.verbs.changeStaff((await member("support", [], "Omar of both")).user.id, {
      ...{ ...duty, branchIds: ["johar", "town"] },
    });
    const invitation = await owner.verbs.inviteStaff({ ...duty, name: "Aisha", email: "aisha@school.example" });
    const inJohar = await add("In Johar", { branchId: "johar", roomId: null });
    const remove = () => manager.verbs.setBranches({ branches: [town] });
    const error: unknown = await remove().catch((refused: unknown) => refused);
    if (!(error instanceof AppError)) throw new Error("The branch was removed.");
    const { messages } = test.app.services.site();
    const { message } = errorInWords(error, messages);
    for (const name of ["In Johar", "Sana of Johar", "Omar of both", "Aisha"]) expect(message).toContain(name);
    expect(message).not.toMatch(/[{}]|johar\b/);
    await manager.verbs.removeBatch(inJohar);
    await owner.verbs.withdrawInvitation(invitation.id);
    await expect(remove()).rejects.toMatchObject({
      values: { batches: "", staff: { values: { count: 2 } }, invited: "" },
    });
    expect((await owner.verbs.listStaff()).members.find(({ userId }) => userId === limited.user.id)).toMatchObject({
      branchIds: ["johar"],
    });
    for (const one of (await owner.verbs.listStaff()).members)
      if (one.branchIds.includes("johar"))
        await owner.verbs.changeStaff(one.userId, { role: "support", branchIds: [] });
    await remove();
    await manager.verbs.setBranches({ branches: [town, johar] });
    // Nor by a draft, which knows nothing of what needs them.
    const key = { kind: "settings", id: "branches", locale: "en" } as const;
    const { version } = await manager.verbs.showDocument(key);
    await manager.verbs.saveDraft(key, { document: { branches: [johar] }, version });
    await expect(manager.verbs.publish({ only: [key] })).rejects.toMatchObject({ reason: "branch.elsewhere" });
    await manager.verbs.discardDraft(key, version + 1);
  });

  it("are not removed by an operator's file either while a batch is there", async () => {
    const key = { kind: "settings", id: "branches", locale: "en" } as const;
    const id = await add("Of the operator's town", { branchId: "town", roomId: null });
    const { version } = await manager.verbs.showDocument(key);
    await manager.verbs.saveDraft(key, { document: { branches: [johar] }, version });
    const publish = () => operator("/call/publish", [{ only: [key] }]);
    expect(await publish()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("Of the operator's town") },
    });
    await manager.verbs.removeBatch(id);
    await manager.verbs.discardDraft(key, version + 1);
  });

  it("show visitors where a batch is, and let them choose a branch; the public batches keep their shape", async () => {
    await add("Of Johar", { branchId: "johar", roomId: null });
    const { services } = test.app;
    const shown = await services.listOpenBatches();
    const pageOf = (query: string) => {
      const filter = batchFilterOf(new URLSearchParams(query), services.site());
      return allBatchesPageData(services.site(), shown, filter);
    };
    const namesOn = (query: string) => pageOf(query).months.flatMap(({ batches }) => batches.map(({ name }) => name));
    expect(pageOf("").filters.map(({ title }) => title)).toContain("Branch");
    expect(namesOn("")).toEqual(expect.arrayContaining(["MERN Evening", "Of Johar"]));
    expect(namesOn("branch=johar")).toEqual(["Of Johar"]);
    expect(shown.find(({ name }) => name === "Of Johar")?.place).toBe("Johar Town");
    const listed = (await (await test.ask("/api/batches")).json()) as Record<string, unknown>[];
    for (const batch of listed) expect(Object.keys(batch)).not.toContain("branchId");
  });

  it("are found by the search, with the batches there", async () => {
    const hits = await test.app.services.searchSite("johar town");
    expect(hits.map(({ path }) => path)).toContain("/batches?branch=johar");
  });

  it("have one class in a room at a time, by the moment and not by the clock's text", async () => {
    const first = await add("First of room", atTown, { startsAt: "23:00", endsAt: "01:00" });
    const clash = (batch: string) => ({ code: "conflict", reason: "timetable.clashRoom", values: { batch } });
    // After midnight it is the next weekday.
    const later = { weekdays: [2], startsAt: "00:30", endsAt: "02:00" };
    await expect(add("Second of room", atTown, later)).rejects.toMatchObject(clash("First of room"));
    // The same moments by another clock.
    const inDoha = { startsAt: "22:00", endsAt: "23:00", timeZone: "Asia/Qatar" };
    await expect(add("By another clock", atTown, inDoha)).rejects.toMatchObject(clash("First of room"));
    await add("Right after", atTown, { weekdays: [2], startsAt: "01:00", endsAt: "02:00" });
    const elsewhere = await add("Elsewhere", { branchId: "town", roomId: "r2" }, later);
    await expect(manager.verbs.changeBatch(elsewhere, { fields: { roomId: "r1" } })).rejects.toMatchObject(
      clash("First of room"),
    );
    const copy = { name: "Copy", startDate: "2031-03-03", holidays: "moved" as const, withLectures: false };
    await expect(manager.verbs.copyBatch(first, copy)).rejects.toMatchObject({ reason: "timetable.clash" });
  });

  it("a batch clashes with itself too, whoever gives the class", async () => {
    const id = await add("Against itself", {}, {});
    const { teachers } = await manager.verbs.listTeachers();
    const other = teachers.find(({ name }) => name === "Teacher of Elsewhere")?.id;
    const onTop = {
      day: "2031-03-03",
      startsAt: "11:00",
      endsAt: "12:00",
      teacherId: other,
      title: null,
      meetingUrl: null,
    };
    await expect(manager.verbs.addClass(id, { id: crypto.randomUUID(), fields: onTop })).rejects.toMatchObject({
      reason: "timetable.clashBatch",
    });
    // Monday's class goes on into Tuesday's.
    const overnight = { weekdays: [1, 2], startsAt: "22:00", endsAt: "02:00" };
    const dayHours = [{ weekday: 2, startsAt: "01:00", endsAt: "03:00" }];
    await expect(add("Overnight", {}, { ...overnight, dayHours })).rejects.toMatchObject({ code: "conflict" });
  });
});
