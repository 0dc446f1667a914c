import type { StaffRight } from "#shared/staff-right.ts";

/** The words around every page: header, footer, floating buttons and placeholders (specification §2). */
export const frame = {
  skip: "Skip to content",
  /** The wordmark's link, for screen readers. */
  home: "{company}, home",
  navigation: "Main",
  languages: "Language",
  /** The button of the menu on a narrow screen, and those of the header's dropdowns. */
  menu: "Menu",
  dropdown: "{name} menu",
  /** The first link of a dropdown on a narrow screen: "All courses". */
  all: "All {name}",
  search: "Search",
  signIn: "Sign In",
  lms: "{portal.name}",
  contact: "Contact",
  verify: "Verify a certificate",
  quickLinks: "Quick links",
  popularCourses: "Popular courses",
  visit: "Visit or call",
  theme: { legend: "Theme", auto: "Auto", light: "Light", dark: "Dark" },
  chat: "Chat",
  whatsapp: "Chat with us on WhatsApp",
  whatsappNote: "A person answers",
  loading: "Loading…",
  closeToast: "Close",
  /** The words of the primitives, for screen readers. */
  ui: { newTab: "(opens in a new tab)", breadcrumbs: "Breadcrumb", rating: "{rating} out of 5" },
  /** A time by the reader's own clock, beside the institute's; with the day where theirs is another. */
  ownTime: { sameDay: "Your time: {time}", otherDay: "Your time: {day}, {time}" },
};

/** Names and labels on several pages. */
export const labels = {
  /** What a course asks for, and how a batch is held. */
  levels: { Beginner: "Beginner", Intermediate: "Intermediate", Advanced: "Advanced" },
  modes: { Online: "Online", "On-site": "On-site", Hybrid: "Hybrid" },
  policy: {
    contents: "On this page",
    effective: "In force since",
  },
  film: {
    play: "Play: {title}",
    /** Below a film that a video host keeps: the host's rules apply from the press on. */
    elsewhere: "Plays from {host}. Nothing of it is loaded before you press.",
  },
  userMenu: {
    name: "Account menu",
    own: [
      { name: "Classes", href: "/classroom" },
      { name: "Calendar", href: "/classroom/calendar" },
      { name: "Certificates", href: "/classroom/certificates" },
    ],
    account: { name: "Your account", href: "/account" },
    signOut: "Sign out",
  },
  /** In place of a button whose page the institute has switched off. */
  contactAction: { label: "Contact us", href: "/contact" },
  /** Texts of our own in structured data. */
  structuredData: {
    courses: "Courses",
    testimonials: "What learners say",
    review: "{name} on {company}",
  },
  /** Names of pages whose title is too long for breadcrumbs, by document. */
  pages: {
    home: "Home",
    about: "About",
    services: "Services",
    portfolio: "Portfolio",
    courses: "Courses",
    contact: "Contact",
    demo: "Free Demo",
    enrolment: "Enrolment",
    "thank-you": "Thank You!",
  },
};

/** A toast: its title and text. */
export type ToastText = { title: string; text: string };

const enrolmentSent = "Thank you for enrolling. Our team will contact you via WhatsApp shortly.";

/** Toasts, as specified in §2, §5 and §8. A server's own message replaces a failure's text. */
export const toasts = {
  contactSent: { title: "Message Sent!", text: "Thank you for contacting us. We'll get back to you soon." },
  submissionFailed: { title: "Submission Failed", text: "Please try again later." },
  error: { title: "Error", text: "Something went wrong. Please try again later." },
  planEnrolmentSent: { title: "Enrollment Request Sent!", text: enrolmentSent },
  simpleEnrolmentSent: { title: "Request Sent!", text: enrolmentSent },
  noPlan: {
    title: "Please Select a Plan",
    text: "You need to select a plan before proceeding to payment.",
  },
  quoteRequest: {
    title: "Quote Request",
    text: "The contact page opens in a new tab. Tell us about your project there.",
  },
} satisfies Record<string, ToastText>;

