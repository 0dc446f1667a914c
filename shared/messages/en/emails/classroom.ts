/** The emails about class life, to the student. */
export const classroomEmails = {
  morning: {
    /** With a class today, with cancelled ones alone, or with work alone. */
    subjects: {
      classes: "Today, {from}: {title}",
      cancelled: "No class today: {title}",
      due: { one: "{count} thing is due soon", other: "{count} things are due soon" },
    },
    preview: "Your classes and what is due.",
    heading: "Your day",
    text: "This is what today holds. The way into a class opens 15 minutes before it begins.",
    hours: "{from} to {to}",
    class: "{title}, {batch}, with {teacher}.",
    cancelled: "Cancelled: {title}, {batch}.",
    join: "Join the class",
    dueLabel: "Due",
    dueText: "{title}, {course}: until {until}.",
    fresh: {
      one: "And {count} new thing waits on your page: a grade or a lecture.",
      other: "And {count} new things wait on your page: grades and lectures.",
    },
    button: "Open your week",
    off: "Switch this morning e-mail off",
  },
  grade: {
    subject: "Your grade: {work}, {course}",
    preview: "It is in your classroom, {batch}.",
    heading: "Your grade is there",
    text: "{work}, in {batch}, is graded. Your points, and what your teacher wrote, are in your classroom.",
    button: "See your grade",
  },
};
