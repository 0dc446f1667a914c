import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { everyAddress, learnAddresses } from "../support/built-page.ts";
import { fetchPages } from "../support/fetch-pages.ts";

/**
 * The Nu HTML checker finds no error in any page as it is sent. It needs Java; where there is none, this is skipped.
 * Its check of style sheets is left out: it knows no `@property`, which every browser does.
 */
const require = createRequire(import.meta.url);
const checker = String(require("vnu-jar"));
const hasJava = spawnSync("java", ["-version"]).status === 0;
const folder = mkdtempSync(join(tmpdir(), "darsgah-markup-"));
if (!hasJava) process.stdout.write("\nThe HTML of the pages is NOT checked: there is no Java on this machine.\n\n");

afterAll(() => rmSync(folder, { recursive: true }));

interface Message {
  type: "error" | "info" | "non-document-error";
  url: string;
  lastLine: number;
  message: string;
  extract?: string;
}

test.skipIf(!hasJava)("no page has an error for the Nu HTML checker", { timeout: 120_000 }, async () => {
  const pages = await fetchPages([...everyAddress, ...learnAddresses, "/no-such-page"]);
  const files = pages.map(({ html }, at) => {
    const file = join(folder, `${at}.html`);
    writeFileSync(file, html);
    return file;
  });
  const { stderr, error } = spawnSync("java", ["-Xss4m", "-jar", checker, "--format", "json", ...files], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw error;
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const errors = messages
    .filter(({ type, message }) => type !== "info" && !message.startsWith("CSS:"))
    .map(({ url, message, extract }) => {
      const at = Number(/(\d+)\.html$/.exec(url)?.[1]);
      return `${pages[at]?.path}: ${message} ${extract ?? ""}`;
    });
  expect(errors).toEqual([]);
});
