import type { CoursePattern } from "#domains/catalogue/rules/course-pattern.ts";
import { Girih, SameGirih } from "#ui/site/girih.tsx";

const grounds = {
  emerald: "bg-emerald [--strap:var(--emerald)]",
  lapis: "bg-lapis [--strap:var(--lapis)]",
  brick: "bg-brick [--strap:var(--brick)]",
  plum: "bg-plum [--strap:var(--plum)]",
};

type OwnCourseCoverProps = {
  pattern: CoursePattern;
  /** The name of the girih: the first cover of a course draws it, another one reuses it. */
  girih: string;
  isFirst: boolean;
  className: string;
};

/** A course's girih on its hue. */
export function OwnCourseCover({ pattern: { tiling, hue, angle }, girih, isFirst, className }: OwnCourseCoverProps) {
  return (
    <div className={`overflow-hidden text-on-hue ${grounds[hue]} ${className}`}>
      <div className="h-full opacity-80">
        {isFirst ? <Girih tiling={tiling} angle={angle} scale={28} strap={4} name={girih} /> : <SameGirih of={girih} />}
      </div>
    </div>
  );
}
