import type { SiteService } from "#domains/content/contract/site-content.ts";
import type { LanguageMark } from "#shared/language-of.ts";
import type { Messages } from "#shared/words.ts";
import { ArrowLink } from "#ui/site/arrow-link.tsx";
import { Drawing } from "#ui/site/drawing.tsx";
import { Icon } from "#ui/site/icon.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";
import { TagList } from "#ui/site/tag-list.tsx";
import { showToast } from "#ui/site/toast-store.ts";

/** A service's fields on its card. */
export type ServiceInList = Pick<
  SiteService,
  | "slug"
  | "title"
  | "description"
  | "features"
  | "technologies"
  | "priceText"
  | "timelineText"
  | "icon"
  | "canonicalPath"
> &
  LanguageMark;

type ServiceCardProps = {
  service: ServiceInList;
  words: Messages["labels"]["serviceCard"];
  /** The toast of a request for a quote. */
  quoteRequest: Messages["toasts"]["quoteRequest"];
};

/**
 * A service on the services page; 'Get Quote' shows a toast and opens the contact page in a new tab (specification §2).
 */
export function ServiceCard({ service, words, quoteRequest }: ServiceCardProps) {
  const { slug, title, description, features, technologies, priceText, timelineText, icon, canonicalPath } = service;
  return (
    <article
      id={slug}
      aria-label={title}
      lang={service.lang}
      dir={service.dir}
      className="flex h-full flex-col rounded-card bg-surface p-5 shadow-card md:p-7"
    >
      <div className="flex items-start justify-between gap-4">
        <span className="grid size-12 place-items-center rounded-control bg-emerald-tint">
          <Icon name={icon} />
        </span>
        {timelineText && (
          <p className="inline-flex items-center gap-2 rounded-full bg-sunken px-3 py-1 text-sm">
            <Drawing of="clock" size={16} />
            <span className="sr-only">{words.timeline}: </span>
            <span>{timelineText}</span>
          </p>
        )}
      </div>
      <h3 className="mt-3 text-xl sm:mt-5">{title}</h3>
      <p className="mt-1 text-ink-soft sm:mt-2">{description}</p>
      {(features.length > 0 || technologies.length > 0) && (
        <details className="unfolded group mt-1 sm:mt-5">
          <summary className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-link">
            {words.details}
            <span className="sr-only">: {title}</span>
            <Drawing of="chevron-down" size={20} className="transition group-open:rotate-180" />
          </summary>
          {features.length > 0 && (
            <>
              <h4 className="font-text text-sm font-semibold tracking-normal">{words.features}</h4>
              <ul className="ticks mt-2 grid gap-1.5 text-ink-soft">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </>
          )}
          {technologies.length > 0 && (
            <>
              <h4 className="mt-5 mb-2 font-text text-sm font-semibold tracking-normal">{words.technologies}</h4>
              <TagList tags={technologies} label={`${words.technologies}: ${title}`} />
            </>
          )}
        </details>
      )}
      <div className="mt-auto pt-2 sm:pt-6">
        {priceText && <p className="font-display font-bold">{priceText}</p>}
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1">
          <ButtonLink
            to={`${words.quoteAction.href}?service=${slug}`}
            newTab
            variant="ink"
            onClick={() => showToast("success", quoteRequest)}
          >
            {words.quoteAction.label}
            <span className="sr-only">: {title}</span>
          </ButtonLink>
          <ArrowLink to={canonicalPath}>
            {words.pageLabel}
            <span className="sr-only">: {title}</span>
          </ArrowLink>
        </div>
      </div>
    </article>
  );
}
