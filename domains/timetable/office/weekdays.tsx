import type { RuleTexts } from "./rule-fields.ts";

type WeekdaysProps = {
  /** The target of links to the days. */
  id?: string;
  title: string;
  /** The names of the days, from Monday. */
  days: string[];
  values: RuleTexts;
  error: string | undefined;
};

/** The weekdays on which there is a class. */
export function Weekdays({ id, title, days, values, error }: WeekdaysProps) {
  return (
    <fieldset id={id} aria-describedby={error && "weekdays-error"} className="grid gap-1">
      <legend className="mb-1 text-sm font-semibold">{title}</legend>
      <div className="grid grid-cols-2 gap-x-3">
        {days.map((name, at) => (
          <label key={name} className="flex min-h-8 items-center gap-2 max-md:min-h-11">
            <input
              type="checkbox"
              name={`weekday.${at + 1}`}
              defaultChecked={values[`weekday.${at + 1}`] !== undefined}
              className="size-5"
            />
            {name}
          </label>
        ))}
      </div>
      {error && (
        <p id="weekdays-error" className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
