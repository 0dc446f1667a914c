import { reductionKind } from "#domains/money/contract.ts";
import { Choice, Field, LongField } from "#ui/field.tsx";
import { useMember } from "#ui/office/member.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import { Folded, type PlanProps, Why } from "./folded-plan-form.tsx";
import { HandOn, PartMonth } from "./seat-plan-forms.tsx";

/** The acts that change what is asked for, and when; each folded away. Nothing for those who may do none of them. */
export function PlanForms(props: PlanProps) {
  const { plan: words } = useFrame().words.fees;
  const { may } = useMember();
  const { charges, payments, takesCode, hasSeat, holdsMoney } = props;
  const open = charges.filter(({ isOpen }) => isOpen);
  const reduces = may.includes("askReduction") && charges.length > 0;
  const forms = [
    reduces && <Reduce key="reduce" {...props} />,
    reduces && charges.some(({ classDays }) => classDays.length > 0) && <PartMonth key="part" {...props} />,
    may.includes("rescheduleFees") && open.length > 0 && <Reschedule key="reschedule" {...props} charges={open} />,
    may.includes("changeMonthlyFee") && charges.length > 0 && <MonthlyFee key="monthly" {...props} />,
    may.includes("applyCode") && takesCode && <Code key="code" {...props} />,
    may.includes("movePayment") && payments.length > 0 && <MovePayment key="move" {...props} />,
    may.includes("handOnSeat") && hasSeat && <HandOn key="hand on" {...props} />,
    may.includes("setConsumerNumbers") && <ConsumerNumber key="consumer" {...props} />,
    may.includes("cancelOrder") && !holdsMoney && <Cancel key="cancel" {...props} />,
  ].filter(Boolean);
  if (forms.length === 0) return null;
  return (
    <section className="grid gap-2" aria-labelledby="plan-title">
      <h3 id="plan-title" className="text-base">
        {words.title}
      </h3>
      {forms}
    </section>
  );
}

function Reduce(props: PlanProps) {
  const { reduce: words, kinds } = useFrame().words.fees.plan;
  return (
    <Folded {...props} intent="reduce" {...words}>
      {(wrong) => (
        <>
          <Choice
            label={words.kind}
            name="kind"
            error={wrong.kind}
            options={reductionKind.options.map((kind) => [kind, kinds[kind]])}
          />
          <fieldset className="grid gap-1" aria-describedby={wrong.charges ? "reduce-charges" : undefined}>
            <legend className="text-sm font-semibold">{words.which}</legend>
            {props.charges.map(({ value, label }) => (
              <label key={value} className="flex items-start gap-2">
                <input type="checkbox" name="charge" value={value} className="mt-1" />
                {label}
              </label>
            ))}
            {wrong.charges && (
              <p id="reduce-charges" className="text-sm text-danger">
                {wrong.charges}
              </p>
            )}
          </fieldset>
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label={words.percent} name="percent" inputMode="decimal" error={wrong.percent} dir="ltr" />
            <Field label={words.amount} name="amount" inputMode="decimal" error={wrong.amount} dir="ltr" />
          </div>
          <Why error={wrong.reason} />
        </>
      )}
    </Folded>
  );
}

/** The rows for parts; one is a later day for all of it. */
const rows = [1, 2, 3, 4];

function Reschedule(props: PlanProps) {
  const { reschedule: words } = useFrame().words.fees.plan;
  const { charges } = props;
  return (
    <Folded {...props} intent="reschedule" hasPreview {...words}>
      {(wrong, typed) => (
        <>
          <Choice
            label={words.charge}
            name="charge"
            options={charges.map(({ value, label }) => [value, label])}
            defaultValue={typed.charge}
          />
          {rows.map((row) => (
            <div key={row} className="grid gap-3 sm:grid-cols-2">
              <Field
                label={row === 1 ? words.day : `${words.part} ${row}`}
                name={`on${row}`}
                type="date"
                defaultValue={typed[`on${row}`]}
                required={row === 1}
                error={row === 1 ? wrong.on : undefined}
              />
              <Field
                label={words.amount}
                name={`amount${row}`}
                inputMode="decimal"
                defaultValue={typed[`amount${row}`]}
                error={row === 1 ? wrong.amount : undefined}
                dir="ltr"
              />
            </div>
          ))}
          <label className="flex items-start gap-2">
            <input
              type="checkbox"
              name="following"
              value="yes"
              defaultChecked={typed.following === "yes"}
              className="mt-1"
            />
            {words.following}
          </label>
          <Why error={wrong.reason} typed={typed.reason} />
        </>
      )}
    </Folded>
  );
}

function MonthlyFee(props: PlanProps) {
  const { monthly: words } = useFrame().words.fees.plan;
  return (
    <Folded {...props} intent="monthly" hasPreview {...words}>
      {(wrong, typed) => (
        <>
          <Choice
            label={words.from}
            name="charge"
            options={props.charges.map(({ value, label }) => [value, label])}
            defaultValue={typed.charge}
          />
          <Field
            label={words.fee}
            name="monthly"
            inputMode="decimal"
            defaultValue={typed.monthly}
            required
            error={wrong.monthly}
            dir="ltr"
          />
          <Why error={wrong.reason} typed={typed.reason} />
        </>
      )}
    </Folded>
  );
}

function Code(props: PlanProps) {
  const { code: words } = useFrame().words.fees.plan;
  return (
    <Folded {...props} intent="code" {...words}>
      {(wrong) => <Field label={words.label} name="code" required maxLength={60} error={wrong.code} dir="ltr" />}
    </Folded>
  );
}

function MovePayment(props: PlanProps) {
  const { move: words } = useFrame().words.fees.plan;
  const { payments, family } = props;
  return (
    <Folded {...props} intent="move" {...words}>
      {(wrong) => (
        <>
          <Choice label={words.receipt} name="receipt" options={payments} />
          {family.length > 0 && (
            <Choice label={words.relatives} name="family" options={[["", words.other], ...family]} />
          )}
          <Field
            label={words.to}
            name="to"
            maxLength={40}
            required={family.length === 0}
            error={wrong.to}
            hint={words.toHint}
            dir="ltr"
          />
        </>
      )}
    </Folded>
  );
}

function ConsumerNumber(props: PlanProps) {
  const { consumer: words } = useFrame().words.fees;
  const isList = Boolean(props.outcome?.typed?.list?.trim());
  return (
    <Folded {...props} intent="consumer" {...words}>
      {(wrong) => (
        <>
          <Field
            label={words.number}
            name="number"
            defaultValue={props.consumerNumber}
            inputMode="numeric"
            maxLength={40}
            error={isList ? undefined : wrong.number}
            dir="ltr"
          />
          <LongField
            label={words.list}
            name="list"
            rows={3}
            error={wrong.list ?? (isList ? wrong.number : undefined)}
            dir="ltr"
          />
        </>
      )}
    </Folded>
  );
}

function Cancel(props: PlanProps) {
  const { cancel: words } = useFrame().words.fees.plan;
  return (
    <Folded {...props} intent="cancel order" isDanger {...words}>
      {(wrong) => <Why error={wrong.reason} />}
    </Folded>
  );
}
