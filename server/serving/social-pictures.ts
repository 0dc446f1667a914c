import type { PrebuiltAnswer } from "#server/serving/prebuilt.ts";
import { oncePerObject } from "#shared/rules/once-per-object.ts";
import type { Site } from "#shared/rules/site.ts";
import { socialImagePath } from "#shared/rules/social-image-path.ts";

const trailsOf = oncePerObject(
  ({ pages }: Site) =>
    new Map(
      pages.all.map(({ path, breadcrumbs }) => [
        socialImagePath(path),
        breadcrumbs.map((crumb) => socialImagePath(crumb.path)),
      ]),
    ),
);

/**
 * The picture that a shared link to a page shows: its own if the build drew one, otherwise that of the nearest page above
 * it that has one. Undefined for the picture of no published page.
 */
export function findSocialPicture(
  site: Site,
  path: string,
  built: ReadonlyMap<string, PrebuiltAnswer>,
): PrebuiltAnswer | undefined {
  if (!path.startsWith("/social/")) return undefined;
  const nearest = trailsOf(site)
    .get(path)
    ?.findLast((one) => built.has(one));
  return nearest === undefined ? undefined : built.get(nearest);
}
