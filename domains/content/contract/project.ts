import { z } from "zod";
import { href, image, line, prose, several, wholeNumber } from "#shared/fields.ts";
import { hue } from "#shared/girih/pattern.ts";

/** A project of the portfolio (specification §3, "Portfolio project"). */
export const project = z.strictObject({
  position: wholeNumber(0),
  title: line(120),
  description: prose(600),
  image,
  /** The content of the drawn picture: a device and the kind of screen. */
  picture: z.strictObject({
    frame: z.enum(["browser", "phone", "tablet"]),
    layout: z.enum(["dashboard", "shop", "article", "map", "chat", "campaign"]),
    hue,
  }),
  category: line(60),
  technologies: several(line(60), 20),
  client: line(160),
  /** The duration of the work, as text. */
  duration: line(40),
  featured: z.boolean(),
  githubUrl: href.nullable(),
  /** The live project. */
  url: href,
});
