import { Girih } from "#app/ui/girih/girih.tsx";
import type { CoursePattern } from "#shared/rules/course-pattern.ts";

const grounds = {
  emerald: "bg-emerald [--strap:var(--emerald)]",
  lapis: "bg-lapis [--strap:var(--lapis)]",
  brick: "bg-brick [--strap:var(--brick)]",
  plum: "bg-plum [--strap:var(--plum)]",
};

type CourseCoverProps = { pattern: CoursePattern; className: string };

/** A course's girih on its hue. */
export function CourseCover({ pattern: { tiling, hue, angle }, className }: CourseCoverProps) {
  return (
    <div className={`overflow-hidden text-on-hue ${grounds[hue]} ${className}`}>
      <div className="h-full opacity-80">
        <Girih tiling={tiling} angle={angle} scale={28} strap={4} />
      </div>
    </div>
  );
}
