import { type FormEvent, useEffect, useId, useRef } from "react";
import type { Messages } from "#shared/words.ts";
import { Button } from "#ui/site/button.tsx";
import type { Unlocking } from "./use-unlocking.ts";

type SecretIdFormProps = {
  state: Unlocking;
  words: Pick<Messages["lectures"]["gate"], "label" | "hint" | "submitting">;
  submitLabel: string;
  /** The button's look; "main" for the one main action of a view. */
  variant?: "main" | "quiet";
  /** The field's initial value: the stored Secret ID if a connection failed. */
  initialValue: string;
  onSubmit: (secretId: string) => void;
};

/** Asks for the Secret ID; an error is shown beside the field, which then has the focus. */
export function SecretIdForm({ state, words, submitLabel, variant, initialValue, onSubmit }: SecretIdFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const error = state.is === "locked" ? state.error : undefined;
  useEffect(() => {
    if (error) input.current?.focus();
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state.is !== "loading") onSubmit(input.current?.value ?? "");
  };
  return (
    // Without scripts the Secret ID must not end up in the address.
    <form method="post" noValidate onSubmit={submit}>
      <label htmlFor={id} className="font-semibold">
        {words.label}
      </label>
      <input
        ref={input}
        id={id}
        name="secretId"
        defaultValue={initialValue}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error ${id}-hint`}
        className="mt-2 block w-full rounded-control border border-line-strong bg-surface px-4 py-3 text-ink aria-invalid:border-danger"
      />
      <p id={`${id}-error`} role="alert" className="text-sm font-medium text-danger">
        {error && <span className="mt-1.5 block">{error}</span>}
      </p>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-faint">
        {words.hint}
      </p>
      <Button type="submit" size="large" variant={variant} disabled={state.is === "loading"} className="mt-5 w-full">
        {state.is === "loading" ? words.submitting : submitLabel}
      </Button>
    </form>
  );
}
