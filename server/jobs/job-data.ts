import { z } from "zod";

/** Kinds of email that release 0.1 named otherwise. */
const formerKinds: Record<string, string> = {
  "inquiry-notice": "inquiry-staff",
  "enrolment-notice": "enrolment-staff",
  "demo-notice": "demo-staff",
  "card-payment-notice": "card-payment-staff",
};

/** A job as release 0.1 wrote it. Jobs wait for days, and reminders for weeks: read for one more release. */
const formerJob = z
  .object({ letter: z.string(), about: z.string() })
  .transform(({ letter, about }) => ({ email: formerKinds[letter] ?? letter, about }));

/** What a job of the email queue says. Its kind of email may be one that only a newer release knows. */
export const emailJob = z.union([z.object({ email: z.string(), about: z.string() }), formerJob]);

/** Files that are to be removed: their keys in the storage, and the names of emails in the outbox. */
export const removalJob = z.union([
  z.object({ keys: z.array(z.string()), emails: z.array(z.string()) }),
  z
    .object({ keys: z.array(z.string()), letters: z.array(z.string()) })
    .transform(({ keys, letters }) => ({ keys, emails: letters })),
]);
