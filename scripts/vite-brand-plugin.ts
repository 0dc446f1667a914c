import type { Plugin } from "vite";
import { palette } from "../shared/content/palette.ts";

const virtualId = "virtual:brand.css";
const resolvedId = `\0${virtualId}`;

/** Offers `virtual:brand.css`: the company's palette as custom properties, for both themes. */
export function brandColors(): Plugin {
  return {
    name: "brand-colors",
    resolveId: (id) => (id === virtualId ? resolvedId : null),
    load(id) {
      if (id !== resolvedId) return null;
      const tokens = Object.entries(palette).map(([name, { light, dark }]) =>
        light === dark ? `--${name}:${light}` : `--${name}:light-dark(${light},${dark})`,
      );
      return `:root{${tokens.join(";")}}`;
    },
  };
}
