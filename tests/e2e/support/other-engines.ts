import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { Audit, Outcome } from "@siteimprove/alfa-act";
import { Device } from "@siteimprove/alfa-device";
import { Native as WindowReader } from "@siteimprove/alfa-device/native";
import { Node } from "@siteimprove/alfa-dom";
import { Native as DocumentReader } from "@siteimprove/alfa-dom/native";
import { Request, Response } from "@siteimprove/alfa-http";
import rules from "@siteimprove/alfa-rules";
import { Page as AlfaPage } from "@siteimprove/alfa-web";

/** Two more engines that grade a page for accessibility, beside axe: Siteimprove's Alfa and IBM's checker. */

/** Rules of level AAA alone, which the site does not promise, and what is no fault: `docs/accessibility.md` says why. */
const passedOver = {
  alfa: ["sia-r59", "sia-r60", "sia-r73", "sia-r111", "sia-r56", "sia-r68"],
  ibm: [
    ...["aria_form_label_unique", "input_label_exists", "input_autocomplete_valid", "input_checkboxes_grouped"],
    "text_contrast_sufficient",
  ],
};

/** Failures of Alfa's rules up to level AA and its best practices: "sia-r56: <aside>". */
export async function alfaFaults(page: Page): Promise<string[]> {
  const sent = await page.evaluateHandle(() => document);
  const window = await page.evaluateHandle(() => globalThis);
  const device = Device.from(await window.evaluate(WindowReader.fromWindow as never));
  const node = Node.from(await sent.evaluate(DocumentReader.fromNode as never, { withCrossOrigin: false }), device);
  const outcomes = await Audit.of(
    AlfaPage.of(Request.empty(), Response.empty(), node as never, device),
    rules,
  ).evaluate();
  return Array.from(outcomes).flatMap((outcome) => {
    const rule = outcome.rule.uri.split("/").at(-1) ?? "";
    if (!Outcome.isFailed(outcome) || passedOver.alfa.includes(rule)) return [];
    return [`${rule}: ${elementsOf(outcome.target)}`];
  });
}

/** An element's tag, or those of a group of them. */
function elementsOf(target: unknown): string {
  const all =
    typeof target === "object" && target && Symbol.iterator in target ? [...(target as Iterable<unknown>)] : [];
  const text = (all.length > 0 ? all : [target]).map((one) => String(one).replace(/\s+/g, " ").slice(0, 120));
  return text.join(", ");
}

/** IBM's engine as a script for the page. */
const ibmScript = readFileSync(createRequire(import.meta.url).resolve("accessibility-checker-engine/ace.js"), "utf8");

interface IbmResult {
  ruleId: string;
  value: [kind: string, verdict: string];
  path: { dom: string };
  message: string;
}

declare global {
  interface Window {
    ace: { Checker: new () => { check(document: Document, policies: string[]): Promise<{ results: IbmResult[] }> } };
  }
}

/** Certain violations of WCAG 2.2 AA by IBM's checker, without its questions to a person and its recommendations. */
export async function ibmFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "ace" in window))) await page.evaluate(`${ibmScript};window.ace=ace`);
  const results = await page.evaluate(async () => {
    const { results } = await new window.ace.Checker().check(document, ["WCAG_2_2"]);
    return results.filter(({ value: [kind, verdict] }) => kind === "VIOLATION" && verdict === "FAIL");
  });
  return results
    .filter(({ ruleId }) => !passedOver.ibm.includes(ruleId))
    .map(({ ruleId, path, message }) => `${ruleId}: ${path.dom}: ${message}`);
}
