import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, type PgColumn, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { batches } from "#domains/catalogue/server/tables.ts";
import { people } from "#domains/people/server/tables.ts";
import type { EnrolmentState, PaymentSchedule } from "#domains/seats/contract/enrolment.ts";
import { time, uuid } from "#server/db/columns.ts";
import { impersonal, personal, readers, stored, withheld } from "#server/db/personal.ts";
import type { Currency } from "#shared/money.ts";
import { retention } from "#shared/retention.ts";

const isUnprovedPlace = ({ state, provedAt }: { state: PgColumn; provedAt: PgColumn }) =>
  sql`${state} in ('held', 'waitlisted') and ${provedAt} is null`;

/**
 * The places of people in batches. Every change is made under the lock of the batch's row, so that no batch has more
 * students than seats.
 */
export const enrolments = pgTable(
  // Not "enrolments": earlier releases used that name for the enrolment requests.
  "batch_enrolments",
  {
    id: uuid().primaryKey(),
    createdAt: time("created_at").notNull().defaultNow(),
    personId: personal(
      uuid("person_id")
        .notNull()
        .references(() => people.id),
    ),
    batchId: impersonal(
      text("batch_id")
        .notNull()
        .references(() => batches.id),
    ),
    state: impersonal(text().$type<EnrolmentState>().notNull()),
    /** The deadline for paying or accepting a held seat. */
    heldUntil: time("held_until"),
    /** The place on the waiting list of its batch, counted up; those who have paid come first. */
    position: bigint({ mode: "number" }),
    /** Whether its order is paid, or the staff gave the seat without one. */
    isPaid: boolean("is_paid").notNull().default(false),
    /** When a freed seat was last offered. */
    offeredAt: time("offered_at"),
    /** When a person was proved to want it: by an email's link, by a payment, or by staff; null until then. */
    provedAt: time("proved_at"),
    /** Keyed hashes of the network and the mailbox it was requested from: unproved places are counted by them. */
    askedFrom: personal(text("asked_from")),
    askedBy: personal(text("asked_by")),
    /** The reason why staff have released the seat, shown to the student. */
    releaseReason: personal(text("release_reason")),
    changedAt: time("changed_at").notNull(),
  },
  (table) => [
    uniqueIndex("batch_enrolments_one_place_each")
      .on(table.personId, table.batchId)
      .where(sql`${table.state} in ('held', 'active', 'waitlisted')`),
    index("batch_enrolments_person_id").on(table.personId),
    index("batch_enrolments_batch_id_state").on(table.batchId, table.state),
    index("batch_enrolments_held_until").on(table.heldUntil).where(sql`${table.state} = 'held'`),
    // Unproved places are few; they are counted by network and by mailbox.
    index("batch_enrolments_asked_from").on(table.askedFrom).where(isUnprovedPlace(table)),
    index("batch_enrolments_asked_by").on(table.askedBy).where(isUnprovedPlace(table)),
    index("batch_enrolments_created_at_id").on(table.createdAt, table.id),
    check("batch_enrolments_held_until", sql`(${table.state} = 'held') = (${table.heldUntil} is not null)`),
    check("batch_enrolments_position", sql`(${table.state} = 'waitlisted') = (${table.position} is not null)`),
  ],
);

stored(enrolments, {
  what: "who has a seat in a batch, or waits for one",
  why: "to hold the seat, and to open the batch's lectures",
  ground: "contract",
  kept: `${retention.places.words} from the last day of the batch, ${retention.withdrawnPlaces.words} from the day it was given up; with an order, as long as that`,
  seenBy: "staff, by command; the student",
});

/** The content of one of the two enrolment forms (specification §3). With an empty `email` it is anonymised. */
export const enrolmentRequests = pgTable(
  "enrolments",
  {
    id: uuid().primaryKey(),
    createdAt: time("created_at").notNull().defaultNow(),
    /** The short code for people, "K7M4-Q2XW", which its order takes over; null in a row of an earlier release. */
    reference: impersonal(text().unique("enrolments_reference")),
    form: impersonal(text().$type<"simple" | "plan">().notNull()),
    firstName: personal(text("first_name").notNull()),
    lastName: personal(text("last_name").notNull()),
    email: personal(text().notNull()),
    /** In E.164: "+923001234567". */
    phone: personal(text().notNull()),
    /** The id of a course's document; no foreign key, because the table `courses` may be empty. */
    courseId: impersonal(text("course_id").notNull()),
    /** The requested batch; null if the visitor is undecided. */
    batchId: impersonal(text("batch_id")),
    /** Null in a row of an earlier release, and after an erasure. */
    personId: personal(uuid("person_id").references(() => people.id)),
    /** The id of a plan's document, only on the plan form. */
    plan: impersonal(text()),
    /** The chosen payment schedule, only on the plan form; null in a row of an earlier release: the whole course. */
    schedule: impersonal(text().$type<PaymentSchedule>()),
    /** The currency of the visitor's market as the server saw it, on the plan form; null in a row of an earlier release. */
    currency: impersonal(text().$type<Currency>()),
    /** The simple form's country: "Pakistan". */
    country: personal(text(), { stays: true }),
    /** Empty if the visitor wrote none. */
    message: personal(text().notNull()),
    /** Chosen by the sender; a second request with the same key is a repeat. */
    idempotencyKey: withheld(personal(text("idempotency_key").unique("enrolments_idempotency_key"))),
    /** SHA-256 of everything the visitor sent, in hex; the same again within a minute is a repeat. A guess at the person's words could be confirmed by it. */
    fingerprint: withheld(personal(text().notNull())),
  },
  (table) => [
    index("enrolments_created_at").on(table.createdAt),
    index("enrolments_person_id").on(table.personId),
    index("enrolments_fingerprint_created_at").on(table.fingerprint, table.createdAt),
    check("enrolments_plan_on_the_plan_form", sql`(${table.form} = 'plan') = (${table.plan} is not null)`),
  ],
);

stored(enrolmentRequests, {
  what: "what was written into an enrolment form",
  why: "to offer a place, and to know whom an order is for",
  ground: "asked",
  kept: `${retention.enrolments.words} from the day it was sent; with an order, as long as that`,
  seenBy: readers.staff,
});
