import type { OfficeVerb } from "#server/compose/office-verbs.ts";

/** The back office's verbs that change content. */
export const contentChanges: OfficeVerb[] = [
  "saveDraft",
  "saveTranslation",
  "discardDraft",
  "restoreRevision",
  "publish",
  "setMoney",
  "setFees",
  "setBranches",
  "setLook",
  "setLogo",
  "setWords",
  "addPhoto",
];
