import type { Policy } from "#domains/content/contract/site-content.ts";

/** The sections of a policy, with a table of contents beside them on a wide screen. */
export function PolicyText({ sections, contents }: { sections: Policy["sections"]; contents: string }) {
  return (
    <div className="page grid gap-x-16 gap-y-10 pb-24 lg:grid-cols-[16rem_1fr]">
      <nav aria-label={contents} className="self-start lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]">
        <h2 className="font-text text-sm font-semibold tracking-normal">{contents}</h2>
        <ol className="mt-2">
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-9 items-center text-ink-soft hover:text-link hover:underline"
              >
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-2xl">
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="mb-12">
            <h2 id={`${id}-title`} className="text-2xl">
              {heading}
            </h2>
            {blocks.map((block) =>
              typeof block === "string" ? (
                <p key={block} className="mt-4 text-ink-soft">
                  {block}
                </p>
              ) : (
                <ul key={block.join()} className="mt-4 list-disc space-y-2 ps-6 text-ink-soft marker:text-accent">
                  {block.map((entry) => (
                    <li key={entry}>{entry}</li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
