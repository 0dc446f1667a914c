import type { Database } from "#server/db/client.ts";

/** About an inquiry: to the staff, and to the visitor. */
export type InquiryEmailKind = "inquiry-staff" | "inquiry-acknowledgement";

/** About an enrolment request: to the staff, and to the student. */
export type EnrolmentEmailKind = "enrolment-staff" | "enrolment-acknowledgement";

/** About a place in a batch, to the student: a freed seat offered or given, another batch, a seat that staff released. */
export type SeatEmailKind = "seat-offered" | "seat-given" | "seat-moved" | "seat-released";

/** About a certificate, to the student. */
export type CertificateEmailKind = "certificate-issued";

/** About the waiting leads, to the staff; it is about a day, "2026-11-23". */
export type LeadEmailKind = "leads-digest";

/** About an order or a card payment: to the staff for the arrival of a proof or of card money, else to the student. */
export type OrderEmailKind =
  | "order-opened"
  | "proof-received"
  | "proof-refused"
  | "order-paid"
  | "card-payment-staff"
  | "stray-card-payment";

/** To the student, about money after the first payment: it came, it went back, an instalment is due. */
export type LedgerEmailKind = "payment-received" | "refund-sent" | "instalment-reminder";

/**
 * About an event at the card provider, by the event's id: to the student about renewals that failed or end, to the
 * staff also about disputes and refunds that went wrong.
 */
export type CardEmailKind = "card-renewal" | "card-event-staff";

/** About a demo booking: the last one to the staff, the others to the visitor. */
export type DemoEmailKind =
  | "demo-confirmation"
  | "demo-cancellation"
  | "demo-reminder-day"
  | "demo-reminder-hour"
  | "demo-staff";

/** To an account's owner. */
export type AccountEmailKind = "email-confirmation" | "account-exists" | "password-reset" | "password-changed";

/**
 * From the back office: to an invited member of staff; to a member, a link to set up a second factor, and that one was
 * changed (by the audit's entry); to each of two people that staff have found to be
 * one, about the merge and the person, "<merge>.<person>".
 */
export type StaffEmailKind = "staff-invitation" | "staff-set-up" | "staff-factor-changed" | "people-merged";

/** To a person, from a member of staff. */
export type PersonEmailKind = "person-message";

/** About changed classes of a batch, to a student or teacher: the change, then the recipient. */
export type ClassEmailKind = "classes-changed";

/** About a posted grade, to the student: the work, the enrolment, and the grade's version. */
export type WorkEmailKind = "grade-posted";

/** To a student: the morning of a day with classes or work; about a person and the day, "<id>.2026-11-23". */
export type ClassroomEmailKind = "student-morning";

/** The emails held back from a mailbox that had enough; it is about the span in which they were counted. */
export type HeldEmailKind = "held-emails";

export type EmailKind =
  | HeldEmailKind
  | ClassroomEmailKind
  | InquiryEmailKind
  | EnrolmentEmailKind
  | SeatEmailKind
  | CertificateEmailKind
  | LeadEmailKind
  | OrderEmailKind
  | LedgerEmailKind
  | CardEmailKind
  | DemoEmailKind
  | AccountEmailKind
  | StaffEmailKind
  | PersonEmailKind
  | ClassEmailKind
  | WorkEmailKind;

/** A request to send an email; its writer knows the recipient. */
export interface EmailRequest {
  email: EmailKind;
  /** The id of the record (or the day) it is about, with the record's state where that matters. */
  about: string;
}

/** The queue of unsent emails. */
export interface EmailQueue {
  /** Queues emails as part of `transaction`, to be sent at once, or not before `at`. */
  enqueue(transaction: Database, requests: EmailRequest[], at?: Date): Promise<void>;
}
