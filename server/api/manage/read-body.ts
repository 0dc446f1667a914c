import type { Context } from "hono";
import { z } from "zod";
import { AppError } from "#server/services/app-error.ts";
import { inWords, issuesOf, refusalOf } from "#server/services/catalogue/issues.ts";

/** A JSON object of fields yet to be judged. */
export const someFields = z.record(z.string(), z.unknown());

/** The JSON body as its contract reads it. Throws `unreadable_body`, or `invalid` with what is wrong with it. */
export async function readBody<Body>(c: Context, contract: z.ZodType<Body>): Promise<Body> {
  const text = await c.req.text();
  const read = contract.safeParse(jsonOf(text), { error: inWords });
  if (!read.success) throw refusalOf(issuesOf("", read.error));
  return read.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("unreadable_body", "That is not readable JSON.", { cause });
  }
}
