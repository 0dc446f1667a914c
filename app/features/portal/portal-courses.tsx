import { Clock, GraduationCap, Users } from "lucide-react";
import { buttonClass } from "#app/ui/button-class.ts";
import type { Messages } from "#shared/messages/en/messages.ts";
import { CourseCover } from "./course-cover.tsx";
import { CourseDialog, type PortalCourse } from "./course-dialog.tsx";

type Words = Messages["labels"]["portal"];

type PortalCoursesProps = { answer: { list: PortalCourse[] } | { failure: string }; words: Words };

const grid = "grid gap-6 sm:grid-cols-2 lg:grid-cols-4";

/** The courses as cards that each open a dialog (specification §2); 'Error' and the message where the list failed (specification §8). */
export function PortalCourses({ answer, words: { courses: words, dialog } }: PortalCoursesProps) {
  if ("failure" in answer) {
    return (
      <div role="alert" className="rounded-card bg-danger-tint p-6 md:p-8">
        <p className="font-display text-xl font-bold text-danger">{words.error}</p>
        <p className="mt-2">{answer.failure}</p>
        <a href="/lms" className={buttonClass({ variant: "quiet" }, "mt-5")}>
          {words.retry}
        </a>
      </div>
    );
  }
  if (answer.list.length === 0) return <p className="text-lead text-ink-soft">{words.empty}</p>;
  return (
    <ul className={grid}>
      {answer.list.map((course) => (
        <li key={course._id}>
          <PortalCard course={course} words={{ courses: words, dialog }} />
        </li>
      ))}
    </ul>
  );
}

function PortalCard({ course, words: { courses: words, dialog } }: { course: PortalCourse; words: Words }) {
  const facts = [
    { icon: Clock, label: words.durationLabel, value: course.duration },
    { icon: Users, label: words.studentsLabel, value: words.unknown },
    { icon: GraduationCap, label: words.levelLabel, value: words.unknown },
  ];
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card">
      <CourseCover pattern={course.pattern} className="aspect-16/9" />
      <div className="flex grow flex-col p-6">
        <h3 className="text-xl leading-snug wrap-anywhere">{course.title}</h3>
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
          <CourseDialog course={course} open={words.openLabel} words={dialog} />
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
