import { z } from "zod";
import { href, line, picture, prose, wholeNumber } from "#shared/fields.ts";
import { hue } from "#shared/girih/pattern.ts";

/** A project of the portfolio (specification §3, "Portfolio project"). */
export const project = z.strictObject({
  position: wholeNumber(0),
  title: line(120),
  description: prose(600),
  image: picture.nullable(),
  /** The content of the drawn picture: a device and the kind of screen. */
  picture: z
    .strictObject({
      frame: z.enum(["browser", "phone", "tablet"]),
      layout: z.enum(["dashboard", "shop", "article", "map", "chat", "campaign"]),
      hue,
    })
    .default({ frame: "browser", layout: "article", hue: "emerald" }),
  category: line(60).optional(),
  technologies: z.array(line(60)).max(20, "Please keep this to 20 at most.").default([]),
  client: line(160).optional(),
  /** The duration of the work, as text. */
  duration: line(40).optional(),
  featured: z.boolean(),
  githubUrl: href.nullable(),
  /** The live project. */
  url: href.nullable(),
});
