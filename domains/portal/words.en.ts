import type { InstalmentState } from "#domains/money/rules/instalments.ts";
import type { Standing } from "#domains/money/rules/statement.ts";
import { monthWords } from "#domains/money/words/site.en.ts";
import type { EnrolmentState } from "#domains/seats/contract/enrolment.ts";

/** The student's own part of the portal. */
export const portalWords = {
  title: "My courses",
  unconfirmed: {
    text: "Confirm your e-mail address to see what you have booked with it: your batches, orders and demo classes.",
    action: { label: "Confirm my address", href: "/account" },
  },
  nothing: {
    text: "You have no seat yet. Choose a batch, and it appears here with its lectures and dates.",
    action: { label: "Choose a course", href: "/enrollnow" },
  },
  /** The next class of all batches; hours in the institute's time. */
  next: {
    title: "Your next class",
    now: "Your class is on now",
    days: { now: "Today", today: "Today", tomorrow: "Tomorrow", later: "" },
    hours: "{from} to {to}",
    teacher: "with {teacher}",
    join: "Join the class",
    opens: "opens at {opens}",
  },
  /** The days ahead, work due, and news. */
  week: {
    title: "This week",
    hours: "{day}, {from} to {to}",
    cancelled: "Cancelled: {title}",
    /** Where no class is planned for the next seven days. */
    free: "No class in the next seven days.",
    all: "All classes",
    due: "Due",
    until: "until {until}",
    work: { assignment: "Hand in", quiz: "Take the quiz" },
    news: "New",
    lecture: "lecture {number}",
    certificate: "your certificate",
    watch: "Watch",
    grade: "{points} of {outOf} points",
    excused: "excused: it counts nothing",
    feedback: "See the feedback",
    see: "See all",
  },
  /** The student's own figures in a batch, each with a link to its page. */
  figures: {
    attendance: { name: "Attendance", text: "{present} of {marked} classes", none: "no class held yet" },
    grades: { name: "Grades", text: "{percent} % so far", none: "nothing graded yet" },
    certificate: { name: "Certificate", text: "yours to show", none: "after the last class" },
  },
  /** The ways from a batch to its classes. */
  ways: [
    { label: "Classes", path: "/classroom" },
    { label: "Calendar", path: "/classroom/calendar" },
    { label: "Certificates", path: "/classroom/certificates" },
  ],
  owed: {
    title: "To pay",
    /** The title where no payment is due yet. */
    calm: "Fees",
    /** By the state of an instalment, `late` for the first of an order; `closed` once its lectures are closed. */
    states: {
      upcoming: "Next payment: {due}, {amount}",
      due: "Please pay it by {due}.",
      late: "It was due on {due}. Please pay it soon.",
      overdue: "It was due on {due}. Please pay it by {closes} to keep your lectures open.",
      closed: "It was due on {due}. Your lectures are closed until it is paid.",
    } satisfies Record<Exclude<InstalmentState, "paid"> | "late", string>,
    ...monthWords,
    action: "Pay or send your receipt",
    see: "See the order",
  },
  /** The states of a seat; `begins` is an active one before the first class, `kept` a held one that no time ends. */
  states: {
    begins: "Your seat is confirmed. The first class is on {start}.",
    active: "Your seat is confirmed. Classes are under way.",
    held: "Your seat is held until {until}.",
    kept: "Your seat is held for you.",
    waitlisted: "You are number {place} on the waiting list. We will write as soon as a seat is free.",
    withdrawn: "You have no seat in this batch.",
    completed: "You have completed this course. Its lectures remain open to you.",
  } satisfies Record<EnrolmentState | "begins" | "kept", string>,
  /** For a batch that the office has taken the student out of. */
  takenOut: {
    text: "You are no longer in {batch}, {course}: our office took you out on {day}.",
    reason: "The office writes: {reason}",
    note: "Your attendance, work and grades are kept. If this is a mistake, please write to us.",
  },
  /** On a recently moved seat, and on a freed one that is offered. */
  moved: "You were moved here from {batch}.",
  takeSeat: "Take this seat",
  batches: "Your batches",
  lectures: {
    open: "Open the lectures",
    all: "All lectures",
    watched: "{finished} of {all} lectures watched",
    /** The button to continue; with the time left if known. */
    start: "Start: lecture {number}",
    next: "Next: lecture {number}",
    continue: "Continue: lecture {number}",
    left: "Continue: lecture {number}, {minutes} min left",
  },
  /** Requests for a place that staff have not yet answered with a seat or an order. */
  requests: { title: "Your requests", sent: "sent on {day}, {reference}. We will write to you." },
  demos: { title: "Your demo classes", action: "Move or cancel" },
  orders: {
    title: "Orders and receipts",
    action: "See the order",
    receipt: "Receipt {number}",
    refund: "Refund, receipt {number}",
    states: {
      awaiting_payment: "to be paid",
      part_received: "waiting for the rest",
      proof_sent: "receipt being checked",
      paid: "paid",
      paid_so_far: "paid so far",
      due: "to be paid",
      overdue: "overdue",
      waived: "nothing to pay",
      credit: "paid, with {credit} to your credit",
      rejected: "receipt not accepted",
      expired: "expired",
      cancelled: "cancelled",
    } satisfies Record<Standing, string>,
  },
  help: {
    title: "Ask a person",
    lead: "We answer within {replyTime}.",
    whatsapp: "WhatsApp",
    email: "E-mail",
    /** The first words of the chat, and the subject of the e-mail. */
    greeting: "Hello! I am a student of {courses}. I have a question: ",
    subject: "A question about {courses}",
  },
};

