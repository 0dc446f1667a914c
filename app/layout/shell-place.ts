import type { Frame } from "#domains/content/site/frame-of.ts";

/** Whether a path is a section's page, or one beneath it. */
export const isWithin = (pathname: string, page: string) => pathname === page || pathname.startsWith(`${page}/`);

/** The pages of the header's buttons, which each mark while it is open. */
export const sectionPages = { contact: "/contact", lms: "/lms" };

/**
 * The dependencies of header and footer besides the frame: the path where they mark it, or lead to sections of the same
 * page; the same text for all other paths.
 */
export function shellPlace({ header }: Pick<Frame, "header">, pathname: string): string {
  const entries = header.flatMap(({ href, dropdown }) => [href, ...(dropdown?.links ?? []).map((link) => link.href)]);
  if (pathname === "/" || entries.includes(pathname)) return pathname;
  return Object.values(sectionPages).find((page) => isWithin(pathname, page)) ?? "elsewhere";
}
