import { z } from "zod";

/** The site's four hues, each with a light and a dark value among the design tokens. */
export const hue = z.enum(["emerald", "lapis", "brick", "plum"]);

export type Hue = z.infer<typeof hue>;

/** The tilings of regular polygons for girih patterns. */
export const tiling = z.enum(["4.8.8", "3.12.12", "4.6.12", "3.4.6.4", "6.6.6"]);

export type Tiling = z.infer<typeof tiling>;
