/** The letters about an inquiry, by name: to the staff, and to the visitor who sent it. */
export type InquiryLetterName = "inquiry-notice" | "inquiry-acknowledgement";
