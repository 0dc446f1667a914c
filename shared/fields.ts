import { z } from "zod";

const controlCharacter = /[\p{Cc}\u2028\u2029]/u;

/** A part of an address: lower-case letters and digits, joined by single hyphens. */
export const kebabWord = z
  .string()
  .trim()
  .min(1, "This is missing.")
  .max(80, "Please keep this under 80 characters.")
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Please use small letters and digits, joined by single hyphens: weaving-evening.");

/** One line of text, not empty. */
export const oneLine = (max: number) =>
  z
    .string()
    .trim()
    .min(1, "This is missing.")
    .max(max, `Please keep this under ${max} characters.`)
    .refine((text) => !controlCharacter.test(text), "Please write this on one line, without control characters.");

/** Text of one or more lines, not empty. */
export const paragraphs = (max: number) =>
  z
    .string()
    .trim()
    .min(1, "This is missing.")
    .max(max, `Please keep this under ${max} characters.`)
    .refine((text) => !text.includes("\0"), "Please write this without control characters.")
    .meta({ look: "long" });

/** A whole number that fits the database. */
export const count = (least: number) =>
  z
    .int("This must be a whole number.")
    .min(least, least === 0 ? "This cannot be below 0." : `This must be at least ${least}.`)
    .max(1_000_000, "This cannot be above 1,000,000.");

/** A day, such as 2026-02-01. */
export const day = z.iso.date("Please write the day as year, month and day: 2026-02-01.");
