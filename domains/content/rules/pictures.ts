import type { Company } from "#domains/institute/contract.ts";
import type { Tiling } from "#shared/girih/pattern.ts";
import { brandIcon, roundedIcon } from "#shared/look/brand-icon.ts";
import { logoOn, signIcon } from "#shared/look/logos.ts";
import { paletteOf } from "#shared/look/palette.ts";
import { oncePerObject } from "#shared/once-per-object.ts";
import type { Site } from "./site.ts";
import type { SitePage } from "./site-pages.ts";

type Wordmark = NonNullable<Company["brand"]["wordmark"]>;

/** What stands beside the words: a logo in place of the outline, and whether the ground is plain. */
interface Look {
  wordmark: Wordmark | null;
  logo?: NonNullable<ReturnType<typeof logoOn>>;
  isPlain?: true;
}

/** Everything that a picture shows, and nothing else: with the same drawing it is the same picture. */
export type Drawing =
  | ({
      shows: "page";
      /** Empty texts are left out. */
      texts: { company: string; title: string; description: string };
      tiling: Tiling;
      colors: { ground: string; accent: string; text: string };
    } & Look)
  | { shows: "icon"; svg: string; width: number }
  | ({ shows: "email"; accent: string } & Look);

/** A picture of the site: the path at which visitors get it, or a name of its own for one that travels with emails. */
export interface Picture {
  path: string;
  drawing: Drawing;
}

/** The picture at the top of every email. */
export const emailPicture = "/mail/brand.png";

/** Every picture drawn from the published site: the icons, that of emails, and one for each page. */
export const picturesOf = oncePerObject(
  ({ content: { company }, pages }: Pick<Site, "content" | "pages">): Picture[] => {
    const { wordmark = null, colors, logos, pattern } = company.brand;
    const logo = logoOn("dark", company.brand);
    const look = { ...(logo && { logo }), ...(pattern === "none" && { isPlain: true as const }) };
    const sign = logos?.square;
    const iconOf = (margin: number, own: string) =>
      sign ? signIcon(sign, { margin, ground: margin > 0 ? colors.paper.light : null }) : own;
    const iconColors = { ink: colors.ink.light, accent: colors.accent.light };
    const icon = (name: string, width: number, svg: string): Picture => ({
      path: `/icons/${name}.png`,
      drawing: { shows: "icon", svg, width },
    });
    const brand: Drawing = {
      shows: "email",
      accent: colors.accent.light,
      wordmark: company.nameUrdu ? wordmark : null,
      ...look,
    };
    const { light: text } = paletteOf(colors)["on-hue"];
    const shared = { company: firstSettable(company.name, company.fullName, company.legalName), wordmark };
    return [
      icon("icon-192", 192, iconOf(0, roundedIcon(iconColors))),
      icon("icon-512", 512, iconOf(0, roundedIcon(iconColors))),
      icon("icon-maskable-512", 512, iconOf(0.16, brandIcon(iconColors, { margin: 0.2, corner: 0 }))),
      icon("apple-touch-icon", 180, iconOf(0.08, brandIcon(iconColors, { margin: 0.16, corner: 0 }))),
      { path: emailPicture, drawing: brand },
      ...pages.all.map((page): Picture => {
        const texts = { company: shared.company, ...textsOf(page) };
        const hues = { ground: colors[page.hue].light, accent: colors.accent.light, text };
        const drawing: Drawing = { shows: "page", texts, tiling: page.tiling, colors: hues, wordmark, ...look };
        return { path: socialImagePath(page.path), drawing };
      }),
    ];
  },
);

/** A page's title and description as far as they can be set; the name of its section stands in for the title. */
function textsOf({ title, description, breadcrumbs }: SitePage) {
  const section = breadcrumbs.slice(1, -1).at(-1)?.name ?? "";
  return {
    title: firstSettable(title.split(" | ")[0] ?? title, section),
    description: firstSettable(description),
  };
}

const firstSettable = (...texts: string[]) => texts.find(canBeSet) ?? "";

/** The characters of both fonts. They have no other script, and the renderer sets none from right to left. */
const settable =
  /^[\x20-\x7e\xa0-\xa3\xa5-\xac\xae-\xff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]*$/;

/**
 * Whether pictures can show a text: one with a single letter that the fonts lack is left out, because that would be a
 * box.
 */
export const canBeSet = (text: string): boolean => settable.test(text);

/** The most that a photo may have, in millions of pixels: decoded, each takes 4 MB of memory. */
export const mostMegapixels = 50;

/** A photo as it is stored, or the reason why it is not. */
export type EncodedPhoto =
  | { picture: Uint8Array }
  | { refused: "unreadable" }
  | { refused: "pixels"; megapixels: number };

/** A logo drawn to a PNG, or the reason why it is not. */
export type EncodedLogo =
  | Extract<EncodedPhoto, { refused: string }>
  | { picture: Uint8Array; width: number; height: number };

/** The path of a page's social picture: "/courses/data-analyst" → "/social/courses-data-analyst.jpg". */
export function socialImagePath(path: string): string {
  return `/social/${path.replace(/^\//, "").replaceAll("/", "-") || "home"}.jpg`;
}
