import { z } from "zod";
import { issueInWords } from "#domains/content/rules/issue-in-words.ts";

/**
 * Lets every contract of this process, those of the pages as well, say in our words what it refuses. The library keeps this
 * for all its copies in one place, where a copy that is loaded later leaves it.
 */
export function wordContracts(): void {
  z.config({ customError: issueInWords });
}
