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
  /** The last line of an email about a record. */
  reference: "Reference: {id}",
};
