import { Eye, EyeOff } from "lucide-react";
import { useId, useState } from "react";

type PasswordFieldProps = {
  label: string;
  name: string;
  autoComplete: "current-password" | "new-password";
  /** The labels of the button that shows and hides the password. */
  show: string;
  hide: string;
  error?: string;
  hint?: string;
  maxLength?: number;
};

/** A labelled password field with a button that shows it; pasting and password managers work. */
export function PasswordField({ label, error, hint, show, hide, ...input }: PasswordFieldProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="relative mt-2">
        <input
          {...input}
          id={id}
          type={isShown ? "text" : "password"}
          required
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          className="control pe-28"
        />
        <button
          type="button"
          aria-controls={id}
          aria-pressed={isShown}
          aria-label={`${show}: ${label}`}
          onClick={() => setIsShown((was) => !was)}
          className="absolute inset-y-0.5 end-1 inline-flex min-h-11 items-center gap-2 rounded-lg px-3 text-sm font-semibold text-ink-soft hover:text-link noscript:hidden"
        >
          <Icon size={18} aria-hidden="true" />
          <span>{isShown ? hide : show}</span>
        </button>
      </div>
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
