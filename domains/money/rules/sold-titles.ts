import type { Site } from "#domains/content/rules/site.ts";

interface Sold {
  courseTitle: string;
  planTitle: string;
}

/**
 * What an order sold, in the language of a site. An order keeps both names as they were in the institute's own language;
 * one that has changed since, or is not translated, stays as it was sold.
 */
export function soldTitles({ content, original }: Pick<Site, "content" | "original">, sold: Sold): Sold {
  const named = (of: "courses" | "plans", title: string) => {
    const known = original?.[of].find((one) => one.title === title);
    return content[of].find(({ id }) => id === known?.id)?.title ?? title;
  };
  return { courseTitle: named("courses", sold.courseTitle), planTitle: named("plans", sold.planTitle) };
}
