import { fillCount } from "#shared/fill-text.ts";
import { readPlainly } from "#shared/markdown.ts";
import { Badge } from "#ui/badge.tsx";
import { Field, LongField } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { List } from "#ui/office/list.tsx";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { useAnswered } from "#ui/office/use-answered.ts";
import type { ImportPreview } from "./import-data.ts";
import { TopicField } from "./topic-field.tsx";

type ImportQuestionsProps = {
  /** The bank's topics; null for an import into a quiz, which has none. */
  topics: string[] | null;
  outcome: Outcome<ImportPreview> | undefined;
};

/** Takes questions from a text or a file: first a preview of them, then all of them at once. */
export function ImportQuestions({ topics, outcome }: ImportQuestionsProps) {
  const { import: words } = useClassFrame().words.quizzes;
  const shown = useAnswered(outcome)?.shown;
  const refused = outcome?.refused === undefined ? undefined : outcome;
  const [typed, wrong] = [refused?.typed ?? {}, refused?.fields ?? {}];
  return (
    <>
      <ActForm name="check" encType="multipart/form-data" className="card grid max-w-4xl gap-3 p-4">
        <div>
          <h2 className="text-lg">{words.title}</h2>
          <p className="text-sm text-ink-soft">{words.text}</p>
        </div>
        <LongField
          label={words.pasted}
          hint={words.pastedHint}
          name="text"
          rows={10}
          defaultValue={typed.text ?? shown?.given.text}
          error={wrong.text}
          spellCheck={false}
          dir="auto"
        />
        <Examples />
        <Field
          label={words.file}
          hint={words.fileHint}
          name="file"
          type="file"
          accept=".txt,.gift,text/plain"
          error={wrong.file}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <Field
            {...{ label: words.points, name: "points", defaultValue: typed.points ?? shown?.given.points ?? "1" }}
            error={wrong.points}
            inputMode="decimal"
            required
          />
          {topics && (
            <div className="grid content-start gap-1">
              <TopicField
                {...{ topics, defaultValue: typed.topic ?? shown?.given.topic, error: wrong.topic }}
                hint={words.topicHint}
              />
            </div>
          )}
        </div>
        <button type="submit" name="intent" value="check" className="button button-quiet justify-self-start">
          {words.check}
        </button>
      </ActForm>
      {shown && <Preview {...shown} />}
    </>
  );
}

function Examples() {
  const { import: words } = useClassFrame().words.quizzes;
  return (
    <details>
      <summary className="link text-sm">{words.example}</summary>
      {[words.aiken, words.gift].map((example) => (
        <pre
          key={example}
          dir="auto"
          className="mt-2 rounded-lg bg-sunken px-3 py-2 text-sm wrap-anywhere whitespace-pre-wrap"
        >
          {example}
        </pre>
      ))}
    </details>
  );
}

function Preview({ format, given, questions, faults }: ImportPreview) {
  const { quizzes } = useClassFrame().words;
  const { import: words } = quizzes;
  return (
    <>
      {faults.length > 0 && (
        <section className="card max-w-4xl" aria-labelledby="faults">
          <h2 id="faults" className="p-4 text-danger">
            {fillCount(words.faults, faults.length)}
          </h2>
          <List
            rows={faults}
            keyOf={({ line, what }) => `${line} ${what}`}
            columns={[
              { title: words.line, cell: ({ line }) => line },
              { title: words.what, cellLook: "text-danger", cell: ({ what }) => what },
            ]}
          />
        </section>
      )}
      <section className="card max-w-4xl" aria-labelledby="found">
        <div className="flex flex-wrap items-center justify-between gap-3 p-4">
          <div>
            <h2 id="found" className="text-lg">
              {fillCount(words.found, questions.length)}
            </h2>
            <p className="text-sm text-ink-soft">{words.formats[format]}</p>
          </div>
          {questions.length > 0 && (
            <ActForm name="apply" encType="multipart/form-data">
              <input type="hidden" name="text" value={given.text} />
              <input type="hidden" name="points" value={given.points} />
              <input type="hidden" name="topic" value={given.topic} />
              <button type="submit" name="intent" value="apply" className="button button-main">
                {fillCount(words.apply, questions.length)}
              </button>
            </ActForm>
          )}
        </div>
        {questions.map(({ line, topic, text, kind, right, notes }) => (
          <div key={line} className="flex flex-wrap items-start gap-x-3 gap-y-1 border-t border-line px-4 py-2.5">
            <div className="min-w-40 flex-1">
              <p dir="auto" className="font-semibold wrap-anywhere">
                {readPlainly(text)}
              </p>
              {kind !== "essay" && (
                <p className="text-sm text-ink-soft" dir="auto">
                  {`${words.right}: ${right}`}
                </p>
              )}
              {notes.map((note) => (
                <p key={note} className="text-sm text-brick">
                  {note}
                </p>
              ))}
            </div>
            {topic && (
              <bdi>
                <Badge look="blue">{topic}</Badge>
              </bdi>
            )}
            <Badge>{quizzes.kinds[kind]}</Badge>
          </div>
        ))}
      </section>
    </>
  );
}
