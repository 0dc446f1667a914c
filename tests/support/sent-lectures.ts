import { readFileSync } from "node:fs";
import type { TestApp } from "./app.ts";
import type { Browser } from "./browser.ts";

/** A video as a teacher uploads it. */
export const lectureVideo = readFileSync(new URL("../../server/demo/lectures/lecture-1.mp4", import.meta.url));

/** A member's browser that uploads lectures of a batch as the tus protocol has it. */
export function lectureSender(test: TestApp, batchId: string, browser: Browser) {
  const ask = async (
    method: string,
    path: string,
    { headers = {}, body }: { headers?: object; body?: BodyInit } = {},
  ) => {
    const own = new Headers({ ...Object.fromEntries(browser.headers), "Tus-Resumable": "1.0.0", ...headers });
    return await test.ask(path, { method, headers: own, ...(body && { body, duplex: "half" }) } as RequestInit);
  };
  const begin = async (size = lectureVideo.length, title = "Joins") => {
    const metadata = { title, filename: "joins.mp4", lastmodified: "1700000000000" };
    const pairs = Object.entries(metadata).map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`);
    const headers = { "Upload-Length": String(size), "Upload-Metadata": pairs.join(",") };
    return await ask("POST", `/admin/uploads/${batchId}`, { headers });
  };
  return {
    ask,
    begin,
    /** Begins an upload and returns its address. */
    begun: async (size = lectureVideo.length, title = "Joins") =>
      (await begin(size, title)).headers.get("Location") ?? "",
    send: async (path: string, from: number, body: BodyInit) => {
      const headers = { "Upload-Offset": String(from), "Content-Type": "application/offset+octet-stream" };
      return await ask("PATCH", path, { headers, body });
    },
    offset: async (path: string) => Number((await ask("HEAD", path)).headers.get("Upload-Offset")),
  };
}

/** Bytes of the video as a body. */
export const videoFrom = (first: number, end = lectureVideo.length) =>
  new Uint8Array(lectureVideo.subarray(first, end));

/** A body that breaks off after some bytes. */
export const brokenOff = (bytes: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes),
    pull: (controller) => controller.error(new Error("The connection is cut.")),
  });
