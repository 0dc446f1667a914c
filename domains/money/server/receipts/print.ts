import type { ReceiptClaim } from "#domains/money/server/order-links.ts";
import { logoOf } from "#server/pdf/logo.ts";
import type { PrintQueue } from "#server/pdf/print-queue.ts";
import type { ReceiptPrinter } from "./pdf.ts";
import { showReceipt } from "./show-receipt.ts";

type Deps = Parameters<typeof showReceipt>[0] & { receiptPrinter: ReceiptPrinter; printQueue: PrintQueue };

/**
 * A receipt as a PDF, on A4 or on a slip of 80 mm, for the bearer of its link. Throws `forbidden` as `showReceipt` does, before printing anything, and
 * `unavailable` while too many PDFs wait.
 */
export async function printReceipt(
  deps: Deps,
  { isSlip = false, ...claim }: ReceiptClaim & { isSlip?: boolean },
): Promise<{ content: Uint8Array; fileName: string }> {
  const { fileName, ...paper } = await showReceipt(deps, claim);
  const { brand } = deps.site().content.company;
  const { receiptPrinter } = deps;
  const draw = () =>
    isSlip
      ? receiptPrinter.printSlip(paper, logoOf(brand))
      : receiptPrinter.print(paper, brand.colors.accent.light, logoOf(brand));
  const content = await deps.printQueue.print(draw);
  return { content, fileName };
}

/**
 * Prints receipts in this process. The libraries that set and embed text are loaded with the first one: most processes
 * never print, and the libraries stay in memory.
 */
export function createReceiptPrinter(): ReceiptPrinter {
  return {
    async print(paper, color, logo) {
      const { drawReceipt } = await import("#domains/money/server/receipts/pdf.ts");
      return await drawReceipt(paper, color, logo);
    },
    async printSlip(paper, logo) {
      const { drawSlip } = await import("#domains/money/server/receipts/pdf.ts");
      return await drawSlip(paper, logo);
    },
  };
}
