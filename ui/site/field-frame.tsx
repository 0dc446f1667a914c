import { type ReactNode, useId } from "react";

/** The look of text and select controls. */
export const controlClass = "control mt-2";

/** The attributes that link a control to its label, hint and error. */
type ControlTies = { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };

type FieldFrameProps = {
  label: string;
  error?: string;
  hint?: string;
  children: (ties: ControlTies) => ReactNode;
};

/** A control with its label above, its error and its hint. */
export function FieldFrame({ label, error, hint, children }: FieldFrameProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": described })}
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
