/** The texts for booking, moving and cancelling a demo class (specification §2, "Free demo page"). */
export const demoWords = {
  refusals: {
    form: "Please check the marked fields and send the form again.",
    course: "We have no such course. Please choose one from the list.",
    slot: "There is no class at that time. Please choose one of the times shown.",
    past: "That class has begun or is about to. Please choose a later one.",
    taken: "That class has just filled up. Please choose another time.",
    bookedAlready: "You already have a place in that class, with another booking. Please choose another time.",
    sentTwice: "This booking has been sent before. Please begin a new one.",
    alreadyCancelled: "This booking is already cancelled. You are welcome to book a new class.",
    begun: "The class has begun, so it can no longer be cancelled. You can still choose another time.",
    link: "This link does not open a booking. Please use the complete link from your newest confirmation e-mail.",
    linkExpired: "This link has expired, because the class is long over. You are welcome to book a new one.",
  },
  /** The entry in a visitor's calendar: its title and lines, and one more for visitors who may change it. */
  event: {
    title: "Free demo class: {course} | {company}",
    lines: [
      "A live demo class in {course}. Join here: {joinUrl}",
      "You need a browser and a steady connection; headphones help.",
    ],
    change: "Another time, or not at all? Free of charge: {manageUrl}",
  },
};

/** The texts of the booking form, its confirmation and the booking's own page. */
export const bookingWords = {
  time: {
    legend: "When would you like to come?",
    ownZone: "Times are in your own time zone",
    companyZoneShort: "{company.address.countryCode}",
    day: "Day",
    timesOn: "Times on",
    minutes: "min",
    left: "left",
    full: "Full",
    /** Beside a time between late evening and early morning where the visitor is. */
    night: "Night",
    loading: "Looking for free times...",
    empty:
      "No class of this course is free in the next {company.demo.horizonDays} days. Try another course, or write to us and we will find a time.",
    noneFits: {
      question: "None of these fits?",
      action: "Tell us",
      /** The message that the visitor sends. */
      message: "Hello! None of the demo class times for {course} fits me. I could come at this time: ",
    },
    failed: "The times could not be loaded.",
    retry: "Try again",
    contactAction: { label: "Write to us", href: "/contact" },
  },
  details: {
    legend: "Who is coming?",
    name: "Your name",
    email: "E-mail",
    emailHint: "We send the confirmation there, with an entry for your calendar.",
    phone: "Phone",
    phoneHint: "With its country code, for example {company.examplePhone}. Only for calls about this class.",
    /** A field that only programs see and fill in. */
    leftEmpty: "Please leave this empty",
  },
  chosen: "You have chosen",
  notChosen: "No time chosen yet.",
  submit: "Book Your Free Demo Class",
  submitting: "Booking...",
  noScript: {
    text: "Your browser runs no scripts. That is fine: choose a course above, and the next page asks where you are and shows its times.",
    action: "Show the times",
    otherwise: "Or send us a WhatsApp message with a time that suits you.",
    whatsapp: "Ask on WhatsApp",
  },
  confirmed: {
    title: "Your place is booked",
    sentTo: "A confirmation is on its way to",
    nextTitle: "What happens next",
    next: [
      "The confirmation comes in a minute or two. Check the spam folder if you do not see it.",
      "It contains the link to the class, and one that moves or cancels it, free of charge.",
      "We remind you a day and an hour before.",
    ],
    calendar: "Add to calendar",
    another: "Book another class",
  },
  page: {
    title: "Book a free demo class",
    lead: "Choose a course and a time, tell us who is coming, and you are done.",
    showTimes: "Show the times of this course",
    place: {
      legend: "Where are you?",
      label: "Country or time zone",
      choose: "Choose where you are",
      hint: "Then the times are those of your own clock.",
      /** IANA zones by their names here; the institute's own comes first. */
      zones: {
        "Asia/Karachi": "Pakistan",
        "Asia/Qatar": "Qatar",
        "Asia/Dubai": "United Arab Emirates, Oman",
        "Asia/Riyadh": "Saudi Arabia, Kuwait, Bahrain",
        "Asia/Kolkata": "India",
        "Asia/Dhaka": "Bangladesh",
        "Asia/Singapore": "Malaysia, Singapore",
        "Australia/Sydney": "Australia, east",
        "Australia/Perth": "Australia, west",
        "Europe/Istanbul": "Türkiye",
        "Europe/London": "United Kingdom, Ireland",
        "Europe/Berlin": "Central Europe",
        "Europe/Athens": "Eastern Europe",
        "Africa/Cairo": "Egypt",
        "Africa/Johannesburg": "Southern Africa",
        "America/New_York": "United States and Canada, east",
        "America/Chicago": "United States and Canada, central",
        "America/Denver": "United States and Canada, mountains",
        "America/Los_Angeles": "United States and Canada, west",
        UTC: "Elsewhere (UTC)",
      },
    },
  },
  manage: {
    title: "Your demo class",
    leads: {
      upcoming: "We look forward to meeting you.",
      begun: "This class has begun. If you could not stay, choose another time.",
      cancelled: "This class is cancelled.",
    },
    booked: "Booked for",
    join: "Join the class",
    calendar: "Add to calendar",
    move: {
      title: "Choose another time",
      lead: "Free of charge, and as often as you need. Your calendar entry moves along.",
      submit: "Move my class",
    },
    cancel: {
      title: "Cancel the class",
      lead: "Your place goes to someone else, and the entry leaves your calendar.",
      submit: "Yes, cancel my class",
    },
    /** Whether reminders of the class are sent, and the button that changes it. */
    reminders: {
      on: { title: "Reminders", text: "We remind you by e-mail a day and an hour before.", button: "No reminders" },
      off: {
        title: "Reminders are ended",
        text: "You get no more reminders of this class. We still write when you move or cancel it.",
        button: "Send me reminders again",
      },
    },
    bookAgain: { label: "Book a new class", href: "/FreeDemo#book" },
    done: {
      quiet: "You get no more reminders of this class.",
      reminded: "We will remind you of this class.",
      moved: "Your class has moved. An e-mail with the new calendar entry is on its way.",
      cancelled: "Your class is cancelled. An e-mail that removes it from your calendar is on its way.",
    },
    refused: {
      title: "This link does not work",
      contactAction: { label: "Write to us", href: "/contact" },
    },
  },
};

