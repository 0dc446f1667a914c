import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { acceptedEncoding, compressOnDemand, type Encoding } from "#server/http/compress.ts";
import { matchesEtag } from "#server/http/entity-tag.ts";
import { etagOf } from "#server/serving/body-version.ts";
import type { RawHeaders } from "#server/serving/headers.ts";
import { sendWhole, type WholeAnswer } from "#server/serving/send-whole.ts";
import { cacheControlFor } from "#shared/serving/fetched-ahead.ts";

/** An answer made before its request: a body and headers for each encoding, and the headers of the 304. */
export interface PrebuiltAnswer {
  status: number;
  /** Null if the status is not 200: a browser then has nothing to revalidate. */
  etag: string | null;
  variants: Record<Encoding, WholeAnswer>;
  notModified: RawHeaders;
}

/** A compressed body, or a function that compresses it at its first request. */
type Compressed = Buffer | (() => Buffer);

interface Bodies {
  identity: Buffer;
  br?: Compressed | undefined;
  gzip?: Compressed | undefined;
}

const varies = ["Vary", "Accept-Encoding"];

/** Builds the answer for a body and its compressed forms; `headers` are those common to all of them. */
export function prebuild(bodies: Bodies, headers: RawHeaders, status = 200): PrebuiltAnswer {
  const etag = status === 200 ? etagOf(bodies.identity) : null;
  const common = [...headers, ...(etag ? ["ETag", etag] : []), ...(bodies.br || bodies.gzip ? varies : [])];
  return { status, etag, variants: variantsOf(bodies, common), notModified: withoutContentType(common) };
}

function variantsOf({ identity, br, gzip }: Bodies, common: RawHeaders): Record<Encoding, WholeAnswer> {
  const plain = variant(identity, common);
  const variants = { identity: plain, br: plain, gzip: plain };
  if (br) put(variants, "br", br, common);
  if (gzip) put(variants, "gzip", gzip, common);
  return variants;
}

/**
 * The answer for a body that is read again for each request, of a file that few ask for: it takes no memory meanwhile. It
 * has the version that it had at first.
 */
export function prebuildUnheld(read: () => Buffer, headers: RawHeaders): PrebuiltAnswer {
  const etag = etagOf(read());
  const common = [...headers, "ETag", etag];
  const made = () => variant(read(), common);
  const variants = {
    get identity() {
      return made();
    },
    get br() {
      return made();
    },
    get gzip() {
      return made();
    },
  };
  return { status: 200, etag, variants, notModified: withoutContentType(common) };
}

/** Sets a compressed variant, now or when it is first read. */
function put(variants: Record<Encoding, WholeAnswer>, encoding: "br" | "gzip", body: Compressed, common: RawHeaders) {
  const headers = [...common, "Content-Encoding", encoding];
  if (typeof body === "function") putLater(variants, encoding, () => variant(body(), headers));
  else Object.defineProperty(variants, encoding, describe(variant(body, headers)));
}

const describe = (value: WholeAnswer) => ({ value, enumerable: true, configurable: true });

/** Sets a variant that is made when it is first read. */
function putLater(variants: Record<Encoding, WholeAnswer>, encoding: Encoding, make: () => WholeAnswer) {
  const get = () => {
    const value = make();
    Object.defineProperty(variants, encoding, describe(value));
    return value;
  };
  Object.defineProperty(variants, encoding, { get, enumerable: true, configurable: true });
}

/** The answer for visitors who accept `encoding`, and for no others; `body` is already encoded. */
export function prebuildFor(encoding: Encoding, body: Buffer, headers: RawHeaders): PrebuiltAnswer {
  const etag = etagOf(body);
  const common = [...headers, "ETag", etag, ...varies];
  const only = variant(body, encoding === "identity" ? common : [...common, "Content-Encoding", encoding]);
  const variants = { identity: only, br: only, gzip: only };
  return { status: 200, etag, variants, notModified: withoutContentType(common) };
}

/**
 * Replaces an answer's brotli variant by a smaller one of the same body, and lets go of the body itself: hardly anybody asks
 * for it, and for the first who does it is read out of the smaller one.
 */
export function replaceBrotli({ variants }: PrebuiltAnswer, br: Buffer) {
  const { headers } = variants.identity;
  const withoutLength = headers.slice(0, -2);
  put(variants, "br", br, withoutLength);
  putLater(variants, "identity", () => ({ headers, body: brotliDecompressSync(br) }));
  const isMade = Object.getOwnPropertyDescriptor(variants, "gzip")?.get === undefined;
  if (!isMade) put(variants, "gzip", () => compressOnDemand.gzip(brotliDecompressSync(br)), withoutLength);
}

/** Sends a prebuilt answer to a GET or HEAD. */
export function sendPrebuilt(request: IncomingMessage, response: ServerResponse, answer: PrebuiltAnswer) {
  const known = request.headers["if-none-match"];
  const purpose = request.headers.purpose?.toString();
  if (known !== undefined && answer.etag !== null && matchesEtag(known, answer.etag)) {
    response.writeHead(304, headersFor(purpose, answer.notModified)).end();
    return;
  }
  const variant = answer.variants[acceptedEncoding(request.headers["accept-encoding"]?.toString())];
  const headers = headersFor(purpose, variant.headers);
  if (request.method === "HEAD") response.writeHead(answer.status, headers).end();
  else sendWhole(response, answer.status, headers === variant.headers ? variant : { ...variant, headers });
}

/** An answer's headers for a request with this `Purpose`. */
export function headersFor(purpose: string | null | undefined, headers: RawHeaders): RawHeaders {
  if (!purpose) return headers;
  return headers.map((text, at) => (isValueOfCacheControl(headers, at) ? cacheControlFor(purpose, text) : text));
}

function isValueOfCacheControl(headers: RawHeaders, at: number): boolean {
  return at % 2 === 1 && headers[at - 1]?.toLowerCase() === "cache-control";
}

const variant = (body: Buffer, headers: RawHeaders): WholeAnswer => ({
  headers: [...headers, "Content-Length", String(body.length)],
  body,
});

function withoutContentType(headers: RawHeaders): RawHeaders {
  const at = headers.indexOf("Content-Type");
  return at < 0 ? headers : [...headers.slice(0, at), ...headers.slice(at + 2)];
}
