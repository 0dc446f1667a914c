import { z } from "zod";
import type { AuditFilter } from "#domains/staff/server/audit-queries.ts";

const actor = z.enum(["visitor", "student", "staff", "operator", "system"]);
const peoples = ["enrolment", "order", "lead", "person", "account", "discount", "staff", "audit"] as const;
const things = ["batch", "lecture", "course", "catalogue", "document", "publication", "photo"] as const;
const classes = ["timetable", "session", "attendance", "work", "certificate", "announcement", "question"] as const;
const subject = z.enum([...peoples, ...things, ...classes]);
const subjectId = z.string().min(1).max(100);

/** Reads the audit filter that an address or a form asks for; unreadable values filter nothing. */
export function readAuditFilter(asked: { get(name: string): unknown }): AuditFilter {
  return {
    actor: actor.safeParse(asked.get("actor")).data,
    subject: subject.safeParse(asked.get("subject")).data,
    subjectId: subjectId.safeParse(asked.get("record")).data,
  };
}
