import { ExternalLink } from "lucide-react";
import { fillText } from "#shared/fill-text.ts";
import { SiteLink } from "#ui/site/site-link.tsx";
import { TagList } from "#ui/site/tag-list.tsx";
import { ProjectPicture } from "./project-picture.tsx";
import type { ShownPortfolio, ShownProject } from "./shown-portfolio.ts";

type ProjectCardProps = { project: ShownProject; words: ShownPortfolio["words"] };

/** A project: its picture, description, client, duration and link. */
export function ProjectCard({ project, words }: ProjectCardProps) {
  const { id, title, description, category, client, duration, technologies, featured, image, picture, url } = project;
  return (
    <article
      id={id}
      aria-label={title}
      lang={project.lang}
      dir={project.dir}
      className="flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card"
    >
      <div className="relative">
        <ProjectPicture title={title} image={image} picture={picture} label={fillText(words.drawing, { title })} />
        {featured && (
          <p className="absolute top-4 start-4 rounded-full bg-accent px-3 py-1 text-sm font-semibold text-on-accent">
            {words.featured}
          </p>
        )}
      </div>
      <div className="flex grow flex-col p-5 md:p-6">
        {category && <p className="text-sm text-ink-faint">{category}</p>}
        <h3 className="mt-1 text-xl leading-snug">{title}</h3>
        <p className="mt-2 text-ink-soft">{description}</p>
        {(client || duration) && (
          <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
            {client && (
              <>
                <dt className="text-ink-faint">{words.client}</dt>
                <dd>{client}</dd>
              </>
            )}
            {duration && (
              <>
                <dt className="text-ink-faint">{words.duration}</dt>
                <dd>{duration}</dd>
              </>
            )}
          </dl>
        )}
        {technologies.length > 0 && (
          <div className="mt-5">
            <TagList tags={technologies} label={words.technologies} />
          </div>
        )}
        {url && (
          <div className="mt-auto pt-4">
            <SiteLink
              to={url}
              newTab
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-link hover:underline"
            >
              {words.live}
              <span className="sr-only">: {title}</span>
              <ExternalLink size={18} aria-hidden="true" />
            </SiteLink>
          </div>
        )}
      </div>
    </article>
  );
}
