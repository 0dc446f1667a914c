import { createHash, randomBytes } from "node:crypto";
import { readdirSync, readlinkSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { get, type IncomingMessage, type Server } from "node:http";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lecturesAnswer } from "#domains/lectures/contract.ts";
import { contentOf, streamedBody } from "#server/http/streamed-body.ts";
import { loadBuiltFiles } from "#server/serving/built-files.ts";
import { createSiteServer } from "#server/serving/site-server.ts";
import { listen, stopServing } from "#server/serving/start-stop.ts";
import { FileStream } from "#server/storage/file-stream.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { siteFront } from "../support/site-front.ts";
import { until } from "../support/until.ts";

const digest = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

describe("a lecture over the wire", () => {
  const video = randomBytes(3_000_001);
  let test: TestApp;
  let server: Server;
  let port: number;
  let path: string;
  let file: string;

  beforeAll(async () => {
    test = await startTestApp({ DEMO_CONTENT: "on" });
    file = join(test.dataDir, "files/lectures/demo/lecture-1.mp4");
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, video);
    const client = join(test.dataDir, "client");
    await mkdir(client);
    const files = loadBuiltFiles(client, "http://localhost:3000");
    server = createSiteServer(siteFront({ files }), (request, peer) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/parts") return new Response(streamedBody(Readable.from(["one ", "two"])));
      if (pathname === "/broken") return new Response(streamedBody(Readable.from(breakingOff())));
      return test.app.fetch(request, peer);
    });
    port = await listen(server, { host: "127.0.0.1", port: 0 });
    const { videos } = lecturesAnswer.parse(
      await (await ask("/api/batches/mern-evening/videos?secretId=MERN-EVE-7421")).json(),
    );
    path = videos[0]?.url ?? "";
  });
  afterAll(async () => {
    await stopServing(server);
    await test.stop();
  });

  function* breakingOff() {
    yield "one ";
    throw new Error("the connection was lost");
  }
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const open = (path: string, headers: Record<string, string> = {}) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ host: "127.0.0.1", port, path, headers, agent: false }, resolve).on("error", reject);
    });
  /** Number of times this process has the video open. */
  const timesOpen = () =>
    readdirSync("/proc/self/fd").filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`) === file;
      } catch {
        return false;
      }
    }).length;

  it("comes whole and byte for byte, with its headers and the guards' own", async () => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Length")).toBe(String(video.length));
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("X-Request-Id")).toBeTruthy();
    expect(digest(Buffer.from(await answer.arrayBuffer()))).toBe(digest(video));
  });

  it("is poured from its file, not streamed piece by new piece", async () => {
    const { body } = await test.ask(path, {}, "127.0.0.1");
    expect(contentOf(body)).toBeInstanceOf(FileStream);
    await body?.cancel();
    await until(() => timesOpen() === 0);
  });

  it("comes by part, to many at once, each at its own pace", async () => {
    const parts = Array.from({ length: 12 }, async (_, at) => {
      const first = at * 100_003;
      const last = at % 2 ? video.length - 1 : first + 200_001;
      const answer = await open(path, { range: `bytes=${first}-${last}` });
      expect(answer.statusCode).toBe(206);
      if (at % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 50));
      expect(digest(await buffer(answer))).toBe(digest(video.subarray(first, last + 1)));
    });
    await Promise.all(parts);
  });

  it("is closed when the viewer leaves in the middle", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => open(path)));
    for (const answer of answers) {
      await new Promise((resolve) => answer.once("readable", resolve));
      answer.destroy();
    }
    await until(() => timesOpen() === 0);
    expect((await ask(path, { range: "bytes=0-0" })).status).toBe(206);
  });

  it("leaves the connection fit for the next request", async () => {
    for (const range of ["bytes=0-99999", "bytes=5-5", "bytes=99999999-"]) {
      const answer = await ask(path, { range });
      expect(answer.status).toBe(range === "bytes=99999999-" ? 416 : 206);
      await answer.arrayBuffer();
    }
  });

  it("comes from any other stream as well, and is cut off where that breaks off", async () => {
    expect(await (await ask("/parts")).text()).toBe("one two");
    await expect(ask("/broken").then((answer) => answer.text())).rejects.toThrow();
  });
});
