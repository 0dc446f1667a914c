import { Link } from "react-router";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { Choice, Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { anyTopic } from "./quiz-texts.ts";

type ShownDraw = {
  id: string;
  count: number;
  /** Null for any. */
  topic: string | null;
  points: number;
  /** How many questions the bank has for it, if too few. */
  has: number | null;
};

type DrawFormsProps = {
  batchId: string;
  draws: ShownDraw[];
  /** The bank's topics, "" for none, each with the number of its questions. */
  topics: { topic: string; count: number }[];
  version: number;
  isBegun: boolean;
  outcome: Outcome | undefined;
};

/** What a quiz draws from the bank of its course, as forms until a student has begun. */
export function DrawForms({ batchId, draws, topics, version, isBegun, outcome }: DrawFormsProps) {
  const { draws: words, bank } = useClassFrame().words.quizzes;
  return (
    <section className="card grid gap-4 p-4" aria-labelledby="draws">
      <div>
        <h3 id="draws" className="text-lg">
          {words.title}
        </h3>
        <p className="text-sm text-ink-soft">{words.text}</p>
        <Link to={`/batches/${batchId}/bank`} className="link text-sm">
          {bank.title}
        </Link>
      </div>
      {draws.map((draw, at) => (
        <DrawForm key={draw.id} {...{ draw, number: at + 1, topics, version, isBegun, outcome }} />
      ))}
      {!isBegun && topics.length === 0 && draws.length === 0 && <p className="text-ink-soft">{words.noBank}</p>}
      {!isBegun && topics.length > 0 && (
        <details open={draws.length === 0 || undefined}>
          <summary className="link text-sm">{words.add}</summary>
          <DrawForm key={draws.length} {...{ draw: null, number: 0, topics, version, isBegun, outcome }} />
        </details>
      )}
    </section>
  );
}

type DrawFormProps = Omit<DrawFormsProps, "batchId" | "draws"> & {
  /** Null for a new one. */
  draw: ShownDraw | null;
  number: number;
};

function DrawForm({ draw, number, topics, version, isBegun, outcome }: DrawFormProps) {
  const { draws: words, bank } = useClassFrame().words.quizzes;
  const id = draw?.id ?? "";
  const isThis = outcome?.refused !== undefined && outcome.typed?.draw === id;
  const typed = isThis ? (outcome.typed ?? {}) : {};
  const wrong = isThis ? (outcome.fields ?? {}) : {};
  const chosen = draw?.topic == null ? anyTopic : `=${draw.topic}`;
  const short = draw?.has == null || isBegun ? undefined : fillCount(words.short, draw.has);
  return (
    <ActForm
      name={`draw ${id}`}
      className="mt-3 grid gap-3"
      aria-label={number > 0 ? fillText(words.draw, { number }) : words.add}
    >
      <input type="hidden" name="draw" value={id} />
      <input type="hidden" name="seen" value={version} />
      <div className="grid grid-cols-2 gap-3">
        <Field
          {...{ label: words.count, name: "count", defaultValue: typed.count ?? draw?.count }}
          error={wrong.count ?? short}
          inputMode="numeric"
          readOnly={isBegun}
          required
        />
        <Field
          {...{ label: words.points, name: "points", defaultValue: typed.points ?? draw?.points ?? 1 }}
          error={wrong.points}
          hint={words.pointsHint}
          inputMode="decimal"
          readOnly={isBegun}
          required
        />
      </div>
      <Choice
        {...{ label: words.topic, name: "topic", defaultValue: typed.topic ?? chosen, error: wrong.topic }}
        disabled={isBegun}
        options={[[anyTopic, words.any], ...topicChoices(topics, draw?.topic, bank)]}
      />
      {!isBegun && <DrawButtons isNew={!draw} />}
    </ActForm>
  );
}

function DrawButtons({ isNew }: { isNew: boolean }) {
  const { draws: words } = useClassFrame().words.quizzes;
  return (
    <div className="flex flex-wrap gap-2">
      <button type="submit" name="intent" value="draw" className={`button ${isNew ? "button-main" : "button-quiet"}`}>
        {isNew ? words.create : words.save}
      </button>
      {!isNew && (
        <button type="submit" name="intent" value="removeDraw" formNoValidate className="button button-danger">
          {words.remove}
        </button>
      )}
    </div>
  );
}

/** The topics with the number of their questions; a draw's own, too, when the bank has none of it any more. */
function topicChoices(
  topics: DrawFormsProps["topics"],
  own: string | null | undefined,
  { noTopic, ofTopic }: { noTopic: string; ofTopic: string },
): [string, string][] {
  const isGone = own != null && topics.every(({ topic }) => topic !== own);
  const all = isGone ? [...topics, { topic: own, count: 0 }] : topics;
  return all.map(({ topic, count }) => [`=${topic}`, fillText(ofTopic, { topic: topic || noTopic, count })]);
}
