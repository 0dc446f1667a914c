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
    /** By how it goes back; the times are from specification §9. */
    text: {
      card: "We have returned {moved} for {course} to your card. Your bank shows it within a few days.",
      transfer: "We have returned {moved} for {course} to your account. A transfer takes up to 7 business days.",
      cash: "We have returned {moved} for {course} to you.",
    },
    button: "See the receipt",
  },
  /** By when they are sent. */
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
