import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findOrder } from "#domains/money/server/queries/order-queries.ts";
import { exportedTables, findPersonalData } from "#domains/privacy/server/personal-data.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { handedOver } from "#server/db/personal.ts";
import { knownMigrations } from "#server/db/schema-history.ts";
import { settleOrder } from "../support/call-verb.ts";
import { databases } from "../support/databases.ts";
import { expectPlacesCounted } from "../support/demo-places.ts";
import { startManaged } from "../support/managed-program.ts";
import { outboxFiles } from "../support/outbox-mails.ts";
import { type Staff, startStaff } from "../support/staff.ts";
import { leaveTraces, type Traces } from "../support/traces.ts";
import { until } from "../support/until.ts";

describe.each(databases)("what is held about a person on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  const email = "Ayesha.Khan@Example.com";
  /** A server's name is the same in any case; the part before it need not be. */
  const stored = "Ayesha.Khan@example.com";
  const other = "mayesha.khan@example.com";
  let traces: Traces;
  let others: Traces;

  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
    traces = await leaveTraces(staff.test, email);
    others = await leaveTraces(staff.test, other);
    await until(async () => (await emailsWaiting()) === 0, 20_000);
  }, 120_000);
  afterAll(async () => await staff.test.stop());

  const emailsWaiting = async () => {
    const found = await opened.database.execute(sql`
      select count(*)::int as count from pgboss.job
      where name = 'send-mail' and state < 'completed' and start_after <= now()`);
    return Number(found.rows[0]?.count);
  };
  const settle = ({ reference }: Traces["order"], verdict: string) => settleOrder(staff.test, reference, { verdict });
  const proofFiles = () => readdirSync(join(staff.test.dataDir, "files/payment-proofs"));
  const mails = () => outboxFiles(staff.test.dataDir);
  const sections = Object.keys(exportedTables) as (keyof typeof exportedTables)[];
  /** A row does not repeat the record that it is shown in. */
  const isTold = (name: string, value: unknown) =>
    typeof value === "string" && !["orderId", "attemptId"].includes(name);
  /** Every row and job of the database as one text in small letters. */
  const everything = async () => {
    const tables = knownMigrations().at(-1)?.tables ?? [];
    const found = await Promise.all(
      [...tables.map((name) => `public.${name}`), "pgboss.job"].map(async (name) => {
        const { rows } = await opened.database.execute(
          sql.raw(`select row_to_json(kept)::text as line from ${name} kept`),
        );
        return rows.map(({ line }) => String(line)).join("\n");
      }),
    );
    return found.join("\n").toLowerCase();
  };

  it("is handed out whole, however the address is written, and without a secret of the program's", async () => {
    const { status, body } = await staff.ask("POST", "/people/export", { email: email.toUpperCase() });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      people: [{ name: "Ayesha Khan", email: email.toLowerCase() }],
      leads: [{ source: "contact" }, { source: "enrolment" }, { source: "enrolment" }, { source: "demo" }],
      inquiries: [{ firstName: "Ayesha", email: stored, message: "Is there a weekend batch?" }],
      enrolmentRequests: [
        { form: "simple", email: stored },
        { form: "plan", email: stored },
      ],
      orders: [
        {
          reference: traces.order.reference,
          state: "proof_sent",
          changes: [{ state: "awaiting_payment" }, { state: "proof_sent" }],
          proofs: [{ fileName: expect.stringMatching(/\.png$/), mediaType: "image/png" }],
        },
      ],
      demoBookings: [{ email: email.toLowerCase() }],
      account: {
        email: email.toLowerCase(),
        passwordSetAt: expect.any(String),
        sessions: [{ userAgent: expect.any(String) }],
      },
      emails: { waiting: [{ email: "demo-reminder-day" }, { email: "demo-reminder-hour" }] },
    });
    expect(body.emails.files.length).toBeGreaterThan(8);
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/token|scrypt|fingerprint|mayesha/i);
    const rows = await findPersonalData(opened.database, { email });
    for (const section of sections)
      for (const row of handedOver<object>(exportedTables[section], rows[section], "person"))
        for (const [name, value] of Object.entries(row))
          if (isTold(name, value)) expect(text, `${section}.${name}`).toContain(JSON.stringify(value));
  });

  it("is not erased while nobody has looked at a proof of payment", async () => {
    const refused = await staff.ask("POST", "/people/erase", { email });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message: `It is not decided yet whether ${traces.order.reference} is paid: confirm or reject that payment first.`,
      },
    });
    expect((await everything()).match(/[^m]ayesha\.khan@example\.com/g)?.length).toBeGreaterThan(4);
  });

  it("is erased everywhere; what is paid keeps its amount and date, and nobody's name", async () => {
    await settle(traces.order, "payment_confirmed");
    await until(async () => (await emailsWaiting()) === 0);
    const before = await findOrder(opened.database, traces.order.reference);
    const { status, body } = await staff.ask("POST", "/people/erase", { email: email.toLowerCase() });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        inquiries: 1,
        leads: 4,
        enrolments: 0,
        enrolmentRequests: 1,
        orders: 0,
        proofs: 1,
        demoBookings: 1,
        accounts: 1,
        sessions: 1,
        anonymised: [traces.order.reference],
      },
    });
    expect(await findOrder(opened.database, traces.order.reference)).toEqual(before);
    expect(await everything()).not.toMatch(/[^m]ayesha\.khan@example\.com/);
    expect(mails().filter((mail) => /[^m]ayesha\.khan@example\.com/i.test(mail))).toEqual([]);
    expect(proofFiles().length).toBe(1);
    await expectPlacesCounted(opened.database);

    const listed = await staff.call("findOrder", traces.order.reference);
    expect(listed.body).toMatchObject({ state: "paid", student: { firstName: "", lastName: "", email: "" } });
    expect((await staff.ask("POST", "/people/erase", { email })).status).toBe(404);
    expect((await staff.ask("POST", "/people/export", { email })).status).toBe(404);
  });

  it("leaves everybody else alone", async () => {
    const { body } = await staff.ask("POST", "/people/export", { email: other });
    expect(body).toMatchObject({
      inquiries: [{}],
      enrolmentRequests: [{}, {}],
      orders: [{ proofs: [{}] }],
      demoBookings: [{}],
    });
    expect(body.emails.waiting.length).toBe(2);
    expect(mails().some((mail) => mail.includes(other))).toBe(true);
  });

  it("goes with the order where that is not paid, and the files with it", async () => {
    await settle(others.order, "proof_refused");
    const { body } = await staff.ask("POST", "/people/erase", { email: other });
    expect(body).toMatchObject({ enrolmentRequests: 2, orders: 1, proofs: 1, anonymised: [] });
    expect(await findOrder(opened.database, others.order.reference)).toBeUndefined();
    expect(proofFiles()).toEqual([]);
    expect(await everything()).not.toContain("ayesha");
  });

  it("is not looked for under what is no address", async () => {
    expect(await staff.ask("POST", "/people/export", { email: "%" })).toMatchObject({ status: 422 });
  });
});

