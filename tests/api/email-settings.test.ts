import { mkdtempSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type EmailSettings, emailSettings } from "#domains/overview/contract/email-settings.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { type SmtpPeer, startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";

const password = "a-key-of-the-mail-provider";
const [first, second, third] = ["first", "second", "third"].map((name) => `${name} 9f8e7d6c5b4a39281706f5e4d3c2b1a0`);

describe.each(databases)("how e-mails leave, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let smtp: SmtpPeer;
  let test: TestApp;
  const silent: Server[] = [];
  const { member } = startOffice(() => test);
  const start = async (environment: Record<string, string> = {}) =>
    await startTestApp(
      { DEMO_CONTENT: "off", AUTH_SECRET: first ?? "", ...environment },
      { database: { ...opened, close: async () => {} } },
    );
  const settings = (changes: Partial<EmailSettings> = {}): EmailSettings =>
    emailSettings.parse({
      ...{ senderName: "Zaiqa", senderAddress: "hello@zaiqa.example", answersTo: "desk@zaiqa.example" },
      server: {
        ...{ host: "127.0.0.1", port: new URL(smtp.url).port, security: "none", keepsSecret: false },
        secret: { user: "zaiqa", password },
      },
      ...changes,
    });
  const server = (changes: Partial<NonNullable<EmailSettings["server"]>>) => {
    const { server: typed } = settings();
    if (!typed) throw new Error("There is none.");
    return settings({ server: { ...typed, ...changes } });
  };

  beforeAll(async () => {
    [opened, smtp] = await Promise.all([open(), startSmtpPeer()]);
    test = await start();
  }, 60_000);
  afterEach(() => {
    for (const one of silent.splice(0)) one.close();
  });
  afterAll(async () => {
    await test.stop();
    await opened.close();
    await smtp.close();
  });

  it("an owner types the mail server; the next e-mail leaves by it, and its password goes nowhere", async () => {
    const sana = await member();
    expect((await sana.verbs.showStatus()).mailServer).toBeNull();
    expect(test.app.services.office.mailState()).toBe("filed");
    await expect(sana.verbs.sendTestMessage()).rejects.toMatchObject({ reason: "mail.none" });
    await sana.verbs.setEmailSettings(settings());
    expect(test.app.services.office.mailState()).toBe("sent");
    expect((await sana.verbs.showStatus()).mailServer).toEqual({ host: "127.0.0.1" });
    expect(await sana.verbs.sendTestMessage()).toEqual({ sent: true });
    const trial = await until(() => smtp.received.find(({ to }) => to.includes(sana.email)));
    expect(trial.parsed.from).toMatchObject({ name: "Zaiqa", address: "hello@zaiqa.example" });
    expect(smtp.logins).toContainEqual({ user: "zaiqa", password });
    const told = await until(() =>
      smtp.received.find(
        ({ to, parsed }) => to.includes(sana.email) && parsed.subject === "How e-mails leave was changed",
      ),
    );
    expect(told.parsed.text).toContain("127.0.0.1");
    expect(trial.parsed.replyTo?.[0]?.address).toBe("desk@zaiqa.example");
    // Without a restart, the queue sends by it too.
    const { email } = await member("manager");
    await sana.verbs.inviteStaff({ name: "Bilal", email: `new-${email}`, role: "support", batchIds: [] });
    const mail = await until(() => smtp.received.find(({ to }) => to.includes(`new-${email}`)));
    expect(mail.parsed.from?.address).toBe("hello@zaiqa.example");
    const shown = await sana.verbs.showEmailSettings();
    expect(shown).toMatchObject({ senderName: "Zaiqa", hasLogin: true, isLocked: false, environment: null });
    const { rows } = await opened.database.execute(
      sql`select verb, details::text as details from audit_entries where verb in ('setEmailSettings', 'sendTestMessage')`,
    );
    expect(rows).toHaveLength(2);
    const documents = await test.app.manage(new Request("http://manage/content/documents"));
    const stored = await opened.database.execute(sql`select facts::text as facts, sealed from sealed_settings`);
    for (const said of [shown, rows, await documents.text(), stored.rows]) {
      expect(JSON.stringify(said)).not.toContain(password);
      expect(JSON.stringify(said)).not.toContain('"user"');
    }
  });

  it("every process takes it without a restart", async () => {
    const other = await start();
    const { verbs } = await member();
    await verbs.setEmailSettings(settings({ server: null }));
    await until(() => other.app.services.office.mailState() === "filed" || undefined);
    await verbs.setEmailSettings(settings());
    await until(() => other.app.services.office.mailState() === "sent" || undefined);
    await other.stop();
  });

  it("keeps name and password for the server that they were typed for, and nothing else", async () => {
    const { verbs } = await member();
    await verbs.setEmailSettings(settings());
    await verbs.setEmailSettings({ ...server({ secret: null, keepsSecret: true }), senderName: "Zaiqa Lahore" });
    expect(await verbs.showEmailSettings()).toMatchObject({ senderName: "Zaiqa Lahore", hasLogin: true });
    const elsewhere = server({ secret: null, keepsSecret: true, host: "mail.example" });
    await expect(verbs.setEmailSettings(elsewhere)).rejects.toMatchObject({ reason: "mail.typeAgain" });
    const open = server({ host: "mail.example" });
    await expect(verbs.setEmailSettings(open)).rejects.toMatchObject({ reason: "mail.openPassword" });
    await verbs.setEmailSettings(server({ secret: null, keepsSecret: false }));
    expect((await verbs.showEmailSettings()).hasLogin).toBe(false);
  });

  it("only an owner with a fresh second factor may", async () => {
    const manager = await member("manager");
    for (const act of [() => manager.verbs.setEmailSettings(settings()), () => manager.verbs.sendTestMessage()])
      await expect(act()).rejects.toMatchObject({ code: "forbidden" });
    await expect(manager.verbs.showEmailSettings()).rejects.toMatchObject({ code: "forbidden" });
  });

  it("says in what a mail server fails, and five times an hour", { timeout: 60_000 }, async () => {
    const { verbs } = await member();
    const listening = async (answer: string) => {
      const one = createServer((socket) => void (answer && socket.write(answer))).listen(0, "127.0.0.1");
      silent.push(one);
      await new Promise((resolve) => one.once("listening", resolve));
      const address = one.address();
      return typeof address === "object" && address ? address.port : 0;
    };
    const tried = async (changes: Partial<NonNullable<EmailSettings["server"]>>) => {
      await verbs.setEmailSettings(server(changes));
      return await verbs.sendTestMessage();
    };
    expect(await tried({ port: 1 })).toMatchObject({ sent: false, reason: "closed" });
    // It takes the connection and never says a word.
    expect(await tried({ port: await listening("") })).toMatchObject({ sent: false, reason: "hangs" });
    // No answer of a service that is no mail server is shown.
    const strange = await tried({ port: await listening("SSH-2.0-secret-of-this-house\r\n") });
    expect(strange).toMatchObject({ sent: false, answer: "" });
    smtp.refuseWith = 550;
    const refused = await tried({});
    smtp.refuseWith = null;
    expect(refused).toMatchObject({ sent: false, reason: "refused", answer: expect.stringContaining("550") });
    expect(await tried({ security: "tls" })).toMatchObject({ sent: false, reason: "tls" });
    await expect(verbs.sendTestMessage()).rejects.toMatchObject({ code: "throttled" });
  });

  it("seals again with a new AUTH_SECRET whose last one is known; else it starts, and asks for it", async () => {
    const sana = await member();
    await sana.verbs.setEmailSettings(settings());
    await test.stop();
    test = await start({ AUTH_SECRET: second ?? "", AUTH_SECRET_BEFORE: first ?? "" });
    expect(test.app.services.office.mailState()).toBe("sent");
    await test.stop();
    test = await start({ AUTH_SECRET: third ?? "" });
    expect(test.app.services.office.mailState()).toBe("locked");
    const again = await member();
    expect(await again.verbs.showEmailSettings()).toMatchObject({ isLocked: true });
    await expect(again.verbs.setEmailSettings(server({ secret: null, keepsSecret: true }))).rejects.toMatchObject({
      reason: "mail.typeAgain",
    });
    // An invitation waits until then.
    const email = `waits-${again.email}`;
    await again.verbs.inviteStaff({ name: "Bilal", email, role: "support", batchIds: [] });
    await again.verbs.setEmailSettings(settings());
    await until(() => smtp.received.find(({ to }) => to.includes(email)));
  });

  it("the environment wins", async () => {
    await test.stop();
    test = await start({
      AUTH_SECRET: third ?? "",
      SMTP_URL: smtp.url,
      MAIL_FROM: "Desk <desk@of-the-machine.example>",
    });
    const { verbs, email } = await member();
    expect(await verbs.showEmailSettings()).toMatchObject({ environment: "127.0.0.1" });
    await verbs.setEmailSettings({ senderName: null, senderAddress: null, answersTo: null });
    expect(await verbs.sendTestMessage()).toEqual({ sent: true });
    const mail = await until(() => smtp.received.findLast(({ to }) => to.includes(email)));
    expect(mail.parsed.from?.address).toBe("desk@of-the-machine.example");
  });

  it("asks no machine of its own network in the name of a site on the internet", async () => {
    await test.stop();
    const site = { AUTH_SECRET: third ?? "", SITE_URL: "https://zaiqa.example" };
    test = await start({ ...site, DATA_DIR: mkdtempSync(join(tmpdir(), "darsgah-test-")) });
    const { verbs } = await member();
    for (const host of ["127.0.0.1", "localhost", "::1", "::ffff:127.0.0.1", "169.254.169.254", "0.0.0.0"])
      await expect(verbs.setEmailSettings(server({ host, secret: null })), host).rejects.toMatchObject({
        reason: "mail.local",
      });
    // One that was stored before the site was on the internet is not asked either.
    expect(await verbs.sendTestMessage()).toMatchObject({ sent: false, reason: "local" });
  });
});
