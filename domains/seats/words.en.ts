/** The emails about an enrolment request, to the staff and to the student. */
export const enrolmentEmails = {
  /** A plan and its fee: "Standard, 4 months at $149, $596 in all". */
  planFee: "{plan}, {months} months at {monthly}, {total} in all",
  staff: {
    subject: "Enrolment request from {name}: {course}",
    heading: "Enrolment request from {name}",
    chat: "Write on WhatsApp",
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
    note: "If you no longer want it, you need do nothing.",
  },
  released: {
    subject: "Your seat was released: {batch}, {course}",
    preview: "It is no longer held for you. Here is why.",
    heading: "Your seat was released",
    text: "The seat that we held for you is free for others again. Our team writes:",
    note: "Your order stays open. If you have paid, or still want the place, please write to us.",
    button: "See your order",
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
  given: {
    subject: "You have a seat: {batch}, {course}",
    preview: "Your place in {course} is yours. Classes begin on {start}.",
    heading: "You have a seat",
    text: "A seat has become free and, because you have paid, it is yours. Classes begin on {start}.",
    button: "Go to your courses",
  },
};
