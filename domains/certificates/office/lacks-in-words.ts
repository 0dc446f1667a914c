import type { Missing } from "#domains/certificates/rules/certificate-rule.ts";
import { fillText } from "#shared/fill-text.ts";
import type { Messages } from "#shared/words.ts";

/** A student's missing requirements for a certificate: "Classes: 60% of 75%, No grade was posted yet". */
export function lacksInWords(
  missing: (Missing | { what: "office" })[],
  { missing: words }: Messages["admin"]["certificates"],
): string {
  return missing.map((one) => fillText(words[one.what], { ...one })).join(", ");
}
