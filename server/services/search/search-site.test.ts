import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchDocuments } from "#shared/content/search-documents.ts";
import { createSiteSearch } from "./search-site.ts";

const search = createSiteSearch(searchDocuments());
const paths = (query: string) => search(query).map(({ path }) => path);

describe("site search (specification §2, /search with a q parameter)", () => {
  it("finds a course by its name", () => {
    expect(paths("data analysis")[0]).toBe("/courses/data-analyst");
  });

  it.each(["cyber secuirty", "ciber security", "cyber sec"])("forgives a slip: %s", (query) => {
    expect(paths(query).slice(0, 4)).toContain("/courses/cyber-security-ceh");
  });

  it("finds a tool named only inside a text", () => {
    expect(paths("pandas")).toContain("/courses/data-analyst");
  });

  it("finds the policy that answers", () => {
    expect(paths("refund").some((path) => path.startsWith("/refund-policy"))).toBe(true);
  });

  it("finds services and questions", () => {
    expect(paths("wordpress")).toContain("/services/wordpress-development");
    expect(search("demo free").some(({ kind }) => kind === "question")).toBe(true);
  });

  it("finds nothing for nothing, and for what is not here", () => {
    expect(search("")).toEqual([]);
    expect(search("xylophone quartz")).toEqual([]);
  });

  it("shows the words it found in the excerpt, cut at words", () => {
    const hit = search("PostgreSQL").find(({ excerpt }) => /postgresql/i.test(excerpt));
    expect(hit).toBeDefined();
    expect(hit?.excerpt.length).toBeLessThan(190);
  });
});

describe("any question", () => {
  const addresses = new Set(searchDocuments().map(({ path }) => path));

  it("is answered by pages of ours, at most twenty, and without a word of the question made up", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (query) => {
        const hits = search(query);
        expect(hits.length).toBeLessThanOrEqual(20);
        for (const { path, excerpt } of hits) {
          expect(addresses.has(path)).toBe(true);
          expect(excerpt.length).toBeLessThan(190);
        }
      }),
    );
  });

  it("has the same answer in any case and however it is spaced", () => {
    const words = fc.array(fc.constantFrom("data", "Cyber", "refund", "wordpress", "MERN", "demo"), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(words, fc.constantFrom(" ", "   ", "\t", " - "), (asked, gap) => {
        const answer = search(asked.join(" "));
        expect(search(asked.join(gap).toUpperCase())).toEqual(answer);
        expect(answer.length).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });
});
