/** The emails about an inquiry, to the staff and to the visitor; an inquiry with a service is a request for a quote. */
export const inquiryEmails = {
  staff: {
    message: { subject: "New inquiry from {name}", heading: "New inquiry from {name}" },
    quote: { subject: "Quote request from {name}: {service}", heading: "Quote request from {name}" },
    service: "Quote for",
    about: "About",
    /** Of a question that the assistant could not answer. */
    handedOver: "A question that the assistant could not answer",
    answer: "Answer this mail to write to {name}.",
  },
  acknowledgement: {
    subject: "We have received your message | {company.name}",
    preview: "Our team reads it now, and answers within {company.replyTime}.",
    heading: "Thank you for writing to us",
    message: "Your message has reached our team. We answer within {company.replyTime}, in most cases sooner.",
    quote: "Your request for a quote has reached our team. We answer within {company.replyTime}, in most cases sooner.",
    call: "If it is urgent, call {phone} ({hours}).",
    why: "You get this mail because our contact form was sent with your address. It was not you? Then somebody mistyped theirs; there is nothing to do.",
  },
};
