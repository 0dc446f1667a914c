import { ClosingCall } from "#domains/content/site/closing-call.tsx";
import { IconCardGrid } from "#ui/site/icon-card-grid.tsx";
import { PageIntro } from "#ui/site/page-intro.tsx";
import { PointList } from "#ui/site/point-list.tsx";
import { Section } from "#ui/site/section.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";
import { CaseGrid } from "./case-grid.tsx";
import type { ServiceLandingData } from "./service-landing-data.ts";

/** A service's landing page (specification §2, "Service landing pages"). */
export function ServiceLanding({ page, technologies, head }: ServiceLandingData) {
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
