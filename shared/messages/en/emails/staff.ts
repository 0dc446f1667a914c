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
};
