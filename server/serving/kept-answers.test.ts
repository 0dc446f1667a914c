import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createKeptAnswers } from "#server/serving/kept-answers.ts";
import { PUBLIC_PAGE_HEADER } from "#shared/rules/public-page.ts";

const peer = { address: "203.0.113.7" };
const mark = { [PUBLIC_PAGE_HEADER]: "1", "Content-Type": "text/html", "X-Request-Id": "one" };
const ask = (path: string, init?: RequestInit) => new Request(`http://localhost${path}`, init);

/** A program that counts how often it is asked. */
function program(answer: (request: Request) => Response | Promise<Response>) {
  const asked: string[] = [];
  const fetch = async (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return await answer(request);
  };
  return { asked, fetch };
}

describe("kept answers", () => {
  test("a public page is made once, and found whatever its query, without what belongs to one answer", async () => {
    const kept = createKeptAnswers();
    const { fetch } = program(() => new Response("a page", { headers: mark }));
    const first = await kept.keeping(fetch)(ask("/batches/x?utm=1", { headers: { "accept-encoding": "gzip" } }), peer);
    expect(gunzipSync(await first.arrayBuffer()).toString()).toBe("a page");
    expect(first.headers.get(PUBLIC_PAGE_HEADER)).toBeNull();
    const answer = kept.find("/batches/x?utm=2");
    expect(answer?.variants.identity.body).toBe("a page");
    expect(answer?.variants.identity.headers.join()).not.toMatch(/x-public-page|x-request-id/i);
    expect(answer?.notModified).not.toContain("Content-Type");
    expect(kept.find("/batches/y")).toBeUndefined();
  });

  test.each([
    ["says nothing", () => new Response("a page", { headers: { "Cache-Control": "public" } })],
    ["is not there", () => new Response("none", { status: 404, headers: mark })],
    ["names a visitor", () => new Response("you", { headers: { ...mark, "Set-Cookie": "a=b" } })],
    ["is private", () => new Response("you", { headers: { ...mark, "Cache-Control": "private, max-age=300" } })],
    ["must not be stored", () => new Response("you", { headers: { ...mark, "Cache-Control": "No-Store" } })],
  ])("an answer that %s is passed on and not kept", async (_, answer) => {
    const kept = createKeptAnswers();
    const passed = await kept.keeping(program(answer).fetch)(ask("/page"), peer);
    expect(passed.headers.get(PUBLIC_PAGE_HEADER)).toBeNull();
    expect(await passed.text()).not.toBe("");
    expect(kept.find("/page")).toBeUndefined();
  });

  test("data that is fetched ahead serves the click, also when it is made for that request", async () => {
    const fromAll = { ...mark, "Cache-Control": "public, max-age=0, must-revalidate" };
    const keeping = createKeptAnswers().keeping(program(() => new Response("data", { headers: fromAll })).fetch);
    const asked = async (headers = {}) =>
      (await keeping(ask("/page.data", { headers }), peer)).headers.get("cache-control");
    expect(await asked({ Purpose: "prefetch" })).toBe("private, max-age=10");
    expect(await asked()).toBe("public, max-age=0, must-revalidate");
  });

  test("neither a post nor a part of a page's data is kept", async () => {
    const kept = createKeptAnswers();
    const keeping = kept.keeping(program(() => new Response("data", { headers: mark })).fetch);
    await keeping(ask("/page", { method: "POST" }), peer);
    await keeping(ask("/page.data?_routes=root"), peer);
    expect(kept.find("/page")).toBeUndefined();
    expect(kept.find("/page.data")).toBeUndefined();
    await keeping(ask("/page.data"), peer);
    expect(kept.find("/page.data")).toBeDefined();
    expect(kept.find("/page.data?_routes=root")).toBeUndefined();
  });

  test("a change of content drops everything, also the page that is being rendered from the old", async () => {
    const kept = createKeptAnswers();
    const rendering = Promise.withResolvers<Response>();
    const keeping = kept.keeping(program(({ url }) => (url.endsWith("/slow") ? rendering.promise : page())).fetch);
    const page = () => new Response("old", { headers: mark });
    await keeping(ask("/quick"), peer);
    const slow = keeping(ask("/slow"), peer);
    kept.drop();
    rendering.resolve(page());
    expect(await (await slow).text()).toBe("old");
    expect(kept.find("/quick")).toBeUndefined();
    expect(kept.find("/slow")).toBeUndefined();
  });

  test("what was asked for longest ago makes room", async () => {
    const kept = createKeptAnswers(250);
    const keeping = kept.keeping(program(() => new Response("x".repeat(100), { headers: mark })).fetch);
    await keeping(ask("/one"), peer);
    await keeping(ask("/two"), peer);
    expect(kept.find("/one")).toBeDefined();
    await keeping(ask("/three"), peer);
    expect(kept.find("/one")).toBeDefined();
    expect(kept.find("/two")).toBeUndefined();
    expect(kept.find("/three")).toBeDefined();
  });
});
