import { roundedIcon } from "#shared/look/brand-icon.ts";
import { shownLogos } from "#shared/look/logos.ts";
import { type BrandColours, brandStyle } from "#shared/look/palette.ts";
import type { Messages } from "#shared/words.ts";

/** The institute's facts on every page. */
export interface CompanyFacts {
  name: string;
  hours: { timeZone: string };
  brand: Parameters<typeof shownLogos>[0] & {
    colors: BrandColours;
    wordmark?: { viewBox: string; path: string } | undefined;
    pattern?: "girih" | "none" | undefined;
  };
}

interface Branded {
  content: { company: CompanyFacts };
  messages: Pick<Messages, "language">;
}

/** The company's look on every page of an application: its language, name, clock, logo, the icon's address, and colours as CSS. */
export function companyLook({ content, messages }: Branded) {
  const { brand, name, hours } = content.company;
  const { ink, accent } = brand.colors;
  return {
    language: messages.language,
    company: name,
    timeZone: hours.timeZone,
    icon: brand.logos?.square
      ? "/icons/icon-192.png"
      : `data:image/svg+xml,${encodeURIComponent(roundedIcon({ ink: ink.light, accent: accent.light }))}`,
    logos: shownLogos(brand),
    colors: brandStyle(brand),
  };
}
