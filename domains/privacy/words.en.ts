/** The account page's words about stored data. */
export const ownRecordWords = {
  /** By the parts of the file with a person's data. */
  counts: {
    people: "Your record",
    merges: "Records put together with yours",
    leads: "Requests that waited for our answer",
    messages: "Messages from us to you",
    incomingMessages: "What you told us",
    chatTexts: "Chat texts to you",
    replies: "Your answers by e-mail",
    replyFiles: "Files of your answers",
    guardians: "Guardians",
    personChanges: "Earlier names, numbers and addresses",
    documents: "Documents kept with you",
    announcements: "Announcements to you",
    announcementFiles: "Files at announcements to you",
    announcementReaders: "When you saw them",
    newsVisits: "When you last opened your news",
    morningEmailRefusals: "Morning e-mail switched off",
    inquiries: "Messages to us",
    enrolments: "Seats in batches",
    enrolmentRequests: "Enrolment requests",
    attendance: "Marks of attendance",
    certificates: "Certificates",
    demoBookings: "Demo classes",
    quizAttempts: "Quizzes taken",
    quizDrawn: "Questions drawn in quizzes",
    quizAnswers: "Answers in quizzes",
    quizMarks: "Marks of essays in quizzes",
    quizAllowances: "Extra time and attempts in quizzes",
    handIns: "Work handed in",
    handInFiles: "Files handed in",
    questions: "Questions asked",
    questionMessages: "Answers, and what was written below questions",
    grades: "Grades",
    progress: "Lectures started",
    orders: "Orders",
    changes: "Changes of orders",
    ledger: "Charges, payments and refunds",
    discountUses: "Discount codes used",
    proofs: "Proofs of payment",
    checkouts: "Card payments begun",
    events: "Notices of the card provider",
    accounts: "Account",
    sessions: "Devices where you are signed in",
    passwordResets: "Links for a new password",
    emails: "E-mails to you",
  },
  /** The losses, for those whom they concern. */
  costs: {
    certificates: {
      one: "Your certificate says “Name erased” for ever: no one can check any more that it is yours.",
      other: "Your {count} certificates say “Name erased” for ever: no one can check any more that they are yours.",
    },
    orders:
      "We can pay no refund and no credit any more, because we no longer know whose it is. If you are owed one, ask for it first.",
  },
  confirm: "Please enter your password again. We confirm the erasure by e-mail.",
};

/** The email that confirms an erasure. */
export const erasedEmail = {
  subject: "Everything about you has been erased | {company.name}",
  preview: "You asked for it on your account page.",
  heading: "Everything is erased",
  text: "As you asked on your account page, we have erased what we had stored about you: requests, bookings, seats, work and messages.",
  stays:
    "Of paid orders the amount and date stay without your name, because our accounts must show them. Certificates say “Name erased”.",
  note: "This is the last e-mail about it, and your address is not kept. If it was not you, someone knows the password of your mailbox or of this account: change the one of your mailbox, and write to us.",
};
