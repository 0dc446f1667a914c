import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { incomingSetting } from "#domains/replies/server/incoming-set.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { createSealedSettings } from "#server/links/sealed-settings.ts";
import { startTestApp } from "./app.ts";
import { contactForm } from "./contact-form.ts";
import { freePort } from "./free-port.ts";
import { type BroughtMail, bringMail, createDns } from "./mail-senders.ts";
import { startOffice } from "./office.ts";
import { someAddress } from "./orders.ts";
import { startSmtpPeer } from "./smtp.ts";
import { until } from "./until.ts";

const secret = "mailed 9f8e7d6c5b4a39281706f5e4d3c2b1a0";

/** A school that takes answers by e-mail on a port of loopback, and people who may answer. */
export async function startAnsweringSchool(opened: OpenDatabase, { demo = false } = {}) {
  const { database } = opened;
  const [smtp, port] = await Promise.all([startSmtpPeer(), freePort()]);
  const dns = createDns();
  const gmail = dns.add("mail.example");
  const stranger = dns.add("stranger.example");
  dns.add("spf.example", "v=spf1 ip4:127.0.0.1 -all");
  const test = await startTestApp(
    { DEMO_CONTENT: demo ? "on" : "off", AUTH_SECRET: secret, SMTP_URL: smtp.url, HOST: "127.0.0.1" },
    { database: { ...opened, close: async () => {} }, resolveDns: dns.resolve },
  );
  const settings = await createSealedSettings({ database, secret, formerSecrets: [], log: { warn() {}, info() {} } });
  const facts = { way: "smtp", address: "answers@school.example", port, mailbox: null };
  await database.transaction((transaction) => settings.put(transaction, incomingSetting, { facts }));
  await settings.close();
  const { member, signedUp } = startOffice(() => test);

  const reached = async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const socket = connect(port, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false));
    const is = await promise;
    socket.destroy();
    return is;
  };
  /** What the listener says to a command. */
  const announce = async (command: string) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const lines = ["EHLO mx.test", command];
    const socket = connect(port, "127.0.0.1");
    socket.on("data", (said) => {
      const next = lines.shift();
      if (next) socket.write(`${next}\r\n`);
      else resolve(String(said));
    });
    const answer = await promise;
    socket.destroy();
    return answer;
  };
  /** Somebody who asked, was answered by the staff, and may answer at an address of their own. */
  const asker = async (email: string) => {
    const body = JSON.stringify(contactForm({ email }));
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body };
    expect((await test.ask("/api/send-email", init, someAddress())).status).toBe(200);
    const { verbs } = await member("support");
    const { entries } = await verbs.listLeads({ limit: 200 });
    const lead = entries.find(({ person }) => person.email === email);
    if (!lead) throw new Error("No lead was opened.");
    await verbs.writeToPerson({ personId: lead.person.id, leadId: lead.id, kind: "email", text: "At seven?" });
    const mail = await until(() => smtp.received.find(({ to, raw }) => to.includes(email) && raw.includes("answers+")));
    const address = mail.parsed.replyTo?.[0]?.address ?? "";
    expect(address).toMatch(/^answers\+[a-z2-7]{26}@school\.example$/);
    return { email, address, lead, verbs, mail };
  };
  /** Such a person, with an address at a domain. */
  const somebody = (domain = "mail.example") => asker(`${randomUUID()}@${domain}`);
  const bring = (mail: BroughtMail) => bringMail(port, mail);
  const said = async (personId: string) => {
    const { rows } = await database.execute(
      sql`select text, lead_id from incoming_messages where person_id = ${personId} order by at`,
    );
    return rows.map(({ text }) => text);
  };
  const kept = async (personId: string) => {
    const { rows } = await database.execute(
      sql`select state, held, text from replies where person_id = ${personId} order by at, id`,
    );
    return rows;
  };
  /** Waits until every mail that was taken is read. */
  const allRead = () => until(async () => (await database.execute(sql`select from incoming_mails`)).rows.length === 0);
  await until(reached);
  return {
    ...{ smtp, port, dns, gmail, stranger, test, member, signedUp, database },
    ...{ announce, somebody, bring, said, kept, allRead },
    async stop() {
      await test.stop();
      await smtp.close();
    },
  };
}

/** A school that takes answers by e-mail. */
export type AnsweringSchool = Awaited<ReturnType<typeof startAnsweringSchool>>;
