import type { ComponentProps } from "react";
import { controlClass, FieldFrame } from "./field-frame.tsx";

type FieldProps = {
  label: string;
  name: string;
  error?: string;
  hint?: string;
  /** The number of lines; one gives an input, more a text area. */
  lines?: number;
} & Pick<
  ComponentProps<"input">,
  "type" | "autoComplete" | "inputMode" | "required" | "maxLength" | "defaultValue" | "dir"
>;

/** A labelled text field with its hint and error. */
export function SiteField({ label, error, hint, lines = 1, type = "text", ...input }: FieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(ties) =>
        lines > 1 ? (
          <textarea {...input} {...ties} inputMode={undefined} rows={lines} className={`${controlClass} resize-y`} />
        ) : (
          <input {...input} {...ties} type={type} className={controlClass} />
        )
      }
    </FieldFrame>
  );
}
