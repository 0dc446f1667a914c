import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { embedOf, embedOrigin } from "#shared/video-hosts.ts";
import { captionsKey, lectureFileType, lectureFileUrl, lectureSource } from "./lecture-source.ts";

const youtube = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ";
const drive = "https://drive.google.com/file/d/1aB_c-D2eF3gH4/preview";

describe("where a lecture's video is", () => {
  test.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42", youtube],
    ["https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ", youtube],
    ["https://youtu.be/dQw4w9WgXcQ?si=share", youtube],
    ["https://www.youtube.com/embed/dQw4w9WgXcQ", youtube],
    ["https://www.youtube.com/live/dQw4w9WgXcQ", youtube],
    [youtube, youtube],
    ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?dnt=1"],
    ["https://vimeo.com/76979871/a1b2c3", "https://player.vimeo.com/video/76979871?h=a1b2c3&dnt=1"],
    ["https://player.vimeo.com/video/76979871?h=a1b2c3", "https://player.vimeo.com/video/76979871?h=a1b2c3&dnt=1"],
    ["https://drive.google.com/file/d/1aB_c-D2eF3gH4/view?usp=sharing", drive],
    ["https://drive.google.com/file/d/1aB_c-D2eF3gH4", drive],
    ["https://www.youtube.com/embed/dQw4w9WgXcQ/", youtube],
    ["https://drive.google.com/open?id=1aB_c-D2eF3gH4", drive],
    [" https://drive.google.com/uc?id=1aB_c-D2eF3gH4 ", drive],
  ])("%s is embedded as %s", (url, address) => {
    expect(lectureSource(url)).toMatchObject({ kind: "embed", address });
  });

  test.each([
    "http://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "https://evil.example/embed/dQw4w9WgXcQ",
    "https://user@youtu.be/dQw4w9WgXcQ",
    "https://youtu.be:8443/dQw4w9WgXcQ",
    "https://www.youtube.com/watch?v=short",
    "https://www.youtube.com/playlist?list=PL1234567890",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQextra",
    "https://www.youtube.com/watch?v=extra/dQw4w9WgXcQ",
    "https://www.youtube.com/watch",
    "https://www.youtube.com/watch/more?v=dQw4w9WgXcQ",
    "https://www.youtube.com/embed/dQw4w9WgXcQ/more",
    "https://youtu.be/dQw4w9WgXcQ/more",
    "https://notyoutu.be/dQw4w9WgXcQ",
    "https://notyoutube.com/watch?v=dQw4w9WgXcQ",
    "https://notyoutube.com/embed/dQw4w9WgXcQ",
    "https://www.m.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtu.www.be/dQw4w9WgXcQ",
    "https://vimeo.com/channels/staffpicks",
    "https://vimeo.com/76979871/a1b2c3/more",
    "https://notplayer.vimeo.com/video/76979871",
    "https://player.vimeo.com/video/76979871/more",
    "https://player.vimeo.com/video/x76979871",
    "https://player.vimeo.com/video/76979871?h=a1b2c3!",
    "https://notdrive.google.com/file/d/1aB_c-D2eF3gH4",
    "https://notdrive.google.com/open?id=1aB_c-D2eF3gH4",
    "https://drive.google.com/file/d/1aB_c-D2eF3gH4/view/more",
    "https://drive.google.com/open/more?id=1aB_c-D2eF3gH4",
    "https://drive.google.com/open?id=1aB_c-D2eF3gH4.more",
    "https://drive.google.com/open?id=.1aB_c-D2eF3gH4",
    "file:lectures/1.mp4?download",
    "https://drive.google.com/drive/folders/1aB_c-D2eF3gH4",
    "javascript:alert(1)",
    "file:../secrets",
    "file:/etc/passwd",
    "file:",
    "lectures/1.mp4",
    "",
  ])("%j is refused", (url) => {
    expect(lectureSource(url)).toBeNull();
  });

  test("each host's frames come from the origin of its addresses", () => {
    for (const url of [youtube, drive, "https://vimeo.com/76979871"]) {
      const source = lectureSource(url);
      if (source?.kind !== "embed") throw new Error(`${url} is not a video.`);
      expect(embedOrigin(source.host)).toBe(new URL(source.address).origin);
    }
  });

  test("spaces around a file's name are ignored", () => {
    expect(lectureSource(` ${lectureFileUrl("lectures/1.mp4")} `)).toEqual({ kind: "file", key: "lectures/1.mp4" });
  });

  test("a file's key has at most 200 characters", () => {
    const key = `${"a".repeat(196)}.mp4`;
    expect(lectureSource(lectureFileUrl(key))).toEqual({ kind: "file", key });
    expect(lectureSource(lectureFileUrl(`a${key}`))).toBeNull();
  });

  test("one of our own files is named by its key, and its captions are beside it", () => {
    const key = "lectures/mern-1/first.week.mp4";
    expect(lectureSource(lectureFileUrl(key))).toEqual({ kind: "file", key });
    expect(captionsKey(key)).toBe("lectures/mern-1/first.week.vtt");
    expect(captionsKey("lectures.old/film")).toBe("lectures.old/film.vtt");
  });

  test("embedded videos come from a listed origin, and their address gives the same video", () => {
    const origins = ["https://www.youtube-nocookie.com", "https://player.vimeo.com", "https://drive.google.com"];
    const address = fc.oneof(
      fc.stringMatching(/^https?:\/\/[a-z.-]{1,15}(\/[\w%.-]{0,12}){0,3}(\?(v|id|h)=[\w%-]{0,12})?$/),
      fc
        .tuple(
          fc.constantFrom("youtu.be/", "www.youtube.com/watch?v=", "vimeo.com/", "drive.google.com/file/d/"),
          fc.string(),
        )
        .map(([start, rest]) => `https://${start}${rest}`),
    );
    fc.assert(
      fc.property(address, (url) => {
        const source = lectureSource(url);
        if (source?.kind !== "embed") return;
        expect(origins).toContain(new URL(source.address).origin);
        expect(lectureSource(source.address)).toEqual(source);
        expect(embedOf(source.host, source.id)?.address).toBe(source.address);
      }),
    );
  });

  test("names that every object has are no hosts", () => {
    expect(embedOf("constructor", "dQw4w9WgXcQ")).toBeNull();
  });
});

test.each([
  ["lectures/1.mp4", "video/mp4"],
  ["lectures/1.M4V", "video/mp4"],
  ["lectures/first.week.webm", "video/webm"],
  ["lectures/1.mov", "video/quicktime"],
  ["lectures/1.mp3", "audio/mpeg"],
  ["lectures/1.m4a", "audio/mp4"],
  ["lectures/1.vtt", "text/vtt; charset=utf-8"],
])("%s is sent as %s", (key, type) => {
  expect(lectureFileType(key)).toBe(type);
});

test.each(["lectures/1.html", "lectures/1.svg", "lectures/1.mp4.js", "lectures/1", "mp4/1.constructor", ""])(
  "%j is sent as bytes, which no browser runs",
  (key) => {
    expect(lectureFileType(key)).toBe("application/octet-stream");
  },
);