/** The page where a person who requested a place confirms that it was them. */
export const placePage = {
  title: "Your place | {company.name}",
  unconfirmed: {
    title: "Was this you?",
    lead: "Someone asked for a place in this batch with your e-mail address. Confirm that it was you, and we hold a seat for you if one is free.",
  },
  held: {
    title: "Your seat is held",
    lead: "It is yours until {until}. Our team will contact you via WhatsApp shortly.",
  },
  waitlisted: {
    title: "You are on the waiting list",
    lead: "The batch is full at the moment. We write to you as soon as a seat is free.",
  },
  seated: { title: "Your seat is confirmed", lead: "There is nothing else to do here." },
  confirm: "Confirm that this was me",
  refused: { title: "This link opens no place", action: { label: "See all batches", href: "/courses" } },
};

/** The page of a seat that is offered to the next on the waiting list. */
export const seatPage = {
  title: "A seat for you | {company.name}",
  heading: "A seat is free for you",
  lead: "We hold it for you until {until}. After that it goes to the next in line.",
  facts: { course: "Course", batch: "Batch", days: "Days and hours", teacher: "Teacher", start: "First class" },
  take: "Take this seat",
  decline: "I no longer want it",
  taken: { title: "The seat is held for you", lead: "Our team will contact you via WhatsApp shortly." },
  declined: { title: "Thank you for telling us", lead: "The seat goes to the next in line." },
  refused: { title: "This seat is no longer on offer", action: { label: "See all batches", href: "/courses" } },
};

/** The list of a student's classes. */
export const classWords = {
  title: "Your classes",
  next: "Coming up",
  later: "Later",
  past: "Earlier",
  /** The classes of a month, folded away. */
  month: "{month} ({count})",
  /** A class without a title of its own. */
  topic: "Week {number}: {subject}",
  empty: "No classes yet",
  emptyText: "As soon as you have a seat in a batch, you see its classes here, with their dates and hours.",
  nothingAhead: "No further class is planned.",
  hours: "{from} – {to}",
  zone: "All times are {zone}.",
  with: "with {teacher}",
  cancelled: "Cancelled",
  now: "Now",
  join: "Join the class",
  morning: "Morning e-mail: what the day holds, at 7 AM",
};

/** The switch of the morning e-mail for a student. */
export const morningWords = {
  title: "Morning e-mail",
  on: {
    title: "Your morning e-mail is on",
    text: "On days with a class, with something due or something new, it tells you at 7 AM what the day holds.",
    action: "Switch it off",
  },
  off: {
    title: "Your morning e-mail is off",
    text: "You still see classes and what is due on your page, and we still write when a class is moved or cancelled, or a grade is posted.",
    action: "Switch it on",
  },
  unknown: {
    title: "This link no longer works",
    text: "It is too old, or part of it is missing. Sign in, and you can switch the e-mail there.",
    action: "Sign in",
  },
  back: "To your week",
};

/** The emails about class life, to the student. */
export const classroomEmails = {
  morning: {
    /** With a class today, with only cancelled ones, with only work, or with news alone. */
    subjects: {
      classes: "Today, {from}: {title}",
      cancelled: "No class today: {title}",
      due: { one: "{count} thing is due soon", other: "{count} things are due soon" },
      fresh: { one: "{count} new thing in your classroom", other: "{count} new things in your classroom" },
    },
    preview: "Your classes and what is due.",
    heading: "Your day",
    text: "This is what today holds, by {zone}. You can join a class from 15 minutes before it begins.",
    hours: "{from} to {to}",
    class: "{title}, {batch}, with {teacher}.",
    cancelled: "Cancelled: {title}, {batch}.",
    join: "Join the class",
    dueLabel: "Due",
    dueText: "{title}, {course}: until {until}.",
    /** What is new since the day before, by kind. */
    kinds: {
      assignment: "New assignment",
      quiz: "New quiz",
      recording: "New recording",
      material: "New in a class",
      grade: "Graded",
    },
    freshText: "{title}, {batch}.",
    fresh: {
      one: "And {count} more new thing is on your page.",
      other: "And {count} more new things are on your page.",
    },
    button: "Open your week",
    off: "Switch this morning e-mail off",
  },
  grade: {
    subject: "Your grade: {work}, {course}",
    preview: "It is in your classroom, {batch}.",
    heading: "Your grade is there",
    text: "{work}, in {batch}, is graded. Your points and your teacher’s comments are in your classroom.",
    button: "See your grade",
  },
};

/** The courses in the portal. */
export const portalLabels = {
  courses: {
    durationLabel: "Duration",
    studentsLabel: "Students",
    levelLabel: "Level",
    unknown: "N/A",
    openLabel: "Explore",
    loading: "Loading the courses",
    error: "Error",
    retry: "Try again",
    empty: "No courses are listed yet. Please check again later.",
    allAction: {
      label: "Browse All Courses",
      href: "/courses",
    },
  },
  dialog: {
    prompt: "Choose what you'd like to explore",
    outline: "Course Outline",
    batches: "Available Batches",
    close: "Close",
  },
};
