import type { Messages } from "#shared/words.ts";
import { SiteField } from "#ui/site/site-field.tsx";
import { PasswordField } from "./password-field.tsx";

type FieldWords = Messages["accounts"]["fields"];

type EmailFieldProps = {
  words: FieldWords;
  /** A form that is filled in: its errors if it was refused, and what was entered. */
  refused?: { fields: Record<string, string>; entered: { email?: string } };
};

/** The field for the account's e-mail address. */
export function EmailField({ words, refused }: EmailFieldProps) {
  return (
    <SiteField
      label={words.email}
      name="email"
      type="email"
      autoComplete="username"
      inputMode="email"
      required
      maxLength={254}
      defaultValue={refused?.entered.email}
      error={refused?.fields.email}
    />
  );
}

type AccountPasswordProps = {
  words: FieldWords;
  /** A new password comes with a hint. */
  kind: "current" | "new";
  label: string;
  name?: string;
  error?: string;
};

/** A field for one of the account's passwords. */
export function AccountPassword({ words, kind, label, name = "password", error }: AccountPasswordProps) {
  return (
    <PasswordField
      label={label}
      name={name}
      autoComplete={`${kind}-password`}
      show={words.show}
      hide={words.hide}
      hint={kind === "new" ? words.passwordHint : undefined}
      error={error}
    />
  );
}
