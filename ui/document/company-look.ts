import { roundedIcon } from "#shared/look/brand-icon.ts";
import { type BrandColours, paletteStyle } from "#shared/look/palette.ts";
import type { Messages } from "#shared/words.ts";

/** The institute's facts on every page. */
export interface CompanyFacts {
  name: string;
  hours: { timeZone: string };
  brand: { colors: BrandColours; wordmark?: { viewBox: string; path: string } | undefined };
}

interface Branded {
  content: { company: CompanyFacts };
  messages: Pick<Messages, "language">;
}

/** The company's look on every page of an application: its language, name, clock, icon as SVG, and colours as CSS. */
export function companyLook({ content, messages }: Branded) {
  const { brand, name, hours } = content.company;
  return {
    language: messages.language,
    company: name,
    timeZone: hours.timeZone,
    icon: roundedIcon({ ink: brand.colors.ink.light, accent: brand.colors.accent.light }),
    colors: paletteStyle(brand.colors),
  };
}
