import type { Outline } from "../contracts/outline.ts";
import { aiOutline } from "./outlines/ai-machine-learning.ts";
import { cyberSecurityOutline } from "./outlines/cyber-security-ceh.ts";
import { dataAnalystOutline } from "./outlines/data-analyst.ts";
import { mernOutline } from "./outlines/mern-full-stack-development.ts";

/** The curricula by course id. */
export const outlines: Record<string, Outline> = {
  "mern-full-stack-development": mernOutline,
  "data-analyst": dataAnalystOutline,
  "ai-machine-learning": aiOutline,
  "cyber-security-ceh": cyberSecurityOutline,
};
