import type { SiteCourse } from "#domains/content/contract/site-content.ts";
import { Girih } from "#ui/site/girih.tsx";
import { Photo } from "#ui/site/photo.tsx";

const grounds = {
  emerald: "bg-emerald [--strap:var(--emerald)]",
  lapis: "bg-lapis [--strap:var(--lapis)]",
  brick: "bg-brick [--strap:var(--brick)]",
  plum: "bg-plum [--strap:var(--plum)]",
};

/** Tilings with a longer repeat are drawn smaller, so that every cover shows a whole star. */
const scales = { "4.8.8": 34, "3.12.12": 25, "4.6.12": 22, "3.4.6.4": 36, "6.6.6": 40 };

type CourseCoverProps = { course: Pick<SiteCourse, "title" | "pattern" | "thumbnail">; className?: string };

/** A course's picture: its own girih and hue. If it has an image and that fails to load, the title on this ground. */
export function CourseCover({ course: { title, pattern, thumbnail }, className = "" }: CourseCoverProps) {
  return (
    <div className={`relative overflow-hidden text-on-hue ${grounds[pattern.hue]} ${className}`}>
      <div className="absolute inset-0 opacity-80">
        <Girih tiling={pattern.tiling} angle={pattern.angle} scale={scales[pattern.tiling]} strap={4} />
      </div>
      {thumbnail && <Photo src={thumbnail} title={title} />}
    </div>
  );
}
