import type { ContentNames } from "#server/serving/content-names.ts";

/** What an address is, told without rendering anything. */
export type SiteAddress =
  /** A page, spelled as it is named; or what only the program can tell. */
  | { kind: "page" }
  /** A page's, spelled otherwise: `path` is the page's own. */
  | { kind: "other spelling"; path: string }
  /** Nothing's. `example` is a fixed address that is missing in the same way: its answer is that of all of them. */
  | { kind: "missing"; example: string };

export interface SiteAddresses {
  /** What the path of a request leads to. Its query is no part of it. */
  find(path: string): SiteAddress;
}

interface SiteParts {
  /** The router's patterns: `about`, `courses/:slug`, `sign-in/*`. */
  patterns: string[];
  /** The paths of built pages. */
  built: Iterable<string>;
  /** What the database names; null while that is not known. */
  content: () => ContentNames | null;
  /** Whether what stands below `/sign-in` is the sign-in provider's, and not another spelling of it. */
  hasWidgets: boolean;
}

/** Whose names stand in a pattern's parameter. Of any other pattern only the program knows what is there. */
const namedBy = new Map<string, keyof ContentNames | "build">([
  ["courses/:slug", "build"],
  ["services/:slug", "build"],
  ["course-outline/:courseId", "courses"],
  ["batches/:courseId", "courses"],
  ["recorded-lectures/:batchId", "batches"],
]);

/** No page, course or batch has this name. */
const nobody = "~";

const page: SiteAddress = { kind: "page" };
const missing = (example: string): SiteAddress => ({ kind: "missing", example });

/** Tells pages, other spellings of them and addresses of nothing apart, by the rules of the router. */
export function createSiteAddresses({ patterns, built, content, hasWidgets }: SiteParts): SiteAddresses {
  const fixed = new Map<string, string>();
  const open: string[][] = [];
  for (const pattern of patterns) {
    const parts = partsOf(pattern);
    const named = parts.filter((part) => part !== "*");
    if (!named.some(isParameter) && named.length > 0) fixed.set(folded(named), pathOf(named));
    if (parts.length > 0 && pattern !== "*" && (named.some(isParameter) || named.length < parts.length))
      open.push(parts);
  }
  for (const path of ["/", ...built]) fixed.set(folded(partsOf(path)), path);

  /** A path that a pattern with open parts matches: the page's own path, or what else it is. */
  const findOpen = (parts: string[], segments: string[], names: string[]): string | SiteAddress => {
    const namedAs = namedBy.get(parts.join("/"));
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

  const findPage = (asked: string): string | SiteAddress => {
    const segments = segmentsOf(asked);
    const names = segments.map(decoded);
    const known = fixed.get(folded(names));
    if (known !== undefined) return known;
    const parts = open.find((one) => matches(one, names));
    return parts ? findOpen(parts, segments, names) : missing(`/${nobody}`);
  };

  return {
    find(path) {
      const isData = path.endsWith(".data");
      const found = findPage(isData ? pageOfData(path) : path);
      if (typeof found !== "string") return isData && found.kind === "missing" ? missing(dataOf(found.example)) : found;
      const own = isData ? dataOf(found) : found;
      // What is no printable character cannot stand in a header.
      return own === path || /[^\x21-\x7e]/.test(own) ? page : { kind: "other spelling", path: own };
    },
  };
}

const isParameter = (part: string) => part.startsWith(":");
const fixedPart = (part: string | undefined) => (part === undefined || part === "*" || isParameter(part) ? null : part);
const partsOf = (pattern: string) => pattern.split("/").filter((part) => part !== "");
const pathOf = (parts: string[]) => `/${parts.join("/")}`;
const folded = (parts: string[]) => pathOf(parts).toLowerCase();

/** The data of `/` is asked for as `/_.data`. */
const dataOf = (path: string) => (path === "/" ? "/_.data" : `${path}.data`);
const pageOfData = (path: string) => path.slice(0, path.endsWith("/_.data") ? -"_.data".length : -".data".length);

function matches(parts: string[], names: string[]): boolean {
  const named = parts.at(-1) === "*" ? parts.slice(0, -1) : parts;
  if (named.length === parts.length ? names.length !== parts.length : names.length < named.length) return false;
  return named.every((part, at) => isParameter(part) || part.toLowerCase() === names[at]?.toLowerCase());
}

/** A path's segments as a URL has them: without empty ones, `.` and what `..` takes back. */
function segmentsOf(path: string): string[] {
  const segments: string[] = [];
  for (const segment of path.split(/[/\\]/)) {
    const name = decoded(segment);
    if (name === "..") segments.pop();
    else if (name !== "" && name !== ".") segments.push(segment);
  }
  return segments;
}

/** A segment's name. An encoded slash stays one: it parts nothing. */
function decoded(segment: string): string {
  if (!segment.includes("%")) return segment;
  try {
    return decodeURIComponent(segment).replaceAll("/", "%2F");
  } catch {
    return segment;
  }
}
