import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { passwordChanged } from "#domains/accounts/server/account-emails.tsx";
import { findUsersByEmail } from "#domains/accounts/server/queries.ts";
import { users } from "#domains/accounts/server/tables.ts";
import { emailDepsOf } from "#server/compose/email-deps.ts";
import { renderEmails } from "#server/compose/render-emails.tsx";
import { type OpenDatabase, openDatabase } from "#server/db/client.ts";
import { createSignedTokens } from "#server/links/signed-tokens.ts";
import { createMailTurns } from "#server/mail/mail-turns.ts";
import { mailSpans, mailTurns } from "#server/mail/tables.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { contactForm } from "../../support/contact-form.ts";
import { databases } from "../../support/databases.ts";
import { demoForm, readSlots } from "../../support/demo.ts";
import { planEnrolment, simpleEnrolment } from "../../support/enrolment-forms.ts";
import { openOrder, type StudentOrder, someAddress } from "../../support/orders.ts";
import { type SmtpPeer, startSmtpPeer } from "../../support/smtp.ts";
import { until } from "../../support/until.ts";

const courses = ["data-analyst", "mern-full-stack-development", "cyber-security-ceh"];

describe.each(databases)(
  "an attacker who types a stranger's address into every form, on the $name database",
  ({ open }) => {
    let opened: OpenDatabase;
    let smtp: SmtpPeer;
    let test: TestApp;
    let strangers = 0;

    const start = async () => await startTestApp({ SMTP_URL: smtp.url, DEMO_CONTENT: "on" }, { database: opened });
    beforeAll(async () => {
      [opened, smtp] = await Promise.all([open(), startSmtpPeer()]);
      test = await start();
    });
    afterAll(async () => {
      await test.stop();
      await smtp.close();
    });

    const aStranger = () => {
      strangers += 1;
      return `stranger.${strangers}@example.com`;
    };
    const send = async (path: string, body: unknown) => {
      const headers = { "Content-Type": "application/json" };
      const answer = await test.ask(path, { method: "POST", headers, body: JSON.stringify(body) }, someAddress());
      return { status: answer.status, body: await answer.json() };
    };
    const arrived = (email: string) => smtp.received.filter(({ to }) => to.some((one) => one.toLowerCase() === email));
    const jobsLeft = async () => {
      const { rows } = await opened.database.execute(
        sql`select count(*)::int as jobs from pgboss.job
        where name = 'send-mail' and state in ('created', 'retry', 'active') and start_after <= now()`,
      );
      return Number(rows[0]?.jobs);
    };
    const allSent = async () => await until(async () => (await jobsLeft()) === 0, 20_000);
    /** Brings the end of every span, as the database's clock does after an hour. */
    const passAnHour = async () => {
      await opened.database.execute(sql`
      update pgboss.job set start_after = now() where name = 'send-mail' and data ->> 'email' = 'held-emails'`);
      await allSent();
    };

    it("sends three emails and one that tells of the others, whatever the forms and however the address is written", {
      tags: ["thorough"],
    }, async () => {
      const email = aStranger();
      const spellings = [email, email.toUpperCase(), email.replace("@", "+offers@"), email.replace("@", "+2@")];
      const references: string[] = [];
      for (const spelling of spellings) {
        await send("/api/send-email", contactForm({ email: spelling }));
        await send("/api/send-email", simpleEnrolment({ email: spelling }));
        const { body } = await send("/api/send-email", planEnrolment({ email: spelling }));
        references.push(/payment\/([A-Z0-9-]+)/.exec(body.next)?.[1] ?? "");
        const user = { name: "Ayesha", email: spelling, password: "sunny river forty two" };
        await test.app.services.accounts.own?.signUp(user, {
          address: someAddress(),
          requestId: "test",
          headers: new Headers(),
        });
      }
      for (const course of courses) {
        const [slot] = await readSlots(test.ask(`/api/demo/slots?course=${course}`));
        await send("/api/demo/bookings", demoForm(slot?.start ?? "", { email, courseId: course }));
      }
      await allSent();
      const mailbox = () => smtp.received.filter(({ to }) => to.some((one) => /^stranger\.1(\+|@)/i.test(one)));
      const fromForms = () => mailbox().filter(({ parsed }) => !/confirm/i.test(parsed.subject ?? ""));
      expect(fromForms()).toHaveLength(3);
      await passAnHour();
      const mails = fromForms();
      expect(mails).toHaveLength(4);
      const told = mails.slice(0, 3).map(({ parsed }) => parsed.text ?? "");
      const digest = mails.at(-1)?.parsed.text ?? "";
      for (const reference of references)
        expect([...told, digest].some((text) => text.includes(`/payment/${reference}?key=`))).toBe(true);
      expect(digest.match(/\/demo-booking\/[0-9a-f-]+\?key=/g)).toHaveLength(courses.length);
      expect(digest).toContain("We have received your message");
      await passAnHour();
      expect(fromForms()).toHaveLength(4);
    });

    it("takes no turn of a new password's link by signing up with the address again and again", async () => {
      const email = aStranger();
      const visitor = () => ({ address: someAddress(), requestId: "test", headers: new Headers() });
      const { own } = test.app.services.accounts;
      for (let at = 0; at < 5; at += 1)
        await own?.signUp({ name: "Ayesha", email, password: "sunny river forty two" }, visitor());
      await own?.requestPasswordReset({ email }, visitor());
      await allSent();
      const subjects = arrived(email).map(({ parsed }) => parsed.subject ?? "");
      expect(subjects.filter((subject) => subject.startsWith("You already have"))).toHaveLength(3);
      expect(subjects.filter((subject) => subject.startsWith("Choose a new password"))).toHaveLength(1);
    });

    it("has changes of a password counted until the account's address is confirmed", async () => {
      const email = aStranger();
      const visitor = { address: someAddress(), requestId: "test", headers: new Headers() };
      const { database } = opened;
      await test.app.services.accounts.own?.signUp(
        { name: "Ayesha", email, password: "sunny river forty two" },
        visitor,
      );
      const [user] = await findUsersByEmail(database, [email]);
      const [site, mailbox] = [() => demoSite, () => ({ name: "Desk", address: "desk@darsgah.example" })];
      const deps = emailDepsOf({
        ...{ database, site, siteUrl: "https://darsgah.example", staff: mailbox, organizer: mailbox },
        ...{ signedTokens: createSignedTokens("a secret of the tests, long enough"), clock: () => new Date() },
      });
      const write = passwordChanged.writer(deps, renderEmails(site, { siteUrl: deps.siteUrl, picture: () => null }));
      const poolOf = async (id = "") => (await write([id])).get(id)?.pool;
      expect(await poolOf(user?.id)).toBe("forms");
      await database.update(users).set({ emailVerified: true }).where(eq(users.email, email));
      expect(await poolOf(user?.id)).toBeNull();
    });

    it("keeps nobody from a new password: the newest link comes, and opens", { tags: ["thorough"] }, async () => {
      const email = aStranger();
      const visitor = () => ({ address: someAddress(), requestId: "test", headers: new Headers() });
      const { own } = test.app.services.accounts;
      await own?.signUp({ name: "Ayesha", email, password: "sunny river forty two" }, visitor());
      await Promise.all(Array.from({ length: 9 }, () => own?.requestPasswordReset({ email }, visitor())));
      await allSent();
      expect(arrived(email)).toHaveLength(5);
      await passAnHour();
      expect(arrived(email)).toHaveLength(6);
      const token = /reset-password\?token=(\S+)/.exec(arrived(email).at(-1)?.parsed.text ?? "")?.[1] ?? "";
      expect(await own?.isResetOpen(decodeURIComponent(token))).toBe(true);
    });
  },
);

