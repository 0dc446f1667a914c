import { type RouterContextProvider, redirect } from "react-router";
import { signInPath } from "#domains/accounts/rules/return-path.ts";
import type { OfficeVerbs } from "#server/compose/create-office.ts";
import type { AdminContext } from "#server/serving/admin.ts";
import { type ErrorCode, errorStatus } from "#shared/error-codes.ts";
import { originContext } from "#ui/document/contexts.ts";
import { adminContext } from "./contexts.ts";

/** The server's values for loaders and actions. */
export type Given = { request: Request; context: Readonly<RouterContextProvider> };

/** The back office, limited to the signed-in member of staff. */
export type OpenOffice = AdminContext & {
  access: Extract<NonNullable<AdminContext["access"]>, { is: "open" }>;
  verbs: OfficeVerbs;
};

/** The office for a member of staff who has passed the second factor; null for anyone else. */
export function openOffice(context: Given["context"]): OpenOffice | null {
  const admin = context.get(adminContext);
  const { access, office } = admin;
  if (access?.is !== "open") return null;
  return { ...admin, access, verbs: office.as(access.member, access.session) };
}

/**
 * The same for a loader: redirects a visitor who is not signed in, or has not passed the second factor, and then back.
 * Throws a 403 for an account that is not of the staff.
 */
export function requireOffice({ request, context }: Given): OpenOffice {
  const office = openOffice(context);
  if (office) return { ...office, verbs: answering(office.verbs) };
  const { user, access } = context.get(adminContext);
  const { pathname, search } = new URL(request.url);
  const page = `${pathname.replace(/(?:\/_)?\.data$/, "")}${search.replace(/[?&]_routes=[^&]*/, "")}`;
  if (!user || !access) throw redirect(`${context.get(originContext)}${signInPath(page)}`);
  if (access.is === "stranger") throw new Response(null, { status: 403 });
  throw redirect(`/verify?from=${encodeURIComponent(page.replace(/^\/admin/, "") || "/")}`);
}

/** The same verbs; their refusals become the answer of the page, with its status. */
function answering(verbs: OfficeVerbs): OfficeVerbs {
  return new Proxy(verbs, {
    get: (target, name: keyof OfficeVerbs) => {
      const called: Record<string, (...args: never[]) => Promise<unknown>> = target;
      return async (...args: never[]) => await called[name]?.(...args).catch(refusePage);
    },
  });
}

/** Turns a refusal into the answer of the page, with its status; other errors are rethrown. */
export function refusePage(error: unknown): never {
  if (error instanceof Error && "code" in error && String(error.code) in errorStatus)
    throw new Response(null, { status: errorStatus[error.code as ErrorCode] });
  throw error;
}
