interface Drawn {
  name: string;
  png: string;
  width: number;
  height: number;
}

interface Branded {
  logos?: Partial<Record<"light" | "dark" | "square", Drawn>> | undefined;
}

/** A logo as a page shows it. */
export interface ShownLogo {
  src: string;
  width: number;
  height: number;
}

/** An institute's logos as pages show them; `dark` is missing where the one for light grounds stands for both. */
export interface ShownLogos {
  light: ShownLogo;
  dark?: ShownLogo;
  /** Whether it is a sign beside the name, and not wide enough to hold it. */
  isSign: boolean;
}

/** A logo that is less than this times as wide as high is a sign, beside which the name stands. */
const wide = 1.8;

const shown = ({ name, width, height }: Drawn): ShownLogo => ({ src: logoPath(name), width, height });

/** The address of a logo; its name is a hash, so what is there never changes. */
export const logoPath = (name: string) => `/api/logo/${name}.png`;

/** The logos of a brand for its pages; undefined without any. */
export function shownLogos({ logos = {} }: Branded): ShownLogos | undefined {
  const light = logos.light ?? logos.square ?? logos.dark;
  if (!light) return undefined;
  const isSign = light.width < wide * light.height;
  return { light: shown(light), ...(logos.dark && { dark: shown(logos.dark) }), isSign };
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** A logo as markup: a wide one in place of the name, which is its text then, or a sign before the name. */
export function logoMarkup({ light, dark, isSign }: ShownLogos, name: string): string {
  const alt = isSign ? "" : escaped(name);
  const image = ({ src, width, height }: ShownLogo, rest: string) =>
    `<img src="${src}" width="${width}" height="${height}" alt="${alt}"${rest}>`;
  // The hidden one of the two is not loaded.
  const both = dark
    ? image(light, ' loading="lazy" class="logo-light"') + image(dark, ' loading="lazy" class="logo-dark"')
    : image(light, "");
  return both + (isSign ? `<span>${escaped(name)}</span>` : "");
}

/** A logo on a ground that is dark for every reader, or on paper: the picture, and whether it needs a pale plate below. */
export function logoOn(ground: "light" | "dark", { logos = {} }: Branded) {
  const drawn = (ground === "dark" && logos.dark) || logos.light || logos.square || logos.dark;
  if (!drawn) return null;
  const { png, width, height } = drawn;
  const isSign = width < wide * height;
  return { png, width, height, isSign, plate: ground === "dark" && drawn !== logos.dark };
}

/** A square sign as an SVG of one picture. `margin` is the free share on each side, on `ground` if there is one. */
export function signIcon(
  { png }: Pick<Drawn, "png">,
  { margin, ground }: { margin: number; ground: string | null },
): string {
  const [from, size] = [64 * margin, 64 * (1 - 2 * margin)];
  const field = ground === null ? "" : `<rect width="64" height="64" fill="${ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 64 64">${field}<image x="${from}" y="${from}" width="${size}" height="${size}" href="data:image/png;base64,${png}"/></svg>`;
}
