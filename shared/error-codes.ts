import { z } from "zod";

/** All error codes, and the HTTP status of each. */
export const errorStatus = {
  unreadable_body: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  throttled: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/**
 * The shape of all error answers. `message` and `error` contain the same text, fit for a visitor, because the
 * specification's callers read either one (specification §7).
 */
export const errorBody = z
  .object({
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    error: z.string(),
    /** Field name → its error, as text. */
    fields: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: "Error" });

export type ErrorBody = z.infer<typeof errorBody>;
