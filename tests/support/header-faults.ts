import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";

/** Headers of every page, with their required content. */
const wanted: Record<string, RegExp> = {
  "content-security-policy": /^default-src 'none'; script-src 'self' 'sha256-/,
  "x-content-type-options": /^nosniff$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "cross-origin-opener-policy": /^same-origin$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "permissions-policy": /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  "cache-control": /./,
};
const directives = ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"];
const forbidden = ["'unsafe-inline'", "'unsafe-eval'", "http:", "https:", "*"];

/** The missing headers of a page, or those that allow too much: inline code without a hash, another host, a frame. */
export function headerFaults(headers: Record<string, string>): string[] {
  const faults = Object.entries(wanted)
    .filter(([name, value]) => !value.test(headers[name] ?? ""))
    .map(([name]) => `${name}: ${headers[name] ?? "missing"}`);
  const policy = (headers["content-security-policy"] ?? "").split("; ");
  for (const directive of directives) if (!policy.includes(directive)) faults.push(`the policy lacks ${directive}`);
  for (const directive of policy)
    for (const source of forbidden)
      if (directive.split(" ").some((part) => part === source || (source.endsWith(":") && part.startsWith(source))))
        faults.push(`the policy allows ${source}: ${directive}`);
  faults.push(...weaknesses(headers["content-security-policy"] ?? ""));
  if (headers["x-powered-by"]) faults.push("x-powered-by is told");
  return faults;
}

/**
 * Findings of Google's CSP Evaluator in a policy. It asks about a source that may hold foreign scripts, `'self'`, without
 * being able to look: nothing that is uploaded here is served as a script (decision 87).
 */
function weaknesses(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(
      ({ severity, value }) => severity < Severity.INFO && !(severity >= Severity.MEDIUM_MAYBE && value === "'self'"),
    )
    .map(({ directive, value = "", description }) => `${directive} ${value}: ${description}`);
}
