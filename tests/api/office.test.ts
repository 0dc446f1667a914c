import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people } from "#domains/people/server/tables.ts";
import { type OfficeVerb, officeVerbs, verbNames } from "#server/compose/office-verbs.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import type { AdminContext } from "#server/serving/admin.ts";
import { reachOf } from "#server/verb.ts";
import { staffRole } from "#shared/staff-role.ts";
import { refusal } from "../support/accounts.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { contactForm } from "../support/contact-form.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { provedElsewhere } from "../support/office-verbs.ts";
import { openOrder, someAddress } from "../support/orders.ts";
import { type SmtpPeer, startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";

describe.each(databases)("the back office on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let smtp: SmtpPeer;
  let test: TestApp;
  const seen: AdminContext[] = [];
  const { office, member, memberAccess, unverified, signedUp } = startOffice(() => test);

  beforeAll(async () => {
    [opened, smtp] = await Promise.all([open(), startSmtpPeer()]);
    const renderAdmin = async (_: Request, context: AdminContext) => {
      seen.push(context);
      return new Response("shown");
    };
    test = await startTestApp({ SMTP_URL: smtp.url }, { database: opened, renderAdmin });
  }, 60_000);
  afterAll(async () => {
    await test.stop();
    await smtp.close();
  });

  /** A new visitor writes to us; returns their lead. */
  const write = async (name = "Ayesha", phone = "+92 300 1234567") => {
    const email = `${randomUUID()}@example.com`;
    const body = JSON.stringify(contactForm({ firstName: name, email, phone }));
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body };
    expect((await test.ask("/api/send-email", init, someAddress())).status).toBe(200);
    const { verbs } = await anybody();
    const { entries } = await verbs.listLeads({ limit: 200 }, {});
    const lead = entries.find(({ person }) => person.email === email);
    if (!lead) throw new Error("No lead was opened.");
    return lead;
  };
  let known: Awaited<ReturnType<typeof member>> | undefined;
  const anybody = async () => (known ??= await member("owner"));
  const countAudits = async () => {
    const { rows } = await opened.database.execute(sql`select count(*)::int as count from audit_entries
      where actor = 'staff'`);
    return Number(rows[0]?.count);
  };

  describe.each(staffRole.options)("for a member who is %s", (role) => {
    let access: Awaited<ReturnType<typeof memberAccess>>;
    beforeAll(async () => {
      access = await memberAccess((await unverified(role, ["mern-evening"])).browser);
    });

    it.each(verbNames)("is asked by %s for the right that it states", async (verb) => {
      const { member: found, session } = access;
      const verbs = office().as(found, { ...session, shownAt: new Date() });
      const act = (batchId: string) => (verbs[verb] as (id: string) => Promise<unknown>).call(verbs, batchId);
      const outcome = await act("some-batch").then(
        () => null,
        (error: unknown) => error,
      );
      const notAllowed = expect.objectContaining({ reason: "staff.notAllowed" });
      const reach = reachOf({ role }, officeVerbs[verb]);
      if (reach === "all") expect(outcome).not.toEqual(notAllowed);
      else expect(outcome).toEqual(refusal("forbidden"));
      if (reach === "own batches")
        expect(await act("mern-evening").catch((error: unknown) => error)).not.toEqual(notAllowed);
    });
  });

  it("tells its pages who asks: nobody, a stranger, a member without and with the second factor", async () => {
    const ask = async (headers?: Headers) => {
      const response = await test.ask("/admin/leads", headers ? { headers } : {});
      expect(await response.text()).toBe("shown");
      return seen.at(-1);
    };
    expect(await ask()).toMatchObject({ user: null, access: null });
    expect(await ask((await signedUp()).browser.headers)).toMatchObject({ access: { is: "stranger" } });
    expect(await ask((await unverified()).browser.headers)).toMatchObject({ access: { is: "unverified" } });
    expect(await ask((await anybody()).browser.headers)).toMatchObject({ access: { is: "open" } });
  });

  it("refuses posts of other sites, other methods, and many forms of strangers", async () => {
    const post = async (headers: Record<string, string>, address = someAddress()) =>
      (await test.ask("/admin/leads", { method: "POST", headers, body: "a=b" }, address)).status;
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    expect(await post({ ...form, Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" })).toBe(403);
    expect((await test.ask("/admin/leads", { method: "DELETE" })).status).toBe(405);
    const address = someAddress();
    const statuses: number[] = [];
    for (let times = 0; times < 22; times += 1) statuses.push(await post(form, address));
    expect(statuses.at(-1)).toBe(429);
  });

  describe("leads", () => {
    it("are listed with what they are about, by state, source and owner", async () => {
      const { verbs, user } = await anybody();
      const lead = await write("Noor");
      expect(lead).toMatchObject({ source: "contact", state: "new", owner: null });
      expect(lead.person.phone).toBe("+923001234567");
      expect(lead.subject?.text).toContain("When does the next MERN batch start?");
      await verbs.assignLead(lead.id, { owner: user.id, seen: null });
      const idsOf = async (filter: Parameters<typeof verbs.listLeads>[1]) =>
        (await verbs.listLeads({ limit: 200 }, filter)).entries.map(({ id }) => id);
      expect(await idsOf({ owner: user.id, state: "new" })).toContain(lead.id);
      expect(await idsOf({ source: "quote" })).not.toContain(lead.id);
      await verbs.settleLead(lead.id, { state: "won", seen: "new" });
      expect(await idsOf({ state: "new" })).not.toContain(lead.id);
      expect(await idsOf({ state: "won" })).toContain(lead.id);
    });

    it("show the second of two members what the first has changed, and lose nothing", async () => {
      const [one, other] = [await anybody(), await member("support", [], "Hamza Rafiq")];
      const lead = await write();
      await other.verbs.assignLead(lead.id, { owner: other.user.id, seen: null });
      await expect(one.verbs.assignLead(lead.id, { owner: one.user.id, seen: null })).rejects.toMatchObject({
        code: "conflict",
        values: { by: "Hamza Rafiq" },
      });
      await other.verbs.settleLead(lead.id, { state: "lost", seen: "new" });
      await expect(one.verbs.settleLead(lead.id, { state: "won", seen: "new" })).rejects.toEqual(refusal("conflict"));
      expect(await one.verbs.showLead(lead.id)).toMatchObject({ state: "lost", owner: other.user.id });
    });

    it("are answered by e-mail, once however often the form is sent, and on the record", async () => {
      const { verbs, user } = await anybody();
      const lead = await write();
      const message = {
        personId: lead.person.id,
        leadId: lead.id,
        kind: "email" as const,
        text: "Yes.\n\nہر کلاس ریکارڈ ہوتی ہے۔",
      };
      const id = randomUUID();
      await verbs.writeToPerson({ ...message, id });
      await verbs.writeToPerson({ ...message, id });
      const sent = () =>
        smtp.received.filter(({ to, parsed }) => {
          return to.includes(lead.person.email ?? "") && parsed.subject?.startsWith("Your question");
        });
      const mail = await until(() => sent()[0]);
      expect(mail.parsed.text).toContain("ہر کلاس ریکارڈ ہوتی ہے۔");
      expect(mail.parsed.replyTo?.[0]?.address).toBeTruthy();
      expect(sent()).toHaveLength(1);
      expect(await verbs.showLead(lead.id)).toMatchObject({ state: "answered", owner: user.id });
      const card = await verbs.showPerson(lead.person.id);
      expect(card.messages).toEqual([expect.objectContaining({ kind: "email", authorId: user.id })]);
    });

    it("are not answered where there is no address to send it to", async () => {
      const { verbs } = await anybody();
      const { person } = await write("Ayesha", "");
      const message = { personId: person.id, leadId: null, text: "Hello" };
      await expect(verbs.writeToPerson({ ...message, kind: "whatsapp" })).rejects.toMatchObject({
        reason: "person.noPhone",
      });
      await opened.database.update(people).set({ ownEmail: null }).where(eq(people.id, person.id));
      await expect(verbs.writeToPerson({ ...message, kind: "email" })).rejects.toMatchObject({
        reason: "person.noAddress",
      });
      await expect(verbs.writeToPerson({ ...message, personId: randomUUID(), kind: "note" })).rejects.toEqual(
        refusal("not_found"),
      );
    });
  });

  it("exports and erases what staff wrote about a person with everything else", async () => {
    const { verbs } = await anybody();
    const { person } = await write();
    await verbs.writeToPerson({ personId: person.id, leadId: null, kind: "note", text: "Prefers mornings." });
    const ask = async (path: string) => {
      const body = JSON.stringify({ email: person.email });
      return await (
        await test.app.manage(new Request(`http://manage/people/${path}`, { method: "POST", body }))
      ).json();
    };
    expect(JSON.stringify((await ask("export")).messages)).toContain("Prefers mornings.");
    await ask("erase");
    const { rows } = await opened.database.execute(sql`select 1 from person_messages where text = 'Prefers mornings.'`);
    expect(rows).toEqual([]);
    await expect(verbs.showPerson(person.id)).rejects.toEqual(refusal("not_found"));
  });

  it("shows what is due today", async () => {
    const { verbs } = await anybody();
    const lead = await write("Urgent");
    await opened.database.execute(sql`update leads set due_at = now() + interval '1 hour' where id = ${lead.id}`);
    const { leads, payments } = await verbs.showToday();
    expect(leads.first[0]?.id).toBe(lead.id);
    expect(payments.all).toBe(0);
    const order = await openOrder(test);
    const form = new FormData();
    form.append("proof", new Blob([png], { type: "image/png" }), "receipt.png");
    const address = `/api/payments/${order.reference}/proof?key=${order.key}`;
    expect((await test.ask(address, { method: "POST", body: form }, someAddress())).status).toBe(200);
    expect((await verbs.showToday()).payments.first.map(({ order: one }) => one.reference)).toEqual([order.reference]);
    expect(await verbs.countDue()).toMatchObject({ payments: 1 });
    const { review } = await verbs.findOrder(order.reference);
    const decision = { verdict: "payment_confirmed" as const, seenProof: review.latestProof };
    await verbs.settleOrder(order.reference, decision);
    expect(await verbs.findOrder(order.reference)).toMatchObject({
      state: "paid",
      review: { decided: { by: "Sana Javed" } },
    });
    expect(await verbs.countDue()).toMatchObject({ payments: 0 });
    const other = await member("support", [], "Hamza Rafiq");
    await expect(
      other.verbs.settleOrder(order.reference, { ...decision, verdict: "proof_refused" }),
    ).rejects.toMatchObject({ code: "conflict", values: { by: "Sana Javed" } });
  });

  it("leaves exactly one entry in the audit for each change, and none for a repeat", async () => {
    const { verbs, user } = await anybody();
    const [lead, twin] = [await write(), await write()];
    const order = await openOrder(test, { batch: "mern-weekend" });
    const held = await openOrder(test, { batch: "mern-gulf" });
    const unsure = await openOrder(test, { batch: "" });
    await verbs.enrolPerson({ batchId: "mern-weekend", name: "Noor", email: null, phone: "0300 7654321" });
    const { members } = await verbs.showClass("mern-weekend");
    const seat = members.find(({ person }) => person.email === order.email)?.id ?? "";
    const newcomer = { role: "support" as const, batchIds: [], email: `${randomUUID()}@example.com` };
    const invited = await verbs.inviteStaff({ ...newcomer, name: "Noor" });
    const colleague = await unverified("support");
    const elsewhere = await member("support");
    const merged = { kept: lead.person.email ?? "", merged: twin.person.email ?? "" };
    let merge = "";
    const changes: Partial<Record<OfficeVerb, () => Promise<unknown>>> = {
      assignLead: () => verbs.assignLead(lead.id, { owner: user.id, seen: null }),
      settleLead: () => verbs.settleLead(lead.id, { state: "won", seen: "new" }),
      writeToPerson: () =>
        verbs.writeToPerson({ personId: lead.person.id, leadId: null, kind: "note", text: "x", id: noteId }),
      mergePeople: async () => {
        ({ merge } = await verbs.mergePeople(merged));
      },
      unmergePeople: () => verbs.unmergePeople(merge),
      mergeAccountHolders: async () => {
        ({ merge } = await verbs.mergeAccountHolders({ ...merged, merged: order.email }));
      },
      unmergeAccountHolders: () => verbs.unmergeAccountHolders(merge),
      enrolPerson: () =>
        verbs.enrolPerson({ batchId: "mern-weekend", name: "Noor", email: `${randomUUID()}@example.com`, phone: null }),
      billPlace: async () => {
        const { members: there } = await verbs.showClass("mern-weekend");
        const place = there.find(({ person }) => person.name === "Noor")?.id ?? "";
        await verbs.billPlace(place, { plan: "standard", schedule: "whole" });
      },
      exportClass: () => verbs.exportClass("mern-weekend"),
      chooseBatch: () => verbs.chooseBatch(unsure.reference, "mern-weekend"),
      keepOrder: () => verbs.keepOrder(order.reference),
      releaseSeat: () => verbs.releaseSeat(held.reference, "x"),
      confirmEnrolment: () => verbs.confirmEnrolment(seat),
      moveEnrolment: () => verbs.moveEnrolment(seat, "mern-gulf"),
      withdrawEnrolment: () => verbs.withdrawEnrolment(seat),
      takeInAgain: () => verbs.takeInAgain(seat, "seat"),
      removeBatch: () => verbs.removeBatch("ai-weekend", { withLectures: true }),
      exportAudit: () => verbs.exportAudit({ subject: "lead" }),
      correctOrder: () => verbs.correctOrder(order.reference, { amount: "1", direction: "down", reason: "x" }),
      makeDiscount: () => verbs.makeDiscount({ code: "OFFICE-10", percent: 10, maxUses: 1 }),
      stopDiscount: () => verbs.stopDiscount("OFFICE-10"),
      withdrawInvitation: () => verbs.withdrawInvitation(invited.id),
      changeStaff: () => verbs.changeStaff(colleague.user.id, { role: "manager", batchIds: [] }),
      removeStaff: () => verbs.removeStaff(colleague.user.id),
      endStaffSession: () => verbs.endStaffSession(elsewhere.session.id),
      inviteStaff: () =>
        verbs.inviteStaff({ name: "N", email: `${randomUUID()}@example.com`, role: "support", batchIds: [] }),
    };
    const noteId = randomUUID();
    const audited = verbNames.filter((name) => officeVerbs[name].isAudited);
    expect([...Object.keys(changes), ...provedElsewhere].sort()).toEqual(audited.sort());
    for (const [verb, change] of Object.entries(changes)) {
      const before = await countAudits();
      await change();
      expect([verb, (await countAudits()) - before]).toEqual([verb, 1]);
    }
    const before = await countAudits();
    await verbs.assignLead(lead.id, { owner: user.id, seen: null });
    await verbs.settleLead(lead.id, { state: "won", seen: "new" });
    await verbs.writeToPerson({ personId: lead.person.id, leadId: null, kind: "note", text: "x", id: noteId });
    expect(await countAudits()).toBe(before);
  });
});

const png = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (letter) => letter.charCodeAt(0),
);
