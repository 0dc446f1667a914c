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

/** The labels of courses, services and projects, on their cards and pages. */
export const catalogueLabels = {
  courseCard: {
    duration: "Duration",
    students: "Students",
    rating: "Rating",
    modules: "Modules",
    projects: "Projects",
    level: "Level",
    skills: "You will use",
    enrolAction: {
      label: "Enrol Now",
      href: "/enrollnow",
    },
    outlineAction: {
      label: "Course Outline",
    },
    pageLabel: "About this course",
    priceHidden: "Ask for the fee",
  },
  /** The first chat message that asks for a hidden price. */
  askFee: {
    ofAll: "Hello! What do your courses cost in my country?",
    ofCourse: "Hello! What is the fee for {course} in my country?",
    ofBatch: "Hello! What is the fee for {course}, {batch}, in my country?",
    ofPlan: "Hello! What is the fee for the {plan} plan in my country?",
  },
  /** A course's figures, on its card. */
  courseFigures: {
    rating: "{rating} rating",
    students: "{students} students",
    modules: "{modules} modules",
    projects: "{projects} projects",
  },
  /** After a price. */
  perMonth: "per month",
  wholeCourse: "for the whole course",
  coursePage: {
    enrol: "Enroll Now",
    outline: "View Full Course Outline",
    /** Open the rest of a list on a phone. */
    allModules: "All {count} modules",
    allAbilities: "All {count} points",
    /** The name of the bar at a phone's foot, for screen readers. */
    bar: "Fee and next batch",
    /** In the page's last section, beside its own call. */
    demo: { label: "Book a free demo class", href: "/FreeDemo?course={course}#book" },
  },
  faculty: { program: "Programme" },
  serviceCard: {
    timeline: "Timeline",
    features: "What is included",
    technologies: "Built with",
    details: "What is included and how it is built",
    quoteAction: {
      label: "Get Quote",
      href: "/contact",
    },
    pageLabel: "See how we work",
  },
  caseStudy: { technologies: "Technologies" },
  portfolio: {
    filter: "Show projects in",
    featured: "Featured",
    live: "Live project",
    client: "Client",
    duration: "Time",
    technologies: "Built with",
    /** Read aloud when the filter changes. */
    shown: "{shown} of {all} projects",
    /** Describes a project's drawn picture. */
    drawing: "Drawing of {title}",
  },
};

/** Refusals of entries into the catalogue, read by the staff. */
export const catalogueRefusals = {
  "branch.unknown": "This branch or room is no longer there. Please choose again.",
  "branch.tooFew": "{room} has {seats} seats.",
  "branch.elsewhere": "Branches and rooms are removed under Settings, Branches and rooms. Nothing was published.",
  "branch.inUse": "What you removed is still needed.{batches}{staff}{invited}{holidays} Nothing was saved.",
  "branch.hasBatches": {
    one: " There is a batch: {batches}. Please give it another place first.",
    other: " There are {count} batches: {batches}. Please give them another place first.",
  },
  "branch.limitsStaff": {
    one: " A member of staff is limited to it: {names}. Please change this duty first.",
    other: " {count} members of staff are limited to it: {names}. Please change their duties first.",
  },
  "branch.limitsInvitations": {
    one: " An invitation is limited to it: {names}. Please change or withdraw it first.",
    other: " {count} invitations are limited to it: {names}. Please change or withdraw them first.",
  },
  "branch.hasHolidays": {
    one: " A holiday is only there: {names}. Please remove it first.",
    other: " {count} holidays are only there: {names}. Please remove them first.",
  },
  "content.courseHasBatches": {
    one: "A batch has not ended: {batches}. The course can be taken off the site from the day after its last one. Nothing was published.",
    other:
      "{count} batches have not ended: {batches}. Their courses can be taken off the site from the day after their last one. Nothing was published.",
  },
  "catalogue.courseOff":
    "The course {course} is off the site. Publish it again first; its batches can run and take students then. Nothing was saved.",
  "catalogue.wrong": {
    one: "This is wrong. Nothing was changed.",
    other: "{count} things are wrong. Nothing was changed.",
  },
  "catalogue.unknown": "There is no {noun} with the id {id}.",
  "catalogue.twice": "The {noun} {id} is there twice: see {before}.",
  "catalogue.present": "The {noun} {id} is there already.",
  "catalogue.noField": "There is no such field.",
  "catalogue.slugTaken": "The course {id} has this slug already.",
  "catalogue.numberTaken": "The lecture {id} has this number in the batch already.",
  "catalogue.url": "This must be the https:// address of a video on YouTube, Vimeo or Google Drive, or a file of ours.",
  "catalogue.noFile": "There is no such file of ours.",
  "catalogue.isUsed": "Nothing was removed. In this batch there is: {all}. End it or hide it instead.",
  "catalogue.and": "{before}, {next}",
  "catalogue.trace.people": { one: "{count} person with a place", other: "{count} people with a place" },
  "catalogue.trace.requests": { one: "{count} request for a place", other: "{count} requests for a place" },
  "catalogue.trace.orders": { one: "{count} order", other: "{count} orders" },
  "catalogue.trace.proofs": { one: "{count} proof of payment", other: "{count} proofs of payment" },
  "catalogue.trace.handIns": { one: "{count} hand-in", other: "{count} hand-ins" },
  "catalogue.trace.classes": { one: "{count} class that was held", other: "{count} classes that were held" },
  "catalogue.trace.acts": { one: "{count} change by your staff", other: "{count} changes by your staff" },
  "catalogue.trace.certificates": { one: "{count} certificate", other: "{count} certificates" },
  "catalogue.takes": "{taken} would go with it. Nothing was removed: that has to be forced.",
  "catalogue.takesLectures": { one: "{count} lecture", other: "{count} lectures" },
  "catalogue.is.courses": "course",
  "catalogue.is.outlines": "outline",
  "catalogue.is.batches": "batch",
  "catalogue.is.lectures": "lecture",
};
