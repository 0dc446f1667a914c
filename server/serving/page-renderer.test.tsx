import { renderToString } from "react-dom/server";
import {
  createContext,
  type EntryContext,
  Outlet,
  type RouterContext,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { describe, expect, it, vi } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { createPageRenderer } from "#server/serving/page-renderer.ts";
import type { PageContext } from "./render-page.ts";

/** A router of three pages: one whole, one whose loader throws, one whose component throws. */
const pages = {
  whole: { default: () => <p>whole</p>, loader: () => "whole" },
  unloaded: {
    default: () => <p>unloaded</p>,
    loader: () => {
      throw new Error("No such year.");
    },
  },
  undrawn: {
    default: () => {
      throw new Error("No such pattern.");
    },
    loader: () => "undrawn",
  },
};

const root = { default: () => <Outlet />, ErrorBoundary: () => <p>Something is wrong.</p> };
const routeOf = (id: string) => ({ id, path: id === "root" ? "" : id, ...(id !== "root" && { parentId: "root" }) });
const manifestOf = (id: string) => ({
  ...routeOf(id),
  ...{ module: "", hasAction: false, hasLoader: id !== "root", hasErrorBoundary: id === "root" },
  ...{ hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false, hasDefaultExport: true },
});
const modules = Object.entries({ root, ...pages });

const build = {
  entry: {
    module: {
      default: (request: Request, status: number, headers: Headers, context: EntryContext) =>
        new Response(renderToString(<ServerRouter context={context} url={request.url} />), { status, headers }),
    },
  },
  routes: Object.fromEntries(modules.map(([id, module]) => [id, { ...routeOf(id), module }])),
  assets: {
    ...{ entry: { imports: [], module: "" }, url: "", version: "" },
    routes: Object.fromEntries(modules.map(([id]) => [id, manifestOf(id)])),
  },
  ...{ publicPath: "/", assetsBuildDirectory: "", basename: "/", future: {}, ssr: true, isSpaMode: false },
  ...{ prerender: [], routeDiscovery: { mode: "initial" } },
} as unknown as ServerBuild;

const anyContext = <Value,>() => createContext<Value>() as RouterContext<Value>;

function setUp() {
  const onError = vi.fn();
  const contexts = {
    ...{ servicesContext: anyContext(), sessionContext: anyContext() },
    ...{ documentContext: anyContext(), siteContext: anyContext() },
  };
  const own = {
    mode: "production",
    siteUrl: "https://www.example.com",
    widgetHost: null,
    styles: new Map(),
    scripts: new Map(),
    dress: (html: string) => html,
  };
  const render = createPageRenderer({ build, ...contexts, ...own, onError } as Parameters<
    typeof createPageRenderer
  >[0]);
  const context = { services: { site: () => demoSite }, session: {} } as unknown as PageContext;
  const ahead = { cacheControl: "public, no-cache" };
  return {
    onError,
    asked: async (path: string) => await render(new Request(`https://www.example.com${path}`), context),
    ahead: async (path: string) => await render(new Request(`https://www.example.com${path}`), { ...context, ahead }),
  };
}

describe("a page that throws", () => {
  const failing = [
    ["/unloaded", "No such year."],
    ["/unloaded.data", "No such year."],
    ["/undrawn", "No such pattern."],
  ] as const;

  it.each(failing)("at %s, is an error page for a visitor, and told", async (path, message) => {
    const { asked, onError } = setUp();
    expect((await asked(path)).status).toBe(500);
    expect(onError.mock.calls.map(([error]) => (error as Error).message)).toEqual([message]);
  });

  it.each(failing)("at %s, throws where it is rendered ahead, for whoever asked to tell", async (path, message) => {
    const { ahead, onError } = setUp();
    await expect(ahead(path)).rejects.toThrow(message);
    expect(onError).not.toHaveBeenCalled();
    expect(await (await ahead("/whole")).text()).toContain("<p>whole</p>");
  });
});
