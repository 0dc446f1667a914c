import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoContent, demoSite } from "#content/demo-site.ts";
import { createSite } from "#domains/content/rules/site.ts";
import { type SearchDocument, searchDocuments } from "./search-documents.ts";
import { createSearchOfSite, createSiteSearch } from "./search-site.ts";

const search = createSiteSearch(searchDocuments(demoSite));
const paths = (query: string) => search(query).map(({ path }) => path);

describe("site search (specification §2, /search with a q parameter)", () => {
  it("finds a course by its name", () => {
    for (const { title, canonicalPath } of demoSite.content.courses) expect(paths(title)[0]).toBe(canonicalPath);
  });

  it.each(["cyber secuirty", "ciber security", "cyber sec"])("forgives a mistake: %s", (query) => {
    expect(paths(query).slice(0, 4)).toContain("/courses/cyber-security-ceh");
  });

  it("finds a tool named only inside a text", () => {
    expect(paths("pandas")).toContain("/courses/data-analyst");
  });

  it("finds the policy that answers a question", () => {
    expect(paths("refund").some((path) => path.startsWith("/refund-policy"))).toBe(true);
  });

  it("finds services and questions", () => {
    expect(paths("wordpress")).toContain("/services/wordpress-development");
    expect(search("demo free").some(({ kind }) => kind === "question")).toBe(true);
  });

  it("finds nothing for an empty query and for unknown words", () => {
    expect(search("")).toEqual([]);
    expect(search("xylophone quartz")).toEqual([]);
    expect(search("zzzz")).toEqual([]);
  });

  it("shows the found words in the excerpt, cut between words", () => {
    const hit = search("PostgreSQL").find(({ excerpt }) => /postgresql/i.test(excerpt));
    expect(hit).toBeDefined();
    expect(hit?.excerpt.length).toBeLessThan(190);
  });
});

describe("a name in the other script", () => {
  const teacher = (title: string, path: string) => {
    return { id: path, kind: "teacher" as const, title, text: "", keywords: "", path };
  };
  const batches = { ...teacher("Evening", "/batches"), keywords: "Hamza Rafiq" };

  it.each(["hamza rafiq", "Hamzah Rafeeq", "hmza rafeek"])("of Urdu is found as people spell it: %s", (query) => {
    const found = createSiteSearch([batches, teacher("رابعہ انور", "/other"), teacher("حمزہ رفیق", "/hamza")])(query);
    expect(found[0]?.path).toBe("/hamza");
    expect(found.map(({ path }) => path)).not.toContain("/other");
  });

  it("is found by Urdu letters", () => {
    const found = createSiteSearch([teacher("Rabia Anwar", "/rabia"), teacher("Hamza Rafiq", "/hamza")])("رابعہ انور");
    expect(found.map(({ path }) => path)).toEqual(["/rabia"]);
  });

  it("is not looked for among names in the same script", () => {
    expect(createSiteSearch([teacher("Rubab Nora", "/rubab")])("rabi nawar")).toEqual([]);
  });
});

