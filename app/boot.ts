// Runs inline in every page's head before the first paint: keep it small and free of React.
import { fontsLater } from "#app/boot/fonts.ts";
import { hydrateLater } from "#app/boot/hydration.ts";
import { applyTheme, meetVisitor } from "#app/boot/visitor.ts";

applyTheme();
const looks = fontsLater();
meetVisitor();
hydrateLater(looks);
