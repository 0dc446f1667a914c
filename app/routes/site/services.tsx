import { siteContext } from "#app/request/contexts.ts";
import type { SiteService } from "#domains/content/contract/site-content.ts";
import { ClosingCall } from "#domains/content/site/closing-call.tsx";
import { pageHead } from "#domains/content/site/page-head.ts";
import { headMeta } from "#domains/content/site/page-meta.ts";
import { listThing, serviceThing } from "#domains/content/site/structured-data/catalogue-things.ts";
import { PortfolioBlock } from "#domains/services/site/portfolio/portfolio-block.tsx";
import { shownPortfolio } from "#domains/services/site/portfolio/shown-portfolio.ts";
import { ServiceCard, type ServiceInList } from "#domains/services/site/service-card.tsx";
import { languageOf } from "#shared/language-of.ts";
import { PageIntro } from "#ui/site/page-intro.tsx";
import { Section } from "#ui/site/section.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";
import type { Route } from "./+types/services.ts";

function serviceInList(service: SiteService): ServiceInList {
  const { slug, title, description, features, technologies, priceText, timelineText, icon, canonicalPath } = service;
  const shown = { slug, title, description, features, technologies, priceText, timelineText, icon, canonicalPath };
  return { ...shown, ...languageOf(service) };
}

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { services, pages } = site.content;
  const { labels, toasts } = site.messages;
  const { meta: _, listName, ...page } = pages.services;
  const things = services.map((service) => serviceThing(site, service));
  return {
    page,
    portfolio: site.sections.isOn("portfolio") ? shownPortfolio(site) : null,
    services: services.map(serviceInList),
    card: { words: labels.serviceCard, quoteRequest: toasts.quoteRequest },
    head: pageHead(site, "/services", [listThing(listName, things)]),
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function Services({ loaderData }: Route.ComponentProps) {
  const { page, portfolio, services, card, head } = loaderData;
  return (
    <>
      <PageIntro title={page.hero.title} lead={page.hero.lead} tiling={head.tiling} trail={head.trail}>
        <ButtonLink to={page.hero.action.href} size="large">
          {page.hero.action.label}
        </ButtonLink>
      </PageIntro>
      <Section id="services" title={page.list.title} lead={page.list.lead}>
        <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {services.map((service) => (
            <li key={service.slug}>
              <ServiceCard service={service} {...card} />
            </li>
          ))}
        </ul>
      </Section>
      {portfolio && <PortfolioBlock {...page.portfolio} {...portfolio} />}
      <ClosingCall {...page.consultation} tiling={head.tiling} />
    </>
  );
}
