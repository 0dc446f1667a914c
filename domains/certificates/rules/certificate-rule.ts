import type { CertificateRule } from "#domains/certificates/contract.ts";

/** The record of a student in a batch. */
export interface CourseRecord {
  /** Whether the last day of the batch is over. */
  hasEnded: boolean;
  /** Classes that were held and in which attendance was taken; `attended` counts late as present, and excused are neither. */
  classes: { held: number; attended: number; excused: number };
  /** The total of the works whose grades students see, in per cent; null while none counts. */
  work: number | null;
  /** The amount still owed, in minor units; null without an order: no fees were agreed, paid or waived. */
  owedMinor: number | null;
}

/** A missing requirement; shares are whole per cent, rounded down. */
export type Missing =
  | { what: "attendance" | "work"; has: number; needs: number }
  | { what: "notEnded" | "noClasses" | "noWork" | "noRule" | "noOrder" }
  | { what: "fees"; owedMinor: number }
  /** Letters of the name that cannot be printed. */
  | { what: "letters"; letters: string };

/**
 * The missing requirements for a course's certificate; empty once it is earned. A course without a rule gives none by
 * itself.
 */
export function missingForCertificate(rule: CertificateRule | null, record: CourseRecord): Missing[] {
  if (!rule) return [{ what: "noRule" }];
  const { classes, work, owedMinor } = record;
  const missing: Missing[] = record.hasEnded ? [] : [{ what: "notEnded" }];
  if (rule.attendance !== null) {
    const counted = classes.held - classes.excused;
    if (classes.held === 0) missing.push({ what: "noClasses" });
    else missing.push(...below("attendance", classes.attended, counted, rule.attendance));
  }
  if (rule.work !== null) {
    if (work === null) missing.push({ what: "noWork" });
    else missing.push(...below("work", work, 100, rule.work));
  }
  if (rule.fees) {
    if (owedMinor === null) missing.push({ what: "noOrder" });
    else if (owedMinor > 0) missing.push({ what: "fees", owedMinor });
  }
  return missing;
}

/** If everything was excused, every share is reached. */
function below(what: "attendance" | "work", part: number, whole: number, needs: number): Missing[] {
  if (part * 100 >= needs * whole) return [];
  return [{ what, has: Math.floor((part * 100) / whole), needs }];
}
