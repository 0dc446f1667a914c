import { Link } from "react-router";
import type { QuestionKind } from "#domains/quizzes/contract.ts";
import { Empty } from "#ui/empty.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { type BankData, topicNames } from "./bank-data.ts";
import { BankFilter, BankPages } from "./bank-filter.tsx";
import { BankQuestion } from "./bank-question.tsx";
import { QuestionForm } from "./quiz-question-form.tsx";

type BankScreenProps = {
  batchId: string;
  bank: BankData;
  kinds: QuestionKind[];
  /** The kind of the question that is being added. */
  adding: QuestionKind | null;
  outcome: Outcome | undefined;
};

/** The question bank of a batch's course: its questions by topic, the search in them, and a form for another one. */
export function BankScreen({ batchId, bank, kinds, adding, outcome }: BankScreenProps) {
  const { quizzes: words } = useClassFrame().words;
  const { questions, topics, topic } = bank;
  const path = `/batches/${batchId}/bank`;
  return (
    <div className="grid gap-4">
      <Link to={`/batches/${batchId}/quizzes`} className="link justify-self-start text-sm">
        {words.back}
      </Link>
      <OutcomeNote outcome={outcome} />
      <section className="card" aria-labelledby="bank">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-3.5 pb-2.5">
          <div>
            <h2 id="bank" className="text-lg">
              {words.bank.title}
            </h2>
            <p className="text-sm text-ink-soft">{words.bank.text}</p>
          </div>
          <Link to={`${path}/import`} className="button button-quiet ms-auto">
            {words.import.button}
          </Link>
        </div>
        {topics.length > 0 && <BankFilter {...bank} />}
        {topics.length === 0 && <Empty title={words.bank.empty} text={words.bank.emptyText} />}
        {topics.length > 0 && questions.length === 0 && (
          <Empty title={words.bank.notFound} text={words.bank.notFoundText} />
        )}
        <ul>
          {questions.map((question) => (
            <li key={question.id}>
              <BankQuestion batchId={batchId} question={question}>
                <Link to={`${path}/${question.id}`} className="link text-sm">
                  {words.bank.change}
                </Link>
              </BankQuestion>
            </li>
          ))}
        </ul>
        <BankPages {...bank} />
        <div className="grid gap-3 border-t border-line p-4" id="add">
          <h3 className="font-semibold">{words.add}</h3>
          <nav aria-label={words.addHint} className="flex flex-wrap gap-2">
            {kinds.map((kind) => (
              <Link
                key={kind}
                to={`?add=${kind}${topic ? `&topic=${encodeURIComponent(topic)}` : ""}#add`}
                preventScrollReset
                aria-current={adding === kind ? "page" : undefined}
                className="chip"
              >
                {words.kinds[kind]}
              </Link>
            ))}
          </nav>
          {adding && (
            <QuestionForm
              key={`${adding}-${bank.found}`}
              {...{ kind: adding, question: "", texts: { topic: topic ?? "" }, version: 0, isBegun: false, outcome }}
              topics={topicNames(topics)}
            />
          )}
        </div>
      </section>
    </div>
  );
}
