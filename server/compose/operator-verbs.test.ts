import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { argumentsOf } from "#server/verb.ts";
import { type OperatorVerb, operatorVerbs } from "./operator-verbs.ts";

const document = readFileSync(join(import.meta.dirname, "../../docs/manage.md"), "utf8");
const calls = [...document.matchAll(/\bcall ([a-zA-Z]+) '([^']+)'/g)].map(([, verb = "", json = ""]) => ({
  verb,
  json,
}));

test.each(calls)("docs/manage.md calls $verb with $json, which its contract reads", ({ verb, json }) => {
  const written = json
    .replace(/<[\w ]*id>/g, "5f6c0f5e-1c7d-4b60-9d6b-2f6a52c5b0aa")
    .replace(/<e-mail>/g, "a@example.com");
  const given: unknown = JSON.parse(written);
  const read = argumentsOf(operatorVerbs[verb as OperatorVerb]).safeParse(Array.isArray(given) ? given : [given]);
  expect(read).toMatchObject({ success: true });
});
