import type { PaymentMethod } from "#domains/money/contract.ts";
import { monthWords, monthWordsWithin } from "./site.en.ts";

/** The kinds of an order's entries. */
export const ledgerKinds = {
  charge: "Charge",
  registration: "Registration",
  payment: "Payment",
  refund: "Refund",
  discount: "Discount",
  correction: "Correction",
};

/** The screen of the ways to pay, and the e-mail that tells owners of a change. */
export const waysWords = {
  title: "Ways to pay",
  about:
    "Where students send their money: bank, wallets, cash at the desk, or any other way by its name. Their orders and e-mails show these. Every owner gets an e-mail when they change.",
  another: "Another way",
  name: "Name, as students know it",
  kind: "Kind",
  kinds: { bank: "Bank account", raast: "Raast", wallet: "Wallet on a phone", cash: "Cash", other: "Other" },
  details: "What students need, a line each",
  detailsHint:
    "Such as “Account title: Noor School” and “IBAN: PK36 SCBL 0000 0011 2345 6702”. Each gets a button to copy it.",
  note: "How to pay, in your words",
  currencies: "Only for these currencies (none: for all)",
  isOn: "Students see it",
  hasQr: "Orders in rupees show it as a Raast code, which bank apps scan: its details need your IBAN",
  consumerNumber: "Consumer number (1Bill, Kuickpay)",
  consumerHint: "If you have one: orders and vouchers show it.",
  scheme: "Scheme in the Raast code",
  schemeHint: "Empty for 00, as banks' apps write it. Another only if your bank says so.",
  remove: "To remove a way, empty its fields.",
  save: "Save and publish",
  saved: "Saved. Students see it now, and every owner gets an e-mail.",
  wrong: "Please correct the marked fields. Nothing was saved.",
  wrongs: {
    untitled: "Please write its name.",
    unlabelled:
      "Please write each line with its name and a colon, such as “Account title: Noor School”. This one has none: {line}",
    noIban: "A Raast code needs your IBAN: please write a line such as “IBAN: PK36 SCBL 0000 0011 2345 6702”.",
    iban: "This IBAN has a wrong digit: {line}. Please compare it with your bank's.",
  },
  newer: "Someone has changed this since you opened it. Nothing was saved: please open the page again and compare.",
};

/** The keys for cards, on the same screen. */
export const cardKeyWords = {
  title: "Cards",
  about:
    "Cards are taken through Stripe, with keys from your account there. They are stored encrypted and never shown again; every owner gets an e-mail when they change.",
  off: "Cards are not taken.",
  on: "Cards are taken, with the key that ends in {lastFour}.",
  test: "This is a test key: it takes invented cards alone, and no money.",
  environment: "The machine's STRIPE_SECRET_KEY is used. That wins: a key typed here would not be used.",
  locked: "The keys cannot be read, because AUTH_SECRET was changed. Type them again: until then no card is taken.",
  secretKey: "Secret key",
  secretHint: "In Stripe under Developers, API keys. It begins with sk_ or rk_.",
  webhookSecret: "Signing secret of the webhook",
  webhookHint: "In Stripe under Developers, Webhooks: add the address below first. It begins with whsec_.",
  address: "Address for the webhook",
  events: "Its events",
  save: "Save the keys",
  saved: "Saved. Orders offer cards now, and every owner gets an e-mail.",
  try: "Try the key",
  tried: {
    works: "Stripe knows the key, and it may open checkouts.",
    unknown: "Stripe does not know this key. Please copy it again.",
    "not allowed": "Stripe knows the key, but it may not open checkouts. Please give it that right in Stripe.",
    "no answer": "Stripe could not be reached. Please try again in a minute.",
    failed: "Stripe could not answer. Please try again in a minute.",
  },
  remove: "Take no cards any more",
  removeSure: "Remove the keys? Orders offer no cards then, and charges that repeat reach no ledger.",
  removed: "Removed. Orders offer no cards now, and every owner gets an e-mail.",
};

export const waysToPayEmail = {
  subject: "The ways to pay were changed",
  preview: "Please look whether this was you or another owner.",
  heading: "The ways to pay were changed",
  text: "On {time}, an owner changed where students send their money.",
  now: "They see now: {ways}.",
  none: "They see no way to pay without a card now.",
  note: "If no owner did this, someone is in an account: change the ways back and end all sessions under Staff.",
  button: "See the ways to pay",
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
  /** The institute's tax numbers, and a tax that the amount contains. */
  ntn: "NTN {number}",
  strn: "STRN {number}",
  tax: "of which {name} {rate}\u00a0%",
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
  registration: "Registration fee",
  registrationPart: "Part of the registration fee",
  registrationToo: "{course}, with the registration fee",
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
    registration: "registration fee",
    registrationPart: "part of the registration fee",
    registrationToo: "{course}, with the registration fee",
    next: "next {amount} on {day}",
    left: "{amount} left, due on {day}",
    late: "{amount} overdue since {day}",
    credit: "{amount} to your credit",
    inAll: "in all {amount}",
  },
  /** At the foot of the paper. */
  note: "Issued by computer and valid without a signature.",
  download: "Download PDF",
  onSlip: "For a printer of 80 mm",
  onA4: "For A4",
  refused: {
    title: "This link does not open a receipt",
    text: "The link is incomplete, was changed or has expired. Please open it again from our e-mail, or write to us.",
    action: { label: "Contact us", href: "/contact" },
  },
};

