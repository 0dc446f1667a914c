/**
 * How long browsers are to ask for the site, and all beneath its name, by TLS alone: a year. Null for a site that has
 * none. Whether it goes into the browsers' own lists (`preload`) is for the owner of the name to decide.
 */
export function strictTransport(siteUrl: string): string | null {
  return siteUrl.startsWith("https:") ? "max-age=31536000; includeSubDomains" : null;
}
