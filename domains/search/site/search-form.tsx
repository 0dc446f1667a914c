import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { buttonClass } from "#ui/site/button-class.ts";
import { useSitePath } from "#ui/site/use-site-path.ts";

type SearchFormProps = { query: string; label: string; placeholder: string; submit: string };

/** The pause in typing before a search, in milliseconds. */
const pause = 120;

/** The search field: searches while the visitor types, and is a plain form without scripts. */
export function SearchForm({ query, label, placeholder, submit: submitLabel }: SearchFormProps) {
  const addressOf = useSitePath();
  const submit = useSubmit();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // When the address changes (back, forward, a suggestion), the field follows, unless the visitor is typing in it.
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = query;
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const searchSoon = (form: HTMLFormElement | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => submit(form, { replace: true, preventScrollReset: true }), pause);
  };

  return (
    <Form method="get" action={addressOf("/search")} role="search" onSubmit={() => clearTimeout(timer.current)}>
      <label htmlFor="q" className="font-semibold">
        {label}
      </label>
      <div className="mt-2 flex gap-3">
        <div className="relative grow">
          <Search size={20} aria-hidden="true" className="absolute top-1/2 start-4 -translate-y-1/2 text-ink-faint" />
          <input
            ref={field}
            id="q"
            name="q"
            type="search"
            defaultValue={query}
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            onChange={(event) => searchSoon(event.currentTarget.form)}
            className="block min-h-13 w-full rounded-control border border-line-strong bg-surface py-3 pe-4 ps-12 text-lg placeholder:text-ink-faint"
          />
        </div>
        <button type="submit" className={buttonClass({ size: "large" }, "shrink-0 whitespace-nowrap")}>
          {submitLabel}
        </button>
      </div>
    </Form>
  );
}
