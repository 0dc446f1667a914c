import { useFrame } from "#domains/content/site/site-frame.ts";
import { useSubmission } from "#domains/content/site/use-submission.ts";
import { handOverInquiry } from "#domains/leads/contract.ts";
import { Button } from "#ui/site/button.tsx";
import { SiteField } from "#ui/site/site-field.tsx";
import { sentToPerson } from "./conversation.ts";

const fields = [
  { name: "firstName", autoComplete: "given-name", required: true, maxLength: 100, dir: "auto" },
  { name: "lastName", autoComplete: "family-name", required: true, maxLength: 100, dir: "auto" },
  { name: "email", type: "email", autoComplete: "email", inputMode: "email", required: true, maxLength: 254 },
  { name: "phone", type: "tel", autoComplete: "tel", inputMode: "tel", maxLength: 30 },
] as const;

/**
 * Sends a question that has no answer to a person, as the contact form does, with how its visitor can be reached. The
 * thanks join the conversation, where they are read out, and the field for questions takes the focus.
 */
export function HandOverForm({ question, onSent }: { question: string; onSent: () => void }) {
  const words = useFrame().assistant.handOver;
  const { errors, submitting, submit, prepare } = useSubmission({
    code: [],
    async send(form, { refuse, post }) {
      const { leftEmpty, ...person } = Object.fromEntries(new FormData(form));
      const formData = { ...person, inquiryType: handOverInquiry, message: question };
      const result = await post("/api/send-email", { formType: "contact-form", formData, leftEmpty });
      if (!result.ok) return refuse(result.fields);
      sentToPerson(words.sent);
      onSent();
    },
  });
  return (
    <details className="rounded-2xl border border-line bg-surface px-4">
      <summary className="flex min-h-11 items-center font-semibold text-link underline underline-offset-4">
        {words.title}
      </summary>
      <form onSubmit={submit} onFocus={prepare} className="grid gap-3 pb-4">
        <p className="text-ink-soft">{words.lead}</p>
        {fields.map((field) => (
          <SiteField key={field.name} {...field} label={words.fields[field.name]} error={errors[field.name]} />
        ))}
        <div className="hidden" aria-hidden="true">
          <label>
            {words.leftEmpty}
            <input name="leftEmpty" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <Button type="submit" disabled={submitting}>
          {submitting ? words.submitting : words.submit}
        </Button>
      </form>
    </details>
  );
}
