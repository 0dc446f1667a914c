import { Hono } from "hono";
import type { NewerDraft } from "#domains/content/server/drafts.ts";
import { readInput } from "#server/api/manage/read-input.ts";
import { AppError } from "#server/app-error.ts";
import type { Management } from "#server/compose/management.ts";
import { type OperatorVerb, operatorVerbs } from "#server/compose/operator-verbs.ts";
import { holdsNul } from "#server/http/body-text.ts";
import { argumentsOf } from "#server/verb.ts";

/** The office's verbs: `GET /call` lists them, `POST /call/{verb}` calls one with a JSON array of its arguments. */
export function verbManagement(management: Pick<Management, "call">) {
  return new Hono()
    .get("/call", (c) => c.json(Object.entries(operatorVerbs).map(([verb, { isAudited }]) => ({ verb, isAudited }))))
    .post("/call/:verb", async (c) => {
      const verb = c.req.param("verb");
      if (!isVerb(verb)) throw new AppError("not_found", "manage.unknownVerb", { values: { verb } });
      const body = new Uint8Array(await c.req.arrayBuffer());
      if (holdsNul(body, "application/json")) throw new AppError("invalid", "text.unreadable");
      const args = await readInput(c, argumentsOf(operatorVerbs[verb]));
      const answer = await management.call(verb, args);
      if (isNewer(answer)) throw newerDraft(answer.newer);
      return c.json(answer ?? null);
    });
}

/** Whether a verb saved nothing because someone has saved a newer draft: a refusal here, so that a script ends with 1. */
const isNewer = (answer: unknown): answer is { newer: NewerDraft } =>
  typeof answer === "object" && answer !== null && "newer" in answer;

const newerDraft = ({ editedBy }: NewerDraft) =>
  new AppError("conflict", "content.newer", { values: { by: editedBy.replace(/:.*/, "") } });

const isVerb = (name: string): name is OperatorVerb => Object.hasOwn(operatorVerbs, name);
