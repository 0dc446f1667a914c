import { data } from "react-router";
import { CaseGrid } from "#app/features/services/case-grid.tsx";
import { pageHead } from "#app/lib/page-head.ts";
import { headMeta } from "#app/lib/page-meta.ts";
import { serviceThing } from "#app/lib/structured-data/catalogue.ts";
import { ClosingCall } from "#app/ui/closing-call.tsx";
import { IconCardGrid } from "#app/ui/icon-card-grid.tsx";
import { PageIntro } from "#app/ui/page-intro.tsx";
import { PointList } from "#app/ui/point-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { ButtonLink } from "#app/ui/site-link.tsx";
import { findServicePage } from "#shared/content/service-landing-pages.ts";
import { services } from "#shared/content/services.ts";
import { canonicalPathOf } from "#shared/content/site-pages.ts";
import type { Route } from "./+types/service.ts";

/** The service of `/services/<slug>` or of its other address. */
export function loader({ url }: Route.LoaderArgs) {
  const path = canonicalPathOf(url.pathname);
  const service = services.find(({ canonicalPath }) => canonicalPath === path);
  const page = service && findServicePage(service.slug);
  if (!service || !page) throw data(null, { status: 404 });
  return { page, head: pageHead(path, [serviceThing(service)]) };
}

export const meta: Route.MetaFunction = headMeta;

export default function ServiceLanding({ loaderData }: Route.ComponentProps) {
  const { page, head } = loaderData;
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
        <CaseGrid studies={page.cases.studies} />
      </Section>
      <ClosingCall {...page.closing} tiling={head.tiling} />
    </>
  );
}
