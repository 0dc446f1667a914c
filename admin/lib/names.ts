import type { Site } from "#domains/content/rules/site.ts";

/** The titles of courses by id, and of services by slug. */
export function titlesOf({ content }: Pick<Site, "content">) {
  return {
    courses: Object.fromEntries(content.courses.map(({ id, title }) => [id, title])),
    services: Object.fromEntries(content.services.map(({ slug, title }) => [slug, title])),
  };
}
