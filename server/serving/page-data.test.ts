import { createContext, type ServerBuild } from "react-router";
import { expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import type { PageContext, RenderedDocument } from "#server/http/page.ts";
import type { RequestSession } from "#server/http/request-session.ts";
import type { Services } from "#server/services/services.ts";
import { createPageLoader } from "#server/serving/page-data.ts";
import type { Site } from "#shared/rules/site.ts";

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
  plain: { id: "plain", parentId: "root", path: "plain", module: {} },
  guarded: { id: "guarded", parentId: "root", path: "guarded", module: { middleware: [] } },
};

const load = createPageLoader({ build: { routes } as unknown as ServerBuild, ...contexts });
const context = { services: {}, session: {}, ahead: { site: demoSite, cacheControl: "" } } as unknown as PageContext;
const ask = async (path: string) => await load(new Request(`http://localhost${path}`), context);

it("asks the loaders of a page for a site, the outermost first", async () => {
  const { name } = demoSite.content.company;
  expect(await ask("/courses/pottery")).toEqual(["frame", ["pottery", "/courses/pottery", name]]);
  expect(await ask("/plain")).toEqual(["frame", undefined]);
});

it("cannot tell where a loader throws, middleware may change what it finds, or there is no page", async () => {
  expect(await ask("/courses/gone")).toBeNull();
  expect(await ask("/guarded")).toBeNull();
  expect(await ask("/nowhere")).toBeNull();
});
