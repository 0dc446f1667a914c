import { expect, test } from "vitest";
import { askBuilt, cookieHeader, sendForm } from "../../support/ask-built.ts";
import { elsewhere, runsScript, scripts } from "../../support/attacks.ts";

const id = "5f6c0f5e-0000-4000-8000-000000000000";
/** Pages rendered at each request. */
const rendered = [
  "/search",
  "/sign-in",
  "/sign-up",
  "/forgot-password",
  "/reset-password",
  "/confirm-email",
  "/open-account",
  "/demo-booking",
  "/payment/ABCD-EFGH",
  `/demo-booking/${id}`,
  "/lms",
  "/account",
];
/** Every query parameter that a page reads. */
const names = [
  "q",
  "course",
  "plan",
  "service",
  "from",
  "redirect_url",
  "after",
  "done",
  "card",
  "courseId",
  "key",
  "token",
  "_routes",
];
/** Addresses with a part that a page looks up. */
const lookedUp = [
  "/courses/",
  "/services/",
  "/batches/",
  "/course-outline/",
  "/recorded-lectures/",
  "/payment/",
  "/no-such-page/",
];

const queryOf = (text: string, of = names) => of.map((name) => `${name}=${encodeURIComponent(text)}`).join("&");
const inlineScripts = (html: string) => (html.match(/<script\b/g) ?? []).length;

function expectHarmless(html: string, where: string) {
  expect(runsScript(html), where).toBe(false);
  for (const markup of scripts.filter((one) => /[<>]/.test(one))) expect(html, where).not.toContain(markup);
  for (const [, source = ""] of html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g))
    expect(() => JSON.parse(source), where).not.toThrow();
}

test("markup in an address stays words on every page, in its head, its data and its structured data", {
  tags: ["thorough"],
}, async () => {
  for (const path of rendered) {
    const plain = await askBuilt(`${path}?${queryOf("words")}`);
    for (const markup of scripts) {
      const asked = `${path}?${queryOf(markup)}`;
      const { status, text } = await askBuilt(asked);
      expect(status, asked).toBe(plain.status);
      expectHarmless(text, asked);
      expect(inlineScripts(text), asked).toBe(inlineScripts(plain.text));
    }
  }
});

test("markup in the path finds no page, and stays words on the one that says so", async () => {
  for (const path of lookedUp)
    for (const markup of scripts) {
      const asked = path + encodeURIComponent(markup);
      for (const address of [asked, `${asked}.data`]) {
        const { status, headers, text } = await askBuilt(address);
        expect([302, 403, 404, 202], address).toContain(status);
        if (headers["content-type"]?.startsWith("text/html")) expectHarmless(text, address);
        expect(headers["x-content-type-options"]).toBe("nosniff");
      }
    }
});

test("no name of every object's, and no odd character, breaks a page", { tags: ["thorough"] }, async () => {
  for (const word of [
    "constructor",
    "__proto__",
    "toString",
    "hasOwnProperty",
    "%00",
    "%ff",
    "%ED%A0%80",
    "%",
    // Every name at once with as much as an address may hold: a longer one is refused before it reaches a page.
    "a".repeat(1000),
  ]) {
    for (const path of rendered) {
      const asked = `${path}?${names
        .slice(0, -1)
        .map((name) => `${name}=${word}`)
        .join("&")}`;
      expect((await askBuilt(asked)).status, asked).toBeLessThan(500);
    }
    for (const path of lookedUp) expect((await askBuilt(path + word)).status, path + word).toBeLessThan(500);
  }
});

test("markup in a form that is refused comes back as words", async () => {
  const fields = [
    "name",
    "firstName",
    "lastName",
    "email",
    "phone",
    "message",
    "course",
    "country",
    "courseId",
    "start",
    "token",
    "service",
    "__proto__",
  ];
  for (const path of ["/contact", "/enrollnow", "/demo-booking", "/sign-in", "/sign-up", "/forgot-password"])
    for (const markup of scripts) {
      const filled = Object.fromEntries(fields.map((field) => [field, markup]));
      const { status, text } = await sendForm(path, filled);
      expect(status, path).toBe(422);
      expectHarmless(text, path);
    }
});

