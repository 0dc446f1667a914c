import { paletteOf } from "../rules/palette.ts";
import { company } from "./company.ts";

/** All colours of the site. The name is the design token's: `surface` is `--surface` in the style sheet. */
export const palette = paletteOf(company.brand.colors);
