import { SiteLink } from "#ui/site/site-link.tsx";

/** A list of choices, one of them chosen; each leads to the list with it. */
export type FilterChoices = { title: string; choices: { label: string; href: string; chosen: boolean }[] };

/** Narrows the list of batches by links, which also work without scripts. */
export function BatchFilters({ label, groups }: { label: string; groups: FilterChoices[] }) {
  return (
    <nav aria-label={label} data-screen className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 lg:flex">
      {groups.map(({ title, choices }) => (
        <div key={title}>
          <p className="text-sm text-ink-faint">{title}</p>
          <ul className="-mx-5 mt-2 flex gap-2 overflow-x-auto px-5 py-1 md:mx-0 md:flex-wrap md:px-0">
            {choices.map(({ label: text, href, chosen }) => (
              <li key={text}>
                <SiteLink
                  to={href}
                  aria-current={chosen || undefined}
                  className="inline-flex min-h-11 items-center rounded-full border whitespace-nowrap border-line-strong bg-surface px-4 font-medium hover:border-ink aria-[current=true]:bg-ink aria-[current=true]:text-paper"
                >
                  {text}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
