import { expect, it } from "vitest";
import { z } from "zod";
import { issueInWords } from "./issue-in-words.ts";

/** What a contract says about a value, in the program's words. */
const said = (contract: z.ZodType, value: unknown) =>
  contract
    .safeParse(value, { error: issueInWords })
    .error?.issues.map(({ message }) => message)
    .join(" ");

it.each<[string, z.ZodType, unknown]>([
  ["This must be one of low, high.", z.enum(["low", "high"]), "middle"],
  ["This must be one of 1, 2.", z.literal([1, 2]), 3],
  ["This is missing.", z.string(), undefined],
  ["This must be text.", z.string(), 7],
  ["This must be a number.", z.number(), "seven"],
  ["This must be a whole number.", z.int(), 7.5],
  ["This must be a list.", z.array(z.string()), "one"],
  ["This must be an object.", z.object({}), "one"],
  ["This must be yes or no.", z.boolean(), "yes"],
  ["This must be a day.", z.date(), "today"],
  ["This must be something else.", z.symbol(), "one"],
  ["This must be an e-mail address.", z.email(), "ayesha"],
  ["This must be an address, such as https://example.com.", z.url(), "example"],
  ["Please write the day as year, month and day: 2026-02-01.", z.iso.date(), "1 February"],
  ["This must be a day and an hour.", z.iso.datetime(), "noon"],
  ["Please write the hour as 18:30.", z.iso.time(), "half past six"],
  ["This is not written as it has to be.", z.string().regex(/^a$/), "b"],
  ["There is a field here that is not known.", z.strictObject({}), { other: 1 }],
  ["This must be a multiple of 5.", z.number().multipleOf(5), 7],
  ["This is not right. Please look at it again.", z.string().refine(() => false), "a"],
])("%j is what is wrong", (words, contract, value) => {
  expect(said(contract, value)).toBe(words);
});

it.each<[string, z.ZodType, unknown]>([
  ["This day is too early.", z.date().min(new Date(1)), new Date(0)],
  ["This must be at least 1,000.", z.number().min(1000), 1],
  ["This must be more than 1,000.", z.number().gt(1000), 1000],
  ["This must be at least 3.", z.bigint().min(3n), 1n],
  ["This is missing.", z.string().min(1), ""],
  ["This needs at least 2 characters.", z.string().min(2), "a"],
  ["This needs at least one entry.", z.array(z.string()).min(1), []],
  ["This needs at least 2 entries.", z.array(z.string()).min(2), ["a"]],
])("%j is said of too little", (words, contract, value) => {
  expect(said(contract, value)).toBe(words);
});

it.each<[string, z.ZodType, unknown]>([
  ["This day is too late.", z.date().max(new Date(0)), new Date(1)],
  ["This file is too large.", z.file().max(1), new File(["two"], "two.txt")],
  ["This cannot be above 1,000.", z.number().max(1000), 1001],
  ["This must be less than 1,000.", z.number().lt(1000), 1000],
  ["Please keep this under 1,000 characters.", z.string().max(1000), "a".repeat(1001)],
  ["Please keep this to 1 at most.", z.array(z.string()).max(1), ["a", "b"]],
])("%j is said of too much", (words, contract, value) => {
  expect(said(contract, value)).toBe(words);
});
