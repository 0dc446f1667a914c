import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { demoContent, demoDocuments, demoSeed } from "#content/demo-site.ts";
import type { Batch } from "#domains/catalogue/contract/batch.ts";
import { removeEntry, writeCatalogue } from "#domains/catalogue/server/entry-queries.ts";
import { findCourse, findOutline } from "#domains/catalogue/server/queries.ts";
import {
  discardDraft,
  listDocuments,
  restoreRevision,
  saveDraft,
  showDocument,
  showHistory,
} from "#domains/content/server/drafts.ts";
import { type PublishDeps, publish, validateDrafts } from "#domains/content/server/publish.ts";
import { createPublishedSite, type PublishedSite, type SitePages } from "#domains/content/server/published-site.ts";
import { contentEntries, contentRevisions, publications } from "#domains/content/server/tables.ts";
import { operator } from "#server/audit/actor.ts";
import { hooks } from "#server/compose/hooks.ts";
import { en } from "#server/compose/words/messages.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { demoBatches } from "#server/demo/demo-batches.ts";
import { databases } from "../support/databases.ts";

const seed = demoSeed;
const course = { kind: "course", id: "data-analyst", locale: "en" };
const plan = { kind: "plan", id: "basic", locale: "en" };

/** The seed's text of a document, with some fields changed. */
function seeded(key: typeof course, changes: Record<string, unknown> = {}) {
  const found = seed.documents.find(
    ({ kind, id, locale }) => kind === key.kind && id === key.id && locale === key.locale,
  );
  return { ...(found?.document as Record<string, unknown>), ...changes };
}

