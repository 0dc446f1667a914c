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
