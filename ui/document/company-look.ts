import { roundedIcon } from "#shared/look/brand-icon.ts";
import { type BrandColours, paletteStyle } from "#shared/look/palette.ts";

/** The institute's facts on every page. */
export interface CompanyFacts {
  name: string;
  hours: { timeZone: string };
  brand: { colors: BrandColours };
}

/** The company's look on every page of an application: its name, clock, icon as SVG, and colours as CSS. */
export function companyLook({ content }: { content: { company: CompanyFacts } }) {
  const { brand, name, hours } = content.company;
  return {
    company: name,
    timeZone: hours.timeZone,
    icon: roundedIcon({ ink: brand.colors.ink.light, accent: brand.colors.accent.light }),
    colors: paletteStyle(brand.colors),
  };
}
