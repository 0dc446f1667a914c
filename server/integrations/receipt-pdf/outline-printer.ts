import type { OutlinePrinter } from "#server/integrations/receipt-pdf/port.ts";

/** Prints outlines in this process; the libraries are loaded with the first one, as for receipts. */
export function createOutlinePrinter(): OutlinePrinter {
  return {
    async print(paper, color) {
      const { printOutline } = await import("#domains/catalogue/server/outline-pdf.ts");
      return await printOutline(paper, color);
    },
  };
}
