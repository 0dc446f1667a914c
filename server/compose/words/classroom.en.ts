import { presenceWords } from "#domains/attendance/words.en.ts";
import { ownCertificateWords } from "#domains/certificates/words.en.ts";
import { classWords, morningWords } from "#domains/portal/words.en.ts";
import { classroomQuizWords } from "#domains/quizzes/words.en.ts";
import { calendarWords } from "#domains/timetable/words.en.ts";
import { classroomWorkWords } from "#domains/work/words.en.ts";

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
  quizzes: classroomQuizWords,
  work: classroomWorkWords,
};
