import type { CountText } from "#shared/fill-text.ts";

/** The screen of a bank's file: what came, whose it is, and what is to be decided. */
export const bankWords = {
  title: "Bank statement",
  lead: "Bring the file of your bank or wallet as CSV. Money with an order's reference is settled in one press; for the rest you decide. The same file twice changes nothing.",
  file: "The bank's file",
  list: "Or paste its rows here",
  listHint: "With the line of headings.",
  currency: "Currency",
  read: "Read",
  columns: {
    title: "What its columns hold",
    guessed: "Please check this once. Files with the same headings are then read at once.",
    unknown: "No line has the headings of a statement. Please say which column holds what.",
    day: "Day",
    credit: "Money that came",
    debit: "Money that went",
    amount: "Both in one column, what went with a minus",
    balance: "Balance",
    text: "What the bank says: sender, particulars, reference",
    none: "None",
    unnamed: "Column {number}",
    monthFirst: "The month is written before the day",
    isOurs: "The account {account} is ours, though no way to pay names it",
    take: "Take these rows",
  },
  taken: {
    one: "1 new row of ours, {known} known before, {others} none of ours.",
    other: "{count} new rows of ours, {known} known before, {others} none of ours.",
  },
  reversed: { one: "1 row went back again.", other: "{count} rows went back again." },
  unread: {
    one: "Line {lines} has no day or no sum that can be read.",
    other: "Lines {lines} have no day or no sum that can be read.",
  },
  certain: {
    title: { one: "1 row is certain", other: "{count} rows are certain" },
    lead: "Each has the reference of one order, no other row has it, and the sum is no more than the order still costs.",
    settle: { one: "Settle it", other: "Settle all {count}" },
    settled: {
      one: "1 payment taken. The student gets an e-mail.",
      other: "{count} payments taken. The students get e-mails.",
    },
  },
  waiting: {
    title: { one: "1 row to decide", other: "{count} rows to decide" },
    none: "Nothing to decide",
    more: "The first {shown} are shown.",
    nobody: "No order fits.",
    out: "Money that went. If it takes back a payment, please refund that one; then put the row away.",
    erased: "Kept until you decide. What the bank says is erased on {day}.",
    choose: "Whose money is it?",
    order: "{student}, {reference}",
    share: "{student}, {reference}: {amount}",
    linked: "{student}, {reference}: the payment that is in the ledger already",
    other: "Another order",
    reference: "Its reference",
    settle: "Settle",
    dismiss: "None of ours",
    settled: "Settled.",
    linkedDone: "Linked: it is not counted again.",
    dismissed: "Put away.",
    gone: "a student whose name is erased",
  },
  reasons: {
    reference: "has the reference",
    repeated: "another row has this reference",
    closed: "the order is closed",
    nearReference: "a reference with a slip",
    consumerNumber: "has the consumer number",
    name: "names the student",
    partOfName: "a part of the name",
    payer: "names who pays",
    amount: "the sum that is asked",
    part: "another sum than is asked",
    more: "more than it still costs",
    day: "about the day it is due",
    taken: "staff took a payment like this",
  },
  last: "Settled last",
  day: "Day",
  said: "What the bank says",
  sum: "Sum",
  orders: "Order",
};

/** Why a bank's file or a decision about its row is refused. */
export const bankRefusals = {
  "statement.empty": "Please choose a file, or paste its rows.",
  "statement.tooLong": "This file is too long. Please bring {most} rows at most at once, fewer if they are long.",
  "statement.unreadable": "This is no table that can be read. Please save it as CSV and bring that.",
  "statement.otherAccount":
    "This file is of the account {account}, which no way to pay names. Nothing was taken. If it is yours, tick the box and take it again.",
  "statement.noRows": "No row has a day and a sum in these columns. Nothing was taken; please look at the columns.",
  "statement.decided": "Somebody has decided about this row. Please look at the list again.",
  "statement.shares": "This does not fit the row's sum. Nothing was changed.",
  "statement.currency": "This order is in another currency. Nothing was changed.",
};

