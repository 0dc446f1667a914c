import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { Hono } from "hono";
import { AppError } from "#server/services/app-error.ts";
import type { Management } from "#server/services/management/management.ts";

/** `POST /lecture-files?fields={…}` with the film as its body: the film is kept, then the lecture added. */
export function lectureFileManagement(management: Management) {
  return new Hono().post("/lecture-files", async (c) => {
    const { lectureNumber, ...fields } = c.req.query();
    const film = c.req.raw.body;
    if (!film) throw new AppError("invalid", "The film is missing.");
    const content = Readable.fromWeb(film as NodeReadableStream);
    try {
      const numbered = lectureNumber === undefined ? fields : { ...fields, lectureNumber: Number(lectureNumber) };
      return c.json(await management.importLectureFile(numbered, content), 201);
    } catch (error) {
      // The sender reads the answer once it has sent everything.
      await finished(content.resume()).catch(() => {});
      throw error;
    }
  });
}