// The program starts three times, which a busy machine does slowly.
it("tells of what was held back also when the program was killed before it could", {
  tags: ["thorough"],
  timeout: 60_000,
}, async () => {
  const smtp = await startSmtpPeer();
  const [dataDir, copy] = [newFolder(), newFolder()];
  const email = "stranger@example.com";
  const texts = () => smtp.received.filter(({ to }) => to.includes(email)).map(({ parsed }) => parsed.text ?? "");
  const first = await startTestApp({ DATA_DIR: dataDir, SMTP_URL: smtp.url });
  const ordered: StudentOrder[] = [];
  for (let at = 0; at < 6; at += 1) ordered.push(await openOrder(first, { email, message: `${at}` }));
  await until(() => texts().length === 3);
  // The state left by a killed process: its files at this moment, while it cannot run.
  cpSync(dataDir, copy, { recursive: true });
  await first.stop();
  rmSync(join(copy, "lock"), { force: true });
  const second = await startTestApp({ DATA_DIR: copy, SMTP_URL: smtp.url });
  const missing = () => ordered.filter(({ reference }) => !texts().some((text) => text.includes(`/${reference}?`)));
  await second.stop();
  // The hour's end; mails that were being sent at the kill are tried again.
  const opened = await openDatabase({ databaseUrl: null, dataDir: copy });
  await opened.database.execute(sql`update pgboss.job set start_after = now() where state in ('created', 'retry')`);
  await opened.close();
  const third = await startTestApp({ DATA_DIR: copy, SMTP_URL: smtp.url });
  await until(() => missing().length === 0, 20_000);
  await third.stop();
  await smtp.close();
  for (const folder of [dataDir, copy]) rmSync(folder, { recursive: true, force: true });
});

