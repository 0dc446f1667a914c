import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { brotli, gzipped } from "#server/serving/compress.ts";
import { prepareDocument } from "#server/serving/document.ts";
import { isCompressible, isPlayed, mediaType } from "#server/serving/media-types.ts";
import type { PlayedFile } from "#server/serving/played-file.ts";
import { type PrebuiltAnswer, prebuild, replaceBrotli } from "#server/serving/prebuilt.ts";
import { fileHeaders, pageHeaders, type RawHeaders } from "#server/serving/security-headers.ts";
import { withSiteOrigin } from "#server/serving/site-origin.ts";
import type { Styles } from "#server/serving/styles.ts";
import { revalidated } from "#shared/rules/public-page.ts";

/** Everything that is answered without asking the program, by request path. */
export interface Site {
  prebuilt: Map<string, PrebuiltAnswer>;
  played: Map<string, PlayedFile>;
  /** What was compressed quickly at the start, with its plain body: `shrinkSite` does it well. */
  quick: Map<PrebuiltAnswer, Buffer>;
  /** What every answer without a page in it says for safety. */
  headers: RawHeaders;
}

const forever = "public, max-age=31536000, immutable";
const forAnHour = "public, max-age=3600";

/** How many files are read and compressed at a time: each takes some megabytes, and more than the cores gain nothing. */
const loadedTogether = 2;

/**
 * Reads the built client folder into memory: pages with their policy, data, assets and public files, each compressed.
 * What stands precompressed beside a file (`.br`, `.gz`) is used; the rest carries the site's origin, so it is
 * completed and compressed here.
 */
export async function loadSite(folder: string, siteUrl: string, styles: Styles): Promise<Site> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const present = new Set(files);
  const site: Site = { prebuilt: new Map(), played: new Map(), quick: new Map(), headers: fileHeaders(siteUrl) };
  const load = async (file: string) => {
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    if (isBuildsOwn(path) || (/\.(br|gz)$/.test(path) && present.has(file.slice(0, -3)))) return;
    const type = mediaType(path);
    if (isPlayed(type)) site.played.set(path, await describePlayed(file, type, siteUrl));
    else site.prebuilt.set(requestPath(path), await prebuildFile({ file, path, type, present, siteUrl, styles, site }));
  };
  const waiting = files.values();
  const loadInTurn = async () => {
    for (const file of waiting) await load(file);
  };
  await Promise.all(Array.from({ length: loadedTogether }, loadInTurn));
  return site;
}

/** Whether a file is the build's own: hidden, but for what RFC 8615 puts behind a dot for everybody. */
function isBuildsOwn(path: string): boolean {
  return path.startsWith("/.") && !path.startsWith("/.well-known/");
}

/** The address a built file answers to: `/about/index.html` is the page `/about`. */
function requestPath(path: string): string {
  return path.endsWith("/index.html") ? path.slice(0, -"/index.html".length) || "/" : path;
}

/** The address at which a navigation inside the site finds a page's data, as React Router names it. */
const dataAddress = (page: string) => (page === "/" ? "/_.data" : `${page}.data`);

interface BuiltFile {
  file: string;
  path: string;
  type: string;
  present: Set<string>;
  siteUrl: string;
  styles: Styles;
  site: Site;
}

async function prebuildFile({ file, path, type, present, siteUrl, styles, site }: BuiltFile): Promise<PrebuiltAnswer> {
  const isPage = type.startsWith("text/html");
  const isHashed = path.startsWith("/assets/");
  const raw = await readFile(file);
  const text = isCompressible(type) && !isHashed ? withSiteOrigin(raw.toString(), siteUrl) : null;
  const data = dataAddress(requestPath(path));
  const hasData = present.has(join(file.slice(0, -path.length), data));
  const page = isPage && text !== null ? prepareDocument(text, styles, hasData ? data : undefined) : null;
  const identity = text === null ? raw : Buffer.from(page?.html ?? text);
  const secure = page ? pageHeaders(siteUrl, page.inline) : fileHeaders(siteUrl);
  const headers = ["Content-Type", type, "Cache-Control", cachePolicy(path, type), ...secure];
  if (!isCompressible(type)) return prebuild({ identity }, headers);
  const small = present.has(`${file}.br`) && present.has(`${file}.gz`);
  const [br, gzip] = small
    ? await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`)])
    : await Promise.all([brotli(identity, 5), gzipped(identity, 6)]);
  const answer = prebuild({ identity, br, gzip }, headers);
  if (!small) site.quick.set(answer, identity);
  return answer;
}

/**
 * Compresses at brotli's best, one after the other, what `loadSite` compressed quickly so that the program starts soon;
 * meant to run while it serves already. The home page comes first: most visits begin there.
 */
export async function shrinkSite(site: Site): Promise<void> {
  const home = site.prebuilt.get("/");
  for (const answer of [...(home ? [home] : []), ...site.quick.keys()]) {
    const identity = site.quick.get(answer);
    if (!identity) continue;
    replaceBrotli(answer, await brotli(identity, 11));
    site.quick.delete(answer);
  }
}

function cachePolicy(path: string, type: string): string {
  if (path.startsWith("/assets/")) return forever;
  return type.startsWith("text/html") || path.endsWith(".data") ? revalidated : forAnHour;
}

async function describePlayed(file: string, type: string, siteUrl: string): Promise<PlayedFile> {
  const { size, mtimeMs } = await stat(file);
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  return { file, size, etag, headers: ["Content-Type", type, "Cache-Control", forAnHour, ...fileHeaders(siteUrl)] };
}
