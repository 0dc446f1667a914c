import { importStatement, previewStatement } from "./import-statement.ts";
import { decideBankRow, listBankRows, settleCertainRows } from "./settle-bank-rows.ts";

/** The verbs of a bank's statement: bringing its rows, and whose money they are. */
export const bankVerbs = { previewStatement, importStatement, listBankRows, settleCertainRows, decideBankRow };
