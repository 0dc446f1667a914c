import type { Context } from "hono";
import { html as markup } from "hono/html";
import type { AdminEnv } from "#server/api/admin-preview.ts";
import type { HttpDeps } from "#server/api/api-http.ts";
import { previewHeaders } from "#server/serving/preview.ts";
import { siteLocale } from "#shared/formats/formats.ts";

/** An e-mail brings its own style and no script; it loads nothing. */
const policy = "default-src 'none'; script-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * Answers an e-mail about sample facts, with the texts that the address names by their places, to a member of the staff
 * who may edit them; the frame beside the form is also told that the session has ended. Throws `forbidden` for anyone who
 * may not edit, and `not_found` for an unknown e-mail.
 */
export function answerEmailPreview({ services }: Pick<HttpDeps, "services">) {
  return async (c: Context<AdminEnv>): Promise<Response> => {
    const { access, office, session } = c.get("admin");
    if (access?.is !== "open") {
      const { signedOut } = services.site().messages.admin.content.preview.live;
      return shown(
        String(markup`<!doctype html><html lang="${siteLocale}"><title>${signedOut}</title><p>${signedOut}</p>`),
        401,
      );
    }
    const { sample = "", ...typed } = c.req.query();
    const { kind = "" } = c.req.param() as { kind?: string };
    const { html } = await office.as(access.member, access.session).previewEmailTexts(kind, sample, typed);
    return session.mark(shown(html));
  };
}

function shown(html: string, status = 200): Response {
  const headers = new Headers({ "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy });
  return new Response(html, { status, headers: previewHeaders(headers) });
}
