import { Hono } from "hono";
import type { Site } from "#domains/content/rules/site.ts";
import { quizSaving } from "#domains/quizzes/contract.ts";
import { AppError } from "#server/app-error.ts";
import type { BoundVerbs } from "#server/bind-verbs.ts";
import type { Log } from "#server/config/log.ts";
import { answerError } from "#server/http/answer-error.ts";
import { textBodies } from "#server/http/read-body.ts";
import type { AppEnv } from "#server/http/request.ts";
import type { User } from "#server/http/user.ts";
import { readJsonBody } from "#shared/read-form.ts";
import type { openQuizSaving } from "./take-quiz.ts";

interface AnswersEnv extends AppEnv {
  Variables: AppEnv["Variables"] & {
    classroom: { user: User | null; site: Pick<Site, "messages"> };
    save: Awaited<ReturnType<typeof openQuizSaving>>;
  };
}

type QuizVerbs = BoundVerbs<{ openQuizSaving: typeof openQuizSaving }>;

/**
 * Takes the answers of a quiz while they are typed, as JSON. The sender, and their seat in the quiz's batch, are
 * checked before the body is read; the rate limit before that, in the classroom.
 */
export function quizAnswers(services: QuizVerbs, log: Log) {
  const app = new Hono<AnswersEnv>();
  app.post(
    "/:workId/answers",
    async (c, next) => {
      c.set("save", await services.openQuizSaving(c.get("classroom").user, c.req.param("workId")));
      await next();
    },
    textBodies(),
    async (c) => {
      const sent = quizSaving.safeParse(await readJsonBody(c.req.raw));
      if (!sent.success) throw new AppError("invalid", "quiz.answerUnknown");
      return c.json(await c.get("save")(sent.data), 200, { "Cache-Control": "no-store" });
    },
  );
  app.onError((error, c) => answerError(error, c, { log, messages: () => c.get("classroom").site.messages }));
  return app;
}
