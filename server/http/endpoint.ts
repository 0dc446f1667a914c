import type { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { type ErrorCode, errorBody, errorStatus } from "#shared/error-codes.ts";
import { PUBLIC_PAGE_HEADER } from "#shared/serving/public-page.ts";

/** Cache lifetimes of answers, by name. */
export const cachePolicy = {
  /** Lists that staff change occasionally: a minute, in any cache. */
  briefly: "public, max-age=60, stale-while-revalidate=300",
  /** Answers that depend on the visitor's location: five minutes, in the visitor's own browser. */
  byVisitor: "private, max-age=300",
  /** The target of a signed link: as long as the link is valid, in the viewer's own browser. */
  whileLinked: "private, max-age=600",
  never: "no-store",
} as const;

const meaning: Record<ErrorCode, string> = {
  unreadable_body: "The body is not readable JSON.",
  unauthorized: "A proof of access is missing or wrong.",
  forbidden: "The request comes from another site, or its link or account does not open this.",
  not_found: "There is nothing under this id.",
  method_not_allowed: "The path does not answer this method.",
  conflict: "The request no longer fits: for example, the seat has been taken or the time has passed.",
  too_large: "The body is larger than allowed.",
  unsupported_media_type: "The body is not of a type this path reads.",
  invalid: "A field is missing or wrong; `fields` says which.",
  throttled: "Too many requests from this address; `Retry-After` says for how many seconds.",
  internal: "Something failed on our side.",
  unavailable: "A part this needs does not answer; try again later.",
};

/** The errors a route can answer with, for its contract; every route can also fail, or be unavailable in an outage. */
export function errorAnswers(...codes: ErrorCode[]) {
  const all: ErrorCode[] = [...codes, "internal", "unavailable"];
  return Object.fromEntries(
    all.map((code) => [
      errorStatus[code],
      { description: meaning[code], content: { "application/json": { schema: errorBody } } },
    ]),
  );
}

/** A route's answers, for its contract: a JSON body, and the errors with these codes. */
export function jsonAnswers<Schema extends z.ZodType>(description: string, schema: Schema, ...codes: ErrorCode[]) {
  return { 200: { description, content: { "application/json": { schema } } }, ...errorAnswers(...codes) };
}

/** A request's JSON body, for a route's contract. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { "application/json": { schema } } };
}

/** The errors of every route that takes a form as JSON. */
export const formErrors = [
  "unreadable_body",
  "forbidden",
  "too_large",
  "unsupported_media_type",
  "invalid",
  "throttled",
] as const satisfies ErrorCode[];

/** Lets all caches store the answer, and our own until content changes. */
export function publicly<C extends Context>(c: C): C {
  c.header("Cache-Control", cachePolicy.briefly);
  c.header(PUBLIC_PAGE_HEADER, "1");
  return c;
}
