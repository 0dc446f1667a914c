/** About an inquiry: to the staff, and to the visitor who sent it. */
export type InquiryLetter = "inquiry-notice" | "inquiry-acknowledgement";

/** About an enrolment: to the staff, and to the student who sent it. */
export type EnrolmentLetter = "enrolment-notice" | "enrolment-acknowledgement";

/**
 * About an order: to the student, but for the arrival of a proof or of a card's money, of which the staff are told; also
 * of money that came for no order.
 */
export type OrderLetter =
  | "order-opened"
  | "proof-received"
  | "proof-refused"
  | "order-paid"
  | "card-payment-notice"
  | "stray-card-payment";

/** About a demo booking: to the visitor, but for the notice, which is the staff's. */
export type DemoLetter =
  | "demo-confirmation"
  | "demo-cancellation"
  | "demo-reminder-day"
  | "demo-reminder-hour"
  | "demo-notice";

/** To an account's owner. */
export type AccountLetter = "email-confirmation" | "account-exists" | "password-reset" | "password-changed";

/** Every letter the program sends, by name. */
export type LetterName = InquiryLetter | EnrolmentLetter | OrderLetter | DemoLetter | AccountLetter;

/** What anybody's form sends to an address that nobody has shown to be theirs, and that holds nothing they need. */
export const thanks: ReadonlySet<LetterName> = new Set<LetterName>([
  "inquiry-acknowledgement",
  "enrolment-acknowledgement",
]);
