/** About an inquiry: to the staff, and to the visitor who sent it. */
export type InquiryEmailKind = "inquiry-staff" | "inquiry-acknowledgement";

/** About an enrolment: to the staff, and to the student who sent it. */
export type EnrolmentEmailKind = "enrolment-staff" | "enrolment-acknowledgement";

/**
 * About an order: to the student, but for the arrival of a proof or of a card's money, of which the staff are told; also
 * of money that came for no order.
 */
export type OrderEmailKind =
  | "order-opened"
  | "proof-received"
  | "proof-refused"
  | "order-paid"
  | "card-payment-staff"
  | "stray-card-payment";

/** About a demo booking: to the visitor, but for the notice, which is the staff's. */
export type DemoEmailKind =
  | "demo-confirmation"
  | "demo-cancellation"
  | "demo-reminder-day"
  | "demo-reminder-hour"
  | "demo-staff";

/** To an account's owner. */
export type AccountEmailKind = "email-confirmation" | "account-exists" | "password-reset" | "password-changed";

/** Every email the program sends, by name. */
export type EmailKind = InquiryEmailKind | EnrolmentEmailKind | OrderEmailKind | DemoEmailKind | AccountEmailKind;

/** What anybody's form sends to an address that nobody has shown to be theirs, and that holds nothing they need. */
export const acknowledgements: ReadonlySet<EmailKind> = new Set<EmailKind>([
  "inquiry-acknowledgement",
  "enrolment-acknowledgement",
]);
