import type { SignedIn } from "#domains/accounts/server/auth/port.ts";
import type { RequestSession } from "#domains/accounts/server/request-session.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { StaffAccess } from "#domains/staff/server/staff-sessions.ts";
import type { Office } from "#server/compose/office.ts";
import {
  type ApplicationPages,
  adminPath,
  isBelow,
  type RenderApplication,
  uploadsPath,
} from "#server/http/application.ts";

/** Whether the path of a request leads to the back office. */
export const isAdmin = (path: string) => isBelow(adminPath, path);

/** Whether the path of a request is that of an upload. */
export const isUpload = (path: string) => path.startsWith(`${uploadsPath}/`);

/** What a page of the back office may use to answer a request. */
export interface AdminContext {
  office: Office;
  /** Who is signed in; null for nobody. */
  user: SignedIn | null;
  /** Whether that account is of the staff; null for nobody. */
  access: StaffAccess | null;
  /** The cookies of the answer. */
  session: RequestSession;
  site: Site;
}

/** Answers a request for a page of the back office or its data, or a form posted to it. */
export type RenderAdmin = RenderApplication<AdminContext>;

/** What the built back office exports. */
export type AdminPages = ApplicationPages<AdminContext>;
