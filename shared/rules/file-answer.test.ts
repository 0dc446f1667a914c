import { expect, test } from "vitest";
import { fileAnswer } from "./file-answer.ts";

const film = { size: 1000, etag: '"v1"' };

test.each([
  ["the whole film", {}, 200, { first: 0, last: 999 }],
  ["a part", { range: "bytes=1-9" }, 206, { first: 1, last: 9 }],
  ["a part of the film the player knows", { range: "bytes=1-9", ifRange: '"v1"' }, 206, { first: 1, last: 9 }],
  ["a part of a film that has changed", { range: "bytes=1-9", ifRange: '"v0"' }, 200, { first: 0, last: 999 }],
  [
    "a part by a weak tag, which proves nothing",
    { range: "bytes=1-9", ifRange: 'W/"v1"' },
    200,
    { first: 0, last: 999 },
  ],
  ["a part outside", { range: "bytes=1000-" }, 416, null],
  ["what the browser has", { ifNoneMatch: '"v1"' }, 304, null],
  ["what the browser has, by part", { ifNoneMatch: '"v1"', range: "bytes=1-9" }, 304, null],
])("%s", (_, asked, status, send) => {
  expect(fileAnswer(film, asked)).toMatchObject({ status, send, headers: { ETag: '"v1"', "Accept-Ranges": "bytes" } });
});

test("says which part is sent, and how much", () => {
  expect(fileAnswer(film, { range: "bytes=-100" }).headers).toMatchObject({
    "Content-Range": "bytes 900-999/1000",
    "Content-Length": "100",
  });
  expect(fileAnswer(film, { range: "bytes=5000-" }).headers["Content-Range"]).toBe("bytes */1000");
  expect(fileAnswer({ size: 0, etag: '""' }, {})).toMatchObject({ status: 200, send: null });
});