const newFolder = () => mkdtempSync(join(tmpdir(), "darsgah-bombing-"));

describe.each(databases)("turns on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  const queued: { about: string; at: Date | undefined }[] = [];
  const emailQueue = {
    async enqueue(_: unknown, requests: { about: string }[], at?: Date) {
      for (const { about } of requests) queued.push({ about, at });
    },
  };
  const turns = () => createMailTurns({ database: opened.database, emailQueue, secret: "a secret of this test's own" });
  const mail = (id: string, address: string, pool: "forms" | "account" = "forms") => ({
    ...{ id, pool, address, about: id },
    email: pool === "forms" ? ("order-opened" as const) : ("password-reset" as const),
  });
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => await opened.close());

  it("are given once for a mail, however often and from however many processes it is asked for", async () => {
    const address = "often@example.com";
    const asked = Array.from({ length: 40 }, (_, at) => mail(`often-${at % 20}`, address));
    const given = await Promise.all(asked.map((one) => turns().take([one])));
    const now = new Set(given.flatMap((one) => [...one].filter(([, turn]) => turn === "now").map(([id]) => id)));
    expect(now.size).toBe(3);
    const again = await turns().take(asked.slice(0, 20));
    expect([...again].filter(([, turn]) => turn === "now").map(([id]) => id)).toEqual(expect.arrayContaining([...now]));
    expect(queued).toHaveLength(1);
    expect(queued[0]?.at?.getTime()).toBeGreaterThan(Date.now() + 59 * 60_000);
  });

  it("of an account's links are five, beside those of forms", async () => {
    const address = "links@example.com";
    const asked = Array.from({ length: 8 }, (_, at) => mail(`links-${at}`, address, "account"));
    const given = await turns().take([...asked, mail("links-form", address)]);
    expect([...given.values()].filter((turn) => turn === "held")).toHaveLength(3);
    expect(given.get("links-form")).toBe("now");
  });

  it("begin again after an hour, and name nobody", async () => {
    await opened.database.update(mailSpans).set({ endsAt: new Date(Date.now() - 1) });
    const given = await turns().take([mail("later", "often@example.com")]);
    expect(given.get("later")).toBe("now");
    const kept = JSON.stringify([
      await opened.database.select().from(mailSpans),
      await opened.database.select().from(mailTurns),
    ]);
    expect(kept).not.toContain("example.com");
    expect(await opened.database.select().from(mailSpans).where(isNull(mailSpans.closedAt))).not.toEqual([]);
    expect(await opened.database.select().from(mailTurns).where(eq(mailTurns.mailId, "later"))).toHaveLength(1);
  });
});
