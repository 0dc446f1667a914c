import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const specification = "docs/specification.md";
/** Files that are or will be committed: without those that Git ignores. */
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
  encoding: "utf8",
})
  .split("\0")
  .filter((file) => /\.(md|tsx?|mjs|css|ya?ml|json)$|^Dockerfile$/.test(file) && existsSync(file));
const texts = files.map((file) => [file, readFileSync(file, "utf8")] as const);

/** The numbers of the specification's sections. */
const sections = new Set(
  Array.from(readFileSync(specification, "utf8").matchAll(/^## (\d+)\./gm), ([, number]) => number),
);

describe("what the project cites", () => {
  it("names sections that the specification has", () => {
    expect(sections.size).toBeGreaterThan(5);
    const cited = texts.flatMap(([file, text]) =>
      Array.from(text.matchAll(/specification,? §(\d+)/gi), ([, number = ""]) => ({ file, number })),
    );
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter(({ number }) => !sections.has(number))).toEqual([]);
  });

  it("is in the repository, where it is a document of ours", () => {
    const missing = texts.flatMap(([file, text]) =>
      Array.from(text.matchAll(/(?:\]\(|`|\s)((?:\.{1,2}\/|docs\/)[\w./-]+\.md)\b/g), ([, path = ""]) => path)
        .filter((path) => !existsSync(path) && !existsSync(join(dirname(file), path)))
        .map((path) => ({ file, path })),
    );
    expect(missing).toEqual([]);
  });

  it("is cited by a section's number only beside its name", () => {
    const nameless = texts
      .filter(([file]) => file !== specification)
      .flatMap(([file, text]) => Array.from(text.matchAll(/.{0,20}\(§\d+[^)]*\)/g), ([around]) => ({ file, around })));
    expect(nameless).toEqual([]);
  });
});
