import { data } from "react-router";
import { CaseGrid } from "#app/features/services/case-grid.tsx";
import { pageHead } from "#app/lib/page-head.ts";
import { headMeta } from "#app/lib/page-meta.ts";
import { siteContext } from "#app/lib/site-context.ts";
import { serviceThing } from "#app/lib/structured-data/catalogue.ts";
import { ClosingCall } from "#app/ui/closing-call.tsx";
import { IconCardGrid } from "#app/ui/icon-card-grid.tsx";
import { PageIntro } from "#app/ui/page-intro.tsx";
import { PointList } from "#app/ui/point-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { ButtonLink } from "#app/ui/site-link.tsx";
import type { Route } from "./+types/service.ts";

/** The service of `/services/<slug>` or of its other address. */
export function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const path = site.pages.canonicalPathOf(url.pathname);
  const service = site.content.services.find(({ canonicalPath }) => canonicalPath === path);
  if (!service) throw data(null, { status: 404 });
  const { meta: _, ...page } = service.page;
  const { technologies } = site.messages.labels.caseStudy;
  return { page, technologies, head: pageHead(site, path, [serviceThing(site, service)]) };
}

export const meta: Route.MetaFunction = headMeta;

export default function ServiceLanding({ loaderData }: Route.ComponentProps) {
  const { page, technologies, head } = loaderData;
  return (
    <>
      <PageIntro title={page.hero.title} lead={page.hero.lead} tiling={head.tiling} trail={head.trail}>
        <ButtonLink to={page.hero.action.href} size="large">
          {page.hero.action.label}
        </ButtonLink>
      </PageIntro>
      <Section id="offers" ground="sunken" title={page.offers.title} lead={page.offers.lead}>
        <IconCardGrid cards={page.offers.cards} />
      </Section>
      <Section id="reasons" heading="beside" title={page.reasons.title} lead={page.reasons.lead}>
        <PointList points={page.reasons.points} />
      </Section>
      <Section id="cases" ground="sunken" title={page.cases.title} lead={page.cases.lead}>
        <CaseGrid studies={page.cases.studies} technologiesLabel={technologies} />
      </Section>
      <ClosingCall {...page.closing} tiling={head.tiling} />
    </>
  );
}
