import { en } from "../messages/en/messages.ts";
import { createSite } from "../rules/site.ts";
import { demoContent } from "./demo-content.ts";

/** The demo institute's site. */
export const demoSite = createSite(demoContent, en);
