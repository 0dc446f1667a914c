// Runs inline in every page's head before the first paint: keep it small and free of React.

import { hydrateWhenIdle } from "#app/boot/hydrate-when-idle.ts";
import { loadFonts } from "#app/boot/load-fonts.ts";
import { applyTheme, trackVisitor } from "#app/boot/visitor.ts";

applyTheme();
const fonts = loadFonts();
trackVisitor();
hydrateWhenIdle(fonts);
