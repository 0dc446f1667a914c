import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { fileTypeFromBuffer } from "file-type";
import { AppError } from "#server/services/app-error.ts";
import { addToCatalogue } from "#server/services/catalogue/add-to-catalogue.ts";
import type { Fields } from "#server/services/catalogue/kind-rules.ts";
import { type CatalogueDeps, writeInputs } from "#server/services/catalogue/write-inputs.ts";
import type { LectureEntry } from "#shared/contracts/catalogue/lecture-entry.ts";
import { lectureFileUrl } from "#shared/rules/lecture-source.ts";

/** The videos every browser plays, by what their first bytes say. */
const extensions: Record<string, string> = { "video/mp4": "mp4", "video/x-m4v": "mp4", "video/webm": "webm" };
/** How many bytes tell the type of any video. */
const headLength = 4100;

/** Stands for the video's own address, to judge the other fields by before it travels. */
const anyAddress = "https://youtu.be/00000000000";

/**
 * Keeps a video and then adds the lecture that shows it: once answered, no power cut can lose either, and where the
 * lecture cannot be added the video is not kept. Throws `invalid` for wrong fields, before anything is read of the video,
 * and for a file that is no MP4 or WebM video. The video is never in memory as a whole.
 */
export async function importLectureFile(deps: CatalogueDeps, fields: Fields, video: Readable): Promise<LectureEntry> {
  const draft = { kind: "lectures" as const, where: "", fields: { ...fields, url: anyAddress } };
  await writeInputs(deps, [draft], { intent: "add", onlyCheck: true });
  const { head, whole } = await peek(video);
  const extension = extensions[(await fileTypeFromBuffer(head))?.mime ?? ""];
  if (!extension)
    throw new AppError("invalid", "This is not an MP4 or WebM video.", {
      fields: { file: "This is not an MP4 or WebM video." },
    });
  const key = `lectures/${randomUUID()}.${extension}`;
  await deps.storage.put(key, whole);
  try {
    return await addToCatalogue(deps, "lectures", { ...fields, url: lectureFileUrl(key) });
  } catch (error) {
    await deps.storage.remove(key);
    throw error;
  }
}

/** The first bytes of a stream, and all of it; what is not read of it stays unread. */
async function peek(video: Readable): Promise<{ head: Buffer; whole: Readable }> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of video.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= headLength) break;
  }
  const head = Buffer.concat(chunks);
  if (video.readableEnded) return { head, whole: Readable.from([head]) };
  video.unshift(head);
  return { head, whole: video };
}
