import { type FormEvent, useRef, useState } from "react";
import type { ErrorBody } from "#shared/error-codes.ts";
import { prepareToasts, showToast } from "#ui/site/toast-store.ts";
import { useFrame } from "./site-frame.ts";

type PostResult = { ok: true; answer: unknown } | { ok: false; message: string | null; fields: Record<string, string> };

/**
 * Posts JSON to our API. Success returns the answer's body, or null if it has none. A refusal returns the server's
 * message and its error for each field. Throws only if the connection breaks.
 */
async function postJson(path: string, body: unknown, headers: Record<string, string> = {}): Promise<PostResult> {
  const response = await fetch(path, {
    method: "POST",
    // The language of the page is that of the emails that follow.
    headers: { ...headers, "content-type": "application/json", "content-language": document.documentElement.lang },
    body: JSON.stringify(body),
  });
  if (response.ok) return { ok: true, answer: await response.json().catch(() => null) };
  const refusal: Partial<ErrorBody> = await response.json().catch(() => ({}));
  return { ok: false, message: refusal.message ?? null, fields: refusal.fields ?? {} };
}

/** Errors by the name of their field. */
export type FieldErrors = Record<string, string>;

/** The steps by which a submission changes its form. */
type Steps = {
  /** Shows these errors beside their fields, and focuses the first. */
  refuse(wrong: FieldErrors): void;
  /** Shows the form as being sent, without errors. */
  begin(): void;
  /** Begins, and posts JSON to the API; a toast shows the reason of a refusal. */
  post: typeof postJson;
};

type Submission = {
  /** The server's errors for a form that was sent without scripts. */
  refused?: FieldErrors;
  /** Load the code that sends the form; called when the visitor starts to fill it in, not with the page. */
  code: (() => Promise<unknown>)[];
  /** Checks and sends the form. If it throws, as it does when the connection breaks, a toast says so. */
  send(form: HTMLFormElement, steps: Steps): Promise<void>;
};

/**
 * A form's states while scripts send it (specification §4): idle, submitting, and idle again with errors beside the
 * fields. A second submit during the first is ignored.
 */
export function useSubmission({ refused = {}, code, send }: Submission) {
  const { toasts } = useFrame();
  const [errors, setErrors] = useState<FieldErrors>(refused);
  const [submitting, setSubmitting] = useState(false);
  const underWay = useRef(false);

  function begin() {
    setErrors({});
    setSubmitting(true);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    const form = event.currentTarget;
    try {
      await send(form, {
        begin,
        refuse(wrong) {
          setErrors(wrong);
          focusFirstWrong(form, wrong);
        },
        async post(...request) {
          begin();
          const result = await postJson(...request);
          const { title, text } = toasts.submissionFailed;
          if (!result.ok) showToast("error", { title, text: result.message ?? text });
          return result;
        },
      });
    } catch {
      showToast("error", toasts.error);
    } finally {
      underWay.current = false;
      setSubmitting(false);
    }
  }

  /** Removes a field's error once the visitor corrects the field. */
  function clearError(name: string) {
    if (name in errors) setErrors(({ [name]: _cleared, ...others }) => others);
  }

  /** Loads the code after the next frame, which shows the answer to the touch or key that focused the form. */
  function prepare() {
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const load of code) load().catch(() => undefined);
        prepareToasts();
      }),
    );
  }

  return { errors, setErrors, submitting, submit, clearError, prepare };
}

/** Focuses the first visible control of the form whose name is among the wrong fields. */
function focusFirstWrong(form: HTMLFormElement, wrong: FieldErrors) {
  for (const control of form.elements) {
    const isWrong = control instanceof HTMLElement && (control.getAttribute("name") ?? "") in wrong;
    if (isWrong && control.checkVisibility() && !control.matches(":disabled")) return control.focus();
  }
}
