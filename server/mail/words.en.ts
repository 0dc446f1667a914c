/** The words around every email. */
export const layoutEmails = {
  greeting: "Dear {name},",
  /** Used in a greeting instead of a name that is not fit to be repeated. */
  reader: "reader",
  student: "student",
  signature: "The {company.name} team",
  contacts: { whatsapp: { label: "WhatsApp", words: "chat with us" }, web: "Web" },
  /** The labels of facts that several emails give. */
  email: "E-mail",
  phone: "Phone",
  sent: "Sent",
  course: "Course",
  plan: "Plan",
  batch: "Batch",
  /** A batch in a line: "Evening batch: Mon, Wed, Fri, 7:00 PM – 8:30 PM PKT, from 1 December 2026". */
  batchLine: "{name}: {days}, {hours}, from {start}",
  /** The last line of an email about a record. */
  reference: "Reference: {id}",
};

/** The summary of several emails, for an address that had enough of them. */
export const heldEmails = {
  subject: { one: "One more e-mail from {company.name}", other: "{count} e-mails from {company.name} in one" },
  preview: "We put them together, so that your inbox stays quiet.",
  heading: "What else there is for you",
  text: "Several e-mails were due to this address in a short time. We sent the first ones at once and put the rest together here:",
  more: {
    one: "There was one more like these. Please write to us if you miss something.",
    other: "There were {count} more like these. Please write to us if you miss something.",
  },
  why: "If you did not expect this, someone may have typed your address into our forms. You need do nothing.",
};
