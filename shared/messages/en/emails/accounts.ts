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
    preview: "One click, so that we know this address is yours.",
    heading: "Welcome. Is this address yours?",
    text: "Somebody, most likely you, has created an account at {company.name} with this address. Please confirm that it is yours; the link works for a week.",
    actions: ["Confirm my address"],
    note: "You can sign in and look around without it. If it was not you, do nothing: an address that is not confirmed belongs to nobody.",
  },
  exists: {
    subject: "You already have an account | {company.name}",
    preview: "Somebody tried to create a second one with your address.",
    heading: "You already have an account",
    text: "Somebody, most likely you, has just tried to create an account at {company.name} with this address, which has one already. Nothing was changed.",
    actions: ["Sign in", "I forgot my password"],
    note: "If it was not you, there is nothing to do: your password and your account are unchanged.",
  },
  reset: {
    subject: "Choose a new password | {company.name}",
    preview: "The link works once, within an hour.",
    heading: "Choose a new password",
    text: "Somebody, most likely you, has asked for a new password for your account at {company.name}. The link works once, within an hour. Afterwards you are signed out everywhere.",
    actions: ["Choose a new password"],
    note: "If it was not you, do nothing: your password stays the same. Please share this link with nobody, including us.",
  },
  passwordChanged: {
    subject: "Your password was changed | {company.name}",
    preview: "If it was you, there is nothing to do.",
    heading: "Your password was changed",
    text: "The password of your account at {company.name} has just been changed, and every other device was signed out. If it was you, there is nothing to do.",
    actions: ["It was not me: choose a new password"],
    note: "The link to the new one comes to this address. If somebody else may read your e-mail, please call us: {company.phones.0.display}.",
  },
} satisfies Record<string, AccountEmailWords>;
