// @module-tag thorough
import { PGlite } from "@electric-sql/pglite";
import { expect, it } from "vitest";
import { knownMigrations } from "#server/db/schema-history.ts";

/** Held by the last release under its own rules: open orders, held seats and places on waiting lists stay so. */
it("counts the orders and seats of the last release as proved", { timeout: 120_000 }, async () => {
  const pglite = await PGlite.create();
  const steps = knownMigrations();
  const at = steps.findIndex(({ statements }) => statements.some((one) => /"orders" ADD COLUMN "proved_at"/.test(one)));
  const run = async (from: number, to: number) => {
    for (const { statements } of steps.slice(from, to)) for (const one of statements) await pglite.exec(one);
  };
  await run(0, at);
  const [person, request, seat, order] = [1, 2, 3, 4].map((one) => `00000000-0000-4000-8000-00000000000${one}`);
  await pglite.exec(`
    insert into people (id, name) values ('${person}', 'Ayesha');
    insert into courses (id, slug, title, description, duration, thumbnail, rating, students, skills, level, position)
      values ('c', 'c', 'C', '', '', '', 5, 1, '{}', '', 1);
    insert into batches (id, course_id, name, mode, schedule, timing, instructor, start_date, end_date, seats, description)
      values ('b', 'c', 'B', 'Online', 'Mon', '7 PM', 'Noor', '2026-12-01', '2027-03-01', 9, '');
    insert into enrolments (id, form, first_name, last_name, email, phone, course_id, plan, message, fingerprint)
      values ('${request}', 'plan', 'A', 'K', 'a@example.com', '+92', 'c', 'basic', '', 'x');
    insert into batch_enrolments (id, person_id, batch_id, state, held_until, changed_at)
      values ('${seat}', '${person}', 'b', 'held', now() + interval '9 days', now());
    insert into orders (id, reference, enrolment_id, batch_enrolment_id, plan_title, course_title, monthly_minor, months,
        amount_minor, currency, state, created_at, due_at)
      values ('${order}', 'ABCD-EFGH', '${request}', '${seat}', 'Basic', 'C', 100, 1, 100, 'USD', 'awaiting_payment',
        now(), now() + interval '9 days')`);
  await run(at, steps.length);
  const { rows } = await pglite.query(`
    select orders.proved_at = orders.created_at as proved, batch_enrolments.proved_at is not null as kept,
      batch_enrolments.held_until > now() + interval '8 days' as held
    from orders join batch_enrolments on batch_enrolments.id = orders.batch_enrolment_id`);
  expect(rows).toEqual([{ proved: true, kept: true, held: true }]);
  await pglite.close();
});
