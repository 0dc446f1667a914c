import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { askBuilt, type BuiltAnswer, cookieHeader, sendForm } from "../../support/ask-built.ts";
import { pageAliases, sitePages } from "../../support/demo-content.ts";
import { observatoryScore, policyOf } from "../../support/observatory.ts";

const pages = [...sitePages, ...pageAliases].map(({ path }) => path);
const rendered = [
  "/search?q=data",
  "/batches/data-analyst",
  "/course-outline/data-analyst",
  "/recorded-lectures/mern-evening",
  "/sign-in",
  "/demo-booking",
  "/no-such-page",
  "/payment/ABCD-EFGH",
];

/** An answer of every kind. */
async function everyKind(): Promise<[string, BuiltAnswer][]> {
  const home = await askBuilt("/");
  const asset = /\/assets\/[\w-]+\.js/.exec(home.text)?.[0] ?? "";
  const etag = String(home.headers.etag);
  const post = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{" };
  const account = { name: "Sana", email: `kinds.${Date.now()}@example.com`, password: "sunny river forty two" };
  const signedUp = await sendForm("/sign-up", account);
  const kinds: Record<string, ReturnType<typeof askBuilt> | BuiltAnswer> = {
    "a prebuilt page": home,
    "a prebuilt page, compressed": askBuilt("/", { headers: { "Accept-Encoding": "br" } }),
    "a page not sent again": askBuilt("/", { headers: { "If-None-Match": etag } }),
    "a prebuilt page's head": askBuilt("/", { method: "HEAD" }),
    "a rendered page": askBuilt("/search?q=data"),
    "a rendered page, compressed": askBuilt("/search?q=data", { headers: { "Accept-Encoding": "gzip" } }),
    "a kept page": askBuilt("/batches/data-analyst"),
    "a kept page, again": askBuilt("/batches/data-analyst"),
    "a page's data": askBuilt("/about.data"),
    "rendered data": askBuilt("/search.data?q=data"),
    "an asset": askBuilt(asset),
    "an asset that is gone": askBuilt("/assets/gone.js"),
    "a picture": askBuilt("/icons/icon.svg"),
    "a text": askBuilt("/robots.txt"),
    "a map": askBuilt("/sitemap.xml"),
    "a page that is not there": askBuilt("/no-such-page"),
    "a way to the canonical address": askBuilt("/about/"),
    "a way to signing in": askBuilt("/lms"),
    "a way to signing in, as data": askBuilt("/lms.data"),
    "a form that is taken": signedUp,
    "a form that is refused": sendForm("/contact", {}),
    "a form from another site": sendForm("/contact", {}, { Origin: "https://evil.example" }),
    "a form too large": sendForm("/contact", { message: "a".repeat(70_000) }),
    "a method there is not": askBuilt("/contact", { method: "PUT" }),
    "a page of somebody's": askBuilt("/account", { headers: { Cookie: cookieHeader(signedUp.cookies) } }),
    "an answer of the API": askBuilt("/api/courses"),
    "a refusal of the API": askBuilt("/api/send-email", post),
    "nothing of the API": askBuilt("/api/nothing"),
    "a method the API has not": askBuilt("/api/courses", { method: "DELETE" }),
    "the API's documentation": askBuilt("/api/docs"),
    "a video's frame": askBuilt("/api/embeds/youtube?id=dQw4w9WgXcQ"),
    "a video nobody may see": askBuilt("/api/lectures/mern-evening-lecture-1/film?token=x"),
    "an upload of nobody's": askBuilt("/admin/uploads/mern-evening", { method: "POST" }),
    "an upload that is not there": askBuilt("/admin/uploads/mern-evening/x", { method: "HEAD" }),
    "a page of the back office": askBuilt("/admin/nothing"),
    "a file for students": askBuilt("/classroom/hand-in-files/x/y", { method: "POST" }),
    "a calendar of nobody's": askBuilt("/calendar/x.ics"),
    "a certificate of nobody's": askBuilt("/verify/x"),
    "an address that is no text": askBuilt("/api/courses?x=%00"),
    "the lectures of a batch": askBuilt("/api/batches/mern-evening/videos?secretId=MERN-EVE-7421"),
  };
  return await Promise.all(
    Object.entries(kinds).map(async ([kind, answer]): Promise<[string, BuiltAnswer]> => [kind, await answer]),
  );
}

test("every kind of answer is sniffed, framed, shared and sent in the clear by nobody", async () => {
  for (const [kind, { status, headers }] of await everyKind()) {
    expect(headers["x-content-type-options"], kind).toBe("nosniff");
    expect(headers["strict-transport-security"], kind).toBe("max-age=31536000; includeSubDomains");
    expect(headers["cross-origin-resource-policy"], kind).toBe("same-origin");
    expect(headers["referrer-policy"], kind).toMatch(/^(no-referrer|same-origin|strict-origin-when-cross-origin)$/);
    expect(headers["access-control-allow-origin"], kind).toBeUndefined();
    expect(headers["x-powered-by"] ?? headers.server, kind).toBeUndefined();
    expect(headers["cache-control"] ?? String(status), kind).toMatch(/max-age|no-store|no-cache|308/);
    const policy = policyOf(String(headers["content-security-policy"]));
    expect(policy.get("default-src"), kind).toEqual(["'none'"]);
    const framedBy = kind === "a video's frame" ? "'self'" : "'none'";
    expect(policy.get("frame-ancestors"), kind).toEqual([framedBy]);
    for (const source of [...policy.values()].flat())
      expect(source, kind).not.toMatch(/'unsafe-(inline|eval)'|^\*$|^https?:$/);
  }
});

test("every page runs the scripts it was built with, and no other", async () => {
  for (const path of [...pages, ...rendered]) {
    const { headers, text } = await askBuilt(path);
    const policy = policyOf(String(headers["content-security-policy"]));
    const allowed = policy.get("script-src") ?? [];
    expect(allowed[0], path).toBe("'self'");
    const hashes = Array.from(
      text.matchAll(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g),
      ([, source = ""]) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`,
    );
    expect(new Set(allowed.slice(1)), path).toEqual(new Set(hashes));
    for (const [directive, value] of [
      ["base-uri", "'none'"],
      ["form-action", "'self'"],
      ["object-src", "'none'"],
    ] as const)
      expect(policy.get(directive)?.join(" "), path).toBe(value);
    expect(policy.has("upgrade-insecure-requests"), path).toBe(true);
    expect(headers["cross-origin-opener-policy"], path).toBe("same-origin");
    expect(headers["permissions-policy"], path).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    expect(text, path).not.toMatch(/\son[a-z]+="|href="javascript:|http-equiv="refresh"/i);
  }
});

test("every page is an A+ by the rules of Mozilla's Observatory", async () => {
  for (const path of [...pages, ...rendered]) {
    const { headers, cookies, text } = await askBuilt(path);
    const { score, points } = observatoryScore({ headers, cookies, html: text });
    expect(score, `${path} ${JSON.stringify(points)}`).toBeGreaterThanOrEqual(140);
  }
});

test("what has cookies is an A+ as well", async () => {
  const account = { name: "Sana", email: `score.${Date.now()}@example.com`, password: "sunny river forty two" };
  const { cookies } = await sendForm("/sign-up", account);
  const page = await askBuilt("/account", { headers: { Cookie: cookieHeader(cookies) } });
  const { score, points } = observatoryScore({ headers: page.headers, cookies, html: page.text });
  expect(points.cookies).toBe(5);
  expect(score).toBeGreaterThanOrEqual(145);
});

test.each([
  ["a policy that lets inline scripts run", { "content-security-policy": "default-src 'self' 'unsafe-inline'" }],
  ["no policy", { "content-security-policy": undefined }],
  ["no transport security", { "strict-transport-security": undefined }],
  ["frames by anybody", { "content-security-policy": "default-src 'none'" }],
])("the score falls below an A with %s", async (_what, changed) => {
  const { headers, cookies, text } = await askBuilt("/");
  expect(observatoryScore({ headers: { ...headers, ...changed }, cookies, html: text }).score).toBeLessThan(90);
});
