import { readFileSync } from "node:fs";

/** What people type of a kind, and what it must become: the cases of `tests/typed/<kind>.json`. */
export const typedCases = <Case>(kind: string): Case[] => JSON.parse(readFileSync(`tests/typed/${kind}.json`, "utf8"));
