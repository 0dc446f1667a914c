import { passwordLength } from "./contract.ts";

/** The errors and confirmations of all account forms. */
export const accountWords = {
  wrongCredentials: "That e-mail address and password do not match. Please check both and try again.",
  wrongPassword: "That is not your current password.",
  unconfirmed: "Please confirm your e-mail address first, so that no one else can see or erase your data.",
  renewing:
    "We could not stop the card payments for {orders} just now, so nothing was erased. Please try again in a few minutes, or write to us.",
  undecided:
    "We are still checking your payment for {orders}. Please wait for our answer, or write to us, then try again.",
  onStaff:
    "You are on the staff, so nothing was erased. Ask an owner to remove you from the staff first, then erase your data here. The last owner has to make another member an owner first.",
  notYours: "This page is out of date. Please reload it and try again.",
  passwordNeeded: "Please enter the password of this account.",
  notItsPassword: "That is not the password of this account. If you did not make it, press “This was not me”.",
  refusedMember:
    "This account is on the staff of the institute, so it cannot be ended here. Please tell an owner of the institute about it.",
  linkExpired: "This link is more than a week old. Sign in and ask for a new one on your account page.",
  addressTaken: "This address has another account, so yours keeps its own.",
  alreadyConfirmed: "This address has been confirmed already.",
  guessable: "This password is too easy to guess. Please choose a longer one, such as three or four unrelated words.",
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

/** A device where a user is signed in. */
export const deviceWords = { named: "{browser} on {system}", other: "Another device" };

/** The pages about accounts (specification §2, "/sign-in/* and /sign-up/*"). */
export const accountPages = {
  fields,
  aside: {
    title: "Your student portal",
    points: [
      "Every course outline and batch in one place",
      "Your next class and your recorded lectures",
      "Stay signed in on your own devices, and sign out of any of them",
    ],
  },
  signIn: {
    meta: { title: "Sign in | {company.name}", description: "Sign in to the learning portal of {company.name}." },
    title: "Sign in",
    lead: "Welcome back.",
    submit: "Sign in",
    submitting: "Signing in...",
    forgotten: { label: "Forgotten your password?", href: "/forgot-password" },
    other: { text: "New here?", label: "Create an account", href: "/sign-up" },
    /** Shown when signing up has not signed the visitor in. */
    afterSignUp:
      "That address may already have an account. Sign in with its password, or choose a new one. We have sent it an e-mail that explains what to do.",
    withoutCookies:
      "Your browser does not accept cookies from this site, so it cannot stay signed in. Allow cookies in its settings, then sign in again.",
    afterReset: "Your new password is set. Please sign in with it.",
  },
  signUp: {
    meta: {
      title: "Create an account | {company.name}",
      description: "Create a free account for the learning portal of {company.name}.",
    },
    title: "Create an account",
    lead: "Free, and ready in a minute.",
    doneAtHome:
      "Welcome! Your account is ready and you are signed in. Our e-mail has a link that confirms your address.",
    submit: "Create account",
    submitting: "One moment...",
    other: { text: "Already have an account?", label: "Sign in", href: "/sign-in" },
    agreement: {
      before: "By creating an account you accept our",
      terms: { label: "terms", href: "{policy.terms}" },
      and: "and",
      privacy: { label: "privacy policy", href: "{policy.privacy}" },
    },
  },
  /** The page that the button of a paid order's email opens. */
  opening: {
    meta: { title: "Open your courses | {company.name}", description: "Choose a password and open your courses." },
    title: "Choose a password, and you are in",
    lead: "Your account is {email}. This link from our e-mail has confirmed the address.",
    submit: "Open my courses",
    joins: { title: "Add {name} to your account", lead: "You are signed in as {account}." },
    expired: {
      title: "This link is too old",
      lead: "It worked for a week. Create an account with the address that you enrolled with.",
      action: { label: "Create an account", href: "/sign-up?from=%2Flms" },
    },
  },
  forgotten: {
    meta: { title: "Forgotten password | {company.name}", description: "Choose a new password for your account." },
    title: "Choose a new password",
    lead: "Enter your e-mail address and we will send you a link.",
    submit: "Send me a link",
    submitting: "Sending...",
    sent: {
      title: "Check your inbox",
      lead: "If that address has an account, an e-mail is on its way to it. Its link works once, within an hour.",
      again: "Nothing there? Check your spam folder or try again.",
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
    lead: "Press the button to confirm that this address is yours.",
    leadSignedOut:
      "An account was made with the address {email}. Did you make it? Then enter the password that you chose for it.",
    /** Where staff have written down another address of the account's person. */
    change: {
      title: "Sign in with your new address",
      lead: "Press the button to sign in with {email} from now on. Your password and your courses stay.",
      leadSignedOut: "Enter your account's password to sign in with {email} from now on.",
    },
    otherAccount:
      "You are signed in to another account here. Once this address is confirmed, you are signed in to its account instead.",
    forgotten: { label: "Forgotten the password?", href: "/forgot-password" },
    submit: "Confirm my address",
    submitting: "One moment...",
    done: { title: "Thank you, your address is confirmed", action: { label: "Open the {portal.name}", href: "/lms" } },
    already: { title: "This address is already confirmed", action: { label: "Open the {portal.name}", href: "/lms" } },
    expired: {
      title: "This link is too old",
      lead: "It worked for a week. Sign in and ask for a new one on your account page.",
      action: { label: "Go to your account", href: "/account" },
    },
    failed: { title: "This link no longer works", action: { label: "Go to your account", href: "/account" } },
    notMe: {
      title: "Did someone else make this account?",
      lead: "Then end it here. The person who made it is signed out everywhere, the account is removed, and nothing of yours was ever shown to them.",
      submit: "This was not me",
    },
    ended: {
      title: "That account is removed",
      lead: "The person who made it is signed out and has seen nothing of yours. Your address is free: you can make your own account with it.",
      action: { label: "Create my account", href: "/sign-up" },
    },
  },
  account: {
    meta: { title: "Your account | {company.name}", description: "Your address, your password, your devices." },
    title: "Your account",
    confirmed: "confirmed",
    unconfirmed: "not confirmed yet",
    sendAgain: "Send the e-mail again",
    sentAgain: "The e-mail is on its way.",
    details: {
      title: "Your details",
      lead: "Your name, and the number where we can reach you on WhatsApp or by phone.",
      phone: "Phone (optional)",
      phoneHint: "For a number from another country, begin with + and the country code.",
      phoneLater: "Confirm your e-mail address to add a phone number.",
      language: "Language of our e-mails",
      submit: "Save my details",
      submitting: "Saving...",
      done: "Your details have been saved.",
    },
    record: {
      title: "What we keep about you",
      lead: "Your name, your e-mail address, your phone number if you gave one, and this, as in the file below:",
      policy: { before: "Why, and for how long, is in our", label: "privacy policy", href: "{policy.privacy}" },
      unconfirmed: "Confirm your e-mail address to see what we keep about you, download it or have it erased.",
    },
    download: {
      title: "Download everything",
      lead: "One file (JSON) with everything we have stored about you. Please enter your password again.",
      submit: "Download my data",
      submitting: "One moment...",
      fileName: "my-data.json",
    },
    erase: {
      title: "Erase everything",
      lead: "Your account, requests, bookings and seats are erased for good, and your lectures close at once. This cannot be undone. For paid orders we keep the amount and date, without your name, because our accounts must show them.",
      leadOne:
        "All requests, bookings and seats of {name} are erased for good, and their lectures close at once. This cannot be undone. Your account stays for the others. For paid orders we keep the amount and date, without the name, because our accounts must show them.",
      submit: "Erase everything now",
      submitting: "Erasing...",
      doneOne: "Everything about that person has been erased.",
    },
    password: {
      title: "Password",
      lead: "A new password signs you out on every other device.",
      submit: "Change my password",
      submitting: "One moment...",
      done: "Your password has been changed, and every other device has been signed out.",
    },
    sessions: {
      title: "Where you are signed in",
      lead: "Don't recognise a device? Sign it out, then change your password.",
      current: "this device",
      since: "since",
      seen: "last seen",
      end: "Sign out",
      ended: "That device has been signed out.",
      endAll: "Sign out everywhere",
    },
  },
  /** For an account that belongs to several people, such as the children of a family. */
  people: { label: "You see the pages of", change: "Change to {name}" },
  /** After a user has erased everything about themselves. */
  erased: {
    meta: { title: "Everything is erased | {company.name}", description: "Your account and your data are erased." },
    title: "Everything is erased",
    lead: "Your account and everything we had stored about you have been erased, and you are signed out everywhere. We confirm it by e-mail. Thank you for your time with us.",
    action: { label: "Go to the home page", href: "/" },
  },
  /** On the account page while a provider keeps the accounts. */
  hosted: {
    title: "What we keep about you",
    lead: "To see, download or erase what we keep about you, write to {email} from your own address. We answer within {replyTime}.",
    action: "Write to us",
    subject: "My data",
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
      lead: "It comes from another server that is not answering, or something in your browser or network blocks it.",
      retry: "Try again",
    },
    noScripts: "Signing in needs JavaScript. Please turn it on for this site.",
  },
};

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
    preview: "If it was you, you don't have to do anything.",
    heading: "Your password was changed",
    text: "The password of your account at {company.name} has just been changed, and every other device was signed out. If it was you, you don't have to do anything.",
    actions: ["It wasn't me: choose a new password"],
    note: "The link for a new password comes to this address. If someone else may be reading your e-mail, please call us: {company.phones.0.display}.",
  },
} satisfies Record<string, AccountEmailWords>;
