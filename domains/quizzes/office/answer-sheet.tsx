import { Link } from "react-router";
import { fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { QuestionPicture, quizPicturePath } from "./question-picture.tsx";
import type { studentQuizData } from "./student-quiz-data.ts";

type Line = ReturnType<typeof studentQuizData>["sheet"][number];

type AnswerSheetProps = { batchId: string; workId: string; sheet: Line[] };

/** Each question of an attempt: what was answered, what is right and why, and the points. */
export function AnswerSheet({ batchId, workId, sheet }: AnswerSheetProps) {
  return (
    <ol className="divide-y divide-line">
      {sheet.map((line, at) => (
        <li key={line.id} className="grid grid-cols-[minmax(0,1fr)] gap-2 px-4 py-3">
          <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
            <span className="text-ink-faint">{at + 1}</span>
            <MarkedText text={line.text} look="min-w-40 flex-1 font-semibold" />
            <Earned {...line} path={`/batches/${batchId}/quizzes/${workId}/marking`} />
          </div>
          <QuestionPicture path={quizPicturePath(batchId, workId, line.id)} alt={line.pictureAlt} />
          <Answered {...line} />
        </li>
      ))}
    </ol>
  );
}

const looks = { right: "green", partly: "amber", wrong: "red", waiting: "blue" } as const;

function Earned({ is, points, all, mark, path }: Line & { path: string }) {
  const { ofStudent: words } = useClassFrame().words.quizzes;
  return (
    <span className="flex flex-wrap items-center gap-2">
      {points !== null && <span className="text-sm text-ink-soft">{fillText(words.earned, { points, all })}</span>}
      <Badge look={looks[is]}>{words.states[is]}</Badge>
      {mark && (
        <Link to={`${path}?answer=${mark}`} className="link text-sm">
          {words.mark}
        </Link>
      )}
    </span>
  );
}

function Answered({ isEssay, right, given, explanation, comment }: Line) {
  const { ofStudent: words, question, marking } = useClassFrame().words.quizzes;
  return (
    <>
      {given === null && <p className="text-ink-soft">{words.nothing}</p>}
      {given !== null && isEssay && (
        <p dir="auto" className="max-w-prose rounded-lg bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-wrap">
          {given}
        </p>
      )}
      {given !== null && !isEssay && <p dir="auto">{fillText(words.given, { answer: given })}</p>}
      {!isEssay && (
        <p className="text-ink-soft" dir="auto">
          {fillText(words.right, { answer: right })}
        </p>
      )}
      {isEssay && right && <Part title={marking.guide} text={right} />}
      {comment && <Part title={words.comment} text={comment} />}
      {explanation && <Part title={question.explanation} text={explanation} />}
    </>
  );
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <p className="text-sm text-ink-soft">{title}</p>
      <MarkedText text={text} />
    </div>
  );
}
