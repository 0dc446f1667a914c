import { passwordLength } from "../../contracts/account.ts";

/** The errors and confirmations of all account forms. */
export const accountWords = {
  wrongCredentials: "That e-mail address and password do not match. Please check both and try again.",
  wrongPassword: "That is not your current password.",
  guessable:
    "This password is too easy to guess. Please choose a longer one: three or four words that are not a saying.",
  linkUsedUp: "This link has already been used or has expired. Please ask for a new one.",
  tooMany: "There have been too many attempts. Please wait {wait} and try again.",
  busy: "Many people are signing in right now. Please try again in a few seconds.",
  lookAtFields: "Please check the marked fields and try again.",
};

const fields = {
  name: "Your name",
  email: "E-mail",
  password: "Password",
  newPassword: "New password",
  currentPassword: "Current password",
  show: "Show",
  hide: "Hide",
  passwordHint: `At least ${passwordLength.min} characters. A few words in a row are easy to remember and hard to guess.`,
};

/** A device where somebody is signed in. */
export const deviceWords = { named: "{browser} on {system}", other: "Another device" };

/** The pages about accounts (specification §2, "/sign-in/* and /sign-up/*"). */
export const accountPages = {
  fields,
  aside: {
    title: "Your place at the institute",
    points: [
      "Outlines and batches of every course in one place",
      "The recorded lectures of your batch, with its Secret ID",
      "Stay signed in on your own devices, sign out of any of them",
    ],
  },
  signIn: {
    meta: { title: "Sign in | {company.name}", description: "Sign in to the learning portal of {company.name}." },
    title: "Sign in",
    lead: "Good to see you again.",
    submit: "Sign in",
    submitting: "Signing in...",
    forgotten: { label: "Forgotten your password?", href: "/forgot-password" },
    other: { text: "New here?", label: "Create an account", href: "/sign-up" },
    /** Shown when signing up has not signed the visitor in. */
    afterSignUp:
      "That address may have an account already. Sign in with its password, or choose a new one. We have sent an e-mail there that says what to do.",
    afterReset: "Your new password is set. Please sign in with it.",
  },
  signUp: {
    meta: {
      title: "Create an account | {company.name}",
      description: "Create a free account for the learning portal of {company.name}.",
    },
    title: "Create an account",
    lead: "Free, and ready in a minute.",
    submit: "Create account",
    submitting: "One moment...",
    other: { text: "Have one already?", label: "Sign in", href: "/sign-in" },
    agreement: {
      before: "By creating an account you accept our",
      terms: { label: "terms", href: "{policy.terms}" },
      and: "and",
      privacy: { label: "privacy policy", href: "{policy.privacy}" },
    },
  },
  forgotten: {
    meta: {
      title: "Forgotten password | {company.name}",
      description: "Choose a new password for your account at {company.name}.",
    },
    title: "Choose a new password",
    lead: "Enter your e-mail address and we will send you a link.",
    submit: "Send me a link",
    submitting: "Sending...",
    sent: {
      title: "Check your inbox",
      lead: "If that address has an account, an e-mail is on its way to it. Its link works once, within an hour.",
      again: "Nothing there? Check your spam folder, or try again.",
    },
    other: { text: "Remembered it?", label: "Sign in", href: "/sign-in" },
  },
  reset: {
    meta: { title: "New password | {company.name}", description: "Set the new password of your account." },
    title: "Your new password",
    lead: "You will be signed out on every device. Then sign in with the new password.",
    submit: "Set my password",
    submitting: "One moment...",
    usedUp: {
      title: "This link no longer works",
      action: { label: "Ask for a new link", href: "/forgot-password" },
    },
  },
  confirm: {
    meta: { title: "Confirm your address | {company.name}", description: "Confirm that an e-mail address is yours." },
    title: "Confirm your e-mail address",
    lead: "Press the button, so that we know where to reach you.",
    submit: "Confirm my address",
    done: { title: "Thank you, your address is confirmed", action: { label: "Open the LMS", href: "/lms" } },
    failed: { title: "This link no longer works", action: { label: "Go to your account", href: "/account" } },
  },
  account: {
    meta: { title: "Your account | {company.name}", description: "Your address, your password, your devices." },
    title: "Your account",
    confirmed: "confirmed",
    unconfirmed: "not confirmed yet",
    sendAgain: "Send the e-mail again",
    sentAgain: "The e-mail is on its way.",
    password: {
      title: "Password",
      lead: "A new password signs you out on every other device.",
      submit: "Change my password",
      submitting: "One moment...",
      done: "Your password is changed, and every other device is signed out.",
    },
    sessions: {
      title: "Where you are signed in",
      lead: "Is there a device you do not know? Sign it out, then change your password.",
      current: "this device",
      since: "since",
      seen: "last seen",
      end: "Sign out",
      ended: "That device is signed out.",
      endAll: "Sign out everywhere",
    },
  },
  signOut: {
    meta: { title: "Sign out | {company.name}", description: "Sign out on this device." },
    title: "Sign out?",
    lead: "You can come back with your e-mail address and password.",
    submit: "Sign out",
    stay: { label: "Stay signed in", href: "/account" },
  },
  /** Shown where a provider's widget replaces our forms. */
  widget: {
    loading: "Preparing the sign-in...",
    failed: {
      title: "The sign-in could not be loaded",
      lead: "It comes from another server, which does not answer, or something in your browser or network blocks it.",
      retry: "Try again",
    },
    noScripts: "Signing in needs JavaScript. Please turn it on for this site.",
  },
};
