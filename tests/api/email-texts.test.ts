import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { type SmtpPeer, startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";

const kind = "staff-invitation";
const subject = "staff.invitation.subject";

describe.each(databases)("the texts of e-mails on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let smtp: SmtpPeer;
  let test: TestApp;
  const { member } = startOffice(() => test);

  beforeAll(async () => {
    [opened, smtp] = await Promise.all([open(), startSmtpPeer()]);
    test = await startTestApp({ DEMO_CONTENT: "off", SMTP_URL: smtp.url }, { database: opened });
  }, 60_000);
  afterAll(async () => {
    await test.stop();
    await smtp.close();
  });

  it("the frame beside the form says when the session has ended, and may be framed by the office alone", async () => {
    const answer = await test.ask(`/admin/preview/email/${kind}`);
    expect(answer.status).toBe(401);
    expect(answer.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self'");
    expect(await answer.text()).toContain("Your session has ended.");
  });

  it("every e-mail is listed, and the next one reads as it was written", async () => {
    const { verbs } = await member("manager");
    const owner = await member();
    const listed = await verbs.listEmailTexts();
    expect(listed.length).toBeGreaterThan(45);
    expect(listed.every(({ edited }) => edited === 0)).toBe(true);
    const { texts } = await verbs.showEmailTexts(kind);
    const own = texts.find(({ place }) => place === subject);
    if (!own) throw new Error("It has no subject.");
    await verbs.setEmailTexts({ kind }, { [subject]: `${own.own}, at last` });
    const email = `new-${owner.email}`;
    await owner.verbs.inviteStaff({ name: "Bilal", email, role: "support", batchIds: [] });
    const mail = await until(() => smtp.received.find(({ to }) => to.includes(email)));
    expect(mail.parsed.subject).toMatch(/, at last$/);
    expect((await verbs.listEmailTexts()).find((one) => one.kind === kind)).toMatchObject({ edited: 1, changed: 0 });
    expect((await verbs.showStatus()).brokenTexts).toBe(0);
    const { rows } = await opened.database.execute(
      sql`select subject_id, details::text as details from audit_entries where verb = 'setEmailTexts'`,
    );
    expect(rows).toEqual([{ subject_id: `settings/emails/${kind}`, details: "{}" }]);
    // The program's text again.
    await verbs.setEmailTexts({ kind }, { [subject]: "" });
    expect((await verbs.listEmailTexts()).find((one) => one.kind === kind)?.edited).toBe(0);
  });

  it("shows it while it is written, and refuses at the field what cannot be sent", async () => {
    const { verbs } = await member("manager");
    const place = "orders.received.text";
    const email = "proof-received";
    const kinds = (await verbs.listEmailTexts()).map((one) => one.kind);
    const found = await Promise.all(kinds.map(async (one) => [one, await verbs.showEmailTexts(one)] as const));
    const [named = email] = found.find(([, { texts }]) => texts.some((text) => text.place === place)) ?? [];
    const { html } = await verbs.previewEmailTexts({ kind: named }, "", { [place]: "**Got** {amount}, {reference}." });
    expect(html).toContain("<!doctype html>");
    const refused = async (text: string) =>
      await verbs.setEmailTexts({ kind: named }, { [place]: text }).catch((error) => error.fields);
    expect(await refused("Thank you.")).toMatchObject({
      [place]: { reason: "emailText.missing", values: { facts: "{amount}, {reference}" } },
    });
    expect(await refused("{amount} {reference} {password}")).toMatchObject({
      [place]: { reason: "emailText.unknown", values: { facts: "{password}" } },
    });
    await expect(verbs.setEmailTexts({ kind }, { [subject]: "One\nBcc: a@evil.example" })).rejects.toMatchObject({
      fields: { [subject]: { reason: "field.notOneLine" } },
    });
    await expect(verbs.setEmailTexts({ kind }, { [place]: "of another e-mail" })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(verbs.setEmailTexts({ kind: "none" }, {})).rejects.toMatchObject({ code: "not_found" });
    const support = await member("support");
    await expect(support.verbs.setEmailTexts({ kind }, {})).rejects.toMatchObject({ code: "forbidden" });
  });

  it("shows a changed default beside the owner's text, and says when one is not used", async () => {
    const { verbs } = await member("manager");
    const text = (said: string, basedOn: string) => JSON.stringify({ en: { [subject]: { text: said, basedOn } } });
    const store = async (facts: string) => {
      await opened.database.execute(
        sql`insert into sealed_settings (name, facts, changed_at) values ('email texts', ${facts}::jsonb, now())
          on conflict (name) do update set facts = excluded.facts`,
      );
      await opened.database.execute(sql`select pg_notify('sealed_settings_changed', '')`);
    };
    await store(text("Come and work here", "The text of last year"));
    await until(async () => {
      const { texts } = await verbs.showEmailTexts(kind);
      return texts.find(({ place }) => place === subject)?.before === "The text of last year" || undefined;
    });
    await store(text("Come to {gone}", "The text of last year"));
    await until(async () => (await verbs.showStatus()).brokenTexts === 1 || undefined);
  });
});
