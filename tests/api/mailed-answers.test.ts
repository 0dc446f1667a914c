import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import { type AnsweringSchool, startAnsweringSchool } from "../support/answering-school.ts";
import { databases } from "../support/databases.ts";
import { until } from "../support/until.ts";

describe.each(databases)("answers by e-mail, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let school: AnsweringSchool;

  beforeAll(async () => {
    opened = await open();
    school = await startAnsweringSchool(opened);
  }, 60_000);
  afterAll(async () => {
    await school.stop();
    await opened.close();
  });

  it("are posted in their thread, without what they quote, and let the lead wait again", async () => {
    const { email, address, lead, verbs } = await school.somebody();
    const text =
      "Yes, at seven.\n\nOn Tue, Nov 24, 2026 at 7:30 PM School <office@school.example> wrote:\n> At seven?\n";
    expect(await school.bring({ to: address, from: email, signedBy: school.gmail, text })).toContain("250");
    await school.allRead();
    expect(await school.said(lead.person.id)).toEqual(["Yes, at seven."]);
    expect(await verbs.showLead(lead.id)).toMatchObject({ state: "new" });
    expect(await school.kept(lead.person.id)).toMatchObject([{ state: "posted", held: null, text: "" }]);
  });

  it("are posted by the machines that may send for the writer's domain, too", async () => {
    const { email, address, lead } = await school.somebody("spf.example");
    await school.bring({ to: address, from: email, text: "By SPF." });
    await school.allRead();
    expect(await school.said(lead.person.id)).toEqual(["By SPF."]);
  });

  it("are posted once, however often the same mail comes", async () => {
    const { email, address, lead } = await school.somebody();
    const mail = {
      to: address,
      from: email,
      signedBy: school.gmail,
      text: "Once.",
      messageId: `<${randomUUID()}@mail.example>`,
    };
    await Promise.all([school.bring(mail), school.bring(mail), school.bring(mail)]);
    await school.allRead();
    await school.bring(mail);
    await school.allRead();
    expect(await school.said(lead.person.id)).toEqual(["Once."]);
    expect(await school.kept(lead.person.id)).toHaveLength(1);
  });

  it("of programs are forgotten: absences, lists, receipts", async () => {
    const { email, address, lead } = await school.somebody();
    const automatic: Record<string, string>[] = [
      { "Auto-Submitted": "auto-replied" },
      { Precedence: "bulk" },
      { "X-Autoreply": "yes" },
      { "List-Id": "<all.school.example>" },
    ];
    for (const headers of automatic)
      await school.bring({ to: address, from: email, signedBy: school.gmail, text: "Away.", headers });
    await school.bring({ to: address, from: email, sender: "", signedBy: school.gmail, text: "No sender." });
    await school.allRead();
    expect([await school.said(lead.person.id), await school.kept(lead.person.id)]).toEqual([[], []]);
  });

  it("bring files, named as hand-ins are, and never their HTML", async () => {
    const { email, address, lead } = await school.somebody();
    await school.bring({
      ...{ to: address, from: email, signedBy: school.gmail },
      html: "<script>steal()</script><p>See <b>this</b> &lt;file&gt;.</p>",
      attachments: [
        { filename: "../../etc/pass\u202ewd.pdf", content: "%PDF-1.4" },
        { filename: "empty.txt", content: "" },
      ],
    });
    await school.allRead();
    expect(await school.said(lead.person.id)).toEqual(["See this <file>.\n[passwd.pdf]"]);
    const { rows } = await school.database.execute(
      sql`select name, size, file_key from reply_files join replies on replies.id = reply_id where person_id = ${lead.person.id}`,
    );
    expect(rows).toMatchObject([{ name: "passwd.pdf", size: 8 }]);
    expect(await school.test.app.storage.describe(String(rows[0]?.file_key) as never)).toMatchObject({ size: 8 });
  });

  it("are kept whole, and say so where one is longer than is kept", async () => {
    const { email, address, lead } = await school.somebody();
    const bring = async (text: string) => {
      await school.bring({ to: address, from: email, signedBy: school.gmail, text });
      await school.allRead();
      return String((await school.said(lead.person.id)).at(-1));
    };
    const long = `Please read on. ${"All of it matters. ".repeat(2_000)}End.`;
    expect((await bring(long)).endsWith("End.")).toBe(true);
    const longer = await bring(`Please read on. ${"All of it matters. ".repeat(3_000)}End.`);
    expect(longer.endsWith("\n[The e-mail is longer: its rest was left out.]")).toBe(true);
  });

  it("say how many of their files were left out", async () => {
    const { email, address, lead } = await school.somebody();
    const attachments = Array.from({ length: 12 }, (_, at) => ({ filename: `${at}.txt`, content: "A file" }));
    await school.bring({ to: address, from: email, signedBy: school.gmail, text: "All of them.", attachments });
    await school.allRead();
    const [said = ""] = (await school.said(lead.person.id)).map(String);
    expect(said.split("\n")).toEqual([
      ...["All of them.", "[2 files were left out: an answer takes 10.]"],
      ...attachments.slice(0, 10).map(({ filename }) => `[${filename}]`),
    ]);
  });

  it("wait while the DNS of their sender does not answer", async () => {
    const { email, address, lead } = await school.somebody();
    school.dns.goAway(true);
    await school.bring({ to: address, from: email, signedBy: school.gmail, text: "Later." });
    await until(async () => {
      const { rows } = await school.database.execute(
        sql`select 1 from pgboss.job where name = 'read-mail' and state = 'retry'`,
      );
      return rows.length > 0;
    });
    school.dns.goAway(false);
    await school.allRead();
    expect(await school.said(lead.person.id)).toEqual(["Later."]);
  });

  it("mark an address to which a mail of ours could not be delivered; a stranger's report marks nobody", async () => {
    const { email, lead, mail } = await school.somebody();
    const [, returned = ""] = /^([\s\S]*?)\r\n\r\n/.exec(mail.raw) ?? [];
    const report = (about: string, head: string) =>
      [
        ...["From: MAILER-DAEMON@mx.test", "To: office@school.example", "MIME-Version: 1.0"],
        'Content-Type: multipart/report; report-type=delivery-status; boundary="r"',
        ...[
          "",
          "--r",
          "Content-Type: text/plain",
          "",
          "Not delivered.",
          "--r",
          "Content-Type: message/delivery-status",
        ],
        ...["", "Reporting-MTA: school.dns; mx.test", "", `Final-Recipient: rfc822; ${about}`, "Action: failed"],
        ...["Status: 5.1.1", "Diagnostic-Code: smtp; 550 5.1.1 User unknown", "", "--r"],
        ...["Content-Type: text/rfc822-headers", "", head, "", "--r--", ""],
      ].join("\r\n");
    const from = mail.parsed.from?.address ?? "";
    const refusals = async () => {
      const { rows } = await school.database.execute(
        sql`select refusal from people where id = ${lead.person.id} and refused_at is not null`,
      );
      return rows.map(({ refusal }) => refusal);
    };
    const send = (raw: string) => school.bring({ to: from, from: "", sender: "", raw });
    await send(report(email, returned.replace(/^X-Mail-Key:.*$/im, "X-Mail-Key: aaaaaaaaaaaaaaaaaaaaaa")));
    await send(report("another@mail.example", returned));
    await school.allRead();
    expect(await refusals()).toEqual([]);
    await send(report(email, returned));
    await school.allRead();
    expect(await refusals()).toEqual(["550 5.1.1 User unknown"]);
  });
});
