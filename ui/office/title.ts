import { titleOf } from "#ui/document/title-of.ts";
import { openFrame } from "./office-frame.ts";

/** A screen's title in the browser's tab; `nameOf` finds its name among the texts. */
export const screenTitle = titleOf(openFrame);
