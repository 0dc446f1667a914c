import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

/** A regular expression in a file of ours. */
export interface WrittenExpression {
  file: string;
  source: string;
  flags: string;
}

const root = join(import.meta.dirname, "../..");

/** Every regular expression written in the program's own folders, tests left out. */
export function writtenExpressions(): WrittenExpression[] {
  return ["app", "domains", "server", "shared"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
      .flatMap((name) => expressionsIn(join(folder, name))),
  );
}

function expressionsIn(file: string): WrittenExpression[] {
  const { program } = parseSync(file, readFileSync(join(root, file), "utf8"));
  const found: WrittenExpression[] = [];
  const look = (node: unknown) => {
    if (typeof node !== "object" || node === null) return;
    if ("regex" in node && isRegex(node.regex))
      found.push({ file, source: node.regex.pattern, flags: node.regex.flags });
    for (const part of Object.values(node)) look(part);
  };
  look(program);
  return found;
}

function isRegex(value: unknown): value is { pattern: string; flags: string } {
  return typeof value === "object" && value !== null && "pattern" in value && "flags" in value;
}

/** Texts that may trip an expression, about `length` characters: a repeated match, and an end it does not expect. */
export function stumblingBlocks({ source }: WrittenExpression, length: number): string[] {
  const words = source.match(/[\w/<>="':;,.@&?[\](){}-]{1,12}/g) ?? [];
  const literals = words.map((word) => word.replace(/^[?*+.{}()[\]]+|[?*+{}()[\]]+$/g, "")).filter(Boolean);
  const pumps = new Set([" ", "a", "0", "/", ".", "<", '"', "a ", "é", ...literals.slice(0, 14)]);
  return ["", ...literals.slice(0, 2)].flatMap((prefix) =>
    [...pumps].map((pump) => `${prefix}${pump.repeat(Math.ceil(length / pump.length))}\u0000`),
  );
}

/** Processor time of an expression on a text, in milliseconds: the shortest of three runs, if the first is long. */
export function timeToSearch({ source, flags }: WrittenExpression, text: string, patience: number): number {
  const expression = new RegExp(source, flags.replace(/[gy]/g, ""));
  const once = () => {
    const began = process.threadCpuUsage();
    expression.test(text);
    const { user, system } = process.threadCpuUsage(began);
    return (user + system) / 1000;
  };
  const first = once();
  return first < patience ? first : Math.min(first, once(), once());
}
