import type { Visited } from "./visit-route.ts";

/** Every check by the table's heading, with its subject. */
export const checks: Record<string, string> = {
  answer: "the HTTP status it should have",
  headers: "security headers, and a policy that allows our own origin only, also by Google's CSP Evaluator",
  axe: "WCAG 2.2 AA and axe's best practices at 390 and 1440 px in both themes",
  Alfa: "Siteimprove's rules up to level AA, and its best practices, as axe",
  IBM: "what certainly violates WCAG 2.2 AA by IBM's checker, as axe",
  outline: "landmarks, one first heading, no level left out",
  touch: "nothing to touch is lower than 44 px on a phone",
  narrow: "no sideways scrolling and no text cut off at 320 px and 200 % zoom",
  console: "no error in the console",
  origin: "no request to anybody else",
  links: "every internal link and anchor is there",
  data: "valid structured data",
  HTML: "the Nu HTML checker",
};

const nameOf = ({ route }: Visited) => route.name ?? `${route.path}${route.signedIn ? " (signed in)" : ""}`;

function cell(found: string[] | undefined): string {
  if (!found) return "–";
  return found.length === 0 ? "ok" : String(found.length);
}

/** One line a route, one column a check: "ok", the number of findings, or "–" if not checked. */
export function auditTable(visited: Visited[]): string {
  const names = Object.keys(checks);
  const rows = visited.map((one) => [nameOf(one), ...names.map((name) => cell(one.findings[name]))]);
  const table = [["ROUTE", ...names], ...rows];
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => row.map((text, column) => text.padEnd(widths[column] ?? 0)).join("  ");
  return table.map((row) => line(row).trimEnd()).join("\n");
}

/** The same fault found several times on one page is listed once. */
function timesFound(faults: string[]): string[] {
  const found = Map.groupBy(faults, (fault) => fault);
  return [...found].map(([fault, all]) => (all.length > 1 ? `${fault} (${all.length} times)` : fault));
}

/** All findings in full, by route and check; empty without any. */
export function auditFindings(visited: Visited[]): string {
  const found = visited.flatMap((one) =>
    Object.entries(one.findings).flatMap(([check, faults]) =>
      timesFound(faults).map((fault) => `${nameOf(one)}\n  ${check}: ${fault}`),
    ),
  );
  return found.join("\n");
}
