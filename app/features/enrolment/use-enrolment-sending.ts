import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { fieldErrors } from "#app/lib/field-errors.ts";
import { focusFirstWrong } from "#app/lib/focus-first-wrong.ts";
import { postJson } from "#app/lib/post-json.ts";
import { prepareToasts, showToast } from "#app/ui/toast/toast-store.ts";
import { timings, toasts } from "#shared/content/messages.ts";
import { type EnrolmentForm, enrolmentFormFor } from "#shared/rules/enrolment-form.ts";
import { answersOf } from "./enrolment-draft.ts";
import type { useEnrolmentAnswers } from "./use-enrolment-answers.ts";
import { readLookup } from "./use-visitor-country.ts";

/** The contract's code with its phone number data, fetched when the visitor starts to fill in the form. */
const loadContract = () => import("#shared/contracts/send-email.ts");

const formTypes = { simple: "enrollment-form", plan: "registration-form" } as const;
const successes = { simple: toasts.simpleEnrolmentSent, plan: toasts.planEnrolmentSent };

type Sending = Pick<ReturnType<typeof useEnrolmentAnswers>, "nameSending" | "clear"> & {
  country: string | null | undefined;
  refused: Record<string, string>;
};

/** What a form sends; the plan form adds the visitor's country, which is used to parse the phone number. */
function requestOf(form: HTMLFormElement, kind: EnrolmentForm, country: string | null) {
  const answers = answersOf(form);
  const formData = kind === "plan" && country ? { ...answers, country } : answers;
  return { formType: formTypes[kind], formData, website: new FormData(form).get("website") ?? undefined };
}

/**
 * The enrolment forms' states (specification §4): idle, submitting, then a toast and the payment or the confirmation
 * page, or a toast and the form unchanged. A second submit during the first is ignored.
 */
export function useEnrolmentSending({ country, refused, nameSending, clear }: Sending) {
  const [errors, setErrors] = useState(refused);
  const [submitting, setSubmitting] = useState(false);
  const underWay = useRef(false);
  const navigate = useNavigate();

  function refuse(form: HTMLFormElement, wrong: Record<string, string>) {
    setErrors(wrong);
    focusFirstWrong(form, wrong);
  }

  async function send(form: HTMLFormElement) {
    // A submit held until hydration can arrive before React knows the country.
    const from = country === undefined ? (readLookup() ?? null) : country;
    const kind = enrolmentFormFor(from);
    const { sendEmailRequest, sendEmailAnswer } = await loadContract();
    const parsed = sendEmailRequest.safeParse(requestOf(form, kind, from));
    if (!parsed.success) {
      const wrong = fieldErrors(parsed.error);
      if (wrong.plan) showToast({ kind: "error", ...toasts.noPlan, stays: timings.errorToast });
      return refuse(form, wrong);
    }
    setErrors({});
    setSubmitting(true);
    const result = await postJson("/api/send-email", parsed.data, { "Idempotency-Key": nameSending() });
    if (!result.ok) {
      const { title, text } = toasts.submissionFailed;
      showToast({ kind: "error", title, text: result.message ?? text, stays: timings.errorToast });
      return refuse(form, result.fields);
    }
    showToast({ kind: "success", ...successes[kind], stays: timings.successToast });
    clear();
    const answer = sendEmailAnswer.safeParse(result.answer);
    const next = answer.data?.next ?? "/Thank-you";
    setTimeout(() => navigate(next), timings.redirectAfterSuccess);
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

  /** Removes a field's error once the visitor corrects the field. */
  function clearError(name: string) {
    if (!(name in errors)) return;
    const { [name]: _cleared, ...others } = errors;
    setErrors(others);
  }

  function prepare() {
    loadContract().catch(() => undefined);
    prepareToasts();
  }

  return { errors, submitting, submit, clearError, prepare };
}
