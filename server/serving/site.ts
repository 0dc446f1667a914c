import { readdirSync, readFileSync, statSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { getMimeType, mimes } from "hono/utils/mime";
import { brotli, compressOnDemand, isCompressible } from "#server/serving/compress.ts";
import { prepareDocument, type Styles, withSiteOrigin } from "#server/serving/document.ts";
import { fileHeaders, pageHeaders, type RawHeaders } from "#server/serving/headers.ts";
import { type PrebuiltAnswer, prebuild, replaceBrotli } from "#server/serving/prebuilt.ts";
import type { PlayedFile } from "#server/serving/send-file.ts";
import { revalidated } from "#shared/rules/public-page.ts";

/** Everything that is answered without the program, by request path. */
export interface Site {
  prebuilt: Map<string, PrebuiltAnswer>;
  played: Map<string, PlayedFile>;
  /** The answers that `recompressSite` has yet to compress well, with their plain bodies. */
  quick: Map<PrebuiltAnswer, Buffer>;
  /** The security headers of every answer that is no page. */
  headers: RawHeaders;
}

/** Hono's types by a name's ending, with those it lacks, and every text with its character set. */
const mediaTypes = {
  ...mimes,
  data: "text/x-script; charset=utf-8",
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml",
  vtt: "text/vtt; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
};

const forever = "public, max-age=31536000, immutable";
const forAnHour = "public, max-age=3600";

/** Reads the style sheets of the built client folder; none if there is no such folder. */
export async function loadStyles(folder: string): Promise<Styles> {
  const assets = join(folder, "assets");
  const names = await readdir(assets).catch(() => []);
  const sheets = names
    .filter((name) => name.endsWith(".css"))
    .map(async (name) => [`/assets/${name}`, await readFile(join(assets, name), "utf8")] as const);
  return new Map(await Promise.all(sheets));
}

/**
 * Reads the built client folder into memory: pages with their policy, data, assets and public files. Precompressed files
 * (`.br`, `.gz`) are used as they are. The others get the site's origin, and are compressed when a visitor first asks for
 * them. Reads synchronously: nobody is served yet, and asynchronous reads of 400 small files take longer.
 */
export function loadSite(folder: string, siteUrl: string, styles: Styles): Site {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const present = new Set(files);
  const site: Site = { prebuilt: new Map(), played: new Map(), quick: new Map(), headers: fileHeaders(siteUrl) };
  for (const file of files) {
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    if (isHidden(path) || (/\.(br|gz)$/.test(path) && present.has(file.slice(0, -3)))) continue;
    const type = getMimeType(path, mediaTypes) ?? "application/octet-stream";
    if (/^(video|audio)\//.test(type)) site.played.set(path, describePlayed(file, type, siteUrl));
    else site.prebuilt.set(requestPath(path), prebuildFile({ file, path, type, present, siteUrl, styles, site }));
  }
  return site;
}

/** Hidden files belong to the build, except those that RFC 8615 puts behind a dot for everybody. */
const isHidden = (path: string) => path.startsWith("/.") && !path.startsWith("/.well-known/");

/** The address of a built file: `/about/index.html` is the page `/about`. */
function requestPath(path: string): string {
  return path.endsWith("/index.html") ? path.slice(0, -"/index.html".length) || "/" : path;
}

/** The address from which the browser's router fetches a page's data. */
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
  const { br, gzip } = compressOnDemand;
  const answer = prebuild({ identity, br: () => br(identity), gzip: () => gzip(identity) }, headers);
  site.quick.set(answer, identity);
  return answer;
}

/**
 * Compresses what `loadSite` has not at brotli's best, one after the other, while the program serves. The home page comes
 * first, because most visits begin there; the others wait until the program is idle.
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

/** The share of its time for which an idle event loop works at most, and the wait of a busy one, in milliseconds. */
const idleLimit = 0.5;
const pause = 500;

/**
 * Makes a function that waits for an idle event loop: it resolves at once if the loop has been idle since the last call,
 * otherwise after half a second of idleness. Work that waits for it takes no time from visitors on one core.
 */
export function createWhenIdle(read = performance.eventLoopUtilization.bind(performance)): () => Promise<void> {
  let last = read();
  const hasWorked = () => {
    const before = last;
    last = read();
    return read(last, before).utilization > idleLimit;
  };
  return async () => {
    while (hasWorked()) await sleep(pause, undefined, { ref: false });
  };
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
