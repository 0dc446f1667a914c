import type { PaymentMethod } from "#domains/money/contract.ts";
import { monthWords, monthWordsWithin } from "./site.en.ts";

/** The texts of a payment's receipt, and of a refund's credit note: on its page and as a PDF. */
export const receiptWords = {
  /** The page's title in the browser. */
  pageTitle: "{title} {number} | {company.name}",
  /** Six digits and more. */
  number: "No. {number}",
  payment: {
    title: "Receipt",
    amount: "Received",
    person: "Received from",
    pays: "For",
    paid: "Paid so far",
    left: "Left to pay",
    fileName: "receipt-{number}.pdf",
  },
  refund: {
    title: "Credit note",
    amount: "Returned",
    person: "Returned to",
    pays: "For",
    paid: "Paid after this",
    left: null,
    fileName: "credit-note-{number}.pdf",
  },
  /** Replaces a name that is no longer stored. */
  erased: "Name erased",
  date: "Date",
  order: "Order",
  course: "Course",
  plan: "Plan",
  batch: "Batch",
  method: "Paid by",
  methods: {
    transfer: "Bank transfer or wallet",
    card: "Card",
    cash: "Cash",
  } satisfies Record<PaymentMethod, string>,
  whole: "The whole course",
  wholePart: "Part of the course fee",
  ...monthWords,
  monthPart: "Part of month {from} of {inAll}",
  monthsPart: "Months {from} to {to} of {inAll}, in part",
  nothingLeft: "Nothing",
  /** A payment in a line: what it was for, what comes next, and the price. "Paid" is only said where nothing is due. */
  summary: {
    paid: "Paid {amount}",
    received: "Received {amount}",
    pays: "{received} ({pays})",
    ...monthWordsWithin,
    monthPart: "part of month {from} of {inAll}",
    monthsPart: "months {from} to {to} of {inAll}, in part",
    whole: "the whole course",
    wholePart: "part of the course fee",
    next: "next {amount} on {day}",
    left: "{amount} left, due on {day}",
    late: "{amount} overdue since {day}",
    credit: "{amount} to your credit",
    inAll: "in all {amount}",
  },
  /** At the foot of the paper. */
  note: "Issued by computer and valid without a signature.",
  download: "Download PDF",
  refused: {
    title: "This link does not open a receipt",
    text: "The link is incomplete, was changed or has expired. Please open it again from our e-mail, or write to us.",
    action: { label: "Contact us", href: "/contact" },
  },
};
