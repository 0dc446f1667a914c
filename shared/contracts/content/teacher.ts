import { z } from "zod";
import { image, line, prose, wholeNumber } from "./fields.ts";
import { hue } from "./pattern.ts";

/** A person of the institute: of the team, of the faculty, or of both. */
export const teacher = z.strictObject({
  position: wholeNumber(0),
  name: line(80),
  /** An image address, or null if initials are shown. */
  image,
  /** For the about page (specification §3, "Team member"). */
  team: z
    .strictObject({
      role: line(80),
      /** In words: their earlier work. */
      experience: prose(400),
      hue,
    })
    .optional(),
  /** For the courses page (specification §3, "Faculty entry"). */
  faculty: z
    .strictObject({
      university: line(120),
      /** An image address, or null if the university's initials are drawn. */
      logo: image,
      program: line(120),
      /** The academic or professional title. */
      title: line(120),
    })
    .optional(),
});
