import type { SearchHit } from "#domains/search/server/search-site.ts";
import { SiteLink } from "#ui/site/site-link.tsx";

/** The results, best first. */
export function SearchResults({ hits, kinds }: { hits: SearchHit[]; kinds: Record<SearchHit["kind"], string> }) {
  return (
    <ol className="divide-y divide-line border-y border-line">
      {hits.map(({ kind, title, path, excerpt, lang, dir }) => (
        <li key={`${kind} ${path} ${title}`} className="group relative py-5">
          <p className="text-sm text-ink-faint">{kinds[kind]}</p>
          <h3 lang={lang} dir={dir} className="mt-0.5 text-xl">
            <SiteLink to={path} className="text-link after:absolute after:inset-0 group-hover:underline">
              {title}
            </SiteLink>
          </h3>
          <p lang={lang} dir={dir} className="mt-1 max-w-3xl text-ink-soft">
            {excerpt}
          </p>
        </li>
      ))}
    </ol>
  );
}
