/** The first screen: what is due now. */
export const todayWords = {
  title: "Today",
  leads: {
    title: "Answers due",
    count: { one: "{count} person waits for an answer", other: "{count} people wait for an answer" },
    none: "Nobody has waited longer than 20 hours.",
    empty: "Everybody is answered. New messages, bookings and requests appear here by themselves.",
    open: "All leads",
    next: "The next is due {due}.",
  },
  payments: {
    title: "Payments to check",
    count: { one: "{count} receipt to check", other: "{count} receipts to check" },
    empty: "No receipt waits. When a student sends one, it appears here beside what was expected.",
    open: "All payments",
    since: "sent {time}",
    late: "{course}: has waited for more than a day, and keeps its seat",
  },
  classes: {
    title: "Classes today",
    empty: "No class today.",
    with: "with {teacher}",
  },
  certificates: {
    title: "Certificates to issue",
    waiting: {
      one: "{count} student has earned one, ended {day}",
      other: "{count} students have earned one, ended {day}",
    },
  },
  taught: {
    title: "Your classes",
    today: "Today, {day}",
    noneToday: "No class today.",
    empty: "No class in the next seven days.",
    attendance: "Attendance",
    materials: "Materials",
    unmarked: "Not marked yet",
    standIn: "In place of its usual teacher",
  },
  toGrade: {
    title: "To grade",
    count: { one: "{count} hand-in", other: "{count} hand-ins" },
    empty: "Every hand-in is graded.",
  },
  behind: {
    title: "Who needs a word",
    count: { one: "{count} student", other: "{count} students" },
    empty: "Nobody has fallen behind.",
    missed: { one: "missed the last class", other: "missed the last {count} classes" },
    share: "was in {share} % of the classes",
    never: "was in no class and watches few lectures",
  },
  offers: {
    title: "Seats on offer",
    empty: "No freed seat waits for an answer.",
    until: "held for {name} until {time}",
  },
  questions: {
    title: "The assistant could not answer",
    empty: "It had an answer to everything lately.",
    times: { one: "asked once", other: "asked {count} times" },
  },
};
