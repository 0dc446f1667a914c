import type { Database } from "#server/db/client.ts";
import type { Enrolment } from "#server/db/queries/enrolments.ts";
import type { PlanId } from "#shared/contracts/enrolment.ts";

/** A request of the plan form, as far as its payment is concerned; the rest of the row is there as well. */
export interface PaidEnrolment extends Enrolment {
  plan: PlanId;
}

/** Where a plan's payment is prepared. */
export interface EnrolmentOrders {
  /**
   * Opens the order for an enrolment as part of `transaction`, in which the enrolment itself was just written; answers
   * its reference and the path of its payment page, on our own origin. For an enrolment that has one already it answers
   * that same order: a repeated sending asks again.
   */
  open(transaction: Database, enrolment: PaidEnrolment): Promise<{ reference: string; payPath: string }>;
}
