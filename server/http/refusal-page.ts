import { html } from "hono/html";
import { errorInWords, type UnwordedError } from "#shared/error-words.ts";
import type { ErrorCode } from "#shared/errors.ts";
import type { Messages } from "#shared/words.ts";

/** A small page for a request that was refused before any page could answer it. */
export async function refusalPage(refusal: UnwordedError & { code: ErrorCode }, messages: Messages): Promise<string> {
  const { title, home } = messages.refusalPage;
  const heading = refusal.code === "internal" ? messages.failures.screen : title;
  const { message } = errorInWords(refusal, messages);
  return String(
    await html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${heading}</title>
  </head>
  <body>
    <h1>${heading}</h1>
    <p>${message}</p>
    <p><a href="/">${home}</a></p>
  </body>
</html>`,
  );
}
