import type { Plugin } from "vite";
import { demoContent } from "../content/demo-site.ts";
import { paletteOf } from "../shared/rules/palette.ts";

/** Adds the demo institute's palette to the site's style sheet, as custom properties for both themes. */
export function brandColors(): Plugin {
  const tokens = Object.entries(paletteOf(demoContent.company.brand.colors)).map(([name, { light, dark }]) =>
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
