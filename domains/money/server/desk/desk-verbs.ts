import { bankVerbs } from "#domains/money/server/bank/bank-verbs.ts";
import { planVerbs } from "#domains/money/server/plan/plan-verbs.ts";
import { closeDrawer, showDeskDay } from "./close-drawer.ts";
import { showDrawer } from "./drawer.ts";
import { openFees, previewFees } from "./open-fees.ts";
import { showPayer } from "./show-payer.ts";
import { showRegister } from "./show-register.ts";
import { takeMoney } from "./take-money.ts";
import { untakeMoney } from "./untake-money.ts";

/** The verbs of the desk: the register of fees, opening them, money over the counter, and the bank's statement. */
export const deskVerbs = {
  ...{ showRegister, showPayer, showDrawer, takeMoney, untakeMoney, previewFees, openFees },
  ...{ showDeskDay, closeDrawer },
  ...bankVerbs,
  ...planVerbs,
};
