/**
 * The header value that makes browsers use TLS for the site and its subdomains for a year. Null for a site without TLS. The
 * domain's owner decides about browsers' preload lists (`preload`).
 */
export function strictTransport(siteUrl: string): string | null {
  return siteUrl.startsWith("https:") ? "max-age=31536000; includeSubDomains" : null;
}
