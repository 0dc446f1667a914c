import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createResponseCache, isPlain } from "#server/serving/response-cache.ts";
import { PUBLIC_PAGE_HEADER } from "#shared/serving/public-page.ts";

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

describe("cached answers", () => {
  test("a public page is rendered once and found with any query, without the headers of one answer", async () => {
    const cache = createResponseCache();
    const { fetch } = program(() => new Response("a page", { headers: mark }));
    const first = await cache.wrap(fetch)(ask("/batches/x?utm=1", { headers: { "accept-encoding": "gzip" } }), peer);
    expect(gunzipSync(await first.arrayBuffer()).toString()).toBe("a page");
    expect(first.headers.get(PUBLIC_PAGE_HEADER)).toBeNull();
    const answer = cache.find({ url: "/batches/x?utm=2" });
    expect(answer?.variants.identity.body.toString()).toBe("a page");
    expect(answer?.variants.identity.headers.join()).not.toMatch(/x-public-page|x-request-id/i);
    expect(answer?.notModified).not.toContain("Content-Type");
    expect(cache.find({ url: "/batches/y" })).toBeUndefined();
  });

  test.each([
    ["says nothing", () => new Response("a page", { headers: { "Cache-Control": "public" } })],
    ["is not there", () => new Response("none", { status: 404, headers: mark })],
    ["names a visitor", () => new Response("you", { headers: { ...mark, "Set-Cookie": "a=b" } })],
    ["is private", () => new Response("you", { headers: { ...mark, "Cache-Control": "private, max-age=300" } })],
    ["must not be stored", () => new Response("you", { headers: { ...mark, "Cache-Control": "No-Store" } })],
  ])("an answer that %s is passed on and not kept", async (_, answer) => {
    const cache = createResponseCache();
    const passed = await cache.wrap(program(answer).fetch)(ask("/page"), peer);
    expect(passed.headers.get(PUBLIC_PAGE_HEADER)).toBeNull();
    expect(await passed.text()).not.toBe("");
    expect(cache.find({ url: "/page" })).toBeUndefined();
  });

  test("prefetched data serves the click, also if it is rendered for the prefetch", async () => {
    const fromAll = { ...mark, "Cache-Control": "public, max-age=0, must-revalidate" };
    const wrap = createResponseCache().wrap(program(() => new Response("data", { headers: fromAll })).fetch);
    const asked = async (headers = {}) =>
      (await wrap(ask("/page.data", { headers }), peer)).headers.get("cache-control");
    expect(await asked({ Purpose: "prefetch" })).toBe("private, max-age=10");
    expect(await asked()).toBe("public, max-age=0, must-revalidate");
  });

  test("neither a post nor a part of a page's data is cached", async () => {
    const cache = createResponseCache();
    const wrap = cache.wrap(program(() => new Response("data", { headers: mark })).fetch);
    await wrap(ask("/page", { method: "POST" }), peer);
    await wrap(ask("/page.data?_routes=root"), peer);
    expect(cache.find({ url: "/page" })).toBeUndefined();
    expect(cache.find({ url: "/page.data" })).toBeUndefined();
    await wrap(ask("/page.data"), peer);
    expect(cache.find({ url: "/page.data" })).toBeDefined();
    expect(cache.find({ url: "/page.data?_routes=root" })).toBeUndefined();
  });

  test("a change of content drops everything, also a page that is still being rendered from the old content", async () => {
    const cache = createResponseCache();
    const rendering = Promise.withResolvers<Response>();
    const wrap = cache.wrap(program(({ url }) => (url.endsWith("/slow") ? rendering.promise : page())).fetch);
    const page = () => new Response("old", { headers: mark });
    await wrap(ask("/quick"), peer);
    const slow = wrap(ask("/slow"), peer);
    cache.drop();
    rendering.resolve(page());
    expect(await (await slow).text()).toBe("old");
    expect(cache.find({ url: "/quick" })).toBeUndefined();
    expect(cache.find({ url: "/slow" })).toBeUndefined();
  });

  test("the answer used longest ago makes room", async () => {
    const cache = createResponseCache({ pages: 250, searches: 250, calendars: 1_000 });
    const wrap = cache.wrap(program(() => new Response("x".repeat(100), { headers: mark })).fetch);
    await wrap(ask("/one"), peer);
    await wrap(ask("/two"), peer);
    expect(cache.find({ url: "/one" })).toBeDefined();
    await wrap(ask("/three"), peer);
    expect(cache.find({ url: "/one" })).toBeDefined();
    expect(cache.find({ url: "/two" })).toBeUndefined();
    expect(cache.find({ url: "/three" })).toBeDefined();
  });

  test("a page for visitors is found only without a session and without a query", async () => {
    const headers = { ...mark, [PUBLIC_PAGE_HEADER]: "visitors", "Cache-Control": "private, no-store" };
    const cache = createResponseCache();
    const { fetch, asked } = program(() => new Response("sign in", { headers }));
    const wrap = cache.wrap(fetch);
    await wrap(ask("/sign-in?from=/lms"), peer);
    await wrap(ask("/sign-in", { headers: { cookie: "session=mine" } }), peer);
    expect(cache.find({ url: "/sign-in" })).toBeUndefined();
    await wrap(ask("/sign-in", { headers: { cookie: "theme=dark" } }), peer);
    expect(cache.find({ url: "/sign-in", cookie: "theme=light" })?.variants.identity.headers).toContain(
      "private, no-store",
    );
    expect(cache.find({ url: "/sign-in?from=/lms" })).toBeUndefined();
    expect(cache.find({ url: "/sign-in", cookie: "theme=dark; __Host-session=mine" })).toBeUndefined();
    expect(asked).toHaveLength(3);
    await wrap(ask("/sign-in"), peer);
    expect(asked).toHaveLength(3);
  });

  test("a search is cached under its words, for each encoding, and pushes no page out", async () => {
    const words = { ...mark, [PUBLIC_PAGE_HEADER]: "words" };
    const cache = createResponseCache({ pages: 10_000, searches: 2_000, calendars: 1_000 });
    const { fetch, asked } = program(({ url }) =>
      url.includes("/search")
        ? new Response("x".repeat(1_000), { headers: words })
        : new Response("page", { headers: mark }),
    );
    const wrap = cache.wrap(fetch);
    await wrap(ask("/page"), peer);
    await wrap(ask("/search?utm=1&q=+data++science"), peer);
    expect(cache.find({ url: "/search?q=data%20science" })).toBeDefined();
    await wrap(ask("/ur/search?q=data+science"), peer);
    expect(cache.find({ url: "/ur/search?q=data%20science" })).toBeDefined();
    expect(cache.find({ url: "/ur/search?q=other" })).toBeUndefined();
    expect(cache.find({ url: "/search?q=data%20science", acceptEncoding: "br" })).toBeUndefined();
    expect(cache.find({ url: "/search.data?q=data%20science&_routes=x" })).toBeUndefined();
    const small = await wrap(ask("/search?q=data+science", { headers: { "accept-encoding": "gzip" } }), peer);
    expect(gunzipSync(await small.arrayBuffer()).toString()).toBe("x".repeat(1_000));
    for (let made = 0; made < 20; made += 1) await wrap(ask(`/search?q=made-up-${made}`), peer);
    expect(cache.find({ url: "/search?q=data%20science" })).toBeUndefined();
    expect(cache.find({ url: "/search?q=made-up-19" })).toBeDefined();
    expect(cache.find({ url: "/page" })).toBeDefined();
    expect(asked).toHaveLength(24);
  });

  test("other spellings of an address of the API are not cached", async () => {
    const cache = createResponseCache();
    const wrap = cache.wrap(program(() => new Response("{}", { headers: mark })).fetch);
    for (const url of ["/api/outline/%64ata", "/api//courses"]) {
      await wrap(ask(url), peer);
      expect(cache.find({ url })).toBeUndefined();
    }
    await wrap(ask("/api/courses"), peer);
    expect(cache.find({ url: "/api/courses" })).toBeDefined();
  });
});

describe("a request without a session", () => {
  test.each(["session=a.b", "theme=dark; __Host-session=a", "__session=x", "__session_ab12=x; other=1"])(
    "is none that may bring one: %s",
    (cookie) => {
      expect(isPlain({ url: "/", cookie })).toBe(false);
    },
  );

  test.each([undefined, "", "theme=dark", "signed-in=1; viewer=abc"])("brings other cookies or none: %s", (cookie) => {
    expect(isPlain({ url: "/", cookie })).toBe(true);
  });
});