test("markup in a name that is kept is words wherever it is shown", {
  tags: ["thorough"],
  timeout: 60_000,
}, async () => {
  for (const [at, markup] of scripts.filter((one) => !one.includes("\u2028")).entries()) {
    const account = { name: markup, email: `${at}.${Date.now()}@example.com`, password: "sunny river forty two" };
    const { status, cookies } = await sendForm("/sign-up", account);
    expect(status).toBe(303);
    const headers = { Cookie: cookieHeader(cookies) };
    for (const path of ["/account", "/lms"]) {
      const page = await askBuilt(path, { headers });
      expect(page.status).toBe(200);
      expectHarmless(page.text, path);
    }
    const { headers: answered, text } = await askBuilt("/api/session", { headers });
    expect(answered["content-type"]).toMatch(/^application\/json/);
    expect(JSON.parse(text)).toEqual({ signedIn: true, name: markup });
  }
});

test("signing in leads to no other site, whatever the address says", async () => {
  const account = { name: "Sana", email: `sana.${Date.now()}@example.com`, password: "sunny river forty two" };
  const { cookies } = await sendForm("/sign-up", account);
  const headers = { Cookie: cookieHeader(cookies) };
  const own = (location: string | undefined, asked: string) =>
    expect(new URL(location ?? "", "https://darsgah.example/").origin, asked).toBe("https://darsgah.example");
  for (const to of elsewhere)
    for (const name of ["from", "redirect_url"]) {
      const asked = `/sign-in?${name}=${encodeURIComponent(to)}`;
      const answer = await askBuilt(asked, { headers });
      // A NUL is part of no text.
      expect(answer.status, asked).toBe(asked.includes("%00") ? 422 : 302);
      own(answer.headers.location, asked);
    }
  for (const to of ["//evil.example", "/\\evil.example", "https://evil.example"]) {
    const asked = `/sign-in?from=${encodeURIComponent(to)}`;
    const answer = await sendForm(asked, account);
    expect(answer.status, asked).toBe(303);
    own(answer.headers.location, asked);
    const page = await askBuilt(asked);
    // The form goes back to its own address, which includes the query; so do the links to it in other languages.
    expect(page.text.match(/(?:href|action)="(?!(?:\/ur|\/ar)?\/sign-in\?from=)[^"]*evil\.example/)).toBeNull();
  }
  for (const path of ["/lms", "/account", "/lms/", "//evil.example/lms/", "/lms?from=//evil.example"])
    own((await askBuilt(path)).headers.location ?? "/", path);
});

/** Inputs that a page must not depend on: none of them is part of a cache key. */
const unkeyed = {
  Host: "evil.example",
  "X-Forwarded-Host": "evil.example",
  "X-Forwarded-Proto": "http",
  "X-Forwarded-Prefix": "/evil",
  "X-Original-URL": "/evil",
  "X-Rewrite-URL": "/evil",
  "X-HTTP-Method-Override": "POST",
  "X-React-Router-SPA-Mode": "yes",
  "X-React-Router-Prerender-Data": encodeURIComponent('["evil.example"]'),
  "X-Middleware-Subrequest": "x",
  "Accept-Language": "xx-evil.example",
  "User-Agent": "evil.example",
  Referer: "https://evil.example/",
  Cookie: "theme=evil.example; signed-in=1",
  "CF-IPCountry": "PK",
};

test("what a page says is its own: no header that others do not send gets into an answer they receive", async () => {
  const pages = [
    "/",
    "/courses",
    "/batches/data-analyst",
    "/course-outline/data-analyst",
    "/course-outline/data-analyst.data",
    "/search?q=data",
    "/sitemap.xml",
    "/robots.txt",
    "/site.webmanifest",
    "/api/courses",
    "/api/batches/",
    "/no-such-page",
  ];
  for (const path of pages) {
    const poisoned = await askBuilt(path, { headers: unkeyed });
    const clean = await askBuilt(path);
    expect(clean.status, path).toBe(poisoned.status);
    expect(clean.text, path).toBe(poisoned.text);
    expect(clean.text, path).not.toContain("evil.example");
    expect(JSON.stringify(poisoned.headers), path).not.toContain("evil.example");
    if (path === "/") expect(clean.text).toContain('<link rel="canonical" href="https://darsgah.example/"');
  }
});

test("an answer that names somebody is kept by nobody", async () => {
  const account = { name: "Sana", email: `kept.${Date.now()}@example.com`, password: "sunny river forty two" };
  const signedUp = await sendForm("/sign-up", account);
  const headers = { Cookie: cookieHeader(signedUp.cookies) };
  expect(signedUp.headers["cache-control"]).toBe("private, no-store");
  for (const path of ["/account", "/account.data", "/lms", "/lms.data", "/api/session", "/api/geo"]) {
    const { headers: answered } = await askBuilt(path, { headers });
    expect(answered["cache-control"], path).toMatch(/private|no-store/);
  }
  expect((await askBuilt("/account")).status).toBe(302);
});
