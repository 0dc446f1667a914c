import { useNavigation } from "react-router";
import { ClassField } from "#domains/timetable/office/class-choice.tsx";
import type { ClassChoice } from "#domains/timetable/office/class-choices.ts";
import { fillText } from "#shared/fill-text.ts";
import { spokenZone } from "#shared/formats/spoken-zone.ts";
import { Field, LongField } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { MarkedField } from "#ui/office/marked-field.tsx";
import type { Outcome } from "#ui/office/office-outcome.ts";
import type { AssignmentTexts } from "./assignment-fields.ts";

type WorkFormProps = {
  shown: AssignmentTexts;
  /** The version that the form shows; null for a new assignment. */
  version: number | null;
  /** The id that a new assignment gets, so that the form adds it once. */
  id: string;
  isPublished: boolean;
  outcome: Outcome | undefined;
  classes: ClassChoice[];
};

const kinds = ["text", "file", "link"] as const;

/** All fields of an assignment for staff. */
export function WorkForm({ shown, version, id, isPublished, outcome, classes }: WorkFormProps) {
  const { form: words } = useClassFrame().words.work;
  const { timeZone, language } = useClassFrame();
  const zone = spokenZone(new Date(), timeZone, language.lang);
  const isThis = outcome?.refused !== undefined && outcome.intent === "save";
  const wrong = isThis ? (outcome.fields ?? {}) : {};
  const typed: Partial<Record<string, string>> = isThis ? (outcome.typed ?? {}) : {};
  const of = (name: Exclude<keyof AssignmentTexts, "accepts">, field: string = name) => ({
    ...{ name, defaultValue: typed[name] ?? shown[name], error: wrong[field] },
  });
  const rubricError = Object.entries(wrong).find(([name]) => name.startsWith("rubric."));
  const isSending = useNavigation().state !== "idle";
  return (
    <ActForm name="work" className="card grid max-w-4xl gap-4 p-4 lg:grid-cols-3">
      <h2 className="text-lg lg:col-span-3">{version === null ? words.new : words.change}</h2>
      <input type="hidden" name="seen" value={version ?? 0} />
      <input type="hidden" name="id" value={id} />
      <div className="lg:col-span-2">
        <Field label={words.title} {...of("title")} maxLength={160} required dir="auto" />
      </div>
      <Field label={words.points} {...of("points")} inputMode="decimal" required />
      <div className="lg:col-span-3">
        <MarkedField
          label={words.instructions}
          hint={words.marks}
          preview={words.reads}
          {...of("instructions")}
          rows={7}
          maxLength={20_000}
          dir="auto"
        />
      </div>
      <div className="lg:col-span-3">
        <ClassField classes={classes} due="dueAt" defaultValue={typed.classId ?? shown.classId} error={wrong.classId} />
      </div>
      <Field label={words.due} {...of("dueAt")} type="datetime-local" hint={fillText(words.dueHint, { zone })} />
      <Field
        label={words.publish}
        {...of("publishedAt")}
        type="datetime-local"
        hint={fillText(words.publishHint, { zone })}
      />
      <Field label={words.maxFile} {...of("maxFile", "maxFileBytes")} inputMode="decimal" required />
      <fieldset className="grid gap-4 lg:col-span-3 lg:grid-cols-3">
        <legend className="mb-2 font-display font-bold">{words.late}</legend>
        <Field label={words.perDay} {...of("perDay", "lateRule.perDay")} inputMode="decimal" />
        <Field label={words.most} {...of("most", "lateRule.most")} inputMode="decimal" />
        <Field
          label={words.closesAfter}
          {...of("closesAfter", "lateRule.closesAfter")}
          inputMode="numeric"
          hint={words.closesHint}
        />
      </fieldset>
      <fieldset className="lg:col-span-3">
        <legend className="mb-1 font-display font-bold">{words.accepts}</legend>
        <div className="flex flex-wrap gap-x-6">
          {kinds.map((kind) => (
            <label key={kind} className="flex min-h-9 items-center gap-2 max-md:min-h-11">
              <input
                type="checkbox"
                name="accepts"
                value={kind}
                defaultChecked={shown.accepts.includes(kind)}
                className="size-5"
              />
              {words.kinds[kind]}
            </label>
          ))}
        </div>
        {wrong.accepts && <p className="text-sm text-danger">{wrong.accepts}</p>}
      </fieldset>
      <div className="lg:col-span-3">
        <LongField
          label={words.rubric}
          {...of("rubric")}
          error={rubricError ? words.rubricLine : wrong.rubric}
          hint={words.rubricHint}
          rows={4}
          dir="auto"
        />
      </div>
      <div className="flex flex-wrap gap-2 lg:col-span-3">
        <input type="hidden" name="intent" value="save" />
        <button type="submit" disabled={isSending} className="button button-main">
          {words.save}
        </button>
        {!isPublished && (
          <button type="submit" name="publish" value="now" disabled={isSending} className="button button-quiet">
            {words.savePublished}
          </button>
        )}
      </div>
    </ActForm>
  );
}
