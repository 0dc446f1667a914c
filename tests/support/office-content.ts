import type { OfficeVerb } from "#domains/staff/server/permissions.ts";

/** The back office's read verbs about content. */
export const contentReading: OfficeVerb[] = [
  ...(["listDocuments", "showDocument", "showHistory", "showRevision", "previewSite", "validateDrafts"] as const),
  ...(["listPublications", "listUnanswered"] as const),
];

/** The verbs that change something. */
export const contentChanges: OfficeVerb[] = ["saveDraft", "discardDraft", "restoreRevision", "publish", "addPhoto"];
