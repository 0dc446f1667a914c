import { Clock, GraduationCap, Users } from "lucide-react";
import { useId } from "react";
import type { Messages } from "#shared/words.ts";
import { buttonClass } from "#ui/site/button-class.ts";
import { useSitePath } from "#ui/site/use-site-path.ts";
import { CourseDialog, type PortalCourse } from "./course-dialog.tsx";
import { OwnCourseCover } from "./own-course-cover.tsx";

/** The words of a card and its dialog. */
type Words = {
  courses: Omit<Messages["labels"]["portal"]["courses"], "empty" | "error" | "retry">;
  dialog: Messages["labels"]["portal"]["dialog"];
};

/** The courses, or the reason why there are none, as text. */
export type PortalAnswer =
  | { list: PortalCourse[] }
  | { empty: string }
  | { failure: { title: string; text: string; retry: string } };

type PortalCoursesProps = { answer: PortalAnswer; words: Words };

const grid = "grid gap-6 sm:grid-cols-2 lg:grid-cols-4";

/** The courses as cards that each open a dialog (specification §2); 'Error' and the message where the list failed (specification §8). */
export function PortalCourses({ answer, words }: PortalCoursesProps) {
  const addressOf = useSitePath();
  if ("failure" in answer) {
    const { title, text, retry } = answer.failure;
    return (
      <div role="alert" className="rounded-card bg-danger-tint p-6 md:p-8">
        <p className="font-display text-xl font-bold text-danger">{title}</p>
        <p className="mt-2">{text}</p>
        <a href={addressOf("/lms")} className={buttonClass({ variant: "quiet" }, "mt-5")}>
          {retry}
        </a>
      </div>
    );
  }
  if ("empty" in answer) return <p className="text-lead text-ink-soft">{answer.empty}</p>;
  return (
    <ul className={grid}>
      {answer.list.map((course) => (
        <li key={course._id}>
          <PortalCard course={course} words={words} />
        </li>
      ))}
    </ul>
  );
}

function PortalCard({ course, words: { courses: words, dialog } }: { course: PortalCourse; words: Words }) {
  const girih = useId();
  const facts = [
    { icon: Clock, label: words.durationLabel, value: course.duration },
    { icon: Users, label: words.studentsLabel, value: words.unknown },
    { icon: GraduationCap, label: words.levelLabel, value: words.unknown },
  ];
  return (
    <article
      aria-label={course.title}
      className="flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card"
    >
      <OwnCourseCover pattern={course.pattern} girih={girih} isFirst className="aspect-16/9" />
      <div className="flex grow flex-col p-6">
        <h3 className="text-xl leading-snug">{course.title}</h3>
        <dl className="mt-4 grid gap-1.5 text-sm text-ink-soft">
          {facts.map(({ icon: Icon, label, value }) => (
            <div key={label} className="flex items-center gap-2">
              <dt className="flex items-center gap-2">
                <Icon size={16} aria-hidden="true" className="shrink-0 text-ink-faint" />
                {label}:
              </dt>
              <dd className="font-medium text-ink">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-auto pt-6">
          <CourseDialog course={course} girih={girih} open={words.openLabel} words={dialog} />
        </div>
      </div>
    </article>
  );
}

/** The placeholder while the list loads. */
PortalCourses.Waiting = function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={grid}>
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className="h-88 animate-pulse rounded-card bg-sunken" />
      ))}
    </div>
  );
};
