/**
 * Licences compatible with ours (AGPL-3.0-or-later) that require only attribution: permissive ones, those that share
 * only changes to a file or a library, and those of fonts and data.
 */
const allowedLicences: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Unlicense",
]);

/** Whether a licence, as SPDX writes it, lets us pass the package on: one of a choice is enough, else all must. */
export function isAllowed(expression: string): boolean {
  const bare = expression.trim().replace(/^\((.*)\)$/, "$1");
  if (bare.includes(" OR ")) return bare.split(" OR ").some(isAllowed);
  if (bare.includes(" AND ")) return bare.split(" AND ").every(isAllowed);
  return allowedLicences.has(bare);
}
