import { closeBooks, reopenBooks } from "./close-books.ts";
import { exportLedger } from "./export-ledger.ts";
import { listEntries, listOwed } from "./list-entries.ts";
import { showIncome } from "./show-income.ts";

/** The verbs of the books: what came, what is owed, the ledger for the accountant, and closed months. */
export const incomeVerbs = { showIncome, listEntries, listOwed, exportLedger, closeBooks, reopenBooks };
