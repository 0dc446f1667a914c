import type { Typed } from "#server/mail/define-email.ts";

/** A person as emails name them. */
export interface PersonFacts {
  firstName: string;
  lastName: string;
  email: string;
  /** As typed in an inquiry; in E.164 elsewhere. */
  phone: string;
}

/** A person for the samples of emails. */
export const samplePerson = (typed: Typed): PersonFacts => ({
  ...{ firstName: typed("Ayesha"), lastName: typed("O'Neil"), email: "ayesha@example.com", phone: "+923001234567" },
});

/** One whose name no email may repeat. */
export const unfitPerson = (typed: Typed): PersonFacts => ({
  ...{ ...samplePerson(typed), firstName: typed("win at www.casino.example"), lastName: typed("<b>{course}</b>") },
});
