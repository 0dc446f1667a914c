/** The path of a page's social picture: "/courses/data-analyst" → "/social/courses-data-analyst.jpg". */
export function socialImagePath(path: string): string {
  return `/social/${path.replace(/^\//, "").replaceAll("/", "-") || "home"}.jpg`;
}
