import { openFrame } from "./frame.ts";
import { titleOf } from "#ui/document/title-of.ts";

/** A screen's title in the browser's tab; `nameOf` finds its name among the words. */
export const screenTitle = titleOf(openFrame);
