import type { BookingWords } from "#domains/demo-classes/words.en.ts";
import { SiteField } from "#ui/site/site-field.tsx";

type DetailsFieldsProps = {
  words: BookingWords["details"];
  errors: Record<string, string>;
  entered?: Record<string, string> | undefined;
};

/** The visitor's details, and the honeypot field that a person leaves empty. */
export function DetailsFields({ words, errors, entered = {} }: DetailsFieldsProps) {
  return (
    <div className="grid gap-5">
      <SiteField
        label={words.name}
        name="name"
        autoComplete="name"
        dir="auto"
        required
        maxLength={200}
        defaultValue={entered.name}
        error={errors.name}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SiteField
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          maxLength={254}
          hint={words.emailHint}
          defaultValue={entered.email}
          error={errors.email}
        />
        <SiteField
          label={words.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          required
          maxLength={30}
          hint={words.phoneHint}
          defaultValue={entered.phone}
          error={errors.phone}
        />
      </div>
      <div className="hidden" aria-hidden="true">
        <label>
          {words.leftEmpty}
          <input name="leftEmpty" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </div>
  );
}
