import type { Context } from "hono";
import type { AdminEnv } from "#server/api/admin-preview.ts";
import { AppError } from "#server/app-error.ts";
import { previewHeaders } from "#server/serving/preview.ts";

/** An e-mail brings its own style and no script; it loads nothing. */
const policy = "default-src 'none'; script-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * Answers an e-mail about sample facts, with the texts that the address names by their places, to a member of the staff
 * who may edit them. Throws `forbidden` for anyone else, and `not_found` for an unknown e-mail.
 */
export function answerEmailPreview() {
  return async (c: Context<AdminEnv>): Promise<Response> => {
    const { access, office, session } = c.get("admin");
    if (access?.is !== "open") throw new AppError("forbidden", "staff.notAllowed");
    const { sample = "", ...typed } = c.req.query();
    const { kind = "" } = c.req.param() as { kind?: string };
    const { html } = await office.as(access.member, access.session).previewEmailTexts(kind, sample, typed);
    const headers = new Headers({ "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy });
    return session.mark(new Response(html, { headers: previewHeaders(headers) }));
  };
}
