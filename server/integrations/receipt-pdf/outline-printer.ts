import type { OutlinePrinter } from "#server/integrations/receipt-pdf/port.ts";

/** Prints outlines in this process; the libraries are loaded with the first one, as for receipts. */
export function createOutlinePrinter(): OutlinePrinter {
  return {
    async print(paper, color) {
      const { printOutline } = await import("#server/integrations/receipt-pdf/print-outline.ts");
      return await printOutline(paper, color);
    },
  };
}
