import { z } from "zod";
import { type CountryCode, countryNames } from "#domains/institute/rules/country.ts";
import { because } from "#shared/because.ts";
import type { ErrorCause } from "#shared/error-words.ts";
import { emailAddress, requiredLine } from "#shared/fields.ts";
import { currencies } from "#shared/money.ts";

const countryCodes = Object.keys(countryNames) as [CountryCode, ...CountryCode[]];
const filled = (most: number) => requiredLine(most, "field.missing");
/** A line that may stay empty: not every country has regions or postal codes. */
const line = (most: number) => z.union([z.literal(""), filled(most)]).default("");

/** The kinds of school to begin with, each with words of its own; the last one suits any. */
export const schoolKinds = ["languages", "coaching", "it", "crafts", "school"] as const;
export type SchoolKind = (typeof schoolKinds)[number];

/** The school that begins in the demo's place, as its owner describes it; the verb reads the phone number. */
export const ownSchool = z.object({
  name: filled(60),
  phone: filled(40),
  email: emailAddress("field.ownEmailMissing").toLowerCase(),
  street: filled(120),
  area: filled(80),
  city: filled(80),
  region: line(80),
  postalCode: line(20),
  country: z.enum(countryCodes, { error: because("field.notChosen") }),
  /** ISO 4217. */
  currency: z.enum(currencies, { error: because("field.notChosen") }),
  kind: z.enum(schoolKinds, { error: because("field.notChosen") }).default("school"),
  /**
   * What staff have changed or write on and goes all the same: documents, "page/home", and batches, "batch/data-evening".
   */
  removes: z.array(z.string().max(200)).max(1_000).exactOptional(),
  /** The batches that stay for their people's sake and that visitors no longer see, by their ids. */
  hides: z.array(z.string().max(200)).max(1_000).exactOptional(),
});

/** A batch of the demo, and what hangs on it. */
export interface BatchUse {
  id: string;
  name: string;
  courseId: string;
  /** What hangs on it, each kind with its number: "2 orders". None for a batch as the demo has it. */
  causes: ErrorCause[];
  /** Whether there are records of people among it, which never go. */
  holdsRecords: boolean;
}
/** The document by which the site is in preparation: visitors see the institute's name and how to reach it. */
export const opening = z.strictObject({ inPreparation: z.literal(true) });
/** The key of that document. */
export const openingKey = { kind: "settings", id: "opening" } as const;

export type OwnSchool = z.infer<typeof ownSchool>;
