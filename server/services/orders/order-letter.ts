/** The letters about an order's payment, by name: three to the student, one to the staff. */
export type OrderLetterName = "order-opened" | "proof-received" | "proof-refused" | "order-paid";
