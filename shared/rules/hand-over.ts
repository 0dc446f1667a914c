/** The `inquiryType` of a question that the assistant could not answer and its visitor sends to a person. */
export const handOverInquiry = "assistant";
