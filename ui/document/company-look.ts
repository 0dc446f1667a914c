import { roundedIcon } from "#shared/look/brand-icon.ts";
import { type BrandColours, paletteStyle } from "#shared/look/palette.ts";

/** The facts of the institute that every page shows. */
export interface CompanyFacts {
  name: string;
  hours: { timeZone: string };
  brand: { colors: BrandColours };
}

/** What every page of an application shows of the company: its name, clock, icon as SVG, and colours as CSS. */
export function companyLook({ content }: { content: { company: CompanyFacts } }) {
  const { brand, name, hours } = content.company;
  return {
    company: name,
    timeZone: hours.timeZone,
    icon: roundedIcon({ ink: brand.colors.ink.light, accent: brand.colors.accent.light }),
    colors: paletteStyle(brand.colors),
  };
}
