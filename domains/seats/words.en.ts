/** The emails about an enrolment request, to the staff and to the student. */
export const enrolmentEmails = {
  /** A plan and its fee: "Standard, 4 months at $149, $596 in all". */
  planFee: "{plan}, {months} months at {monthly}, {total} in all",
  staff: {
    subject: "Enrolment request from {name}: {course}",
    heading: "Enrolment request from {name}",
    country: "Country",
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
    /** How the place stands that is not confirmed yet. */
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
