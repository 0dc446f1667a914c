import { readdirSync, readFileSync, statSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { getMimeType, mimes } from "hono/utils/mime";
import { compressOnDemand, isCompressible } from "#server/http/compress.ts";
import type { Scripts, Styles } from "#server/serving/document.ts";
import { fileHeaders, type RawHeaders } from "#server/serving/headers.ts";
import { type PrebuiltAnswer, prebuild, prebuildUnheld } from "#server/serving/prebuilt.ts";
import type { QuickAnswers } from "#server/serving/recompression.ts";
import type { PlayedFile } from "#server/serving/send-file.ts";
import { soonAgain } from "#server/serving/social-pictures.ts";

/** The files of the build, by request path. */
export interface BuiltFiles {
  prebuilt: Map<string, PrebuiltAnswer>;
  played: Map<string, PlayedFile>;
  quick: QuickAnswers;
  /** The security headers of every answer other than a page. */
  headers: RawHeaders;
}

/** Hono's types by file extension, plus those it lacks, and a character set for every text. */
const mediaTypes = {
  ...mimes,
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml",
  vtt: "text/vtt; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
};

const forever = "public, max-age=31536000, immutable";
const forAnHour = "public, max-age=3600";

/**
 * Reads the style sheets of the built client folder, and the script that pages run first; none if there is no such folder.
 * `base` is the folder's path on the site.
 */
export async function loadInlined(folder: string, base = ""): Promise<{ styles: Styles; scripts: Scripts }> {
  const assets = join(folder, "assets");
  const names = await readdir(assets).catch(() => []);
  const read = async (name: string) => [`${base}/assets/${name}`, await readFile(join(assets, name), "utf8")] as const;
  const styles = await Promise.all(names.filter((name) => name.endsWith(".css")).map(read));
  const scripts = await Promise.all(names.filter((name) => /^boot-[\w-]+\.js$/.test(name)).map(read));
  return { styles: new Map(styles), scripts: new Map(scripts.map(([address, text]) => [text, address])) };
}

/**
 * Reads the built client folder into memory: assets and public files. Precompressed files (`.br`, `.gz`) are used as
 * they are; the others are compressed when a visitor first asks for them. Reads synchronously: the program serves no
 * one yet, and asynchronous reads of 300 small files take longer. `base` is the folder's path on the site.
 */
export function loadBuiltFiles(folder: string, siteUrl: string, base = ""): BuiltFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const present = new Set(files);
  const built: BuiltFiles = { prebuilt: new Map(), played: new Map(), quick: new Map(), headers: fileHeaders(siteUrl) };
  for (const file of files) {
    const path = `${base}/${relative(folder, file).split(sep).join("/")}`;
    if (isHidden(path) || (/\.(br|gz)$/.test(path) && present.has(file.slice(0, -3)))) continue;
    const type = getMimeType(path, mediaTypes) ?? "application/octet-stream";
    if (/^(video|audio)\//.test(type)) built.played.set(path, describePlayed(file, type, siteUrl));
    else built.prebuilt.set(path, prebuildFile({ file, path, type, present, siteUrl, quick: built.quick }));
  }
  return built;
}

/** Hidden files belong to the build, except the public ones that RFC 8615 puts behind a dot. */
const isHidden = (path: string) => path.startsWith("/.") && !path.startsWith("/.well-known/");

interface BuiltFile {
  file: string;
  path: string;
  type: string;
  present: Set<string>;
  siteUrl: string;
  quick: QuickAnswers;
}

function prebuildFile({ file, path, type, present, siteUrl, quick }: BuiltFile): PrebuiltAnswer {
  const headers = ["Content-Type", type, "Cache-Control", cacheControlOf(path), ...fileHeaders(siteUrl)];
  // The pictures of shared links are 8 MB in three languages, and only programs that preview a link ask for them.
  if (path.startsWith("/social/")) return prebuildUnheld(() => contentOf(file), headers);
  const identity = readFileSync(file);
  if (!isCompressible(type)) return prebuild({ identity }, headers);
  if (present.has(`${file}.br`) && present.has(`${file}.gz`))
    return prebuild({ identity, br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) }, headers);
  const { br, gzip } = compressOnDemand;
  const answer = prebuild({ identity, br: () => br(identity), gzip: () => gzip(identity) }, headers);
  quick.set(answer, identity);
  return answer;
}

/** A file's content; nothing of one that is gone. */
function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}

function cacheControlOf(path: string): string {
  if (path.includes("/assets/")) return forever;
  return path.startsWith("/social/") ? soonAgain : forAnHour;
}

function describePlayed(file: string, type: string, siteUrl: string): PlayedFile {
  const { size, mtimeMs } = statSync(file);
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  return { file, size, etag, headers: ["Content-Type", type, "Cache-Control", forAnHour, ...fileHeaders(siteUrl)] };
}
