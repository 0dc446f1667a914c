import { Link } from "react-router";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import type { Outcome } from "#ui/classroom/classroom-outcome.ts";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";

/** Check-in of a student in the room; `code` is that of the QR code, empty for none. */
export function CheckInPage({ code, outcome }: { code: string; outcome: Outcome | undefined }) {
  const { attendance } = useFrame().words;
  const { checkIn: words } = attendance;
  return (
    <div className="card mx-auto max-w-md p-6">
      <h1 className="text-3xl">{words.title}</h1>
      <div role="status" className="mt-3 empty:hidden">
        {outcome?.done && (
          <p className="rounded-lg bg-emerald-tint px-3 py-2 text-lg font-semibold text-ink">{outcome.done}</p>
        )}
      </div>
      {outcome?.done ? (
        <Link to="/attendance" className="button button-quiet mt-4">
          {words.see}
        </Link>
      ) : (
        <>
          <p className="mt-2 text-ink-soft">{words.text}</p>
          <ActForm name="check in" isSecret className="mt-4 grid gap-3">
            <input type="hidden" name="intent" value="check in" />
            <Field
              label={words.code}
              name="code"
              required
              inputMode="numeric"
              autoComplete="one-time-code"
              dir="ltr"
              maxLength={20}
              defaultValue={outcome?.typed?.code ?? code}
            />
            <OutcomeNote outcome={outcome} />
            <button type="submit" className="button button-main min-h-12 text-lg">
              {words.button}
            </button>
          </ActForm>
        </>
      )}
    </div>
  );
}
