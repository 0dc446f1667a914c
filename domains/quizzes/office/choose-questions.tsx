import { Link } from "react-router";
import { fillText } from "#shared/fill-text.ts";
import { readPlainly } from "#shared/markdown.ts";
import { Empty } from "#ui/empty.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { BankData } from "./bank-data.ts";
import { BankFilter, BankPages } from "./bank-filter.tsx";
import { BankQuestion } from "./bank-question.tsx";

/** Chooses questions of the bank to be copied into a quiz. */
export function ChooseQuestions({ batchId, bank }: { batchId: string; bank: BankData }) {
  const { bank: words } = useClassFrame().words.quizzes;
  const { questions, topics } = bank;
  return (
    <section className="card" aria-labelledby="choose">
      <div className="px-4 pt-3.5 pb-2.5">
        <h2 id="choose" className="text-lg">
          {words.chooseTitle}
        </h2>
        <p className="text-sm text-ink-soft">{words.chooseText}</p>
        <Link to={`/batches/${batchId}/bank`} className="link text-sm">
          {words.title}
        </Link>
      </div>
      {topics.length === 0 ? (
        <Empty title={words.empty} text={words.emptyText} />
      ) : (
        <>
          <BankFilter {...bank} />
          {questions.length === 0 && <Empty title={words.notFound} text={words.notFoundText} />}
          {questions.length > 0 && (
            <ActForm name="choose">
              <ul>
                {questions.map((question) => (
                  <li key={question.id}>
                    <BankQuestion batchId={batchId} question={question}>
                      <input
                        type="checkbox"
                        name="bankId"
                        value={question.id}
                        aria-label={fillText(words.chosen, { text: readPlainly(question.text) })}
                        className="order-first mt-1 size-5 shrink-0"
                      />
                    </BankQuestion>
                  </li>
                ))}
              </ul>
              <div className="border-t border-line p-4">
                <button type="submit" name="intent" value="copy" className="button button-main">
                  {words.copy}
                </button>
              </div>
            </ActForm>
          )}
          <BankPages {...bank} />
        </>
      )}
    </section>
  );
}
