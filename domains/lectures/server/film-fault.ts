import { webmEnd, webmHead } from "#domains/lectures/rules/webm-end.ts";
import type { FileStorage, StorageKey } from "#server/storage/port.ts";
import { type Box, boxesIn, findBox, openBoxes, type Read } from "./mp4-boxes.ts";

/** The formats of pictures in an MP4 file that every browser shows: H.264, AV1, VP8 and VP9. */
const shownFormats = new Set(["avc1", "avc3", "av01", "vp08", "vp09"]);

/** The formats of sound in it that every browser plays: AAC and MP3, Opus and FLAC. */
const heardFormats = new Set(["mp4a", ".mp3", "Opus", "fLaC"]);

/** The highest profile of H.264 with eight bits a colour; beyond it stand ten bits and full colours. */
const highProfile = 100;

/**
 * Why no browser, or not every one, plays an MP4 file: it has no index, because its recording was interrupted; its end
 * is missing; its pictures are in a format such as HEVC, or none of its sounds is in one that all play. Null where all do.
 */
export async function filmFault(
  storage: Pick<FileStorage, "describe" | "open">,
  key: StorageKey,
): Promise<"video.incomplete" | "video.cut" | "video.format" | "video.sound" | null> {
  const opened = await openBoxes(storage, key);
  const movie = opened && (await findBox(opened.read, "moov", opened.file));
  if (!movie) return "video.incomplete";
  const { read, file } = opened;
  if (await breaksOff(read, file)) return "video.cut";
  const tracks = await tracksOf(read, movie);
  const sounds = tracks.filter(({ handler }) => handler === "soun");
  if (tracks.some((track) => track.handler === "vide" && !isShown(track))) return "video.format";
  return sounds.length > 0 && !sounds.some(({ format }) => heardFormats.has(format)) ? "video.sound" : null;
}

/** Whether a WebM file ends before its time. */
export async function webmFault(
  storage: Pick<FileStorage, "describe" | "open">,
  key: StorageKey,
): Promise<"video.cut" | null> {
  const opened = await openBoxes(storage, key);
  const end = opened && webmEnd(await opened.read(0, webmHead));
  return end && end > opened.file.to ? "video.cut" : null;
}

/** Whether the file ends within its pictures and sound. */
async function breaksOff(read: Read, file: Pick<Box, "from" | "to">): Promise<boolean> {
  let at = file.from;
  for await (const box of boxesIn(read, file)) at = box.to;
  const next = await read(at, 8);
  return next.length === 8 && next.toString("latin1", 4) === "mdat";
}

/** A track: "vide", "soun" or another kind, the format of its samples, and the profile of H.264. */
interface Track {
  handler: string;
  format: string;
  profile: number | null;
}

const isShown = ({ format, profile }: Track) => shownFormats.has(format) && (profile ?? 0) <= highProfile;

/** The tracks of a film, by the descriptions of their samples (ISO 14496-12, 8.5.2 and 12.1.3; 14496-15, 5.3.3). */
async function tracksOf(read: Read, movie: Box): Promise<Track[]> {
  const tracks: Track[] = [];
  for await (const track of boxesIn(read, movie)) {
    const media = track.type === "trak" ? await findBox(read, "mdia", track) : null;
    const kind = media && (await findBox(read, "hdlr", media));
    const samples = media && (await within(read, media, ["minf", "stbl", "stsd"]));
    if (!kind || !samples) continue;
    const handler = (await read(kind.from + 8, 4)).toString("latin1");
    const format = (await read(samples.from + 12, 4)).toString("latin1");
    // The boxes of a picture's description come after 78 bytes of its own.
    const decoder = format.startsWith("avc")
      ? await findBox(read, "avcC", { from: samples.from + 16 + 78, to: samples.to })
      : null;
    tracks.push({ handler, format, profile: decoder && ((await read(decoder.from + 1, 1))[0] ?? null) });
  }
  return tracks;
}

/** The box at the end of a path of boxes; null if one of them is missing. */
async function within(read: Read, box: Box, path: string[]): Promise<Box | null> {
  let found: Box | null = box;
  for (const type of path) found = found && (await findBox(read, type, found));
  return found;
}
