import type { Messages } from "#shared/words.ts";
import { AccountPassword } from "./account-fields.tsx";
import { AccountForm } from "./account-form.tsx";
import { type FormOutcome, FormOutcomeNote } from "./form-outcome-note.tsx";

type ChangePasswordProps = {
  fields: Messages["accounts"]["fields"];
  words: { title: string; lead: string; submit: string; submitting: string };
  outcome?: FormOutcome;
};

/** The form that changes the password. */
export function ChangePassword({ fields, words, outcome }: ChangePasswordProps) {
  const errors = outcome?.refused?.fields;
  return (
    <section aria-labelledby="password-title" className="rounded-card bg-surface p-6 shadow-card md:p-9">
      <h2 id="password-title" className="text-2xl">
        {words.title}
      </h2>
      <p className="mt-2 mb-6 text-ink-soft">{words.lead}</p>
      <FormOutcomeNote outcome={outcome} />
      <AccountForm
        key={outcome?.done ? "done" : "open"}
        refused={outcome?.refused}
        submit={words.submit}
        submitting={words.submitting}
        intent="change-password"
        className="mt-2"
      >
        <AccountPassword
          words={fields}
          kind="current"
          label={fields.currentPassword}
          name="currentPassword"
          error={errors?.currentPassword}
        />
        <AccountPassword words={fields} kind="new" label={fields.newPassword} error={errors?.password} />
      </AccountForm>
    </section>
  );
}
