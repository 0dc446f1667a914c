import { ClaimBand } from "#ui/site/claim-band.tsx";
import { Section } from "#ui/site/section.tsx";
import { ProjectGallery } from "./project-gallery.tsx";
import type { ShownPortfolio } from "./shown-portfolio.ts";

type PortfolioBlockProps = ShownPortfolio & { title: string; lead: string };

/** The projects with their filter, and the achievements below: a page of its own, and part of the services page. */
export function PortfolioBlock({ title, lead, projects, categories, achievements, words }: PortfolioBlockProps) {
  return (
    <>
      <Section id="projects" ground="sunken" title={title} lead={lead}>
        <ProjectGallery projects={projects} categories={categories} words={words} />
      </Section>
      <section aria-labelledby="achievements-title" className="py-10 md:py-16">
        <div className="page">
          <h2 id="achievements-title" className="mb-6 text-2xl">
            {achievements.title}
          </h2>
          <ClaimBand claims={achievements.claims} />
        </div>
      </section>
    </>
  );
}
