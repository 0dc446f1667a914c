import { describe, expect, it } from "vitest";
import { withAddress, withShownAddress } from "./document-address.ts";

const free = () => false;
const course = { kind: "course", id: "baking", isTaken: free };

describe("the address of a document's page", () => {
  it("follows the title until it is published", () => {
    const before = { title: "Baking" };
    const now = { title: "Baking at Home", slug: "baking" };
    expect(withAddress(now, { ...course, before, isPublished: false })).toEqual({
      title: "Baking at Home",
      slug: "baking-at-home",
    });
    expect(withAddress(now, { ...course, before, isPublished: true })).toEqual({ title: "Baking at Home" });
  });

  it("stays what somebody typed, and follows the title again once it is empty", () => {
    const before = { title: "Baking", slug: "bread" };
    const typed = { title: "Baking at Home", slug: "bread" };
    expect(withAddress(typed, { ...course, before, isPublished: false })).toEqual(typed);
    expect(withAddress({ ...typed, slug: "" }, { ...course, before, isPublished: true })).toMatchObject({
      slug: "baking-at-home",
    });
  });

  it("is another one where a page has it already, and the id where the title has no Latin letters", () => {
    const isTaken = (path: string) => path === "/courses/bread";
    const document = { title: "Bread", slug: "" };
    expect(withAddress(document, { ...course, before: null, isPublished: false, isTaken })).toMatchObject({
      slug: "bread-2",
    });
    expect(withAddress({ title: "روٹی", slug: "" }, { ...course, before: null, isPublished: false })).toEqual({
      title: "روٹی",
    });
  });

  it("of a policy is a path, made of the title at its top", () => {
    const policy = { kind: "policy", id: "house-rules", isTaken: free, before: null, isPublished: false };
    const document = { path: "", hero: { title: "House rules" } };
    expect(withAddress(document, policy)).toMatchObject({ path: "/house-rules" });
    expect(withAddress({ ...document, path: "/Rules" }, policy)).toMatchObject({ path: "/Rules" });
  });

  it("is left to a document without a page", () => {
    const question = { question: "Is there tea?" };
    expect(withAddress(question, { ...course, kind: "question", before: null, isPublished: false })).toBe(question);
  });
});

describe("an address that is made again", () => {
  const followed = (before: object, now: Record<string, unknown>, others: object = {}) =>
    withAddress(now, { ...course, before, isPublished: false, ...others });

  it("is not where the title stays, though the word is still that of the title", () => {
    const before = { title: "Bread", slug: "bread" };
    expect(
      followed(before, { ...before, level: "Any" }, { isTaken: (path: string) => path === "/courses/bread" }),
    ).toEqual({ title: "Bread", slug: "bread", level: "Any" });
  });

  it("is not where somebody has typed another word together with another title", () => {
    expect(followed({ title: "Baking" }, { title: "Bread", slug: "rye" })).toEqual({ title: "Bread", slug: "rye" });
    // Another course's id that was typed on purpose.
    expect(followed({ title: "Bread", slug: "rye" }, { title: "Rice", slug: "baking" })).toEqual({ title: "Rice" });
  });

  it("may be the page's own, which is taken by itself", () => {
    const isTaken = (path: string) => path === "/courses/bread";
    expect(followed({ title: "Bread!", slug: "bread" }, { title: "Bread?", slug: "bread" }, { isTaken })).toEqual({
      ...{ title: "Bread?", slug: "bread" },
    });
  });

  it("keeps the document's word where its title has no Latin letters", () => {
    expect(followed({ title: "Bread", slug: "bread" }, { title: "روٹی", slug: "bread" })).toEqual({
      ...{ title: "روٹی", slug: "bread" },
    });
  });

  it("of a policy follows the title at its top until it is published, and no other title", () => {
    const policy = { kind: "policy", id: "house-rules", isTaken: free, isPublished: false };
    const before = { path: "/house-rules", hero: { title: "House rules" }, title: "Unseen" };
    const now = { path: "/house-rules", hero: { title: "Your stay" }, title: "Unseen" };
    expect(withAddress(now, { ...policy, before })).toMatchObject({ path: "/your-stay" });
    expect(withAddress(now, { ...policy, before, isPublished: true })).toMatchObject({ path: "/house-rules" });
    const taken = { ...policy, isTaken: (path: string) => path === "/your-stay" };
    expect(withAddress(now, { ...taken, before })).toMatchObject({ path: "/your-stay-2" });
  });

  it("of a policy is its id where it has neither a word nor a title", () => {
    const policy = { kind: "policy", id: "house-rules", isTaken: free, before: null, isPublished: false };
    for (const document of [{ path: "" }, { path: "/", hero: null }, { path: "/", hero: "House rules" }])
      expect(withAddress(document, policy)).toMatchObject({ path: "/house-rules" });
  });
});

describe("a document in its form", () => {
  it("shows its id as the word of its address, unless it has another", () => {
    expect(withShownAddress("course", "baking", { title: "Baking" })).toEqual({ title: "Baking", slug: "baking" });
    expect(withShownAddress("service", "repair", { slug: "mending" })).toEqual({ slug: "mending" });
  });

  it.each<[string, unknown]>([
    ["policy", { path: "/rules" }],
    ["question", { question: "Is there tea?" }],
    ["course", null],
    ["course", undefined],
    ["course", "Baking"],
  ])("of the kind %s stays as it is: %j", (kind, document) => {
    expect(withShownAddress(kind, "baking", document)).toBe(document);
  });
});
