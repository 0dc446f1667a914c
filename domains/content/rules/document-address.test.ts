import { describe, expect, it } from "vitest";
import { withAddress } from "./document-address.ts";

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