export type BookingWords = typeof bookingWords;

const join = "Join the class";

/** The emails about demo classes: confirmation, cancellation, reminder, and those to the staff. */
export const demoEmails = {
  /** The time of a class. */
  time: "{day}, {start} to {end}",
  booked: {
    subject: "Your demo class is booked: {start} | {company.name}",
    heading: "Your demo class is booked",
    lead: "We look forward to meeting you. The attached entry puts the class into your calendar.",
  },
  moved: {
    subject: "Your demo class has moved: {start} | {company.name}",
    heading: "Your demo class has a new time",
    lead: "Your class has been moved as you asked. The attached entry updates the one in your calendar.",
  },
  confirmation: {
    preview: "{course}: where to join, and an entry for your calendar.",
    onTheDay:
      "You need a browser and a steady connection; headphones help. We will remind you a day and an hour before.",
    join,
    change: "If the time no longer suits you, choose another or cancel, free of charge and without a call: {link}",
    changeLink: "Change or cancel",
    mistake: "If this wasn't you, ignore this e-mail, or cancel the class with the link above.",
  },
  cancellation: {
    subject: "Your demo class is cancelled: {start} | {company.name}",
    preview: "It is removed from your calendar as well. You can book another one at any time.",
    heading: "Your demo class is cancelled",
    lead: "As you asked, we have cancelled this class. It is removed from your calendar as well.",
    again: "You are welcome to book another one at any time; it stays free.",
    book: "Book another class",
  },
  reminder: {
    subject: "Reminder: your demo class, {start} | {company.name}",
    preview: "{course}: where to join, and how to choose another time.",
    heading: "Your demo class is coming up",
    lead: "This is a short reminder of the class you booked.",
    join,
    change: "Something came up? Changing is free: {link}",
    changeLink: "Choose another time or cancel",
    end: "You get this because you booked the class. {link}",
    endLink: "No more reminders",
  },
  staff: {
    /** By the last change of the booking. */
    news: {
      booked: { subject: "New demo booking: {course}, {start}", heading: "New demo booking" },
      moved: { subject: "Demo booking moved: {course}, {start}", heading: "A demo booking has moved" },
      cancelled: { subject: "Demo booking cancelled: {course}, {start}", heading: "A demo booking is cancelled" },
    },
    name: "Name",
    answer: "Reply to this e-mail to write to {name}.",
  },
};

/** Refusals of a booking beside those that its page shows. */
export const bookingRefusals = {
  "booking.oneEach":
    "This e-mail address has a free class in this course already. To take another time, use the link in our e-mail, or write to us.",
  "booking.tooManyInClass":
    "Several places in this class were booked from your connection. Please choose another time, or write to us.",
  "booking.tooManyFromAddress":
    "Several free classes were booked from your connection today. Please write to us, and we will book one for you.",
  "booking.gone": "This class, or this place in it, is not booked any more.",
  "booking.noted": "Someone else has noted this meanwhile. The page shows what they noted.",
  "booking.notBegun": "This class has not begun: who came can be noted from 15 minutes before.",
};

/** The trial classes that are booked, for the staff. */
export const trialWords = {
  title: "Trial classes",
  lead: "Who comes, who teaches, and who came.",
  days: { today: "Today", past: "The last seven days" },
  empty: "No trial class is booked.",
  emptyText: "A class appears here once a visitor books a place in it.",
  noneToday: "No trial class is booked for today.",
  coming: { one: "{count} place booked", other: "{count} places booked" },
  teacher: "Who teaches",
  usual: "As in the batch: {name}",
  nobody: "No one yet",
  save: "Save the teacher",
  saved: "Saved.",
  came: "Came",
  missed: "Did not come",
  /** The buttons, for screen readers. */
  noteCame: "{name} came",
  noteMissed: "{name} did not come",
  done: {
    came: "They came. Their lead comes back tomorrow morning: ask how it was.",
    missed: "They did not come. Their lead waits for an answer: offer another class.",
    undone: "The note is taken back.",
  },
  wants: "Said last: “{text}”",
  texts: "Put WhatsApp reminders in the outbox",
  outbox: "Open the WhatsApp texts",
  reminders: {
    waits: "Reminder waits in the outbox",
    sent: "Reminder sent",
    left: "Reminder left out",
    stopped: "Wants no texts",
  },
  keys: { title: "Keys", next: "next person", previous: "previous", came: "came", missed: "did not come" },
  today: { title: "Trial classes today", open: "All trial classes", nobody: "No teacher chosen yet" },
  /** The reminder on WhatsApp. */
  reminder:
    "Assalam-o-Alaikum {name}, your free class in {course} is on {time}. Join here: {link} If you cannot come, just tell us here. {company}",
};
