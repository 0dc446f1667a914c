import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { batches } from "#domains/catalogue/server/tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { staff, teachers } from "#domains/staff/server/tables.ts";
import type { Closure, DayHours, MeetingAccount, TimetableException, ToldClass } from "#domains/timetable/contract.ts";
import { time, uuid } from "#server/db/columns.ts";
import { impersonal, personal, readers, stored } from "#server/db/personal.ts";

/** The repetition of a batch's classes. A batch without one has only its texts. */
export const batchRules = pgTable("batch_rules", {
  batchId: text("batch_id")
    .primaryKey()
    .references(() => batches.id, { onDelete: "cascade" }),
  /** ISO weekdays, from 1 for Monday. */
  weekdays: jsonb().$type<number[]>().notNull(),
  /** By the clock of `timeZone`: "19:00". */
  startsAt: text("starts_at").notNull(),
  /** Not after `startsAt`: on the next day. */
  endsAt: text("ends_at").notNull(),
  /** IANA name: "Asia/Karachi". */
  timeZone: text("time_zone").notNull(),
  fromDay: date("from_day", { mode: "string" }).notNull(),
  /** The last day, inclusive. */
  untilDay: date("until_day", { mode: "string" }).notNull(),
  /** Days without a class. */
  holidays: jsonb().$type<string[]>().notNull(),
  /** The holidays as ranges with names, as staff chose them; null where they are only days. */
  closures: jsonb().$type<Closure[]>(),
  /** Ranges with other hours, such as Ramadan. */
  exceptions: jsonb().$type<TimetableException[]>().notNull(),
  /** The weekdays with hours of their own; null for none. */
  dayHours: jsonb("day_hours").$type<DayHours[]>(),
  /** The institute's addition to the hours, in brackets: "7:30 PM in Doha and Riyadh". */
  note: text().notNull().default(""),
  /** The classes' meeting address, https; null on site, or not known yet. */
  meetingUrl: text("meeting_url"),
  /** Grows with each change, so that a change to an older one is refused. */
  version: integer().notNull().default(1),
  changedAt: time("changed_at").notNull(),
});

stored(batchRules, {
  what: "how the classes of a batch repeat, and where they meet",
  why: "to make its timetable",
  ground: "none",
  kept: "as long as the batch",
  seenBy: readers.everybody,
});

/** The server on which the program makes meetings, in one row. */
export const meetingServers = pgTable("meeting_servers", {
  name: impersonal(text().primaryKey()),
  kind: impersonal(text().$type<"jitsi">().notNull()),
  /** Its address, https; null where the program makes no meetings. */
  address: impersonal(text()),
});

stored(meetingServers, {
  what: "the server for meetings that the program makes",
  why: "so that a class online has a meeting without anybody making one",
  ground: "none",
  kept: "until staff change it",
  seenBy: readers.staff,
});

/** Holidays of the whole institute or of a branch: every rule leaves them out. */
export const instituteHolidays = pgTable(
  "institute_holidays",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    fromDay: date("from_day", { mode: "string" }).notNull(),
    /** The last day, inclusive. */
    untilDay: date("until_day", { mode: "string" }).notNull(),
    /** A branch of the settings; null for everywhere. */
    branchId: text("branch_id"),
  },
  (table) => [check("institute_holidays_in_order", sql`${table.untilDay} >= ${table.fromDay}`)],
);

stored(instituteHolidays, {
  what: "the days on which the institute, or a branch, has no classes",
  why: "to leave them out of every timetable",
  ground: "none",
  kept: "until staff remove it",
  seenBy: readers.everybody,
});

