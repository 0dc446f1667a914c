import type { CertificateFacts } from "#domains/certificates/server/emails.tsx";
import type {
  AccountFacts,
  ExistingAccountFacts,
  FactorChangeFacts,
  InvitationFacts,
  PeopleMergedFacts,
  PersonMessageFacts,
} from "#domains/accounts/server/account-facts.ts";
import type { ClassesChangedFacts, GradeFacts, MorningFacts } from "#domains/portal/server/emails.tsx";
import type { EmailBrief, EmailContent } from "#server/mail/port.ts";
import type { PaymentMethod } from "#domains/money/contract.ts";

interface PersonFacts {
  firstName: string;
  lastName: string;
  email: string;
  /** As it was typed in an inquiry; in E.164 elsewhere. */
  phone: string;
}

/** An inquiry, for the emails about it. */
export interface InquiryFacts extends PersonFacts {
  id: string;
  createdAt: Date;
  inquiryType: string;
  /** The title of the service to be quoted. */
  service: string | null;
  message: string;
}

/** A batch, for the emails that name it: its days and hours in words, its first day as "2026-12-01". */
export interface BatchFacts {
  name: string;
  schedule: string;
  timing: string;
  startDate: string;
}

/** An enrolment request, for the emails about it. */
export interface EnrolmentFacts extends PersonFacts {
  /** The batch that it asks for; null if the visitor was not sure, or it is gone. */
  batch: BatchFacts | null;
  id: string;
  /** The short code for people; null for a request of an earlier release. */
  reference: string | null;
  createdAt: Date;
  country: string | null;
  message: string;
  /** The course's title. */
  course: string;
  /** The chosen plan and its price in the company's currency, unless course or plan are gone; null for the simple form. */
  plan: { title: string; fee: { monthlyPrice: number; months: number; total: number } | null } | null;
  /** How the place stands in the batch that it asks for, and where its student confirms it; null without a batch. */
  place: {
    state: "held" | "none" | "waitlisted";
    /** Until when a seat is held, in words. */
    until: string;
    isProved: boolean;
    /** How many days a seat is held that is confirmed. */
    days: number;
    url: string;
  } | null;
}

/** An order, for the emails about it. */
export interface OrderFacts extends PersonFacts {
  /** The batch of the seat that it pays, or that was asked for, and how the seat stands; null if there is none. */
  batch: BatchFacts | null;
  seat: "held" | "active" | "waitlisted" | "withdrawn" | "completed" | null;
  /** Until when the seat is held, in words; null if it is not held. */
  heldUntil: string | null;
  /** Whether it is known that a person wants it: by the press on its page, by money, or by staff. */
  isProved: boolean;
  /** Whether a receipt waits for the staff. */
  isChecking: boolean;
  reference: string;
  planTitle: string;
  courseTitle: string;
  months: number;
  /** In words: "$447". */
  amount: string;
  monthly: string;
  /** Whether each month is paid by itself. */
  isMonthly: boolean;
  /** What is to be paid next, in words; null if nothing is. */
  asked: string | null;
  /** The page of the latest receipt, with its key; null before the first payment. */
  receiptUrl: string | null;
  dueAt: Date;
  /** The order's page, with the key that only its emails hold. */
  pageUrl: string;
  /** Where the student makes an account, with name and address filled in. */
  accountUrl: string;
  /** Whether it was paid by card and renews until the payer cancels. */
  renews: boolean;
}

/** Money that came after the first payment, or went back. */
export interface MoneyFacts extends OrderFacts {
  /** In words: "$149". */
  moved: string;
  method: PaymentMethod;
  /** What is left to pay in all; null if nothing is. */
  left: string | null;
  next: { amount: string; dueAt: Date } | null;
}

/** An instalment to be paid. */
export interface ReminderFacts extends OrderFacts {
  kind: "before" | "due" | "after" | "closed";
  /** In words: "$149". */
  owed: string;
  instalmentDueAt: Date;
  /** When lectures close over it. */
  closesAt: Date;
}

/** A place in a batch, for the emails about it. */
export interface SeatFacts extends Pick<PersonFacts, "email"> {
  /** The student's whole name. */
  name: string;
  course: string;
  batch: BatchFacts;
  /** Where an offered seat is taken, or the student's own page. */
  pageUrl: string;
  /** Until when an offered seat is held, in the company's time zone: "23 November 2026 at 17:14 GMT+5". */
  until: string;
}

/** A seat that staff released. */
export interface ReleasedSeatFacts extends SeatFacts {
  /** Why, as staff wrote it. */
  reason: string;
}

/** What was held back from a mailbox that had enough emails, for the one that tells of it. */
export interface HeldEmailsFacts {
  name: string;
  told: ({ subject: string } & EmailBrief)[];
  /** How many others there were, of which nothing is told. */
  more: number;
}

/** A proof of payment, for the email about it. */
export interface ProofFacts extends OrderFacts {
  /** Where the staff see it and decide. */
  reviewUrl: string;
  mediaType: string;
}

