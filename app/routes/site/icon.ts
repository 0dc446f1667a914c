import { siteContext } from "#app/request/contexts.ts";
import { roundedIcon } from "#shared/look/brand-icon.ts";
import { signIcon } from "#shared/look/logos.ts";
import type { Route } from "./+types/icon.ts";

/** `/icons/icon.svg`: the icon in the published colours. */
export function loader({ context }: Route.LoaderArgs) {
  const { colors, logos } = context.get(siteContext).content.company.brand;
  const { ink, accent } = colors;
  const icon = logos?.square
    ? signIcon(logos.square, { margin: 0, ground: null })
    : roundedIcon({ ink: ink.light, accent: accent.light });
  return new Response(icon, { headers: { "content-type": "image/svg+xml" } });
}
