import { passwordLength } from "../../contracts/account.ts";

/** The errors and confirmations of all account forms. */
export const accountWords = {
  wrongCredentials: "That e-mail address and password do not match. Please check both and try again.",
  wrongPassword: "That is not your current password.",
  unconfirmed: "Please confirm your e-mail address first, so that nobody else gets or erases what is yours.",
  renewing:
    "The card payments for {orders} go on, and we could not end them just now. Nothing was erased. Please try again in a few minutes, or write to us.",
  undecided:
    "We are still checking your payment for {orders}. Please wait for our answer, or write to us, and then try again.",
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
      "Your next class, and the recorded lectures of your batches",
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
    details: {
      title: "Your details",
      lead: "How we call you, and where we reach you by WhatsApp or telephone.",
      phone: "Phone (optional)",
      phoneHint: "From another country than the one you are in, begin with + and its code.",
      phoneLater: "Once your e-mail address is confirmed, you can add a phone number.",
      submit: "Save my details",
      submitting: "Saving...",
      done: "Your details are saved.",
    },
    record: {
      title: "What we keep about you",
      lead: "Your name, your e-mail address, your phone number if you gave one, and this:",
      counts: {
        messages: "Messages to us",
        requests: "Enrolment requests",
        seats: "Seats in batches",
        orders: "Orders",
        demos: "Demo classes",
        lectures: "Lectures you have begun",
        devices: "Devices you are signed in on",
      },
      policy: { before: "Why, and for how long, is in our", label: "privacy policy", href: "{policy.privacy}" },
      unconfirmed:
        "Confirm your e-mail address, and you see here what we keep about you, download it, and can have it erased.",
    },
    download: {
      title: "Download everything",
      lead: "One file (JSON) with everything that we have stored about you. Please enter your password again.",
      submit: "Download my data",
      submitting: "One moment...",
      fileName: "my-data.json",
    },
    erase: {
      title: "Erase everything",
      lead: "Your account, your requests, bookings and seats are erased for good; lectures close at once, and nothing brings them back. Of paid orders we keep amount and date, without your name, because our accounts must show them. Please enter your password again.",
      submit: "Erase everything now",
      submitting: "Erasing...",
    },
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
  /** After somebody has erased everything about themselves. */
  erased: {
    meta: { title: "Everything is erased | {company.name}", description: "Your account and your data are erased." },
    title: "Everything is erased",
    lead: "Your account and what we had stored about you are gone, and you are signed out everywhere. Thank you for having been with us.",
    action: { label: "Go to the home page", href: "/" },
  },
  /** On the account page while a provider keeps the accounts. */
  hosted: {
    title: "What we keep about you",
    lead: "To see, download or have erased what we keep about you, write to {email} from your own address. We answer within {replyTime}.",
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
      lead: "It comes from another server, which does not answer, or something in your browser or network blocks it.",
      retry: "Try again",
    },
    noScripts: "Signing in needs JavaScript. Please turn it on for this site.",
  },
};
