import { useState } from "react";
import { partMonth } from "#domains/money/rules/part-month.ts";
import { fillText } from "#shared/fill-text.ts";
import { Choice, Field } from "#ui/field.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import { shortDay } from "#ui/office/times.ts";
import { Folded, type PlanProps, Why } from "./folded-plan-form.tsx";

/** A late joiner's part of a month: what is taken off is proposed by the classes left, and may be changed. */
export function PartMonth(props: PlanProps) {
  const { partMonth: words } = useFrame().words.fees.plan;
  return (
    <Folded {...props} intent="part month" {...words}>
      {(wrong) => <PartOfMonth {...props} wrong={wrong} />}
    </Folded>
  );
}

function PartOfMonth({ charges, joinedOn, wrong }: PlanProps & { wrong: Record<string, string | undefined> }) {
  const { lang } = useFrame().language;
  const { partMonth: words, reason } = useFrame().words.fees.plan;
  const taught = charges.filter(({ classDays }) => classDays.length > 0);
  const [charge, setCharge] = useState(taught[0]?.value ?? "");
  const [joins, setJoins] = useState(joinedOn);
  const chosen = taught.find(({ value }) => value === charge);
  const part = chosen ? partMonth(chosen.fee, chosen.classDays, joins) : null;
  const why = part && fillText(words.why, { day: shortDay(joins, lang), left: part.left, all: part.all });
  return (
    <>
      <Choice
        label={words.month}
        name="charge"
        value={charge}
        onChange={({ target }) => setCharge(target.value)}
        options={taught.map(({ value, label }) => [value, label])}
      />
      <Field
        label={words.joins}
        name="joins"
        type="date"
        value={joins}
        onChange={({ target }) => setJoins(target.value)}
        required
      />
      <p role="status" className="text-sm text-ink-soft">
        {part
          ? fillText(words.left, { left: part.left, all: part.all })
          : fillText(words.whole, { all: chosen?.classDays.length ?? 0 })}
      </p>
      <Field
        key={`less ${charge} ${joins}`}
        label={words.less}
        name="amount"
        inputMode="decimal"
        defaultValue={part?.less}
        required
        error={wrong.amount}
        dir="ltr"
      />
      <Field
        key={`why ${charge} ${joins}`}
        label={reason}
        name="reason"
        maxLength={300}
        defaultValue={why ?? undefined}
        required
        error={wrong.reason}
        dir="auto"
      />
    </>
  );
}

/** The seat and what is left of its fees go to another person. */
export function HandOn(props: PlanProps) {
  const { handOn: words } = useFrame().words.fees.plan;
  const { left } = props;
  const ask = (sent: FormData) =>
    fillText(left === null ? words.surePaid : words.sure, { name: String(sent.get("name")), left: left ?? "" });
  return (
    <Folded {...props} intent="hand on" isDanger ask={ask} {...words}>
      {(wrong) => (
        <>
          <Field label={words.name} name="name" maxLength={200} required error={wrong.name} dir="auto" />
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label={words.phone} name="phone" type="tel" maxLength={60} error={wrong.phone} dir="ltr" />
            <Field label={words.email} name="email" type="email" maxLength={254} error={wrong.email} dir="ltr" />
          </div>
          <label className="flex items-start gap-2">
            <input type="checkbox" name="shares" value="yes" className="mt-1" />
            {words.shares}
          </label>
          <Why error={wrong.reason} />
        </>
      )}
    </Folded>
  );
}
