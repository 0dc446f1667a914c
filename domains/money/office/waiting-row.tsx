import type { Reason } from "#domains/money/rules/bank/match-rows.ts";
import { fillText } from "#shared/fill-text.ts";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

/** A row of a bank, with what it may be for. */
export type BankRow = {
  id: string;
  day: string;
  text: string;
  sum: string;
  isOut: boolean;
  certain: string | null;
  /** The day on which its text is erased. */
  erased: string;
  proposals: {
    /** As the form sends it. */
    choice: string;
    isLink: boolean;
    shares: { student: string; reference: string; amount: string }[];
    reasons: Reason[];
  }[];
};

/** A row to decide: what it may be for with the reasons, another order, or none of ours. */
export function WaitingRow({ row, outcome }: { row: BankRow; outcome: Outcome | undefined }) {
  const { waiting: words } = useFrame().words.payments.bank;
  const { id, day, text, sum, isOut, erased, proposals } = row;
  const wrong = outcome?.form === `bank row ${id}` ? outcome.fields : undefined;
  return (
    <ActForm name={`bank row ${id}`} className="card grid gap-3 p-4">
      <input type="hidden" name="row" value={id} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="min-w-0 text-base font-semibold">
          <bdi>{text}</bdi>
        </h3>
        <p className="font-display text-lg font-bold">{sum}</p>
      </div>
      <p className="text-sm text-ink-soft">
        <time dateTime={day}>{day}</time> <span>{fillText(words.erased, { day: erased })}</span>
      </p>
      {isOut ? (
        <p className="text-ink-soft">{words.out}</p>
      ) : (
        <fieldset className="grid gap-1">
          <legend className="text-sm font-semibold">{proposals.length > 0 ? words.choose : words.nobody}</legend>
          {proposals.map((proposal, at) => (
            <label key={proposal.choice} className="flex min-h-8 items-start gap-2 py-1 max-md:min-h-11">
              <input type="radio" name="choice" value={proposal.choice} defaultChecked={at === 0} className="mt-1" />
              <Proposed proposal={proposal} />
            </label>
          ))}
          <div className="flex flex-wrap items-end gap-x-4 gap-y-1">
            <label className="flex min-h-11 items-center gap-2">
              <input type="radio" name="choice" value="typed" defaultChecked={proposals.length === 0} />
              <span>{words.other}</span>
            </label>
            <Field label={words.reference} name="reference" maxLength={20} dir="ltr" error={wrong?.reference} />
          </div>
        </fieldset>
      )}
      <div className="flex flex-wrap gap-3">
        {!isOut && (
          <button type="submit" name="intent" value="decide" className="button button-main">
            {words.settle}
          </button>
        )}
        <button type="submit" name="intent" value="dismiss" className="button button-quiet">
          {words.dismiss}
        </button>
      </div>
    </ActForm>
  );
}

function Proposed({ proposal: { shares, isLink, reasons } }: { proposal: BankRow["proposals"][number] }) {
  const { waiting: words, reasons: because } = useFrame().words.payments.bank;
  const singly = isLink ? words.linked : words.order;
  return (
    <span className="min-w-0">
      {shares.map(({ student, reference, amount }) => (
        <bdi key={reference} className="block font-semibold">
          {fillText(shares.length > 1 ? words.share : singly, { student: student || words.gone, reference, amount })}
        </bdi>
      ))}
      <span className="block text-sm text-ink-soft">{reasons.map((reason) => because[reason]).join(", ")}</span>
    </span>
  );
}
