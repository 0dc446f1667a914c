import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { users } from "#domains/accounts/server/tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { findMorningReader, findMorningReaders } from "#domains/portal/server/morning-queries.ts";
import { staff } from "#domains/staff/server/tables.ts";
import { day, hour } from "#shared/durations.ts";
import type { StaffRole } from "#shared/staff-role.ts";
import { password, refusal } from "../../support/accounts.ts";
import { databases } from "../../support/databases.ts";
import { startOffice } from "../../support/office.ts";
import { openOrder } from "../../support/orders.ts";
import { startStudents } from "../../support/students.ts";
import { until } from "../../support/until.ts";
import { anAssignment } from "../../support/work.ts";

const batchId = "mern-evening";

describe.each(databases)("a merge of two people's records, on the $name database", ({ open }) => {
  const { running, own, student, signedUp, confirm, userOf, call, manage, mailTo } = startStudents(open);
  const { office, member, memberAccess } = startOffice(() => running.test);
  const services = () => running.test.app.services;
  let manager: Awaited<ReturnType<typeof member>>;
  beforeAll(async () => {
    manager = await member("manager");
  }, 60_000);

  const askerOf = async (someone: Parameters<typeof userOf>[0]) => ({
    user: await userOf(someone),
    visitor: someone.browser.visitor,
  });
  const merge = async (kept: string, merged: string) => (await call("mergeAccountHolders", { kept, merged })).status;
  const personOf = async (email: string) =>
    (await running.opened.database.select().from(people).where(eq(people.email, email)))[0];
  const accountOf = async (email: string) =>
    (await running.opened.database.select().from(users).where(eq(users.email, email)))[0];
  const erase = async (someone: Parameters<typeof userOf>[0]) =>
    await own().eraseOwnData({ password, person: "" }, await askerOf(someone));

  /** A student with a seat, an order and a certificate, and an attacker with an account whose record staff have merged. */
  const victimAndAttacker = async () => {
    const [victim, attacker] = [await student(batchId), await student()];
    const order = await openOrder(running.test, { email: victim.person.email });
    await openOrder(running.test, { email: attacker.person.email });
    expect(await merge(attacker.person.email, victim.person.email)).toBe(200);
    return { victim, attacker, order };
  };

  describe("of whom one has an account", () => {
    const pairOf = async () => {
      const [holder, order] = [await student(batchId), await openOrder(running.test)];
      return { kept: order.email, merged: holder.person.email };
    };

    it.each<[StaffRole, string[]]>([
      ["support", []],
      ["teacher", [batchId]],
    ])("is refused to %s", async (role, batchIds) => {
      const { verbs } = await member(role, batchIds);
      const pair = await pairOf();
      await expect(verbs.mergePeople(pair)).rejects.toEqual(refusal("forbidden"));
      await expect(verbs.mergePeople({ kept: pair.merged, merged: pair.kept })).rejects.toEqual(refusal("forbidden"));
      await expect(verbs.mergeAccountHolders(pair)).rejects.toEqual(refusal("forbidden"));
      expect((await personOf(pair.merged))?.mergedInto).toBeNull();
    });

    it("is refused to support through somebody who was merged before, and when the address is not confirmed yet", async () => {
      const { verbs } = await member("support");
      const [{ kept, merged }, third] = [await pairOf(), await openOrder(running.test)];
      await merge(kept, merged);
      const { id = "" } = (await personOf(kept)) ?? {};
      const before = { reason: "person.hasAccount", code: "forbidden" };
      await expect(verbs.mergePeople({ kept: third.email, merged: kept })).rejects.toMatchObject(before);
      const { merges } = await verbs.showPerson(id);
      await expect(verbs.unmergePeople(merges[0]?.id ?? "")).rejects.toMatchObject(before);
      const unconfirmed = await signedUp();
      const { email } = unconfirmed.person;
      await openOrder(running.test, { email });
      await expect(verbs.mergePeople({ kept: third.email, merged: email })).rejects.toMatchObject(before);
    });

    it("takes a manager who has just shown the second factor, and both are told by email", async () => {
      const pair = await pairOf();
      const found = await memberAccess(manager.browser);
      const stale = { ...found.session, shownAt: new Date(Date.now() - hour) };
      const late = office().as(found.member, stale);
      await expect(late.mergeAccountHolders(pair)).rejects.toMatchObject({ reason: "staff.verifyAgain" });
      await manager.verbs.mergeAccountHolders(pair);
      const mails = [await mailTo(pair.kept, "records joined"), await mailTo(pair.merged, "records joined")];
      expect(mails[0]?.parsed.text).not.toContain(pair.merged);
      expect(mails[1]?.parsed.text).not.toContain(pair.kept);
    });

    it("tells each account among those who were merged before, and who leads, whoever is named", async () => {
      const [first, third, fourth] = [await pairOf(), await openOrder(running.test), await openOrder(running.test)];
      const toldOf = (email: string) =>
        running.smtp.received.filter(
          ({ to, parsed }) => to.includes(email) && /records joined/.test(parsed.subject ?? ""),
        );
      const toldTimes = async (email: string, times: number) => {
        await until(() => toldOf(email).length >= times);
        expect(toldOf(email)).toHaveLength(times);
      };
      await manager.verbs.mergeAccountHolders(first);
      await manager.verbs.mergeAccountHolders({ kept: third.email, merged: first.kept });
      await toldTimes(third.email, 1);
      await toldTimes(first.kept, 2);
      await toldTimes(first.merged, 2);
      await manager.verbs.mergeAccountHolders({ kept: first.merged, merged: fourth.email });
      await toldTimes(third.email, 2);
      await toldTimes(fourth.email, 1);
      await toldTimes(first.merged, 3);
      expect(toldOf(first.kept)).toHaveLength(2);
    });

    it("needs nobody's account to be merged by support, and tells nobody, where neither has one", async () => {
      const { verbs } = await member("support");
      const [one, other] = [await openOrder(running.test), await openOrder(running.test)];
      await verbs.mergePeople({ kept: one.email, merged: other.email });
      const told = running.smtp.received.filter(({ to, parsed }) => {
        return to.includes(one.email) && parsed.subject?.includes("records joined");
      });
      expect(told).toEqual([]);
    });
  });

  describe("gives the account of one", () => {
    it("no seat, order, hand-in, lecture, certificate, calendar or mark of the other", async () => {
      const { victim, attacker, order } = await victimAndAttacker();
      const user = await userOf(attacker);
      const portal = await services().showOwnPortal(user);
      expect(portal.batches).toEqual([]);
      expect(portal.orders.map(({ reference }) => reference)).not.toContain(order.reference);
      expect(portal.orders).toHaveLength(1);
      expect(await services().showOwnAttendance(user)).toEqual([]);
      expect(await services().listOwnQuizzes(user)).toEqual([]);
      expect((await services().listOwnClasses(user)).coming).toEqual([]);
      const workId = await manager.verbs.addAssignment(batchId, anAssignment());
      const essay = { key: randomUUID(), text: "Not mine", link: "", fileIds: [] };
      await expect(services().work.handIn(user, workId, essay)).rejects.toEqual(refusal("not_found"));
      const viewer = { network: "203.0.113.9", browser: null };
      await expect(services().unlockLectures({ batchId, secretId: "", viewer, user })).rejects.toEqual(
        refusal("forbidden"),
      );
      const address = new URL(await services().makeOwnCalendar(user));
      expect(await (await running.test.ask(address.pathname)).text()).not.toContain("BEGIN:VEVENT");
      const theirs = await userOf(victim);
      expect((await services().showOwnPortal(theirs)).batches).toHaveLength(1);
      await services().work.handIn(theirs, workId, { ...essay, text: "Mine" });
    });

    it("nothing of the other in what is counted, downloaded and changed", async () => {
      const { victim, attacker } = await victimAndAttacker();
      const asker = await askerOf(attacker);
      const { kinds = [] } = (await own().showOwnRecord(asker.user)) ?? {};
      expect(kinds).toContainEqual({ kind: "orders", count: 1 });
      expect(kinds.map(({ kind }) => kind)).not.toContain("enrolments");
      const path = await own().openOwnExport({ password, person: "" }, asker);
      const key = new URL(path, "http://localhost").searchParams.get("key") ?? "";
      const file = JSON.stringify(await own().exportOwnData(key, asker.user));
      expect(file).not.toContain(victim.person.email);
      expect(file).not.toContain((await personOf(victim.person.email))?.id);
      await own().changeOwnDetails({ name: "Attacker", phone: "" }, { ...asker, country: "PK" });
      expect(await personOf(victim.person.email)).toMatchObject({ name: victim.person.name });
      const { id = "" } = (await personOf(victim.person.email)) ?? {};
      for (const act of [own().openOwnExport, own().eraseOwnData])
        await expect(act({ password, person: id }, asker)).rejects.toEqual(refusal("forbidden"));
    });

    it("no morning's email about the other: each has one about their own seats", async () => {
      const { victim, attacker } = await victimAndAttacker();
      const span = { from: new Date(Date.now() - 400 * day), to: new Date(Date.now() + 400 * day) };
      const readers = await findMorningReaders(running.opened.database, { ...span, dueUntil: span.to });
      const theirs = [await personOf(victim.person.email), await personOf(attacker.person.email)];
      expect(theirs.map((one) => readers.includes(one?.id ?? ""))).toEqual([true, false]);
      expect(await findMorningReader(running.opened.database, theirs[0]?.id ?? "")).toMatchObject({
        email: victim.person.email,
      });
    });

    it("no way to erase the other, whichever of the two was kept; the other is parted from whom is erased", async () => {
      for (const isKept of [true, false]) {
        const [victim, attacker] = [await student(batchId), await student(batchId)];
        const emails = [attacker.person.email, victim.person.email];
        if (!isKept) emails.reverse();
        await merge(emails[0] ?? "", emails[1] ?? "");
        await erase(attacker);
        expect(await personOf(attacker.person.email)).toBeUndefined();
        expect(await accountOf(attacker.person.email)).toBeUndefined();
        expect(await personOf(victim.person.email)).toMatchObject({ mergedInto: null });
        expect((await services().showOwnPortal(await userOf(victim))).batches).toHaveLength(1);
        const shown = await call("showPerson", (await personOf(victim.person.email))?.id);
        expect(shown.body).toMatchObject({ person: { hasAccount: true }, others: [], merges: [] });
      }
    });
  });

  describe("with somebody on the staff", () => {
    it.each<StaffRole>(["owner", "manager", "support", "teacher"])("leaves the %s where they are", async (role) => {
      const [colleague, attacker] = [await member(role, role === "teacher" ? [batchId] : []), await student(batchId)];
      await confirm(colleague.email);
      await openOrder(running.test, { email: colleague.email });
      expect(await merge(attacker.person.email, colleague.email)).toBe(200);
      for (const email of [attacker.person.email, colleague.email, colleague.email.toUpperCase()]) {
        const refused = await manage("/people/erase", { email });
        expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining(colleague.email) } });
      }
      await expect(erase(colleague)).rejects.toMatchObject({ code: "conflict", reason: "account.onStaff" });
      await erase(attacker);
      expect(await accountOf(colleague.email)).toBeDefined();
      expect((await memberAccess(colleague.browser)).member.role).toBe(role);
    });

    it("never erases the last owner, who erases themself once somebody else is one and has removed them", async () => {
      const [first, second] = [await member("owner"), await member("owner")];
      for (const { email } of [first, second]) await confirm(email);
      await expect(erase(first)).rejects.toMatchObject({ reason: "account.onStaff" });
      const owners = await running.opened.database.select().from(staff).where(eq(staff.role, "owner"));
      for (const { userId } of owners) if (userId !== second.user.id) await second.verbs.removeStaff(userId);
      await expect(second.verbs.removeStaff(second.user.id)).rejects.toMatchObject({ reason: "staff.lastOwner" });
      await erase(first);
      expect(await accountOf(first.email)).toBeUndefined();
      await expect(erase(second)).rejects.toMatchObject({ reason: "account.onStaff" });
    });
  });
});
