import { Hono } from "hono";
import { z } from "zod";
import { readBody } from "#server/api/manage/read-body.ts";
import type { Management } from "#server/services/management/management.ts";
import { chosenSecretId } from "#shared/contracts/catalogue/secret-id.ts";

const rotation = z.strictObject({ secretId: chosenSecretId.optional() });

/** `POST /batches/{id}/secret-id`: a new Secret ID, in the answer this once. */
export function batchManagement(management: Management) {
  return new Hono().post("/batches/:id/secret-id", async (c) => {
    const { secretId } = await readBody(c, rotation);
    return c.json(await management.rotateSecretId(c.req.param("id"), secretId));
  });
}
