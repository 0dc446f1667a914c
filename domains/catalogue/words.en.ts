/** The outline page's texts (specification §2, "Course outline"); the outline itself comes from the database. */
export const outlinePage = {
  /** Title and description of one course's page. */
  meta: {
    title: "Outline: {course} | {company.name}",
    description:
      "What you learn in each of the {weeks} weeks of {course}: topics, practice and a lab every week, over {duration} of live classes.",
  },
  crumb: "Course Outline",
  lead: "{course}, week by week: what is taught, and the lab each of the {weeks} weeks ends in.",
  actions: { back: "Back", batches: "View Batches", enrol: "Enroll Now", download: "Download as PDF" },
  facts: { duration: "Duration", weeks: "Weeks", labs: "Labs", level: "Level" },
  schedule: {
    title: "Your weekly schedule",
    lead: "Every week has the same shape, so that you can plan work and family around it.",
    theory: "Theory",
    practice: "Practice",
    lab: "Lab",
  },
  curriculum: {
    title: "Curriculum",
    lead: "One card a week: the topics first, then the lab with its result.",
    month: "Month",
    week: "Week",
    topics: "Topics",
    lab: "Lab",
  },
  /** The outline as a PDF. */
  paper: {
    course: "{course}, {weeks} weeks",
    numbered: "{part} {number}: {title}",
  },
  closing: {
    title: "The next step is a date",
    lead: "Pick the days and hours that suit you, or ask an advisor which batch fits.",
    batches: "Choose Your Batch",
    contact: { label: "Contact Advisor", href: "/contact" },
  },
};

const home = { label: "Go Back Home", href: "/" };

/** Shown with the texts of `failures` if an outline or batches cannot be shown (specification §2). */
export const learnProblems = {
  outlineMissing: { home },
  outlineFailed: { title: "Error", back: "Go Back", again: "Try again" },
  noBatches: {
    title: "No Batches Found",
    lead: "No batch of this course is planned yet. Ask us, and we will tell you when the next one opens.",
    home,
    again: "Try again",
  },
};

/** The first words of a course's page, until the institute writes its own. */
export const newCourse = {
  closing: {
    title: "Would you like to join?",
    lead: "Ask for a place in the next batch, or try a free demo class first.",
    action: { label: "Enroll Now" },
  },
};
