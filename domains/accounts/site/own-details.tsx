import type { Messages } from "#shared/words.ts";
import { SelectField } from "#ui/site/select-field.tsx";
import { SiteField } from "#ui/site/site-field.tsx";
import { AccountForm } from "./account-form.tsx";
import { type FormOutcome, FormOutcomeNote } from "./form-outcome-note.tsx";

type OwnDetailsProps = {
  name: string;
  /** Null while the address is not confirmed: a number belongs to the person with the address. */
  phone: string | null;
  /** The language of emails, and those that can be chosen; null where a provider keeps the account. */
  emails: { chosen: string; languages: { value: string; label: string }[] } | null;
  fields: Messages["accounts"]["fields"];
  words: Messages["accounts"]["account"]["details"];
  outcome?: FormOutcome;
};

/** The form that changes name, number and the language of emails. */
export function OwnDetails({ name, phone, emails, fields, words, outcome }: OwnDetailsProps) {
  const { fields: errors, entered } = outcome?.refused ?? {};
  return (
    <section aria-labelledby="details-title" className="rounded-card bg-surface p-6 shadow-card md:p-9">
      <h2 id="details-title" className="text-2xl">
        {words.title}
      </h2>
      <p className="mt-2 mb-6 text-ink-soft">{words.lead}</p>
      <FormOutcomeNote outcome={outcome} />
      <AccountForm
        refused={outcome?.refused}
        submit={words.submit}
        submitting={words.submitting}
        intent="change-details"
        className="mt-2"
      >
        <SiteField
          label={fields.name}
          name="name"
          autoComplete="name"
          dir="auto"
          required
          maxLength={100}
          defaultValue={entered?.name ?? name}
          error={errors?.name}
        />
        {phone === null ? (
          <p className="text-sm text-ink-faint">{words.phoneLater}</p>
        ) : (
          <SiteField
            label={words.phone}
            name="phone"
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            maxLength={40}
            hint={words.phoneHint}
            defaultValue={entered?.phone ?? phone}
            error={errors?.phone}
          />
        )}
        {emails !== null && emails.languages.length > 0 && (
          <SelectField label={words.language} name="language" options={emails.languages} defaultValue={emails.chosen} />
        )}
      </AccountForm>
    </section>
  );
}
