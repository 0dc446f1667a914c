import type { ComponentProps } from "react";
import { Drawing } from "./drawing.tsx";
import { controlClass, FieldFrame } from "./field-frame.tsx";

type Option = { value: string; label: string };

type SelectFieldProps = {
  label: string;
  name: string;
  options?: Option[];
  /** Options under headings of their own, after the others. */
  groups?: { label: string; options: Option[] }[];
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string;
  error?: string;
  hint?: string;
} & Pick<ComponentProps<"select">, "autoComplete" | "required" | "defaultValue">;

/** A labelled select with its hint and error. */
export function SelectField({
  label,
  options = [],
  groups = [],
  placeholder,
  error,
  hint,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(ties) => (
        <span className="relative block">
          <select
            {...select}
            {...ties}
            className={`${controlClass} min-h-13 appearance-none pe-11 text-ellipsis invalid:text-ink-faint`}
          >
            {placeholder && <option value="">{placeholder}</option>}
            <Options options={options} />
            {groups.map((group) => (
              <optgroup key={group.label} label={group.label} className="text-ink">
                <Options options={group.options} />
              </optgroup>
            ))}
          </select>
          <Drawing
            of="chevron-down"
            size={20}
            className="pointer-events-none absolute top-1/2 end-4 -translate-y-1/2 text-ink-faint"
          />
        </span>
      )}
    </FieldFrame>
  );
}

function Options({ options }: { options: Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value} className="text-ink">
      {label}
    </option>
  ));
}
