/** The batches page's texts (specification §2, "Batches"); the batches come from the database. */
export const batchesPage = {
  meta: {
    title: "Batches: {course} | {company.name}",
    description:
      "Batches of {course}: days, hours, teacher, start date and the seats that are left. Choose the one that fits your week.",
  },
  crumb: "Batches",
  title: "Available Batches",
  lead: "{course}: the same course at different hours. Choose the one that fits your week.",
  actions: { outline: "View Course Outline", contact: { label: "Contact Advisor", href: "/contact" } },
  list: "Batches",
  /** The days of a week, as specification §9 tells its classes: "Mon and Wed live interactive, Fri guided assignment". */
  week: "{live} live interactive, {guided} guided assignment",
  other: {
    title: "None of these fits your week?",
    action: { label: "Ask for other hours", href: "/contact" },
  },
  /** The next batches on a course's page. */
  next: {
    title: "Next batches",
    starts: "First class on {start}",
    underWay: "Under way since {start}",
    full: "Full",
    choose: "Choose this batch",
    join: "Join the waiting list",
    all: "All batches",
    /** On a course's card: "Next batch: 1 December, 4 seats left". */
    onCard: "Next batch: {start}, {left}",
    fullOnCard: "full",
  },
  card: {
    schedule: "Days",
    timing: "Hours",
    instructor: "Teacher",
    dates: "Dates",
    /** The first and the last day. */
    span: "{start} to {end}",
    perMonth: "per month",
    seats: "{taken} of {seats} seats taken",
    left: { one: "{count} seat left", other: "{count} seats left" },
    full: "Full: you can join the waiting list",
    /** The seat badge, word for word (specification §9). */
    badges: { almostFull: "Almost Full", fillingFast: "Filling Fast", available: "Available" },
    enrol: "Enroll Now (Access Videos)",
    lectures: "Watch Recorded Lectures",
    video: "Watch Video",
  },
};
