import type { SiteService } from "#domains/content/contract/site-content.ts";
import type { LanguageMark } from "#shared/language-of.ts";
import { Icon } from "#ui/site/icon.tsx";
import { SiteLink } from "#ui/site/site-link.tsx";
import { wideColumns } from "#ui/site/wide-columns.ts";

/** A service's fields on its card; the service's own page has the rest. */
export type ServiceOnCard = Pick<SiteService, "slug" | "title" | "description" | "features" | "landingPath" | "icon"> &
  LanguageMark;

/** The software services on a dark band, each with a link to its page. */
export function ServiceGrid({ services }: { services: ServiceOnCard[] }) {
  return (
    <ul
      className={`swipe grid gap-px bg-band-line max-sm:gap-3 max-sm:bg-transparent sm:overflow-hidden sm:rounded-card sm:grid-cols-2 ${wideColumns(services.length, 4)}`}
    >
      {services.map(({ slug, title, description, features, landingPath, icon, lang, dir }) => (
        <li key={slug} lang={lang} dir={dir} className="service-cell">
          <Icon name={icon} size={28} className="text-accent" />
          <h3 className="mt-4 text-lg leading-snug">
            <SiteLink to={landingPath}>{title}</SiteLink>
          </h3>
          <p>{description}</p>
          <ul>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
