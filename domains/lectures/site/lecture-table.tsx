import { Play } from "lucide-react";
import { useSyncExternalStore } from "react";
import type { Lecture } from "#domains/lectures/contract.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import type { Messages } from "#shared/words.ts";
import { Button } from "#ui/site/button.tsx";
import { buttonClass } from "#ui/site/button-class.ts";
import { ProgressBar } from "#ui/site/progress-bar.tsx";
import { lecturePlace } from "./device-memory.ts";
import { videoId } from "./videos-without-scripts.tsx";
import { progressOf } from "./watched-here.ts";

type Words = Messages["lectures"]["table"];

type LectureTableProps = {
  lectures: Lecture[];
  words: Words;
  onWatch: (position: number) => void;
  /** Whether the reader has an account, and so can ask. */
  mayAsk: boolean;
};

const never = () => () => {};

type StandingProps = { lecture: Lecture; words: Words };

/** A student's progress: with an account the server's record, without one the device's. */
function Standing({ lecture, words }: StandingProps) {
  const progress = progressOf(lecture);
  if (!progress) return <StartedBadge lectureId={lecture._id} text={words.started} />;
  const { seconds, length, isFinished } = progress;
  if (isFinished) return <Badge text={words.finished} />;
  const text = fillText(length === null ? words.watchedTo : words.watched, {
    minutes: Math.floor(seconds / 60),
    length: Math.max(1, Math.round((length ?? 0) / 60)),
  });
  return (
    <span className="mt-1 grid gap-2 text-sm font-medium text-ink-faint">
      {text}
      {length !== null && <ProgressBar share={seconds / length} label={text} />}
    </span>
  );
}

function Badge({ text }: { text: string }) {
  return (
    <span className="ms-2 rounded-full bg-emerald-tint px-2.5 py-0.5 text-sm font-medium text-success">{text}</span>
  );
}

function StartedBadge({ lectureId, text }: { lectureId: string; text: string }) {
  const started = useSyncExternalStore(
    never,
    () => lecturePlace.read(lectureId) !== null,
    () => false,
  );
  return started && <Badge text={text} />;
}

/**
 * The lectures of a batch, one per row (specification §2: Batch, Lecture No., Title, Action); on a phone, one per card.
 */
export function LectureTable({ lectures, words, onWatch, mayAsk }: LectureTableProps) {
  const head = "p-4 text-start font-semibold";
  const cell = "py-1 sm:table-cell sm:p-4";
  return (
    <table className="w-full rounded-card bg-surface shadow-card">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="text-sm text-ink-faint max-sm:absolute max-sm:size-px max-sm:overflow-hidden max-sm:opacity-0">
        <tr>
          <th scope="col" className={head}>
            {words.batch}
          </th>
          <th scope="col" className={head}>
            {words.number}
          </th>
          <th scope="col" className={head}>
            {words.title}
          </th>
          <th scope="col" className={head}>
            {words.action}
          </th>
        </tr>
      </thead>
      <tbody>
        {lectures.map((lecture, position) => {
          const { _id, batchNumber, lectureNumber, title, keptAnswers } = lecture;
          return (
            <tr
              key={_id}
              className="grid grid-cols-[auto_1fr] gap-x-3 border-line p-4 not-first:border-t sm:table-row sm:border-t sm:p-0"
            >
              <td className={`${cell} text-sm text-ink-faint`}>{batchNumber}</td>
              <td className={`${cell} text-sm [font-variant-numeric:tabular-nums] sm:text-base`}>
                <span aria-hidden="true" className="text-ink-faint sm:hidden">
                  {words.number}{" "}
                </span>
                {lectureNumber}
              </td>
              <td dir="auto" className={`${cell} col-span-2 font-medium wrap-anywhere`}>
                {title}
                <Standing lecture={lecture} words={words} />
              </td>
              <td className={`${cell} col-span-2`}>
                <Button variant="ink" className="w-full sm:w-auto noscript:hidden" onClick={() => onWatch(position)}>
                  <Play size={18} aria-hidden="true" />
                  {words.watch}
                  <span className="sr-only">: {title}</span>
                </Button>
                <noscript>
                  <a href={`#${videoId(_id)}`} className={buttonClass({ variant: "ink" }, "w-full sm:w-auto")}>
                    {words.watch}
                    <span className="sr-only">: {title}</span>
                  </a>
                </noscript>
                {mayAsk && (
                  <a
                    href={`/classroom/questions?lecture=${encodeURIComponent(_id)}`}
                    className="mt-1 flex min-h-11 items-center text-sm font-semibold text-link hover:underline max-sm:justify-center"
                  >
                    <span>
                      <span>{words.questions}</span>
                      {keptAnswers && <span className="block font-normal">{fillCount(words.kept, keptAnswers)}</span>}
                    </span>
                    <span className="sr-only">: {title}</span>
                  </a>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
