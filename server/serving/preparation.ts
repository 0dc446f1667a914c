import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import { RequestSession } from "#domains/accounts/server/request-session.ts";
import { isCertificate } from "#domains/certificates/server/certificate-paths.ts";
import { localAddress } from "#domains/content/rules/local-address.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { Services } from "#server/compose/services.ts";
import type { Config } from "#server/config/env.ts";
import { type Bindings, isApi, isCalendar, visitorAddress } from "#server/http/request.ts";
import { fileHeaders, pairsOf } from "#server/serving/headers.ts";
import { type ErrorBody, errorStatus } from "#shared/error-codes.ts";
import { errorInWords } from "#shared/error-words.ts";
import { oncePerObject } from "#shared/once-per-object.ts";
import { framePath } from "#shared/serving/hydration.ts";
import { isAdmin } from "./admin.ts";
import { isClassroom } from "./classroom.ts";

/** The pages of accounts, and those that a secret or a number opens for somebody who already has a place. */
const openPages =
  /^\/(?:sign-in|sign-up|sign-out|forgot-password|reset-password|confirm-email|open-account|account|payment|place|receipts|vouchers|seats|demo-booking|recorded-lectures)(?:\/|$)/;
const openApi = /^\/api\/(?:health|session|payments|receipts|vouchers|logo)(?:\/|$)/;
const openFiles = new Set([framePath, "/robots.txt", "/icons/icon.svg", "/.well-known/security.txt"]);

/** Whether an address is open while the site is in preparation: those of staff, of accounts and of files without a text. */
function isOpenAddress(address: string): boolean {
  const asked = address.endsWith(".data") ? address.slice(0, -".data".length) : address;
  const { path } = localAddress(asked);
  if (isAdmin(path) || isClassroom(path) || isCalendar(path) || isCertificate(path)) return true;
  if (isApi(path)) return openApi.test(path);
  return openFiles.has(path) || openPages.test(path);
}

/** Whether visitors may not see an address of a site now. */
export const isHeldBack = ({ content }: Pick<Site, "content">, path: string) =>
  content.inPreparation && !isOpenAddress(path);

/** What a request sees: the site as it is, staff's sight of one in preparation, the frame without its links, or nothing. */
type Sight = "all" | "draft" | "bare" | "nothing";

/** When a program should ask again, in seconds. */
const askAgain = 3600;

interface Deps {
  services: Pick<Services, "site" | "accounts" | "office">;
  config: Pick<Config, "siteUrl" | "trustProxy">;
}

/** Who sees what while the site is in preparation. */
export function createPreparation({ services, config }: Deps) {
  const { siteUrl, trustProxy } = config;
  const headers = pairsOf(fileHeaders(siteUrl, { style: styleSource, images: "'self'" }));
  const isStaff = async (request: Request, { address }: Bindings): Promise<boolean> => {
    if (!request.headers.has("cookie")) return false;
    const forwarded = request.headers.get("x-forwarded-for");
    const visitor = {
      address: visitorAddress(address, forwarded, trustProxy),
      ...{ requestId: "", headers: request.headers },
    };
    const session = new RequestSession(services.accounts, visitor, { isSecure: siteUrl.startsWith("https:") });
    const user = await session.user();
    return user !== null && (await services.office.isOfStaff(user.id));
  };
  return {
    /** The site with no link into it: the frame around the pages of accounts. */
    bareSite: () => withoutLinks(services.site()),
    async whatSees(request: Request, bindings: Bindings, path: string): Promise<Sight> {
      if (!services.site().content.inPreparation) return "all";
      const isOpen = isOpenAddress(path);
      if (isOpen && (isApi(path) || isAdmin(path) || isClassroom(path))) return "all";
      if (await isStaff(request, bindings)) return "draft";
      return isOpen ? "bare" : "nothing";
    },
    /** Staff's sight of the site is in no cache and in no search engine. */
    markUnfinished(answer: Response): void {
      answer.headers.set("Cache-Control", "private, no-store");
      answer.headers.set("X-Robots-Tag", "noindex");
    },
    /** A page with the institute's name and how to reach it; programs are told to come back. */
    async holdBack(request: Request, path: string): Promise<Response> {
      const { messages, content } = services.site();
      const lasting: [string, string][] = [
        ["Cache-Control", "no-store"],
        ["X-Robots-Tag", "noindex"],
      ];
      const isPage = ["GET", "HEAD"].includes(request.method) && !isApi(path) && !/\.\w{1,12}$/.test(path);
      if (isPage) {
        const type: [string, string] = ["Content-Type", "text/html; charset=utf-8"];
        return new Response(await preparationPage(content.company, messages), {
          headers: [...headers, ...lasting, type],
        });
      }
      const { message } = errorInWords({ reason: "school.inPreparation" }, messages);
      const body: ErrorBody = { code: "unavailable", message, error: message };
      const again: [string, string] = ["Retry-After", String(askAgain)];
      return Response.json(body, { status: errorStatus.unavailable, headers: [...lasting, again] });
    },
  };
}

const withoutLinks = oncePerObject((site: Site): Site => {
  const { pages } = site.content;
  const navigation = { header: [], quickLinks: [], popularCourses: [], legal: [] };
  const off = ["search", "assistant", "home.contact", "home.learning"];
  return {
    ...site,
    content: { ...site.content, pages: { ...pages, navigation } },
    sections: { ...site.sections, isOn: (section) => !off.includes(section) && site.sections.isOn(section) },
  };
});

const style = `
:root { color-scheme: light dark; }
body {
  max-width: 34rem; margin: 0 auto; padding: 18vh 1.25rem 3rem;
  background: light-dark(#faf6ee, #16181d); color: light-dark(#1e2430, #ece7dc);
  font: 1.0625rem/1.6 Figtree, system-ui, sans-serif; overflow-wrap: break-word;
}
h1 { margin: 0 0 0.75rem; font-size: 2rem; line-height: 1.2; }
ul { padding: 0; list-style: none; }
li { margin: 0.5rem 0; }
a { color: light-dark(#1d4f91, #9dc1f2); text-underline-offset: 0.2em; display: inline-block; min-height: 1.75rem; }
footer { margin-top: 4rem; font-size: 0.9375rem; }
`;

const styleSource = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;

type Company = Site["content"]["company"];

async function preparationPage({ name, phones, emails }: Company, messages: Site["messages"]): Promise<string> {
  const { lang, dir } = messages.language;
  const { text, staff } = messages.preparation;
  return String(
    await html`<!doctype html>
<html lang="${lang}" dir="${dir}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${name}</title>
    <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
    <style>${raw(style)}</style>
  </head>
  <body>
    <main>
      <h1><bdi>${name}</bdi></h1>
      <p>${text}</p>
      <ul>
        ${phones.map(({ e164, display }) => html`<li><a href="tel:${e164}" dir="ltr">${display}</a></li>`)}
        ${emails.map(({ address }) => html`<li><a href="mailto:${address}" dir="ltr">${address}</a></li>`)}
      </ul>
    </main>
    <footer><a href="/sign-in?from=/admin">${staff}</a></footer>
  </body>
</html>`,
  );
}
