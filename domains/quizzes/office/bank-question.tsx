import type { ReactNode } from "react";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { BankData } from "./bank-data.ts";
import { bankPicturePath, QuestionPicture } from "./question-picture.tsx";

type BankQuestionProps = {
  batchId: string;
  question: BankData["questions"][number];
  /** What can be done with it. */
  children: ReactNode;
};

/** A question in a list of the bank, with its right answer and its topic. */
export function BankQuestion({ batchId, question, children }: BankQuestionProps) {
  const { quizzes: words } = useClassFrame().words;
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-1 border-t border-line px-4 py-3">
      <div className="min-w-40 flex-1">
        <MarkedText text={question.text} look="font-semibold" />
        <QuestionPicture path={bankPicturePath(batchId, question.id)} alt={question.pictureAlt} />
        {question.kind !== "essay" && (
          <p className="mt-0.5 text-sm text-ink-soft" dir="auto">
            {fillText(words.question.rightAnswer, { answer: question.right })}
          </p>
        )}
      </div>
      {question.topic !== "" && (
        <bdi>
          <Badge look="blue">{question.topic}</Badge>
        </bdi>
      )}
      <span className="text-sm text-ink-soft">{fillCount(words.points, question.points)}</span>
      <Badge>{words.kinds[question.kind]}</Badge>
      <div className="contents">{children}</div>
    </div>
  );
}
