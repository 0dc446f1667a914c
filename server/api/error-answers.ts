import { type ErrorCode, errorBody, errorStatus } from "#shared/contracts/errors.ts";

const meaning: Record<ErrorCode, string> = {
  unreadable_body: "The body is not readable JSON.",
  unauthorized: "A proof of access is missing or wrong.",
  forbidden: "The request comes from another site, or its link does not open this.",
  not_found: "There is nothing under this id.",
  method_not_allowed: "The path does not answer this method.",
  conflict: "Meanwhile things stand otherwise: a place is taken, or a time has passed.",
  too_large: "The body is larger than allowed.",
  unsupported_media_type: "The body is not of a type this path reads.",
  invalid: "A field is missing or wrong; `fields` says which.",
  throttled: "Too many requests from this address; `Retry-After` says for how many seconds.",
  internal: "Something failed on our side.",
  unavailable: "A part this needs does not answer; try again later.",
};

/** The error bodies a route can answer, for its contract; every route can also fail with `internal`, or be `unavailable` in an outage. */
export function errorAnswers(...codes: ErrorCode[]) {
  const all: ErrorCode[] = [...codes, "internal", "unavailable"];
  return Object.fromEntries(
    all.map((code) => [
      errorStatus[code],
      { description: meaning[code], content: { "application/json": { schema: errorBody } } },
    ]),
  );
}