/** The words around every screen of the back office. */
export const officeFrame = {
  title: "{page} | {company} office",
  navigation: "Back office",
  skip: "Skip to the content",
  screens: {
    today: "Today",
    leads: "Leads",
    students: "Students",
    payments: "Payments",
    batches: "Batches",
    questions: "Questions",
    announcements: "Announcements",
    fees: "Fees",
    income: "Income",
    certificates: "Certificates",
    figures: "Figures",
    content: "Content",
    settings: "Settings",
    staff: "Staff",
    status: "Status",
    audit: "Audit",
    security: "Your sign-in",
  },
  more: "More",
  site: "Public site",
  signOut: "Sign out",
  roles: {
    owner: "Owner",
    manager: "Manager",
    teacher: "Teacher",
    support: "Support",
    cashier: "Cashier",
    accountant: "Accountant",
  },
  /** What an owner may give a member beside their role. */
  rights: {
    refunds: "give money back, and correct orders",
    reductions: "make and stop discount codes",
    batches: "add, change and end batches, with their timetables",
    teaching: "keep the lectures, works, quizzes and grades of every batch",
    certificates: "issue and revoke certificates",
    content: "write and publish pages",
    figures: "see the figures",
    accounts: "join and change people who have an account",
  } satisfies Record<StaffRight, string>,
  duty: {
    rights: "May also",
    branches: "Only these branches; none ticked means all",
    only: "Only {branches}",
    also: "May also: {rights}",
  },
  find: "Find",
  findKeys: "Ctrl K",
  palette: {
    open: "Find or go to",
    placeholder: "A screen, a person, an order, a batch",
    looking: "Looking …",
    empty: "Nothing has this name.",
    close: "Close",
  },
  singleKeys: {
    title: "Keys",
    label: "Single keys act, such as J, K and C",
    hint: "Turn them off if you speak to this device, or press keys by accident. It holds for this browser.",
  },
  problem: {
    title: "Something went wrong",
    text: "Nothing was changed. Please load the page again; if it happens twice, tell the person who runs the program.",
    notFound: "There is nothing here",
    notFoundText: "It was moved, erased, or never existed.",
    notAllowed: "Your role does not include this",
    notAllowedText: "An owner of the institute can give you another role.",
    back: "Go to today",
  },
  stranger: {
    title: "This account is not of the staff",
    text: "You are signed in as {email}. An owner can invite you; the invitation comes by e-mail.",
    textUnnamed: "An owner can invite you; the invitation comes by e-mail.",
    site: "Go to the site",
  },
  signIn: "sign in again in a new tab, then send it",
  someone: "Someone",
  you: "you",
  nobody: "No one",
  older: "Older",
  newest: "Newest",
  undo: "Undo",
  unsaved: "not sent yet",
  waitingMarks: {
    one: "The marks of {count} class are saved here and will be sent when you're back online.",
    other: "The marks of {count} classes are saved here and will be sent when you're back online.",
  },
  required: "required",
  fileReady: "You can have the export now.",
  download: "Download",
};

/** The words around every page of the classroom. */
export const classroomFrame = {
  title: "{page} | {company}",
  navigation: "Classroom",
  skip: "Skip to the content",
  week: "Back to my courses",
  account: "Account menu",
  pages: {
    classes: "Classes",
    news: "News",
    questions: "Questions",
    work: "Work",
    quizzes: "Quizzes",
    attendance: "Attendance",
    certificates: "Certificates",
    calendar: "Calendar",
  },
  signIn: "Sign in",
  problem: {
    back: "Back to my courses",
    notFound: { title: "There is no such page", text: "It may have been moved, or the link is incomplete." },
    notYours: { title: "This is not yours to open", text: "It belongs to another batch or another student." },
    failed: { title: "Something went wrong", text: "It is our fault, not yours. Please try again in a moment." },
  },
};

/** The sentences of a form of the office or the classroom about its way to the server. */
export const sendingWords = {
  connection: "You're offline. What you typed is saved on this device and will be sent when you're back online.",
  busy: "The server is not answering. What you typed is saved on this device and will be sent in a moment.",
  tooLarge: "This is too large to send. Please make it shorter, or choose a smaller file.",
  failed: "Something went wrong on our side. What you typed is still here: please send it again in a moment.",
  /** A form whose content is never saved: a code, a password. */
  unsaved: "This was not sent: the server cannot be reached. Please send it again once you're back online.",
  signedOut: "Your session has ended. What you typed is still here:",
  signIn: "sign in again in a new tab, then send it",
  verifyAgain: "show it in a new tab, then send this again",
  restored: "Restored what you had typed.",
  discard: "Discard",
  changed: "Changed by someone else in the meantime. Your text is still in the form; this is saved now:",
  nothing: "nothing",
  undo: "Undo",
  back: "Go back",
  yes: "Yes:",
  link: "You're offline. The page opens when you're back online.",
};

/** The words around every email. */
export const layoutEmails = {
  greeting: "Dear {name},",
  ways: { classes: "Your classes", calendar: "Your calendar", certificates: "Your certificates" },
  /** Used in a greeting instead of a name that is not fit to be repeated. */
  reader: "reader",
  student: "student",
  signature: "The {company.name} team",
  contacts: { whatsapp: { label: "WhatsApp", words: "chat with us" }, web: "Web" },
  email: "E-mail",
  phone: "Phone",
  sent: "Sent",
  course: "Course",
  plan: "Plan",
  batch: "Batch",
  /** A batch in a line: "Evening batch: Mon, Wed, Fri, 7:00 PM – 8:30 PM Pakistan time, from 1 December 2026". */
  batchLine: "{name}: {days}, {hours}, from {start}",
  reference: "Reference: {id}",
};

/** The summary of several emails, for an address that had enough of them. */
export const heldEmails = {
  subject: { one: "One more e-mail from {company.name}", other: "{count} e-mails from {company.name} in one" },
  preview: "We put them together, so that your inbox stays quiet.",
  heading: "What else there is for you",
  text: "Several e-mails were due to this address in a short time. We sent the first ones at once and put the rest together here:",
  more: {
    one: "There was one more like these. Please write to us if you miss something.",
    other: "There were {count} more like these. Please write to us if you miss something.",
  },
  why: "If you did not expect this, someone may have typed your address into our forms. You need do nothing.",
};
