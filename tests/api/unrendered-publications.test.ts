import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { batches } from "#domains/catalogue/server/tables.ts";
import { contentEntries, contentRevisions, publications } from "#domains/content/server/tables.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { databases } from "../support/databases.ts";
import { countPublished, seededDocument, startPublishingProgram } from "../support/publishing-program.ts";
import { until } from "../support/until.ts";

const [embedded] = databases;
const course = { kind: "course", id: "data-analyst", locale: "en" };
const reason = "/courses.data: No pattern is called Broken.";

describe("a publication whose pages cannot be rendered", () => {
  let opened: OpenDatabase;
  let program: Awaited<ReturnType<typeof startPublishingProgram>>;

  beforeEach(async () => {
    if (!embedded) throw new Error("There is no embedded database.");
    opened = await embedded.open();
    program = await startPublishingProgram(opened);
  });
  afterEach(async () => {
    await program.stop();
    await opened.close();
  });

  const health = async () => (await program.health()) as { pages: string };

  /** Publishes a title as another process does, whose release can render it. */
  async function publishElsewhere(title: string, number: number) {
    const document = seededDocument(course, { title });
    const entry = { version: number, draft: null, editedAt: new Date(), editedBy: "operator", published: number };
    await opened.database.transaction(async (transaction) => {
      await transaction.insert(publications).values({ number, at: new Date(), actor: "operator" });
      const revision = { ...course, revision: number, document, publication: number };
      await transaction.insert(contentRevisions).values(revision);
      const target = [contentEntries.kind, contentEntries.id, contentEntries.locale];
      await transaction
        .insert(contentEntries)
        .values({ ...course, ...entry })
        .onConflictDoUpdate({ target, set: entry });
      await program.app.contentChanges.announce(transaction);
    });
  }

  it("is refused: the refusal names the page and why, and nothing has changed", async () => {
    const seen = async () => await Promise.all(["/courses", "/api/courses", "/sitemap.xml"].map(program.textOf));
    const before = await seen();
    const document = seededDocument(course, { title: "Broken" });
    await program.call("saveDraft", course, { document, version: 0 });
    expect(await program.call("publish")).toMatchObject({
      status: 422,
      body: { message: `The site cannot be rendered: ${reason} Nothing was published.` },
    });
    expect(await countPublished(opened)).toEqual({ publications: 0, revisions: 0 });
    const { body } = await program.call("showDocument", course);
    expect(body).toMatchObject({ draft: { document: { title: "Broken" } } });
    expect(await seen()).toEqual(before);
    expect([await health(), program.failures]).toEqual([{ status: "ok", pages: "current" }, []]);
  });

  it("is not shown by another process: health and the log say so, until it can show what is published", {
    tags: ["thorough"],
  }, async () => {
    await publishElsewhere("Broken", 1);
    await until(async () => (await health()).pages === "outdated");
    await program.app.publishedSite.refresh();
    expect(await program.textOf("/courses")).toContain(seededDocument(course).title);
    expect(await program.statusOf("/api/health")).toBe(200);
    expect(program.failures).toEqual([reason]);
    await publishElsewhere("Mended", 2);
    await until(async () => (await health()).pages === "current");
    expect(await program.textOf("/courses")).toContain("Mended");
  });

  it("leaves a program that starts later with all its other pages: health says so", {
    tags: ["thorough"],
  }, async () => {
    await publishElsewhere("Broken", 1);
    const later = await startPublishingProgram(opened);
    try {
      expect(await later.health()).toEqual({ status: "ok", pages: "outdated" });
      expect(later.failures[0]).toBe(reason);
      expect(await later.textOf("/")).toBe(await program.textOf("/"));
      expect([await later.statusOf("/"), await later.statusOf("/courses")]).toEqual([200, 500]);
      await publishElsewhere("Mended", 2);
      await later.app.publishedSite.refresh();
      expect(await later.textOf("/courses")).toContain("Mended");
      expect(await later.health()).toEqual({ status: "ok", pages: "current" });
    } finally {
      await later.stop();
    }
  });

  it("leaves a change of batches visible that comes meanwhile", async () => {
    await publishElsewhere("Broken", 1);
    await until(async () => (await health()).pages === "outdated");
    await opened.database.transaction(async (transaction) => {
      await transaction.update(batches).set({ instructor: "Noor Fatima" }).where(eq(batches.courseId, course.id));
      await program.app.contentChanges.announce(transaction);
    });
    await program.app.publishedSite.refresh();
    expect(await program.textOf("/api/batches")).toContain("Noor Fatima");
    expect((await health()).pages).toBe("outdated");
  });
});
