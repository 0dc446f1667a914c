import { day } from "./durations.ts";

/** The days within which all of the money goes back (specification §9): from the first class, and from any other purchase. */
const refundDays = { fromCourseStart: 7, otherwise: 14 };

/** Until when all of a student's money goes back: counted from the first class, or from the payment without a batch. */
export function refundWindowEnds({ firstClass, paidAt }: { firstClass: Date | null; paidAt: Date }): Date {
  const days = firstClass ? refundDays.fromCourseStart : refundDays.otherwise;
  return new Date((firstClass ?? paidAt).getTime() + days * day);
}
