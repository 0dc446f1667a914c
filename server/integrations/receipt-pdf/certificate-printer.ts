import type { CertificatePrinter } from "#server/integrations/receipt-pdf/port.ts";

/** Prints certificates in this process; the libraries are loaded with the first one, as for receipts. */
export function createCertificatePrinter(): CertificatePrinter {
  return {
    async print(paper, colors) {
      const { printCertificate } = await import("#domains/certificates/server/pdf.ts");
      return await printCertificate(paper, colors);
    },
  };
}
