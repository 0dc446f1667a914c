import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#ui/site/button.tsx";

type AccountFormProps = {
  /** The reason for the refusal, if the form was refused. */
  refused?: { message: string; fields: Record<string, string> };
  submit: string;
  submitting: string;
  /** Says which of the page's forms it is. */
  intent?: string;
  /** Whether the browser posts it, past the router. */
  isNative?: boolean;
  /** The button's look; "main" for the one main action of a page. */
  variant?: "main" | "quiet";
  className?: string;
  onSubmit?: () => void;
  children?: ReactNode;
};

/** An account form, sent to its own page with or without scripts; the refused field takes the focus. */
export function AccountForm({
  refused,
  submit,
  submitting,
  intent,
  isNative = false,
  variant,
  className = "",
  onSubmit,
  children,
}: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { state, formData } = useNavigation();
  const isSending = state !== "idle" && formData !== undefined && (formData.get("intent") ?? undefined) === intent;
  // The message about a single field is shown at the field, not here as well.
  const isShownAtField = refused && Object.values(refused.fields).includes(refused.message);
  useEffect(() => {
    if (!refused) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find("[aria-invalid=true]") ?? find("[role=alert]"))?.focus();
  }, [refused]);
  return (
    <Form
      ref={form}
      onSubmit={onSubmit}
      method="post"
      replace
      reloadDocument={isNative}
      noValidate
      className={`grid gap-5 ${className}`}
    >
      {refused && !isShownAtField && (
        <p role="alert" tabIndex={-1} className="rounded-control bg-danger-tint p-4 font-medium text-danger">
          {refused.message}
        </p>
      )}
      {intent && <input type="hidden" name="intent" value={intent} />}
      {children}
      <Button type="submit" size="large" variant={variant} aria-disabled={isSending} className="mt-1 w-full">
        {isSending ? submitting : submit}
      </Button>
    </Form>
  );
}
