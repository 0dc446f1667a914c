import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { assistantContentOf } from "#domains/assistant/server/answers/assistant-content-of.ts";
import { instructionsOf } from "#domains/assistant/server/engine/gemini.ts";

/** The parts of the assistant that reach a browser (specification §7: key and instructions stay on the server). */
const client = fileURLToPath(new URL("../../build/client", import.meta.url));
const files = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(js|html|data|json|txt|xml)$/.test(entry.name))
  .map((entry) => ({ name: entry.name, text: readFileSync(join(entry.parentPath, entry.name), "utf8") }));

test("no built file holds a sentence of the instructions, the key's name or the service's address", () => {
  const sentences = instructionsOf(assistantContentOf(demoSite))
    .split("\n")
    .map((line) => line.slice(0, 60));
  const telling = [...sentences, "GEMINI_API_KEY", "generativelanguage.googleapis", "x-goog-api-key"];
  const leaking = files.flatMap(({ name, text }) =>
    telling.filter((part) => text.includes(part)).map((part) => `${name}: ${part}`),
  );
  expect(leaking).toEqual([]);
  expect(files.length).toBeGreaterThan(60);
});

test("the window's own code is at most 25 KB", () => {
  const [script, ...more] = files.filter(({ name }) => /^assistant-window-.*\.js$/.test(name));
  expect(more).toEqual([]);
  expect(brotliCompressSync(script?.text ?? "").length).toBeLessThanOrEqual(25 * 1024);
  // Zod is larger than all of the window: the contract's schema stays on the server.
  expect(script?.text).not.toMatch(/from"[^"]*schemas-/);
});
