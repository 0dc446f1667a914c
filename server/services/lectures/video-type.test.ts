import { expect, it } from "vitest";
import { videoType } from "#server/services/lectures/video-type.ts";

it.each([
  ["lectures/1.mp4", "video/mp4"],
  ["lectures/1.M4V", "video/mp4"],
  ["lectures/first.week.webm", "video/webm"],
  ["lectures/1.mov", "video/quicktime"],
  ["lectures/1.mp3", "audio/mpeg"],
  ["lectures/1.m4a", "audio/mp4"],
  ["lectures/1.vtt", "text/vtt; charset=utf-8"],
])("%s is sent as %s", (key, type) => {
  expect(videoType(key)).toBe(type);
});

it.each(["lectures/1.html", "lectures/1.svg", "lectures/1.mp4.js", "lectures/1", "mp4/1.constructor", ""])(
  "%j is sent as bytes, which no browser runs",
  (key) => {
    expect(videoType(key)).toBe("application/octet-stream");
  },
);
