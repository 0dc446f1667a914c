import { expect, it } from "vitest";
import routes from "#app/routes.ts";
import { programPaths } from "./program-paths.ts";

it("lists every address of the table of routes that has no part for a name", () => {
  const fixed = routes.map(({ path = "" }) => `/${path.replace(/\/\*$/, "")}`).filter((path) => !/[:*]/.test(path));
  expect([...programPaths.fixed].sort()).toEqual(fixed.sort());
});

it("lists every address below which the id of a course is", () => {
  const named = routes.flatMap(({ path }) => (path?.endsWith("/:courseId") ? [`/${path.split("/")[0]}`] : []));
  expect([...programPaths.byCourse].sort()).toEqual(named.sort());
});
