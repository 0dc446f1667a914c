import { Hono } from "hono";
import { z } from "zod";
import { answerList } from "#server/api/manage/answer-list.ts";
import { AppError } from "#server/services/app-error.ts";
import type { Management } from "#server/services/management/management.ts";

const outcome = z.enum(["refused", "handed_over"]);

/** The questions that the assistant could not answer. */
export function assistantManagement(management: Management) {
  return new Hono().get("/assistant/questions", async (c) => {
    const wanted = outcome.optional().safeParse(c.req.query("outcome"));
    if (!wanted.success) throw new AppError("invalid", `An outcome is one of ${outcome.options.join(", ")}.`);
    return await answerList(c, (request) => management.listAssistantQuestions(request, wanted.data));
  });
}
