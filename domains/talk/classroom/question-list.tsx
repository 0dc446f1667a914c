import { Link } from "react-router";
import type { QuestionPlace } from "#domains/talk/contract.ts";
import { playedTime } from "#domains/talk/rules/played-time.ts";
import { fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import { MarkedText } from "#ui/marked-text.tsx";
import { useSitePath } from "#ui/site/use-site-path.ts";

/** What a question is about, by its name. */
export interface PlaceOfQuestion {
  kind: QuestionPlace["place"];
  id: string;
  batchId: string;
  name: string;
}

export interface QuestionRow {
  id: string;
  text: string;
  batch: string;
  /** Null for something that is no longer there. */
  place: PlaceOfQuestion | null;
  second: number | null;
  to: "teacher" | "batch";
  asked: string;
  by: string;
  isOwn: boolean;
  isAnswered: boolean;
  isNew: boolean;
  answers: number;
}

/** The kind and the name of what a question is about, with the second of a recording. */
export function AboutPlace({ place, second }: { place: PlaceOfQuestion | null; second: number | null }) {
  const { questions: words } = useFrame().words;
  if (!place) return <span>{words.gone}</span>;
  return (
    <span>
      <span>{words.about[place.kind]}</span> <bdi>{place.name}</bdi>
      {second !== null && <span>, {fillText(words.at, { time: playedTime(second) })}</span>}
    </span>
  );
}

/** Questions, the latest first; `isBrief` leaves out what they are about, beside that thing. */
export function QuestionList({ questions, isBrief = false }: { questions: QuestionRow[]; isBrief?: boolean }) {
  const { questions: words } = useFrame().words;
  return (
    <ul className="divide-y divide-line border-t border-line">
      {questions.map(({ id, text, batch, place, second, asked, by, isOwn, isAnswered, isNew }) => (
        <li key={id} className="relative flex flex-wrap items-start gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken">
          <div className="min-w-0 flex-1 basis-60">
            <Link to={`/questions/${id}`} className="font-semibold after:absolute after:inset-0 hover:underline">
              <span dir="auto" className="line-clamp-2 wrap-anywhere">
                {text}
              </span>
            </Link>
            <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-ink-soft">
              {!isBrief && <AboutPlace place={place} second={second} />}
              {!isBrief && <bdi>{batch}</bdi>}
              {isBrief && second !== null && <span>{fillText(words.at, { time: playedTime(second) })}</span>}
              <bdi>{isOwn ? words.you : fillText(words.by, { name: by })}</bdi>
              <span>{asked}</span>
            </p>
          </div>
          <span className="flex gap-2">
            {isNew && <span className="badge bg-accent text-on-accent">{words.new}</span>}
            {!isNew && (
              <Badge look={isAnswered ? "green" : "plain"}>{isAnswered ? words.answered : words.waiting}</Badge>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

export interface KeptRow {
  id: string;
  question: string;
  answer: string;
  second: number | null;
  batchId: string;
  lecture: { id: string; number: number; title: string };
}

/** Answers that are kept beside a lecture, each opened by its question. */
export function KeptAnswers({ kept }: { kept: KeptRow[] }) {
  const { questions: words } = useFrame().words;
  const sitePath = useSitePath();
  return (
    <ul className="divide-y divide-line border-t border-line">
      {kept.map(({ id, question, answer, second, batchId, lecture }) => (
        <li key={`${id} ${batchId}`}>
          <details className="group px-4 py-1">
            <summary className="flex min-h-11 cursor-pointer list-none items-start gap-3 py-2 font-semibold [&::-webkit-details-marker]:hidden">
              <span
                aria-hidden="true"
                className="text-ink-faint transition-transform group-open:rotate-90 rtl:-scale-x-100"
              >
                ›
              </span>
              <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
                {question}
              </span>
            </summary>
            <div className="grid gap-2 ps-6 pb-3">
              <MarkedText text={answer} />
              <p className="text-sm">
                <a
                  href={sitePath(`/recorded-lectures/${batchId}#video-${lecture.id}`)}
                  className="link inline-flex min-h-11 items-center"
                >
                  <bdi>{fillText(words.keptOf, { number: lecture.number, title: lecture.title })}</bdi>
                  {second !== null && <span>, {fillText(words.at, { time: playedTime(second) })}</span>}
                </a>
              </p>
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

type QuestionsHereProps = {
  place: QuestionPlace;
  questions: QuestionRow[];
  kept: KeptRow[];
};

/** The query of an address that names a place: `?class=…`. */
export const placeQuery = ({ place, placeId }: QuestionPlace) => `${place}=${encodeURIComponent(placeId)}`;

/** Questions and kept answers beside a class or a work, and the way to ask. */
export function QuestionsHere({ place, questions, kept }: QuestionsHereProps) {
  const { questions: words } = useFrame().words;
  return (
    <section className="card mt-6" aria-labelledby="questions">
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-3.5 pb-3">
        <h2 id="questions" className="text-lg">
          {words.here}
        </h2>
        <Link to={`/questions/new?${placeQuery(place)}`} className="button button-quiet">
          {words.ask}
        </Link>
      </div>
      {questions.length + kept.length === 0 && <p className="px-4 pb-4 text-ink-soft">{words.hereNone}</p>}
      {kept.length > 0 && <KeptAnswers kept={kept} />}
      {questions.length > 0 && <QuestionList questions={questions} isBrief />}
    </section>
  );
}
