import { Hono } from "hono";
import { z } from "zod";
import { readInput } from "#server/api/manage/read-input.ts";
import type { Management } from "#server/compose/management.ts";
import { emailAddress } from "#shared/fields.ts";

/** Addresses travel in the body, because paths are logged. */
const personInput = z.strictObject({ email: emailAddress("field.ownEmailMissing") });

/** People's data: exported and erased. */
export function peopleManagement(management: Management) {
  return new Hono()
    .post("/people/export", async (c) => c.json(await management.exportPerson((await readInput(c, personInput)).email)))
    .post("/people/erase", async (c) => c.json(await management.erasePerson((await readInput(c, personInput)).email)));
}
