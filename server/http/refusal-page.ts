import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import type { ErrorCode } from "#shared/error-codes.ts";
import { errorInWords, type UnwordedError } from "#shared/error-words.ts";
import type { Messages } from "#shared/words.ts";

/** The look of the page, in the site's colours: it must show where no style sheet can be fetched. */
const style = `
:root { color-scheme: light dark; }
body {
  max-width: 34rem; margin: 0 auto; padding: 18vh 1.25rem 3rem;
  background: light-dark(#faf6ee, #16181d); color: light-dark(#1e2430, #ece7dc);
  font: 1.0625rem/1.6 Figtree, system-ui, sans-serif; overflow-wrap: break-word;
}
h1 { margin: 0 0 0.75rem; font-size: 1.75rem; line-height: 1.2; }
a { color: light-dark(#1d4f91, #9dc1f2); text-underline-offset: 0.2em; }
`;

/** The style's source expression for the policy of the answer. */
export const refusalStyle = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;

/**
 * A small page for a request that was refused before any page could answer it. A refused form (`isForm`) is still in
 * the browser: the page says how to get back to it. It leads to the address of the home page.
 */
export async function refusalPage(
  refusal: UnwordedError & { code: ErrorCode },
  messages: Messages,
  { isForm, home }: { isForm: boolean; home: string },
): Promise<string> {
  const { lang, dir } = messages.language;
  const { title, home: toHome, typed } = messages.refusalPage;
  const heading = refusal.code === "internal" ? messages.failures.screen : title;
  const { message } = errorInWords(refusal, messages);
  return String(
    await html`<!doctype html>
<html lang="${lang}" dir="${dir}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${heading}</title>
    <style>${raw(style)}</style>
  </head>
  <body>
    <main>
      <h1>${heading}</h1>
      <p>${message}</p>
      ${isForm ? html`<p>${typed}</p>` : ""}
      <p><a href="${home}">${toHome}</a></p>
    </main>
  </body>
</html>`,
  );
}