describe.each(databases)("content on $name", ({ open }) => {
  let opened: OpenDatabase;
  let site: PublishedSite;
  let deps: PublishDeps;
  const log = { error: vi.fn(), info: vi.fn() };
  const createSite = async () => await createPublishedSite({ database: opened.database, seed, messages: en, log });

  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => await opened.close());
  beforeEach(async () => {
    await opened.database.delete(contentEntries);
    await opened.database.delete(contentRevisions);
    await opened.database.delete(publications);
    site = await createSite();
    const { database } = opened;
    const clock = () => new Date("2026-02-03T10:00:00Z");
    deps = { database, seed, clock, publishedSite: site, messages: en, announce: async () => {}, ...hooks };
  });

  const save = async (key: typeof course, document: unknown, version = 0) =>
    await saveDraft(deps, operator, key, { document, version });
  const attach = (prepare: SitePages["prepare"]) => site.attach({ prepare, update: async () => {} });
  const titleShown = () => site.site().content.courses.find(({ id }) => id === course.id)?.title;

  it("shows the seed until something is published, and a draft to nobody", async () => {
    expect([site.number(), titleShown()]).toEqual([0, seeded(course).title]);
    await save(course, seeded(course, { title: "Numbers" }));
    await site.refresh();
    expect(titleShown()).toBe(seeded(course).title);
    expect((await showDocument(deps, course)).draft).toEqual({ document: seeded(course, { title: "Numbers" }) });
  });

  it("shows a publication at once, with its day, and elsewhere after a refresh", async () => {
    const elsewhere = await createSite();
    await save(course, seeded(course, { title: "Numbers" }));
    expect(await publish(deps, operator)).toEqual({ number: 1, documents: [course] });
    expect([site.number(), titleShown(), site.site().content.revised]).toEqual([1, "Numbers", "2026-02-03"]);
    expect(elsewhere.number()).toBe(0);
    await elsewhere.refresh();
    expect([elsewhere.number(), elsewhere.site().content.courses[1]?.title]).toEqual([1, "Numbers"]);
    expect((await showDocument(deps, course)).draft).toBeNull();
  });

  it("refuses the second of two saves over one version, and shows both", async () => {
    expect(await save(course, { title: "mine" })).toEqual({ version: 1 });
    expect(await save(course, { title: "yours" })).toEqual({
      newer: { version: 1, editedBy: "operator", document: { title: "mine" } },
    });
    expect((await showDocument(deps, course)).draft?.document).toEqual({ title: "mine" });
    expect(await save(course, { title: "ours" }, 1)).toEqual({ version: 2 });
  });

  it("takes one of two first saves at once", async () => {
    const both = await Promise.all([save(course, { title: "mine" }), save(course, { title: "yours" })]);
    expect(both.filter((one) => "version" in one)).toHaveLength(1);
    const { draft } = await showDocument(deps, course);
    expect(both.flatMap((one) => ("newer" in one ? [one.newer.document] : []))).toEqual([draft?.document]);
  });

  it("publishes nothing of a site that is not whole, and names document and field", async () => {
    await save(course, seeded(course, { title: "" }));
    await save(plan, seeded(plan, { title: "Small" }));
    await expect(publish(deps, operator)).rejects.toMatchObject({
      code: "invalid",
      reason: "content.notWhole",
      fields: { "course data-analyst: title": { reason: "contract", values: { text: "This is missing." } } },
    });
    expect([site.number(), await showHistory(deps, plan).catch(({ code }) => code)]).toEqual([0, "not_found"]);
    expect(await validateDrafts(deps)).toMatchObject([{ id: "data-analyst", field: "title" }]);
    expect(await publish(deps, operator, { only: [plan] })).toMatchObject({ number: 1, documents: [plan] });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ["a plan that is not there", { plans: ["gold"] }, "course data-analyst: plans.0"],
    ["an address of the program", { aliases: ["/Search"] }, "course data-analyst: aliases.0"],
    ["another course's address", { landingPath: "/MernStackPage" }, "course data-analyst: landingPath"],
    [
      "a link that leads nowhere",
      {
        page: {
          ...(seeded(course).page as object),
          closing: { title: "A", lead: "B", action: { label: "C", href: "/nowhere" } },
        },
      },
      "course data-analyst: page.closing.action.href",
    ],
  ])("refuses %s", async (_, changes, field) => {
    await save(course, seeded(course, changes));
    const error = await publish(deps, operator).catch((thrown: unknown) => thrown);
    expect(Object.keys((error as { fields: object }).fields)).toContain(field);
    expect(site.number()).toBe(0);
  });

  it("publishes nothing that cannot be rendered", async () => {
    attach(async () => await Promise.reject(new Error("/courses/data-analyst answers 500.")));
    await save(course, seeded(course, { title: "Numbers" }));
    await expect(publish(deps, operator)).rejects.toMatchObject({
      values: { how: "/courses/data-analyst answers 500." },
    });
    expect([site.number(), titleShown()]).toEqual([0, seeded(course).title]);
  });

  it("keeps what it shows where it cannot render another process's publication, says so once, and shows it when it can", async () => {
    const elsewhere = await createSite();
    await save(course, seeded(course, { title: "Numbers" }));
    await publish({ ...deps, publishedSite: elsewhere }, operator);
    log.error.mockClear();
    attach(async () => await Promise.reject(new Error("/courses/data-analyst: no such pattern.")));
    for (let times = 0; times < 3; times += 1) await site.refresh();
    expect([site.number(), site.isCurrent(), titleShown()]).toEqual([0, false, seeded(course).title]);
    expect(log.error).toHaveBeenCalledTimes(1);
    attach(async () => () => {});
    await site.refresh();
    expect([site.number(), site.isCurrent(), titleShown()]).toEqual([1, true, "Numbers"]);
    expect(log.info).toHaveBeenCalledTimes(1);
  });

  it("has the pages follow the database also while a publication cannot be rendered", async () => {
    const elsewhere = await createSite();
    await save(course, seeded(course, { title: "Numbers" }));
    await publish({ ...deps, publishedSite: elsewhere }, operator);
    const update = vi.fn(async () => {});
    site.attach({ prepare: () => Promise.reject(new Error("broken")), update });
    await site.refresh();
    expect(update).toHaveBeenCalledTimes(1);
    site.attach({ prepare: async () => () => {}, update: () => Promise.reject(new Error("broken")) });
    await site.refresh();
    expect([site.number(), site.isCurrent()]).toEqual([1, false]);
  });

  it("shows the pages and the site of a publication in the same turn", async () => {
    const seen: unknown[] = [];
    attach(async (prepared) => () => {
      seen.push(prepared === site.site());
    });
    await save(course, seeded(course, { title: "Numbers" }));
    await publish(deps, operator);
    expect(seen).toEqual([true]);
  });

  it("lets one of two publications at once be after the other", async () => {
    await save(course, seeded(course, { title: "Numbers" }));
    await save(plan, seeded(plan, { title: "Small" }));
    const both = await Promise.all([
      publish(deps, operator, { only: [course] }),
      publish(deps, operator, { only: [plan] }),
    ]);
    expect(both.map(({ number }) => number).sort()).toEqual([1, 2]);
    const { content } = (await createSite()).site();
    expect([content.courses[1]?.title, content.plans[0]?.title]).toEqual(["Numbers", "Small"]);
    expect([titleShown(), site.site().content.plans[0]?.title]).toEqual(["Numbers", "Small"]);
  });

  it("keeps a draft that was saved while its last version was published", async () => {
    await save(course, seeded(course, { title: "Numbers" }));
    attach(async () => {
      await save(course, seeded(course, { title: "Newer" }), 1);
      return () => {};
    });
    await publish(deps, operator);
    const { published, draft } = await showDocument(deps, course);
    expect([(published as { title: string }).title, draft]).toMatchObject([
      "Numbers",
      { document: { title: "Newer" } },
    ]);
  });

  it("withdraws a document, and has it again by its history", async () => {
    await save(course, seeded(course, { title: "Numbers" }));
    await publish(deps, operator);
    const extra = { kind: "question", id: "home-1", locale: "en" };
    await save(extra, null);
    await publish(deps, operator);
    expect(site.site().content.questions.some(({ id }) => id === "home-1")).toBe(false);
    expect(await save(course, seeded(course, { title: "Figures" }), 1)).toEqual({ version: 2 });
    await publish(deps, operator);
    expect((await showHistory(deps, course)).map(({ revision, actor }) => [revision, actor])).toEqual([
      [2, "operator"],
      [1, "operator"],
    ]);
    await restoreRevision(deps, operator, course, 1);
    await publish(deps, operator);
    expect(titleShown()).toBe("Numbers");
  });

  it("writes a published course into the catalogue, and withdraws none that has batches", async () => {
    const pottery = { ...course, id: "pottery" };
    const page = seeded(course).page as object;
    const made = {
      title: "Pottery",
      landingPath: "/PotteryPage",
      aliases: [],
      page: { ...page, meta: { title: "Pottery, live", description: "At the wheel." } },
    };
    await save(pottery, seeded(course, made));
    await publish(deps, operator);
    expect(await findCourse(opened.database, "pottery")).toMatchObject({ title: "Pottery" });
    expect(await findOutline(opened.database, "pottery")).toEqual(seeded(course).outline);
    const [batch] = demoBatches(demoContent.courses, new Date());
    const { _id, enrolled: _, ...fields } = { ...batch, _id: "pottery-1", courseId: "pottery" } as Batch;
    const none = { price: null, priceCurrency: null, teacherId: null, branchId: null, roomId: null };
    const batches = [{ ...fields, id: _id, enrolledElsewhere: 0, ...none }];
    await writeCatalogue(opened.database, { courses: [], outlines: [], batches, lectures: [] });
    await save(pottery, null, 1);
    await expect(publish(deps, operator)).rejects.toMatchObject({ reason: "content.courseHasBatches" });
    await removeEntry(opened.database, "batches", "pottery-1");
    await publish(deps, operator);
    expect(await findCourse(opened.database, "pottery")).toBeUndefined();
  });

  it("makes a document that the seed does not have, and lists all in the site's language", async () => {
    const made = { kind: "question", id: "parking", locale: "en" };
    await save(made, { position: 99, page: "home", question: "Can I park there?", answer: "Yes, behind the house." });
    await publish(deps, operator);
    expect(site.site().content.questions.at(-1)?.id).toBe("parking");
    const listed = await listDocuments(deps);
    expect(listed).toHaveLength(demoDocuments.length + 1);
    expect(listed.at(-1)).toMatchObject({ ...made, isPublished: true, hasDraft: false, editedBy: "operator" });
  });

  it("says that the seed's text has changed since a document was published from it", async () => {
    await save(course, seeded(course, { title: "Numbers" }));
    await publish(deps, operator);
    expect((await showDocument(deps, course)).seedHasChanged).toBe(false);
    const upgraded = seed.documents.map((one) =>
      one.id === course.id && one.locale === course.locale ? { ...one, document: seeded(course, { rating: 5 }) } : one,
    );
    expect((await showDocument({ ...deps, seed: { ...seed, documents: upgraded } }, course)).seedHasChanged).toBe(true);
  });

  it("follows the seed where a published document does not fit this release, and says so", async () => {
    await save(course, seeded(course, { title: "Numbers" }));
    await save(plan, seeded(plan, { title: "Small" }));
    await publish(deps, operator);
    await opened.database
      .update(contentRevisions)
      .set({ document: { from: "an earlier release" } })
      .where(eq(contentRevisions.id, course.id));
    const started = await createSite();
    const { content } = started.site();
    expect([content.courses[1]?.title, content.plans[0]?.title]).toEqual([seeded(course).title, "Small"]);
    expect(log.error).toHaveBeenCalled();
  });

  it.each([
    ["an unknown kind", { kind: "recipe", id: "soup", locale: "en" }],
    ["an unknown page", { kind: "page", id: "blog", locale: "en" }],
    ["an unknown language", { kind: "course", id: "data-analyst", locale: "xx" }],
    ["an id that is none", { kind: "course", id: "Data Analyst", locale: "en" }],
  ])("saves no draft of %s", async (_, key) => {
    await expect(save(key, {})).rejects.toMatchObject({ code: "invalid" });
  });

  it("throws a draft away, and nothing where there is none", async () => {
    await save(course, seeded(course, { title: "Numbers" }));
    await discardDraft(deps, operator, course);
    expect((await showDocument(deps, course)).draft).toBeNull();
    await expect(discardDraft(deps, operator, course)).rejects.toMatchObject({ code: "not_found" });
    await expect(publish(deps, operator)).rejects.toMatchObject({ code: "not_found" });
  });
});
