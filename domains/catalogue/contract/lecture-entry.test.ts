import { expect, it } from "vitest";
import { lectureEntry } from "./lecture-entry.ts";

it.each([
  ["youtu.be/dQw4w9WgXcQ", "https://youtu.be/dQw4w9WgXcQ"],
  ["\u200ewww.youtube.com/watch?v=dQw4w9WgXcQ", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
  ["https://vimeo.com/76979871/a1b2c3", "https://vimeo.com/76979871/a1b2c3"],
  ["file:lectures/1f0c.mp4", "file:lectures/1f0c.mp4"],
  ["file:1f0c.mp4", "file:1f0c.mp4"],
])("the address of a lecture's video is kept whole: %j", (typed, url) => {
  expect(lectureEntry.shape.url.parse(typed)).toBe(url);
});
