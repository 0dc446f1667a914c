import { readFileSync } from "node:fs";

/** The cases of `tests/typed/<kind>.json`: typed texts of a kind, each with its expected reading. */
export const typedCases = <Case>(kind: string): Case[] => JSON.parse(readFileSync(`tests/typed/${kind}.json`, "utf8"));
