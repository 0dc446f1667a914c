import { Hono } from "hono";
import type { Management } from "#server/services/management/management.ts";

/** `POST /archive`: everything the program keeps, as one stream; what is in it stands in the header `Archive`. */
export function archiveManagement(management: Management) {
  return new Hono().post("/archive", async (c) => {
    const { manifest, content } = await management.createArchive();
    return c.body(content, 200, { "Content-Type": "application/x-tar", Archive: JSON.stringify(manifest) });
  });
}
