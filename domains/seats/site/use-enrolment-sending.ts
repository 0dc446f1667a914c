import { useNavigate } from "react-router";
import { type FieldErrors, useSubmission } from "#domains/content/site/use-submission.ts";
import { type EnrolmentForm, enrolmentFormFor } from "#domains/seats/rules/enrolment-form.ts";
import type { ErrorTexts } from "#shared/error-words.ts";
import { timings } from "#shared/timings.ts";
import type { Messages } from "#shared/words.ts";
import { fieldErrors } from "#ui/form/field-errors.ts";
import { showToast } from "#ui/site/toast-store.ts";
import { useSitePath } from "#ui/site/use-site-path.ts";
import { answersOf } from "./draft.ts";
import type { useEnrolmentAnswers } from "./use-enrolment-answers.ts";
import { readPlace, type VisitorPlace } from "./use-visitor-place.ts";

/** The contract's code, with its phone number data. */
const loadContract = () => import("#domains/seats/contract/send-email.ts");

const formTypes = { simple: "enrollment-form", plan: "registration-form" } as const;

/** The form's own toasts. */
export type EnrolmentToasts = Pick<Messages["toasts"], "simpleEnrolmentSent" | "planEnrolmentSent" | "noPlan">;

type Sending = Pick<ReturnType<typeof useEnrolmentAnswers>, "nameSending" | "clear"> & {
  /** Undefined while it is looked up. */
  place: VisitorPlace | undefined;
  /** The server's errors for a form that was sent without scripts. */
  refused: FieldErrors | undefined;
  toasts: EnrolmentToasts;
  /** The possible errors of a field. */
  errorTexts: ErrorTexts;
};

/**
 * The body of a form; the plan form adds the visitor's country, which is used to parse the phone number, and the only
 * plan where there is none to choose.
 */
function requestOf(form: HTMLFormElement, kind: EnrolmentForm, country: string | null) {
  const { onlyPlan, ...typed } = answersOf(form);
  const answers = onlyPlan && kind === "plan" ? { plan: onlyPlan, ...typed } : typed;
  const formData = kind === "plan" && country ? { ...answers, country } : answers;
  return { formType: formTypes[kind], formData, leftEmpty: new FormData(form).get("leftEmpty") ?? undefined };
}

/**
 * Sends an enrolment form: a toast and the payment or the confirmation page, or a toast and the form unchanged
 * (specification §4).
 */
export function useEnrolmentSending({ place, refused, toasts, errorTexts, nameSending, clear }: Sending) {
  const navigate = useNavigate();
  const addressOf = useSitePath();
  return useSubmission({
    refused,
    code: [loadContract],
    async send(form, { refuse, post }) {
      // A submit held until hydration can arrive before React knows the place.
      const { country, prices } = place ?? readPlace();
      const kind = enrolmentFormFor(prices);
      const { sendEmailRequest, sendEmailAnswer } = await loadContract();
      const parsed = sendEmailRequest.safeParse(requestOf(form, kind, country));
      if (!parsed.success) {
        const wrong = fieldErrors(parsed.error, errorTexts);
        if (wrong.plan) showToast("error", toasts.noPlan);
        return refuse(wrong);
      }
      const result = await post("/api/send-email", parsed.data, { "Idempotency-Key": nameSending() });
      if (!result.ok) return refuse(result.fields);
      showToast("success", kind === "plan" ? toasts.planEnrolmentSent : toasts.simpleEnrolmentSent);
      clear();
      const answer = sendEmailAnswer.safeParse(result.answer);
      const next = answer.data?.next ?? "/Thank-you#enrolment";
      setTimeout(() => navigate(addressOf(next)), timings.redirectAfterSuccess);
    },
  });
}
