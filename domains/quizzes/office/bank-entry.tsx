import { Link } from "react-router";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { bankPicturePath, QuestionPicture } from "./question-picture.tsx";
import { QuestionForm } from "./quiz-question-form.tsx";
import type { ShownQuestion } from "./quiz-question-list.tsx";

type BankEntryProps = {
  batchId: string;
  question: ShownQuestion;
  version: number;
  topics: string[];
  outcome: Outcome | undefined;
};

/** One question of the bank: its form, its picture, and its removal. */
export function BankEntry({ batchId, question, version, topics, outcome }: BankEntryProps) {
  const { quizzes: words, frame } = useClassFrame().words;
  const path = `/batches/${batchId}/bank`;
  return (
    <div className="grid max-w-3xl gap-4">
      <Link to={path} className="link justify-self-start text-sm">
        {words.bank.back}
      </Link>
      <h2 className="text-xl">{words.bank.changeTitle}</h2>
      <OutcomeNote outcome={outcome} />
      <section className="card grid gap-4 p-4">
        <p className="text-sm text-ink-soft">{words.bank.kept}</p>
        <QuestionForm
          {...{ kind: question.kind, question: question.id, texts: question.texts }}
          {...{ version, isBegun: false, outcome, topics }}
        />
        <div className="border-t border-line pt-4">
          <QuestionPicture path={bankPicturePath(batchId, question.id)} alt={question.pictureAlt} />
          <Link to={`${path}/${question.id}/picture`} className="button button-quiet mt-2">
            {question.pictureAlt === null ? words.picture.add : words.picture.change}
          </Link>
        </div>
        <ActForm name="remove from bank" className="grid gap-2 border-t border-line pt-4">
          <label className="flex items-center gap-2">
            <input type="checkbox" required className="size-5 shrink-0" />
            {words.bank.sure}
            <span className="sr-only">{frame.required}</span>
          </label>
          <button type="submit" name="intent" value="remove" className="button button-danger justify-self-start">
            {words.bank.remove}
          </button>
        </ActForm>
      </section>
    </div>
  );
}
