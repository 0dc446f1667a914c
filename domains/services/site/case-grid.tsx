import type { SiteService } from "#domains/content/contract/site-content.ts";
import { Icon } from "#ui/site/icon.tsx";
import { SwipeList } from "#ui/site/swipe-list.tsx";
import { TagList } from "#ui/site/tag-list.tsx";

type CaseGridProps = { studies: NonNullable<SiteService["page"]["cases"]>["studies"]; technologiesLabel: string };

/** Finished work: the client, the work and the result. */
export function CaseGrid({ studies, technologiesLabel }: CaseGridProps) {
  return (
    <SwipeList className="gap-5 md:grid-cols-2 lg:grid-cols-3">
      {studies.map(({ title, clientKind, work, result, technologies, icon }) => (
        <li key={title} className="flex flex-col rounded-card border border-line p-6">
          <div className="flex items-start justify-between gap-4">
            <h3 className="text-xl leading-snug">{title}</h3>
            <Icon name={icon} className="shrink-0 text-ink-faint" />
          </div>
          <p className="mt-1 text-sm text-ink-faint">{clientKind}</p>
          <p className="mt-4 text-ink-soft">{work}</p>
          <p className="mt-3 mb-5 border-s-2 border-accent ps-4 font-medium">{result}</p>
          <div className="mt-auto">
            <TagList tags={technologies} label={technologiesLabel} />
          </div>
        </li>
      ))}
    </SwipeList>
  );
}
