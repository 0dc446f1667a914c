import { siteContext } from "#app/request/contexts.ts";
import type { Route } from "./+types/manifest.ts";

/** `/site.webmanifest`: the site's look on a phone's home screen. */
export function loader({ context }: Route.LoaderArgs) {
  const { company } = context.get(siteContext).content;
  const manifest = {
    name: company.fullName,
    short_name: company.name,
    description: company.description,
    start_url: "/",
    display: "minimal-ui",
    background_color: company.brand.colors.paper.light,
    theme_color: company.brand.colors.paper.light,
    icons: [
      { src: "/icons/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { "content-type": "application/manifest+json" } });
}