/** A card payment for an order, for the email about it. */
export interface CardPaymentFacts extends OrderFacts {
  /** In words: "$447", or "EUR 447.00" in a currency that no order uses. */
  received: string;
  /** Where the staff see the order and decide. */
  reviewUrl: string;
  /** How it fits the order: it does, the order had ended before, it had been paid, or amount or currency differ. */
  fit: "paid" | "paid_late" | "paid_twice" | "mismatch" | "renewed";
}

/** A renewal by card that failed or ends, for the student's email. */
export interface CardRenewalFacts extends OrderFacts {
  what: "renewal_failed" | "renewal_failed_last" | "renewal_ending" | "renewal_ended";
  /** What could not be charged, in words. */
  failed: string;
  /** When a renewal ends that is still running. */
  endsAt: Date | null;
  /** Where the student changes the card: at the provider. */
  renewalUrl: string;
}

/** Something at the card provider that staff have to know of, for their email. */
export interface CardEventFacts extends OrderFacts {
  what:
    | Exclude<CardRenewalFacts["what"], "renewal_failed">
    | "refund_failed"
    | "refund_unmatched"
    | "dispute_asked"
    | "dispute_open"
    | "dispute_won"
    | "dispute_lost";
  /** The money it is about, in words; null if it is about none. */
  moved: string | null;
  /** When a renewal ends, or until when a dispute is to be answered. */
  until: Date | null;
  reviewUrl: string;
}

/** A card payment for no order, for the email about it. */
export interface StrayPaymentFacts extends Pick<CardPaymentFacts, "received"> {
  /** Whether the money came, went back, or is disputed. */
  what: "paid" | "returned" | "disputed";
  /** The order that the payment names; null if it names none of ours. */
  reference: string | null;
  /** The provider's id of its event, by which the payment is found there. */
  event: string;
}

/** A demo booking, for the emails about it. */
export interface DemoFacts {
  id: string;
  course: string;
  starts: Date;
  ends: Date;
  name: string;
  email: string;
  phone: string;
  /** The visitor's. */
  timeZone: string;
  /** What happened to it last. */
  state: "booked" | "moved" | "cancelled";
  /** Where the visitor moves or cancels it. */
  manageUrl: string;
}

/** The leads that nobody answered in time, for the email about them. */
export interface LeadsDigestFacts {
  /** How many there are; `leads` are the most overdue of them. */
  overdue: number;
  leads: {
    name: string;
    /** Null for a person without one. */
    email: string | null;
    source: "contact" | "quote" | "demo" | "enrolment" | "assistant";
    since: Date;
  }[];
  /** How many others are due before the day ends. */
  dueToday: number;
}

type Write<Facts> = (facts: Facts) => EmailContent;

/** Writes the company's emails. */
export interface Emails {
  studentMorning: Write<MorningFacts>;
  inquiryStaffEmail: Write<InquiryFacts>;
  inquiryAcknowledgement: Write<InquiryFacts>;
  enrolmentStaffEmail: Write<EnrolmentFacts>;
  enrolmentAcknowledgement: Write<EnrolmentFacts>;
  seatOffered: Write<SeatFacts>;
  seatGiven: Write<SeatFacts>;
  seatMoved: Write<SeatFacts>;
  seatReleased: Write<ReleasedSeatFacts>;
  classesChanged: Write<ClassesChangedFacts>;
  gradePosted: Write<GradeFacts>;
  certificateIssued: Write<CertificateFacts>;
  leadsDigest: Write<LeadsDigestFacts>;
  orderOpened: Write<OrderFacts>;
  orderPaid: Write<OrderFacts>;
  proofRefused: Write<OrderFacts>;
  proofReceived: Write<ProofFacts>;
  cardPaymentStaffEmail: Write<CardPaymentFacts>;
  strayCardPayment: Write<StrayPaymentFacts>;
  cardRenewal: Write<CardRenewalFacts>;
  cardEventStaff: Write<CardEventFacts>;
  paymentReceived: Write<MoneyFacts>;
  refundSent: Write<MoneyFacts>;
  instalmentReminder: Write<ReminderFacts>;
  emailConfirmation: Write<AccountFacts>;
  accountExists: Write<ExistingAccountFacts>;
  passwordReset: Write<AccountFacts>;
  passwordChanged: Write<AccountFacts>;
  staffInvitation: Write<InvitationFacts>;
  staffSetUp: Write<AccountFacts>;
  staffFactorChanged: Write<FactorChangeFacts>;
  personMessage: Write<PersonMessageFacts>;
  peopleMerged: Write<PeopleMergedFacts>;
  demoConfirmation: Write<DemoFacts>;
  demoCancellation: Write<DemoFacts>;
  demoReminder: Write<DemoFacts>;
  demoStaffEmail: Write<DemoFacts>;
  heldEmails: Write<HeldEmailsFacts>;
}
