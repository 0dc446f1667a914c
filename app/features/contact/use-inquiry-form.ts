import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { fieldErrors } from "#app/lib/field-errors.ts";
import { focusFirstWrong } from "#app/lib/focus-first-wrong.ts";
import { postJson } from "#app/lib/post-json.ts";
import { prepareToasts, showToast } from "#app/ui/toast/toast-store.ts";
import { timings, toasts } from "#shared/content/messages.ts";

/** The contract's code is fetched when the visitor starts to fill in the form, not with the page. */
const loadContract = () => import("#shared/contracts/inquiry.ts");

/**
 * The contact form's states (specification §4): idle, submitting, then a toast and the confirmation page, or a toast and
 * the form unchanged. A second submit during the first is ignored.
 */
export function useInquiryForm(refused: Record<string, string>) {
  const [errors, setErrors] = useState(refused);
  const [submitting, setSubmitting] = useState(false);
  const underWay = useRef(false);
  const navigate = useNavigate();

  async function send(form: HTMLFormElement) {
    const { website, ...entered } = Object.fromEntries(new FormData(form));
    const { inquiryForm } = await loadContract();
    const parsed = inquiryForm.safeParse(entered);
    if (!parsed.success) {
      const wrong = fieldErrors(parsed.error);
      setErrors(wrong);
      return focusFirstWrong(form, wrong);
    }
    setErrors({});
    setSubmitting(true);
    const result = await postJson("/api/send-email", { formType: "contact-form", formData: parsed.data, website });
    if (result.ok) {
      showToast({ kind: "success", ...toasts.contactSent, stays: timings.successToast });
      form.reset();
      setTimeout(() => navigate("/Thank-you"), timings.redirectAfterSuccess);
      return;
    }
    const { title, text } = toasts.submissionFailed;
    showToast({ kind: "error", title, text: result.message ?? text, stays: timings.errorToast });
    setErrors(result.fields);
    focusFirstWrong(form, result.fields);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    try {
      await send(event.currentTarget);
    } catch {
      showToast({ kind: "error", ...toasts.error, stays: timings.errorToast });
    } finally {
      underWay.current = false;
      setSubmitting(false);
    }
  }

  function prepare() {
    loadContract().catch(() => undefined);
    prepareToasts();
  }

  return { errors, submitting, submit, prepare };
}
