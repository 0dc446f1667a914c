import { z } from "zod";

/** Every way a request can fail, and the HTTP status it answers with. */
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
 * The one shape of every error answer. `message` and `error` hold the same text, fit for a visitor:
 * two callers of the specification read two names (specification §7).
 */
export const errorBody = z
  .object({
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    error: z.string(),
    /** Field name → what is wrong with it, in words. */
    fields: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: "Error" });

export type ErrorBody = z.infer<typeof errorBody>;
