import { expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { listPublicAddresses, listTranslatedAddresses } from "./public-addresses.ts";

it("every page that tells of batches is rendered again when a seat is taken, and stays shown until then", () => {
  const addresses = listPublicAddresses(demoSite);
  const pages = addresses.filter(({ kind }) => kind === "page");
  const telling = pages.filter(({ fromDatabase }) => fromDatabase).map(({ path }) => path);
  for (const { canonicalPath, landingPath } of demoSite.content.courses)
    expect(telling).toEqual(expect.arrayContaining([canonicalPath, landingPath]));
  expect(telling).toEqual(expect.arrayContaining(["/", "/courses", "/enrollnow", "/batches"]));
  expect(telling).not.toContain("/about");
  const dropped = pages.filter(({ fromDatabase, staysShown }) => fromDatabase && !staysShown).map(({ path }) => path);
  expect(dropped.filter((path) => !/^\/(course-outline|batches)\/[^/]+$/.test(path))).toEqual([]);
});

it("a page that reads its query is left to the program where the query has something to read", () => {
  const addresses = listPublicAddresses(demoSite);
  const reading = addresses.flatMap(({ path, readsQuery = [] }) => (readsQuery.length > 0 ? [[path, readsQuery]] : []));
  expect(Object.fromEntries(reading)).toEqual({
    "/batches": ["course", "when"],
    "/enrollnow": ["course", "batch", "plan"],
  });
});

it("pages of other languages are those of their own sites, below their addresses", () => {
  const translated = listTranslatedAddresses({ ...demoSite, translations: new Map([["ur" as const, demoSite]]) });
  const pages = listPublicAddresses(demoSite).filter(({ kind }) => kind === "page");
  expect(translated.map(({ path }) => path)).toEqual(pages.map(({ path }) => (path === "/" ? "/ur" : `/ur${path}`)));
  expect(translated.find(({ path }) => path === "/ur/batches")?.readsQuery).toEqual(["course", "when"]);
});
