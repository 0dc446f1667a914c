import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BuiltPage } from "./built-page.ts";
import { requireCommand } from "./required-command.ts";

const require = createRequire(import.meta.url);
const checker = String(require("vnu-jar"));

interface Message {
  type: "error" | "info" | "non-document-error";
  url: string;
  message: string;
  extract?: string;
}

/**
 * The errors that the Nu HTML checker finds in pages as they are sent, by page. Its check of style sheets is left out: it
 * does not know `@property`, which every browser does. Throws where there is no Java.
 */
export function htmlFaults(pages: BuiltPage[]): Map<BuiltPage, string[]> {
  requireCommand("java", ["-version"], "Debian: default-jre-headless");
  const folder = mkdtempSync(join(tmpdir(), "darsgah-markup-"));
  try {
    const files = pages.map(({ html }, at) => {
      const file = join(folder, `${at}.html`);
      writeFileSync(file, html);
      return file;
    });
    const options = { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 } as const;
    const { stderr, error } = spawnSync("java", ["-Xss4m", "-jar", checker, "--format", "json", ...files], options);
    if (error) throw error;
    const { messages } = JSON.parse(stderr) as { messages: Message[] };
    const faults = new Map<BuiltPage, string[]>();
    for (const { type, url, message, extract } of messages) {
      const page = pages[Number(/(\d+)\.html$/.exec(url)?.[1])];
      if (!page || type === "info" || message.startsWith("CSS:")) continue;
      faults.set(page, [...(faults.get(page) ?? []), `${page.path}: ${message} ${extract ?? ""}`]);
    }
    return faults;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
