/** A company that pays for students: at the desk, and on its voucher and its receipt. */
export const companyWords = {
  title: "A company pays",
  text: "It gets one receipt and one voucher for all the students chosen here, each named with their sum.",
  name: "Company",
  nameHint: "Choose a known one, or type a new one. Empty: each student has a receipt of their own.",
  ntn: "Its NTN, if you have it",
  contact: "Its telephone or e-mail",
  save: "Save who pays",
  voucher: "One voucher for all of its students (PDF)",
  saved: "{company} pays these fees. Its voucher is ready.",
  nobody: "No company pays these fees now.",
  done: "Received {amount} from {company}: receipt {number}, for {name}.",
  /** Of a company among those that are found. */
  pays: { one: "Company: pays for one student", other: "Company: pays for {count} students" },
};

/** A company's fee voucher. */
export const companyVoucherWords = {
  copies: ["Bank's copy", "Institute's copy", "Company's copy"],
  company: "Company",
  ntn: "Its NTN",
  contact: "Contact",
  students: { one: "One student, as listed", other: "{count} students, as listed" },
  note: "Please send the company's name with the payment: it pays for the students on the list.",
  list: "Students of {company}",
  total: "In all",
  fileName: "fee-voucher-company.pdf",
};

/** A company's receipt, and on a student's part of it the company that paid. */
export const companyReceiptWords = {
  paid: "Company that paid",
  ntn: "Its NTN",
  parts: "For",
};

/** A late joiner's part of a month, and a seat that goes to another person. */
export const seatPlanWords = {
  partMonth: {
    title: "Part of a month, by classes left",
    text: "For somebody who joins late. What is taken off is proposed by the classes left; you can change it. Somebody else approves it first.",
    month: "Which payment",
    joins: "First class on or after",
    left: "{left} of {all} classes are left.",
    whole: "None of its {all} classes is missed: nothing is taken off.",
    less: "Amount less",
    why: "Joins on {day}: {left} of {all} classes are left",
    button: "Ask for it",
  },
  handOn: {
    title: "Hand the seat on to another person",
    text: "What is paid stays paid for the seat. What is left is asked of the other person, on the same days, in an order of their own. Both get an e-mail where they have an address.",
    name: "Name",
    phone: "Phone",
    email: "E-mail",
    shares: "Shares this e-mail with somebody of another name",
    sure: "Hand this seat on to {name}? What is left of this order, {left}, is asked of them from now on.",
    surePaid: "Hand this seat on to {name}? Everything is paid.",
    button: "Hand the seat on",
    done: "{name} has the seat now. {left} is left to pay: order {reference}.",
    donePaid: "{name} has the seat now. Everything was paid.",
  },
};

export const companyRefusals = {
  "fees.noSeat": "This order has no seat that could be handed on.",
  "fees.jointReceipt":
    "This receipt is a company's, for several students. Please move the payment on the page of its student's order.",
  "sponsor.unknown": "There is no such company.",
};
