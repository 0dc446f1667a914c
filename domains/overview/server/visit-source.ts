/** Names for the sites that send many visitors under many addresses. */
const known: [name: string, host: RegExp][] = [
  ["google", /(^|\.)google\.[a-z.]{2,6}$/],
  ["bing", /(^|\.)bing\.com$/],
  ["duckduckgo", /(^|\.)duckduckgo\.com$/],
  ["yahoo", /(^|\.)yahoo\.[a-z.]{2,6}$/],
  ["facebook", /(^|\.)(facebook\.com|fb\.me)$/],
  ["instagram", /(^|\.)instagram\.com$/],
  ["whatsapp", /(^|\.)(whatsapp\.com|wa\.me)$/],
  ["linkedin", /(^|\.)(linkedin\.com|lnkd\.in)$/],
  ["youtube", /(^|\.)(youtube\.com|youtu\.be)$/],
  ["tiktok", /(^|\.)tiktok\.com$/],
  ["x", /(^|\.)(twitter\.com|x\.com|t\.co)$/],
  ["chatgpt", /(^|\.)(chatgpt\.com|openai\.com)$/],
];

/** Maximum length of a source's name, in characters. */
const longest = 40;

/** The allowed campaign names in an address; others are not counted under their own name. */
const campaignName = /^[a-z0-9][a-z0-9._-]*$/;

/**
 * The source of a visit: the campaign that the address names as `utm_source`, or the site that links here, by its name
 * or host; "direct" without either. Null for a step from one page of ours to another. `host` is our own.
 */
export function visitSource(query: string, referer: string | undefined, host: string): string | null {
  const campaign = new URLSearchParams(query).get("utm_source")?.trim().toLowerCase().slice(0, longest);
  if (campaign) return campaignName.test(campaign) ? campaign : "other";
  if (!referer || !URL.canParse(referer)) return "direct";
  const { hostname, host: refererHost } = new URL(referer);
  if (refererHost === host) return null;
  const name = known.find(([, pattern]) => pattern.test(hostname))?.[0];
  return name ?? (hostname.replace(/^www\./, "").slice(0, longest) || "other");
}

/** Programs that read pages automatically, by their user agent. */
const robots = /bot|crawl|spider|slurp|preview|monitor|headless|lighthouse|curl|wget|python|java\/|http/i;

/** Whether a browser seems to be used by a person. */
export const isPerson = (userAgent: string | undefined): userAgent is string =>
  userAgent !== undefined && /^mozilla\//i.test(userAgent) && !robots.test(userAgent);
