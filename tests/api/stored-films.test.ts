import { randomUUID } from "node:crypto";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { openEmbedded } from "#server/db/client.ts";
import { applyMigrations, knownMigrations } from "#server/db/schema-history.ts";

it("a film goes with the lecture it was stored for, also one of an earlier release", {
  tags: ["thorough"],
}, async () => {
  const opened = await openEmbedded(await PGlite.create(), "as found");
  const { database } = opened;
  const steps = knownMigrations();
  const at = steps.findIndex(({ statements }) => statements.some((one) => /add column "film_key"/i.test(one)));
  await database.transaction((transaction) => applyMigrations(transaction, steps.slice(0, at)));
  await database.execute(sql`insert into courses
    (id, slug, title, description, duration, rating, students, skills, level, position)
    values ('c', 'c', 'C', 'C', 'C', 0, '0', '[]', 'Beginner', 0)`);
  await database.execute(sql`insert into batches
    (id, course_id, name, mode, schedule, timing, instructor, start_date, end_date, price, seats, description)
    values ('b', 'c', 'B', 'Online', 'Mon', '7 PM', 'T', '2027-01-01', '2027-02-01', 1, 10, 'B')`);
  let number = 0;
  const add = async (id: string, url: string) => {
    number += 1;
    await database.execute(sql`insert into lectures (id, batch_id, batch_number, lecture_number, title, url)
      values (${id}, 'b', 'B', ${number}, ${id}, ${url})`);
  };
  const [uploaded, imported, unknown] = [randomUUID(), randomUUID(), randomUUID()];
  const urlOf = (film: string) => `file:lectures/${film}.mp4`;
  await add("a-thief", urlOf(uploaded));
  await add(`lecture-${uploaded}`, urlOf(uploaded));
  await add("b-thief", urlOf(imported));
  await add("b-lecture-1", urlOf(imported));
  await database.execute(sql`insert into audit_entries (at, actor, verb, subject, subject_id, details)
    values (now(), 'operator', 'importLectureFile', 'lecture', 'b-lecture-1', '{}')`);
  await add("c-lecture", urlOf(unknown));
  await add("demo", "file:lectures/demo/lecture-1.mp4");
  await add("photo", "file:photos/x.webp");
  await add("address", "https://youtu.be/00000000001");

  await database.transaction((transaction) => applyMigrations(transaction, steps.slice(at)));
  const { rows } = await database.execute(
    sql`select id, film_key from lectures where film_key is not null order by id`,
  );
  expect(rows).toEqual([
    { id: "b-lecture-1", film_key: `lectures/${imported}.mp4` },
    { id: "c-lecture", film_key: `lectures/${unknown}.mp4` },
    { id: `lecture-${uploaded}`, film_key: `lectures/${uploaded}.mp4` },
  ]);
  await opened.close();
});
