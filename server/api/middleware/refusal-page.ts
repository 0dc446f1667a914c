import { html } from "hono/html";
import type { AppError } from "#server/services/app-error.ts";
import { failures } from "#shared/content/messages.ts";

/** What a person reads whose page request was refused before any page could answer it. */
export async function refusalPage({ code, message }: AppError): Promise<string> {
  const heading = code === "internal" ? failures.screen : "That did not work";
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
    <p><a href="/">Go to the home page</a></p>
  </body>
</html>`,
  );
}
