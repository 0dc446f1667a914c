import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { SearchHit } from "#server/services/search/search-site.ts";
import { createSearchTemplates, type DrawnPage } from "#server/serving/search-templates.ts";

const hit = (title: string): SearchHit => ({ kind: "page", title, path: "/about", excerpt: "We teach." });

/** Draws as the router does: words in text, in an attribute, and in a script as JSON within a string. */
async function draw(words: string, hits: SearchHit[], status = 200): Promise<DrawnPage> {
  const found = hits.map(({ title }) => createElement("li", { key: title }, title));
  const field = createElement("input", { defaultValue: words });
  const markup = renderToStaticMarkup(createElement("main", null, field, `Nothing for “${words}”`, found));
  const json = JSON.stringify(JSON.stringify(["query", words, hits]));
  const safe = json.replace(/[&<>\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
  const text = `${markup}<script>window.streamController.enqueue(${safe});</script>`;
  return { response: new Response(null, { status, headers: { "X-Page": "search" } }), text };
}

/** A drawing that counts how often it is asked. */
function counting(status?: number) {
  const asked: string[] = [];
  const drawFrom = createSearchTemplates();
  const drawSearch = async (sought: string, found: SearchHit[]) =>
    await drawFrom(sought, found, async (words, hits) => {
      asked.push(words);
      return await draw(words, hits, status);
    });
  return { asked, drawSearch };
}

describe("a page of results", () => {
  it("is what the router would have drawn, whatever the words are", async () => {
    const { drawSearch } = counting();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", minLength: 1, maxLength: 80 }), async (words) => {
        const { text, response } = await drawSearch(words, [hit("About us")]);
        expect(text).toBe((await draw(words, [hit("About us")])).text);
        expect([response.status, response.headers.get("X-Page")]).toEqual([200, "search"]);
      }),
    );
  });

  it.each([`</script><script>alert("1")</script>`, `"'&<>\\ \u2028 \uF8FFwords\uF8FF $& 😀`])(
    "holds %j",
    async (words) => {
      const { drawSearch } = counting();
      expect((await drawSearch(words, [])).text).toBe((await draw(words, [])).text);
    },
  );

  it("is drawn once for all words that find the same", async () => {
    const { asked, drawSearch } = counting();
    for (const words of ["one", "two", "three"]) await drawSearch(words, [hit("About us")]);
    expect(asked).toHaveLength(1);
    await drawSearch("one", [hit("Contact")]);
    expect(asked).toHaveLength(2);
  });

  it("that failed is not kept, and is drawn with the words themselves", async () => {
    const { asked, drawSearch } = counting(500);
    expect((await drawSearch("one", [])).text).toContain("one");
    await drawSearch("two", []);
    expect(asked.filter((words) => words === "one" || words === "two")).toEqual(["one", "two"]);
  });
});
