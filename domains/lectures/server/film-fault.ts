import type { FileStorage, StorageKey } from "#server/storage/port.ts";
import { type Box, boxesIn, findBox, openBoxes, type Read } from "./mp4-boxes.ts";

/** The formats of pictures in an MP4 file that every browser shows: H.264, AV1, VP8 and VP9. */
const shownFormats = new Set(["avc1", "avc3", "av01", "vp08", "vp09"]);

/**
 * Why no browser, or not every one, plays an MP4 file: it has no index, because its recording was interrupted; its end
 * is missing; or its pictures are in a format such as HEVC. Null where all play it.
 */
export async function filmFault(
  storage: Pick<FileStorage, "describe" | "open">,
  key: StorageKey,
): Promise<"video.incomplete" | "video.cut" | "video.format" | null> {
  const opened = await openBoxes(storage, key);
  const movie = opened && (await findBox(opened.read, "moov", opened.file));
  if (!movie) return "video.incomplete";
  const { read, file } = opened;
  if (await breaksOff(read, file)) return "video.cut";
  const formats = await pictureFormats(read, movie);
  return formats.some((format) => !shownFormats.has(format)) ? "video.format" : null;
}

/** Whether the file ends within its pictures and sound. */
async function breaksOff(read: Read, file: Pick<Box, "from" | "to">): Promise<boolean> {
  let at = file.from;
  for await (const box of boxesIn(read, file)) at = box.to;
  const next = await read(at, 8);
  return next.length === 8 && next.toString("latin1", 4) === "mdat";
}

/** The formats of the tracks with pictures, by the four letters of their samples' description (ISO 14496-12, 8.5.2). */
async function pictureFormats(read: Read, movie: Box): Promise<string[]> {
  const formats: string[] = [];
  for await (const track of boxesIn(read, movie)) {
    const media = track.type === "trak" ? await findBox(read, "mdia", track) : null;
    const handler = media && (await findBox(read, "hdlr", media));
    if (!handler || (await read(handler.from + 8, 4)).toString("latin1") !== "vide") continue;
    const samples = await within(read, media, ["minf", "stbl", "stsd"]);
    if (samples) formats.push((await read(samples.from + 12, 4)).toString("latin1"));
  }
  return formats;
}

/** The box at the end of a path of boxes; null if one of them is missing. */
async function within(read: Read, box: Box, path: string[]): Promise<Box | null> {
  let found: Box | null = box;
  for (const type of path) found = found && (await findBox(read, type, found));
  return found;
}
