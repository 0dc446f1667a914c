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
  /**
   * The days of a week with their classes (specification §9): "Mon and Wed live interactive, Fri guided assignment".
   */
  week: "{live} live interactive, {guided} guided assignment",
  other: {
    title: "None of these fits your week?",
    action: { label: "Ask for other hours", href: "/contact" },
  },
  /** The next batches on a course's page. */
  next: {
    title: "Next batches",
    starts: "First class {start}",
    underWay: "Began {start}",
    hours: "{from} – {to}",
    /** The zone of these hours, with the first by the visitor's own clock where that shows another. */
    zone: {
      same: "{zone} ({time} your time)",
      later: "{zone} ({time} next day for you)",
      earlier: "{zone} ({time} day before for you)",
    },
    /** The price of the whole course in each plan: "4 months in all: Basic $396, Premium $796". */
    total: "{duration} in all: {plans}",
    /** The same where prices are hidden: "4 months, in the plan Basic or Premium". */
    plans: "{duration}, in the plan {plans}",
    registration: "and {fee} for registration, once",
    refund: "Full refund within {refund.fullRefundDays} days of the first class",
    enrol: "Enroll Now",
    /** On the bar at a phone's foot. */
    seat: "Take a seat",
    /** The lowest of several prices. */
    from: "From {price}",
    demo: { label: "Try a free demo class first", href: "/FreeDemo?course={course}#book" },
    /** For a course without a planned batch. */
    none: "No dates yet: enrol, and we write as soon as the next batch has one.",
    full: "Full",
    choose: "Choose this batch",
    join: "Join the waiting list",
    all: "All dates",
    /** On a course's card: "Next batch: 1 December, 4 seats left". */
    onCard: "Next batch: {start}, {left}",
    fullOnCard: "full",
  },
  /** All batches by month. */
  all: {
    meta: {
      title: "Batches: when classes begin | {company.name}",
      description:
        "When the next batches of every course begin: days, hours, teacher and the seats that are left. Look for evenings or weekends, and put a date in your calendar.",
    },
    title: "When classes begin",
    lead: "Every batch that you can join. Hours are in {zone}, and in yours where that differs.",
    filter: {
      label: "Show",
      courses: "Course",
      everyCourse: "All courses",
      times: "Time of the week",
      anyTime: "Any time",
      evening: "Evening",
      weekend: "Weekend",
      branches: "Branch",
      everyBranch: "All branches",
    },
    /** The batches whose first class is over. */
    underWay: "Already begun, open to late joiners",
    calendar: "Add to calendar",
    empty: {
      title: "No batch fits this yet",
      text: "New dates come every few weeks. Tell us the hours that suit you, and we write when there are some.",
      action: { label: "Ask for other hours", href: "/contact" },
      all: "Show all batches",
    },
    link: "See all dates",
  },
  card: {
    schedule: "Days",
    timing: "Hours",
    instructor: "Teacher",
    dates: "Dates",
    /** The first and the last day. */
    span: "{start} to {end}",
    seats: "{taken} of {seats} seats taken",
    left: { one: "{count} seat left", other: "{count} seats left" },
    full: "Full: you can join the waiting list",
    /** In place of the seats of a batch whose last day is over. */
    ended: "Ended",
    /** The seat badge, word for word (specification §9). */
    badges: { almostFull: "Almost Full", fillingFast: "Filling Fast", available: "Available" },
    enrol: "Enroll Now (Access Videos)",
    lectures: "Watch Recorded Lectures",
    video: "Watch Video",
  },
};
