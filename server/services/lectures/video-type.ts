const types = new Map(
  Object.entries({
    mp4: "video/mp4",
    m4v: "video/mp4",
    webm: "video/webm",
    mov: "video/quicktime",
    mp3: "audio/mpeg",
    m4a: "audio/mp4",
    vtt: "text/vtt; charset=utf-8",
  }),
);

/** The media type of a lecture's video or captions, by its key's ending; never one that a browser would run. */
export function videoType(key: string): string {
  return types.get(key.slice(key.lastIndexOf(".") + 1).toLowerCase()) ?? "application/octet-stream";
}
