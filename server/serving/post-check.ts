import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

/**
 * Makes a function that tells whether the page at a path, or the page whose data the path names, takes a native form's
 * post. The framework renders its whole error page for a post to one that does not.
 */
export function createPostCheck({ routes, basename = "/" }: ServerBuild): (pathname: string) => boolean {
  const objectsUnder = (parent: string | undefined): RouteObject[] =>
    Object.values(routes).flatMap((route) => {
      if (!route || route.parentId !== parent) return [];
      const { id, path, index } = route;
      return [index ? { id, index } : { id, path, children: objectsUnder(id) }];
    });
  const tree = objectsUnder(undefined);
  return (pathname) => {
    const page = pathname.replace(/(?:\/_)?\.data$/, "") || "/";
    const found = matchRoutes(tree, page, basename)?.at(-1)?.route.id;
    return found !== undefined && routes[found]?.module.action !== undefined;
  };
}
