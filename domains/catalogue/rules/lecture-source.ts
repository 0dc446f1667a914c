import { type Embed, embedSource } from "#shared/video-hosts.ts";

/** The source of a lecture's video: one of our own files, or an embed from elsewhere. */
export type LectureSource = { kind: "file"; key: string } | ({ kind: "embed" } & Embed);

const fileScheme = "file:";
/** The keys that the storage accepts. */
const keyShape = /^[a-z0-9][\w.-]*(\/[a-z0-9][\w.-]*)*$/i;
const longestKey = 200;

/** The stored `url` of a lecture whose video is one of our own files: "file:lectures/1f0c.mp4". */
export function lectureFileUrl(key: string): string {
  return fileScheme + key;
}

/** The key of the captions of one of our own videos, if it has any: WebVTT, beside the video. */
export function captionsKey(key: string): string {
  return `${key.replace(/\.[^./]*$/, "")}.vtt`;
}

const fileTypes: Record<string, string> = {
  mp4: "video/mp4",
  m4v: "video/mp4",
  webm: "video/webm",
  mov: "video/quicktime",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  vtt: "text/vtt; charset=utf-8",
};

/** The media type of a lecture's video or captions, by its key's ending; never one that a browser would run. */
export function lectureFileType(key: string): string {
  const ending = key.slice(key.lastIndexOf(".") + 1).toLowerCase();
  return (Object.hasOwn(fileTypes, ending) && fileTypes[ending]) || "application/octet-stream";
}

/** The source of a lecture's video, by its stored `url`; null for an address that lectures may not come from. */
export function lectureSource(url: string): LectureSource | null {
  const text = url.trim();
  if (text.startsWith(fileScheme)) {
    const key = text.slice(fileScheme.length);
    return key.length <= longestKey && keyShape.test(key) ? { kind: "file", key } : null;
  }
  const embed = embedSource(text);
  return embed && { kind: "embed", ...embed };
}
