// Runs inline in every page's head before the first paint: keep it small and free of React.

import { fetchFonts } from "#app/boot/fetch-fonts.ts";
import { hydrateWhenIdle } from "#app/boot/hydrate-when-idle.ts";
import { applyTheme, trackVisitor } from "#app/boot/track-visitor.ts";

applyTheme();
const fonts = fetchFonts();
trackVisitor();
hydrateWhenIdle(fonts);
