import { useContext } from "react";
import { SiteLink } from "./site-link.tsx";
import { UiWords } from "./ui-words.ts";

export type Crumb = { name: string; path: string };

/**
 * A page's position: the pages above it, and its own name. On a phone a page two levels down shows only those above it:
 * a name that fits its line only just takes a second one until the fonts come, and moves the page. `mine` takes the place
 * of the first page for somebody who is signed in.
 */
export function Breadcrumbs({ trail, mine }: { trail: Crumb[]; mine?: Crumb | undefined }) {
  const { breadcrumbs } = useContext(UiWords);
  const last = trail.length - 1;
  return (
    <nav aria-label={breadcrumbs} className="text-sm">
      <ol className="flex flex-wrap content-start items-center gap-x-2">
        {trail.map(({ name, path }, place) => (
          <li
            key={path}
            className={place === last && last > 1 ? "flex items-center gap-2 max-sm:hidden" : "flex items-center gap-2"}
          >
            {place > 0 && <span aria-hidden="true">/</span>}
            {place === last ? (
              <span aria-current="page" className="inline-flex min-h-8 items-center">
                {name}
              </span>
            ) : (
              <PageAbove name={name} path={path} mine={place === 0 ? mine : undefined} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function PageAbove({ name, path, mine }: Crumb & { mine: Crumb | undefined }) {
  const linkClass = "inline-flex min-h-8 items-center underline-offset-4 hover:underline";
  if (!mine)
    return (
      <SiteLink to={path} className={linkClass}>
        {name}
      </SiteLink>
    );
  return (
    <span className="either">
      <SiteLink to={path} className={`${linkClass} when-signed-out`}>
        {name}
      </SiteLink>
      <SiteLink to={mine.path} className={`${linkClass} when-signed-in`}>
        {mine.name}
      </SiteLink>
    </span>
  );
}
