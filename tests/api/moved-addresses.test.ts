import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import { databases } from "../support/databases.ts";
import { type Document, startPublishingProgram } from "../support/publishing-program.ts";

const [embedded] = databases;
const course = { kind: "course", id: "data-analyst", locale: "en" };
const policy = { kind: "policy", id: "terms", locale: "en" };

describe("a page whose address changes", () => {
  let opened: OpenDatabase;
  let program: Awaited<ReturnType<typeof startPublishingProgram>>;

  beforeAll(async () => {
    if (!embedded) throw new Error("There is no embedded database.");
    opened = await embedded.open();
    program = await startPublishingProgram(opened);
  });
  afterAll(async () => {
    await program.stop();
    await opened.close();
  });

  async function change(key: typeof course, changes: Document) {
    const { body } = await program.call("showDocument", key);
    const document = { ...(body.published as Document), ...changes };
    await program.call("saveDraft", key, { document, version: body.version });
    expect(await program.call("publish")).toMatchObject({ status: 200 });
  }
  const pages = () => program.app.services.site().pages;

  it("is found at each one that it had, over several changes, and listed at the last", async () => {
    await change(course, { slug: "numbers" });
    await change(course, { slug: "figures" });
    expect(await program.statusOf("/courses/figures")).toBe(200);
    for (const former of ["/courses/data-analyst", "/courses/numbers", "/Courses/Numbers"])
      expect(await program.locationOf(former)).toBe("/courses/figures");
    expect(await program.locationOf("/courses/numbers.data")).toBe("/courses/figures.data");
    expect(await program.locationOf("/batches/numbers")).toBe("/batches/figures");
    expect(pages().find("/courses/numbers")?.path).toBe("/courses/figures");
    const listed = pages().all.map(({ path }) => path);
    expect(listed).toContain("/courses/figures");
    expect(listed.filter((path) => /data-analyst|numbers/.test(path))).toEqual([]);
  });

  it("has its first address again, and the others lead there", async () => {
    await change(course, { slug: "data-analyst" });
    expect(await program.locationOf("/courses/data-analyst")).toBeNull();
    expect(await program.statusOf("/courses/data-analyst")).toBe(200);
    expect(await program.locationOf("/courses/figures")).toBe("/courses/data-analyst");
  });

  it("gives way to another page that takes its former address", async () => {
    const other = { ...course, id: "cyber-security-ceh" };
    await change(other, { slug: "figures" });
    expect(await program.locationOf("/courses/figures")).toBeNull();
    expect(pages().find("/courses/figures")?.path).toBe("/courses/figures");
    await change(other, { slug: "cyber-security-ceh" });
  });

  it("of a policy leads there too", async () => {
    const { body } = await program.call("showDocument", policy);
    const { path } = body.published as { path: string };
    await change(policy, { path: "/HouseRules" });
    expect(await program.locationOf(path)).toBe("/HouseRules");
  });
});
