/** The emails about an enrolment request, to the staff and to the student. */
export const enrolmentEmails = {
  /** A plan and its fee: "Standard, 4 months at $149, $596 in all". */
  planFee: { one: "{plan}, {total}", other: "{plan}, {months} months at {monthly}, {total} in all" },
  /** The same for a course without plans, and with a registration fee. */
  fee: { one: "{total}", other: "{months} months at {monthly}, {total} in all" },
  feeLabel: "Fee",
  registration: "{fee}, and {registration} for registration, once",
  staff: {
    subject: "Enrolment request from {name}: {course}",
    heading: "Enrolment request from {name}",
    chat: "Write on WhatsApp",
    stopped: "This number has asked for no more texts on WhatsApp. Please write an e-mail, or call.",
    answer:
      "Students are promised an answer there within {company.replyTime}. Replying to this e-mail reaches {name} as well.",
  },
  acknowledgement: {
    subject: "Your place in {course} | {company.name}",
    preview: "Our team will contact you via WhatsApp shortly.",
    heading: "Thank you for enrolling",
    text: "We have received your request for a place. Our team will contact you via WhatsApp shortly, and within {company.replyTime} at the latest.",
    reference: "Reference",
    /** By the state of an unconfirmed place. */
    places: {
      held: "A seat in {batch} is held for you until {until}. Confirm that this is you, and it is held for {days} days.",
      none: "No seat in {batch} is held for you yet. Confirm that this is you, and you have one if any is free.",
      waitlisted:
        "{batch} is full, and you are on its waiting list. Confirm that this is you, so that we keep your place.",
    },
    confirm: "Confirm that this is me",
    planBegins: "Your plan begins with a free demo class.",
    call: "Questions before that? Call {phone} ({hours}).",
    why: "You received this e-mail because our enrolment form was sent with your address. If this wasn't you, ignore this e-mail.",
  },
};

/** The emails about a place in a batch, to the student. */
export const seatEmails = {
  offered: {
    subject: "A seat is free for you: {batch}, {course}",
    preview: "We hold it for you until {until}.",
    heading: "A seat is free for you",
    text: "You are next on the waiting list, and a seat has become free. We hold it for you until {until}; after that it goes to the next in line.",
    button: "Take this seat",
    note: "If you no longer want it, you don't have to do anything.",
  },
  released: {
    subject: "Your seat was released: {batch}, {course}",
    preview: "It is no longer held for you. Here is why.",
    heading: "Your seat was released",
    text: "The seat that we held for you is free for others again. Our team writes:",
    note: "Your order stays open. If you have paid, or still want the place, please write to us.",
    button: "See your order",
  },
  /** To a student whom staff have taken out of a batch; their reason stands between text and note. */
  takenOut: {
    subject: "You are no longer in {batch}, {course}",
    preview: "Our office has taken you out of this batch.",
    heading: "You are no longer in this batch",
    text: "Our office has taken you out of {batch}, {course}. Nothing more is to be paid for it.",
    reason: "The office writes:",
    note: "What you have paid stays with us until we have agreed with you what happens with it. Your attendance, work and grades are kept. If this is a mistake, please answer this e-mail.",
    button: "Go to your courses",
  },
  takenIn: {
    subject: "You are back in {batch}, {course}",
    preview: "Your place in {course} is yours again.",
    heading: "You are back in the batch",
    text: "Our office has taken you in again, with your attendance, work and grades as they were.",
    waiting: "Our office has put you on the waiting list: the batch is full. We write as soon as a seat is yours.",
    button: "Go to your courses",
  },
  moved: {
    subject: "Your new batch: {batch}, {course}",
    preview: "Classes begin on {start}.",
    heading: "You have moved to another batch",
    text: "Your place is now in this batch. What you have paid goes with you. Classes begin on {start}.",
    button: "Go to your courses",
  },
  /** The first class as a calendar entry. */
  event: {
    title: "First class: {course}",
    text: "{batch}, {days}, {hours}, with {teacher}.",
  },
  /** To a student whom staff have put into a batch. */
  added: {
    seated: {
      subject: "You are in {batch}, {course}",
      heading: "You have a place in class",
      text: "We have added you to {batch}, {course}. Your place is reserved.",
    },
    waiting: {
      subject: "You are on the waiting list: {batch}, {course}",
      heading: "You are on the waiting list",
      text: "We have put you on the waiting list of {batch}, {course}. The batch is full; we write as soon as a seat is yours.",
    },
    teacher: "Teacher",
    first: "First class",
    next: "Next class",
    /** A class by the institute's clock. */
    hours: "{day}, {from} – {to} ({zone})",
    signIn: "Your classes and lectures are in your account. Sign in with this address, {email}.",
    signUp:
      "Your classes and lectures will be in your account. Make one with this address, {email}, so that we know it is you.",
    toSignIn: "Sign in",
    toSignUp: "Create your account",
    why: "You received this e-mail because our office added you to a class. If that is a mistake, please write to us.",
    /** The same as a WhatsApp message, which staff send themselves. */
    chat: {
      seated: "Hello {name}, you have a place in {course}, {batch}, with {teacher}.",
      waiting: "Hello {name}, you are on the waiting list of {course}, {batch}. We write as soon as a seat is yours.",
      first: "First class: {hours}.",
      next: "Next class: {hours}.",
      signIn: "Sign in here: {page}",
      signUp: "Create your account here: {page}",
      noEmail: "Please answer with your e-mail address, so that you can see classes and lectures in your own account.",
    },
  },
  given: {
    subject: "You have a seat: {batch}, {course}",
    preview: "Your place in {course} is yours. Classes begin on {start}.",
    heading: "You have a seat",
    text: "A seat has become free and, because you have paid, it is yours. Classes begin on {start}.",
    button: "Go to your courses",
  },
};

