import type { ReactNode } from "react";
import { useFrame } from "#admin/lib/frame.ts";

/** The id of a field's control, which links to the field lead to. */
export const idOf = (path: string) => `field-${path}`;

type Ties = { id: string; name: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };

type FieldFrameProps = {
  path: string;
  label: string;
  hint: string | null;
  isOptional: boolean;
  error: string | undefined;
  isWide: boolean;
  children: (ties: Ties) => ReactNode;
};

/** A control of a document below its label, with its hint and what is wrong with it. */
export function FieldFrame({ path, label, hint, isOptional, error, isWide, children }: FieldFrameProps) {
  const { form } = useFrame().words.content;
  const id = idOf(path);
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <div className={`grid content-start gap-1 ${isWide ? "md:col-span-2" : ""}`}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {isOptional && <span className="ml-2 font-normal text-ink-faint">{form.optional}</span>}
      </label>
      {children({ id, name: path, "aria-invalid": error ? true : undefined, "aria-describedby": described })}
      {error && (
        <p id={`${id}-error`} className="text-sm text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  );
}
