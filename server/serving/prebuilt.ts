import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncoding, type Encoding } from "#server/http/compress.ts";
import { etagOf } from "#server/serving/body-version.ts";
import type { RawHeaders } from "#server/serving/headers.ts";
import { writeHead } from "#server/serving/write-head.ts";
import { matchesEtag } from "#shared/rules/entity-tag.ts";
import { cacheControlFor } from "#shared/rules/fetched-ahead.ts";

interface Variant {
  headers: RawHeaders;
  /** A small body as a latin1 string, which Node sends with the headers in one write; a large one as a buffer. */
  body: string | Buffer;
}

/** An answer made before its request: a body and headers for each encoding, and the headers of the 304. */
export interface PrebuiltAnswer {
  status: number;
  /** Null if the status is not 200: a browser then has nothing to revalidate. */
  etag: string | null;
  variants: Record<Encoding, Variant>;
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

function variantsOf({ identity, br, gzip }: Bodies, common: RawHeaders): Record<Encoding, Variant> {
  const plain = variant(identity, common);
  const variants = { identity: plain, br: plain, gzip: plain };
  if (br) put(variants, "br", br, common);
  if (gzip) put(variants, "gzip", gzip, common);
  return variants;
}

/** Sets a compressed variant, now or when it is first read. */
function put(variants: Record<Encoding, Variant>, encoding: "br" | "gzip", body: Compressed, common: RawHeaders) {
  const headers = [...common, "Content-Encoding", encoding];
  const set = (value: Variant) => {
    Object.defineProperty(variants, encoding, { value, enumerable: true, configurable: true });
    return value;
  };
  if (typeof body !== "function") return void set(variant(body, headers));
  const get = () => set(variant(body(), headers));
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

/** Replaces an answer's brotli variant by a smaller one of the same body. */
export function replaceBrotli({ variants }: PrebuiltAnswer, br: Buffer) {
  const withoutLength = variants.identity.headers.slice(0, -2);
  put(variants, "br", br, withoutLength);
}

/** Sends a prebuilt answer to a GET or HEAD. */
export function sendPrebuilt(request: IncomingMessage, response: ServerResponse, answer: PrebuiltAnswer) {
  const known = request.headers["if-none-match"];
  const purpose = request.headers.purpose?.toString();
  if (known !== undefined && answer.etag !== null && matchesEtag(known, answer.etag)) {
    response.writeHead(304, headersFor(purpose, answer.notModified)).end();
    return;
  }
  const { headers, body } = answer.variants[acceptedEncoding(request.headers["accept-encoding"]?.toString())];
  writeHead(response, answer.status, headersFor(purpose, headers));
  if (request.method === "HEAD") response.end();
  else response.end(body, "latin1");
}

/** An answer's headers for a request with this `Purpose`. */
export function headersFor(purpose: string | null | undefined, headers: RawHeaders): RawHeaders {
  if (!purpose) return headers;
  return headers.map((text, at) => (isValueOfCacheControl(headers, at) ? cacheControlFor(purpose, text) : text));
}

function isValueOfCacheControl(headers: RawHeaders, at: number): boolean {
  return at % 2 === 1 && headers[at - 1]?.toLowerCase() === "cache-control";
}

/** Up to this size Node sends a string faster than a buffer. In bytes. */
const stringLimit = 14_000;

const variant = (body: Buffer, headers: RawHeaders): Variant => ({
  headers: [...headers, "Content-Length", String(body.length)],
  body: body.length <= stringLimit ? body.toString("latin1") : body,
});

function withoutContentType(headers: RawHeaders): RawHeaders {
  const at = headers.indexOf("Content-Type");
  return at < 0 ? headers : [...headers.slice(0, at), ...headers.slice(at + 2)];
}
