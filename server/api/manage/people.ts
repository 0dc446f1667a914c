import { Hono } from "hono";
import { z } from "zod";
import { readBody } from "#server/api/manage/read-body.ts";
import type { Management } from "#server/services/management/management.ts";

const whom = z.strictObject({ email: z.email().max(254) });

/** What is held about a person: to be handed out, and to be erased. The address travels in the body: no log has it. */
export function peopleManagement(management: Management) {
  return new Hono()
    .post("/people/export", async (c) => c.json(await management.exportPerson((await readBody(c, whom)).email)))
    .post("/people/erase", async (c) => c.json(await management.erasePerson((await readBody(c, whom)).email)));
}
