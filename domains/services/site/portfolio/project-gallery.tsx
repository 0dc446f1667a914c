import { useState } from "react";
import { fillText } from "#shared/fill-text.ts";
import { ProjectCard } from "./project-card.tsx";
import type { ShownPortfolio } from "./shown-portfolio.ts";

type ProjectGalleryProps = Pick<ShownPortfolio, "projects" | "categories" | "words">;

/** The projects of all categories or of one (specification §4, "Portfolio filter"). */
export function ProjectGallery({ projects, categories, words }: ProjectGalleryProps) {
  // The filter's first button shows all categories.
  const everything = categories[0];
  const [chosen, setChosen] = useState(everything);
  const shown = projects.filter(({ category }) => chosen === everything || category === chosen);
  return (
    <>
      <fieldset className="-mx-5 mb-4 flex min-w-0 gap-2 overflow-x-auto px-5 py-1.5 sm:mx-0 sm:mb-8 sm:flex-wrap sm:p-0">
        <legend className="sr-only">{words.filter}</legend>
        {categories.map((category) => (
          <button
            key={category}
            type="button"
            aria-pressed={category === chosen}
            onClick={() => setChosen(category)}
            className="min-h-11 shrink-0 rounded-full border border-line-strong px-5 font-medium hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {category}
          </button>
        ))}
      </fieldset>
      <p className="sr-only" role="status">
        {fillText(words.shown, { shown: shown.length, all: projects.length })}
      </p>
      <ul className="swipe grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {shown.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} words={words} />
          </li>
        ))}
      </ul>
    </>
  );
}
