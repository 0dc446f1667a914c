import { Girih } from "#app/ui/girih/girih.tsx";
import { findCourse } from "#shared/content/courses.ts";

const grounds = {
  emerald: "bg-emerald [--strap:var(--emerald)]",
  lapis: "bg-lapis [--strap:var(--lapis)]",
  brick: "bg-brick [--strap:var(--brick)]",
  plum: "bg-plum [--strap:var(--plum)]",
};

/** A course's own girih and hue; the site's own if the course is not in the catalogue. */
export function CourseCover({ courseId, className }: { courseId: string; className: string }) {
  const { tiling, hue, angle } = findCourse(courseId)?.pattern ?? { tiling: "4.8.8", hue: "emerald", angle: 60 };
  return (
    <div className={`overflow-hidden text-on-hue ${grounds[hue]} ${className}`}>
      <div className="h-full opacity-80">
        <Girih tiling={tiling} angle={angle} scale={28} strap={4} />
      </div>
    </div>
  );
}
