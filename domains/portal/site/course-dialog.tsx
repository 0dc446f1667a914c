import { BookOpenText, CalendarDays, X } from "lucide-react";
import { useId, useRef } from "react";
import type { Course } from "#domains/catalogue/contract/course.ts";
import type { CoursePattern } from "#domains/catalogue/rules/course-pattern.ts";
import type { Messages } from "#shared/words.ts";
import { buttonClass } from "#ui/site/button-class.ts";
import { Drawing } from "#ui/site/drawing.tsx";
import { SiteLink } from "#ui/site/site-link.tsx";
import { OwnCourseCover } from "./own-course-cover.tsx";

const knowsCommands = () => "commandForElement" in HTMLButtonElement.prototype;

/** A course as its card and dialog show it. */
export type PortalCourse = Pick<Course, "_id" | "title" | "duration"> & { pattern: CoursePattern; hasOutline: boolean };

/** `girih` names the one of the course's card. */
type CourseDialogProps = {
  course: PortalCourse;
  girih: string;
  open: string;
  words: Messages["labels"]["portal"]["dialog"];
};

/** A button and the dialog it opens, titled with the course: links to its outline and batches (specification §2). */
export function CourseDialog({ course, girih, open, words }: CourseDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  // Browsers with invoker commands open and close the dialog themselves, before hydration too.
  const command = (name: "show-modal" | "close") => ({ commandfor: id, command: name });
  const outline = { icon: BookOpenText, label: words.outline, to: `/course-outline/${course._id}` };
  const ways = [
    ...(course.hasOutline ? [outline] : []),
    { icon: CalendarDays, label: words.batches, to: `/batches/${course._id}` },
  ];
  return (
    <>
      <button
        type="button"
        {...command("show-modal")}
        aria-haspopup="dialog"
        onClick={() => knowsCommands() || dialog.current?.showModal()}
        className={buttonClass({ variant: "ink" }, "w-full")}
      >
        {open}
        <span className="sr-only">: {course.title}</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click outside closes it; Escape does so natively */}
      <dialog
        ref={dialog}
        id={id}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-prompt`}
        onClick={(event) => event.target === event.currentTarget && close()}
        className="course-dialog"
      >
        <OwnCourseCover pattern={course.pattern} girih={girih} isFirst={false} className="h-24" />
        <div className="p-6 md:p-8">
          <div className="flex items-start justify-between gap-4">
            <h2 id={`${id}-title`} className="min-w-0 text-2xl leading-snug">
              {course.title}
            </h2>
            <button
              type="button"
              {...command("close")}
              aria-label={words.close}
              onClick={close}
              className="-mt-1 -me-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-faint hover:bg-sunken hover:text-ink"
            >
              <X size={22} aria-hidden="true" />
            </button>
          </div>
          <p id={`${id}-prompt`} className="mt-1 text-ink-soft">
            {words.prompt}
          </p>
          <ul className="mt-6 grid gap-3">
            {ways.map(({ icon: Icon, label, to }) => (
              <li key={to}>
                <SiteLink
                  to={to}
                  onClick={close}
                  className="group flex min-h-16 items-center gap-4 rounded-control border border-line-strong px-5 font-semibold hover:border-ink hover:bg-sunken"
                >
                  <Icon size={24} aria-hidden="true" className="shrink-0" />
                  <span className="grow">{label}</span>
                  <Drawing
                    of="arrow-right"
                    size={20}
                    className="shrink-0 text-ink-faint transition-transform group-hover:translate-x-1"
                  />
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </dialog>
    </>
  );
}
