import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentEntries, contentRevisions, publications } from "#domains/content/server/tables.ts";
import { eraseExpired } from "#domains/privacy/server/erase-expired.ts";
import { audit, operator } from "#server/audit/actor.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { retention } from "#shared/retention.ts";
import { databases } from "../support/databases.ts";

const now = Date.now();
const nameOf = (letter: string) => `${letter.repeat(32)}.webp`;
const [drafted, published, forgotten] = [nameOf("a"), nameOf("b"), nameOf("c")];

describe.each(databases)("pictures that no document shows, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  const removed: string[] = [];

  const add = (name: string, at: Date) =>
    audit(opened.database, operator, { verb: "addPhoto", subject: "photo", subjectId: name }, at);
  const night = async (days: number) =>
    await eraseExpired(
      {
        database: opened.database,
        fileRemovals: { place: async (_, { keys }) => void removed.push(...keys) },
        outboxFiles: { findAbout: async () => [], findBefore: async () => [], remove: async () => {} },
      },
      new Date(now + days * day),
    );

  beforeAll(async () => {
    opened = await open();
    const { database } = opened;
    for (const name of [drafted, published, forgotten]) await add(name, new Date(now));
    const key = { kind: "teacher", id: "hamza", locale: "en" };
    const documentWith = (name: string) => ({ name: "Hamza", image: `/api/photos/${name}` });
    await database.insert(publications).values({ number: 900, at: new Date(now), actor: "operator" });
    await database
      .insert(contentRevisions)
      .values({ ...key, revision: 1, document: documentWith(published), publication: 900 });
    const draft = { document: documentWith(drafted) };
    const edited = { editedAt: new Date(now), editedBy: "operator" };
    await database.insert(contentEntries).values({ ...key, version: 1, draft, ...edited });
  });
  afterAll(async () => await opened.close());

  it("go once their time is over, and not twice; those of drafts and versions stay", async () => {
    expect(await night(retention.unusedPhotos.days - 1)).not.toHaveProperty("unusedPhotos");
    expect((await night(retention.unusedPhotos.days + 1)).unusedPhotos).toBe(1);
    expect(removed).toEqual([`photos/${forgotten}`]);
    expect(await night(retention.unusedPhotos.days + 2)).not.toHaveProperty("unusedPhotos");
  });

  it("go again when they were added again", async () => {
    await add(forgotten, new Date(now + 40 * day));
    expect(await night(41)).not.toHaveProperty("unusedPhotos");
    expect((await night(40 + retention.unusedPhotos.days + 1)).unusedPhotos).toBe(1);
  });
});
