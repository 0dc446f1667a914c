import { z } from "zod";
import { image, line, portrait, prose, several, wholeNumber } from "#shared/fields.ts";
import { hue } from "#shared/girih/pattern.ts";

/** A person of the institute: of the team, of the faculty, or of both. */
export const teacher = z.strictObject({
  position: wholeNumber(0),
  name: line(80),
  /** Null if initials are shown. */
  image: portrait.nullable(),
  /** For the about page (specification §3, "Team member"). */
  team: z
    .strictObject({
      role: line(80),
      /** Their earlier work, as text. */
      experience: prose(400).optional(),
      hue: hue.default("emerald"),
    })
    .optional(),
  /** For the pages of the courses they teach. */
  teaching: z
    .strictObject({
      /** The ids of the courses. */
      courses: several(line(80), 20).meta({ of: "course" }),
      /** Their position, as text: "Senior Lecturer, MSc Software Engineering". */
      title: line(120),
      /** A few sentences about them and their teaching. */
      about: prose(600),
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