/** A class of a batch: one that its rule gives, or one that staff added. */
export const batchClasses = pgTable(
  "class_sessions",
  {
    id: uuid().primaryKey(),
    batchId: impersonal(
      text("batch_id")
        .notNull()
        .references(() => batches.id, { onDelete: "cascade" }),
    ),
    /** The day that the rule gives it; null for one that staff added. It stays when the class is moved. */
    ruleDay: impersonal(date("rule_day", { mode: "string" })),
    startsAt: time("starts_at").notNull(),
    endsAt: time("ends_at").notNull(),
    /** Its subject, if staff wrote one. */
    title: impersonal(text()),
    /** The name of its teacher, as `teacherId` spells it. */
    teacher: personal(text().notNull()),
    /** Null only in a row of an earlier release, until the next start. */
    teacherId: uuid("teacher_id").references(() => teachers.id),
    isCancelled: boolean("is_cancelled").notNull().default(false),
    /** The reason, as text for its students; null if none was given. */
    cancelReason: impersonal(text("cancel_reason")),
    /** Grows with each change that its students are notified of (RFC 5545, SEQUENCE). */
    sequence: integer().notNull().default(0),
    /** This class's meeting address, https; null for its batch's. */
    meetingUrl: impersonal(text("meeting_url")),
    changedAt: time("changed_at").notNull(),
  },
  (table) => [
    unique("class_sessions_batch_id_rule_day").on(table.batchId, table.ruleDay),
    index("class_sessions_batch_id_starts_at").on(table.batchId, table.startsAt),
    index("class_sessions_starts_at").on(table.startsAt),
    index("class_sessions_teacher_id_starts_at").on(table.teacherId, table.startsAt),
    check("class_sessions_ends_after_start", sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

stored(batchClasses, {
  what: "the classes of a batch, with the name of who teaches each",
  why: "to hold them, and to say when they are",
  ground: "contract",
  kept: "as long as the batch",
  seenBy: "students of the batch, and staff",
  notExported: "staff",
});

/** The address of a class's meeting in the institute's account elsewhere: made once, and the same for everybody. */
export const madeMeetings = pgTable("made_meetings", {
  classId: uuid("class_id")
    .primaryKey()
    .references(() => batchClasses.id, { onDelete: "cascade" }),
  /** Where it was made. */
  kind: impersonal(text().$type<MeetingAccount["kind"]>().notNull()),
  /** https. */
  address: impersonal(text().notNull()),
  madeAt: time("made_at").notNull(),
});

stored(madeMeetings, {
  what: "the address of the meeting that was made for a class at Zoom or Google Meet",
  why: "so that everybody comes into the same meeting",
  ground: "none",
  kept: "as long as the class",
  seenBy: "students of the batch, and staff",
});

/** Changes of the classes of a batch that its students and teachers are notified of: one email each. */
export const classChanges = pgTable(
  "class_changes",
  {
    id: uuid().primaryKey(),
    batchId: impersonal(
      text("batch_id")
        .notNull()
        .references(() => batches.id, { onDelete: "cascade" }),
    ),
    at: time("at").notNull(),
    /** The changes by class; null for a change of the rule. */
    classes: personal(jsonb().$type<ToldClass[]>()),
    /** The number of people who got an email. */
    told: integer().notNull(),
  },
  (table) => [index("class_changes_batch_id_at").on(table.batchId, table.at)],
);

stored(classChanges, {
  what: "which classes of a batch were changed, from when to when, and by which teacher they were to be given",
  why: "to tell their students and teachers once",
  ground: "contract",
  kept: "as long as the batch",
  seenBy: "students of the batch, and staff",
  notExported: "staff",
});

/** The private addresses at which calendars read classes, one per student or member of staff. */
export const calendarAddresses = pgTable(
  "calendar_addresses",
  {
    /** SHA-256 of the secret part of the address. */
    token: personal(text().primaryKey()),
    personId: personal(
      uuid("person_id")
        .unique("calendar_addresses_person_id")
        .references(() => people.id, { onDelete: "cascade" }),
    ),
    userId: personal(
      text("user_id")
        .unique("calendar_addresses_user_id")
        .references(() => staff.userId, { onDelete: "cascade" }),
    ),
    createdAt: time("created_at").notNull(),
  },
  (table) => [check("calendar_addresses_one_owner", sql`(${table.personId} is null) <> (${table.userId} is null)`)],
);

stored(calendarAddresses, {
  what: "that a student or member of staff has an address at which a calendar reads their classes; of its secret part only a hash",
  why: "so that their own calendar shows their classes",
  ground: "asked",
  kept: "until it is revoked, or the person is erased",
  seenBy: "nobody",
  notExported: "opens",
});
