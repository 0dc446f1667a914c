import { useState } from "react";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { readNumber } from "#shared/read-number.ts";
import { Choice, Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import type { TypedFeeRules } from "./fee-rules-form.ts";

type FeeRulesScreenProps = {
  rules: TypedFeeRules;
  /** The mark of the rules that the form begins with; others are not overwritten. */
  seen: string;
  /** For how many days each confirmed order is overdue. */
  lateDays: number[];
  outcome: Outcome | undefined;
};

/** The rules for fees at the desk. */
export function FeeRulesScreen({ rules: published, seen, lateDays, outcome }: FeeRulesScreenProps) {
  const { feeRules: words } = useFrame().words;
  const rules = (outcome?.document as TypedFeeRules | undefined) ?? published;
  const wrong = outcome?.fields ?? {};
  return (
    <div className="grid max-w-4xl gap-5 p-4 md:p-6">
      <header>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{words.about}</p>
      </header>
      <ActForm name="fee rules" stays className="grid gap-5">
        <input type="hidden" name="seen" value={seen} />
        <fieldset className="card grid min-w-0 gap-3 p-4 sm:grid-cols-2">
          <legend className="sr-only">{words.late}</legend>
          <h2 className="text-lg sm:col-span-2">{words.late}</h2>
          {rules.lateFee.map(({ currency, amount }) => (
            <Field
              key={currency}
              label={fillText(words.lateFee, { currency })}
              name={`lateFee.${currency}`}
              defaultValue={amount}
              inputMode="decimal"
              maxLength={20}
              error={wrong[`lateFee.${currency}`]}
            />
          ))}
          <p className="text-sm text-ink-soft sm:col-span-2">
            {words.lateFeeHint} {words.lateFeeStarts}
          </p>
          <Grace rules={rules} lateDays={lateDays} error={wrong.grace} />
          <label className="flex min-h-8 items-center gap-2 max-md:min-h-11 sm:col-span-2">
            <input type="checkbox" name="teachersSee" value="on" defaultChecked={rules.teachersSee} />
            <span>{words.teachersSee}</span>
          </label>
        </fieldset>
        <div className="flex flex-wrap items-center gap-4">
          <button type="submit" name="intent" value="save" className="button button-main">
            {words.save}
          </button>
          <OutcomeNote outcome={outcome} />
        </div>
      </ActForm>
    </div>
  );
}

type GraceProps = { rules: TypedFeeRules; lateDays: number[]; error: string | undefined };

/** The term of grace and what follows, with the number of those whose lectures that closes now. */
function Grace({ rules, lateDays, error }: GraceProps) {
  const { feeRules: words } = useFrame().words;
  const [grace, setGrace] = useState(rules.grace);
  const [follows, setFollows] = useState(rules.follows);
  const days = readNumber(grace);
  const closed = follows === "nothing" || days === null ? 0 : lateDays.filter((late) => late > days).length;
  return (
    <>
      <Field
        label={words.grace}
        hint={words.graceHint}
        name="grace"
        value={grace}
        onChange={({ currentTarget }) => setGrace(currentTarget.value)}
        inputMode="numeric"
        maxLength={3}
        error={error}
      />
      <Choice
        label={words.follows}
        name="follows"
        value={follows}
        onChange={({ currentTarget }) => setFollows(currentTarget.value)}
        options={Object.entries(words.followings)}
      />
      <p role="status" className="text-sm sm:col-span-2">
        {follows === "nothing" ? "" : fillCount(words.closing, closed)}
      </p>
    </>
  );
}
