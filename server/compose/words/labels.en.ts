/** A field that only programs see and fill in. */
const leftEmpty = "Please leave this empty";

/** The labels around the institute's own words. */
export const labels = {
  contact: {
    fields: {
      firstName: "First name",
      lastName: "Last name",
      email: "E-mail",
      phone: "Phone (optional)",
      message: "Message",
    },
    submit: "Send Message",
    submitting: "Sending...",
    info: {
      phones: "Phone",
      emails: "E-mail",
      address: "Office",
      map: "Find us on a map",
      hours: "Hours",
    },
    quote: {
      label: "Quote for",
      remove: "Remove",
    },
    leftEmpty,
    /** The start of a message from a service's quote button. */
    quoteOpening: "I would like a quote for {service}.\n\n",
    refused: "Please check the marked fields and send the form again.",
  },
  enrolment: {
    preparing: "Preparing your experience...",
    withoutScripts: {
      text: "Your browser cannot show the form. Write to us, and we will reserve a place for you:",
      contact: {
        label: "Contact",
        href: "/contact",
      },
      chat: "WhatsApp",
    },
    form: {
      title: "Your enrolment",
      course: {
        title: "Your course",
        label: "Course",
        placeholder: "Choose a course",
        unknown: "The link you followed names a course we do not offer. Please choose one from the list.",
      },
      batch: {
        label: "Batch",
        unsure: "Not sure yet",
        hint: "You can also decide later.",
        unknown: "The link you followed names a batch that has ended. Please choose one from the list.",
        /** A batch in the list. */
        option: "{name}, from {start}, {left}",
        details: "{days}, {hours}. First class on {start}, {left}.",
        underWay: "{days}, {hours}. Under way since {start}, {left}.",
        /** Added for a visitor in another time zone. */
        yourTime: "That is {from} to {to} in {place}.",
        left: { one: "{count} seat left", other: "{count} seats left" },
        full: "full",
        waiting: "This batch is full: send the form to join its waiting list. We will write as soon as a seat is free.",
        join: "Join the waiting list",
      },
      plan: {
        title: "Your plan",
        perMonth: "a month",
        unknown: "The link you followed names a plan we do not offer. Please choose one of these.",
      },
      person: {
        title: "About you",
      },
      fields: {
        firstName: "First name",
        lastName: "Last name",
        email: "E-mail",
        phone: "Phone (WhatsApp)",
        country: "Country",
        message: "Message (optional)",
      },
      phoneHint: "We answer on this number. For a number from another country, begin with + and the country code.",
      leftEmpty,
      messageHint: "Your experience so far, the evenings that suit you, anything you want to ask.",
      submit: "Send Request",
      submitting: "Sending...",
      refused: "Please check the marked fields and send the form again.",
    },
    /** The start of a message by a visitor without plan selection who comes from a plan's button. */
    planOpening: "I am interested in the {plan} plan.\n",
    summary: {
      title: "Plan summary",
      empty: "Choose a plan to see its total here. In every plan:",
      course: "Course",
      noCourse: "Not chosen yet",
      batch: "Batch",
      plan: "Plan",
      fee: "Monthly fee",
      duration: "Duration",
      total: "Total",
      now: "To pay now",
      schedule: {
        title: "How you pay",
        monthly: { title: "Month by month", text: "{monthly} now, then {monthly} each month." },
        whole: { title: "Whole course", text: "{total} at once." },
      },
      /** The step before the payment. */
      demo: { text: "Every plan begins with a free demo class.", label: "Book it first", href: "/FreeDemo" },
      button: "Proceed to Payment",
      refund: {
        label: "Refund policy",
        href: "{policy.refund-policy}",
      },
      months: { one: "{count} month", other: "{count} months" },
    },
    chatAction: "Chat on WhatsApp",
  },
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
    ofCourse: "Hello! What is the fee for {course} in my country?",
    ofBatch: "Hello! What is the fee for {course}, {batch}, in my country?",
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
  coursePage: {
    enrol: "Enroll Now",
    outline: "View Full Course Outline",
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
  policy: {
    contents: "On this page",
    effective: "In force since",
  },
  portal: {
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
  },
  thankYou: {
    /** The confirmation, by the fragment of the page's address; without one it was an inquiry. */
    sent: {
      enrolment: {
        lead: "We have received your request for a place. Our team will contact you via WhatsApp shortly, and within {company.replyTime} at the latest. Meanwhile, a free demo class shows you how we teach.",
        action: { label: "Book Your Free Demo Class", href: "/FreeDemo" },
      },
      payment: {
        lead: "We have your payment details, and we will write to you once we have checked them. Your courses, their dates and their lectures are in your account: sign in with the e-mail address that you enrolled with.",
        action: { label: "Go to your courses", href: "/lms" },
      },
      "waiting-list": {
        lead: "You are on the waiting list. We will write to you as soon as a seat is free, and hold it for you for a day. There is nothing to pay until then.",
        action: { label: "See other batches", href: "/courses" },
      },
    },
    homeButton: {
      label: "Return to Home",
      href: "/",
    },
  },
  userMenu: {
    name: "Account menu",
    account: {
      name: "Your account",
      href: "/account",
    },
    signOut: "Sign out",
  },
  /** Texts of our own in structured data. */
  structuredData: {
    courses: "Courses",
    testimonials: "What learners say",
    review: "{name} on {company}",
  },
  /** Names of pages whose title is too long for breadcrumbs, by document. */
  pages: {
    home: "Home",
    about: "About",
    services: "Services",
    portfolio: "Portfolio",
    courses: "Courses",
    contact: "Contact",
    demo: "Free Demo",
    enrolment: "Enrolment",
    "thank-you": "Thank You!",
  },
};
