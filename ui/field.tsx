import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";

type Ties = { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };

type FrameProps = { label: ReactNode; error?: string | undefined; hint?: string | null | undefined };

type FieldFrameProps = FrameProps & {
  /** The target of links to the control; its own choice without one. */
  id?: string | undefined;
  /** Takes both columns of a form. */
  isWide?: boolean;
  children: (ties: Ties) => ReactNode;
};

/** A control below its label, with its hint and its error. */
export function FieldFrame({ id: given, label, error, hint, isWide = false, children }: FieldFrameProps) {
  const own = useId();
  const id = given ?? own;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <div className={`grid content-start gap-1 ${isWide ? "col-span-full" : ""}`}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": described })}
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

/** A browser refuses a pasted address with an invisible mark, which our reader of addresses leaves out. */
const asEmail = { type: "text", inputMode: "email", autoCapitalize: "none", spellCheck: false } as const;

/** A labelled input. */
export function Field({ id, label, error, hint, ...input }: FrameProps & ComponentProps<"input">) {
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      {(ties) => <input {...input} {...(input.type === "email" && asEmail)} {...ties} className="control" />}
    </FieldFrame>
  );
}

/** A labelled text of several lines. */
export function LongField({ id, label, error, hint, ...text }: FrameProps & ComponentProps<"textarea">) {
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      {(ties) => <textarea {...text} {...ties} className="control" />}
    </FieldFrame>
  );
}

type ChoiceProps = FrameProps & ComponentProps<"select"> & { options: [value: string, label: string][] };

/** A labelled choice of one. */
export function Choice({ id, label, error, hint, options, ...select }: ChoiceProps) {
  const element = useRef<HTMLSelectElement>(null);
  const { defaultValue } = select;
  // A changed default reaches a text field by itself; the options need to be told.
  useEffect(() => {
    const { current } = element;
    if (!current || defaultValue === undefined) return;
    const isUntouched = current.selectedOptions[0]?.defaultSelected === true;
    for (const option of current.options) option.defaultSelected = option.value === String(defaultValue);
    if (isUntouched) current.value = String(defaultValue);
  }, [defaultValue]);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      {(ties) => (
        <select ref={element} {...select} {...ties} className="control">
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
