/** How long an answer may be reused, by name. */
export const cachePolicy = {
  /** Lists that staff change now and then: a minute, by anyone. */
  briefly: "public, max-age=60, stale-while-revalidate=300",
  /** What depends on where the visitor is: five minutes, by the visitor's own browser only. */
  byVisitor: "private, max-age=300",
  /** What a signed link leads to: while the link holds, by the viewer's own browser only. */
  whileLinked: "private, max-age=600",
  /** What must be asked again each time. */
  never: "no-store",
} as const;
