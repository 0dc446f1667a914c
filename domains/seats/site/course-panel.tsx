import type { Pages } from "#domains/content/contract/page.ts";
import { Girih } from "#ui/site/girih.tsx";
import type { OfferedCourse } from "./offer.ts";

const grounds = {
  emerald: "bg-emerald [--strap:var(--emerald)]",
  lapis: "bg-lapis [--strap:var(--lapis)]",
  brick: "bg-brick [--strap:var(--brick)]",
  plum: "bg-plum [--strap:var(--plum)]",
};

const unchosen = { tiling: "4.6.12", hue: "emerald", angle: 60 } as const;

type CoursePanelProps = { course?: OfferedCourse; prompt: Pages["enrolment"]["panel"] };

/** The chosen course on its own hue and pattern, or a prompt to choose one. */
export function CoursePanel({ course, prompt }: CoursePanelProps) {
  const { tiling, hue, angle } = course?.pattern ?? unchosen;
  return (
    <div className={`on-dark relative min-h-44 overflow-hidden text-on-hue ${grounds[hue]}`}>
      <div className="absolute inset-0 opacity-35 mask-[linear-gradient(to_top_right,transparent_25%,black)]">
        <Girih tiling={tiling} angle={angle} scale={30} strap={4} />
      </div>
      <div className="relative flex min-h-44 flex-col justify-end p-7">
        <p className="font-display text-2xl leading-tight font-bold text-balance">{course?.title ?? prompt.title}</p>
        <p className="mt-1">{course ? `${course.duration} · ${course.level}` : prompt.lead}</p>
      </div>
    </div>
  );
}
