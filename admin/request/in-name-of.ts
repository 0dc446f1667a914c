import type { OpenOffice } from "./office.ts";

/** The batches in whose name a member asks about announcements: a teacher's own; none for the office, which may all. */
export const inNameOf = ({ access: { member } }: Pick<OpenOffice, "access">): string[] =>
  member.role === "teacher" ? member.batchIds : [];