/** What came, what is owed, and the books. */
export const incomeWords = {
  title: "Income",
  close: "Close",
  month: { earlier: "The month before", later: "The next month", now: "This month" },
  branches: { label: "Branch", all: "All branches", none: "No branch" },
  currencies: "Currency",
  tiles: {
    today: "Received today",
    received: "Received in {month}",
    owed: "Still owed",
    expected: "Expected in {month}",
    payments: { one: "1 entry", other: "{count} entries" },
    late: "{amount} is late",
    orders: { one: "1 order", other: "{count} orders" },
    ahead: "as of today",
    lakh: "{count} lakh",
  },
  chart: {
    title: "Received, day by day",
    /** What a reader hears in place of the bars. */
    said: "{month}: {total} received, the most on {day} with {most}. {before}: {totalBefore}.",
    bar: "{day}: {amount}",
    table: "The days as a list",
    day: "Day",
    amount: "Received",
  },
  came: {
    title: "Where it came in",
    groups: { branch: "Branch", course: "Course", batch: "Batch", teacher: "Teacher" },
    none: "None",
    nothing: "Nothing came in {month}.",
    billed: "Charged for {month}",
    off: "Taken off",
  },
  methods: "How it was paid",
  share: "{percent} %",
  owed: {
    title: "Still owed, by age",
    ages: {
      ahead: "Not late yet",
      week: "1 to 7 days",
      month: "8 to 30 days",
      "two months": "31 to 60 days",
      older: "Over 60 days",
      next: "To come",
    },
    note: "As of today: what is due until the end of this month.",
    nothing: "Nobody owes anything.",
  },
  batches: {
    title: "By batch, {month}",
    batch: "Batch",
    seats: "Seats",
    taken: "{taken} of {seats}",
    billed: "Charged",
    off: "Taken off",
    received: "Received",
  },
  books: {
    title: "For the accountant",
    about: "One row an entry of the ledger, with what is owed after it.",
    from: "From",
    to: "To",
    csv: "CSV",
    xlsx: "Excel",
    closed: "Closed months",
    none: "No month is closed.",
    text: "What is written about a closed month counts from the day it is written.",
    close: "Close {month}",
    ask: "Close {month} and all months before it? Corrections then count on the day they are written.",
    done: "{month} is closed.",
    by: "{month}, by {name} on {day}",
    reopened: "opened again by {name} on {day}",
    reopen: "Open again",
    reopenedNow: "{month} is open again.",
    operator: "the operator",
    somebody: "somebody who has left",
  },
  rows: {
    title: "Entries",
    sides: { received: "Received", billed: "Charged", off: "Taken off" },
    empty: "There is nothing here.",
    total: "In all",
    /** Of an order, for its oldest debt. */
    late: { one: "the oldest 1 day late", other: "the oldest {count} days late" },
    more: "More",
    first: "From the beginning",
    /** An entry that counts on another day than the one it was received on. */
    onDay: "received on {day}",
  },
  /** The first row of the accountant's file, of each currency. */
  opening: "Owed before",
  search: {
    label: "Name, reference, amount or phone",
    from: "Opened from",
    to: "Opened until",
    show: "Show",
    totals: "In all",
    orders: { one: "1 order", other: "{count} orders" },
    price: "costs {amount}",
    received: "received {amount}",
    left: "still to pay {amount}",
    givenBack: "given back {amount}",
    chips: { received: "Money received", cancelled: "Cancelled" },
  },
  /** Beside a receipt for a day of a closed month. */
  closedMonth: "Its month is closed: it counts in the books of today.",
};

/** Refusals about the books. */
export const bookRefusals = {
  "books.span": "The last day is before the first.",
  "books.notOver": "A month can be closed once it is over.",
  "books.notLast": "Only the last closed month can be opened again.",
};

/** What the e-mail about a new order says where staff have opened it. */
export const billedEmail = {
  text: "Our office has opened this fee for you. Your order's page shows every way to pay, takes your receipt and shows the status of your payment.",
  note: "The link is yours alone and works for a year. If you did not expect this fee, answer this e-mail.",
};
