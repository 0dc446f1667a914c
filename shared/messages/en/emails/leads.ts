/** The email about leads, to the staff every morning. */
export const leadEmails = {
  digest: {
    subject: { one: "{count} answer is overdue", other: "{count} answers are overdue" },
    preview: "Waiting longer than {company.replyTime}.",
    heading: "Someone is waiting for an answer",
    text: {
      one: "A message, booking or request has waited longer than our promised answer time:",
      other: "{count} messages, bookings and requests have waited longer than our promised answer time:",
    },
    sources: {
      contact: "Message",
      quote: "Quote",
      demo: "Demo class",
      enrolment: "Enrolment",
      assistant: "Assistant",
    },
    /** A person in the list: "Ayesha Khan (ayesha@example.com), since Monday 2 March 2026, 2:30 PM". */
    since: "{name}, since {since}",
    more: { one: "And {count} more.", other: "And {count} more." },
    today: { one: "{count} more answer is due today.", other: "{count} more answers are due today." },
    commands: "The command “leads list --state new” lists them all; “leads answer” takes one off the list.",
  },
};
