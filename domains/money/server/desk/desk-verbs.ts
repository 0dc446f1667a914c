import { importStatement, previewStatement } from "#domains/money/server/bank/import-statement.ts";
import { decideBankRow, listBankRows, settleCertainRows } from "#domains/money/server/bank/settle-bank-rows.ts";
import { closeBooks, reopenBooks } from "#domains/money/server/income/close-books.ts";
import { exportLedger } from "#domains/money/server/income/export-ledger.ts";
import { listEntries, listOwed } from "#domains/money/server/income/list-entries.ts";
import { showIncome } from "#domains/money/server/income/show-income.ts";
import { printSponsorVoucher, printVouchers } from "#domains/money/server/papers/print-vouchers.ts";
import { planVerbs } from "#domains/money/server/plan/plan-verbs.ts";
import { setReceiptRules, showReceiptRules } from "#domains/money/server/receipts/receipt-rules.ts";
import { closeDrawer, showDeskDay } from "./close-drawer.ts";
import { showDrawer } from "./drawer.ts";
import { enrolAtDesk } from "./enrol-at-desk.ts";
import { prepareReminders } from "./fee-chats.ts";
import { setFeeRules, showFeeRules } from "./fee-rules.ts";
import { openFees, previewFees } from "./open-fees.ts";
import { askRefund, decideRefund, listRefundRequests } from "./refund-requests.ts";
import { listClassOwing, listReminders, sendReminder } from "./reminders.ts";
import { showPayer } from "./show-payer.ts";
import { showRegister } from "./show-register.ts";
import { listSponsors, nameSponsor } from "./sponsors.ts";
import { takeMoney } from "./take-money.ts";
import { untakeMoney } from "./untake-money.ts";

/** The verbs of the desk: the register of fees, opening them, money over the counter, the bank's statement, and the books. */
export const deskVerbs = {
  ...{ showRegister, showPayer, showDrawer, takeMoney, untakeMoney, previewFees, openFees, enrolAtDesk },
  ...{ askRefund, decideRefund, listRefundRequests },
  ...{ nameSponsor, listSponsors, printSponsorVoucher },
  ...{ showDeskDay, closeDrawer, printVouchers, showFeeRules, setFeeRules },
  ...{ showReceiptRules, setReceiptRules },
  ...{ listReminders, sendReminder, prepareReminders, listClassOwing },
  ...{ previewStatement, importStatement, listBankRows, settleCertainRows, decideBankRow },
  ...planVerbs,
  ...{ showIncome, listEntries, listOwed, exportLedger, closeBooks, reopenBooks },
};
