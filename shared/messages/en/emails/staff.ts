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
  setUp: {
    subject: "Set up your second factor | {company.name}",
    preview: "The link works for an hour.",
    heading: "Set up your second factor",
    text: "Someone, most likely you, wants to set up the second factor of your account in the back office of {company.name}. The link works for an hour, in a browser where you are signed in.",
    button: "Set up a second factor",
    note: "If this wasn't you, someone else knows your password: do not open the link, and choose a new password.",
  },
  factorChanged: {
    subject: "Your second factor was changed | {company.name}",
    preview: "If it was you, you need do nothing.",
    heading: "Your second factor was changed",
    changes: {
      setUpAuthenticator: "An app that shows codes was set up for your account. An earlier app no longer works.",
      addPasskey: "A passkey was added to your account.",
      removePasskey: "A passkey was removed from your account.",
      renewRecoveryCodes: "New recovery codes were made for your account. Earlier ones no longer work.",
      useRecoveryCode: "A recovery code of your account was used. It does not work again.",
    },
    when: "It was done on {time}, from {device}.",
    whenAndWhere: "It was done on {time}, from {device}, in {country}.",
    button: "Look at my sign-in",
    note: "If it was you, you need do nothing. If this was not you, choose a new password at once, which signs you out everywhere, and call us: {company.phones.0.display}.",
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
