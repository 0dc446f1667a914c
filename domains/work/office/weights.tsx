import { sharesOf } from "#domains/work/rules/course-total.ts";
import { fillText } from "#shared/fill-text.ts";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import type { Column } from "./gradebook.ts";

/** What each work of a batch counts in the total, as a form. */
export function Weights({ columns, outcome }: { columns: Column[]; outcome: Outcome | undefined }) {
  const { weights: words } = useClassFrame().words.work.gradebook;
  const isThis = outcome?.refused !== undefined && outcome.intent === "weights";
  const typed: Partial<Record<string, string>> = isThis ? (outcome.typed ?? {}) : {};
  const wrong = isThis ? (outcome.fields ?? {}) : {};
  const shares = sharesOf(columns.map(({ weight }) => weight));
  return (
    <ActForm name="weights" className="card grid gap-3 p-4" aria-labelledby="weights">
      <h3 id="weights" className="text-lg">
        {words.title}
      </h3>
      <p className="max-w-prose text-sm text-ink-soft">{words.hint}</p>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {columns.map(({ id, title, weight }, at) => {
          const share = shares[at] ?? null;
          return (
            <div key={id}>
              <input type="hidden" name={`shown-${id}`} value={weight} />
              <Field
                label={<bdi>{fillText(words.label, { title })}</bdi>}
                name={`weight-${id}`}
                inputMode="decimal"
                autoComplete="off"
                required
                defaultValue={typed[`weight-${id}`] ?? String(weight)}
                error={wrong[id] ?? wrong[`${at}.weight`]}
                hint={weight === 0 || share === null ? words.none : fillText(words.share, { share })}
              />
            </div>
          );
        })}
      </div>
      <button type="submit" name="intent" value="weights" className="button button-quiet justify-self-start">
        {words.save}
      </button>
    </ActForm>
  );
}
