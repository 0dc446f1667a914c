import type { PaymentVerdict } from "#domains/money/contract.ts";
import type { Messages } from "#shared/words.ts";
import { Button } from "#ui/site/button.tsx";
import { Field } from "#ui/site/field.tsx";
import { FoldedForm } from "#ui/site/folded-form.tsx";

type VerdictFormsProps = {
  verdicts: PaymentVerdict[];
  words: Pick<Messages["paymentReview"], "verdicts" | "name">;
  seen: string;
  /** The id of the latest receipt, which the decision is about. */
  proof: string;
};

/**
 * The forms with which staff confirm or reject a payment. Confirming needs a tick and rejecting is folded away, so that
 * neither happens by accident. Both are native posts, so they work in every mail program's browser.
 */
export function VerdictForms({ verdicts, words, seen, proof }: VerdictFormsProps) {
  const { payment_confirmed: confirm, proof_refused: refuse } = words.verdicts;
  return (
    <div className="grid gap-5">
      {verdicts.includes("payment_confirmed") && (
        <form method="post" className="rounded-card border-2 border-ink bg-surface p-6">
          <h2 className="text-xl">{confirm.title}</h2>
          <p className="mt-1 text-ink-soft">{confirm.text}</p>
          <Decider label={words.name} proof={proof} />
          <label className="mt-4 flex min-h-11 items-center gap-3">
            <input type="checkbox" name="seen" value="yes" required className="size-5 shrink-0 accent-ink" />
            {seen}
          </label>
          <div className="mt-4 max-w-sm">
            <Field label={confirm.other} hint={confirm.otherHint} name="amount" inputMode="decimal" maxLength={20} />
          </div>
          <Button type="submit" name="verdict" value="payment_confirmed" size="large" className="mt-4">
            {confirm.button}
          </Button>
        </form>
      )}
      {verdicts.includes("proof_refused") && (
        <FoldedForm
          title={refuse.title}
          lead={refuse.text}
          says={{ name: "verdict", value: "proof_refused" }}
          submit={refuse.button}
        >
          <Decider label={words.name} proof={proof} />
        </FoldedForm>
      )}
    </div>
  );
}

/** The decider's name, and the receipt they decide about. */
function Decider({ label, proof }: { label: string; proof: string }) {
  return (
    <div className="mt-4 max-w-sm">
      <input type="hidden" name="proof" value={proof} />
      <Field label={label} name="by" autoComplete="name" dir="auto" required maxLength={100} />
    </div>
  );
}
