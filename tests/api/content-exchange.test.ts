import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { demoDocuments, demoSeed } from "#content/demo-site.ts";
import { showDocument } from "#domains/content/server/drafts.ts";
import { exportDocuments, importDocuments } from "#domains/content/server/exchange.ts";
import { type PublishDeps, publish } from "#domains/content/server/publish.ts";
import { createPublishedSite, type PublishedSite } from "#domains/content/server/published-site.ts";
import { contentEntries, contentRevisions, publications } from "#domains/content/server/tables.ts";
import { operator } from "#server/audit/actor.ts";
import { hooks } from "#server/compose/hooks.ts";
import { en } from "#server/compose/words/messages.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { databases } from "../support/databases.ts";

const question = { kind: "question", id: "home-1", locale: "en" };
const seeded = demoDocuments.find(({ kind, id }) => kind === "question" && id === "home-1");
if (!seeded) throw new Error("The demo has no such question.");
const changed = { ...seeded, document: { ...(seeded.document as object), question: "Is there tea?" } };
const wrong = { ...seeded, id: "home-2", document: { question: "" } };
const nothing = { replace: false, check: false };

describe.each(databases)("documents as files on $name", ({ open }) => {
  let opened: OpenDatabase;
  let site: PublishedSite;
  let deps: PublishDeps;

  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => await opened.close());
  beforeEach(async () => {
    const { database } = opened;
    await database.delete(contentEntries);
    await database.delete(contentRevisions);
    await database.delete(publications);
    site = await createPublishedSite({
      database,
      seed: demoSeed,
      messages: en,
      log: { error: vi.fn(), info: vi.fn() },
    });
    const clock = () => new Date("2026-02-03T10:00:00Z");
    deps = { database, seed: demoSeed, clock, publishedSite: site, messages: en, announce: async () => {}, ...hooks };
  });

  const draftOf = async (key: typeof question) => (await showDocument(deps, key)).draft?.document;

  it("exports what visitors see, and imports only what differs from it", async () => {
    const { documents } = await exportDocuments(deps);
    expect(documents).toEqual(demoSeed.documents);
    expect(await importDocuments(deps, operator, documents, nothing)).toEqual({ documents: [] });
    const imported = await importDocuments(deps, operator, [...documents.slice(0, 5), changed], nothing);
    expect(imported).toEqual({ documents: [question] });
    expect(await draftOf(question)).toEqual(changed.document);
    await publish(deps, operator);
    expect((await exportDocuments(deps)).documents).toContainEqual(changed);
  });

  it("imports all or none: of a wrong document it names the field", async () => {
    await expect(importDocuments(deps, operator, [changed, wrong], nothing)).rejects.toMatchObject({
      code: "invalid",
      fields: { "question home-2: question": { values: { text: "This is missing." } } },
    });
    expect(await draftOf(question)).toBeUndefined();
    const unknown = { ...changed, kind: "poem" };
    await expect(importDocuments(deps, operator, [changed, unknown], nothing)).rejects.toMatchObject({
      fields: { "poem home-1": { values: { text: "There is no such kind of document." } } },
    });
    expect(await draftOf(question)).toBeUndefined();
  });

  it("checks without writing", async () => {
    const check = { replace: false, check: true };
    expect(await importDocuments(deps, operator, [changed], check)).toEqual({ documents: [question] });
    await expect(importDocuments(deps, operator, [wrong], check)).rejects.toMatchObject({ code: "invalid" });
    expect(await draftOf(question)).toBeUndefined();
  });

  it("overwrites no draft of somebody else, and none of the others then", async () => {
    await importDocuments(deps, operator, [changed], nothing);
    const other = { ...seeded, document: { ...(seeded.document as object), question: "Is there coffee?" } };
    const second = { ...demoDocuments.find(({ id }) => id === "home-2"), ...{} } as typeof seeded;
    const both = [{ ...second, document: other.document }, other];
    await expect(importDocuments(deps, operator, both, nothing)).rejects.toMatchObject({
      reason: "content.draftWaits",
    });
    expect(await draftOf(question)).toEqual(changed.document);
    expect(await draftOf({ ...question, id: "home-2" })).toBeUndefined();
    expect(await importDocuments(deps, operator, [changed], nothing)).toEqual({ documents: [question] });
  });

  it("withdraws what is missing, if all is to be replaced", async () => {
    const { documents } = await exportDocuments(deps);
    const others = documents.filter(({ kind }) => kind !== "testimonial");
    const replaced = await importDocuments(deps, operator, others, { replace: true, check: false });
    expect(new Set(replaced.documents.map(({ kind }) => kind))).toEqual(new Set(["testimonial"]));
    await publish(deps, operator);
    expect(site.site().content.testimonials).toEqual([]);
  });
});
