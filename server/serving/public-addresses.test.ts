import { expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { createSitePages } from "#domains/content/rules/site-pages.ts";
import { listLateAddresses, listPublicAddresses } from "./public-addresses.ts";

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

it("pages of hundreds of courses are not all rendered ahead, and none is left out", () => {
  const [course] = demoSite.content.courses;
  if (!course) throw new Error("The demo has no course.");
  const many = Array.from({ length: 100 }, (_, at) => {
    const [id, path] = [`course-${at}`, `/courses/course-${at}`];
    return { ...course, id, slug: id, canonicalPath: path, landingPath: path, aliases: [] };
  });
  const content = { ...demoSite.content, courses: many };
  const pages = createSitePages(content, demoSite.messages, demoSite.sections);
  const site = { ...demoSite, content, pages };
  const pathsOf = (addresses: { path: string }[]) => addresses.map(({ path }) => path);
  const [ahead, late] = [pathsOf(listPublicAddresses(site)), pathsOf(listLateAddresses(site))];
  expect(ahead).toEqual(expect.arrayContaining(["/", "/courses/course-11", "/batches/course-11"]));
  expect(late).toEqual(expect.arrayContaining(["/courses/course-12", "/course-outline/course-99"]));
  expect(ahead.filter((path) => late.includes(path))).toEqual([]);
  const ofMany = many.flatMap(({ id }) => ["courses", "batches", "course-outline"].map((folder) => `/${folder}/${id}`));
  expect([...ahead, ...late]).toEqual(expect.arrayContaining(ofMany));
});

it("pages of other languages are those of their own sites, below their addresses", () => {
  const translated = listLateAddresses({ ...demoSite, translations: new Map([["ur" as const, demoSite]]) });
  const pages = listPublicAddresses(demoSite).filter(({ kind }) => kind === "page");
  expect(translated.map(({ path }) => path)).toEqual(pages.map(({ path }) => (path === "/" ? "/ur" : `/ur${path}`)));
  expect(translated.find(({ path }) => path === "/ur/batches")?.readsQuery).toEqual(["course", "when"]);
});
