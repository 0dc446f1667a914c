import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import { bothDatabases } from "../support/databases.ts";
import { seededDocument, startPublishingProgram } from "../support/publishing-program.ts";
import { until } from "../support/until.ts";

const course = { kind: "course", id: "data-analyst", locale: "en" };

describe.each(bothDatabases)("rounds of rendering on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let program: Awaited<ReturnType<typeof startPublishingProgram>>;
  beforeAll(async () => {
    opened = await open();
    program = await startPublishingProgram(opened);
  });
  afterAll(async () => {
    await program.stop();
    await opened.close();
  });

  /** How often the data of the home page, which names batches, are made during an act, until all is shown. */
  async function roundsOf(act: () => Promise<void>) {
    let isTold = false;
    const forget = program.app.contentChanges.onChange(() => {
      isTold = true;
    });
    program.rendered.length = 0;
    await act();
    await until(() => isTold);
    await program.app.publishedSite.refresh();
    forget();
    return program.rendered.filter((path) => path === "/_.data").length;
  }

  it("are one for a publication, also of a new course, whose pages are there at once", async () => {
    const publish = async (id: string, document: object) => {
      await program.call("saveDraft", { ...course, id }, { document, version: 0 });
      expect(await program.call("publish")).toMatchObject({ status: 200 });
    };
    const page = { ...(seededDocument(course).page as object), meta: { title: "Weaving", description: "Weave rugs." } };
    const addresses = { slug: "weaving", aliases: [], landingPath: "/weaving" };
    const weaving = seededDocument(course, { title: "Weaving", position: 9, page, ...addresses });
    const paths = ["/batches/weaving", "/course-outline/weaving", "/batches/rugs"];
    expect(await roundsOf(() => publish("data-analyst", seededDocument(course, { title: "Sums" })))).toBe(1);
    expect(await program.textOf("/courses")).toContain("Sums");
    const isShown = () => paths.map((path) => program.rendered.includes(path));
    expect(await roundsOf(() => publish("rugs", weaving))).toBe(1);
    expect(isShown()).toEqual([true, true, true]);
  });

  it("are one more for what changes more than documents", async () => {
    const announce = async () => {
      await opened.database.transaction(async (transaction) => await program.app.contentChanges.announce(transaction));
    };
    expect(await roundsOf(announce)).toBe(1);
    expect(
      await roundsOf(
        async () =>
          await opened.database.transaction(async (transaction) => {
            await program.app.contentChanges.announce(transaction, "documents");
          }),
      ),
    ).toBe(0);
  });
});
