import { describe, expect, test } from "vitest";
import { captionsKey, lectureFileType, lectureFileUrl, lectureSource } from "./lecture-source.ts";

describe("where a lecture's video is", () => {
  test("is with a host of videos, by the address that it was copied from", () => {
    expect(lectureSource(" https://youtu.be/dQw4w9WgXcQ ")).toEqual({
      ...{ kind: "embed", host: "youtube", id: "dQw4w9WgXcQ" },
      address: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
    });
  });

  test.each([
    "https://evil.example/embed/dQw4w9WgXcQ",
    "file:lectures/1.mp4?download",
    "file:../secrets",
    "file:/etc/passwd",
    "file:",
    "lectures/1.mp4",
    "",
  ])("%j is refused", (url) => {
    expect(lectureSource(url)).toBeNull();
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
