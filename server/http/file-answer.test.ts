import fc from "fast-check";
import { expect, test } from "vitest";
import { fileAnswer } from "./file-answer.ts";

const video = { size: 1000, etag: '"v1"' };

test.each([
  ["the whole video", {}, 200, { first: 0, last: 999 }],
  ["a part", { range: "bytes=1-9" }, 206, { first: 1, last: 9 }],
  ["a part of the video the player knows", { range: "bytes=1-9", ifRange: '"v1"' }, 206, { first: 1, last: 9 }],
  ["a part of a video that has changed", { range: "bytes=1-9", ifRange: '"v0"' }, 200, { first: 0, last: 999 }],
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
  expect(fileAnswer(video, asked)).toMatchObject({ status, send, headers: { ETag: '"v1"', "Accept-Ranges": "bytes" } });
});

test("names the sent part and its size", () => {
  expect(fileAnswer(video, { range: "bytes=-100" }).headers).toMatchObject({
    "Content-Range": "bytes 900-999/1000",
    "Content-Length": "100",
  });
  expect(fileAnswer(video, { range: "bytes=5000-" }).headers["Content-Range"]).toBe("bytes */1000");
  expect(fileAnswer({ size: 0, etag: '""' }, {})).toMatchObject({ status: 200, send: null });
});

const size = fc.integer({ min: 0, max: 5000 });
const place = fc.oneof(fc.constant(""), fc.integer({ min: 0, max: 6000 }).map(String));
const range = fc.oneof(
  fc.tuple(place, place).map(([first, last]) => `bytes=${first}-${last}`),
  fc.string(),
  fc.constant(undefined),
);

test("the sent part lies within the file and has the named length for any range", () => {
  fc.assert(
    fc.property(size, range, (bytes, asked) => {
      const { status, headers, send } = fileAnswer({ size: bytes, etag: '"v1"' }, { range: asked });
      const length = send ? send.last - send.first + 1 : 0;
      expect(headers["Content-Length"]).toBe(String(length));
      if (send) {
        expect(send.first).toBeGreaterThanOrEqual(0);
        expect(send.last).toBeLessThan(bytes);
        expect(length).toBeGreaterThan(0);
      }
      expect(headers["Content-Range"] !== undefined).toBe(status === 206 || status === 416);
      if (status === 200) expect(length).toBe(bytes);
    }),
  );
});

test("successive parts give the whole file exactly once", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 700 }), (bytes, step) => {
      const sent: number[] = [];
      for (let first = 0; first < bytes; first += step) {
        const { send } = fileAnswer({ size: bytes, etag: '"v1"' }, { range: `bytes=${first}-${first + step - 1}` });
        for (let at = send?.first ?? 0; at <= (send?.last ?? -1); at += 1) sent.push(at);
      }
      expect(sent).toEqual(Array.from({ length: bytes }, (_, at) => at));
    }),
    { numRuns: 50 },
  );
});
