import { siteContext } from "#app/request/contexts.ts";
import { frameOf, frameText } from "#domains/content/site/frame-of.ts";
import { frameScript } from "#shared/serving/hydration.ts";
import type { Route } from "./+types/frame.ts";

/** `/frame.js`: the frame of every page as a script that a page for one visitor imports before React starts. */
export function loader({ context }: Route.LoaderArgs) {
  const script = frameScript(frameText(frameOf(context.get(siteContext))));
  return new Response(script, { headers: { "content-type": "text/javascript; charset=utf-8" } });
}
