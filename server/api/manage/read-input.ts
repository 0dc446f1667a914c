import type { Context } from "hono";
import type { z } from "zod";
import { issuesOf, refusalOf } from "#domains/catalogue/server/issues.ts";
import { issueInWords } from "#domains/content/rules/issue-in-words.ts";
import { AppError } from "#server/app-error.ts";

/** The JSON body as its contract reads it. Throws `unreadable_body`, or `invalid` with the body's issues. */
export async function readInput<Input>(c: Context, contract: z.ZodType<Input>): Promise<Input> {
  const read = contract.safeParse(jsonOf(await c.req.text()), { error: issueInWords });
  if (!read.success) throw refusalOf(issuesOf("", read.error));
  return read.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("unreadable_body", "manage.notJson", { cause });
  }
}
