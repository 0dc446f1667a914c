import { useNavigate } from "react-router";
import { type FieldErrors, useSubmission } from "#domains/content/site/use-submission.ts";
import { timings } from "#shared/timings.ts";
import { fieldErrors } from "#ui/form/field-errors.ts";
import { showToast } from "#ui/site/toast-store.ts";
import { useSitePath } from "#ui/site/use-site-path.ts";
import type { ContactWords } from "./contact-words.ts";

const loadContract = () => import("#domains/leads/contract.ts");

/**
 * Sends the contact form: a toast and the confirmation page, or a toast and the form unchanged (specification §4).
 * `refused` has the server's errors for a form sent without scripts.
 */
export function useInquiryForm(words: Pick<ContactWords["form"], "sent" | "errors">, refused: FieldErrors | undefined) {
  const navigate = useNavigate();
  const addressOf = useSitePath();
  return useSubmission({
    refused,
    code: [loadContract],
    async send(form, { refuse, post }) {
      const { leftEmpty, ...entered } = Object.fromEntries(new FormData(form));
      const { inquiryForm } = await loadContract();
      const parsed = inquiryForm.safeParse(entered);
      if (!parsed.success) return refuse(fieldErrors(parsed.error, words.errors));
      const result = await post("/api/send-email", { formType: "contact-form", formData: parsed.data, leftEmpty });
      if (!result.ok) return refuse(result.fields);
      showToast("success", words.sent);
      form.reset();
      setTimeout(() => navigate(addressOf("/Thank-you#message")), timings.redirectAfterSuccess);
    },
  });
}
