import { describe, expect, it } from "vitest";
import { withFormerAddresses } from "./former-addresses.ts";

const key = { kind: "course", id: "baking", locale: "en" };
const of = (document: object | null) => ({ ...key, document });

describe("the addresses that a page had", () => {
  it("are kept over several changes, and not the one that it has again", () => {
    const second = withFormerAddresses(of({ title: "a" }), of({ title: "a", slug: "bread" }));
    expect(second).toEqual({ title: "a", slug: "bread", formerly: ["/courses/baking"] });
    const third = withFormerAddresses(of(second as object), of({ title: "a", slug: "rye" }));
    expect(third).toEqual({ title: "a", slug: "rye", formerly: ["/courses/baking", "/courses/bread"] });
    const first = withFormerAddresses(of(third as object), of({ title: "a" }));
    expect(first).toEqual({ title: "a", formerly: ["/courses/bread", "/courses/rye"] });
  });

  it("are none of a new page, one that goes, or one that stays where it is", () => {
    expect(withFormerAddresses(undefined, of({ slug: "bread" }))).toEqual({ slug: "bread" });
    expect(withFormerAddresses(of({ slug: "bread" }), of(null))).toBeNull();
    expect(withFormerAddresses(of({ slug: "bread" }), of({ slug: "bread", title: "b" }))).toEqual({
      slug: "bread",
      title: "b",
    });
  });

  it("include the names that a page had beside its own, and a policy's path", () => {
    const before = of({ landingPath: "/BakingPage", aliases: ["/bake"] });
    expect(withFormerAddresses(before, of({}))).toEqual({ formerly: ["/BakingPage", "/bake"] });
    const policy = { kind: "policy", id: "terms", locale: "en" };
    expect(
      withFormerAddresses({ ...policy, document: { path: "/terms" } }, { ...policy, document: { path: "/rules" } }),
    ).toEqual({ path: "/rules", formerly: ["/terms"] });
  });
});

describe("every address of a page", () => {
  const moved = (kind: string, before: object, after: object) => {
    const of = (document: object) => ({ kind, id: "one", locale: "en", document });
    return withFormerAddresses(of(before), of(after));
  };

  it("is that of its kind: of a service too, and none of what has no page", () => {
    expect(moved("service", {}, { slug: "two" })).toEqual({ slug: "two", formerly: ["/services/one"] });
    expect(moved("question", { slug: "a", aliases: ["/a"] }, { slug: "b" })).toEqual({ slug: "b" });
    expect(moved("policy", {}, { path: "/rules" })).toEqual({ path: "/rules" });
  });

  it("is kept once, in whatever letters it was written", () => {
    expect(moved("course", { slug: "Rye", formerly: ["/courses/rye", "/Bread"] }, { slug: "two" })).toEqual({
      ...{ slug: "two", formerly: ["/courses/Rye", "/Bread"] },
    });
    expect(moved("course", { slug: "RYE" }, { slug: "rye" })).toEqual({ slug: "rye" });
  });

  it("is none any more where the page has all of them again", () => {
    expect(moved("course", { slug: "two" }, { slug: "two", formerly: ["/courses/two"] })).toStrictEqual({
      slug: "two",
    });
  });

  it("goes, the oldest first, once there are more than a hundred", () => {
    const formerly = Array.from({ length: 100 }, (_, at) => `/was-${at}`);
    const { formerly: kept } = moved("course", { slug: "two", formerly }, { slug: "three" }) as { formerly: string[] };
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([100, "/was-1", "/courses/two"]);
  });

  it.each<[unknown]>([["a text"], [7], [null], [{ aliases: [7] }]])(
    "is read as far as a document is one: %j",
    (document) => {
      const next = { kind: "question", id: "one", locale: "en", document };
      expect(withFormerAddresses({ ...next, document: "before" }, next)).toBe(document);
    },
  );
});
