import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { createServerDatabase, databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { openOrder } from "../support/orders.ts";
import { noorSchool } from "../support/own-school.ts";

describe.each(databases)("a school of one's own in the demo's place, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let test: TestApp;
  const { member } = startOffice(() => test);
  let verbs: Awaited<ReturnType<typeof member>>["verbs"];

  beforeAll(async () => {
    opened = await open();
    test = await startTestApp({}, { database: opened });
    ({ verbs } = await member());
  });
  afterAll(async () => {
    await test.stop();
  });

  const content = () => test.app.services.site().content;
  const exampleDrafts = async (wanted: string) =>
    (await verbs.listDocuments()).flatMap(({ kind, id, locale, hasDraft }) =>
      kind === wanted && hasDraft ? [{ kind, id, locale }] : [],
    );

  it("is planned: what goes is counted, what somebody uses or has changed stays and says why", async () => {
    await verbs.enrolPerson({ batchId: "data-evening", name: "Bushra Ali", email: "bushra@example.com", phone: null });
    await openOrder(test, { course: "ai-machine-learning", batch: "ai-weekend" });
    await verbs.hideBatch("cyber-lahore");
    const teacher = content().teachers[0];
    const { id = "", ...document } = teacher ?? {};
    await verbs.saveDraft(
      { kind: "teacher", id, locale: "en" },
      { document: { ...document, name: "Somebody Else" }, version: 0 },
    );
    for (const [page, title] of [
      ["about", "Ours"],
      ["contact", "Write"],
    ] as const) {
      const key = { kind: "page", id: page, locale: "en" };
      const { version, ...shown } = await verbs.showDocument(key);
      const published = shown.published as { meta: object };
      await verbs.saveDraft(key, { document: { ...published, meta: { ...published.meta, title } }, version });
      await verbs.publish({ only: [key] });
    }
    const plan = await verbs.planOwnSchool();
    expect(plan.isDemo).toBe(true);
    expect(plan.goes).toMatchObject({
      company: 1,
      course: 1,
      batch: 6,
      teacher: 10,
      service: 9,
      answer: 90,
      page: 12,
      policy: 3,
      settings: 1,
    });
    expect(plan.stays).toContainEqual({
      kind: "course",
      id: "data-analyst",
      title: "Data Analysis",
      because: "people",
      choice: null,
    });
    const reason = (what: string) => ({ reason: `catalogue.trace.${what}`, values: { count: 1 } });
    expect(plan.stays.filter(({ kind }) => kind === "batch").toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
      expect.objectContaining({
        id: "ai-weekend",
        because: ["people", "requests", "orders"].map((what) => reason(what)),
        choice: "hides",
      }),
      expect.objectContaining({ id: "cyber-lahore", because: [reason("acts")], choice: "removes" }),
      expect.objectContaining({ id: "data-evening", because: [reason("people")], choice: "hides" }),
    ]);
    expect(plan.stays).toContainEqual(expect.objectContaining({ kind: "teacher", id, because: "draft" }));
    expect(
      plan.stays
        .filter(({ because }) => because === "changed")
        .map(({ id: page }) => page)
        .toSorted(),
    ).toEqual(["about", "contact"]);
    expect(plan.undoUntil).toBeNull();
  });

  it("refuses a phone number that cannot be one at its field, and changes nothing", async () => {
    await expect(verbs.makeOwnSchool({ ...noorSchool, phone: "12" })).rejects.toMatchObject({
      fields: { phone: { reason: "field.phoneWrong" } },
    });
    expect(content().company.name).toBe("Darsgah");
  });

  it("comes in one publication, and nothing of the demo is left but what stays", async () => {
    // The teacher has a draft and the course people: neither goes, whoever asks.
    const kept = ["course/data-analyst", `teacher/${content().teachers[0]?.id}`];
    // A batch with a person or an order does not go either, whoever asks; visitors need not see it.
    const removes = ["page/about", "batch/cyber-lahore", "batch/ai-weekend", ...kept];
    await verbs.makeOwnSchool({ ...noorSchool, removes, hides: ["data-evening", "mern-evening"] });
    expect(content().pages.about.meta.title).not.toBe("Ours");
    expect(content().pages.contact.meta.title).toBe("Write");
    const { company, courses, services, plans, pages } = content();
    expect(company).toMatchObject({ name: "Noor School", currency: { code: "PKR", symbol: "PKR" } });
    expect(company.hours.timeZone).toBe("Asia/Karachi");
    expect(company.phones).toEqual([{ label: "Office", e164: "+923001234567", display: "0300 1234567" }]);
    expect(courses.map(({ id }) => id).toSorted()).toEqual(["ai-machine-learning", "data-analyst"]);
    expect(plans.map(({ id }) => id)).toEqual(["basic", "standard", "premium"]);
    expect(services).toEqual([]);
    expect(content().money).toMatchObject({
      currency: "PKR",
      markets: [{ countries: null, currency: "PKR", fees: "shown" }],
    });
    expect(test.app.services.site().sections.isOn("portfolio")).toBe(false);
    expect(pages.home.meta.title).toBe("Noor School | Courses in Lahore");
    // The contact page is the owner's own text.
    const others = { ...pages, contact: null };
    expect(JSON.stringify({ company, others, policies: content().policies })).not.toMatch(
      /darsgah|software|MERN|cyber/i,
    );
    const { rows } = await opened.database.execute(
      sql`select id, hidden_at is not null as hidden from batches order by id`,
    );
    expect(rows).toEqual([
      { id: "ai-weekend", hidden: false },
      { id: "data-evening", hidden: true },
    ]);
    // Nobody is left in the list of teachers who taught only what went; who is on the staff stays.
    const { teachers } = await verbs.listTeachers();
    expect(teachers.filter(({ isInUse }) => isInUse)).not.toEqual([]);
    expect(teachers.filter(({ isInUse, userId }) => !isInUse && userId === null)).toEqual([]);
    await expect(verbs.makeOwnSchool(noorSchool)).rejects.toMatchObject({ reason: "school.noDemo" });
  });

  it("can be taken back for a day, but for what was written since", async () => {
    const { isDemo, undoUntil } = await verbs.planOwnSchool();
    expect(isDemo).toBe(false);
    expect(undoUntil).toBeInstanceOf(Date);
    const key = { kind: "page", id: "thank-you", locale: "en" };
    const { published, version } = await verbs.showDocument(key);
    await verbs.saveDraft(key, { document: { ...(published as object), title: "Shukriya!" }, version });
    await verbs.publish({ only: [key] });
    await verbs.undoOwnSchool();
    const { rows } = await opened.database.execute(
      sql`select verb from audit_entries where verb in ('makeOwnSchool', 'undoOwnSchool', 'publish') order by id`,
    );
    expect(rows.map(({ verb }) => verb).slice(-3)).toEqual(["makeOwnSchool", "publish", "undoOwnSchool"]);
    expect(content().company.name).toBe("Darsgah");
    expect(content().courses).toHaveLength(4);
    // What the owner had changed and let go is as it was written.
    expect(content().pages.about.meta.title).toBe("Ours");
    expect(content().pages["thank-you"].title).toBe("Shukriya!");
    await expect(verbs.undoOwnSchool()).rejects.toMatchObject({ reason: "school.nothingLeft" });
  });

  it("goes again with its example drafts, but for those that someone has saved, and comes with them each time", async () => {
    const examples = async () => [(await exampleDrafts("course")).length, (await exampleDrafts("plan")).length];
    await verbs.makeOwnSchool({ ...noorSchool, kind: "crafts" });
    expect(await examples()).toEqual([1, 1]);
    await verbs.undoOwnSchool();
    expect(await examples()).toEqual([0, 0]);
    // Some countries have neither regions nor postal codes.
    await verbs.makeOwnSchool({ ...noorSchool, kind: "crafts", region: "", postalCode: "" });
    expect(content().company.address).not.toHaveProperty("postalCode");
    expect(content().company.address).not.toHaveProperty("region");
    const [course] = await exampleDrafts("course");
    if (!course) throw new Error("There is no example of a course.");
    const { draft, version } = await verbs.showDocument(course);
    await verbs.saveDraft(course, { document: { ...(draft?.document as object), title: "Naan" }, version });
    await verbs.undoOwnSchool();
    expect(await examples()).toEqual([1, 0]);
  });
});

it("stays at the next start, though it has no course yet", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "darsgah-own-school-"));
  const home = { DATA_DIR: dataDir, DATABASE_URL: await createServerDatabase() };
  let test = await startTestApp(home);
  try {
    const { verbs } = await startOffice(() => test).member();
    await verbs.makeOwnSchool(noorSchool);
    expect(test.app.services.site().content.courses).toEqual([]);
    await test.stop();
    test = await startTestApp(home);
    expect(test.app.services.site().content.company.name).toBe("Noor School");
    expect(await test.app.services.listBatches()).toEqual([]);
  } finally {
    await test.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
