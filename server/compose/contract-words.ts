import { z } from "zod";
import { issueInWords } from "#domains/content/rules/issue-in-words.ts";

/**
 * Makes every contract of this process, those of the pages included, report its issues in our words. The library keeps
 * this setting in one place for all its copies; a copy that is loaded later leaves it.
 */
export function wordContracts(): void {
  z.config({ customError: issueInWords });
}
