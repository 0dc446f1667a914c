/** The site's four hues, each with a light and a dark value among the design tokens. */
export type Hue = "emerald" | "lapis" | "brick" | "plum";

/** The tilings of regular polygons for girih patterns. */
export type Tiling = "4.8.8" | "3.12.12" | "4.6.12" | "3.4.6.4" | "6.6.6";
