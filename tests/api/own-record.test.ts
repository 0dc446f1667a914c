import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#domains/accounts/server/tables.ts";
import { upsertLectureProgress } from "#domains/lectures/server/progress-queries.ts";
import { lectureProgress } from "#domains/lectures/server/tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { exportedTables } from "#domains/privacy/server/personal-data.ts";
import { ownRecordWords } from "#domains/privacy/words.en.ts";
import { auditEntries } from "#server/audit/tables.ts";
import { password, refusal } from "../support/accounts.ts";
import type { Browser } from "../support/browser.ts";
import { settleOrder } from "../support/call-verb.ts";
import { databases } from "../support/databases.ts";
import { openOrder } from "../support/orders.ts";
import { png } from "../support/proofs.ts";
import { startStudents } from "../support/students.ts";
import { until } from "../support/until.ts";

const batchId = "mern-evening";

describe.each(databases)("what a student may do with their own record, on the $name database", ({ open }) => {
  const { running, own, signedUp, student, confirm, userOf } = startStudents(open);
  const askerOf = async (someone: { browser: Browser }) => ({
    user: await userOf(someone),
    visitor: someone.browser.visitor,
  });
  const personOf = async (email: string) =>
    (await running.opened.database.select().from(people).where(eq(people.email, email)))[0];
  const actsOf = async (actorId: string) =>
    await running.opened.database.select().from(auditEntries).where(eq(auditEntries.actorId, actorId));

  it("shows every kind of record that their file may have", () => {
    const kinds = [...Object.keys(exportedTables), "emails"];
    expect(Object.keys(ownRecordWords.counts).toSorted()).toEqual(kinds.toSorted());
  });

  describe("to change their details", () => {
    const change = async (someone: { browser: Browser }, form: { name: string; phone: string }, country = "PK") =>
      await own().changeOwnDetails(form, { ...(await askerOf(someone)), country });

    it("changes name and number, the latter in E.164, and says so in the audit", async () => {
      const someone = await student(batchId);
      await change(someone, { name: "عائشہ خان", phone: "0300 1234567" });
      const user = await userOf(someone);
      expect(user.name).toBe("عائشہ خان");
      const person = await personOf(someone.person.email);
      expect(person).toMatchObject({ name: "عائشہ خان", phone: "+923001234567" });
      expect(await own().showOwnRecord(user)).toMatchObject({
        phone: "+923001234567",
        kinds: expect.arrayContaining([
          { kind: "enrolments", count: 1 },
          { kind: "sessions", count: 1 },
        ]),
      });
      expect(await actsOf(user.id)).toMatchObject([
        { actor: "student", verb: "changeOwnDetails", subject: "person", subjectId: person?.id, details: {} },
      ]);
      await change(someone, { name: "Ayesha", phone: "" });
      expect(await personOf(someone.person.email)).toMatchObject({ name: "Ayesha", phone: null });
    });

    it("makes the person of somebody who never wrote to us", async () => {
      const someone = await student();
      await change(someone, { name: "Ayesha", phone: "+49 30 901820" });
      expect(await personOf(someone.person.email)).toMatchObject({ name: "Ayesha", phone: "+4930901820" });
    });

    it("changes only the account's name while the address is not confirmed: the person may be somebody else", async () => {
      const owner = await student(batchId);
      const before = await personOf(owner.person.email);
      await running.opened.database
        .update(users)
        .set({ emailVerified: false })
        .where(eq(users.email, owner.person.email));
      await change(owner, { name: "Somebody Else", phone: "+49 30 901820" });
      expect(await personOf(owner.person.email)).toEqual(before);
      const user = await userOf(owner);
      expect(user.name).toBe("Somebody Else");
      expect(await own().showOwnRecord(user)).toBeNull();
      expect(await actsOf(user.id)).toMatchObject([
        { verb: "changeOwnDetails", subject: "account", subjectId: user.id },
      ]);
    });

    it("refuses a number that is none, beside its field", async () => {
      const someone = await student();
      await expect(change(someone, { name: "Ayesha", phone: "12" })).rejects.toEqual(refusal("invalid", ["phone"]));
    });
  });

  it("fills forms with their name: its last word is the last name, its only one the first", async () => {
    const someone = await student(batchId);
    const answers = async (name: string) => {
      await own().changeOwnDetails({ name, phone: "" }, { ...(await askerOf(someone)), country: "PK" });
      return await running.test.app.services.findOwnAnswers(await userOf(someone));
    };
    expect(await answers("Ayesha Noor Khan")).toMatchObject({ firstName: "Ayesha Noor", lastName: "Khan" });
    expect(await answers("Ayesha")).toMatchObject({ firstName: "Ayesha", lastName: "" });
  });

  describe("to get everything in a file", () => {
    const openExport = async (someone: { browser: Browser }, typed = password) =>
      await own().openOwnExport({ password: typed, person: "" }, await askerOf(someone));
    const keyIn = (path: string) => new URL(path, "http://localhost").searchParams.get("key") ?? "";

    it("takes the password, and gives what the staff's export gives", async () => {
      const someone = await student(batchId);
      await openOrder(running.test, { email: someone.person.email });
      const user = await userOf(someone);
      const file = await own().exportOwnData(keyIn(await openExport(someone)), user);
      expect(file).toMatchObject({
        email: someone.person.email,
        people: [{ email: someone.person.email }],
        enrolments: [{ batchId }],
        orders: [
          {
            ledger: expect.any(Array),
            statement: { price: expect.stringMatching(/\d/), standing: expect.any(String) },
          },
        ],
        account: { id: user.id },
      });
      expect(await actsOf(user.id)).toMatchObject([{ verb: "exportOwnData", actor: "student" }]);
    });

    it("is refused for a wrong password, another user's key and an address that is not confirmed", async () => {
      const [someone, other] = [await student(), await student()];
      await expect(openExport(someone, "not the right one")).rejects.toEqual(refusal("invalid", ["password"]));
      const key = keyIn(await openExport(other));
      await expect(own().exportOwnData(key, await userOf(someone))).rejects.toEqual(refusal("forbidden"));
      await expect(own().exportOwnData("", await userOf(someone))).rejects.toEqual(refusal("forbidden"));
      await expect(openExport(await signedUp())).rejects.toEqual(refusal("forbidden"));
    });

    it("counts tries as signing in does", async () => {
      const someone = await student();
      const known = await askerOf(someone);
      for (let tries = 0; tries < 10; tries += 1)
        await expect(own().openOwnExport({ password: `guess ${tries}`, person: "" }, known)).rejects.toEqual(
          refusal("invalid"),
        );
      await expect(own().openOwnExport({ password, person: "" }, known)).rejects.toEqual(refusal("throttled"));
      await expect(own().eraseOwnData({ password, person: "" }, known)).rejects.toEqual(refusal("throttled"));
    });
  });

  describe("to have everything erased", () => {
    const erase = async (someone: { browser: Browser }, typed = password) =>
      someone.browser.take((await own().eraseOwnData({ password: typed, person: "" }, await askerOf(someone))).cookies);

    it("takes the password, leaves nothing, and signs them out", async () => {
      const someone = await student(batchId);
      const { id: userId } = await userOf(someone);
      const lecture = { userId, lectureId: `${batchId}-lecture-1`, seconds: 5, isFinished: false };
      await upsertLectureProgress(running.opened.database, { ...lecture, updatedAt: new Date() });
      await expect(erase(someone, "not the right one")).rejects.toEqual(refusal("invalid", ["password"]));
      const kept = someone.browser.headers;
      await erase(someone);
      expect(await personOf(someone.person.email)).toBeUndefined();
      await until(() =>
        running.smtp.received.some(({ to, parsed }) => {
          return to.includes(someone.person.email) && parsed.subject?.includes("has been erased");
        }),
      );
      expect(await running.opened.database.select().from(users).where(eq(users.id, userId))).toEqual([]);
      const progress = running.opened.database.select().from(lectureProgress).where(eq(lectureProgress.userId, userId));
      expect(await progress).toEqual([]);
      for (const headers of [kept, someone.browser.headers]) {
        const session = await running.test.ask("/api/session", { headers });
        expect(await session.json()).toMatchObject({ signedIn: false });
      }
      expect(await actsOf(userId)).toMatchObject([{ verb: "withdrawSeat" }, { verb: "erasePerson", actor: "student" }]);
    });

    it("waits for a proof that nobody has decided about, in words for the student", async () => {
      const someone = await student();
      const order = await openOrder(running.test, { email: someone.person.email });
      await running.test.app.services.orders.sendProof(order, png(randomUUID()));
      const refused = await erase(someone).catch((error: unknown) => error);
      expect(refused).toMatchObject({
        code: "conflict",
        reason: "account.undecided",
        values: { orders: order.reference },
      });
      expect(await userOf(someone)).toMatchObject({ email: someone.person.email });
    });

    it("is refused while the address is not confirmed", async () => {
      const someone = await signedUp();
      await expect(erase(someone)).rejects.toEqual(refusal("forbidden"));
      await confirm(someone.person.email);
      await erase(someone);
    });
  });

  describe("to create an account after paying", () => {
    it("has name and address filled in for the bearer of the order's link alone", async () => {
      const order = await openOrder(running.test);
      const typed = { name: "Lena Vogt", email: order.email };
      expect(await own().findSignUpAddress(order)).toEqual(typed);
      await settleOrder(running.test, order.reference);
      expect(await own().findSignUpAddress(order)).toEqual(typed);
      expect(await own().findSignUpAddress({ ...order, key: `${order.key}x` })).toBeNull();
      const other = await openOrder(running.test);
      expect(await own().findSignUpAddress({ reference: other.reference, key: order.key })).toBeNull();
      expect(await own().findSignUpAddress({ reference: "none", key: null })).toBeNull();
    });
  });
});
