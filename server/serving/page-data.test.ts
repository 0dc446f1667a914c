import { createContext, type ServerBuild } from "react-router";
import { expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import type { RequestSession } from "#domains/accounts/server/request-session.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { Services } from "#server/compose/services.ts";
import { contextOf, createPageLoader, withLoadedData } from "#server/serving/page-data.ts";
import type { LoadedData, PageContext, RenderedDocument } from "./render-page.ts";

const contexts = {
  servicesContext: createContext<Services>(),
  sessionContext: createContext<RequestSession>(),
  documentContext: createContext<RenderedDocument | null>(null),
  siteContext: createContext<Site>(),
};

type Args = { url: URL; params: Record<string, string>; context: { get(of: unknown): Site } };

const routes = {
  root: { id: "root", path: "", module: { loader: () => "frame" } },
  course: {
    ...{ id: "course", parentId: "root", path: "courses/:id" },
    module: {
      loader: async ({ params, url, context }: Args) => {
        if (params.id === "gone") throw new Response(null, { status: 404 });
        return [params.id, url.pathname, context.get(contexts.siteContext).content.company.name];
      },
    },
  },
  file: { id: "file", parentId: "root", path: "file", module: { loader: () => new Response("text") } },
  plain: { id: "plain", parentId: "root", path: "plain", module: {} },
  guarded: { id: "guarded", parentId: "root", path: "guarded", module: { middleware: [] } },
};

const build = { routes } as unknown as ServerBuild;
const load = createPageLoader({ build, ...contexts });
const context = { services: {}, session: {}, ahead: { site: demoSite, cacheControl: "" } } as unknown as PageContext;
const ask = async (path: string) => await load(new Request(`http://localhost${path}`), context);

it("asks the loaders of a page for a site, by the id of their route", async () => {
  const { name } = demoSite.content.company;
  expect(await ask("/courses/pottery")).toEqual({ root: "frame", course: ["pottery", "/courses/pottery", name] });
  expect(await ask("/plain")).toEqual({ root: "frame", plain: undefined });
});

it("cannot tell where a loader throws or answers a response, middleware may change what it finds, or there is no page", async () => {
  expect(await ask("/courses/gone")).toBeNull();
  expect(await ask("/file")).toBeNull();
  expect(await ask("/guarded")).toBeNull();
  expect(await ask("/nowhere")).toBeNull();
});

it("spares the loaders of a document what they have answered already", async () => {
  const { root, course, plain } = withLoadedData(build, contexts).routes;
  const loaderOf = (route: ServerBuild["routes"][string]) => async (loaded?: LoadedData) => {
    const given = contextOf(contexts, context, { html: null, carries: "all", loaded }, "http://localhost/");
    const url = new URL("http://localhost/courses/pottery");
    return await route?.module.loader?.({ request: new Request(url), url, pattern: "", params: {}, context: given });
  };
  expect(await loaderOf(root)({ root: "loaded before", course: null })).toBe("loaded before");
  expect(await loaderOf(course)({ root: "loaded before", course: null })).toBeNull();
  expect(await loaderOf(root)({ course: null })).toBe("frame");
  expect(await loaderOf(root)()).toBe("frame");
  expect(plain?.module.loader).toBeUndefined();
});
