import type { RequestSession } from "#domains/accounts/server/request-session.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { Services } from "#server/compose/services.ts";
import type { AnswerOnce } from "#server/http/answer-once.ts";
import { type ApplicationPages, classroomPath, isBelow, type RenderApplication } from "#server/http/application.ts";
import type { User } from "#server/http/user.ts";

/** Whether the path of a request leads to the classroom. */
export const isClassroom = (path: string) => isBelow(classroomPath, path);

/** The context of a classroom page's answer. */
export interface ClassroomContext {
  services: Services;
  /** The signed-in account; null without one. */
  user: User | null;
  /** The cookies of the answer. */
  session: RequestSession;
  /** Answers a form that is sent twice as the first time. */
  answerOnce: AnswerOnce;
  site: Site;
}

/** Answers a request for a page of the classroom or its data, or a form posted to it. */
export type RenderClassroom = RenderApplication<ClassroomContext>;

/** The exports of the built classroom. */
export type ClassroomPages = ApplicationPages<ClassroomContext>;
