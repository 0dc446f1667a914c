/** The way from the demo to a school of one's own. */
export const setupWords = {
  title: "Your school",
  isDemo:
    "What visitors see is still the demo institute. Put your own school in its place here; every text, colour and fee can be changed afterwards.",
  today: "Visitors still see the demo institute.",
  start: "Make this my school",
  goes: "What goes",
  goesText: "All that comes with the demo and that nobody has changed:",
  stays: "What stays",
  staysText: "Your staff, receipts, issued certificates and the audit stay in any case.",
  besides: "Besides:",
  because: { changed: "changed by you", people: "somebody is in one of its batches" },
  kinds: {
    course: { one: "{count} course, with its batches", other: "{count} courses, with their batches" },
    teacher: { one: "{count} teacher", other: "{count} teachers" },
    plan: { one: "{count} plan", other: "{count} plans" },
    service: { one: "{count} service", other: "{count} services" },
    project: { one: "{count} project", other: "{count} projects" },
    testimonial: { one: "{count} testimonial", other: "{count} testimonials" },
    question: { one: "{count} question", other: "{count} questions" },
    answer: { one: "{count} answer of the assistant", other: "{count} answers of the assistant" },
    page: { one: "the text of {count} page", other: "the texts of {count} pages" },
    policy: { one: "{count} policy", other: "{count} policies" },
    settings: { one: "the currency and who sees the fees", other: "the currency and who sees the fees" },
    company: { one: "the company's name, address and colours", other: "the company's name, address and colours" },
  },
  about: "About your school",
  fields: {
    name: "Name of the school",
    phone: "Phone",
    phoneHint: "As you say it on the phone, such as 0300 1234567.",
    email: "E-mail address for visitors",
    street: "Street and number",
    area: "Part of town",
    city: "Town",
    region: "Province or state",
    postalCode: "Postal code",
    country: "Country",
    currency: "Currency of your fees",
    choose: "Please choose",
  },
  made: "This is {name} now. Look at your site, then go on with the steps below.",
  undone: {
    one: "{count} document of the demo is back. Its batches are not.",
    other: "{count} documents of the demo are back. Its batches are not.",
  },
  undo: "Bring the demo back",
  undoText: "Until {time} you can bring the demo's documents back, except those that you have changed since.",
  undoSure: "Bring the demo's documents back? What you have written since stays. The demo's batches do not come back.",
  see: "Look at your site",
  steps: "What comes next",
  done: "Done",
  open: "To do",
  step: {
    company: {
      title: "Name, address, hours and colours",
      text: "As visitors read them, and on receipts and certificates.",
    },
    pages: { title: "What your pages say", text: "We have written a first text for each. Make it yours." },
    plan: { title: "What it costs", text: "A plan has a name and a monthly fee; a course has one or several." },
    course: { title: "What you teach", text: "A page for each course, with its outline." },
    batch: { title: "The next batch", text: "Days, hours, teacher and seats." },
    staff: { title: "Your team", text: "Invite those who teach, and those who answer." },
    email: {
      title: "E-mail",
      text: "E-mails are still written to files on this machine. Ask the person who looks after it to set up a mail server.",
    },
  },
};

/** The refusals on that way, by reason. */
export const setupRefusals = {
  "school.noDemo": "This is your own school already. Nothing was changed.",
  "school.nothingLeft":
    "There is nothing to bring back: the demo left more than a day ago, or all of it was changed since.",
};
