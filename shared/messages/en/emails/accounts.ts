/** The text of an email to an account's owner; `actions` are its links, the main one first. */
export type AccountEmailWords = {
  subject: string;
  preview: string;
  heading: string;
  text: string;
  actions: string[];
  note: string;
};

/** The emails about accounts. */
export const accountEmails = {
  confirmation: {
    subject: "Please confirm your e-mail address | {company.name}",
    preview: "One click to confirm that this address is yours.",
    heading: "Welcome! Please confirm your address",
    text: "An account at {company.name} was created with this address. Was it you? Then please confirm the address, signed in or with the account's password; the link works for a week.",
    actions: ["Confirm my address"],
    note: "You can sign in and look around without confirming. If this wasn't you, open the link and press “This was not me”: the account is removed, and your address is free again.",
  },
  exists: {
    subject: "You already have an account | {company.name}",
    preview: "Someone tried to create another one with your address.",
    heading: "You already have an account",
    text: "Someone, most likely you, has just tried to create an account at {company.name} with this address, which already has one. Nothing was changed.",
    actions: ["Sign in", "I forgot my password"],
    note: "If this wasn't you, ignore this e-mail: your password and your account are unchanged.",
  },
  reset: {
    subject: "Choose a new password | {company.name}",
    preview: "The link works once, within an hour.",
    heading: "Choose a new password",
    text: "Someone, most likely you, has asked for a new password for your account at {company.name}. The link works once, within an hour. You will then be signed out everywhere.",
    actions: ["Choose a new password"],
    note: "If this wasn't you, ignore this e-mail: your password stays the same. Please do not share this link with anyone, including us.",
  },
  passwordChanged: {
    subject: "Your password was changed | {company.name}",
    preview: "If it was you, you need do nothing.",
    heading: "Your password was changed",
    text: "The password of your account at {company.name} has just been changed, and every other device was signed out. If it was you, you need do nothing.",
    actions: ["It wasn't me: choose a new password"],
    note: "The link for a new password comes to this address. If someone else may be reading your e-mail, please call us: {company.phones.0.display}.",
  },
} satisfies Record<string, AccountEmailWords>;