/** The texts of a fee voucher, on its page and as a PDF. */
export const voucherWords = {
  pageTitle: "Fee voucher {reference} | {company.name}",
  title: "Fee voucher",
  copies: ["Bank's copy", "Institute's copy", "Student's copy"],
  reference: "Reference",
  student: "Student",
  course: "Course",
  batch: "Batch",
  pays: "For",
  registration: "Registration fee",
  registrationToo: "Registration fee, {months}",
  month: "Month {from} of {inAll}",
  months: "Months {from} to {to} of {inAll}",
  whole: "The whole course",
  consumerNumber: "Consumer number (1Bill, Kuickpay)",
  printed: "Printed",
  payBy: "To pay by {day}",
  overdue: "Overdue since {day}",
  after: "After {day}",
  /** Beside the code. */
  scan: "Scan in your bank's app",
  noReference: "The code carries the amount, not the reference. Please write {reference} as the payment's purpose.",
  writeReference: "Please write {reference} as the payment's purpose.",
  cash: "In cash at the institute's desk.",
  demo: "These payment details are invented for a demonstration. Please send no money.",
  stamp: "Stamp and signature",
  fileName: "fee-voucher-{reference}.pdf",
  allFileName: "fee-vouchers.pdf",
  download: "Download PDF",
  print: "Print",
  qrLabel: "Raast payment code",
  /** An amount written out. */
  numbers: {
    small: [
      ...["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
      ...["thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"],
    ],
    tens: ["", "ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"],
    hundreds: [
      ...["", "one hundred", "two hundred", "three hundred", "four hundred", "five hundred", "six hundred"],
      ...["seven hundred", "eight hundred", "nine hundred"],
    ],
    scales: {
      lakh: [
        [10_000_000, { one: "{times} crore", other: "{times} crore" }],
        [100_000, { one: "{times} lakh", other: "{times} lakh" }],
        [1000, { one: "{times} thousand", other: "{times} thousand" }],
      ] as [number, CountText][],
      million: [
        [1_000_000_000, { one: "{times} billion", other: "{times} billion" }],
        [1_000_000, { one: "{times} million", other: "{times} million" }],
        [1000, { one: "{times} thousand", other: "{times} thousand" }],
      ] as [number, CountText][],
    },
    ten: "{tens}-{ones}",
    and: "{hundreds} and {rest}",
    scaled: "{scale} {rest}",
    whole: "{words} {currency} only",
    withParts: "{words} {currency} and {rest}/{of} only",
  },
  refused: {
    title: "This link does not open a fee voucher",
    text: "The link is incomplete, was changed or has expired, or nothing is left to pay. Please open the order from our e-mail, or write to us.",
    action: { label: "Contact us", href: "/contact" },
  },
};

/** The screen of the rules for fees, and what the office's links to vouchers say. */
export const feeRuleWords = {
  title: "Fees at the desk",
  about: "What is added to a fee that is paid late, and who sees that it is.",
  late: "Who pays late",
  lateFee: "Late fee, in {currency}",
  lateFeeHint:
    "Added once to each fee that is not paid on its day, on the morning after. Vouchers print the sum after the day. Empty for none.",
  grace: "Days of grace",
  graceHint: "From the due day on; 0 to 90. Your terms should say the same.",
  follows: "What follows then",
  followings: { "lectures close": "Lectures close until it is paid", nothing: "Nothing" },
  closing: {
    one: "By this, the lectures of 1 student are closed now.",
    other: "By this, the lectures of {count} students are closed now.",
  },
  teachersSee: "Teachers see a mark beside who owes, without the sum",
  lateFeeStarts: "Fees whose day has passed before you save stay as they are.",
  save: "Save",
  saved: "Saved.",
  wrong: "Please look at the marked fields. Nothing was saved.",
  notAmount: "Please write an amount in {currency}, such as 500.",
  vouchers: "Fee vouchers (PDF)",
  voucher: "Fee voucher",
};

/** The screen of what receipts say beside the money. */
export const receiptRuleWords = {
  title: "Receipts",
  about: "Tax numbers on receipts and fee vouchers, and the taxes that your fees contain.",
  numbers: "Tax numbers",
  numbersHint: "Shown on each new receipt and fee voucher. Leave empty for none.",
  ntn: "National Tax Number (NTN)",
  strn: "Sales Tax Registration Number (STRN)",
  series: "Numbers of a branch's own",
  seriesHint:
    "One or two letters, such as LH, and the branch's next receipt is LH-000001. Empty: its receipts are numbered with the institute's. Receipts already issued keep their numbers.",
  taxes: "Taxes within your fees",
  taxesHint:
    "Your fees include these taxes. Each receipt shows how much of the payment is tax, at the rate of the day it was paid. Issued receipts keep their rates.",
  another: "Another rate",
  rateOf: "{name}, {rate} %",
  name: "Name of the tax",
  nameHint: "Such as “Sales tax on services”.",
  rate: "Rate in per cent",
  from: "From",
  until: "Last day (empty: without end)",
  region: "Where",
  everywhere: "Everywhere",
  gone: "A branch that is no longer there",
  remove: "Remove this rate",
  save: "Save",
  saved: "Saved. Receipts say it from now on.",
  wrong: "Please look at the marked fields. Nothing was saved.",
};

/** The consumer number of an order, and those of several. */
export const consumerWords = {
  title: "Consumer number",
  text: "The student pays with this number at 1Bill or Kuickpay. It is printed on the fee voucher, and payments that name it are matched to this order.",
  number: "Number of this order (empty: none)",
  list: "Or for several orders, a line each: reference and number",
  wrongLine: "Please write each line as a reference and a number, such as K7M4-Q2XW 1000123456: {line}",
  button: "Save",
  done: "Saved.",
  doneAll: { one: "1 number is saved.", other: "{count} numbers are saved." },
};

/** What a student wrote beside a proof of payment, for the staff. */
export const statedWords = {
  title: "The student wrote",
  amount: "Amount",
  paidOn: "Paid on",
  transaction: "Transaction number",
  differs: "{stated} is not what is expected: {expected}. Look for what really came.",
  sameNumber: "The same transaction number was sent for another order",
};

/** The fields beside a proof of payment. */
export const statedFieldWords = {
  title: "What your receipt says, if you like",
  hint: "We find your money sooner with it.",
  fields: { amount: "Amount you sent", paidOn: "Day you paid", transaction: "Transaction number" },
};

/** The list of those whose fees are overdue, with a message ready to send. */
export const reminderWords = {
  title: "Reminders",
  back: "Back to the fees",
  lead: "Whose fees are overdue, the oldest first, with a message ready to send. WhatsApp opens with the text: mark it once it is sent.",
  age: "How late",
  ages: { all: "All", week: "Up to 7 days", month: "8 to 30 days", older: "Over 30 days" },
  none: "Nobody is overdue here.",
  late: { one: "1 day late", other: "{count} days late" },
  whatsapp: "WhatsApp",
  mark: "Mark as sent",
  email: "Send e-mail",
  noPhone: "No phone number",
  other: "Told otherwise",
  sent: { whatsapp: "WhatsApp: {time}, {by}", email: "E-mail: {time}, {by}", other: "Told: {time}, {by}" },
  marked: "Marked: {name} is reminded.",
  mailed: "The e-mail to {name} is on its way.",
  /** The message. */
  message:
    "Assalam-o-Alaikum {name}, {amount} for {course} was due on {day}. Here is how to pay it: {link} Your reference is {reference}. If you have paid already, please send us the receipt there. {company}",
};

/** The e-mail of a reminder that staff send. */
export const feesOwedEmail = {
  subject: "{amount} to pay, order {reference}",
  heading: "Your fee is overdue",
  text: "{amount} for {course} was due on {due}. The page below shows how to pay it, with the code for your bank's app.",
  button: "See how to pay",
  paid: "If you have paid already, please send us the receipt on the same page.",
};

/** The reason in the ledger of a late fee. */
export const lateFeeNote: string = "Late fee: {amount} was to be paid by {day}";

/** Refusals of vouchers and of the rules for fees. */
export const voucherRefusals = {
  "voucher.nothing": "Nothing is left to pay here, so there is no voucher.",
  "voucher.tooMany": "These are more than {most} vouchers. Please choose a batch.",
  "reminder.noAddress": "There is no e-mail address of this student. Please send the message otherwise.",
  "reminder.nothing": "Nothing is overdue here any more.",
  "consumer.wrong": "“{typed}” is no consumer number: please write its 6 to 24 digits.",
  "consumer.taken": "{number} is the number of order {reference}, which is not paid yet.",
  "proof.amount": "Please write an amount in {currency}, such as 6,000, or leave this empty.",
  "proof.day": "Please choose a day of the last year, or leave this empty.",
  "proof.transaction": "Please write the number as your receipt shows it, or leave this empty.",
  "feeRules.changed": "Somebody has changed these rules since you opened this page. Please look at them again.",
};
