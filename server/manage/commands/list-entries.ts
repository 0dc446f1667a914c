import type { Catalogue } from "#server/db/queries/catalogue.ts";
import { ask } from "#server/manage/client.ts";
import type { Command } from "#server/manage/command.ts";
import { pageOptions, tellList } from "#server/manage/lists.ts";
import type { CatalogueKind } from "#shared/contracts/catalogue/catalogue-kind.ts";

type Entry<Kind extends CatalogueKind> = Catalogue[Kind][number];

const listCourses: Command = {
  name: "courses list",
  about: "Lists the courses in the order in which they are shown.",
  words: [],
  options: pageOptions,
  example: "courses list",
  async run(client, given) {
    const head = ["ID", "TITLE", "DURATION", "LEVEL"];
    const row = ({ id, title, duration, level }: Entry<"courses">) => [id, title, duration, level];
    return await tellList(client, given, { path: "/catalogue/courses", table: { head, row } });
  },
};

const listOutlines: Command = {
  name: "outlines list",
  about: "Lists which courses have an outline.",
  words: [],
  options: pageOptions,
  example: "outlines list",
  async run(client, given) {
    const head = ["COURSE", "WEEKS", "TITLE"];
    const row = ({ courseId, durationWeeks, roadmap }: Entry<"outlines">) => [courseId, String(durationWeeks), roadmap];
    return await tellList(client, given, { path: "/catalogue/outlines", table: { head, row } });
  },
};

const listBatches: Command = {
  name: "batches list",
  about: "Lists the batches, the earliest to start first, and whether a Secret ID opens their lectures.",
  words: [],
  options: { "course-id": { value: "<id>", about: "only those of this course" }, ...pageOptions },
  example: "batches list --course-id data-analyst",
  async run(client, given) {
    const open = new Set(await ask<string[]>(client, "GET", "/open-batches"));
    const head = ["ID", "COURSE", "NAME", "START", "END", "PRICE", "ENROLLED", "SECRET ID"];
    const row = ({ id, courseId, name, startDate, endDate, price, enrolled, seats }: Entry<"batches">) => [
      ...[id, courseId, name, startDate, endDate, String(price), `${enrolled} of ${seats}`],
      open.has(id) ? "yes" : "no",
    ];
    const query = { courseId: given.texts["course-id"] };
    const withSecret = (batch: Entry<"batches">) => ({ ...batch, hasSecretId: open.has(batch.id) });
    return await tellList(client, given, {
      path: "/catalogue/batches",
      query,
      table: { head, row },
      complete: withSecret,
    });
  },
};

const listLectures: Command = {
  name: "lectures list",
  about: "Lists the recorded lectures of each batch.",
  words: [],
  options: { "batch-id": { value: "<id>", about: "only those of this batch" }, ...pageOptions },
  example: "lectures list --batch-id mern-evening",
  async run(client, given) {
    const head = ["BATCH", "NO.", "ID", "TITLE", "FILM"];
    const row = ({ batchId, lectureNumber, id, title, url }: Entry<"lectures">) => [
      ...[batchId, String(lectureNumber), id, title, url],
    ];
    const query = { batchId: given.texts["batch-id"] };
    return await tellList(client, given, { path: "/catalogue/lectures", query, table: { head, row } });
  },
};

/** The commands that list the entries of a kind. */
export const listEntries = [listCourses, listOutlines, listBatches, listLectures];
