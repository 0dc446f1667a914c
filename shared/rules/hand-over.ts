/** The `inquiryType` of a question to the assistant that its visitor sends to a person. */
export const handOverInquiry = "assistant";
