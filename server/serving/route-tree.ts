import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

/** Makes a function that finds the routes that a path leads to, the outermost first; null if there are none. */
export function createRouteFinder({ routes, basename = "/" }: ServerBuild) {
  const objectsUnder = (parent: string | undefined): RouteObject[] =>
    Object.values(routes).flatMap((route) => {
      if (!route || route.parentId !== parent) return [];
      const { id, path, index } = route;
      return [index ? { id, index } : { id, path, children: objectsUnder(id) }];
    });
  const tree = objectsUnder(undefined);
  return (pathname: string) => {
    const matches = matchRoutes(tree, pathname, basename);
    return (
      matches?.map(({ route: { id = "", path }, params }) => ({ id, path, params, module: routes[id]?.module })) ?? null
    );
  };
}
