import { requireOffice } from "#admin/request/office.ts";
import type { Answering } from "#domains/leads/office/use-answering.ts";
import type { Route } from "./+types/lead-hold.ts";

/** Who else is writing an answer to a lead, and its latest answer. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, access } = requireOffice(given);
  const { answering, lastAnswer } = await verbs.showLead(given.params.leadId);
  const isOther = answering !== null && answering !== access.member.userId;
  const colleague = isOther && (await verbs.listColleagues()).find(({ userId }) => userId === answering);
  return Response.json({ by: colleague ? colleague.name : null, last: lastAnswer?.id ?? null } satisfies Answering);
}

/** Says that the member is writing an answer, and returns who else is. */
export async function action(given: Route.ActionArgs) {
  const { verbs } = requireOffice(given);
  await verbs.holdLead(given.params.leadId);
  return await loader(given);
}
