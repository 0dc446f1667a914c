import type { RequestSession } from "#domains/accounts/server/request-session.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { KnowsLanguages } from "#domains/content/server/email-deps.ts";
import type { StaffAccess } from "#domains/staff/server/staff-sessions.ts";
import type { OwnAccounts } from "#server/compose/create-accounts.ts";
import type { Office } from "#server/compose/create-office.ts";
import type { AnswerOnce } from "#server/http/answer-once.ts";
import {
  type ApplicationPages,
  adminPath,
  isBelow,
  type RenderApplication,
  uploadsPath,
} from "#server/http/application.ts";
import type { SignedIn } from "#server/http/user.ts";

/** Whether the path of a request leads to the back office. */
export const isAdmin = (path: string) => isBelow(adminPath, path);

/** Whether the path of a request is that of an upload. */
export const isUpload = (path: string) => path.startsWith(`${uploadsPath}/`);

/** The context of a back-office page's answer. */
export interface AdminContext {
  office: Office;
  /** The verbs of our own accounts; null if a provider keeps them. */
  ownAccounts: Pick<OwnAccounts, "signUp"> | null;
  /** The signed-in account; null without one. */
  user: SignedIn | null;
  /** Whether that account belongs to the staff; null without an account. */
  access: StaffAccess | null;
  /** The cookies of the answer. */
  session: RequestSession;
  /** Answers a form that is sent twice as the first time. */
  answerOnce: AnswerOnce;
  /** The site in the language of the member. */
  site: Site;
  /** The site as visitors have it: for what is written to them. */
  visitorsSite: Site;
  /** The words and addresses of a message to somebody, by their language. */
  inLanguage: KnowsLanguages["inLanguage"];
}

/** Answers a request for a page of the back office or its data, or a form posted to it. */
export type RenderAdmin = RenderApplication<AdminContext>;

/** The exports of the built back office. */
export type AdminPages = ApplicationPages<AdminContext>;
