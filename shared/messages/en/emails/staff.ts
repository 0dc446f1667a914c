/** The emails of the back office: to a new member of staff, and from staff to a person. */
export const staffEmails = {
  invitation: {
    subject: "Join the staff of {company.name}",
    preview: "One click, with an account of this address.",
    heading: "You are invited to the staff",
    text: "You can work in the back office of {company.name} as {role}. The button asks you to sign in, or to create an account, with this address. It works once, until {until}.",
    button: "Join the staff",
    note: "If you did not expect this, ignore this e-mail: nothing happens without you.",
    roles: { owner: "an owner", manager: "a manager", teacher: "a teacher", support: "support" },
  },
  message: {
    subject: "Your question to {company.name}",
    preview: "An answer from our team.",
    heading: "An answer for you",
    note: "To write back, simply reply to this e-mail.",
  },
  merged: {
    subject: "Two records joined at {company.name}",
    preview: "Our team sees two records as one person's now.",
    heading: "We have joined two of our records",
    text: "Our team has marked the record of this e-mail address and another record as one person's, so that we see both together. Your account did not change: it shows and opens exactly what it did before, and no other account sees anything of yours.",
    note: "If these are two different people, please reply to this e-mail, and we will separate the records again.",
  },
};
