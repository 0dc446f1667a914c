import { z } from "zod";
import { type CountryCode, countryNames } from "#domains/institute/rules/country.ts";
import { because } from "#shared/because.ts";
import { emailAddress, requiredLine } from "#shared/fields.ts";

/** The steps from a visit to a seat, in order. */
export const funnelSteps = ["visits", "leads", "demos", "enrolments", "paid", "seats"] as const;

export type FunnelStep = (typeof funnelSteps)[number];

/** The groups of the figures. */
export const figureGroups = ["week", "source", "country", "course"] as const;

export type FigureGroup = (typeof figureGroups)[number];

/** The selectable spans of figures, in weeks: the current one and those before it. */
export const figureWeeks = [4, 12, 26, 52] as const;

/** The count of each step within a group. */
export type FigureRow = { name: string } & Record<FunnelStep, number>;

const countryCodes = Object.keys(countryNames) as [CountryCode, ...CountryCode[]];
const filled = (most: number) => requiredLine(most, "field.missing");

/** The school that begins in the demo's place, as its owner describes it; the verb reads the phone number. */
export const ownSchool = z.object({
  name: filled(60),
  phone: filled(40),
  email: emailAddress("field.ownEmailMissing").toLowerCase(),
  street: filled(120),
  area: filled(80),
  city: filled(80),
  region: filled(80),
  postalCode: filled(20),
  country: z.enum(countryCodes, { error: because("field.notChosen") }),
  /** ISO 4217. */
  currency: z
    .string()
    .refine((code) => Intl.supportedValuesOf("currency").includes(code), { error: because("field.notChosen") }),
});
export type OwnSchool = z.infer<typeof ownSchool>;
