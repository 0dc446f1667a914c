import { useLocation } from "react-router";
import { addressIn, localAddress } from "#domains/content/rules/local-address.ts";
import type { Frame } from "#domains/content/site/frame-of.ts";
import { languageOf } from "#shared/language-of.ts";

type LanguageChoiceProps = { label: string; languages: NonNullable<Frame["languages"]> };

/**
 * The same page in the other languages of the site, each by its own name: plain links, which load its frame as well. From
 * an address without a page they lead home.
 */
export function LanguageChoice({ label, languages }: LanguageChoiceProps) {
  const { pathname, search } = useLocation();
  const { locale, path } = localAddress(pathname);
  // Rendered once for all missing addresses (server/serving/missing-pages.ts).
  const isMissing = import.meta.env.SSR && path.endsWith("/~");
  return (
    <nav aria-label={label} className="border-b border-line bg-sunken text-sm">
      <ul className="page flex justify-end gap-x-5">
        {languages.map(({ lang, name }) => (
          <li key={lang}>
            <a
              href={addressIn(lang, isMissing ? "/" : path) + search}
              hrefLang={lang}
              {...languageOf({ lang })}
              aria-current={lang === locale ? "true" : undefined}
              className="inline-flex min-h-9 items-center hover:underline aria-[current=true]:font-semibold"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
