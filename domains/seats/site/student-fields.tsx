import type { EnrolmentForm } from "#domains/seats/rules/enrolment-form.ts";
import type { Messages } from "#shared/words.ts";
import { SelectField } from "#ui/site/select-field.tsx";
import { SiteField } from "#ui/site/site-field.tsx";
import { EnrolmentStep } from "./enrolment-step.tsx";
import type { Country } from "./offer.ts";

type StudentFieldsProps = {
  /** The simple form also asks for the country; undefined until the form is known. */
  kind: EnrolmentForm | undefined;
  countries: Country[];
  words: Pick<Messages["labels"]["enrolment"]["form"], "person" | "fields" | "phoneHint" | "messageHint" | "leftEmpty">;
  errors: Record<string, string>;
  entered?: Record<string, string>;
};

/** The student's name and contact details. */
export function StudentFields({ kind, countries, words, errors, entered = {} }: StudentFieldsProps) {
  const { person, fields: labels, phoneHint, messageHint } = words;
  const field = (name: keyof typeof labels) => ({
    label: labels[name],
    name,
    defaultValue: entered[name],
    error: errors[name],
  });
  return (
    <EnrolmentStep title={person.title}>
      <div className="grid gap-5 sm:grid-cols-2">
        <SiteField {...field("firstName")} autoComplete="given-name" dir="auto" required maxLength={100} />
        <SiteField {...field("lastName")} autoComplete="family-name" dir="auto" required maxLength={100} />
      </div>
      <SiteField {...field("email")} type="email" autoComplete="email" inputMode="email" required maxLength={254} />
      {kind !== "plan" && (
        <div className="when-simple-form">
          <SelectField
            {...field("country")}
            defaultValue={entered.country ?? countries[0]?.value}
            autoComplete="country-name"
            options={countries}
          />
        </div>
      )}
      <SiteField
        {...field("phone")}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        required
        maxLength={40}
        hint={phoneHint}
      />
      <SiteField {...field("message")} lines={4} dir="auto" hint={messageHint} />
      <div className="hidden" aria-hidden="true">
        <label>
          {words.leftEmpty}
          <input name="leftEmpty" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </EnrolmentStep>
  );
}
