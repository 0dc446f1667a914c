import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lectures } from "#domains/catalogue/server/tables.ts";
import { type Lecture, lecturesAnswer } from "#domains/lectures/contract.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { minute } from "#shared/durations.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { databases, embedded } from "../support/databases.ts";
import { rotateSecretId } from "../support/rotate-secret-id.ts";

const unlocking = "/api/batches/mern-evening/videos?secretId=MERN-EVE-7421";

describe.each(databases)("a lecture's own file on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let test: TestApp;
  let video: Buffer;
  let first: Lecture;
  let second: Lecture;
  let elsewhere: Lecture;

  beforeAll(async () => {
    opened = await open();
    test = await startTestApp({ DEMO_CONTENT: "on" }, { database: opened });
    video = await readFile(new URL("../../server/demo/lectures/lecture-1.mp4", import.meta.url));
    const { videos } = lecturesAnswer.parse(await (await test.ask(unlocking)).json());
    [first, second] = videos as [Lecture, Lecture];
    const others = await test.ask("/api/batches/data-evening/videos?secretId=DATA-EVE-2647");
    [elsewhere] = lecturesAnswer.parse(await others.json()).videos as [Lecture];
  });
  afterAll(async () => await test.stop());

  const play = (headers: Record<string, string> = {}, url = first.url, address?: string) =>
    test.ask(url, { headers }, address);
  /** The status alone: the unread body is closed, as a player does that leaves. */
  const status = async (answer: Promise<Response>) => {
    const { status, body } = await answer;
    await body?.cancel();
    return status;
  };
  const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

  it("is sent whole", async () => {
    const answer = await play();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("video/mp4");
    expect(answer.headers.get("Content-Length")).toBe(String(video.length));
    expect(answer.headers.get("Accept-Ranges")).toBe("bytes");
    expect(answer.headers.get("Cache-Control")).toMatch(/^private/);
    expect(await bytes(answer)).toEqual(video);
  });

  it.each([
    ["its first byte", "bytes=0-0", 0, 0],
    ["a range in the middle", "bytes=50000-69999", 50_000, 69_999],
    ["its end", "bytes=-500", -500, -1],
    ["the rest from a byte on", "bytes=100000-", 100_000, -1],
  ])("is sent by part: %s", async (_, range, from, to) => {
    const [start, end] = [from < 0 ? video.length + from : from, to < 0 ? video.length + to : to];
    const answer = await play({ Range: range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("Content-Range")).toBe(`bytes ${start}-${end}/${video.length}`);
    expect(answer.headers.get("Content-Length")).toBe(String(end - start + 1));
    expect(await bytes(answer)).toEqual(video.subarray(start, end + 1));
  });

  it("refuses a range outside with 416", async () => {
    const answer = await play({ Range: `bytes=${video.length}-` });
    expect(answer.status).toBe(416);
    expect(answer.headers.get("Content-Range")).toBe(`bytes */${video.length}`);
  });

  it("is not sent again where the browser has it, and whole where it has changed", async () => {
    const etag = (await test.ask(first.url, { method: "HEAD" })).headers.get("ETag") ?? "";
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(await status(play({ "If-None-Match": etag }))).toBe(304);
    expect(await status(play({ Range: "bytes=0-9", "If-Range": etag }))).toBe(206);
    expect(await status(play({ Range: "bytes=0-9", "If-Range": '"old"' }))).toBe(200);
  });

  it("tells by HEAD what GET would send", async () => {
    const answer = await test.ask(first.url, { method: "HEAD", headers: { Range: "bytes=0-99" } });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("Content-Length")).toBe("100");
    expect((await bytes(answer)).length).toBe(0);
  });

  it("has its captions", async () => {
    const answer = await test.ask(first.captionsUrl ?? "");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/vtt; charset=utf-8");
    expect(await answer.text()).toMatch(/^WEBVTT/);
  });

  it("is not opened by another batch's link, a changed one, or none: 403", async () => {
    const token = new URL(elsewhere.url, "http://localhost").searchParams.get("token") ?? "";
    const changed = `${token.slice(0, -3)}${token.endsWith("AAA") ? "BBB" : "AAA"}`;
    const at = first.url.split("?")[0];
    for (const query of [`?token=${token}`, `?token=${changed}`, "?token=", "", "?token=a.b.c"]) {
      const answer = await test.ask(`${at}${query}`);
      expect(answer.status, query).toBe(403);
      expect(await answer.json()).toMatchObject({ code: "forbidden" });
    }
  });

  it("is not opened by a link of the right shape signed for another purpose", async () => {
    const { createSignedTokens } = await import("#server/links/signed-tokens.ts");
    const secret = await readFile(`${test.dataDir}/auth-secret`, "utf8");
    const forged = await createSignedTokens(secret.trim()).sign("booking", first._id, new Date(Date.now() + minute));
    expect((await test.ask(`/api/lectures/${first._id}/film?token=${forged}`)).status).toBe(403);
  });

  it("plays for the network that asked, before the browser has its cookie, and for no other", async () => {
    expect(await status(play({}, first.url, "198.51.100.200"))).toBe(403);
  });

  it("plays for the browser that asked, wherever it moves, and for no other", async () => {
    const cookie = (await test.ask(unlocking)).headers.get("Set-Cookie") ?? "";
    expect(cookie).toMatch(/^viewer=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax$/);
    const own = { Cookie: cookie.split(";")[0] ?? "" };
    const renewed = await test.ask(unlocking, { headers: own });
    expect(renewed.headers.get("Set-Cookie")).toBeNull();
    const { videos } = lecturesAnswer.parse(await renewed.json());
    const url = videos[0]?.url ?? "";
    expect(await status(play(own, url, "198.51.100.201"))).toBe(200);
    expect(await status(play({ Cookie: `viewer=${"A".repeat(22)}` }, url))).toBe(403);
    expect(await status(play({}, url))).toBe(403);
  });

  it("is gone with its lecture: 404", async () => {
    expect(await status(play({}, second.url))).toBe(200);
    await opened.database.transaction(async (transaction) => {
      await transaction.delete(lectures).where(eq(lectures.id, second._id));
      await test.app.contentChanges.announce(transaction);
    });
    expect((await test.ask(second.url)).status).toBe(404);
  });

  it("is closed to a link that was given out as soon as the batch has a new Secret ID: 403", async () => {
    expect(await status(play())).toBe(200);
    await rotateSecretId(test, "mern-evening");
    expect(await status(play())).toBe(403);
    expect(await status(play({ Range: "bytes=0-9" }))).toBe(403);
    expect(await status(play({}, elsewhere.url))).toBe(200);
  });
});

describe("a frame for an embedded lecture", () => {
  it("frames the one host it is for, and may be framed by our own pages only", async () => {
    const test = await startTestApp({ DEMO_CONTENT: "off" }, { database: await embedded.open() });
    const answer = await test.ask("/api/embeds/vimeo?id=76979871%2Fa1b2c3");
    const policy = answer.headers.get("Content-Security-Policy");
    expect(policy).toContain("frame-src https://player.vimeo.com; frame-ancestors 'self'");
    expect(policy).not.toMatch(/script-src|youtube/);
    expect(answer.headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
    const page = await answer.text();
    expect(page).toContain('src="https://player.vimeo.com/video/76979871?h=a1b2c3&amp;dnt=1"');
    expect(page).toMatch(/sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"/);
    for (const path of ["youtube?id=short", "evil?id=dQw4w9WgXcQ", "youtube", 'vimeo?id=1"><script>'])
      expect((await test.ask(`/api/embeds/${path}`)).status, path).toBe(404);
    expect((await test.ask("/api/courses")).headers.get("X-Frame-Options")).toBe("DENY");
    await test.stop();
  });
});
