import type { Context } from "hono";
import type { HttpDeps } from "#server/api/api-http.ts";
import { AppError } from "#server/app-error.ts";
import type { AppEnv } from "#server/http/request.ts";
import type { AdminContext } from "#server/serving/admin.ts";
import { previewHeaders, previewOf } from "#server/serving/preview.ts";
import type { RenderPage } from "#server/serving/render-page.ts";
import { siteLocale } from "#shared/formats/formats.ts";

/** The environment of a request to the back office: the account is known before a body is read. */
export interface AdminEnv extends AppEnv {
  Variables: AppEnv["Variables"] & { admin: Omit<AdminContext, "site" | "answerOnce"> };
}

/**
 * Answers a page of the public site as it would be with the draft of one document, to a member of the staff who may see
 * it. Throws `forbidden` for anyone else, `not_found` for a page that would not exist, and the errors of an incomplete
 * site.
 */
export function answerPreview({ config, services }: Pick<HttpDeps, "config" | "services">, render: RenderPage) {
  return async (c: Context<AdminEnv>): Promise<Response> => {
    const { access, office, session } = c.get("admin");
    if (access?.is !== "open") throw new AppError("forbidden", "staff.notAllowed");
    const { kind = "", id = "" } = c.req.param() as { kind?: string; id?: string };
    const verbs = office.as(access.member, access.session);
    const site = await verbs.previewSite({ kind, id, locale: siteLocale });
    const page = site.pages.find(c.req.query("path") ?? "/");
    if (!page) throw new AppError("not_found", "page.unknown");
    const country = /^[A-Z]{2}$/.exec(c.req.query("country") ?? "")?.[0] ?? "US";
    const request = new Request(new URL(page.path, config.siteUrl));
    const ahead = { site, cacheControl: "private, no-store" };
    const answer = await render(request, { services, visitor: c.get("visitor"), session, ahead });
    const html = previewOf(await answer.text(), { url: new URL(c.req.url), site, country });
    return new Response(html, { status: answer.status, headers: previewHeaders(answer.headers) });
  };
}
