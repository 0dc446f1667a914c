import { setTimeout as sleep } from "node:timers/promises";
import type { ReceiptClaim } from "#domains/money/server/order-links.ts";
import { AppError } from "#server/app-error.ts";
import { logoOf } from "#server/pdf/logo.ts";
import type { ReceiptPrinter } from "./pdf.ts";
import { showReceipt } from "./show-receipt.ts";

type Deps = Parameters<typeof showReceipt>[0] & { receiptPrinter: ReceiptPrinter };

/** Pause before a receipt, in milliseconds, for other requests: printing one takes some 15. */
const between = 60;

/** Maximum number of receipts that may wait for their turn. */
const mostWaiting = 16;

/**
 * Makes the verb that prints receipts as PDFs one at a time, so that other requests are answered in between. It throws
 * `forbidden` as `showReceipt` does, before printing anything, and `unavailable` while too many wait.
 */
export function createReceiptPrinting(deps: Deps) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (claim: ReceiptClaim): Promise<{ content: Uint8Array; fileName: string }> => {
    const { fileName, ...paper } = await showReceipt(deps, claim);
    if (waiting >= mostWaiting) throw new AppError("unavailable", "receipt.busy", { retryAfter: 2 });
    const { brand } = deps.site().content.company;
    waiting++;
    const printed = last.then(async () => {
      await sleep(between);
      return await deps.receiptPrinter.print(paper, brand.colors.accent.light, logoOf(brand));
    });
    last = printed.catch(() => {}).finally(() => waiting--);
    return { content: await printed, fileName };
  };
}

/**
 * Prints receipts in this process. The libraries that set and embed text are loaded with the first one: most processes
 * never print, and the libraries stay in memory.
 */
export function createReceiptPrinter(): ReceiptPrinter {
  return {
    async print(paper, color, logo) {
      const { printReceipt } = await import("#domains/money/server/receipts/pdf.ts");
      return await printReceipt(paper, color, logo);
    },
  };
}
