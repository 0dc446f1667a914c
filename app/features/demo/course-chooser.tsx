import { buttonClass } from "#app/ui/button-class.ts";
import type { CatalogueCourse } from "#shared/content/courses.ts";
import type { demoPage } from "#shared/content/demo-page.ts";

type CourseChooserProps = { courses: CatalogueCourse[]; labels: typeof demoPage.chooser };

const grounds = {
  emerald: "has-checked:border-emerald has-checked:bg-emerald-tint",
  lapis: "has-checked:border-lapis has-checked:bg-lapis-tint",
  brick: "has-checked:border-brick has-checked:bg-brick-tint",
  plum: "has-checked:border-plum has-checked:bg-plum-tint",
};

/** Which course the visitor would like to try; a plain form, so it works before React wakes. */
export function CourseChooser({ courses, labels }: CourseChooserProps) {
  return (
    <form action="/contact" method="get">
      <fieldset>
        <legend className="text-lg font-semibold">{labels.legend}</legend>
        <p className="mt-1 text-ink-soft">{labels.hint}</p>
        <div className="mt-5 grid gap-4 sm:grid-cols-2">
          {courses.map(({ id, cardTitle, tagline, pattern }, place) => (
            <label
              key={id}
              className={`flex cursor-pointer gap-4 rounded-card border-2 border-line bg-surface p-5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link ${grounds[pattern.hue]}`}
            >
              <input
                type="radio"
                name="demo"
                value={id}
                required
                defaultChecked={place === 0}
                className="mt-1.5 size-5 shrink-0 accent-ink"
              />
              <span>
                <span className="block font-display text-lg font-bold">{cardTitle}</span>
                <span className="mt-1 block text-ink-soft">{tagline}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" className={buttonClass({ size: "large" }, "mt-7 w-full sm:w-auto")}>
        {labels.bookLabel}
      </button>
    </form>
  );
}
