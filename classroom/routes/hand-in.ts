import { act } from "#classroom/request/act.ts";
import { actsOf } from "#classroom/request/hand-in-acts.ts";
import type { Route } from "./+types/hand-in.ts";

/** Takes a hand-in from a page that sends it by itself, and answers what became of it. */
export async function action(given: Route.ActionArgs) {
  const answer = await act(given, actsOf(given.params.workId));
  return answer instanceof Response ? answer : Response.json(answer.data, answer.init ?? {});
}
