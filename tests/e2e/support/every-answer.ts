import type { APIResponse, Page } from "@playwright/test";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { siteRoutes } from "#app/site-routes.ts";
import classroomRoutes from "#classroom/routes.ts";

/** The paths of a route table, with the values of their parameters filled in. */
function pathsOf(routes: RouteConfigEntry[], values: Record<string, string>, above = ""): string[] {
  return routes.flatMap(({ path = "", children = [] }) => {
    const own = path === "" ? above : `${above}/${path}`.replace(/\/+/g, "/");
    const filled = own.replace(/:(\w+)\??/g, (_, name: string) => values[name] ?? "x").replace("*", "nothing");
    return [filled, ...pathsOf(children, values, own)];
  });
}

/**
 * Every route's answer for the signed-in account of a page: each page of the site and the classroom as a document and
 * as data, and every address of the API that can be requested. By address.
 */
export async function everyAnswer(page: Page, values: Record<string, string>): Promise<Map<string, string>> {
  const own = pathsOf(await classroomRoutes, values, "/classroom");
  const pages = [...new Set([...own, ...pathsOf(siteRoutes, values, "/")])];
  const described: { paths: Record<string, object> } = await (await page.request.get("/api/openapi.json")).json();
  const api = Object.keys(described.paths).map((path) => path.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "x"));
  const addresses = [...pages, ...pages.map((path) => `${path === "/" ? "/_root" : path}.data`), ...api];
  const answers = new Map<string, string>();
  for (const address of addresses) {
    const answer: APIResponse = await page.request.get(address, { maxRedirects: 3 });
    answers.set(address, `${JSON.stringify(answer.headers())}\n${await answer.text()}`);
  }
  return answers;
}
