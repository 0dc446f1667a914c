import { Link } from "react-router";
import { playedTime } from "#domains/talk/rules/played-time.ts";
import { fillText } from "#shared/fill-text.ts";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import type { Outcome } from "#ui/classroom/classroom-outcome.ts";
import { Field, LongField } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useSitePath } from "#ui/site/use-site-path.ts";
import { AboutPlace, type PlaceOfQuestion } from "./question-list.tsx";

type AskFormProps = {
  place: PlaceOfQuestion;
  batch: string;
  /** The page of the place. */
  path: string;
  second: number | null;
  isClosed: boolean;
  outcome: Outcome | undefined;
};

/** Asks beside a class, a recording or a work. */
export function AskForm({ place, batch, path, second, isClosed, outcome }: AskFormProps) {
  const { form: words } = useFrame().words.questions;
  const sitePath = useSitePath();
  const typed: Partial<Record<string, string>> = outcome?.typed ?? {};
  return (
    <div className="grid max-w-2xl gap-5">
      <header>
        <a href={sitePath(path)} className="link inline-flex min-h-11 items-center text-sm">
          <AboutPlace place={place} second={null} />
        </a>
        <h1 className="text-3xl">{words.title}</h1>
        <p className="mt-1 text-ink-soft">
          <bdi>{batch}</bdi>
        </p>
      </header>
      {isClosed && <p className="card p-4 text-ink-soft">{words.closed}</p>}
      {!isClosed && (
        <ActForm name={`ask ${place.kind} ${place.id}`} encType="multipart/form-data" className="card grid gap-4 p-4">
          <LongField
            label={words.text}
            name="text"
            rows={6}
            required
            maxLength={5000}
            dir="auto"
            defaultValue={typed.text}
            error={outcome?.fields?.text}
          />
          {second !== null && (
            <label className="flex min-h-11 items-center gap-2.5">
              <input type="checkbox" name="second" value={second} defaultChecked className="size-5 accent-accent" />
              {fillText(words.second, { time: playedTime(second) })}
            </label>
          )}
          {place.kind === "quiz" ? (
            <input type="hidden" name="to" value="teacher" />
          ) : (
            <ToWhom chosen={typed.to ?? "teacher"} />
          )}
          <Field
            label={words.picture}
            hint={words.pictureHint}
            name="picture"
            type="file"
            accept=".jpg,.jpeg,.png,.webp"
            error={outcome?.fields?.picture}
          />
          <button type="submit" name="intent" value="ask" className="button button-main justify-self-start">
            {words.send}
          </button>
        </ActForm>
      )}
    </div>
  );
}

/** Who may read the question. */
function ToWhom({ chosen }: { chosen: string }) {
  const { form: words } = useFrame().words.questions;
  return (
    <fieldset className="grid gap-1">
      <legend className="text-sm font-semibold">{words.to}</legend>
      <div className="flex flex-wrap gap-x-6">
        {(["teacher", "batch"] as const).map((to) => (
          <label key={to} className="flex min-h-11 items-center gap-2.5">
            <input type="radio" name="to" value={to} defaultChecked={chosen === to} className="size-5 accent-accent" />
            {to === "teacher" ? words.toTeacher : words.toBatch}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The link to the list of all questions. */
export function BackToQuestions() {
  const { questions: words } = useFrame().words;
  return (
    <Link to="/questions" className="link inline-flex min-h-11 items-center text-sm">
      {words.back}
    </Link>
  );
}
