import { cutText } from "#shared/cut-text.ts";
import { fillText } from "#shared/fill-text.ts";
import { Choice, Field, LongField } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

const summaryClass = "flex min-h-11 cursor-pointer items-center font-semibold";

type KeepFormProps = {
  questionId: string;
  keeping: {
    /** The lecture beside which it stands; null while it is not kept. */
    keptBeside: string | null;
    lectures: { id: string; name: string }[];
    /** What the form begins with. */
    lectureId: string | null;
    question: string;
    answer: string;
  };
  outcome: Outcome | undefined;
};

/** Keeps the answer beside a lecture, in words that fit everybody. */
export function KeepForm({ questionId, keeping, outcome }: KeepFormProps) {
  const { keep: words } = useClassFrame().words.talk.questions;
  const { keptBeside, lectures, lectureId, question, answer } = keeping;
  const isOfThis = outcome?.intent === "keep" && outcome.refused !== undefined;
  const [typed, wrong] = isOfThis ? [outcome.typed, outcome.fields] : [undefined, undefined];
  return (
    <details className="border-t border-line pt-2" open={isOfThis || undefined}>
      <summary className={summaryClass}>{words.title}</summary>
      <p className="pb-3 text-sm text-ink-soft">
        {keptBeside === null ? words.text : fillText(words.kept, { lecture: keptBeside })}
      </p>
      {lectures.length === 0 && <p className="text-sm text-ink-soft">{words.none}</p>}
      {lectures.length > 0 && (
        <ActForm name={`keep ${questionId}`} stays className="grid gap-3">
          <Choice
            label={words.lecture}
            name="lecture"
            required
            defaultValue={typed?.lecture ?? lectureId ?? ""}
            options={[["", words.choose], ...lectures.map(({ id, name }): [string, string] => [id, name])]}
            error={wrong?.lectureId}
          />
          <LongField
            label={words.question}
            name="question"
            rows={3}
            required
            maxLength={5000}
            dir="auto"
            defaultValue={typed?.question ?? question}
            error={wrong?.question}
          />
          <LongField
            label={words.answer}
            name="answer"
            rows={4}
            required
            maxLength={5000}
            dir="auto"
            defaultValue={typed?.answer ?? answer}
            error={wrong?.answer}
          />
          <div className="flex flex-wrap gap-2">
            <button type="submit" name="intent" value="keep" className="button button-quiet">
              {keptBeside === null ? words.button : words.change}
            </button>
            {keptBeside !== null && (
              <button type="submit" name="intent" value="drop" formNoValidate className="button button-plain">
                {words.drop}
              </button>
            )}
          </div>
        </ActForm>
      )}
    </details>
  );
}

type HideFormsProps = {
  questionId: string;
  hiddenWhy: string | null;
  student: string;
  messages: { id: string; text: string; by: string | null; hiddenWhy: string | null }[];
  outcome: Outcome | undefined;
};

/** Hides the question or a message of it from students, with a reason, and shows it again. */
export function HideForms({ questionId, hiddenWhy, student, messages, outcome }: HideFormsProps) {
  const { hide: words, staff } = useClassFrame().words.talk.questions;
  const shown = messages.filter((one) => one.hiddenWhy === null);
  const hidden = messages.filter((one) => one.hiddenWhy !== null);
  const named = ({ text, by }: { text: string; by: string | null }) =>
    fillText(words.message, { name: by ?? staff, text: cutText(text, 60) });
  const isOfThis = outcome?.intent === "hide" && outcome.refused !== undefined;
  return (
    <details className="border-t border-line pt-2" open={isOfThis || hiddenWhy !== null || undefined}>
      <summary className={summaryClass}>{words.title}</summary>
      {hiddenWhy === null && (
        <ActForm name={`hide ${questionId}`} className="grid gap-3 pt-1">
          <Choice
            label={words.what}
            name="message"
            options={[["", words.all], ...shown.map((one): [string, string] => [one.id, named(one)])]}
          />
          <Field
            label={words.why}
            name="why"
            required
            maxLength={200}
            dir="auto"
            defaultValue={isOfThis ? outcome.typed?.why : undefined}
            error={isOfThis ? outcome.fields?.why : undefined}
          />
          <button type="submit" name="intent" value="hide" className="button button-quiet justify-self-start">
            {words.button}
          </button>
        </ActForm>
      )}
      {(hiddenWhy === null ? hidden : [{ id: "", text: "", by: student }]).map((one) => (
        <Unhide key={one.id} about={one.id || questionId} messageId={one.id} named={one.id === "" ? "" : named(one)} />
      ))}
    </details>
  );
}

function Unhide({ about, messageId, named }: { about: string; messageId: string; named: string }) {
  const { hide: words } = useClassFrame().words.talk.questions;
  return (
    <ActForm name={`unhide ${about}`} className="flex flex-wrap items-center gap-3 pt-2">
      <input type="hidden" name="message" value={messageId} />
      {named && <bdi className="min-w-0 flex-1 truncate text-sm">{named}</bdi>}
      <button type="submit" name="intent" value="unhide" className="button button-quiet">
        {words.show}
      </button>
    </ActForm>
  );
}
