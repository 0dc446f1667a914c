import { socialImagePath } from "#domains/content/rules/pictures.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { Pictures, StoredPicture } from "#domains/content/server/create-pictures.ts";
import { fileHeaders } from "#server/serving/headers.ts";
import { type PrebuiltAnswer, prebuild } from "#server/serving/prebuilt.ts";
import { oncePerObject } from "#shared/once-per-object.ts";

const trailsOf = oncePerObject(
  ({ pages }: Pick<Site, "pages">) =>
    new Map(
      pages.all.map(({ path, breadcrumbs }) => [
        socialImagePath(path),
        breadcrumbs.map((crumb) => socialImagePath(crumb.path)),
      ]),
    ),
);

/** Their addresses stay when they change, so clients ask again soon, and mostly get "not modified". */
export const soonAgain = "public, max-age=300";

interface Deps {
  siteUrl: string;
  /** The pictures that the build drew. */
  built: ReadonlyMap<string, PrebuiltAnswer>;
  stored: Pictures["stored"];
}

/**
 * Finds pictures that follow from the published site, all in memory. The picture for a shared link to a page is the
 * page's own if one was drawn, otherwise that of the nearest page above it that has one; undefined for a path without a
 * published page. An icon is undefined where the build's is right.
 */
export function createPictureFinder({ siteUrl, built, stored }: Deps) {
  const answerOf = oncePerObject(({ path, content }: StoredPicture) => {
    const type = path.endsWith(".jpg") ? "image/jpeg" : "image/png";
    return prebuild({ identity: content }, ["Content-Type", type, "Cache-Control", soonAgain, ...fileHeaders(siteUrl)]);
  });
  const storedAt = (path: string) => {
    const picture = stored(path);
    return picture && answerOf(picture);
  };
  return (site: Pick<Site, "pages">, path: string): PrebuiltAnswer | undefined => {
    if (path.startsWith("/icons/")) return storedAt(path);
    if (!path.startsWith("/social/")) return undefined;
    for (const one of trailsOf(site).get(path)?.toReversed() ?? []) {
      const answer = storedAt(one) ?? built.get(one);
      if (answer) return answer;
    }
    return undefined;
  };
}
