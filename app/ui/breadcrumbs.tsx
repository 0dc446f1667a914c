import { SiteLink } from "./site-link.tsx";

export type Crumb = { name: string; path: string };

/**
 * Where a page stands: the pages above it, and its own name, which gives way on a narrow screen; the heading below says it
 * in full. One line, so that the page's own face, a little narrower than what stands in for it, moves nothing.
 */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm">
      <ol className="flex items-center gap-x-2 whitespace-nowrap">
        {trail.map(({ name, path }, place) => (
          <li key={path} className="flex shrink-0 items-center gap-2 last:min-w-0 last:shrink">
            {place > 0 && <span aria-hidden="true">/</span>}
            {place === trail.length - 1 ? (
              <span aria-current="page" className="truncate leading-8">
                {name}
              </span>
            ) : (
              <SiteLink to={path} className="inline-flex min-h-8 items-center underline-offset-4 hover:underline">
                {name}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
