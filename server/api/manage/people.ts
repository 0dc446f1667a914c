import { Hono } from "hono";
import { z } from "zod";
import { leadState } from "#domains/leads/contract.ts";
import { answerList } from "#server/api/manage/answer-list.ts";
import { readInput } from "#server/api/manage/read-input.ts";
import { AppError } from "#server/app-error.ts";
import type { Management } from "#server/compose/management.ts";
import { emailAddress } from "#shared/fields.ts";

/** Addresses travel in the body, because paths are logged. */
const address = emailAddress("field.ownEmailMissing");
const personInput = z.strictObject({ email: address });
const mergeInput = z.strictObject({ kept: address, merged: address });

const recordId = z.uuid();

/** The id in an address. Throws `not_found` for an impossible one. */
function readId(text: string, unknown: "lead.unknown" | "person.mergeUnknown"): string {
  if (!recordId.safeParse(text).success) throw new AppError("not_found", unknown, { values: { id: text } });
  return text;
}

/** Known people: shown, merged, exported and erased; and those waiting for an answer. */
export function peopleManagement(management: Management) {
  const settle = (state: Parameters<Management["settleLead"]>[1]) => (id: string) =>
    management.settleLead(readId(id, "lead.unknown"), state);
  const [answer, win, lose] = [settle("answered"), settle("won"), settle("lost")];
  return new Hono()
    .post("/people/show", async (c) => c.json(await management.showPerson((await readInput(c, personInput)).email)))
    .post("/people/merge", async (c) => c.json(await management.mergePeople(await readInput(c, mergeInput)), 201))
    .post("/people/export", async (c) => c.json(await management.exportPerson((await readInput(c, personInput)).email)))
    .post("/people/erase", async (c) => c.json(await management.erasePerson((await readInput(c, personInput)).email)))
    .post("/merges/:id/undone", async (c) =>
      c.json(await management.unmergePeople(readId(c.req.param("id"), "person.mergeUnknown"))),
    )
    .get("/leads", async (c) => {
      const state = leadState.optional().safeParse(c.req.query("state"));
      const states = leadState.options.join(", ");
      if (!state.success) throw new AppError("invalid", "manage.leadState", { values: { states } });
      return await answerList(c, (request) => management.listLeads(request, { state: state.data }));
    })
    .post("/leads/:id/answered", async (c) => c.json(await answer(c.req.param("id"))))
    .post("/leads/:id/won", async (c) => c.json(await win(c.req.param("id"))))
    .post("/leads/:id/lost", async (c) => c.json(await lose(c.req.param("id"))));
}
