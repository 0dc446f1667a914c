import { siteContext } from "#app/request/contexts.ts";
import { roundedIcon } from "#shared/look/brand-icon.ts";
import type { Route } from "./+types/icon.ts";

/** `/icons/icon.svg`: the icon in the published colours. */
export function loader({ context }: Route.LoaderArgs) {
  const { ink, accent } = context.get(siteContext).content.company.brand.colors;
  const icon = roundedIcon({ ink: ink.light, accent: accent.light });
  return new Response(icon, { headers: { "content-type": "image/svg+xml" } });
}