/** The page of the enrolment form. */
export const enrolmentLabels = {
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
      /** After it, where classes were recorded. */
      recordings: {
        one: "Once your seat is confirmed, {count} recorded class is open to you.",
        other: "Once your seat is confirmed, {count} recorded classes are open to you.",
      },
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
      wholeCourse: "for the whole course",
      /** Where a plan has no fee in the visitor's currency. */
      asked: "Fee on request",
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
    /** A field that only programs see and fill in. */
    leftEmpty: "Please leave this empty",
    messageHint: "Your experience so far, the evenings that suit you, anything you want to ask.",
    submit: "Send Request",
    submitting: "Sending...",
    refused: "Please check the marked fields and send the form again.",
  },
  /** The start of a message by a visitor without plan selection who comes from a plan's button. */
  planOpening: "I am interested in the {plan} plan.\n",
  summary: {
    title: "Plan summary",
    /** For a course without plans, and for a fee that is for the whole course. */
    feeTitle: "What it costs",
    onceFee: "Fee of the course",
    registration: "Registration, once",
    asked: "On request",
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
      monthly: { title: "Month by month", text: "{now} now, then {monthly} each month." },
      whole: { title: "Whole course", text: "{total} at once." },
    },
    /** The step before the payment. */
    demo: { text: "Every plan begins with a free demo class.", label: "Book it first", href: "/FreeDemo" } as
      | { text: string; label: string; href: string }
      | undefined,
    button: "Proceed to Payment",
    refund: {
      label: "Refund policy",
      href: "{policy.refund-policy}",
    },
    months: { one: "{count} month", other: "{count} months" },
  },
  chatAction: "Chat on WhatsApp",
};

/** The page after an enrolment, a payment or an inquiry. */
export const thankYouLabels = {
  /** Without a fragment in the page's address: the visitor may have sent nothing. */
  alone: "Thank you for your interest. If you have just sent us something, our e-mail confirms it.",
  /** The confirmation, by the fragment of the page's address; that of an inquiry is the institute's own. */
  sent: {
    enrolment: {
      lead: "We have received your request for a place. Our team will contact you via WhatsApp shortly, and within {company.replyTime} at the latest. Meanwhile, a free demo class shows you how we teach.",
      action: { label: "Book Your Free Demo Class", href: "/FreeDemo" },
    },
    payment: {
      lead: "We have your payment details, and we will write to you once we have checked them. That e-mail opens your courses in one step. You can also create an account now, with the e-mail address that you enrolled with.",
      action: { label: "Create an account", href: "/sign-up?from=%2Flms" },
    },
    "waiting-list": {
      lead: "You are on the waiting list. We will write to you as soon as a seat is free, and hold it for you for a day. There is nothing to pay until then.",
      action: { label: "See other batches", href: "/courses" },
    },
  },
  /** After an enrolment, where the institute gives no demo classes. */
  enrolmentAlone: {
    lead: "We have received your request for a place. Our team will contact you via WhatsApp shortly, and within {company.replyTime} at the latest.",
    action: { label: "See our courses", href: "/courses" },
  },
  homeButton: {
    label: "Return to Home",
    href: "/",
  },
};

/** Refusals about a place in a batch. */
export const seatRefusals = {
  "students.nameIsAddress": "The name holds an e-mail address.",
  "students.countryUnread": "We do not know the country {country}. Begin the number with + and its country's code.",
  "enrolment.plan": "This course does not come in that plan. Please choose a plan.",
  "batch.endsBeforeFirst": "The batch begins on {day}. Choose a later day, or hide it.",
  "batch.endsLater": "The batch ends on {day} already. Choose an earlier day; a later one is set in the timetable.",
  "batch.noHours": "The hours of this batch are not known yet, so it has no calendar entry.",
  "enrolment.batch": "This course has no such batch. Please choose one from the list.",
  "enrolment.batchHidden": "This batch takes no new students. Please choose another.",
  "enrolment.batchEnded": "This batch has ended. Please choose another.",
  "enrolment.batchFull": "This batch is full.",
  "enrolment.unknown": "There is no enrolment {id}.",
  "enrolment.own": "This is your own place in the class. Someone else grades it.",
  "enrolment.completed": "This enrolment is completed.",
  "enrolment.chosen": "This order has a batch already: move the enrolment instead.",
  "enrolment.moved": "This enrolment is being moved to another batch. Please try again.",
  "enrolment.proofWaits":
    "A proof of payment for the order {reference} waits. Please decide about it first; then they can be taken out.",
  "enrolment.seatGone":
    "The batch is full: the seat has gone to someone else. Put them on the waiting list instead, before all who have not paid.",
  "enrolment.notThere": "They are not in this batch any more. Take them in again first.",
  "enrolment.noSeat": "Only a student with a seat can be moved.",
  "enrolment.otherCourse": "That is a batch of another course.",
  "enrolment.alreadyThere": "They are in that batch already, or wait for it.",
  "enrolment.course": "We do not offer this course. Please choose one from the list.",
  "seat.link": "This link does not open a seat. Please copy the whole link from our e-mail.",
  "seat.ended": "This offer has ended, and the seat has gone to the next in line.",
  "seat.notHeld": "No seat is held for this order.",
  "place.link": "This link does not open a place. Please copy the whole link from our e-mail.",
  "request.unknown": "There is no enrolment request {reference}.",
};
