import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { batches } from "#domains/catalogue/server/tables.ts";
import { certificates } from "#domains/certificates/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { classWork, grades } from "#domains/work/server/tables.ts";
import { day } from "#shared/durations.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { refusal } from "../support/accounts.ts";
import { batchId, startCertificates } from "../support/certificates.ts";
import { confirmAddress } from "../support/confirmed-address.ts";
import { databases } from "../support/databases.ts";
import { openOrder } from "../support/orders.ts";
import { until } from "../support/until.ts";

describe.each(databases)("certificates on the $name database", ({ open }) => {
  const { running, member, memberAccess, signedUp, owner, endOn, beforeEnd, enrol, ...rest } = startCertificates(open);
  const { held, candidateOf, certified, audited, page, stored, accepted } = rest;

  it("are issued to everybody who has earned one, once, and told by email", async () => {
    const { verbs } = await owner();
    const [good, late, poor] = [await enrol("Sana Javed"), await enrol("محمد عبداللہ خان"), await enrol("Hamza Rafiq")];
    expect((await candidateOf(good.id))?.missing).toEqual([{ what: "noRule" }]);
    expect(await verbs.issueCertificates(batchId)).toBe(0);
    const rule = { attendance: "50", work: "60", fees: false };
    expect(await audited(() => verbs.changeCertificateRule(batchId, rule))).toBe(1);
    expect(await audited(() => verbs.changeCertificateRule(batchId, rule))).toBe(0);
    await held({ [good.id]: "present", [late.id]: "late", [poor.id]: "absent" });
    await held({ [good.id]: "excused", [late.id]: "present" });
    await held({ [poor.id]: "present" }, true);
    const workId = randomUUID();
    const work = { batchId, kind: "assignment", title: "A form", points: 10, createdAt: new Date() } as const;
    await running.opened.database.insert(classWork).values({ ...work, id: workId, gradesPostedAt: new Date() });
    await running.opened.database.insert(classWork).values({ ...work, id: randomUUID() });
    for (const [enrolmentId, points] of [[good.id, 10] as const, [late.id, 6] as const, [poor.id, 5.9] as const])
      await running.opened.database.insert(grades).values({ workId, enrolmentId, points, gradedAt: new Date() });

    expect((await candidateOf(good.id))?.missing).toEqual([]);
    expect((await candidateOf(late.id))?.missing).toEqual([]);
    expect((await candidateOf(poor.id))?.missing).toEqual([
      { what: "attendance", has: 0, needs: 50 },
      { what: "work", has: 59, needs: 60 },
    ]);
    expect(await audited(() => verbs.issueCertificates(batchId))).toBe(1);
    expect(await audited(() => verbs.issueCertificates(batchId))).toBe(0);
    const certificate = (await candidateOf(late.id))?.certificate;
    expect(certificate).toMatchObject({ name: late.name, isByHand: false, revokedAt: null });
    expect((await candidateOf(poor.id))?.certificate).toBeNull();
    const mail = await until(() =>
      running.smtp.received.find(
        ({ to, parsed }) => to.includes(late.email) && parsed.subject?.includes("Your certificate"),
      ),
    );
    expect(mail.parsed.text).toContain("/verify/");
    expect((await stored(certificate?.number ?? "")).criteria).toContain("60%");
  });

  it("are not earned before the batch has ended, nor without an order where fees count", async () => {
    const { verbs } = await owner();
    const student = await enrol("Early Student");
    await verbs.changeCertificateRule(batchId, { attendance: "", work: "", fees: true });
    expect((await candidateOf(student.id))?.missing).toEqual([{ what: "noOrder" }]);
    await verbs.changeCertificateRule(batchId, { attendance: "", work: "", fees: false });
    await endOn(dayOf(new Date(), "Asia/Karachi"));
    expect((await candidateOf(student.id))?.missing).toEqual([{ what: "notEnded" }]);
    expect(await verbs.issueCertificates(batchId)).toBe(0);
    await endOn("2026-01-31");
  });

  it("are issued to exactly those who were shown, and never with letters that cannot be printed", async () => {
    const { verbs } = await owner();
    await verbs.changeCertificateRule(batchId, { attendance: "", work: "", fees: false });
    await verbs.issueCertificates(batchId);
    const [shown, later, unprintable] = [await enrol("Shown"), await enrol("Later"), await enrol("李小龙")];
    expect((await candidateOf(unprintable.id))?.missing).toEqual([{ what: "letters", letters: "李 小 龙" }]);
    expect(await verbs.issueCertificates(batchId, [shown.id, unprintable.id])).toBe(1);
    expect((await candidateOf(later.id))?.certificate).toBeNull();
    const byHand = async (name: string) =>
      await verbs.issueCertificateByHand(batchId, { enrolmentId: unprintable.id, name, reason: "Passed" });
    await expect(byHand("李小龙")).rejects.toMatchObject({
      ...{ code: "invalid", reason: "certificate.letters", values: { letters: "李 小 龙" } },
      fields: { name: { reason: "certificate.letters" } },
    });
    await byHand("Li Xiaolong");
    expect((await candidateOf(unprintable.id))?.certificate?.name).toBe("Li Xiaolong");
    await verbs.issueCertificates(batchId);
  });

  it("at two at once are issued once", async () => {
    const { verbs } = await owner();
    const student = await enrol("Noor Fatima");
    const given = { enrolmentId: student.id, name: "Noor Fatima", reason: "Sat the test" };
    await Promise.all([verbs.issueCertificateByHand(batchId, given), verbs.issueCertificateByHand(batchId, given)]);
    const rows = await running.opened.database
      .select()
      .from(certificates)
      .where(eq(certificates.enrolmentId, student.id));
    expect(rows).toHaveLength(1);
  });

  it("are refused in words for somebody who has withdrawn, or without a name or reason, and nothing is changed", async () => {
    const { verbs } = await owner();
    const student = await enrol("Bilal Ahmed");
    await verbs.withdrawEnrolment(student.id);
    const before = await running.opened.database.select({ id: certificates.id }).from(certificates);
    const given = { enrolmentId: student.id, name: "Bilal Ahmed", reason: "x" };
    const issue = async () => await verbs.issueCertificateByHand(batchId, given);
    await expect(issue()).rejects.toMatchObject({ code: "conflict", reason: "certificate.noSeat" });
    await expect(verbs.issueCertificateByHand(batchId, { ...given, name: " " })).rejects.toThrow();
    await expect(verbs.issueCertificateByHand(batchId, { ...given, enrolmentId: randomUUID() })).rejects.toEqual(
      refusal("not_found"),
    );
    expect(await running.opened.database.select({ id: certificates.id }).from(certificates)).toEqual(before);
  });

  it("are shown, shared and downloaded by their holder alone", async () => {
    const { own } = running.test.app.services.certificates;
    const holder = await signedUp("Holder Person");
    const other = await signedUp("Other Person");
    for (const { email } of [holder, other]) await confirmAddress(running.opened.database, email);
    const whoIs = async ({ browser }: typeof holder) => {
      const user = await running.test.app.services.accounts.whoIs(browser.visitor);
      if (!user) throw new Error("Nobody is signed in.");
      return user;
    };
    const [user, stranger] = [await whoIs(holder), await whoIs(other)];
    const { number } = await certified("Holder Person", holder.email);
    const [listed] = await own.list(user);
    expect(listed).toMatchObject({ name: "Holder Person", partName: "Holder P.", isShared: false });
    const linkedIn = new URL(listed?.linkedIn ?? "");
    const [year, month] = dayOf((await stored(number)).issuedAt, "Asia/Karachi")
      .split("-")
      .map(Number);
    expect(linkedIn.searchParams.get("issueYear")).toBe(String(year));
    expect(linkedIn.searchParams.get("issueMonth")).toBe(String(month));
    expect(linkedIn.searchParams.get("certId")).toBe(listed?.number);
    expect(linkedIn.searchParams.get("certUrl")).toBe(`http://localhost:3000/verify/${listed?.number}`);
    expect(await own.list(stranger)).toEqual([]);
    await expect(own.share(stranger, number, true)).rejects.toEqual(refusal("not_found"));
    await expect(own.print(stranger, number)).rejects.toEqual(refusal("not_found"));
    await expect(own.readCredential(stranger, number)).rejects.toEqual(refusal("not_found"));

    expect(await audited(() => own.share(user, number, true))).toBe(1);
    expect(await audited(() => own.share(user, number, true))).toBe(0);
    expect((await page(number)).text).toContain("Holder Person");
    const file = await running.test.ask(`/verify/${number}/credential`);
    expect(file.headers.get("content-type")).toBe("application/vc");
    expect(await accepted(await file.text())).toBe(true);
    await own.share(user, number, false);
    expect((await page(number)).text).not.toContain("Holder Person");
    const printed = await own.print(user, number);
    expect(printed.fileName).toBe(`certificate-${listed?.number}.pdf`);
    expect(printed.content.length).toBeLessThanOrEqual(120_000);
    expect((await own.readCredential(user, number)).content).toBe((await stored(number)).credential);
  });

  it("are printed one after the other, however many requests of the back office ask at once", {
    tags: ["thorough"],
  }, async () => {
    const { browser } = await owner();
    const { number } = await certified("Printed Person");
    const { member: clerk, session } = await memberAccess(browser);
    const print = () => running.test.app.services.office.as(clerk, session).printCertificate(number);
    const answers = await Promise.allSettled(Array.from({ length: 40 }, print));
    const refused = answers.filter((answer) => answer.status === "rejected");
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(16);
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: "unavailable", reason: "print.busy" });
  });

  it("are found by staff by name and number, in the letters of any keyboard", async () => {
    const { verbs } = await owner();
    const { number } = await certified("Quratulain Haider");
    const found = async (words: string) => (await verbs.findCertificates({ limit: 10 }, words)).entries;
    expect((await found("quratul")).map((one) => one.number)).toEqual([number]);
    expect((await found(number.toLowerCase())).map(({ name }) => name)).toEqual(["Quratulain Haider"]);
    expect(await found("%")).toEqual([]);
    const { number: other } = await certified("زہرہ بي بي");
    const third = await certified("Nguyễn Zoë");
    for (const words of ["زهره", "زہرہ بی", "زَہرہ"])
      expect({ words, found: (await found(words)).map((one) => one.number) }).toEqual({ words, found: [other] });
    expect((await found("zoe nguyen")).map((one) => one.number)).toEqual([third.number]);
    expect((await found("")).length).toBeGreaterThan(1);
  });

  it("wait on the first screen once the batch has ended, until they are issued", async () => {
    const { verbs } = await owner();
    const [batch] = await running.opened.database.select().from(batches).where(eq(batches.id, batchId));
    if (!batch) throw new Error("There is no batch.");
    const ended = async (daysAgo: number) => await endOn(dayOf(new Date(Date.now() - daysAgo * day), "Asia/Karachi"));
    const waiting = async () =>
      (await verbs.showToday()).certificates.find((one) => one.batchId === batchId)?.waiting ?? null;
    await verbs.changeCertificateRule(batchId, { attendance: "", work: "", fees: true });
    await verbs.issueCertificates(batchId);
    const seated = async (isPaid: boolean) => {
      const order = await beforeEnd(() => openOrder(running.test, { batch: batchId }));
      const { members } = await verbs.showClass(batchId);
      const found = members.find(({ person }) => person.email === order.email);
      const seat = { state: "active", heldUntil: null, isPaid } as const;
      await running.opened.database
        .update(enrolments)
        .set(seat)
        .where(eq(enrolments.id, found?.id ?? ""));
      return { id: found?.id ?? "", name: found?.person.name ?? "" };
    };
    const late = await seated(true);
    const owing = (await seated(false)).id;
    await ended(0);
    expect(await waiting()).toBeNull();
    await ended(1);
    expect(await waiting()).toBe(1);
    await ended(100);
    expect(await waiting()).toBeNull();
    await ended(1);

    const teacher = await member("teacher", [batchId]);
    const shown = await teacher.verbs.showCertificateProgress(batchId);
    const lacks = (id: string) => shown.find(({ enrolmentId }) => enrolmentId === id);
    expect(lacks(late.id)).toEqual({ enrolmentId: late.id, name: late.name, missing: [], certificate: null });
    // Debts are private in class.
    expect(lacks(owing)?.missing).toEqual([{ what: "office" }]);
    await expect(teacher.verbs.issueCertificates(batchId)).rejects.toEqual(refusal("forbidden"));
    await expect(teacher.verbs.listBatchCertificates(batchId)).rejects.toEqual(refusal("forbidden"));
    await expect(teacher.verbs.showCertificateProgress("mern-gulf")).rejects.toEqual(refusal("forbidden"));

    expect(await verbs.issueCertificates(batchId)).toBe(1);
    expect(await waiting()).toBeNull();
    const { number = "" } = (await candidateOf(late.id))?.certificate ?? {};
    await verbs.revokeCertificate(number, { reason: "Issued by mistake" });
    // A student whose certificate was revoked gets no other by the rule.
    expect(await waiting()).toBeNull();
    const after = await teacher.verbs.showCertificateProgress(batchId);
    expect(after.find(({ enrolmentId }) => enrolmentId === late.id)?.certificate).toEqual({
      ...{ number, isRevoked: true, on: expect.any(Date) },
    });
    await endOn(batch.endDate);
  });

  it("of somebody moved to another batch stay theirs", async () => {
    const { number, id } = await certified("Moved Student");
    await running.opened.database.update(enrolments).set({ batchId: "mern-gulf" }).where(eq(enrolments.id, id));
    expect((await page(number)).text).toContain("is valid");
  });
});
