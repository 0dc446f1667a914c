/** How a guardian is related to a student. */
export const guardianRelations = ["father", "mother", "guardian", "brother", "sister", "spouse", "other"] as const;

export type GuardianRelation = (typeof guardianRelations)[number];
