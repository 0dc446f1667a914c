import { describe, expect, test } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { demoBatches } from "#server/demo/demo-batches.ts";
import { askBuilt, cookieHeader, sendForm } from "../support/ask-built.ts";

/** Addresses that anyone can make up without end: none of them may cost a page each. */
const [batch] = demoBatches(demoContent.courses, new Date());
const etagOf = async (path: string, headers = {}) => (await askBuilt(path, { headers })).headers.etag;

describe("an address of nothing", () => {
  const kinds = [
    "/none",
    "/courses/none",
    "/services/none",
    "/course-outline/none",
    "/batches/none",
    "/recorded-lectures/none",
  ];

  test.each(kinds)("has the answer of all others of its kind: %s", async (path) => {
    const [one, other] = [await askBuilt(`${path}-1?x=<script>`), await askBuilt(`${path}-2`)];
    expect([one.status, other.status]).toEqual([404, 404]);
    expect(other.text).toBe(one.text);
    expect(one.text).not.toContain("none-1");
    expect(one.headers.etag).toBeUndefined();
    expect(one.headers["cache-control"]).toBe("private, no-cache");
    expect(one.text).toContain("<style>");
    const [data, otherData] = [await askBuilt(`${path}-1.data`), await askBuilt(`${path}-2.data?_routes=root`)];
    expect([data.status, otherData.status]).toEqual([404, 404]);
    expect(data.headers["x-remix-response"]).toBe("yes");
    expect(otherData.text).toBe(data.text);
  });
});

describe("another spelling of a page", () => {
  test.each([
    ["/ABOUT", "/about"],
    ["/%63ourses/%64ata-analyst?x=1", "/courses/data-analyst?x=1"],
    ["/Batches/data-analyst/", "/batches/data-analyst"],
    ["/COURSE-OUTLINE/DATA-ANALYST.data", "/course-outline/data-analyst.data"],
    [`/recorded-lectures/${batch?._id.toUpperCase()}`, `/recorded-lectures/${batch?._id}`],
    ["/sign-in/anything", "/sign-in"],
    ["/Search?q=data", "/search?q=data"],
    ["//evil.example/../about", "/about"],
  ])("%s leads to %s", async (path, own) => {
    const { status, headers, text } = await askBuilt(path);
    expect([status, headers.location, text]).toEqual([308, own, ""]);
    expect((await askBuilt(own)).status).toBe(200);
  });
});

describe("a page without session and query", () => {
  test.each(["/sign-in", "/sign-up", "/forgot-password", "/reset-password", "/confirm-email", "/sign-out", "/search"])(
    "is one answer for all, also of those who say who they are not: %s",
    async (path) => {
      await askBuilt(path);
      const etag = await etagOf(path);
      expect(etag).toBeDefined();
      expect(await etagOf(path, { Cookie: "theme=dark; signed-in=1" })).toBe(etag);
      expect((await askBuilt(path, { headers: { "If-None-Match": String(etag) } })).status).toBe(304);
      const { headers, text } = await askBuilt(path);
      expect(text).toContain("<style>");
      expect(headers["cache-control"]).toMatch(path === "/search" ? /^public/ : /^private/);
    },
  );

  test("is not what somebody gets who is signed in, or asks for something", async () => {
    const account = { name: "Sana", email: `flood.${Date.now()}@example.com`, password: "sunny river forty two" };
    const { cookies } = await sendForm("/sign-up", account);
    await askBuilt("/sign-in");
    const signedIn = await askBuilt("/sign-in", { headers: { Cookie: cookieHeader(cookies) } });
    expect([signedIn.status, signedIn.headers.location]).toEqual([302, "/"]);
    const asking = await askBuilt("/sign-in?after=reset");
    expect(asking.headers.etag).toBeUndefined();
    expect(asking.text).not.toBe((await askBuilt("/sign-in")).text);
  });
});

describe("a page for one visitor", () => {
  test.each(["/search?q=postgres", "/batches?when=evening", "/sign-in?from=/lms"])(
    "carries its style where it may be their first: %s",
    async (path) => {
      const { text } = await askBuilt(path);
      expect(text).not.toMatch(/<link\b[^>]*rel="stylesheet"(?![^>]*media="print")/);
      expect(/<style>(?!:root)([^<]*)/.exec(text)?.[1]?.length).toBeGreaterThan(5_000);
    },
  );

  test.each([
    ["/sign-in", { Cookie: "session=forged" }],
    ["/sign-in?from=/lms", { Cookie: "session=forged" }],
    ["/sign-up?from=/lms", { Cookie: "session=forged" }],
  ])("links the one style sheet, and brings nothing but the colours: %s", async (path, headers) => {
    const { text } = await askBuilt(path, { headers });
    expect(text.match(/<style[^>]*>:?\w*/g)).toEqual(["<style>:root"]);
    const sheets = text.match(/<link\b[^>]*rel="stylesheet"[^>]*>/g) ?? [];
    expect(sheets).toHaveLength(1);
    expect((await askBuilt(/href="([^"]+)"/.exec(sheets[0] ?? "")?.[1] ?? "")).status).toBe(200);
  });

  test("has the same header and footer, however often it was drawn before", async () => {
    const shellOf = (text: string) => [
      /<header[\s\S]*?<\/header>/.exec(text)?.[0],
      /<footer class[\s\S]*<\/footer>/.exec(text)?.[0],
    ];
    const headers = { Cookie: "session=forged" };
    const [first, second] = [await askBuilt("/sign-up?a=1", { headers }), await askBuilt("/sign-up?a=2", { headers })];
    expect(shellOf(first.text)[0]).toContain("<nav");
    expect(shellOf(second.text)).toEqual(shellOf(first.text));
    expect(shellOf((await askBuilt("/forgot-password")).text)).toEqual(shellOf(first.text));
  });
});

describe("a search", () => {
  test("is one answer for the same words, whatever else its query says", async () => {
    const plain = await askBuilt("/search?q=data+science");
    const other = await askBuilt("/search?utm=1&q=%20data%09%20science&q=other");
    expect(other.text).toBe(plain.text);
    expect(other.headers.etag).toBe(plain.headers.etag);
    expect((await askBuilt("/search?q=data+scienc")).headers.etag).not.toBe(plain.headers.etag);
    expect(plain.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });
});

describe("what must be rendered", () => {
  test("is refused beyond an address's share of forms, with the seconds to wait; other addresses and pages go on", async () => {
    const flood = { "X-Forwarded-For": "198.51.100.66" };
    const answers = [];
    // A share is 120 and 20 more a second: that many are taken, and of many more at once, however slow the machine, not all.
    for (const many of [20, 20, 20, 20, 20, 20, 400])
      answers.push(...(await Promise.all(Array.from({ length: many }, () => sendForm("/sign-in", {}, flood)))));
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 422).length).toBeGreaterThanOrEqual(120);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) {
      expect(headers["retry-after"]).toMatch(/^[1-9]\d*$/);
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
    }
    expect((await sendForm("/sign-in", {})).status).toBe(422);
    expect((await askBuilt("/sign-in?x=1", { headers: flood })).status).toBe(200);
  });
});
