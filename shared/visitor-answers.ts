import { z } from "zod";

/** The visitor's location as looked up (specification §7, geolocation). */
export const geoAnswer = z
  .object({
    success: z.boolean(),
    /** English name, or null if the lookup failed. */
    country: z.string().nullable(),
    /** ISO 3166-1 alpha-2, or null if the lookup failed. */
    country_code: z.string().length(2).nullable(),
  })
  .meta({ id: "Geo" });

export type GeoAnswer = z.infer<typeof geoAnswer>;

/** The page's information about the visitor's session. */
export const sessionAnswer = z.object({ signedIn: z.boolean(), name: z.string().nullable() }).meta({ id: "Session" });

export type SessionAnswer = z.infer<typeof sessionAnswer>;

/** A signed-in student's own answers to a form about them; null for others. */
export const ownAnswers = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    /** In E.164; empty if there is none. */
    phone: z.string(),
    /** English name. */
    country: z.string().nullable(),
  })
  .nullable()
  .meta({ id: "OwnAnswers" });

export type OwnAnswers = z.infer<typeof ownAnswers>;
