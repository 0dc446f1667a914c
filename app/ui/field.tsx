import { type ComponentProps, useId } from "react";

type FieldProps = {
  label: string;
  name: string;
  error?: string;
  hint?: string;
  /** How many lines; one makes an input, more a text area. */
  lines?: number;
} & Pick<
  ComponentProps<"input">,
  "type" | "autoComplete" | "inputMode" | "required" | "maxLength" | "defaultValue" | "dir"
>;

const control =
  "mt-2 block w-full scroll-mt-32 rounded-control border bg-surface px-4 py-3 text-ink placeholder:text-ink-faint aria-invalid:border-danger border-line-strong";

/** A labelled text field with its hint and its error beside it. */
export function Field({ label, error, hint, lines = 1, type = "text", ...input }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  const shared = { ...input, id, "aria-invalid": error ? true : undefined, "aria-describedby": described };
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {lines > 1 ? (
        <textarea {...shared} inputMode={undefined} rows={lines} className={`${control} resize-y`} />
      ) : (
        <input {...shared} type={type} className={control} />
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  );
}
