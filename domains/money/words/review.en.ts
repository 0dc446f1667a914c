import type { OrderState, PaymentVerdict } from "#domains/money/contract.ts";
import type { EnrolmentState } from "#domains/seats/contract/enrolment.ts";

/** The texts of the page where staff confirm or reject an order's payment. */
export const paymentReview = {
  /** The page's title in the browser. */
  title: "Payment of order {reference}: decide | {company.name}",
  /** By the order's state. */
  leads: {
    awaiting_payment: "Nothing has been sent for it yet. If the money is in the account anyway, say so here.",
    proof_sent: "A receipt proves nothing by itself. Look for the money in the account, then decide.",
    paid: "It is paid, and an e-mail has told the student so. A receipt below may be for a later month.",
    rejected: "Its receipt was refused, and an e-mail has asked the student for a better one.",
    expired: "Its time to pay has passed. Money that has arrived anyway still counts.",
    cancelled: "It was cancelled. Money that has arrived anyway still counts.",
  } satisfies Record<OrderState, string>,
  facts: {
    title: "What to look for",
    amount: "Amount",
    reference: "Reference",
    course: "Course",
    batch: "Batch",
    plan: "Plan",
    student: "Student",
    opened: "Opened",
    chat: "Write by WhatsApp",
  },
  /** By the state of the seat that the order pays. */
  seats: {
    held: "Seat held",
    active: "Seat confirmed",
    waitlisted: "On the waiting list: the batch is full",
    withdrawn: "No seat any more: the hold has passed",
    completed: "Course completed",
  } satisfies Record<EnrolmentState, string>,
  proofs: {
    title: "Receipts",
    none: "None has been sent.",
    sent: "Sent",
    open: "Download",
    other: "A file to download",
  },
  verdicts: {
    payment_confirmed: {
      title: "The money is there",
      text: "It is written into the accounts with a receipt, and the student gets an e-mail.",
      /** The box that staff tick before they confirm. */
      seen: "I have seen {amount} with the reference {reference} in the account.",
      /** For an amount that differs from the one asked for. */
      other: "Another amount arrived",
      otherHint: "Only if it differs: in figures, like 149 or 1250.50.",
      button: "Confirm the payment",
    },
    proof_refused: {
      title: "The money is not there",
      text: "The student gets an e-mail that asks to compare amount and reference and to send a better receipt.",
      button: "Refuse the receipt",
    },
  } satisfies Record<PaymentVerdict, { title: string; text: string; button: string; [other: string]: string }>,
  /** The decider's name, so that others see it. */
  name: "Your name",
  decided: "Decided by {by}, {at}.",
  unnamed: "Please write your name, so that others see who decided.",
  unticked: "Please tick the box once you have seen the money in the account.",
  undecided: "Please choose one of the two.",
};
