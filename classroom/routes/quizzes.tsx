import { Link } from "react-router";
import { requireStudent } from "#classroom/request/student.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { type ShownMoment, shownMoment } from "#shared/formats/spoken-zone.ts";
import { Badge, type BadgeLook } from "#ui/badge.tsx";
import { pageTitle, useFrame } from "#ui/classroom/classroom-frame.ts";
import { Empty } from "#ui/empty.tsx";
import { OwnTime } from "#ui/own-time.tsx";
import type { Route } from "./+types/quizzes.ts";

/** A student's quizzes, of all batches. */
export async function loader(given: Route.LoaderArgs) {
  const { services, user, site } = requireStudent(given);
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const quizzes = await services.listOwnQuizzes(user);
  return {
    quizzes: quizzes.map(({ opensAt, closesAt, ...quiz }) => ({
      ...quiz,
      opens: opensAt && quiz.state === "later" ? shownMoment(opensAt, timeZone, "with year", lang) : null,
      closes: closesAt && shownMoment(closesAt, timeZone, "with year", lang),
    })),
  };
}

export const meta: Route.MetaFunction = pageTitle(({ quizzes }) => quizzes.title);

const looks: Record<Route.ComponentProps["loaderData"]["quizzes"][number]["state"], BadgeLook> = {
  open: "amber",
  ready: "green",
  later: "blue",
  handedIn: "plain",
  closed: "plain",
};

export default function Quizzes({ loaderData: { quizzes } }: Route.ComponentProps) {
  const { quizzes: words, work } = useFrame().words;
  return (
    <>
      <h1 className="text-3xl">{words.title}</h1>
      {quizzes.length === 0 ? (
        <div className="card mt-6">
          <Empty title={words.empty} text={words.emptyText} />
        </div>
      ) : (
        <ul className="card mt-6 divide-y divide-line">
          {quizzes.map(({ id, title, batchName, points, grade, state, opens, closes }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-3">
              <p className="min-w-52 flex-1">
                <Link to={`/quizzes/${id}`} className="link font-semibold">
                  <bdi>{title}</bdi>
                </Link>
                <span className="block text-ink-soft">
                  <bdi>{batchName}</bdi>
                </span>
              </p>
              <p className="text-ink-soft">
                {grade === null && <span>{fillCount(words.points, points)}</span>}
                {grade === "excused" && <span>{work.excused}</span>}
                {typeof grade === "number" && <span>{fillText(words.scored, { points: grade, all: points })}</span>}
                {opens && <QuizTime text={words.opens} time={opens} />}
                {closes && <QuizTime text={words.closes} time={closes} />}
              </p>
              <Badge look={looks[state]}>{words.states[state]}</Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function QuizTime({ text, time }: { text: string; time: ShownMoment }) {
  return (
    <span className="block">
      {fillText(text, { time: time.words })}
      <OwnTime from={time.iso} />
    </span>
  );
}
