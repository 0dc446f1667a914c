import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { channels } from "#domains/leads/contract.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { hour } from "#shared/durations.ts";
import { refusal } from "../support/accounts.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { contactForm } from "../support/contact-form.ts";
import { databases } from "../support/databases.ts";
import { simpleEnrolment } from "../support/enrolment-forms.ts";
import { startOffice } from "../support/office.ts";
import { openOrder, someAddress } from "../support/orders.ts";
import { type SmtpPeer, startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";

describe.each(databases)("a support day of forty leads on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let smtp: SmtpPeer;
  let test: TestApp;
  const { member } = startOffice(() => test);
  let sana: Awaited<ReturnType<typeof member>>;
  let saima: Awaited<ReturnType<typeof member>>;

  beforeAll(async () => {
    [opened, smtp] = await Promise.all([open(), startSmtpPeer()]);
    test = await startTestApp({ SMTP_URL: smtp.url, DEMO_CONTENT: "on" }, { database: opened });
    [sana, saima] = [await member("support"), await member("support", [], "Saima Latif")];
  }, 60_000);
  afterAll(async () => {
    await test.stop();
    await smtp.close();
  });

  const send = async (form: object) => {
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(form) };
    expect((await test.ask("/api/send-email", init, someAddress())).status).toBe(200);
  };
  const add = (changes: object = {}) =>
    sana.verbs.addLead({
      ...{ id: randomUUID(), name: "Tariq Mahmood", contact: "", channel: "desk" as const },
      ...{ courseId: null, text: "A course after matric, for his daughter.", ...changes },
    });
  const waiting = async () => (await sana.verbs.listLeads({ limit: 200 }, { state: "new" })).entries;
  const leadOf = async (email: string) => {
    const found = (await sana.verbs.listLeads({ limit: 200 }, {})).entries.find(({ person }) => person.email === email);
    if (!found) throw new Error("There is no such lead.");
    return found;
  };
  const written = async (changes: object = {}) => {
    const email = `${randomUUID()}@example.com`;
    await send(contactForm({ email, ...changes }));
    return await leadOf(email);
  };
  const answer = (lead: { id: string; person: { id: string } }, more: object = {}) => ({
    ...{ personId: lead.person.id, leadId: lead.id, kind: "email" as const, text: "Yes, on Saturday.", seen: "" },
    ...more,
  });

  it("shows each of the forty at once, with what they want, and none twice", async () => {
    for (let at = 0; at < 10; at += 1) {
      await send(contactForm({ email: `${randomUUID()}@example.com`, message: `Question ${at}?` }));
      await send(
        contactForm({ email: `${randomUUID()}@example.com`, inquiryType: "assistant", message: `Handed ${at}` }),
      );
      await send(simpleEnrolment({ email: `${randomUUID()}@example.com` }));
    }
    for (const channel of channels)
      for (const contact of ["", `0300 123456${channels.indexOf(channel)}`]) await add({ channel, contact });
    const all = await waiting();
    expect(all).toHaveLength(40);
    expect(all.filter(({ subject, said }) => !subject && !said)).toEqual([]);
    expect((await sana.verbs.showToday()).leads).toMatchObject({ all: 40 });
    expect(await sana.verbs.countLeads(sana.user.id)).toEqual({ new: 40, mine: 0, later: 0 });
  });

  it("notes a call once, however often its form is sent, and finds the person by number and name", async () => {
    const [id, contact] = [randomUUID(), "0321 7654321"];
    const first = await add({ id, name: "Noor ul Huda", contact });
    expect(await add({ id, name: "Noor ul Huda", contact })).toEqual(first);
    const again = await add({ name: "Noor ul Huda", contact });
    expect(again.leadId).not.toBe(first.leadId);
    const [one, other] = [await sana.verbs.showLead(first.leadId), await sana.verbs.showLead(again.leadId)];
    expect(other.person.id).toBe(one.person.id);
    await expect(add({ contact: "no number" })).rejects.toMatchObject({ code: "invalid" });
  });

  it("is found by a name, a number and a word of what was said", async () => {
    const { leadId } = await add({ name: "فاطمہ زہرا", contact: "0333 9998887", text: "Is the certificate verified?" });
    for (const words of ["فاطمہ", "9998887", "certificate verif"]) {
      const { entries } = await sana.verbs.listLeads({ limit: 50 }, { words });
      expect(entries.map(({ id }) => id)).toContain(leadId);
    }
    expect((await sana.verbs.listLeads({ limit: 50 }, { words: "%_" })).entries).toEqual([]);
  });

  it("is found in the letters and digits of any keyboard", async () => {
    const text = "كيا فیسِ داخلہ قسطوں میں، یعنی ۴۵۰۰ ہے؟ And Zoë’s C++ class";
    const { leadId } = await add({ name: "يوسف", contact: "0345 6667778", text });
    const plain = await add({ contact: "0345 1112223", text: "Is Reading C a course?" });
    const found = async (words: string) =>
      (await sana.verbs.listLeads({ limit: 50 }, { words })).entries.map(({ id }) => id);
    for (const words of ["یوسف", "۰۳۴۵ ۶۶۶۷۷۷۸", "٦٦٦٧٧٧٨", "(0345) 666", "کیا فیس", "4500", "zoe's c++", "ZOE"])
      expect({ words, found: await found(words) }).toEqual({ words, found: expect.arrayContaining([leadId]) });
    expect(await found("C++")).toContain(leadId);
    expect(await found("C++ class")).toEqual([leadId]);
    expect(await found("course reading")).toEqual([plain.leadId]);
  });

  it("says who is answering until they have stopped, and refuses the second answer", async () => {
    const lead = await written();
    expect(await saima.verbs.holdLead(lead.id)).toEqual({ by: "Saima Latif" });
    expect(await sana.verbs.holdLead(lead.id)).toEqual({ by: "Saima Latif" });
    expect((await sana.verbs.showLead(lead.id)).answering).toBe(saima.user.id);
    await opened.database.execute(sql`
      update leads set answering_until = now() - interval '1 second' where id = ${lead.id}`);
    expect((await sana.verbs.showLead(lead.id)).answering).toBeNull();
    expect(await sana.verbs.holdLead(lead.id)).toEqual({ by: "Sana Javed" });

    const both = [saima, sana].map(async ({ verbs }) => await verbs.writeToPerson(answer(lead)));
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.filter(({ status }) => status === "rejected")).toMatchObject([{ reason: { code: "conflict" } }]);
    const { rows } = await opened.database.execute(sql`
      select count(*)::int as count from person_messages where lead_id = ${lead.id}`);
    expect(rows).toEqual([{ count: 1 }]);
    const answered = await sana.verbs.showLead(lead.id);
    expect(answered).toMatchObject({ state: "answered", owner: answered.lastAnswer?.authorId, answering: null });
    // Whoever has read the first answer may add to it.
    const more = answer(lead, { seen: answered.lastAnswer?.id, text: "And on Sunday." });
    await expect(sana.verbs.writeToPerson(more)).resolves.toMatchObject({ id: expect.any(String) });
  });

  it("repeats the question in the person's language, and names the Message-ID of the e-mail that it answers", async () => {
    const lead = await written({ message: "کلاس کب شروع ہوتی ہے؟" });
    const id = randomUUID();
    await sana.verbs.writeToPerson(answer(lead, { id, language: "ur", text: "پیر سے۔" }));
    const sent = () => smtp.received.find(({ parsed }) => parsed.messageId?.startsWith(`<${id}@`));
    await until(() => sent() !== undefined, 20_000);
    expect(sent()?.parsed.text).toContain("کلاس کب شروع ہوتی ہے؟");
    expect(sent()?.parsed.html).toContain('dir="rtl"');
    expect(sent()?.parsed.subject).toContain("آپ کے سوال کا جواب");
    expect(await sana.verbs.previewAnswer(lead.id, "پیر سے۔", "ur")).toMatchObject({
      subject: sent()?.parsed.subject,
      html: expect.stringContaining("آپ نے لکھا تھا"),
    });
  });

  it("leaves the list until its time, and is back then", async () => {
    const lead = await written();
    const comesBackAt = new Date(Date.now() + hour).toISOString();
    await sana.verbs.remindOfLead(lead.id, { comesBackAt, seen: null });
    expect((await waiting()).map(({ id }) => id)).not.toContain(lead.id);
    const later = await sana.verbs.listLeads({ limit: 50 }, { isLater: true });
    expect(later.entries.map(({ id }) => id)).toEqual([lead.id]);
    await expect(saima.verbs.remindOfLead(lead.id, { comesBackAt: null, seen: null })).rejects.toEqual(
      refusal("conflict"),
    );
    const past = new Date(Date.now() - hour).toISOString();
    await expect(sana.verbs.remindOfLead(lead.id, { comesBackAt: past, seen: comesBackAt })).rejects.toMatchObject({
      code: "invalid",
    });
    await opened.database.execute(sql`
      update leads set comes_back_at = now() - interval '1 minute', due_at = now() - interval '1 minute'
      where id = ${lead.id}`);
    expect((await waiting())[0]?.id).toBe(lead.id);
    expect((await sana.verbs.showToday()).leads.first[0]?.id).toBe(lead.id);
    // An answer that waits for one: it comes back although it was answered.
    await sana.verbs.writeToPerson(answer(lead, { comesBackAt }));
    expect(await sana.verbs.showLead(lead.id)).toMatchObject({ state: "answered", comesBackAt: new Date(comesBackAt) });
    await opened.database.execute(sql`
      update leads set comes_back_at = now() - interval '1 minute' where id = ${lead.id}`);
    expect((await waiting()).map(({ id }) => id)).toContain(lead.id);
  });

  it("waits again when somebody calls back, with its owner", async () => {
    const lead = await written();
    await sana.verbs.writeToPerson(answer(lead));
    const call = { id: randomUUID(), leadId: lead.id, channel: "phone" as const, text: "Called: and the fee?" };
    expect(await saima.verbs.noteHeard(call)).toEqual({ leadId: lead.id });
    expect(await saima.verbs.noteHeard(call)).toEqual({ leadId: lead.id });
    const now = await sana.verbs.showLead(lead.id);
    expect(now).toMatchObject({ state: "new", owner: sana.user.id, said: { channel: "phone", text: call.text } });
    expect((await sana.verbs.showPerson(lead.person.id)).incoming).toHaveLength(1);
  });

  it("is changed together with others, each with its entry in the audit", async () => {
    const leads = [await written(), await written(), await written()];
    const ids = leads.map(({ id }) => id);
    expect(await sana.verbs.changeLeads({ ids, to: { owner: saima.user.id } })).toEqual({ changed: 3 });
    expect(await sana.verbs.changeLeads({ ids, to: { state: "lost" } })).toEqual({ changed: 3 });
    expect(await sana.verbs.changeLeads({ ids, to: { state: "lost" } })).toEqual({ changed: 0 });
    for (const id of ids) expect(await sana.verbs.showLead(id)).toMatchObject({ owner: saima.user.id, state: "lost" });
    const { rows } = await opened.database.execute(sql`
      select count(*)::int as count from audit_entries
      where subject = 'lead' and verb in ('assignLead', 'settleLead') and subject_id in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})`);
    expect(rows).toEqual([{ count: 6 }]);
  });

  it("is won once its person has paid", async () => {
    const before = new Set((await waiting()).map((lead) => lead.id));
    const { reference } = await openOrder(test);
    const [id = "", ...others] = (await waiting()).map((lead) => lead.id).filter((lead) => !before.has(lead));
    expect(others).toEqual([]);
    await sana.verbs.settleOrder(reference, { verdict: "payment_confirmed", seenProof: "" });
    expect((await waiting()).map((lead) => lead.id)).not.toContain(id);
    expect(await sana.verbs.showLead(id)).toMatchObject({ state: "won" });
  });

  it("has saved replies that every member sees, changes and removes, with an entry each", async () => {
    const id = randomUUID();
    const reply = { id, title: "Month by month", texts: { en: "{fee} for {course}.", ur: "", "ur-Latn": "" } };
    await sana.verbs.saveReply(reply);
    await saima.verbs.saveReply({ ...reply, title: "By the month" });
    expect(await sana.verbs.listSavedReplies()).toEqual([{ ...reply, title: "By the month" }]);
    await sana.verbs.removeReply(id);
    await sana.verbs.removeReply(id);
    expect(await sana.verbs.listSavedReplies()).toEqual([]);
    const { rows } = await opened.database.execute(sql`
      select verb from audit_entries where subject_id = ${id} order by id`);
    expect(rows.map(({ verb }) => verb)).toEqual(["saveReply", "saveReply", "removeReply"]);
  });
});
