import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { Hono } from "hono";
import { captionLimits } from "#domains/lectures/server/web-vtt.ts";
import { AppError } from "#server/app-error.ts";
import type { Management } from "#server/compose/management.ts";
import type { ErrorReason } from "#shared/error-words.ts";

/**
 * Lecture files, as request bodies: `POST /lecture-files` stores a video and adds the lecture that the query describes;
 * `POST /lectures/{id}/captions` stores a lecture's captions.
 */
export function lectureFileManagement(management: Management) {
  return new Hono()
    .post("/lecture-files", async (c) => {
      const { lectureNumber, ...fields } = c.req.query();
      const video = bodyOf(c.req.raw, "manage.noVideo");
      const numbered = lectureNumber === undefined ? fields : { ...fields, lectureNumber: Number(lectureNumber) };
      return c.json(await readingOn(video, () => management.importLectureFile(numbered, video)), 201);
    })
    .post("/lectures/:id/captions", async (c) => {
      const id = c.req.param("id");
      const captions = bodyOf(c.req.raw, "manage.noCaptions");
      await readingOn(captions, async () => await management.importCaptions(id, await collect(captions)));
      return c.json({ id });
    });
}

function bodyOf({ body }: Request, missing: ErrorReason): Readable {
  if (!body) throw new AppError("invalid", missing);
  return Readable.fromWeb(body as NodeReadableStream);
}

/** Does `work` with a body. If it fails, reads the rest of the body, because the sender reads no answer before its end. */
async function readingOn<Answer>(body: Readable, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    await finished(body.resume()).catch(() => {});
    throw error;
  }
}

async function collect(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > captionLimits.bytes) throw new AppError("too_large", "manage.captionsTooLarge");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
