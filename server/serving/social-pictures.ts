import { addressIn } from "#domains/content/rules/local-address.ts";
import { socialImagePath } from "#domains/content/rules/pictures.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { Pictures, StoredPicture } from "#domains/content/server/create-pictures.ts";
import { fileHeaders } from "#server/serving/headers.ts";
import { type PrebuiltAnswer, prebuild } from "#server/serving/prebuilt.ts";
import { oncePerObject } from "#shared/once-per-object.ts";

/** Where to look for a picture, the page's own last: that of a language looks at the same page in the site's own first. */
const trailsOf = oncePerObject((site: Site) => {
  const own = trailsIn(site);
  const others = [...site.translations.values()].flatMap((one) =>
    trailsIn(one).map(({ path, trail }) => {
      const before = own.find((page) => page.path === path)?.trail ?? [];
      return { path: trail.at(-1) ?? path, trail: [...before, ...trail] };
    }),
  );
  const named = own.map(({ path, trail }) => ({ path: socialImagePath(path), trail }));
  return new Map([...named, ...others].map(({ path, trail }) => [path, trail]));
});

/** The pictures from the home page down to each page, in the language of a site. */
const trailsIn = ({ pages, messages }: Site) =>
  pages.all.map(({ path, breadcrumbs }) => ({
    path,
    trail: breadcrumbs.map((crumb) => socialImagePath(addressIn(messages.language.lang, crumb.path))),
  }));

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
 * page's own if one was drawn, otherwise that of the nearest page above it that has one, then that of the page in the
 * site's own language; undefined for a path without a
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
  return (site: Site, path: string): PrebuiltAnswer | undefined => {
    if (path.startsWith("/icons/")) return storedAt(path);
    if (!path.startsWith("/social/")) return undefined;
    for (const one of trailsOf(site).get(path)?.toReversed() ?? []) {
      const answer = storedAt(one) ?? built.get(one);
      if (answer) return answer;
    }
    return undefined;
  };
}
