import type { PaymentMethod } from "#domains/money/contract.ts";
import { monthWords, monthWordsWithin } from "./site.en.ts";

const paidSubject = "Paid by card: {received}, order {reference}";
const doubtSubject = "Please look: {received} by card for order {reference}";
const seeOrder = "See the order";

/** The emails about an order, to the student and to the staff. */
export const orderEmails = {
  /** The order's facts. */
  table: {
    order: "Order",
    planFee: { one: "{plan}, {monthly} for a month", other: "{plan}, {monthly} a month for {count} months" },
    takenOff: "Taken off",
    amount: "In all",
    received: "Received",
    credit: "Credit",
    /** Money that is due, and the next payment of an order with nothing due. */
    asked: "To pay now",
    askedFor: "{amount}, {months}",
    next: "Next payment",
    nextOn: "{amount} on {due}",
    nextFor: "{amount} on {due}, {months}",
    within: monthWordsWithin,
  },
  opened: {
    subject: "Your place: {amount} to pay, order {reference}",
    preview: "{course}: please pay by {due}.",
    heading: "Pay for your place",
    text: "We have your request, and our team will contact you via WhatsApp shortly. Your order's page shows every way to pay, takes your receipt and shows the status of your payment.",
    pay: "Please pay by {due} and put the reference {reference} into the transfer's message, so we can match your payment.",
    button: "Pay or send your receipt",
    demo: "Every plan begins with a free demo class. You can take it first and pay afterwards:",
    book: "Book a free demo class",
    note: "The link is yours alone and works for a year. If this wasn't you, ignore this e-mail.",
  },
  /** Replaces the above if the proof arrived before the email went out. */
  received: {
    subject: "We have your receipt, order {reference}",
    preview: "{amount} for {course}: we are checking it.",
    heading: "Your receipt has arrived",
    text: "Thank you. Your request and your receipt for {amount}, order {reference}, are with us.",
    next: "We look for the payment in our account, usually within one working day, and write to you then. You do not need to do anything else.",
    button: "See your order",
    stays: "While we look, your seat stays yours.",
  },
  /** By the state of the order's seat. */
  seat: {
    held: "Your seat in {batch} is held until {until}.",
    confirm:
      "Your seat in {batch} is held until {until}. Open your order with the button above and confirm that this is you: then it is held until {due}.",
    confirmNone:
      "No seat in {batch} is held for you yet. Open your order with the button above and confirm that this is you, or pay: then you have one if any is free.",
  },
  /** The refund terms are from specification §9. */
  paid: {
    subject: "Paid: your place in {course} is confirmed",
    preview: "We have received {amount} for {course}. See what comes next.",
    heading: "Your place is paid for",
    /** Replaces the above for an order that cost nothing in the end, or with money due. */
    confirmed: {
      subject: "Your place in {course} is confirmed",
      preview: "Your place in {course} is confirmed. See what comes next.",
      heading: "Your place is confirmed",
    },
    /** The first sentence of the texts below. */
    thanks: {
      received: "Thank you: we have received {amount}.",
      waived: "There is nothing to pay for your place.",
      credit: "Thank you: we have received {amount}, {credit} more than your place costs. That stays to your credit.",
    },
    text: "{thanks} Our team will contact you via WhatsApp with the day your classes begin.",
    begins: "{thanks} Your seat is confirmed, and your classes begin on {start}.",
    waits:
      "{thanks} The batch has filled up in the meantime, so you are on its waiting list, ahead of everybody who has not paid. Our team will contact you via WhatsApp: you can also choose another batch or have your money back.",
    renews: {
      one: "Your plan renews by card at {amount} every month. You can cancel that anytime on your order's page.",
      other:
        "Your plan renews by card at {amount} every {count} months. You can cancel that anytime on your order's page.",
    },
    refund:
      "Within {refund.fullRefundDays} days from the start of the course you can have a full refund; an e-mail to us is enough.",
    button: "See your order",
    account: "Open your lectures",
    receipt: "See your receipt",
  },
  refused: {
    subject: "We could not match your payment, order {reference}",
    preview: "Your order stays open. Please look at your receipt again.",
    heading: "We could not match your payment",
    text: "We could not find the payment that your receipt shows. Please compare the amount and the reference with your bank's record, and send us a clearer receipt.",
    button: "Send another receipt",
    call: "If you are sure that you have paid, call {phone} and we will look together.",
  },
  /** The emails to staff. */
  staff: { from: "From", received: "Received", chat: "Write on WhatsApp" },
  proof: {
    subject: "Proof of payment for order {reference}, {amount}",
    preview: "{name} says that {amount} was sent. Look for it in the account.",
    heading: "A proof of payment has arrived",
    file: "Receipt",
    pdf: "a PDF",
    picture: "a picture",
    pays: "For",
    month: monthWords,
    text: "A receipt proves nothing by itself: look for {amount} with the reference {reference} in the account. Then confirm the payment, or refuse the receipt.",
    button: "See the receipt and decide",
  },
  /** The staff's task after a card payment, by how it fits the order. */
  card: {
    preview: "{name}, {course}",
    paid: {
      subject: paidSubject,
      heading: "An order was paid by card",
      text: "The place is theirs. The page and an e-mail have told them so, and that you will write on WhatsApp with the day classes begin.",
      button: seeOrder,
    },
    paid_late: {
      subject: doubtSubject,
      heading: "An order that had ended was paid by card",
      text: "It had expired or was cancelled, but the money has arrived, so it counts as paid. Give them the place, or return the money in the card provider's dashboard.",
      button: seeOrder,
    },
    paid_twice: {
      subject: doubtSubject,
      heading: "An order was paid a second time",
      text: "It was paid before, by card or by transfer. Both are in its ledger. Please return one of the payments: the card's in the card provider's dashboard, where its renewal is to be cancelled too.",
      button: seeOrder,
    },
    mismatch: {
      subject: doubtSubject,
      heading: "A card payment does not fit its order",
      text: "Amount or currency differ from the order's, so it still waits for its money. What came in the order's own currency is in its ledger. Please look at the payment in the card provider's dashboard, then confirm the order or return the money.",
      button: "See the order and decide",
    },
    renewed: {
      subject: "Please look: {received} by card after order {reference} was paid",
      heading: "A renewal was charged, and nothing was open",
      text: "The card was charged again. What was not open is a further charge in the order's ledger, so nothing is owed. If the student's course is over, please end the renewal in the card provider's dashboard and return the money.",
      button: seeOrder,
    },
  },
  /** Money without an order here; `named` is used if the payment names one. */
  stray: {
    event: "Event",
    named: "Names the order",
    other: "If the same account at the card provider sells other things too, this may be one of them.",
    paid: {
      subject: "Please look: {received} by card for no order",
      preview: "{received} came by card for no order here.",
      heading: "A card payment belongs to no order",
      text: "The card provider says that this money was taken, for a checkout that no order here has opened. Please look the event up in the card provider's dashboard: it names who paid. Then give them their place, or return the money.",
    },
    returned: {
      subject: "Please look: {received} went back to a card for no order",
      preview: "{received} went back to a card for no order here.",
      heading: "A refund belongs to no order",
      text: "The card provider says that this money went back to a card, and no order here has received it. Please look the event up in the card provider's dashboard, and see whether it is in your accounts.",
    },
    disputed: {
      subject: "Please look: {received} disputed, for no order",
      preview: "A payment of {received} is disputed that no order here has received.",
      heading: "A disputed payment belongs to no order",
      text: "A payer's bank disputes this payment, and no order here has received it. Please look the event up in the card provider's dashboard: it says until when you may answer.",
    },
  },
};

