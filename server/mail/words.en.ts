/** The words around every email. */
export const layoutEmails = {
  greeting: "Dear {name},",
  /** Greeted in place of a name that is not fit to be repeated. */
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
