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
  const { hero, offers, reasons, cases, closing } = page;
  return (
    <>
      <PageIntro title={hero.title} lead={hero.lead} tiling={head.tiling} trail={head.trail}>
        {hero.action && (
          <ButtonLink to={hero.action.href} size="large">
            {hero.action.label}
          </ButtonLink>
        )}
      </PageIntro>
      {offers && (
        <Section id="offers" ground="sunken" title={offers.title} lead={offers.lead}>
          <IconCardGrid cards={offers.cards} />
        </Section>
      )}
      {reasons && (
        <Section id="reasons" heading="beside" title={reasons.title} lead={reasons.lead}>
          <PointList points={reasons.points} />
        </Section>
      )}
      {cases && (
        <Section id="cases" ground="sunken" title={cases.title} lead={cases.lead}>
          <CaseGrid studies={cases.studies} technologiesLabel={technologies} />
        </Section>
      )}
      {closing && <ClosingCall {...closing} tiling={head.tiling} />}
    </>
  );
}
