import type { Context } from "hono";
import { html as markup } from "hono/html";
import { replyLanguage } from "#domains/leads/contract/conversation.ts";
import type { AdminEnv } from "#server/api/admin-preview.ts";
import type { HttpDeps } from "#server/api/api-http.ts";
import type { OfficeVerbs } from "#server/compose/create-office.ts";
import { previewHeaders } from "#server/serving/preview.ts";
import { localeOf, siteLocale } from "#shared/formats/formats.ts";
import { readForm } from "#shared/read-form.ts";

/** An e-mail brings its own style and no script; it loads nothing. */
const policy = "default-src 'none'; script-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * Answers an e-mail about sample facts, with the texts that the address names by their places, to a member of the staff
 * who may edit them; the frame beside the form is also told that the session has ended. Throws `forbidden` for anyone who
 * may not edit, and `not_found` for an unknown e-mail.
 */
export const answerEmailPreview = (deps: Deps) =>
  answering(deps, async (c, verbs) => {
    const { sample = "", language, ...typed } = c.req.query();
    const { kind = "" } = c.req.param() as { kind?: string };
    return (await verbs.previewEmailTexts({ kind, locale: localeOf(language) }, sample, typed)).html;
  });

/** Answers the e-mail that a typed answer to a lead would become, for the frame beside its form. */
export const answerReplyPreview = (deps: Deps) =>
  answering(deps, async (c, verbs) => {
    const form = await readForm(c.req.raw);
    const text = (name: string) => String(form.get(name) ?? "");
    const language = replyLanguage.catch(siteLocale).parse(text("language"));
    return (await verbs.previewAnswer(text("lead"), text("text"), language)).html;
  });

type Deps = Pick<HttpDeps, "services">;

type Write = (c: Context<AdminEnv>, verbs: OfficeVerbs) => Promise<string>;

/** An answer for a member of the staff; a frame whose session has ended is told so. */
function answering({ services }: Deps, write: Write) {
  return async (c: Context<AdminEnv>): Promise<Response> => {
    const { access, office, session } = c.get("admin");
    if (access?.is !== "open") {
      const { signedOut } = services.site().messages.admin.content.preview.live;
      return shown(
        String(markup`<!doctype html><html lang="${siteLocale}"><title>${signedOut}</title><p>${signedOut}</p>`),
        401,
      );
    }
    return session.mark(shown(await write(c, office.as(access.member, access.session))));
  };
}

function shown(html: string, status = 200): Response {
  const headers = new Headers({ "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy });
  return new Response(html, { status, headers: previewHeaders(headers) });
}
