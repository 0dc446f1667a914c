import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PageContext } from "#server/serving/render-page.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { startOffice } from "../support/office.ts";

const question = { kind: "question", id: "tea", locale: "en" };
const tea = { position: 90, page: "home", question: "Is there tea?", answer: "Every day at four." };
const page = `<!doctype html><html lang="en"><head><title>Home</title></head><body><script>run()</script>
  <a class="x" href="/about?from=home">About</a><a href="https://example.com/">Elsewhere</a></body></html>`;
const policy =
  "default-src 'none'; script-src 'self' 'sha256-x'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'";

describe("the preview of a draft", () => {
  let test: TestApp;
  const shown: PageContext["ahead"][] = [];
  const { member, unverified } = startOffice(() => test);

  beforeAll(async () => {
    const renderPage = async (_: Request, { ahead }: PageContext) => {
      shown.push(ahead);
      const headers = { "Content-Type": "text/html", "Content-Security-Policy": policy };
      return new Response(page, { headers });
    };
    test = await startTestApp({ DEMO_CONTENT: "off" }, { renderPage });
  }, 60_000);
  afterAll(async () => await test.stop());

  const address = (query = "path=%2F&country=US", id = "tea") => `/admin/preview/question/${id}?${query}`;

  it("is the real page from the draft, framed by the office alone, without scripts, never stored or indexed", async () => {
    const { verbs, browser } = await member("manager");
    await verbs.saveDraft(question, { document: tea, version: 0 });
    const answer = await test.ask(address(), { headers: browser.headers });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex, nofollow",
      "content-security-policy":
        "default-src 'none'; script-src 'none'; connect-src 'none'; img-src 'self'; frame-ancestors 'self'",
    });
    const html = await answer.text();
    expect(html).not.toContain("run()");
    expect(html).toContain('data-country="US" data-prices="shown"');
    expect(html).toContain('href="/admin/preview/question/tea?country=US&amp;path=%2Fabout"');
    expect(html).toContain('<a href="https://example.com/">');
    expect(shown.at(-1)?.site?.content.questions.map(({ id }) => id)).toContain("tea");
    expect(test.app.services.site().content.questions.map(({ id }) => id)).not.toContain("tea");
  });

  it("shows prices as the country sees them", async () => {
    const { browser } = await member("owner");
    for (const [country, prices] of [
      ["PK", "hidden"],
      ["QA", "hidden"],
      ["DE", "shown"],
      ['"><script>', "shown"],
    ] as const) {
      const asked = address(`path=%2F&country=${encodeURIComponent(country)}`);
      const html = await (await test.ask(asked, { headers: browser.headers })).text();
      expect(html, country).toContain(`data-prices="${prices}"`);
      expect(html, country).not.toContain("<script>");
    }
  });

  describe("of a document as its form holds it", () => {
    const send = async (headers: Headers, document: unknown, id = "typed") => {
      const body = new FormData();
      body.set("document", typeof document === "string" ? document : JSON.stringify(document));
      return await test.ask(`/admin/preview/question/${id}`, { method: "POST", headers, body });
    };
    const factsIn = (html: string): unknown =>
      JSON.parse(/<script type="application\/json" id="live-preview">(.*?)<\/script>/.exec(html)?.[1] ?? "null");

    it("is the page from what was typed, framed by the office alone, and stores nothing", async () => {
      const { verbs, browser } = await member("manager");
      const before = await verbs.listDocuments();
      const answer = await send(browser.headers, { ...tea, page: "demo", question: "Is there </script> tea?" });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-security-policy")).toContain("script-src 'none'");
      expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      const html = await answer.text();
      expect(html).not.toContain("run()");
      expect(html).toContain('<a class="x" href="/about?from=home">');
      const name = test.app.services.site().pages.find("/FreeDemo")?.name;
      expect(factsIn(html)).toEqual({ pages: [{ path: "/FreeDemo", name }], path: "/FreeDemo", issues: [] });
      const { site } = shown.at(-1) ?? {};
      expect(site?.content.questions.find(({ id }) => id === "typed")?.question).toBe("Is there </script> tea?");
      expect(await verbs.listDocuments()).toEqual(before);
    });

    it("names the fields that keep the page from being drawn", async () => {
      const { browser } = await member("manager");
      const html = await (await send(browser.headers, { ...tea, question: "", answer: "{no.such}" })).text();
      expect(factsIn(html)).toMatchObject({
        path: null,
        issues: [
          { kind: "question", id: "typed", field: "question", message: "This is missing." },
          { field: "answer", message: "There is no fact {no.such}." },
        ],
      });
    });

    it("gives a new document an address of its own", async () => {
      const { browser } = await member("owner");
      const body = new FormData();
      const text = { title: "Notice", description: "What we tell people." };
      const document = { position: 9, path: "", meta: text, hero: { title: "Notice", lead: "Read this." } };
      const sections = [{ heading: "First", blocks: ["Be kind."] }];
      body.set("document", JSON.stringify({ ...document, effectiveDate: "2026-01-01", sections }));
      const init = { method: "POST", headers: browser.headers, body };
      const html = await (await test.ask("/admin/preview/policy/notice", init)).text();
      expect(factsIn(html)).toMatchObject({ path: "/notice", issues: [] });
    });

    it.each(["", "[]", "null", "{", `{"a":${"[".repeat(60)}${"]".repeat(60)}}`])(
      "is refused for what is no document: %s",
      async (text) => {
        const { browser } = await member("owner");
        expect((await send(browser.headers, text)).status).toBe(422);
      },
    );

    it("is refused for a document too long to be saved, and to anybody who may not edit", async () => {
      const { browser } = await member("owner");
      expect((await send(browser.headers, { ...tea, answer: "a".repeat(300_001) })).status).toBe(413);
      expect((await send((await member("support")).browser.headers, tea)).status).toBe(403);
      const ended = await send((await unverified()).browser.headers, tea);
      expect(ended.status).toBe(401);
      expect(factsIn(await ended.text())).toMatchObject({ path: null, refused: expect.stringMatching(/\w/) });
    });
  });

  it("is refused to anybody but staff who may edit, and for a page that would not be there", async () => {
    const support = await member("support");
    const owner = await member("owner");
    const statusFor = async (headers?: Headers, query?: string) =>
      (await test.ask(address(query), headers ? { headers } : {})).status;
    expect(await statusFor()).toBe(403);
    expect(await statusFor((await unverified()).browser.headers)).toBe(403);
    expect(await statusFor(support.browser.headers)).toBe(403);
    expect(await statusFor(owner.browser.headers, "path=%2Fno-such-page")).toBe(404);
    await owner.verbs.saveDraft({ ...question, id: "milk" }, { document: { ...tea, question: "" }, version: 0 });
    const refused = await test.ask(address(undefined, "milk"), { headers: owner.browser.headers });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("keeps the site from being published");
  });
});
