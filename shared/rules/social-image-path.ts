/** Where the picture stands that a shared link to a page shows: "/courses/data-analyst" → "/social/courses-data-analyst.jpg". */
export function socialImagePath(path: string): string {
  return `/social/${path.replace(/^\//, "").replaceAll("/", "-") || "home"}.jpg`;
}
