import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import type { Page, PageRequest } from "#server/db/keyset.ts";
import { contactForm } from "../support/contact-form.ts";
import { databases } from "../support/databases.ts";
import { someAddress } from "../support/orders.ts";
import { type Staff, startStaff } from "../support/staff.ts";

describe.each(databases)("leads on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;

  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
    for (const name of ["one", "two", "three"]) {
      const body = JSON.stringify(contactForm({ email: `${name}@example.com` }));
      const init = { method: "POST", headers: { "Content-Type": "application/json" }, body };
      expect((await staff.test.ask("/api/send-email", init, someAddress())).status).toBe(200);
    }
    await opened.database.execute(sql`
      update leads set due_at = now() - interval '2 hours'
      where person_id = (select id from people where email = 'two@example.com')`);
  }, 60_000);
  afterAll(async () => await staff.test.stop());

  const listed = async (filter = {}) => (await staff.call("listLeads", { limit: 500 }, filter)).body.entries;
  const namesOf = (leads: { person: { email: string } }[]) => leads.map(({ person }) => person.email.split("@")[0]);
  const acts = async () => {
    const { rows } = await opened.database.execute(sql`
      select actor, verb, details from audit_entries where subject = 'lead' order by id`);
    return rows;
  };

  it("are listed latest first, and those that wait by when an answer is due", async () => {
    expect(namesOf(await listed())).toEqual(["three", "two", "one"]);
    const waiting = await listed({ state: "new" });
    expect(namesOf(waiting)).toEqual(["two", "one", "three"]);
    expect(waiting[1]).toMatchObject({ source: "contact", state: "new", owner: null });
    expect(Date.parse(waiting[1].dueAt) - Date.parse(waiting[1].createdAt)).toBe(24 * 3600 * 1000);
    expect(await listed({ state: "won" })).toEqual([]);
    expect((await staff.call("listLeads", { limit: 5 }, { state: "old" })).status).toBe(422);
  });

  it("come from the assistant too: a question that it could not answer, sent to a person, once", async () => {
    const send = async (more: object) => {
      const form = contactForm({
        email: "asked@example.com",
        inquiryType: "assistant",
        message: "Do you have vacancies?",
      });
      const body = JSON.stringify({ ...form, ...more });
      const init = { method: "POST", headers: { "Content-Type": "application/json" }, body };
      expect((await staff.test.ask("/api/send-email", init, someAddress())).status).toBe(200);
    };
    await send({});
    const leads: { id: string; source: string; person: object }[] = await listed();
    const asked = leads.filter(({ source }) => source === "assistant");
    expect(asked).toMatchObject([{ person: { email: "asked@example.com", name: "Ayesha Khan" } }]);
    await opened.database.execute(sql`delete from leads where source = 'assistant'`);
  });

  it("are marked where a program has probably sent them, and are lost in no case", async () => {
    const form = contactForm({ email: "robot@example.com" });
    const init = { method: "POST", headers: { "Content-Type": "application/json" } };
    for (const leftEmpty of ["https://robot.example", "", undefined]) {
      const body = JSON.stringify({ ...form, leftEmpty });
      expect((await staff.test.ask("/api/send-email", { ...init, body }, someAddress())).status).toBe(200);
    }
    const { rows } = await opened.database.execute(sql`
      select leads.is_suspect from leads join people on people.id = leads.person_id
      where people.email = 'robot@example.com' order by leads.is_suspect`);
    expect(rows.map((row) => row.is_suspect)).toEqual([false, false, true]);
    await opened.database.execute(sql`
      delete from leads where person_id = (select id from people where email = 'robot@example.com')`);
  });

  it("come in pages that together are the list", async () => {
    for (const filter of [{ state: "new" }, {}]) {
      const all = await listed(filter);
      const found: object[] = [];
      let page: PageRequest | null = { limit: 2 };
      while (page) {
        const { entries, next }: Page<object> = (await staff.call("listLeads", page, filter)).body;
        found.push(...entries);
        page = next && { limit: 2, after: next };
      }
      expect(found).toEqual(all);
    }
  });

  it("are answered, won or lost, each act once, and a mistake is mended", async () => {
    const [{ id }] = await listed({ state: "new" });
    const settle = (state: string) => staff.call("settleLead", id, { state });
    expect(await settle("answered")).toMatchObject({ status: 200, body: { id, state: "answered", changed: true } });
    expect((await settle("answered")).body).toEqual({ id, state: "answered", changed: false });
    expect((await settle("lost")).body.state).toBe("lost");
    expect((await settle("won")).body.state).toBe("won");
    expect(namesOf(await listed({ state: "new" }))).toEqual(["one", "three"]);
    expect(namesOf(await listed({ state: "won" }))).toEqual(["two"]);
    const act = { actor: "operator", verb: "settleLead" };
    expect(await acts()).toEqual([
      { ...act, details: { from: "new", to: "answered" } },
      { ...act, details: { from: "answered", to: "lost" } },
      { ...act, details: { from: "lost", to: "won" } },
    ]);
  });

  it("that do not exist are refused in words", async () => {
    const id = "5f6c0f5e-1c7d-4b60-9d6b-2f6a52c5b0aa";
    expect(await staff.call("settleLead", id, { state: "won" })).toMatchObject({
      status: 404,
      body: { message: `There is no lead ${id}.` },
    });
    expect((await staff.call("settleLead", "x", { state: "won" })).status).toBe(422);
  });
});