describe("any question", () => {
  const addresses = new Set(searchDocuments(demoSite).map(({ path }) => path));

  it("finds pages of ours, at most twenty, with short excerpts", () => {
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

  it("has the same answer in any case and with any spaces", () => {
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

const page = (id: string, rest: Partial<SearchDocument>): SearchDocument => ({
  ...{ id, kind: "page", title: "Untitled", text: "Nothing.", keywords: "", path: `/${id}` },
  ...rest,
});
const idsFor = (documents: SearchDocument[]) => {
  const hits = createSiteSearch(documents);
  return (query: string) => hits(query).map(({ path }) => path.slice(1));
};

describe("a word", () => {
  it("counts for more in a title than among the keywords, and there more than in the text", () => {
    const find = idsFor([
      page("text", { text: "Pandas." }),
      page("keywords", { keywords: "pandas, snakes" }),
      page("title", { title: "What the pandas did" }),
    ]);
    expect(find("pandas")).toEqual(["title", "keywords", "text"]);
  });

  it("may be unfinished, from its second letter on", () => {
    const find = idsFor([page("snake", { text: "Python for everybody." })]);
    expect(find("py")).toEqual(["snake"]);
    expect(find("p")).toEqual([]);
  });

  it("may have a wrong letter if it has four or more", () => {
    const find = idsFor([page("tables", { text: "SQL and its joins, in depth." })]);
    expect(find("joinz")).toEqual(["tables"]);
    expect(find("jons")).toEqual(["tables"]);
    expect(find("sqk")).toEqual([]);
  });

  it("on many pages finds twenty of them", () => {
    const find = idsFor(Array.from({ length: 25 }, (_, at) => page(`p${at}`, { text: "Python for everybody." })));
    expect(find("python")).toHaveLength(20);
  });
});

describe("how visitors write", () => {
  const find = (query: string, documents: SearchDocument[], vocabulary = {}) =>
    createSiteSearch(documents, vocabulary)(query).map(({ path }) => path.slice(1));

  it.each([
    ["swapped letters", "pyhton"],
    ["a missing letter", "pyton"],
    ["another first letter", "bython"],
    ["a word unfinished", "pyth"],
    ["another ending", "pythons"],
  ])("with %s", (_, query) => {
    expect(find(query, [page("snake", { title: "Python" }), page("other", { title: "Pylons" })])[0]).toBe("snake");
  });

  it("with two words as one", () => {
    expect(find("webdesign", [page("web", { title: "Web design" }), page("other", { title: "Weeds" })])).toEqual([
      "web",
    ]);
  });

  it("as it sounds", () => {
    expect(find("sertifikate", [page("paper", { title: "Certificate" })])).toEqual(["paper"]);
  });

  it("with a word of their own for it", () => {
    const synonyms = [["refund", "wapis"]];
    expect(find("wapis", [page("money", { title: "Refunds" })], { synonyms })).toEqual(["money"]);
    expect(find("wapsi", [page("money", { title: "Refunds" })], { synonyms: [["refund", "wapsi"]] })).toEqual([
      "money",
    ]);
  });

  it("with words that say nothing, unless there are no others", () => {
    const documents = [page("fees", { title: "Fees" }), page("how", { title: "How" })];
    expect(find("how fees", documents, { fillers: ["how"] })).toEqual(["fees"]);
    expect(find("how", documents, { fillers: ["how"] })).toEqual(["how"]);
  });

  it("with what they ask beside a name, which alone finds nothing of that kind first", () => {
    const documents = [
      page("german", { kind: "course", title: "German" }),
      page("batches", { kind: "batches", title: "Groups", names: ["German"] }),
      page("prices", { kind: "answer", title: "Prices", names: ["fee"] }),
    ];
    const beside = { course: ["fee"], batches: ["timing"] };
    expect(find("german fee", documents, { beside })[0]).toBe("german");
    expect(find("german timing", documents, { beside })[0]).toBe("batches");
    expect(find("fee", documents, { beside })[0]).toBe("prices");
  });

  it("by a whole name, before pages that hold its words", () => {
    const documents = [
      page("essay", { title: "The demo and the class, a long essay on a class", keywords: "demo, class" }),
      page("demo", { kind: "answer", title: "Try it", names: ["demo class"] }),
    ];
    expect(find("demo class", documents)[0]).toBe("demo");
  });

  it("and are led to one place once, unless it has more to tell", () => {
    const documents = [
      page("faq", { kind: "question", title: "Pay monthly" }),
      { ...page("answer", { kind: "answer", title: "How one may pay monthly here" }), path: "/faq" },
    ];
    expect(find("pay monthly", documents)).toEqual(["faq"]);
  });
});

it("a hit has kind, title and path", () => {
  const found = createSiteSearch([page("one", { kind: "policy", title: "Refunds", text: "Within a week." })])(
    "refunds",
  );
  expect(found).toEqual([{ kind: "policy", title: "Refunds", path: "/one", excerpt: "Within a week." }]);
});

describe("an excerpt", () => {
  const und = (times: number) => Array.from({ length: times }, () => "und").join(" ");
  const excerptOf = (text: string, query: string) =>
    createSiteSearch([page("one", { text, title: "Berlin" })])(query)[0]?.excerpt;

  it("is a short text in full", () => {
    expect(excerptOf("Python for everybody.", "everybody")).toBe("Python for everybody.");
  });

  it("is the beginning of the text if the word is in the title", () => {
    expect(excerptOf(`Python ${und(60)}`, "berlin")).toBe(`Python ${und(41)} …`);
  });

  it("shows the first word found, and the text around it", () => {
    const text = `${und(30)} Python ${und(60)} SQL ${und(30)}`;
    expect(excerptOf(text, "sql python")).toMatch(/^… (und )+Python( und)+ …$/);
    expect(excerptOf(text, "sql")).toMatch(/^… (und )+SQL( und)+ …$/);
    expect(excerptOf(`Python ${und(60)} SQL`, "sql python")).toMatch(/^Python( und)+ …$/);
  });

  it("has no mark at the end of the text", () => {
    expect(excerptOf(`${und(60)} Python, at last.`, "last")).toMatch(/^… (und )+Python, at last\.$/);
  });

  it("is a run of whole words around the one found, marked where it is cut", () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 80 }), fc.array(word, { maxLength: 80 }), (before, after) => {
        const text = [...before, "PostgreSQL", ...after].join(" ");
        const excerpt = excerptOf(text, "postgresql") ?? "";
        const shown = excerpt.replace(/^… /, "").replace(/ …$/, "");
        expect(shown).toContain("PostgreSQL");
        expect(shown.length).toBeLessThanOrEqual(170);
        expect(` ${text} `).toContain(` ${shown} `);
        expect(excerpt.startsWith("… ")).toBe(!text.startsWith(shown));
        expect(excerpt.endsWith(" …")).toBe(!text.endsWith(shown));
      }),
      { numRuns: 50 },
    );
  });
});

describe("the search of a site", () => {
  const { messages } = demoSite;
  const [course] = demoContent.courses;
  if (!course) throw new Error("The demo has courses.");
  const kilims = { ...course, id: "kilims", title: "Kilims", names: [], canonicalPath: "/courses/kilims" };

  /** The paths found, where the program and the institute say these words of their own. */
  function found(
    query: string,
    program: Partial<typeof messages.search>,
    own: Partial<typeof demoContent.pages.search>,
  ) {
    const { fillers: _, synonyms: __, beside: ___, ...page } = demoContent.pages.search;
    const pages = { ...demoContent.pages, search: { ...page, ...own } };
    const content = { ...demoContent, courses: [kilims], pages };
    const site = createSite(content, { ...messages, search: { ...messages.search, ...program } });
    return createSearchOfSite(site, [])(query).map(({ path }) => path);
  }

  it("knows the program's words for one thing, and the institute's own", () => {
    const [program, own] = [{ synonyms: ["zzcarpet kilims"] }, { synonyms: [["zzrug", "kilims"]] }];
    for (const query of ["zzcarpet", "zzrug"]) expect(found(query, program, own)[0]).toBe("/courses/kilims");
    expect([found("zzcarpet", {}, own), found("zzrug", program, {})]).toEqual([[], []]);
  });

  it("passes over the program's fillers, and the institute's own", () => {
    const [program, own] = [{ fillers: "privacy terms" }, { fillers: ["refund"] }];
    for (const filler of ["privacy", "terms", "refund"]) {
      const query = `kilims ${filler}`;
      expect(found(query, program, own), filler).toEqual(found("kilims", program, own));
      expect(found(query, {}, {}), filler).not.toEqual(found("kilims", {}, {}));
    }
  });

  it("knows the words that people type beside a name, the program's and the institute's own", () => {
    const [program, own] = [
      { beside: { ...messages.search.beside, course: "zzlearnable" } },
      { beside: { course: ["zzteachable"] } },
    ];
    for (const query of ["zzlearnable", "zzteachable"]) expect(found(query, program, own)[0]).toBe("/courses/kilims");
    expect([found("zzlearnable", {}, own), found("zzteachable", program, {})]).toEqual([[], []]);
  });
});
