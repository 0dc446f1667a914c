import type { Standing } from "#domains/money/rules/statement.ts";
import { fillText } from "#shared/fill-text.ts";
import { LongField } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

type SeatFormsProps = {
  order: {
    reference: string;
    figures: { standing: Standing };
    batch: string | null;
    seat: string | null;
    heldUntil: string | null;
    isProved: boolean;
  };
  outcome: Outcome | undefined;
};

/** How the orders stand whose seats are on hold. */
const open: Standing[] = ["awaiting_payment", "part_received", "proof_sent", "rejected"];

/**
 * The hold on an unpaid order's seat: staff extend it, or release it with a message to the student. An expired order is
 * reopened, with a seat if one is free.
 */
export function SeatForms({ order, outcome }: SeatFormsProps) {
  const { hold } = useFrame().words.payments;
  const { reference, figures, batch, seat, heldUntil, isProved } = order;
  const isOpen = open.includes(figures.standing);
  const isHeld = seat === "held";
  if (figures.standing === "expired") return <Reopening reference={reference} />;
  if (!isOpen || batch === null || (!isHeld && isProved)) return null;
  const held = heldUntil === null ? hold.stays : fillText(hold.until, { until: heldUntil });
  const refused = outcome?.intent === "release" ? outcome.fields?.reason : undefined;
  return (
    <section className="card grid gap-3 p-4" aria-labelledby="hold-title">
      <h3 id="hold-title" className="text-base">
        {hold.title}
      </h3>
      <p className="text-ink-soft">
        {isHeld ? held : hold.none} {!isProved && <span>{hold.unproved}</span>}
      </p>
      {!isProved && <Keep reference={reference} intent="keep" label={hold.keep} />}
      {isHeld && (
        <details open={refused !== undefined}>
          <summary className="font-semibold">{hold.release}</summary>
          <ActForm name="release" className="mt-3 grid gap-3">
            <input type="hidden" name="reference" value={reference} />
            <LongField label={hold.reason} name="reason" rows={3} maxLength={300} required error={refused} dir="auto" />
            <button type="submit" name="intent" value="release" className="button button-danger justify-self-start">
              {hold.release}
            </button>
          </ActForm>
        </details>
      )}
    </section>
  );
}

function Reopening({ reference }: { reference: string }) {
  const { reopen } = useFrame().words.payments;
  return (
    <section className="card grid gap-3 p-4" aria-labelledby="reopen-title">
      <h3 id="reopen-title" className="text-base">
        {reopen.title}
      </h3>
      <p className="text-ink-soft">{reopen.text}</p>
      <Keep reference={reference} intent="reopen" label={reopen.button} />
    </section>
  );
}

function Keep({ reference, intent, label }: { reference: string; intent: "keep" | "reopen"; label: string }) {
  return (
    <ActForm name="keep">
      <input type="hidden" name="reference" value={reference} />
      <button type="submit" name="intent" value={intent} className="button button-quiet">
        {label}
      </button>
    </ActForm>
  );
}
