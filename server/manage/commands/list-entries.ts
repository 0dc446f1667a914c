import type { Catalogue } from "#server/db/queries/catalogue.ts";
import { columns } from "#server/manage/columns.ts";
import type { Command } from "#server/manage/command.ts";
import { ask } from "#server/manage/door.ts";

const listCourses: Command = {
  name: "courses list",
  about: "Lists the courses in the order in which they are shown.",
  words: [],
  options: {},
  example: "courses list",
  async run(door) {
    const { courses } = await ask<Catalogue>(door, "GET", "/catalogue");
    const rows = courses.map(({ id, title, duration, level }) => [id, title, duration, level]);
    return { answer: courses, text: table(["ID", "TITLE", "DURATION", "LEVEL"], rows) };
  },
};

const listOutlines: Command = {
  name: "outlines list",
  about: "Lists which courses have an outline.",
  words: [],
  options: {},
  example: "outlines list",
  async run(door) {
    const { outlines } = await ask<Catalogue>(door, "GET", "/catalogue");
    const rows = outlines.map(({ courseId, durationWeeks, roadmap }) => [courseId, String(durationWeeks), roadmap]);
    return { answer: outlines, text: table(["COURSE", "WEEKS", "TITLE"], rows) };
  },
};

const listBatches: Command = {
  name: "batches list",
  about: "Lists the batches, the earliest to start first, and whether a Secret ID opens their lectures.",
  words: [],
  options: { "course-id": { value: "<id>", about: "only those of this course" } },
  example: "batches list --course-id data-analyst",
  async run(door, { texts }) {
    const { batches } = await ask<Catalogue>(door, "GET", "/catalogue");
    const open = new Set(await ask<string[]>(door, "GET", "/open-batches"));
    const wanted = texts["course-id"];
    const found = batches
      .filter(({ courseId }) => wanted === undefined || courseId === wanted)
      .map((batch) => ({ ...batch, hasSecretId: open.has(batch.id) }));
    const rows = found.map(({ id, courseId, name, startDate, endDate, price, enrolled, seats, hasSecretId }) => [
      ...[id, courseId, name, startDate, endDate, String(price), `${enrolled} of ${seats}`, hasSecretId ? "yes" : "no"],
    ]);
    const head = ["ID", "COURSE", "NAME", "START", "END", "PRICE", "ENROLLED", "SECRET ID"];
    return { answer: found, text: table(head, rows) };
  },
};

const listLectures: Command = {
  name: "lectures list",
  about: "Lists the recorded lectures of each batch.",
  words: [],
  options: { "batch-id": { value: "<id>", about: "only those of this batch" } },
  example: "lectures list --batch-id mern-evening",
  async run(door, { texts }) {
    const { lectures } = await ask<Catalogue>(door, "GET", "/catalogue");
    const wanted = texts["batch-id"];
    const found = lectures.filter(({ batchId }) => wanted === undefined || batchId === wanted);
    const rows = found.map(({ batchId, lectureNumber, id, title, url }) => [
      ...[batchId, String(lectureNumber), id, title, url],
    ]);
    return { answer: found, text: table(["BATCH", "NO.", "ID", "TITLE", "FILM"], rows) };
  },
};

/** The commands that list the entries of a kind. */
export const listEntries = [listCourses, listOutlines, listBatches, listLectures];

function table(head: string[], rows: string[][]): string {
  return rows.length === 0 ? "There is none." : columns([head, ...rows]);
}
