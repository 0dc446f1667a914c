import { act } from "#classroom/request/act.ts";
import { actsOf } from "#classroom/request/hand-in-acts.ts";
import type { Route } from "./+types/hand-in.ts";

/** Takes a hand-in that a page sends automatically, and returns the outcome. */
export async function action(given: Route.ActionArgs) {
  const answer = await act(given, actsOf(given.params.workId));
  return answer instanceof Response ? answer : Response.json(answer.data, answer.init ?? {});
}
