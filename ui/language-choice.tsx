import { useLocation } from "react-router";
import type { Locale } from "#shared/formats/formats.ts";
import { languageOf } from "#shared/language-of.ts";

type LanguageChoiceProps = {
  /** The address that takes the choice. */
  action: string;
  label: string;
  languages: { lang: Locale; name: string }[];
  current: Locale;
};

/**
 * A reader's own language, each by its own name. It is a form without scripts, because the document that answers it
 * has another language and direction, and leads back to the same page.
 */
export function LanguageChoice({ action, label, languages, current }: LanguageChoiceProps) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={action}>
      <fieldset className="flex flex-wrap items-center">
        <legend className="sr-only">{label}</legend>
        <input type="hidden" name="from" value={pathname + search} />
        {languages.map(({ lang, name }) => (
          <button
            key={lang}
            type="submit"
            name="language"
            value={lang}
            {...languageOf({ lang })}
            aria-pressed={lang === current}
            className="min-h-11 px-2 hover:underline aria-pressed:font-semibold aria-pressed:underline"
          >
            {name}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
