// Runs inline in every page's head before the first paint: keep it small and free of React.
import { loadFonts } from "#app/boot/fonts.ts";
import { hydrateWhenIdle } from "#app/boot/hydration.ts";
import { applyTheme, trackVisitor } from "#app/boot/visitor.ts";

applyTheme();
const fonts = loadFonts();
trackVisitor();
hydrateWhenIdle(fonts);
