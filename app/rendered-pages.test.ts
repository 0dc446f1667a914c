import type { EntryContext } from "react-router";
import { expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { pageKey, renderedPages } from "./rendered-pages.ts";

type PageContext = Partial<EntryContext["staticHandlerContext"]>;

const keyOf = (overrides: PageContext, address = "/account?tab=1", carries: "all" | "none" = "all") => {
  const { pathname, search } = new URL(address, "http://localhost");
  const location = { pathname, search, hash: "", key: "default", state: null, mask: undefined };
  const context = { location, statusCode: 200, loaderData: {}, actionData: null, errors: null, ...overrides };
  return pageKey({ staticHandlerContext: context } as EntryContext, carries);
};

it("is equal for the same address and data, and different for any other", () => {
  const loaderData = { page: { name: "Ali" } };
  expect(keyOf({ loaderData })).toBe(keyOf({ loaderData: { page: { name: "Ali" }, root: { header: [] } } }));
  const others = [keyOf({ loaderData }, "/account?tab=2"), keyOf({ loaderData }, "/sign-in?tab=1"), keyOf({})];
  others.push(keyOf({ loaderData }, "/account?tab=1", "none"));
  expect(new Set([keyOf({ loaderData }), ...others]).size).toBe(5);
});

it("is null if a page failed, answers a form, or waits for part of its data", () => {
  expect(keyOf({ statusCode: 404 })).toBeNull();
  expect(keyOf({ errors: { root: new Error("broken") } })).toBeNull();
  expect(keyOf({ actionData: { root: { sent: true } } })).toBeNull();
  expect(keyOf({ loaderData: { page: { text: Promise.resolve("later") } } })).toBeNull();
});

it("belongs to one state of the site", () => {
  renderedPages(demoSite).set("key", "page");
  expect(renderedPages({ ...demoSite }).get("key")).toBeUndefined();
  expect(renderedPages(demoSite).get("key")).toBe("page");
});
