import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { joinClass, showStart, startClass } from "#domains/attendance/server/join-class.ts";
import { attendance } from "#domains/attendance/server/tables.ts";
import { createMeetings, knownAddress } from "#domains/timetable/server/meetings/create-meetings.ts";
import { batchClasses, madeMeetings } from "#domains/timetable/server/tables.ts";
import { startTestApp } from "../support/app.ts";
import { databases } from "../support/databases.ts";
import { googleAccount, startMeetingPeer, zoomAccount } from "../support/meeting-peer.ts";
import { startOffice } from "../support/office.ts";
import { storeClass } from "../support/store-class.ts";
import { startStudents } from "../support/students.ts";
import { until } from "../support/until.ts";

const batchId = "mern-evening";
const make = "POST /v2/users/me/meetings";
const peer = await startMeetingPeer();
afterAll(() => peer.close());

describe.each(databases)("meetings in the institute's account, on the $name database", ({ open }) => {
  const environment = { ZOOM_API_URL: peer.origin, GOOGLE_API_URL: peer.origin };
  const { running, student, userOf } = startStudents(open, environment);
  const { member } = startOffice(() => running.test);
  type Member = Awaited<ReturnType<typeof member>>;
  let owner: Member;
  let teacher: Member;

  beforeAll(async () => {
    [owner, teacher] = [await member(), await member("teacher", [batchId], "Rabia Anwar")];
  }, 60_000);
  beforeEach(() => {
    Object.assign(peer, { failWith: null, isSilent: false, address: null, scope: "meeting:write:meeting:admin" });
    peer.asked.length = 0;
  });

  const newClass = async (wanted: object = {}) =>
    await storeClass(running.opened.database, { batchId, meetingUrl: null, ...wanted });
  const start = async (classId: string) => await teacher.verbs.startClass(batchId, classId);
  const madeFor = async (classId: string) =>
    await running.opened.database.select().from(madeMeetings).where(eq(madeMeetings.classId, classId));
  /** Verbs that know meetings with other limits of time than the program's. */
  const withTimes = (times: { patience: number; calm: number }, account: object = zoomAccount) => {
    const { database } = running.opened;
    const meetings = createMeetings(
      {
        ...{ database, secret: "a secret of the test", log: { warn: () => {} } },
        sealedSettings: { find: () => ({ facts: {}, secret: { text: JSON.stringify(account) } }) },
        meetingUrls: { zoom: peer.origin, google: peer.origin },
      },
      times,
    );
    return { database, meetings, clock: () => new Date(), site: running.test.app.services.site, secret: "" };
  };

  it("are typed by an owner alone, sealed, mailed to every owner, and shown to nobody", async () => {
    const [manager, second] = [await member("manager"), await member("owner", [], "Second Owner")];
    expect(await owner.verbs.showMeetingAccount()).toBeNull();
    await expect(owner.verbs.tryMeetingAccount()).rejects.toMatchObject({ reason: "timetable.noMeetingAccount" });
    for (const call of [() => manager.verbs.setMeetingAccount(zoomAccount), () => manager.verbs.tryMeetingAccount()])
      await expect(call()).rejects.toMatchObject({ reason: "staff.notAllowed" });
    await expect(teacher.verbs.showMeetingAccount()).rejects.toMatchObject({ reason: "staff.notAllowed" });

    await owner.verbs.setMeetingAccount(googleAccount);
    const shown = await manager.verbs.showMeetingAccount();
    expect(shown).toEqual({ kind: "google", accountId: "", clientId: googleAccount.clientId, isLocked: false });
    for (const { email } of [owner, second]) {
      const mail = await until(() =>
        running.smtp.received.find(({ to, parsed }) => to.includes(email) && parsed.text?.includes("Google\u00a0Meet")),
      );
      expect(mail.parsed.text).toContain("/admin/settings/meetings");
      expect(mail.parsed.text).not.toContain(googleAccount.secret.client);
    }
    const said = await running.opened.database.execute(
      sql`select details::text as details from audit_entries where subject_id = 'settings/meetings'`,
    );
    const stored = await running.opened.database.execute(
      sql`select facts::text as facts, sealed from sealed_settings where name = 'meetings'`,
    );
    const documents = await running.test.app.manage(new Request("http://manage/content/documents"));
    for (const where of [shown, said.rows, stored.rows, await documents.text()])
      for (const secret of Object.values(googleAccount.secret)) expect(JSON.stringify(where)).not.toContain(secret);
  });

  it("are tried by an owner, who reads what is wrong", async () => {
    await owner.verbs.setMeetingAccount({ ...zoomAccount, secret: { client: "another" } });
    expect(await owner.verbs.tryMeetingAccount()).toBe("wrong client");
    await owner.verbs.setMeetingAccount(zoomAccount);
    expect(await owner.verbs.tryMeetingAccount()).toBe("works");
  });

  it("are made once for a class, when the first opens it, however many come at once", async () => {
    await owner.verbs.setMeetingAccount(zoomAccount);
    const [id, next, early] = [await newClass(), await newClass(), await newClass({ startsIn: 30 })];
    expect(await teacher.verbs.showStart(batchId, id)).toEqual({ canStart: true, isMade: false });
    expect(await teacher.verbs.showStart(batchId, early)).toEqual({ canStart: false, isMade: false });
    expect(await start(early)).toEqual({ phase: "early", address: null, trouble: null });
    const shown = (await teacher.verbs.showTaughtClasses()).classes.find((one) => one.id === early);
    expect(shown).toMatchObject({ hasMeeting: true });
    expect(peer.asked).toEqual([]);

    const user = await userOf(await student(batchId));
    const join = () => running.test.app.services.joinClass(user, id);
    const [first, again, joined] = await Promise.all([start(id), start(id), join()]);
    expect(first).toEqual({ phase: "open", address: expect.stringMatching(/^https:\/\/us05web\./), trouble: null });
    expect(again).toEqual(first);
    expect(joined).toMatchObject({ is: "joined", address: first.address });
    expect(await start(id)).toEqual(first);
    expect(peer.of(make)).toHaveLength(1);
    expect(await madeFor(id)).toMatchObject([{ kind: "zoom", address: first.address }]);
    expect(await teacher.verbs.showStart(batchId, id)).toEqual({ canStart: true, isMade: true });
    expect((await start(next)).address).not.toBe(first.address);
    expect(peer.of("POST /oauth/token").length).toBeLessThanOrEqual(1);
  });

  it("are one where two processes make them at the same moment", async () => {
    const [one, other] = [withTimes({ patience: 60_000, calm: 0 }), withTimes({ patience: 60_000, calm: 0 })];
    const id = await newClass();
    const [first, second] = await Promise.all([startClass(one, batchId, id), startClass(other, batchId, id)]);
    expect(first.address).toMatch(/^https:/);
    expect(second).toEqual(first);
    expect(await startClass(other, batchId, id)).toEqual(first);
    expect(await madeFor(id)).toHaveLength(1);
  });

  it("that cannot be made leave the class as it is: a sentence, no mark, and a link by hand", async () => {
    const deps = withTimes({ patience: 300, calm: 0 });
    const id = await newClass();
    const user = await userOf(await student(batchId));
    const fails = async (trouble: string) => {
      expect(await startClass(deps, batchId, id)).toEqual({ phase: "open", address: null, trouble });
      expect(await joinClass(deps, user, id)).toMatchObject({ is: "preparing" });
    };
    peer.failWith = 429;
    await fails("busy");
    peer.failWith = 503;
    await fails("failed");
    peer.failWith = null;
    peer.isSilent = true;
    await fails("no answer");
    peer.isSilent = false;
    peer.address = "javascript:alert(1)";
    await fails("failed");
    expect(await madeFor(id)).toEqual([]);
    expect(await running.opened.database.select().from(attendance).where(eq(attendance.classId, id))).toEqual([]);
    expect(await showStart(deps, batchId, id)).toEqual({ canStart: true, isMade: false });
    const meetingUrl = "https://zoom.example/by-hand";
    await running.opened.database.update(batchClasses).set({ meetingUrl }).where(eq(batchClasses.id, id));
    expect(await startClass(deps, batchId, id)).toEqual({ phase: "open", address: meetingUrl, trouble: null });
  });

  it("are not asked for again at once where the service fails, and are made when it is back", async () => {
    const calm = withTimes({ patience: 60_000, calm: 3_600_000 });
    const id = await newClass();
    peer.failWith = 500;
    for (const _ of [1, 2, 3]) expect(await startClass(calm, batchId, id)).toMatchObject({ trouble: "failed" });
    expect(peer.of(make)).toHaveLength(1);
    peer.failWith = null;
    await calm.meetings.attempt(zoomAccount);
    expect(await startClass(calm, batchId, id)).toMatchObject({ trouble: null });
  });

  it("stay where the account changes; other classes get theirs in the new one, or on the Jitsi server", async () => {
    await owner.verbs.setMeetingAccount(zoomAccount);
    const [old, next, last] = [await newClass(), await newClass(), await newClass()];
    const before = await start(old);
    await owner.verbs.setMeetingAccount(googleAccount);
    expect((await start(next)).address).toMatch(/^https:\/\/meet\.google\.com\//);
    expect(await start(old)).toEqual(before);
    await owner.verbs.setMeetingServer("https://jitsi.example");
    expect((await start(next)).address).toMatch(/^https:\/\/meet\.google\.com\//);
    await owner.verbs.setMeetingAccount(null);
    expect((await start(last)).address).toMatch(/^https:\/\/jitsi\.example\/class-/);
    await owner.verbs.setMeetingServer(null);
    expect(await start(last)).toEqual({ phase: "open", address: null, trouble: null });
    expect(await start(old)).toEqual(before);
    const { database } = running.opened;
    await database.delete(batchClasses).where(eq(batchClasses.id, old));
    expect(await madeFor(old)).toEqual([]);
  });

  it("are asked to be typed again where AUTH_SECRET was changed", async () => {
    await owner.verbs.setMeetingAccount(zoomAccount);
    const database = { ...running.opened, close: async () => {} };
    const other = await startTestApp({ DEMO_CONTENT: "on", SMTP_URL: running.smtp.url, ...environment }, { database });
    const { verbs } = await startOffice(() => other).member();
    expect(await verbs.showMeetingAccount()).toMatchObject({ kind: "zoom", isLocked: true });
    await expect(verbs.tryMeetingAccount()).rejects.toMatchObject({ reason: "timetable.noMeetingAccount" });
    const [id, next] = [await newClass(), await newClass()];
    expect(await verbs.startClass(batchId, id)).toEqual({ phase: "open", address: null, trouble: "locked" });
    expect(peer.of(make)).toEqual([]);
    await verbs.setMeetingAccount(zoomAccount);
    expect(await verbs.showMeetingAccount()).toMatchObject({ isLocked: false });
    expect(await verbs.startClass(batchId, next)).toMatchObject({ trouble: null });
    await other.stop();
  });

  it("are never made on site, nor in the place of an address that an earlier release stored", () => {
    const none = { own: null, ofBatch: null, made: null, batch: { name: "A", mode: "Online" as const } };
    expect(knownAddress({ ...none, made: "https://zoom.example/1" })).toBe("https://zoom.example/1");
    expect(knownAddress({ ...none, made: "https://zoom.example/1", batch: { name: "A", mode: "On-site" } })).toBeNull();
    expect(knownAddress({ ...none, made: "https://zoom.example/1", own: "http://old.example" })).toBeNull();
  });

  it("are found by nobody for a class that is not there", async () => {
    await expect(start(randomUUID())).rejects.toMatchObject({ reason: "class.unknown" });
  });
});
