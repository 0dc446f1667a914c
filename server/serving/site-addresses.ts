import { addressIn, localAddress } from "#domains/content/rules/local-address.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { ContentNames } from "#server/serving/content-names.ts";
import { type Locale, siteLocale } from "#shared/formats/formats.ts";

/** The target of an address, found without rendering. */
export type SiteAddress =
  /** A page in its own spelling, or an address that only the program knows. */
  | { kind: "page" }
  /** Another spelling of a page's address; `path` is the page's own. */
  | { kind: "other spelling"; path: string }
  /** Nothing. `example` is a fixed address that is missing in the same way, so its answer serves for all of them. */
  | { kind: "missing"; example: string };

export interface SiteAddresses {
  /** The target of a request's path, without its query. */
  find(path: string): SiteAddress;
}

interface SiteParts {
  /** The router's patterns: `about`, `ur?/ar?/courses/:slug`, `sign-in/*`. */
  patterns: string[];
  /** Whether the institute has opened a language. */
  isOpen: (locale: Locale) => boolean;
  /** The paths of built pages. */
  built: Iterable<string>;
  /** The names in the database; null while they are not known. */
  content: () => ContentNames | null;
  /** Whether addresses below `/sign-in` belong to the sign-in provider, and are not other spellings of it. */
  hasWidgets: boolean;
}

/** The sources of the names in a pattern's parameter. For any other pattern only the program knows them. */
const namedBy = new Map<string, keyof ContentNames | "build">([
  ["courses/:slug", "build"],
  ["services/:slug", "build"],
  [":name", "build"],
  ["course-outline/:courseId", "courses"],
  ["batches/:courseId", "courses"],
  ["recorded-lectures/:batchId", "batches"],
]);

/** No page, course or batch has this name. */
const nobody = "~";

const page: SiteAddress = { kind: "page" };
const missing = (example: string): SiteAddress => ({ kind: "missing", example });

/** Distinguishes pages, other spellings of their addresses and missing ones, by the router's rules. */
export function createSiteAddresses({ patterns, isOpen, built, content, hasWidgets }: SiteParts): SiteAddresses {
  const fixed = new Map<string, string>();
  const open: string[][] = [];
  const opened = patterns.flatMap(inEachLanguage).filter((parts) => isOpen(localAddress(pathOf(parts)).locale));
  for (const parts of opened) {
    const named = parts.filter((part) => part !== "*");
    if (!named.some(isParameter) && named.length > 0) fixed.set(folded(named), pathOf(named));
    if (parts.length > 0 && pathOf(parts) !== "/*" && (named.some(isParameter) || named.length < parts.length))
      open.push(parts);
  }
  for (const path of ["/", ...built]) fixed.set(folded(partsOf(path)), path);

  /** For a path that matches a pattern with open parts: the page's own path, or the path's other target. */
  const findOpen = (parts: string[], segments: string[], names: string[]): string | SiteAddress => {
    const namedAs = namedBy.get(localAddress(pathOf(parts)).path.slice(1));
    const example = missing(pathOf(parts.map((part) => (isParameter(part) ? nobody : part))));
    if (namedAs === "build") return example;
    if (namedAs === undefined) {
      if (parts.at(-1) === "*" && !hasWidgets) return pathOf(parts.slice(0, -1));
      return pathOf(segments.map((segment, at) => fixedPart(parts[at]) ?? segment));
    }
    const there = content()?.[namedAs];
    if (!there) return page;
    const last = names.at(-1) ?? "";
    const name = there.get(last) ?? there.get(last.toLowerCase());
    return name === undefined ? example : pathOf([...parts.slice(0, -1), encodeURIComponent(name)]);
  };

  /** The open language of an address, however its prefix is spelled; the site's own for any other. */
  const languageOf = ([first = ""]: string[]) => {
    const { locale } = localAddress(`/${first.toLowerCase()}`);
    return isOpen(locale) ? locale : siteLocale;
  };

  const findPage = (path: string): string | SiteAddress => {
    const segments = segmentsOf(path);
    const names = segments.map(decoded);
    const known = fixed.get(folded(names));
    if (known !== undefined) return known;
    const parts = open.find((one) => matches(one, names));
    return parts ? findOpen(parts, segments, names) : missing(addressIn(languageOf(names), `/${nobody}`));
  };

  return {
    find(path) {
      const isData = path.endsWith(".data");
      const found = findPage(isData ? pageOfData(path) : path);
      if (typeof found !== "string") return isData && found.kind === "missing" ? missing(dataOf(found.example)) : found;
      const own = isData ? dataOf(found) : found;
      // A header cannot hold other than printable characters.
      return own === path || /[^\x21-\x7e]/.test(own) ? page : { kind: "other spelling", path: own };
    },
  };
}

/**
 * The kind of an address, with what a publication says of it: one that a page had leads to its page, and the pages of
 * sections that are off are missing, unless another page replaces them, which the program decides.
 */
export function openAddress(
  path: string,
  found: SiteAddress,
  { pages, sections }: Pick<Site, "pages" | "sections">,
): SiteAddress {
  const isData = path.endsWith(".data");
  const moved = pages.movedTo(isData ? pageOfData(path) : path);
  if (moved !== undefined) return { kind: "other spelling", path: isData ? dataOf(moved) : moved };
  if (found.kind === "other spelling") return found;
  const closed = sections.closedAt(isData ? pageOfData(path) : path);
  if (!closed) return found;
  if (closed.leadsTo !== null) return page;
  return found.kind === "missing" ? found : missing(path);
}

/** The parts of a pattern at each of its addresses: without a language, and with one of those that it may begin with. */
function inEachLanguage(pattern: string): string[][] {
  const [optional, rest] = [true, false].map((is) => partsOf(pattern).filter((part) => part.endsWith("?") === is));
  return [[], ...(optional ?? []).map((part) => [part.slice(0, -1)])].map((start) => [...start, ...(rest ?? [])]);
}

const isParameter = (part: string) => part.startsWith(":");
const fixedPart = (part: string | undefined) => (part === undefined || part === "*" || isParameter(part) ? null : part);
const partsOf = (pattern: string) => pattern.split("/").filter((part) => part !== "");
const pathOf = (parts: string[]) => `/${parts.join("/")}`;
const folded = (parts: string[]) => pathOf(parts).toLowerCase();

/** The data of `/` is requested as `/_.data`. */
const dataOf = (path: string) => (path === "/" ? "/_.data" : `${path}.data`);
const pageOfData = (path: string) => path.slice(0, path.endsWith("/_.data") ? -"_.data".length : -".data".length);

function matches(parts: string[], names: string[]): boolean {
  const named = parts.at(-1) === "*" ? parts.slice(0, -1) : parts;
  if (named.length === parts.length ? names.length !== parts.length : names.length < named.length) return false;
  return named.every((part, at) => isParameter(part) || part.toLowerCase() === names[at]?.toLowerCase());
}

/** A path's segments as a URL resolves them: without empty ones, `.`, and `..` with the segment before it. */
function segmentsOf(path: string): string[] {
  const segments: string[] = [];
  for (const segment of path.split(/[/\\]/)) {
    const name = decoded(segment);
    if (name === "..") segments.pop();
    else if (name !== "" && name !== ".") segments.push(segment);
  }
  return segments;
}

/** A segment's name. An encoded slash stays encoded, because it separates nothing. */
function decoded(segment: string): string {
  if (!segment.includes("%")) return segment;
  try {
    return decodeURIComponent(segment).replaceAll("/", "%2F");
  } catch {
    return segment;
  }
}
