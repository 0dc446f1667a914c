import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { figureGroups, funnelSteps } from "#domains/overview/contract.ts";
import { impersonal, personal, readers, stored } from "#server/db/personal.ts";

/** The number of visitors on a day, without any trace of who they were. Days are those of the institute's zone. */
export const visitCounts = pgTable(
  "visit_counts",
  {
    day: date().notNull(),
    /** Their origin: "google", "direct", the name of a campaign. */
    source: text().notNull(),
    /** ISO 3166-1 alpha-2; empty if unknown. */
    country: text().notNull(),
    /** Empty for visits as such; otherwise those visits that looked at this course. */
    courseId: text("course_id").notNull(),
    visits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.courseId, table.source, table.country] })],
);

stored(visitCounts, {
  what: "how many browsers came to the site on a day, from where, and to which course",
  why: "so that the institute knows what brings people",
  ground: "none",
  kept: "for good",
  seenBy: readers.staff,
});

/** Today's counted visitors, as hashes that no one can read back once the day's salt is gone; erased with it. */
export const visitMarks = pgTable(
  "visit_marks",
  {
    day: impersonal(date().notNull()),
    mark: personal(text().notNull()),
    courseId: impersonal(text("course_id").notNull()),
    source: impersonal(text().notNull()),
  },
  (table) => [primaryKey({ columns: [table.day, table.mark, table.courseId] }), index("visit_marks_day").on(table.day)],
);

stored(visitMarks, {
  what: "which browsers were counted today, as salted hashes of address and browser name",
  why: "so that each counts once a day",
  ground: "counting",
  kept: "until the day ends",
  seenBy: readers.nobody,
  notExported: "nobody",
});

/** The salt of a day's hashes, erased when the day is over. */
export const visitSalts = pgTable("visit_salts", { day: date().primaryKey(), salt: text().notNull() });

stored(visitSalts, {
  what: "the salt of today's hashes",
  why: "so that nobody can read them back later",
  ground: "none",
  kept: "until the day ends",
  seenBy: readers.nobody,
});

/** The count of a step on a finished day, by one group, without who took it. Days are counted in order. */
export const figureCounts = pgTable(
  "figure_counts",
  {
    day: date().notNull(),
    grouping: text({ enum: figureGroups }).notNull(),
    /** The Monday of the day's week, a source, a country or a course; empty if it is not known. */
    name: text().notNull(),
    step: text({ enum: funnelSteps }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.grouping, table.day, table.name, table.step] })],
);

stored(figureCounts, {
  what: "how many came, wrote, booked a demo, enrolled, paid and got a seat on a day, by week, source, country and course",
  why: "so that the institute knows what brings people",
  ground: "none",
  kept: "for good",
  seenBy: readers.staff,
});
