import { refusePage, requireStudent } from "#classroom/request/student.ts";
import type { Route } from "./+types/certificate-file.ts";

/** A student's own certificate as a PDF, or as the signed credential. */
export async function loader(given: Route.LoaderArgs) {
  const { services, user } = requireStudent(given);
  const { number, kind } = given.params;
  const { own } = services.certificates;
  if (kind === "pdf") {
    const { content, fileName } = await own.print(user, number).catch(refusePage);
    return fileAnswer(new Uint8Array(content), "application/pdf", fileName);
  }
  if (kind !== "credential") throw new Response(null, { status: 404 });
  const { content, fileName } = await own.readCredential(user, number).catch(refusePage);
  return fileAnswer(content, "application/vc", fileName);
}

function fileAnswer(content: string | Uint8Array<ArrayBuffer>, type: string, fileName: string): Response {
  const disposition = `attachment; filename="${fileName}"`;
  return new Response(content, {
    headers: { "Content-Type": type, "Content-Disposition": disposition, "Cache-Control": "no-store" },
  });
}
