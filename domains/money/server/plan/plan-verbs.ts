import { applyCode } from "#domains/money/server/discounts.ts";
import { cancelOrder, changeMonthlyFee, rescheduleFees } from "./change-plan.ts";
import { setConsumerNumbers } from "./consumer-numbers.ts";
import { handOnSeat } from "./hand-on-seat.ts";
import { movePayment } from "./move-payment.ts";
import { previewDueDays, previewMonthlyFee } from "./preview-plan.ts";
import { askReduction, decideReduction, listReductions } from "./reductions.ts";
import { showPlan } from "./show-plan.ts";

/** The verbs that change what a student's fees are, and when they are due. */
export const planVerbs = {
  ...{ askReduction, decideReduction, listReductions, rescheduleFees, changeMonthlyFee, cancelOrder },
  ...{ previewDueDays, previewMonthlyFee },
  ...{ movePayment, applyCode, showPlan, setConsumerNumbers, handOnSeat },
};
