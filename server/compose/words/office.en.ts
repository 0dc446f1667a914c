import { attendanceWords } from "#domains/attendance/words.en.ts";
import { batchWords } from "#domains/batches/words.en.ts";
import { adminCertificateWords } from "#domains/certificates/words.en.ts";
import { contentWords } from "#domains/content/words/office.en.ts";
import { leadWords } from "#domains/leads/words.en.ts";
import { lectureWords } from "#domains/lectures/words.en.ts";
import { paymentWords } from "#domains/money/words/office.en.ts";
import { figureWords, todayWords } from "#domains/overview/words.en.ts";
import { officeQuizWords } from "#domains/quizzes/words.en.ts";
import { auditWords, gateWords, staffWords } from "#domains/staff/words.en.ts";
import { calendarWords, timetableWords } from "#domains/timetable/words.en.ts";
import { officeWorkWords } from "#domains/work/words.en.ts";

/** The words around every screen of the back office. */
const frame = {
  title: "{page} | {company} office",
  navigation: "Back office",
  skip: "Skip to the content",
  screens: {
    today: "Today",
    leads: "Leads",
    payments: "Payments",
    batches: "Batches",
    certificates: "Certificates",
    figures: "Figures",
    content: "Content",
    staff: "Staff",
    audit: "Audit",
    security: "Your sign-in",
  },
  more: "More",
  site: "Public site",
  signOut: "Sign out",
  roles: { owner: "Owner", manager: "Manager", teacher: "Teacher", support: "Support" },
  find: "Find",
  findKeys: "Ctrl K",
  palette: {
    open: "Find or go to",
    placeholder: "A screen, a person, an order, a batch",
    looking: "Looking …",
    empty: "Nothing has this name.",
    close: "Close",
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
  someone: "Somebody",
  you: "you",
  nobody: "Nobody",
  older: "Older",
  newest: "Newest",
  undo: "Undo",
  unsaved: "not sent yet",
  waitingMarks: {
    one: "The marks of {count} class are saved here and will be sent when you're back online.",
    other: "The marks of {count} classes are saved here and will be sent when you're back online.",
  },
  required: "required",
};

/** Every word of the back office. */
export const adminWords = {
  frame,
  gate: gateWords,
  today: todayWords,
  leads: leadWords,
  payments: paymentWords,
  batches: batchWords,
  figures: figureWords,
  content: contentWords,
  lectures: lectureWords,
  attendance: attendanceWords,
  quizzes: officeQuizWords,
  work: officeWorkWords,
  certificates: adminCertificateWords,
  staff: staffWords,
  timetable: timetableWords,
  calendar: calendarWords,
  audit: auditWords,
};
