import { Upload } from "lucide-react";
import { useId } from "react";
import { statedFields, type TypedPayment } from "#domains/money/rules/stated-payment.ts";
import { Button } from "#ui/site/button.tsx";
import { SiteField } from "#ui/site/site-field.tsx";
import type { OrderWords } from "./order-words.ts";
import { useProofUpload } from "./use-proof-upload.ts";

export type ProofFormProps = {
  /** The addresses that accept a proof: the API's, and the page's own for browsers without scripts. */
  path: string;
  pagePath: string;
  /** The accepted media types, and the largest file in bytes. */
  types: string[];
  maxBytes: number;
  words: OrderWords["proof"];
  /** Why what was sent without scripts was refused, by field, and what was typed. */
  refused?: Record<string, string>;
  typed?: TypedPayment;
};

const looks = {
  amount: { inputMode: "decimal", maxLength: 60, autoComplete: "off", dir: "ltr" },
  paidOn: { type: "date" },
  transaction: { maxLength: 80, autoComplete: "off", dir: "ltr" },
} as const;

/** The form for a proof of payment; a native post to the order's page until React has hydrated. */
export function ProofForm({ path, pagePath, types, maxBytes, words, refused, typed }: ProofFormProps) {
  const id = useId();
  const { errors, percent, submit, prepare, choose } = useProofUpload({ path, maxBytes, words, refused });
  const isSending = percent !== undefined;
  const error = errors.proof;
  return (
    <form
      method="post"
      action={`${pagePath}#proof`}
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
      onFocus={prepare}
    >
      {words.pays && <p className="mb-2">{words.pays}</p>}
      <label htmlFor={id} className="font-semibold">
        {words.label}
      </label>
      <input
        id={id}
        name="proof"
        type="file"
        accept={types.join(",")}
        required
        onChange={choose}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}
        className="mt-2 block w-full cursor-pointer scroll-mt-32 rounded-card border-2 border-dashed border-line-strong bg-surface p-5 text-ink-soft file:me-4 file:min-h-11 file:cursor-pointer file:rounded-control file:bg-sunken file:px-4 file:font-semibold file:text-ink hover:border-ink aria-invalid:border-danger"
      />
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className="mt-2 font-medium text-danger">
            {error}
          </p>
        )}
      </div>
      <p id={`${id}-hint`} className="mt-2 text-sm text-ink-faint">
        {words.hint}
      </p>
      <fieldset className="mt-5 grid gap-x-4 gap-y-3 sm:grid-cols-3">
        <legend className="mb-2 font-semibold">{words.stated.title}</legend>
        {statedFields.map((name) => (
          <SiteField
            key={name}
            label={words.stated.fields[name]}
            name={name}
            {...looks[name]}
            {...(typed && { defaultValue: typed[name] })}
            {...(errors[name] !== undefined && { error: errors[name] })}
          />
        ))}
        <p className="text-sm text-ink-faint sm:col-span-3">{words.stated.hint}</p>
      </fieldset>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" size="large" variant="ink" disabled={isSending} className="w-full sm:w-auto">
          <Upload size={20} aria-hidden="true" />
          {isSending ? words.sending : words.button}
        </Button>
        {isSending && (
          <progress value={percent} max={100} aria-label={words.progress} className="h-2 w-48 accent-accent" />
        )}
      </div>
    </form>
  );
}
