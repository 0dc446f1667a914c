import type { Plugin } from "vite";
import { company } from "../shared/content/company.ts";

const virtualId = "virtual:brand.css";
const resolvedId = `\0${virtualId}`;

/** Offers `virtual:brand.css`: the company file's colours as `--brand-*` properties, for both themes. */
export function brandColors(): Plugin {
  return {
    name: "brand-colors",
    resolveId: (id) => (id === virtualId ? resolvedId : null),
    load(id) {
      if (id !== resolvedId) return null;
      const colours = Object.entries(company.brand.colors);
      return `:root{${colours.map(([name, { light, dark }]) => `--brand-${name}:light-dark(${light},${dark})`).join(";")}}`;
    },
  };
}
