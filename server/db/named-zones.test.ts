// @module-tag thorough
import { PGlite } from "@electric-sql/pglite";
import { expect, it } from "vitest";
import { timingInWords } from "#domains/timetable/server/plan-classes.ts";
import { knownMigrations } from "#server/db/schema-history.ts";

it("names the zone of the last release's batches as a rule names it today", { timeout: 120_000 }, async () => {
  const pglite = await PGlite.create();
  const steps = knownMigrations();
  const at = steps.findIndex(({ statements }) => statements.some((one) => one.includes("PKT")));
  const run = async (from: number, to: number) => {
    for (const { statements } of steps.slice(from, to)) for (const one of statements) await pglite.exec(one);
  };
  await run(0, at);
  const rules = { pk: "Asia/Karachi", in: "Asia/Kolkata", ae: "Asia/Dubai", utc: "UTC" };
  const letters = { pk: "PKT", in: "IST", ae: "GST", utc: "UTC" };
  await pglite.exec(`
    insert into courses (id, slug, title, description, duration, thumbnail, rating, students, skills, level, position)
      values ('c', 'c', 'C', '', '', '', 5, 1, '{}', '', 1)`);
  const timings = {
    ...Object.fromEntries(Object.entries(letters).map(([id, zone]) => [id, `9:30 PM – 11:00 PM ${zone} (late)`])),
    ...{ typed: "9:30 PM – 11:00 PM IST", old: "7:00 AM – 8:30 AM PKT", plain: "After lunch, PKT" },
  };
  for (const [id, timing] of Object.entries(timings))
    await pglite.query(
      `insert into batches (id, course_id, name, mode, schedule, timing, instructor, start_date, end_date, seats,
        description) values ($1, 'c', 'B', 'Online', 'Mon', $2, 'Noor', '2026-12-01', '2027-03-01', 9, '')`,
      [id, timing],
    );
  for (const [id, zone] of Object.entries(rules))
    await pglite.query(
      `insert into batch_rules (batch_id, weekdays, starts_at, ends_at, time_zone, from_day, until_day, holidays,
        exceptions, note, changed_at)
        values ($1, '[1]', '21:30', '23:00', $2, '2026-12-01', '2027-03-01', '[]', '[]', 'late', now())`,
      [id, zone],
    );
  await run(at, steps.length);
  const { rows } = await pglite.query<{ id: string; timing: string }>("select id, timing from batches");
  const ruled = Object.entries(rules).map(([id, timeZone]) => {
    const hours = { weekdays: [1], startsAt: "21:30", endsAt: "23:00", fromDay: "2026-12-01" };
    return [id, timingInWords({ ...hours, timeZone, note: "late" })];
  });
  expect(Object.fromEntries(rows.map(({ id, timing }) => [id, timing]))).toEqual({
    ...Object.fromEntries(ruled),
    ...{ typed: "9:30 PM – 11:00 PM IST", old: "7:00 AM – 8:30 AM Pakistan time", plain: "After lunch, PKT" },
  });
  await pglite.close();
});
