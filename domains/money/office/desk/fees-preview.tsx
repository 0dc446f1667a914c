import { Link } from "react-router";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { formats } from "#shared/formats/formats.ts";
import { ActForm } from "#ui/form/act-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";

/** What each of a class will owe, and the terms as they were typed. */
export type ShownPreview = {
  billed: { enrolmentId: string; name: string; total: string; registration: string | null; first: string }[];
  leftOut: { name: string; reason: "has fees" | "waits"; reference: string | null }[];
  dueDays: string[];
  typed: Partial<Record<string, string>>;
};

/** What each student will owe, to be taken out one by one; who is left out, by name; and the button that opens the fees. */
export function FeesPreview({ billed, leftOut, dueDays, typed }: ShownPreview) {
  const { lang } = useFrame().language;
  const { open: words } = useFrame().words.fees;
  const days = formats(lang).list("conjunction").format(dueDays);
  return (
    <section className="card" aria-labelledby="will-owe">
      <div className="grid gap-1 p-4">
        <h2 id="will-owe" className="text-lg">
          {billed.length === 0 ? words.nobody : fillCount(words.owe, billed.length)}
        </h2>
        <p className="text-ink-soft">{fillText(words.due, { days })}</p>
      </div>
      {billed.length > 0 && (
        <ActForm name="open fees" className="grid">
          {Object.entries(typed).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <ul>
            {billed.map(({ enrolmentId, name, total, registration, first }) => (
              <li key={enrolmentId} className="border-t border-line">
                <label className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 px-4 py-1.5 has-checked:bg-sunken">
                  <input type="checkbox" name="place" value={enrolmentId} defaultChecked />
                  <bdi className="min-w-0 grow font-semibold">{name}</bdi>
                  <span className="text-sm text-ink-soft">
                    {fillText(words.first, { amount: first })}
                    {registration && <span>, {fillText(words.registered, { amount: registration })}</span>}
                  </span>
                  <span className="font-semibold tabular-nums">{total}</span>
                </label>
              </li>
            ))}
          </ul>
          <p className="border-t border-line p-4">
            <button type="submit" name="intent" value="open" className="button button-main">
              {words.button}
            </button>
          </p>
        </ActForm>
      )}
      {leftOut.length > 0 && (
        <div className="border-t border-line p-4">
          <h3 className="text-base">{words.leftOut}</h3>
          <ul className="mt-1 grid gap-1">
            {leftOut.map(({ name, reason, reference }) => (
              <li key={`${name} ${reference}`}>
                <bdi>{name}</bdi>, <span>{words.reasons[reason]}</span>{" "}
                {reference && (
                  <Link to={`/payments/${reference}`} className="link">
                    {reference}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
