import type { Company } from "#domains/institute/contract.ts";
import { type Locale, siteLocale } from "#shared/formats/formats.ts";
import type { Tiling } from "#shared/girih/pattern.ts";
import { brandIcon, roundedIcon } from "#shared/look/brand-icon.ts";
import { logoOn, signIcon } from "#shared/look/logos.ts";
import { paletteOf } from "#shared/look/palette.ts";
import { oncePerObject } from "#shared/once-per-object.ts";
import { addressIn } from "./local-address.ts";
import type { Site } from "./site.ts";
import { languagesOf } from "./site-of.ts";
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
      /** The language of texts that are set from right to left. */
      lang?: Locale;
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

/** Every picture drawn from the published site: the icons, that of emails, and one for each page and language. */
export const picturesOf = oncePerObject((site: Site): Picture[] => {
  const { company } = site.content;
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
  const colorsOf = ({ hue }: SitePage) => ({ ground: colors[hue].light, accent: colors.accent.light, text });
  return [
    icon("icon-192", 192, iconOf(0, roundedIcon(iconColors))),
    icon("icon-512", 512, iconOf(0, roundedIcon(iconColors))),
    icon("icon-maskable-512", 512, iconOf(0.16, brandIcon(iconColors, { margin: 0.2, corner: 0 }))),
    icon("apple-touch-icon", 180, iconOf(0.08, brandIcon(iconColors, { margin: 0.16, corner: 0 }))),
    { path: emailPicture, drawing: brand },
    ...inEachLanguage(site).map(([lang, page, own]): Picture => {
      const texts = textsOf(page, own, { lang, isNameDrawn: wordmark !== null && !logo });
      const words = lang === siteLocale ? { texts } : { texts, lang };
      const shown = { tiling: page.tiling, colors: colorsOf(page), wordmark, ...look };
      return { path: socialImagePath(addressIn(lang, page.path)), drawing: { shows: "page", ...words, ...shown } };
    }),
  ];
});

/**
 * Every page in each language in which it can be read, those of the site's own language first: they are drawn one after
 * the other, and most links that are shared lead to them.
 */
function inEachLanguage(site: Site) {
  const found = site.pages.all.flatMap(({ path }) =>
    languagesOf(site, path).flatMap((lang) => {
      const own = lang === site.messages.language.lang ? site : site.translations.get(lang);
      const page = own?.pages.find(path);
      return own && page ? [[lang, page, own] as const] : [];
    }),
  );
  const isTranslated = ([, , own]: (typeof found)[number]) => own !== site;
  return found.toSorted((one, other) => Number(isTranslated(one)) - Number(isTranslated(other)));
}

/** A page's title and description as far as they can be set; the name of its section stands in for the title. */
function textsOf(
  { title, description, breadcrumbs }: SitePage,
  { content: { company } }: Site,
  { lang, isNameDrawn }: { lang: Locale; isNameDrawn: boolean },
) {
  const firstSettable = (...texts: string[]) => texts.find((text) => canBeSet(text, lang)) ?? "";
  const section = breadcrumbs.slice(1, -1).at(-1)?.name ?? "";
  // The wordmark is the name in Arabic script: once is enough.
  const isName = lang === siteLocale || !isNameDrawn;
  return {
    company: isName ? firstSettable(company.name, company.fullName, company.legalName) : "",
    title: firstSettable(title.split(" | ")[0] ?? title, section),
    description: firstSettable(description),
  };
}

/** The characters of both fonts of a Latin text. Their renderer sets no script from right to left. */
const settable =
  /^[\x20-\x7e\xa0-\xa3\xa5-\xac\xae-\xff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]*$/;

/** The letters, marks and digits of Urdu and Arabic, which the fonts of these pictures have besides. */
const arabicScript =
  /[\u060c\u061b\u061f\u0621-\u063a\u0641-\u0652\u0660-\u0669\u066a-\u066c\u0670\u0679\u067e\u0686\u0688\u0691\u0698\u06a9\u06af\u06ba\u06be\u06c1\u06c2\u06c3\u06cc\u06d2-\u06d4\u06f0-\u06f9\u200c\u200d]/g;

/**
 * Whether the pictures of a language can show a text: one with a single letter that the fonts lack is left out, because
 * that would be a box.
 */
export const canBeSet = (text: string, lang: Locale = siteLocale): boolean =>
  settable.test(lang === siteLocale ? text : text.replace(arabicScript, ""));

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

/** The path of the social picture at a page's address: "/ur/courses" → "/social/ur-courses.jpg". */
export function socialImagePath(path: string): string {
  return `/social/${path.replace(/^\//, "").replaceAll("/", "-") || "home"}.jpg`;
}
