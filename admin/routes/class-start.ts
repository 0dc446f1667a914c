import { redirect } from "react-router";
import { requireOffice } from "#admin/request/office.ts";
import type { Route } from "./+types/class-start.ts";

/** Leads who holds a class into its meeting; before it opens, or without one, to its sheet. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs } = requireOffice(given);
  const { batchId, classId } = given.params;
  const { address } = await verbs.startClass(batchId, classId);
  throw redirect(address ?? `/batches/${batchId}/attendance/${classId}`, 303);
}
