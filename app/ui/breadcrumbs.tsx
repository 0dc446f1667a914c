import { SiteLink } from "./site-link.tsx";

export type Crumb = { name: string; path: string };

/** A page's position: the pages above it, and its own name. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map(({ name, path }, place) => (
          <li key={path} className="flex items-center gap-2">
            {place > 0 && <span aria-hidden="true">/</span>}
            {place === trail.length - 1 ? (
              <span aria-current="page" className="inline-flex min-h-8 items-center">
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
