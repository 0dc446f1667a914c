import { expect, it } from "vitest";
import { siteRoutes } from "#app/site-routes.ts";
import { localAddress } from "#domains/content/rules/local-address.ts";
import { programPaths } from "./program-paths.ts";

it("lists every address of the table of routes that has no part for a name", () => {
  const fixed = siteRoutes.map(({ path = "" }) => `/${path.replace(/\/\*$/, "")}`).filter((path) => !/[:*]/.test(path));
  const listed = [...programPaths.fixed].filter((path) => localAddress(path).path !== "/").concat("/");
  expect(listed.sort()).toEqual(fixed.sort());
});

it("lists every address below which the id of a course is", () => {
  const named = siteRoutes.flatMap(({ path }) =>
    path?.endsWith("/:courseId") ? [`/${path.replace(/\/:courseId$/, "")}`] : [],
  );
  expect([...programPaths.byCourse].sort()).toEqual(named.sort());
});

it("keeps the start of each language's addresses", () => {
  expect(["/ur", "/ar"].filter((path) => !programPaths.fixed.has(path))).toEqual([]);
});
