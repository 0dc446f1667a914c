import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { brotli, compressToKeep } from "#server/serving/compress.ts";
import { prepareDocument } from "#server/serving/document.ts";
import { isCompressible, isPlayed, mediaType } from "#server/serving/media-types.ts";
import type { PlayedFile } from "#server/serving/played-file.ts";
import { type PrebuiltAnswer, prebuild, replaceBrotli } from "#server/serving/prebuilt.ts";
import { fileHeaders, pageHeaders, type RawHeaders } from "#server/serving/security-headers.ts";
import { withSiteOrigin } from "#server/serving/site-origin.ts";
import type { Styles } from "#server/serving/styles.ts";
import { createWhenIdle } from "#server/serving/when-idle.ts";
import { revalidated } from "#shared/rules/public-page.ts";

/** Everything that is answered without asking the program, by request path. */
export interface Site {
  prebuilt: Map<string, PrebuiltAnswer>;
  played: Map<string, PlayedFile>;
  /** What is not compressed well yet, with its plain body: `shrinkSite` does it. */
  quick: Map<PrebuiltAnswer, Buffer>;
  /** What every answer without a page in it says for safety. */
  headers: RawHeaders;
}

const forever = "public, max-age=31536000, immutable";
const forAnHour = "public, max-age=3600";

/**
 * Reads the built client folder into memory: pages with their policy, data, assets and public files. What stands
 * precompressed beside a file (`.br`, `.gz`) is used; the rest carries the site's origin, so it is completed here, and
 * compressed when it is first asked for. Reads at once, and not in turns: nobody is served yet, and of 400 small files
 * the turns would take longest.
 */
export function loadSite(folder: string, siteUrl: string, styles: Styles): Site {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const present = new Set(files);
  const site: Site = { prebuilt: new Map(), played: new Map(), quick: new Map(), headers: fileHeaders(siteUrl) };
  for (const file of files) {
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    if (isBuildsOwn(path) || (/\.(br|gz)$/.test(path) && present.has(file.slice(0, -3)))) continue;
    const type = mediaType(path);
    if (isPlayed(type)) site.played.set(path, describePlayed(file, type, siteUrl));
    else site.prebuilt.set(requestPath(path), prebuildFile({ file, path, type, present, siteUrl, styles, site }));
  }
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

function prebuildFile({ file, path, type, present, siteUrl, styles, site }: BuiltFile): PrebuiltAnswer {
  const isPage = type.startsWith("text/html");
  const isHashed = path.startsWith("/assets/");
  const raw = readFileSync(file);
  const text = isCompressible(type) && !isHashed ? withSiteOrigin(raw.toString(), siteUrl) : null;
  const data = dataAddress(requestPath(path));
  const hasData = present.has(join(file.slice(0, -path.length), data));
  const page = isPage && text !== null ? prepareDocument(text, styles, hasData ? data : undefined) : null;
  const identity = text === null ? raw : Buffer.from(page?.html ?? text);
  const secure = page ? pageHeaders(siteUrl, page.inline) : fileHeaders(siteUrl);
  const headers = ["Content-Type", type, "Cache-Control", cachePolicy(path, type), ...secure];
  if (!isCompressible(type)) return prebuild({ identity }, headers);
  if (present.has(`${file}.br`) && present.has(`${file}.gz`))
    return prebuild({ identity, br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) }, headers);
  const { br, gzip } = compressToKeep;
  const answer = prebuild({ identity, br: () => br(identity), gzip: () => gzip(identity) }, headers);
  site.quick.set(answer, identity);
  return answer;
}

/**
 * Compresses at brotli's best, one after the other, what `loadSite` left for the first who asks; meant to run while the
 * program serves already. The home page comes first, for most visits begin there; the others wait for an idle program.
 */
export async function recompressSite(site: Site, whenIdle = createWhenIdle()): Promise<void> {
  const home = site.prebuilt.get("/");
  for (const answer of [...(home ? [home] : []), ...site.quick.keys()]) {
    const identity = site.quick.get(answer);
    if (!identity) continue;
    replaceBrotli(answer, await brotli(identity, 11));
    site.quick.delete(answer);
    await whenIdle();
  }
}

function cachePolicy(path: string, type: string): string {
  if (path.startsWith("/assets/")) return forever;
  return type.startsWith("text/html") || path.endsWith(".data") ? revalidated : forAnHour;
}

function describePlayed(file: string, type: string, siteUrl: string): PlayedFile {
  const { size, mtimeMs } = statSync(file);
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  return { file, size, etag, headers: ["Content-Type", type, "Cache-Control", forAnHour, ...fileHeaders(siteUrl)] };
}
