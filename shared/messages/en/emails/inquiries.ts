/** The emails about an inquiry, to the staff and to the visitor; an inquiry with a service is a request for a quote. */
export const inquiryEmails = {
  staff: {
    message: { subject: "New inquiry from {name}", heading: "New inquiry from {name}" },
    quote: { subject: "Quote request from {name}: {service}", heading: "Quote request from {name}" },
    service: "Quote for",
    about: "About",
    /** Of a question to the assistant that its visitor sends to a person. */
    handedOver: "A question to the assistant, for a person to answer",
    answer: "Reply to this e-mail to write to {name}.",
  },
  acknowledgement: {
    subject: "We have received your message | {company.name}",
    preview: "Our team answers within {company.replyTime}.",
    heading: "Thank you for writing to us",
    message: "We have received your message and answer within {company.replyTime}, usually sooner.",
    quote: "We have received your request for a quote and answer within {company.replyTime}, usually sooner.",
    call: "If it is urgent, call {phone} ({hours}).",
    why: "You received this e-mail because our contact form was sent with your address. If this wasn't you, ignore this e-mail.",
  },
};
