import { convertRoutesToDataRoutes, createDataRouteMatcher, IDLE_NAVIGATION } from "virtual:router-parts";
import type { DataRouter, RouterInit, RouterState, RouterSubscriber } from "react-router";
import { loadRouterWith } from "./prepare-router.ts";

type HistoryListener = Parameters<RouterInit["history"]["listen"]>[0];
type ScrollRestoration = Parameters<DataRouter["enableScrollRestoration"]>;

/**
 * React Router's `createRouter` for a page that hydrates. It knows the page and its data, and the targets of links; the
 * navigation code is loaded at its first use, or by `prepareRouter`, and then handles everything. The build uses it
 * instead of the library's (scripts/vite-router-plugin.ts).
 */
export function createRouter(init: RouterInit): DataRouter {
  const manifest: DataRouter["manifest"] = {};
  const routes = convertRoutesToDataRoutes(init.routes, init.mapRouteProperties, [], manifest);
  const matcher = createDataRouteMatcher({}, "/");
  matcher.update(routes);
  const hydrating = hydratingState(init, matcher.match(init.history.location) ?? []);

  const subscribers = new Set<RouterSubscriber>();
  let scrolling: { by: ScrollRestoration; end?: () => void } | undefined;
  let whole: DataRouter | undefined;
  let onHistory: HistoryListener | undefined;

  // The whole router begins with the visitor's page: at the place where it was hydrated, with its elements.
  const history: RouterInit["history"] = {
    ...init.history,
    listen(listener) {
      onHistory = listener;
      return () => {
        onHistory = undefined;
      };
    },
  };

  let loading: Promise<DataRouter> | undefined;
  const load = () => {
    loading ??= import("virtual:whole-router").then(({ createRouter: create }) => {
      const created = create({ ...init, routes, history });
      whole = created;
      created.subscribe((...update) => {
        for (const subscriber of subscribers) subscriber(...update);
        // Headings may come that the page's own face is not cut for (app/styles/arabic-script.css).
        document.documentElement.dataset.moved = "";
      });
      if (scrolling) scrolling.end = created.enableScrollRestoration(...scrolling.by);
      return created.initialize();
    });
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const loaded = (): DataRouter => {
    if (!whole) throw new Error("The router is not loaded.");
    return whole;
  };
  loadRouterWith(load);

  const router: DataRouter = {
    basename: "/",
    future: {},
    window,
    get state() {
      return whole?.state ?? hydrating;
    },
    get routes() {
      return whole?.routes ?? routes;
    },
    get manifest() {
      return whole?.manifest ?? manifest;
    },
    match: (place) => (whole ?? matcher).match(place),
    initialize() {
      init.history.listen((update) => {
        load().then(
          () => onHistory?.(update),
          () => location.reload(),
        );
      });
      if (!hydrating.initialized) void load();
      return router;
    },
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    enableScrollRestoration(...by) {
      if (whole) return whole.enableScrollRestoration(...by);
      const own: typeof scrolling = { by };
      scrolling = own;
      return () => {
        own.end?.();
        if (scrolling === own) scrolling = undefined;
      };
    },
    async navigate(
      to: Parameters<DataRouter["navigate"]>[0] | number,
      options?: Parameters<DataRouter["navigate"]>[1],
    ) {
      if (typeof to === "number") return whole ? whole.navigate(to) : init.history.go(to);
      try {
        await load();
      } catch (failure) {
        if (typeof to !== "string" || (options && "formData" in options)) throw failure;
        return location.assign(to);
      }
      return loaded().navigate(to, options);
    },
    fetch: async (...asked) => (await load()).fetch(...asked),
    revalidate: async () => (await load()).revalidate(),
    createHref: init.history.createHref,
    createURL: init.history.createURL,
    encodeLocation: init.history.encodeLocation,
    dispose: () => whole?.dispose(),
    getFetcher: (key) => loaded().getFetcher(key),
    resetFetcher: (...asked) => loaded().resetFetcher(...asked),
    deleteFetcher: (key) => loaded().deleteFetcher(key),
    getBlocker: (...asked) => loaded().getBlocker(...asked),
    deleteBlocker: (key) => loaded().deleteBlocker(key),
    patchRoutes: (...asked) => loaded().patchRoutes(...asked),
    _internalSetRoutes: (changed) => loaded()._internalSetRoutes(changed),
    _internalSetStateDoNotUseOrYouWillBreakYourApp: (changed) =>
      loaded()._internalSetStateDoNotUseOrYouWillBreakYourApp(changed),
    get _internalFetchControllers() {
      return loaded()._internalFetchControllers;
    },
  };
  return router;
}

/** The state in which React Router hydrates a page of these matches; not initialized if a route has no data yet. */
function hydratingState({ history, hydrationData }: RouterInit, matches: RouterState["matches"]): RouterState {
  const { loaderData = {}, actionData = null, errors = null } = hydrationData ?? {};
  const failed = errors ? matches.findIndex(({ route }) => errors[route.id] !== undefined) : matches.length;
  const shown = matches.slice(0, failed + 1);
  const initialized =
    matches.length > 0 &&
    shown.every(
      ({ route }) => !route.lazy && (!route.loader || route.id in loaderData || errors?.[route.id] !== undefined),
    );
  return {
    historyAction: history.action,
    location: history.location,
    matches,
    initialized,
    renderFallback: !initialized,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: hydrationData ? false : null,
    preventScrollReset: false,
    revalidation: "idle",
    loaderData,
    actionData,
    errors,
    fetchers: new Map(),
    blockers: new Map(),
  };
}
