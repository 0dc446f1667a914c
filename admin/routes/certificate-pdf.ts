import { requireOffice } from "#admin/request/office.ts";
import type { Route } from "./+types/certificate-pdf.ts";

/** A certificate as a PDF. */
export async function loader(given: Route.LoaderArgs) {
  const { content, fileName } = await requireOffice(given).verbs.printCertificate(given.params.number);
  return new Response(new Uint8Array(content), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "no-store",
    },
  });
}
