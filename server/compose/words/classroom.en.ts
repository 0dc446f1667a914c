import { ownCertificateWords } from "#domains/certificates/words.en.ts";
import { calendarWords } from "#shared/messages/en/calendar.ts";
import { classWords } from "#shared/messages/en/classroom/classes.ts";
import { morningWords } from "#shared/messages/en/classroom/morning.ts";
import { presenceWords } from "#shared/messages/en/classroom/presence.ts";
import { quizWords } from "#shared/messages/en/classroom/quizzes.ts";
import { workWords } from "#shared/messages/en/classroom/work.ts";

/** The words around every page of the classroom. */
const frame = {
  title: "{page} | {company}",
  navigation: "Classroom",
  skip: "Skip to the content",
  week: "Your week",
  pages: {
    classes: "Classes",
    work: "Work",
    quizzes: "Quizzes",
    attendance: "Attendance",
    certificates: "Certificates",
    calendar: "Calendar",
  },
  signedOut:
    "You are signed out. Sign in again in another tab, then send this once more: what you typed is still here.",
  signIn: "Sign in",
  problem: {
    back: "To your week",
    notFound: { title: "There is no such page", text: "It may have been moved, or the link is incomplete." },
    notYours: { title: "This is not yours to open", text: "It belongs to another batch, or to somebody else." },
    failed: { title: "Something went wrong", text: "It is our fault, not yours. Please try again in a moment." },
  },
};

/** Every word of the classroom. */
export const classroomWords = {
  frame,
  classes: classWords,
  calendar: calendarWords,
  certificates: ownCertificateWords,
  morning: morningWords,
  presence: presenceWords,
  quizzes: quizWords,
  work: workWords,
};
