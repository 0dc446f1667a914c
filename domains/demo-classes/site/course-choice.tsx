import type { DemoCourse } from "./demo-course.ts";

const grounds = {
  emerald: "has-checked:border-emerald has-checked:bg-emerald-tint",
  lapis: "has-checked:border-lapis has-checked:bg-lapis-tint",
  brick: "has-checked:border-brick has-checked:bg-brick-tint",
  plum: "has-checked:border-plum has-checked:bg-plum-tint",
};

/** The choice of the course to try. */
export function CourseChoice({ courses, chosen }: { courses: DemoCourse[]; chosen: string | undefined }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {courses.map(({ id, cardTitle, tagline, pattern }) => (
        <label
          key={id}
          className={`flex cursor-pointer gap-4 rounded-card border-2 border-line bg-surface p-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link sm:p-5 ${grounds[pattern.hue]}`}
        >
          <input
            type="radio"
            name="courseId"
            value={id}
            required
            defaultChecked={id === chosen}
            className="mt-1.5 size-5 shrink-0 accent-ink"
          />
          <span>
            <span className="block font-display text-lg font-bold">{cardTitle}</span>
            <span className="mt-1 block text-sm text-ink-soft">{tagline}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
