import { ClaimBand } from "#app/ui/claim-band.tsx";
import { Section } from "#app/ui/section.tsx";
import { type Project, type portfolio, portfolioCategories } from "#shared/content/portfolio.ts";
import { ProjectGallery } from "./project-gallery.tsx";

type PortfolioBlockProps = {
  title: string;
  lead: string;
  words: typeof portfolio;
  projects: Project[];
};

/** The projects with their filter, and the achievements below: a page of its own, and part of the services page. */
export function PortfolioBlock({ title, lead, words, projects }: PortfolioBlockProps) {
  return (
    <>
      <Section id="projects" ground="sunken" title={title} lead={lead}>
        <ProjectGallery projects={projects} categories={portfolioCategories} labels={words.projects} />
      </Section>
      <section aria-labelledby="achievements-title" className="py-14 md:py-20">
        <div className="page">
          <h2 id="achievements-title" className="mb-8 text-2xl">
            {words.achievements.title}
          </h2>
          <ClaimBand claims={words.achievements.claims} />
        </div>
      </section>
    </>
  );
}
