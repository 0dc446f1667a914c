import { Hono } from "hono";
import { z } from "zod";
import { enrolmentState, newEnrolment } from "#domains/seats/contract/enrolment.ts";
import { answerList } from "#server/api/manage/answer-list.ts";
import { readInput } from "#server/api/manage/read-input.ts";
import { AppError } from "#server/app-error.ts";
import type { Management } from "#server/compose/management.ts";

const toBatch = z.strictObject({ batchId: z.string().min(1).max(100) });

const enrolmentId = z.uuid();

/** The id in an address. Throws `not_found` for an impossible one. */
function readId(text: string): string {
  if (!enrolmentId.safeParse(text).success)
    throw new AppError("not_found", "enrolment.unknown", { values: { id: text } });
  return text;
}

/** Places in batches: listed, given, confirmed, moved and withdrawn. */
export function enrolmentManagement(management: Management) {
  return new Hono()
    .get("/enrolments", async (c) => {
      const state = enrolmentState.optional().safeParse(c.req.query("state"));
      const states = enrolmentState.options.join(", ");
      if (!state.success) throw new AppError("invalid", "manage.enrolmentState", { values: { states } });
      const batchId = c.req.query("batchId");
      return await answerList(c, (request) => management.listEnrolments(request, { batchId, state: state.data }));
    })
    .post("/enrolments", async (c) => c.json(await management.enrolPerson(await readInput(c, newEnrolment)), 201))
    .post("/enrolments/:id/confirmed", async (c) =>
      c.json(await management.confirmEnrolment(readId(c.req.param("id")))),
    )
    .post("/enrolments/:id/withdrawn", async (c) =>
      c.json(await management.withdrawEnrolment(readId(c.req.param("id")))),
    )
    .post("/enrolments/:id/moved", async (c) =>
      c.json(await management.moveEnrolment(readId(c.req.param("id")), (await readInput(c, toBatch)).batchId)),
    )
    .post("/orders/:reference/batch", async (c) =>
      c.json(await management.chooseBatch(c.req.param("reference"), (await readInput(c, toBatch)).batchId)),
    );
}
