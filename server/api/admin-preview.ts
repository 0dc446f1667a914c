import type { Context } from "hono";
import { z } from "zod";
import { typedBatch } from "#domains/batches/contract.ts";
import { addressIn } from "#domains/content/rules/local-address.ts";
import { pagesShowing } from "#domains/content/rules/preview-pages.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { siteOf } from "#domains/content/rules/site-of.ts";
import type { HttpDeps } from "#server/api/api-http.ts";
import { AppError } from "#server/app-error.ts";
import { isTooDeep } from "#server/http/is-too-deep.ts";
import type { AppEnv } from "#server/http/request.ts";
import type { AdminContext } from "#server/serving/admin.ts";
import { type LivePreview, previewHeaders, previewOf, withFacts } from "#server/serving/preview.ts";
import type { RenderPage } from "#server/serving/render-page.ts";
import { sentenceIn } from "#shared/contract-sentence.ts";
import { causeInWords } from "#shared/error-words.ts";
import { localeOf, siteLocale } from "#shared/formats/formats.ts";
import { readForm } from "#shared/read-form.ts";

/** The environment of a request to the back office: the account is known before a body is read. */
export interface AdminEnv extends AppEnv {
  Variables: AppEnv["Variables"] & { admin: Omit<AdminContext, "answerOnce"> };
}

type Deps = Pick<HttpDeps, "config" | "services">;

/**
 * Answers a page of the public site as it would be with the draft of one document or of its translation, which is seen in
 * its language, to a member of the staff who may see
 * it. Throws `forbidden` for anyone else, `not_found` for a page that would not exist, and the errors of an incomplete
 * site.
 */
export function answerPreview(deps: Deps, render: RenderPage) {
  return async (c: Context<AdminEnv>): Promise<Response> => {
    const { verbs, key } = previewed(c);
    const locale = localeOf(c.req.query("in"));
    const site = await verbs.previewSite({ ...key, locale });
    const { pathname: path } = new URL(c.req.url);
    const page = siteOf(site, locale)?.pages.find(c.req.query("path") ?? "/");
    if (!page) throw new AppError("not_found", "page.unknown");
    const answer = await renderOf(deps, render, c, { site, path: addressIn(locale, page.path) });
    const html = previewOf(await answer.text(), { path, site, country: countryIn(c.req.query("country")) });
    return new Response(html, { status: answer.status, headers: previewHeaders(answer.headers) });
  };
}

/**
 * Answers a page of the public site as it would be with a document as its form holds it, or what keeps it from being
 * drawn; for the frame beside the form, which is also told that its session has ended. Stores nothing. Throws `forbidden`
 * for anyone who may not edit, and `invalid` for what is no document.
 */
export function answerLivePreview(deps: Deps, render: RenderPage) {
  return async (c: Context<AdminEnv>): Promise<Response> => {
    if (c.get("admin").access?.is !== "open") return signedOut(c);
    const { verbs, key } = previewed(c);
    const form = await readForm(c.req.raw);
    const { site, issues } = await verbs.previewTyped(key, documentIn(String(form.get("document") ?? "")));
    const paths = site ? pagesShowing(key, site) : [];
    const path = paths.find((one) => one === form.get("path")) ?? paths[0] ?? null;
    const pages = paths.map((one) => ({ path: one, name: site?.pages.find(one)?.name ?? one }));
    const { messages } = c.get("admin").site;
    const ofReader = issues.map((issue) => ({ ...issue, message: sentenceIn(messages, issue.message) }));
    const facts = { pages, path, issues: ofReader };
    if (!site || !path) return factsAlone(facts);
    const answer = await renderOf(deps, render, c, { site, path });
    const country = countryIn(String(form.get("country") ?? ""));
    const html = previewOf(await answer.text(), { path: null, site, country });
    return new Response(withFacts(html, facts), { status: answer.status, headers: previewHeaders(answer.headers) });
  };
}

/**
 * Answers the page of a course's batches as it would be with one as its form holds it, or with a new one, for the frame
 * beside the form. Stores nothing. Throws as `answerLivePreview` does.
 */
export function answerBatchPreview(deps: Deps, render: RenderPage) {
  return async (c: Context<AdminEnv>): Promise<Response> => {
    const { access, office, visitorsSite: site, site: own } = c.get("admin");
    if (access?.is !== "open") return signedOut(c);
    const form = await readForm(c.req.raw);
    const batchId = c.req.param("batchId") ?? null;
    const typed = typedBatch.safeParse(documentIn(String(form.get("batch") ?? "")));
    if (!typed.success) throw new AppError("invalid", "body.unreadable");
    const found = await office.as(access.member, access.session).previewBatch(batchId, typed.data);
    const about = { kind: "batch", id: batchId ?? "" };
    const issues = found.issues.map(({ field, cause }) => {
      return { ...about, field, message: sentenceIn(own.messages, causeInWords(cause, own.messages.errors)) };
    });
    if (!found.course) return factsAlone({ pages: [], path: null, issues });
    const { course, batches } = found;
    const path = `/batches/${course.slug}`;
    const services = { ...deps.services, showBatches: async () => ({ course, batches }) };
    const answer = await renderOf({ ...deps, services }, render, c, { site, path });
    const country = countryIn(String(form.get("country") ?? ""));
    const html = previewOf(await answer.text(), { path: null, site, country });
    const facts = { pages: [{ path, name: course.title }], path, issues, at: found.batchId };
    return new Response(withFacts(html, facts), { status: answer.status, headers: previewHeaders(answer.headers) });
  };
}

function signedOut(c: Context<AdminEnv>): Response {
  const refused = c.get("admin").site.messages.admin.content.preview.live.signedOut;
  return factsAlone({ pages: [], path: null, issues: [], refused }, 401);
}

function factsAlone(facts: LivePreview, status = 200): Response {
  const headers = previewHeaders(new Headers({ "Content-Type": "text/html; charset=utf-8" }));
  return new Response(withFacts("<!doctype html>", facts), { status, headers });
}

/** The verbs of the member of staff who asks, and the document that is asked for. */
function previewed(c: Context<AdminEnv>) {
  const { access, office } = c.get("admin");
  if (access?.is !== "open") throw new AppError("forbidden", "staff.notAllowed");
  const { kind = "", id = "" } = c.req.param() as { kind?: string; id?: string };
  return { verbs: office.as(access.member, access.session), key: { kind, id, locale: siteLocale } };
}

async function renderOf({ config, services }: Deps, render: RenderPage, c: Context<AdminEnv>, shown: Shown) {
  const request = new Request(new URL(shown.path, config.siteUrl));
  const ahead = { site: shown.site, cacheControl: "private, no-store" };
  return await render(request, { services, visitor: c.get("visitor"), session: c.get("admin").session, ahead });
}

type Shown = { site: Site; path: string };

const countryIn = (code: string | undefined) => /^[A-Z]{2}$/.exec(code ?? "")?.[0] ?? "US";

/** The document in a form's JSON. */
function documentIn(json: string): Record<string, unknown> {
  const isDeep = isTooDeep(Buffer.from(json), "application/json");
  const found = z.record(z.string(), z.unknown()).safeParse(isDeep ? null : parsed(json));
  if (!found.success) throw new AppError("invalid", "body.unreadable");
  return found.data;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
