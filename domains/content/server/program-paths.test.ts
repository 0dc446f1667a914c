import { expect, it } from "vitest";
import routes from "#app/routes.ts";
import { localAddress } from "#domains/content/rules/local-address.ts";
import { programPaths } from "./program-paths.ts";

it("lists every address of the table of routes that has no part for a name", () => {
  const fixed = routes.map(({ path = "" }) => `/${path.replace(/\/\*$/, "")}`).filter((path) => !/[:*]/.test(path));
  const listed = [...programPaths.fixed].filter((path) => localAddress(path).path !== "/").concat("/");
  expect(listed.sort()).toEqual([...new Set(fixed.map((path) => localAddress(path).path))].sort());
});

it("lists every address below which the id of a course is", () => {
  const named = routes.flatMap(({ path }) =>
    path?.endsWith("/:courseId") ? [localAddress(`/${path}`).path.replace(/\/:courseId$/, "")] : [],
  );
  expect([...programPaths.byCourse].sort()).toEqual([...new Set(named)].sort());
});

it("keeps the start of each language's addresses", () => {
  expect(["/ur", "/ar"].filter((path) => !programPaths.fixed.has(path))).toEqual([]);
});
