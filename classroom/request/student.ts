import { type RouterContextProvider, redirect } from "react-router";
import { signInPath } from "#domains/accounts/rules/return-path.ts";
import type { User } from "#server/http/user.ts";
import type { ClassroomContext } from "#server/serving/classroom.ts";
import { type ErrorCode, errorStatus } from "#shared/error-codes.ts";
import { originContext } from "#ui/document/contexts.ts";
import { classroomContext } from "./contexts.ts";

/** The server's values for loaders and actions. */
export type Given = { request: Request; context: Readonly<RouterContextProvider> };

/** The classroom, limited to a signed-in student. */
export type OpenClassroom = ClassroomContext & { user: User };

/** The classroom for a loader: redirects a visitor who is not signed in, and then back to the same path and query. */
export function requireStudent({ request, context }: Given): OpenClassroom {
  const classroom = context.get(classroomContext);
  const { user } = classroom;
  if (user) return { ...classroom, user };
  const { pathname, search } = new URL(request.url);
  const page = `${pathname.replace(/(?:\/_)?\.data$/, "")}${search.replace(/[?&]_routes=[^&]*/, "")}`;
  throw redirect(`${context.get(originContext)}${signInPath(page)}`);
}

/** Turns a verb's refusal into the answer of the page, with its status; for `catch` in a loader. */
export function refusePage(error: unknown): never {
  if (error instanceof Error && "code" in error && String(error.code) in errorStatus)
    throw new Response(null, { status: errorStatus[error.code as ErrorCode] });
  throw error;
}
