import type { AdminContext } from "#server/http/admin.ts";
import { roundedIcon } from "#shared/rules/brand-icon.ts";
import { paletteStyle } from "#shared/rules/palette.ts";

/** What every screen shows: the words, the company and its clock. */
export type Frame = ReturnType<typeof createFrame>;

/** The frame of the published site, for the signed-in account. */
export function createFrame({ site, user }: Pick<AdminContext, "site" | "user">) {
  const { brand, name, hours } = site.content.company;
  return {
    words: site.messages.admin,
    company: name,
    timeZone: hours.timeZone,
    icon: roundedIcon({ ink: brand.colors.ink.light, accent: brand.colors.accent.light }),
    colors: paletteStyle(brand.colors),
    user: user && { name: user.name, email: user.email },
  };
}
