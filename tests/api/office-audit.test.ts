import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { contactForm } from "../support/contact-form.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { someAddress } from "../support/orders.ts";

describe.each(databases)("the audit in the back office on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let test: TestApp;
  const { member } = startOffice(() => test);

  beforeAll(async () => {
    opened = await open();
    test = await startTestApp({ DEMO_CONTENT: "off" }, { database: opened });
  });
  afterAll(async () => await test.stop());

  it("lists what was done by whom, and exports it without a formula", async () => {
    const { verbs, user } = await member();
    const body = JSON.stringify(contactForm());
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body };
    expect((await test.ask("/api/send-email", init, someAddress())).status).toBe(200);
    const [lead] = (await verbs.listLeads({ limit: 1 }, {})).entries;
    if (!lead) throw new Error("No lead was opened.");
    await verbs.settleLead(lead.id, { state: "won", seen: "new" });
    const filter = { subject: "lead", subjectId: lead.id };
    const { entries, next } = await verbs.listAudit({ limit: 10 }, filter);
    expect(entries).toEqual([
      expect.objectContaining({
        actor: "staff",
        actorId: user.id,
        verb: "settleLead",
        details: { from: "new", to: "won" },
        record: { name: "Ayesha Khan", path: `/leads/${lead.id}?state=all` },
      }),
    ]);
    expect(next).toBeNull();
    await verbs.makeDiscount({ code: "FORMULA-1", percent: 10, maxUses: 1 });
    await opened.database.execute(sql`
      update audit_entries set subject_id = '=HYPERLINK("https://evil.example")' where subject_id = 'FORMULA-1'`);
    const csv = await text(Readable.from(await verbs.exportAudit({ subject: "discount" })));
    expect(csv.startsWith("\ufeffat,actor,actorId,verb,subject,subjectId,details")).toBe(true);
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    const first = await verbs.listAudit({ limit: 1 }, {});
    expect(first.entries[0]).toMatchObject({ verb: "exportAudit" });
    const second = await verbs.listAudit({ limit: 1, after: first.next ?? [] }, {});
    expect(second.entries[0]?.id).toBeLessThan(first.entries[0]?.id ?? 0);
  });

  it("exports entries a few at a time: the next when the last were taken", async () => {
    const { verbs } = await member();
    await opened.database.execute(sql`
      insert into audit_entries (at, actor, actor_id, verb, subject, subject_id, details)
      select now() - n * interval '1 second', 'staff', 'nobody', 'settleLead', 'lead', 'many', '{}'
      from generate_series(1, 1000) n`);
    const pieces: string[] = [];
    for await (const piece of await verbs.exportAudit({ subjectId: "many" })) pieces.push(piece);
    expect(pieces.length).toBeGreaterThanOrEqual(6);
    expect(Math.max(...pieces.map((piece) => piece.split("\n").length))).toBeLessThanOrEqual(201);
    expect(pieces.join("").trim().split("\n")).toHaveLength(1002);
  });
});
