import type { ClassroomContext } from "#server/http/classroom.ts";
import { roundedIcon } from "#shared/rules/brand-icon.ts";
import { paletteStyle } from "#shared/rules/palette.ts";

/** What every page shows: the words, the company and its clock. */
export type Frame = ReturnType<typeof createFrame>;

/** The frame of the published site, for the signed-in account. */
export function createFrame({ site, user }: Pick<ClassroomContext, "site" | "user">) {
  const { brand, name, hours } = site.content.company;
  return {
    words: site.messages.classroom,
    company: name,
    timeZone: hours.timeZone,
    icon: roundedIcon({ ink: brand.colors.ink.light, accent: brand.colors.accent.light }),
    colors: paletteStyle(brand.colors),
    user: user && { name: user.name },
  };
}
