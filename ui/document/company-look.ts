import type { Site } from "#domains/content/rules/site.ts";
import { roundedIcon } from "#shared/look/brand-icon.ts";
import { paletteStyle } from "#shared/look/palette.ts";

/** What every page of an application shows of the company: its name, clock, icon as SVG, and colours as CSS. */
export function companyLook({ content }: Pick<Site, "content">) {
  const { brand, name, hours } = content.company;
  return {
    company: name,
    timeZone: hours.timeZone,
    icon: roundedIcon({ ink: brand.colors.ink.light, accent: brand.colors.accent.light }),
    colors: paletteStyle(brand.colors),
  };
}
