import { PortfolioBlock } from "#app/features/portfolio/portfolio-block.tsx";
import { ServiceCard } from "#app/features/services/service-card.tsx";
import { pageHead } from "#app/lib/page-head.ts";
import { headMeta } from "#app/lib/page-meta.ts";
import { listThing, serviceThing } from "#app/lib/structured-data/catalogue.ts";
import { ClosingCall } from "#app/ui/closing-call.tsx";
import { PageIntro } from "#app/ui/page-intro.tsx";
import { Section } from "#app/ui/section.tsx";
import { ButtonLink } from "#app/ui/site-link.tsx";
import { portfolio, projects } from "#shared/content/portfolio.ts";
import { services } from "#shared/content/services.ts";
import { servicesPage } from "#shared/content/services-page.ts";
import type { Route } from "./+types/services.ts";

export function loader() {
  return {
    page: servicesPage,
    portfolio,
    projects,
    services,
    head: pageHead("/services", [listThing("Software services", services.map(serviceThing))]),
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function Services({ loaderData }: Route.ComponentProps) {
  const { page, portfolio, projects, services, head } = loaderData;
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
              <ServiceCard service={service} labels={page.card} />
            </li>
          ))}
        </ul>
      </Section>
      <PortfolioBlock {...page.portfolio} words={portfolio} projects={projects} />
      <ClosingCall {...page.consultation} tiling={head.tiling} />
    </>
  );
}
