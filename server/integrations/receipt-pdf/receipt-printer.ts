import type { ReceiptPrinter } from "#server/integrations/receipt-pdf/port.ts";

/**
 * Prints receipts in this process. The libraries that set and embed text are loaded with the first one: most processes
 * never print, and they take memory for good.
 */
export function createReceiptPrinter(): ReceiptPrinter {
  return {
    async print(paper, color) {
      const { printReceipt } = await import("#domains/money/server/receipts/pdf.ts");
      return await printReceipt(paper, color);
    },
  };
}
