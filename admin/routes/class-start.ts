import { redirect } from "react-router";
import { requireOffice } from "#admin/request/office.ts";
import type { Route } from "./+types/class-start.ts";

/** Leads who holds a class into its meeting; before it opens, or without one, to its sheet, which says why. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs } = requireOffice(given);
  const { batchId, classId } = given.params;
  // A prefetch starts nothing.
  if (given.request.headers.get("sec-purpose")?.includes("prefetch")) throw new Response(null, { status: 503 });
  const { address, trouble } = await verbs.startClass(batchId, classId);
  const sheet = `/batches/${batchId}/attendance/${classId}`;
  throw redirect(address ?? (trouble ? `${sheet}?meeting=${encodeURIComponent(trouble)}` : sheet), 303);
}
