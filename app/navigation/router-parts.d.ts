declare module "virtual:router-parts" {
  import type { DataRouteMatch, DataRouteObject, DataRouter, Location, RouteObject, RouterInit } from "react-router";

  export { IDLE_NAVIGATION } from "react-router";

  type RouteMatcher = {
    update(routes: DataRouteObject[]): void;
    match(location: Partial<Location> | string): DataRouteMatch[] | null;
  };
  export function createDataRouteMatcher(future: object, basename: string): RouteMatcher;
  export function convertRoutesToDataRoutes(
    routes: RouteObject[],
    mapRouteProperties: RouterInit["mapRouteProperties"],
    parentPath: string[],
    manifest: DataRouter["manifest"],
  ): DataRouteObject[];
}

declare module "virtual:whole-router" {
  export { UNSAFE_createRouter as createRouter } from "react-router";
}