describe("the commands about a person", () => {
  it("print, ask for --yes, and say what went, where no program runs", {
    tags: ["thorough"],
    timeout: 120_000,
  }, async () => {
    const program = await startManaged("embedded", false);
    await program.whileServing((test) => leaveTraces(test, "bilal@example.com"));
    const held = await program.answer<{ orders: { reference: string }[] }>("export-person", "Bilal@example.com");
    const [order] = held.orders;
    expect(await program.type(["erase-person", "bilal@example.com"])).toEqual({
      code: 2,
      out: "",
      err: "Nothing was erased: add --yes to mean it. export-person bilal@example.com shows what is held.\n",
    });
    const seen = await program.answer<{ review: { latestProof: string } }>(
      "call",
      "findOrder",
      `"${order?.reference}"`,
    );
    const decision = { verdict: "payment_confirmed", seenProof: seen.review.latestProof };
    await program.answer("call", "settleOrder", JSON.stringify([order?.reference, decision]));
    const erased = await program.type(["erase-person", "bilal@example.com", "--yes"]);
    expect(erased).toMatchObject({ code: 0, err: "" });
    expect(erased.out).toMatch(
      /^Erased what was held about bilal@example\.com: 1 inquiry, 4 leads, 1 enrolment request, 1 proof of payment, 1 demo booking, 1 account, 1 session/,
    );
    expect(erased.out).toContain(`kept without the person for the accounts: ${order?.reference}.`);
    expect(readdirSync(join(program.dataDir, "files/payment-proofs"))).toEqual([]);
    const listed = await program.type(["call", "listOrders", '{"limit":5}']);
    expect(listed.out).not.toMatch(/bilal/i);
    await program.stop();
  });
});
