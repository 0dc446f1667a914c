import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import type { SearchHit } from "#domains/search/server/search-site.ts";
import { createSearchTemplates, type RenderedPage } from "#server/serving/search-templates.ts";

const hit = (title: string): SearchHit => ({ kind: "page", title, path: "/about", excerpt: "We teach." });

/** Renders like the router: words in text, in an attribute, and in a script as JSON within a string. */
async function render(words: string, hits: SearchHit[], status = 200): Promise<RenderedPage> {
  const found = hits.map(({ title }) => createElement("li", { key: title }, title));
  const field = createElement("input", { defaultValue: words });
  const markup = renderToStaticMarkup(createElement("main", null, field, `Nothing for “${words}”`, found));
  const json = JSON.stringify(JSON.stringify(["query", words, hits]));
  const safe = json.replace(/[&<>\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
  const text = `${markup}<script>window.streamController.enqueue(${safe});</script>`;
  return { response: new Response(null, { status, headers: { "X-Page": "search" } }), text };
}

/** The templates, and the words that were rendered. */
function counting(status?: number) {
  const rendered: string[] = [];
  const fromTemplates = createSearchTemplates();
  const renderSearch = async (sought: string, found: SearchHit[], site = demoSite) =>
    await fromTemplates({ site, path: "/search", words: sought, hits: found }, async (words, hits) => {
      rendered.push(words);
      return await render(words, hits, status);
    });
  return { rendered, renderSearch };
}

describe("a page of results", () => {
  it("is rendered again once another state of the site is shown", async () => {
    const { rendered, renderSearch } = counting();
    await renderSearch("one", []);
    await renderSearch("two", []);
    expect(rendered).toHaveLength(1);
    await renderSearch("two", [], { ...demoSite });
    expect(rendered).toHaveLength(2);
  });

  it("is what the router would render, for any words", async () => {
    const { renderSearch } = counting();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", minLength: 1, maxLength: 80 }), async (words) => {
        const { text, response } = await renderSearch(words, [hit("About us")]);
        expect(text).toBe((await render(words, [hit("About us")])).text);
        expect([response.status, response.headers.get("X-Page")]).toEqual([200, "search"]);
      }),
    );
  });

  it.each([`</script><script>alert("1")</script>`, `"'&<>\\ \u2028 \uF8FFwords\uF8FF $& 😀`])(
    "holds %j",
    async (words) => {
      const { renderSearch } = counting();
      expect((await renderSearch(words, [])).text).toBe((await render(words, [])).text);
    },
  );

  it("is rendered once for all words that find the same", async () => {
    const { rendered, renderSearch } = counting();
    for (const words of ["one", "two", "three"]) await renderSearch(words, [hit("About us")]);
    expect(rendered).toHaveLength(1);
    await renderSearch("one", [hit("Contact")]);
    expect(rendered).toHaveLength(2);
  });

  it("that failed becomes no template, and is rendered with the words themselves", async () => {
    const { rendered, renderSearch } = counting(500);
    expect((await renderSearch("one", [])).text).toContain("one");
    await renderSearch("two", []);
    expect(rendered.filter((words) => words === "one" || words === "two")).toEqual(["one", "two"]);
  });
});
