import { Link } from "react-router";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { useAnswered } from "#ui/office/use-answered.ts";
import { type FeeTerms, FeeTermsFields } from "./fee-terms-fields.tsx";
import { FeesPreview, type ShownPreview } from "./fees-preview.tsx";

type OpenFeesProps = {
  batchId: string;
  terms: FeeTerms;
  /** The places that are chosen by the way here; null for all. */
  chosen: string[] | null;
  outcome: Outcome<ShownPreview> | undefined;
};

/** Opens the fees of a class: the terms first, then what each will owe by them. */
export function OpenFees({ batchId, terms, chosen, outcome }: OpenFeesProps) {
  const { fees, feeRules } = useFrame().words;
  const { open: words } = fees;
  const answered = useAnswered(outcome);
  const preview = answered?.shown;
  return (
    <div className="grid max-w-5xl gap-5">
      <header>
        <h2 className="text-lg">{words.title}</h2>
        <p className="max-w-prose text-ink-soft">
          <span>{words.text}</span>{" "}
          <Link to={`/fees?of=batch:${batchId}`} className="link">
            {words.register}
          </Link>{" "}
          <a href={`/admin/fees/vouchers?of=batch:${batchId}`} download className="link">
            {feeRules.vouchers}
          </a>
        </p>
      </header>
      <OutcomeNote outcome={outcome} />
      {chosen?.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ActForm name="open fees" stays className="card grid gap-4 p-4">
          {chosen?.map((place) => (
            <input key={place} type="hidden" name="place" value={place} />
          ))}
          <FeeTermsFields terms={terms} typed={preview?.typed ?? outcome?.typed} wrong={outcome?.fields ?? {}} />
          <button type="submit" name="intent" value="check" className="button button-quiet justify-self-start">
            {words.check}
          </button>
        </ActForm>
      )}
      {preview && <FeesPreview key={answered?.at} {...preview} />}
    </div>
  );
}
