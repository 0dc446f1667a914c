import { describe, expect, it, vi } from "vitest";
import { versionOfBody } from "#server/serving/body-version.ts";
import { bodyOf, other, page, sitePages } from "../../tests/support/site-pages.ts";

describe("the public pages", () => {
  it("are shown with their data from the first update on, whatever the query", async () => {
    const pages = sitePages(
      new Map([
        ["/", "home"],
        ["/about", "about"],
      ]),
      [page("/"), page("/about")],
    );
    expect(pages.find("/", "")).toBeUndefined();
    await pages.update();
    expect(bodyOf(pages, "/", "?utm_source=mail")).toContain("<p>home</p>/_.data?v=");
    expect(bodyOf(pages, "/_.data")).toBe('"home"');
    expect(bodyOf(pages, "/about.data")).toBe('"about"');
    expect(pages.paths()).toEqual(["/", "/about"]);
  });

  it("are left to the program where their query changes what they show", async () => {
    const pages = sitePages(new Map([["/batches", "all"]]), [{ ...page("/batches"), readsQuery: ["course"] }]);
    await pages.update();
    for (const [path, shown] of [
      ["/batches", "<p>all</p>"],
      ["/batches.data", '"all"'],
    ] as const) {
      expect(bodyOf(pages, path)).toContain(shown);
      expect(bodyOf(pages, path, "?utm_source=mail")).toContain(shown);
      expect(pages.find(path, "?utm_source=mail&course=spanish")).toBeUndefined();
    }
    const version = /\/batches\.data(\?v=\S+)/.exec(bodyOf(pages, "/batches") ?? "")?.[1] ?? "";
    expect(bodyOf(pages, "/batches.data", version)).toBe('"all"');
  });

  it("have a versioned file under each version of the last hour, and without one they leave it to the program", async () => {
    const words = new Map([["/frame.js", "one"]]);
    const pages = sitePages(words, [{ path: "/frame.js", kind: "file", fromDatabase: false, isVersioned: true }]);
    await pages.update();
    const versions = ["<p>one</p>", "<p>two</p>"].map((text) => `?v=${versionOfBody(Buffer.from(text))}`);
    expect(bodyOf(pages, "/frame.js", versions[0])).toBe("<p>one</p>");
    expect(pages.find("/frame.js", "")).toBeUndefined();
    expect(pages.find("/frame.js", versions[1] ?? "")).toBeUndefined();
    words.set("/frame.js", "two");
    await pages.change();
    expect(bodyOf(pages, "/frame.js", versions[0])).toBe("<p>one</p>");
    expect(bodyOf(pages, "/frame.js", versions[1])).toBe("<p>two</p>");
    expect(pages.find("/frame.js", versions[1] ?? "")?.variants.br.headers).toContain(
      "public, max-age=31536000, immutable",
    );
  });

  it("are rendered again with the same data if they look different, but files are not", async () => {
    const words = new Map([
      ["/a", "one"],
      ["/robots.txt", "all"],
    ]);
    const pages = sitePages(words, [page("/a"), { path: "/robots.txt", kind: "file", fromDatabase: false }]);
    await pages.update();
    pages.asked.length = 0;
    pages.paint("red");
    await pages.change();
    expect(pages.asked).toEqual(["/a.data", "/a", "/robots.txt"]);
  });

  it("are rendered again only where their data have changed", async () => {
    const words = new Map([
      ["/a", "one"],
      ["/b", "two"],
    ]);
    const pages = sitePages(words, [page("/a"), page("/b")]);
    await pages.update();
    const before = pages.find("/a", "");
    words.set("/b", "new");
    pages.asked.length = 0;
    await pages.change();
    expect(pages.asked).toEqual(["/a.data", "/b.data", "/b"]);
    expect(pages.find("/a", "")).toBe(before);
    expect(bodyOf(pages, "/b")).toContain("new");
    expect([...pages.quick.values()].map(String).join()).not.toContain("two");
  });

  it("are not even asked for their data where what those are made of is the same", async () => {
    const words = new Map([
      ["/a", "one"],
      ["/robots.txt", "all"],
    ]);
    const pages = sitePages(words, [page("/a"), { path: "/robots.txt", kind: "file", fromDatabase: false }]);
    pages.answer({ a: { title: "one" } });
    await pages.update();
    pages.asked.length = 0;
    pages.answer({ a: { title: "one" } });
    await pages.change();
    expect(pages.asked).toEqual(["/robots.txt"]);
    pages.answer({ a: { title: "two" } });
    words.set("/a", "two");
    await pages.change();
    expect(bodyOf(pages, "/a")).toContain("two");
    pages.asked.length = 0;
    pages.paint("red");
    await pages.change();
    expect(pages.asked).toContain("/a");
  });

  it("are rendered from what their loaders have answered for the comparison", async () => {
    const pages = sitePages(new Map([["/a", "one"]]), [page("/a")]);
    pages.answer({ a: { title: "one" } });
    await pages.update();
    expect(pages.given).toEqual([
      ["/a.data", { a: { title: "one" } }],
      ["/a", { a: { title: "one" } }],
    ]);
  });

  it("still answer the data of an earlier version, for a page that was loaded before", async () => {
    const words = new Map([["/a", "one"]]);
    const pages = sitePages(words, [page("/a")]);
    await pages.update();
    const version = /\?v=.*/.exec(bodyOf(pages, "/a") ?? "")?.[0] ?? "";
    words.set("/a", "two");
    await pages.change();
    expect(bodyOf(pages, "/a.data", version)).toBe('"one"');
    expect(bodyOf(pages, "/a.data")).toBe('"two"');
    expect(bodyOf(pages, "/a.data", "?utm_source=mail")).toBe('"two"');
    expect(bodyOf(pages, "/a", "?v=2")).toContain("two");
  });

  it("leave a version of data to the program that another process may have published", async () => {
    const pages = sitePages(new Map([["/a", "one"]]), [page("/a")]);
    await pages.update();
    expect(pages.find("/a.data", "?v=unknown")).toBeUndefined();
  });

  it("answer the version that is shown however long it has been shown", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    const pages = sitePages(new Map([["/a", "one"]]), [page("/a")]);
    await pages.update();
    const version = /\?v=.*/.exec(bodyOf(pages, "/a") ?? "")?.[0] ?? "";
    vi.advanceTimersByTime(24 * 60 * 60 * 1_000);
    expect(bodyOf(pages, "/a.data", version)).toBe('"one"');
    vi.useRealTimers();
  });

  it("are shown all at once: until the last is rendered, none is new", async () => {
    const words = new Map([
      ["/a", "one"],
      ["/b", "one"],
    ]);
    const pages = sitePages(words, [page("/a"), page("/b")]);
    await pages.update();
    for (const path of words.keys()) words.set(path, "two");
    const updating = pages.change();
    const seen = new Set<string>();
    for (let isOver = false; !isOver; ) {
      isOver = await Promise.race([updating.then(() => true), new Promise<false>((go) => setImmediate(go, false))]);
      seen.add(["/a", "/b"].map((path) => /one|two/.exec(bodyOf(pages, path) ?? "")?.[0]).join());
    }
    expect([...seen].sort()).toEqual(["one,one", "two,two"]);
  });

  it("are never those of the site before, where another is shown while they are rendered", async () => {
    const words = new Map(["/a", "/b", "/c"].map((path) => [path, "one"]));
    const pages = sitePages(words, [page("/a"), page("/b"), page("/c")]);
    await pages.update();
    words.set("/a", "two");
    const show = await pages.prepare(other);
    pages.asked.length = 0;
    const updating = pages.change();
    while (pages.asked.length === 0) await new Promise((go) => setImmediate(go));
    pages.show(other);
    show();
    await updating;
    expect(bodyOf(pages, "/a")).toContain("two of another site");
  });

  it("stay as they are if one of them fails, and the update says so", async () => {
    const words = new Map<string, string | Error>([
      ["/a", "one"],
      ["/b", "one"],
    ]);
    const pages = sitePages(words, [page("/a"), page("/b")]);
    await pages.update();
    words.set("/a", "two").set("/b", new Error("broken"));
    await expect(pages.change()).rejects.toThrow("/b.data: broken.");
    expect(bodyOf(pages, "/a")).toContain("one");
    words.set("/b", "two");
    await pages.update();
    expect(bodyOf(pages, "/a")).toContain("two");
  });

  it("leave one that fails at the start to the program, and show the others", async () => {
    const words = new Map<string, string | Error>([
      ["/a", new Error("broken")],
      ["/b", "two"],
    ]);
    const pages = sitePages(words, [page("/a"), page("/b")]);
    await expect(pages.update()).rejects.toThrow("/a.data: broken.");
    expect(pages.find("/a", "")).toBeUndefined();
    expect(bodyOf(pages, "/b")).toContain("two");
    words.set("/a", "three");
    await pages.update();
    expect(bodyOf(pages, "/a")).toContain("three");
  });

  it("name the first three that fail, with the reason", async () => {
    const paths = ["/a", "/b", "/c", "/d", "/e"];
    const pages = sitePages(
      new Map(paths.map((path) => [path, new Error("No year.")])),
      paths.map((path) => page(path)),
    );
    await expect(pages.update()).rejects.toThrow("/a.data: No year. /b.data: No year. /c.data: No year. And 2 more.");
  });

  it("are not asked for again after a change of the database, unless they show it", async () => {
    const pages = sitePages(
      new Map([
        ["/a", "one"],
        ["/batches", "one"],
      ]),
      [page("/a"), page("/batches", true)],
    );
    await pages.update();
    pages.asked.length = 0;
    pages.invalidate();
    await pages.update();
    expect(pages.asked).toEqual(["/batches.data"]);
  });

  it("are not rendered again while nothing changes", async () => {
    const pages = sitePages(new Map([["/a", "one"]]), [page("/a")]);
    await pages.update();
    pages.asked.length = 0;
    await pages.update();
    expect(pages.asked).toEqual([]);
  });

  it("leave out an address that is not there", async () => {
    const words = new Map<string, string | null>([["/a", null]]);
    const pages = sitePages(words, [page("/a")]);
    await pages.update();
    expect(pages.paths()).toEqual([]);
  });

  it("hide what shows the database from a change until the next update", async () => {
    const words = new Map([
      ["/a", "one"],
      ["/batches", "one"],
    ]);
    const pages = sitePages(words, [page("/a"), page("/batches", true)]);
    await pages.update();
    const version = /\?v=.*/.exec(bodyOf(pages, "/batches") ?? "")?.[0] ?? "";
    pages.invalidate();
    expect(pages.find("/a", "")).toBeDefined();
    expect([pages.find("/batches", ""), pages.find("/batches.data", "")]).toEqual([undefined, undefined]);
    expect(bodyOf(pages, "/batches.data", version)).toBe('"one"');
    await pages.update();
    expect(bodyOf(pages, "/batches")).toContain("one");
  });

  it("stay shown where they tell of seats beside their content, and are rendered again", async () => {
    const words = new Map([["/courses/pottery", "4 seats left"]]);
    const pages = sitePages(words, [{ ...page("/courses/pottery", true), staysShown: true }]);
    await pages.update();
    words.set("/courses/pottery", "3 seats left");
    pages.invalidate();
    expect(bodyOf(pages, "/courses/pottery")).toContain("4 seats left");
    await pages.update();
    expect(bodyOf(pages, "/courses/pottery")).toContain("3 seats left");
  });

  it("stay hidden where the database changes during the update", async () => {
    const pages = sitePages(new Map([["/batches", "one"]]), [page("/batches", true)]);
    const updating = pages.update();
    while (pages.asked.length === 0) await new Promise((go) => setImmediate(go));
    pages.invalidate();
    await updating;
    expect(pages.find("/batches", "")).toBeUndefined();
  });
});
