import { addressIn, localAddress } from "#domains/content/rules/local-address.ts";
import { refusalPage, refusalStyle } from "#server/http/refusal-page.ts";
import { type AppFetch, isApi, visitorAddress } from "#server/http/request.ts";
import { limitKey } from "#server/http/visitor.ts";
import { fileHeaders, pairsOf } from "#server/serving/headers.ts";
import type { RenderAdmission } from "#server/serving/render-admission.ts";
import { errorStatus } from "#shared/error-codes.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import type { Messages } from "#shared/words.ts";
import { isUpload } from "./admin.ts";

/**
 * Answers a request for a page, its data or a form that cannot be served now: a small page in the language of its path,
 * the same for all visitors.
 */
type BusyAnswer = (path: string, retryAfter: number, isForm?: boolean) => Response;

/** Renders the pages of the busy answer once, with the words of each language that is open. */
export async function createBusyAnswer(siteUrl: string, words: Messages[]): Promise<BusyAnswer> {
  const busy = { code: "unavailable", reason: "busy" } as const;
  const made = words.map(async (messages) => {
    const { lang } = messages.language;
    const home = addressIn(lang, "/");
    const [page, forForm] = [false, true].map((isForm) => refusalPage(busy, messages, { isForm, home }));
    return [lang, { page: await page, forForm: await forForm }] as const;
  });
  const pages = new Map(await Promise.all(made));
  const lasting = pairsOf(fileHeaders(siteUrl, { style: refusalStyle }));
  return (path, retryAfter, isForm = false) => {
    const inLanguage = pages.get(localAddress(path).locale) ?? pages.get(siteLocale);
    return new Response(isForm ? inLanguage?.forForm : inLanguage?.page, {
      status: errorStatus.unavailable,
      headers: [
        ...lasting,
        ["Content-Type", "text/html; charset=utf-8"],
        ["Cache-Control", "no-store"],
        ["Retry-After", String(retryAfter)],
      ],
    });
  };
}

interface Deps {
  admission: RenderAdmission;
  /** Number of proxies in front that are trusted to report the visitor's address. */
  trustProxy: number;
  busy: BusyAnswer;
}

/** The program behind the admission: it renders pages for admitted requests and counts posts to pages. The API and uploads pass. */
export function admitRenders(fetch: AppFetch, { admission, trustProxy, busy }: Deps): AppFetch {
  return async (request, peer) => {
    const { pathname } = new URL(request.url);
    if (isApi(pathname) || isUpload(pathname)) return await fetch(request, peer);
    const key = limitKey(visitorAddress(peer.address, request.headers.get("x-forwarded-for"), trustProxy));
    if (request.method !== "GET" && request.method !== "HEAD") {
      const refused = admission.count(key);
      return refused ? busy(pathname, refused.retryAfter, true) : await fetch(request, peer);
    }
    const place = await admission.enter(key, request.signal);
    if (typeof place !== "function") return busy(pathname, place.retryAfter);
    try {
      return await fetch(request, peer);
    } finally {
      place();
    }
  };
}
