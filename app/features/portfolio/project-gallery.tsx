import { useState } from "react";
import type { Project, portfolio } from "#shared/content/portfolio.ts";
import { ProjectCard } from "./project-card.tsx";

type ProjectGalleryProps = {
  projects: Project[];
  /** The filter's buttons; the first shows all categories. */
  categories: readonly string[];
  labels: typeof portfolio.projects;
};

/** The projects of all categories or of one (specification §4, "Portfolio filter"). */
export function ProjectGallery({ projects, categories, labels }: ProjectGalleryProps) {
  const everything = categories[0];
  const [chosen, setChosen] = useState(everything);
  const shown = projects.filter(({ category }) => chosen === everything || category === chosen);
  return (
    <>
      <fieldset className="mb-8 flex flex-wrap gap-2">
        <legend className="sr-only">{labels.filterLabel}</legend>
        {categories.map((category) => (
          <button
            key={category}
            type="button"
            aria-pressed={category === chosen}
            onClick={() => setChosen(category)}
            className="min-h-11 rounded-full border border-line-strong px-5 font-medium hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {category}
          </button>
        ))}
      </fieldset>
      <p className="sr-only" role="status">
        {shown.length} of {projects.length} projects
      </p>
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {shown.map((project) => (
          <li key={project.slug}>
            <ProjectCard project={project} labels={labels} />
          </li>
        ))}
      </ul>
    </>
  );
}
