import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { html } from "hono/html";
import type { Site } from "#domains/content/rules/site.ts";
import { AppError } from "#server/app-error.ts";
import { cachePolicy, errorAnswers } from "#server/http/endpoint.ts";
import type { AppEnv } from "#server/http/request.ts";
import { embedOf, embedOrigin } from "#shared/video-hosts.ts";

const getEmbed = createRoute({
  method: "get",
  path: "/embeds/{host}",
  summary: "A video from one of the hosts lectures are embedded from, as a page for a frame",
  request: {
    params: z.object({ host: z.string().meta({ example: "youtube" }) }),
    query: z.object({ id: z.string().default("") }),
  },
  responses: {
    200: { description: "The page.", content: { "text/html": { schema: z.string() } } },
    ...errorAnswers("not_found"),
  },
});

const style =
  "html, body { background: #000; height: 100%; margin: 0 } iframe { border: 0; display: block; height: 100%; width: 100% }";

/** The player's permissions. Its content comes from its own origin, so it never reaches ours. */
const sandbox = "allow-scripts allow-same-origin allow-popups allow-presentation";
const abilities = "autoplay; encrypted-media; fullscreen; picture-in-picture";

/**
 * The one page that may frame another site's player. Our pages frame this page, so their own policy allows no other site,
 * whichever page a visit began on.
 */
export function embedsApi(site: () => Site) {
  const api = new OpenAPIHono<AppEnv>();
  api.get("/embeds/style.css", (c) =>
    c.body(style, 200, { "Content-Type": "text/css; charset=utf-8", "Cache-Control": cachePolicy.briefly }),
  );
  return api.openapi(getEmbed, async (c) => {
    const embed = embedOf(c.req.valid("param").host, c.req.valid("query").id);
    if (!embed) throw new AppError("not_found", "embed.unknown");
    const { lectures, language } = site().messages;
    const { lang, dir } = language;
    const { title } = lectures.embed;
    const page = await html`<!doctype html>
<html lang="${lang}" dir="${dir}">
  <head><meta charset="utf-8" /><title>${title}</title><link rel="stylesheet" href="/api/embeds/style.css" /></head>
  <body>
    <iframe src="${embed.address}" title="${title}" sandbox="${sandbox}" allow="${abilities}" allowfullscreen></iframe>
  </body>
</html>`;
    const frames = `frame-src ${embedOrigin(embed.host)}`;
    return c.html(page, 200, {
      "Cache-Control": cachePolicy.briefly,
      "Content-Security-Policy": `default-src 'none'; style-src 'self'; ${frames}; frame-ancestors 'self'`,
      "X-Frame-Options": "SAMEORIGIN",
      // The hosts play a video only if they learn which site shows it.
      "Referrer-Policy": "strict-origin-when-cross-origin",
    });
  });
}
