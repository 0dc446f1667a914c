import type { Plugin } from "vite";
import { palette } from "../shared/content/palette.ts";

/** Adds the company's palette to the site's style sheet, as custom properties for both themes. */
export function brandColors(): Plugin {
  const tokens = Object.entries(palette).map(([name, { light, dark }]) =>
    light === dark ? `--${name}:${light}` : `--${name}:light-dark(${light},${dark})`,
  );
  return {
    name: "brand-colors",
    enforce: "pre",
    transform: {
      filter: { id: /\/app\/styles\/app\.css(?:\?(?!url)|$)/ },
      handler: (sheet) => `${sheet}\n:root{${tokens.join(";")}}\n`,
    },
  };
}