/** The emails to students about money after the first payment. */
export const ledgerEmails = {
  table: {
    order: "Order",
    course: "Course",
    received: "Received",
    refunded: "Returned",
    left: "Still to come",
    due: "Due",
    owed: "To pay",
  },
  next: "The next {amount} is due on {due}. We will remind you three days before.",
  /** What is left of a payment that came in part, and what is late. */
  rest: "Please pay the rest, {amount}, by {due}.",
  late: "Please pay {amount} now: it was due on {due}.",
  credit: "That is {credit} more than the course costs. It stays to your credit.",
  nothingLeft: "Nothing is left to pay.",
  seeOrder: "See your order",
  pay: "Pay or send your receipt",
  received: {
    subject: "Received: {moved} for order {reference}",
    preview: "Thank you: {moved} for {course} has arrived.",
    heading: "Your payment has arrived",
    text: "Thank you: we have received {moved} for {course}.",
    button: "See your receipt",
  },
  refunded: {
    subject: "Returned: {moved} for order {reference}",
    preview: "{moved} for {course} is on its way back to you.",
    heading: "Your money is on its way",
    /** By the method of the refund; the times are from specification §9. */
    text: {
      card: "We have returned {moved} for {course} to your card. Your bank shows it within a few days.",
      transfer: "We have returned {moved} for {course} to your account. A transfer takes up to 7 business days.",
      cash: "We have returned {moved} for {course} to you.",
    },
    button: "See the receipt",
  },
  /** By the time they are sent. */
  reminders: {
    before: {
      subject: "{amount} due on {due}, order {reference}",
      heading: "Your next instalment",
      text: "Your next instalment for {course}, {amount}, is due on {due}.",
    },
    due: {
      subject: "{amount} due today, order {reference}",
      heading: "Your instalment is due today",
      text: "Your instalment for {course}, {amount}, is due today. If you have already paid, you need do nothing.",
    },
    after: {
      subject: "{amount} overdue, order {reference}",
      heading: "Your instalment is overdue",
      text: "Your instalment for {course}, {amount}, was due on {due}. Please pay by {closes} to keep your lectures open.",
    },
    closed: {
      subject: "Your lectures are closed until you pay {amount}, order {reference}",
      heading: "Your lectures are closed",
      text: "{amount} for {course} was due on {due}. Your lectures are closed until it arrives; you keep your place and your records.",
    },
  },
};

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
