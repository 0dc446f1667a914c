import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/**
 * Refuses what ties the program to one language or one direction of writing: a fixed locale (`shared/formats` alone
 * knows locales, and a file of words its own), and left or right in styles, for which CSS has logical names. What stays
 * left, or English, for every reader says so in a comment on its line or a line above: `always left: <reason>`.
 */
const rules = [
  {
    files: /\.tsx?$/,
    outside: /^shared\/formats\/|\.[a-z]{2}\.ts$|\.test\.tsx?$/,
    pattern: /\b(?:Intl\.\w+|toLocale\w+|localeCompare|formatOf)\((?:[^()"'`]*, )?["'`][a-z]{2}(?:-[A-Z]{2})?["'`]/,
    advice: "a fixed locale: take a format of shared/formats",
  },
  {
    files: /^(?:admin|app|classroom|domains|server|shared|ui)\/.*\.tsx?$/,
    outside: /^shared\/formats\/|\.[a-z]{2}\.ts$|\.test\.tsx?$/,
    pattern: /(["'`])en(?:[-_][A-Z]{2})?\1/,
    advice: "a fixed language: take messages.language, or siteLocale of shared/formats",
  },
  {
    files: /^(?:admin|app|classroom|ui|domains\/[^/]+\/(?:site|office|classroom))\/.*\.tsx?$/,
    pattern:
      /(?<![\w-])-?(?:(?:[mp][lr]|scroll-[mp][lr]|left|right)-(?:\d|\[|px\b|auto\b|full\b)|(?:text|float)-(?:left|right)\b|(?:border-[lr]|rounded-(?:[lr]|[tb][lr]))(?![\w(]))/,
    advice: "left or right in a class: ms-, pe-, start-, text-end and the like",
  },
  {
    files: /^(?:admin|app|classroom|ui)\/.*\.css$/,
    pattern:
      /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|left|right)(?:-\w+)*:|(?:text-align|float|clear):\s*(?:left|right)|@apply[^;]*(?<![\w-])(?:(?:[mp][lr]|left|right)-\d|text-(?:left|right)\b)/,
    advice: "left or right in a style: inset-inline-start, margin-inline-end, text-align: start and the like",
  },
];

const { stdout } = spawnSync("git", ["ls-files", "-co", "--exclude-standard", "*.ts", "*.tsx", "*.css"], {
  encoding: "utf8",
});
const faults = stdout
  .split("\n")
  .filter((file) => existsSync(file))
  .flatMap((file) => {
    const own = rules.filter(({ files, outside }) => files.test(file) && !outside?.test(file));
    if (own.length === 0) return [];
    const lines = readFileSync(file, "utf8").split("\n");
    return lines.flatMap((line, at) => {
      const isExcused = [line, lines[at - 1] ?? ""].some((one) => /always (?:left|English): /.test(one));
      const isComment = /^\s*(?:\/?\*|\/\/)/.test(line);
      return own.flatMap(({ pattern, advice }) =>
        pattern.test(line) && !isExcused && !isComment ? [`${file}:${at + 1}  ${advice}`] : [],
      );
    });
  });
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
