import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { fillCount } from "#shared/fill-text.ts";
import { logoMarkup, type ShownLogos } from "#shared/look/logos.ts";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import { LanguageChoice } from "#ui/language-choice.tsx";
import { useSitePath } from "#ui/site/use-site-path.ts";
import { ThemeChoice } from "#ui/theme-choice.tsx";
import { AccountMenu } from "./account-menu.tsx";

/** The pages of the navigation. */
const pages = [
  { name: "classes", to: "/" },
  { name: "news", to: "/news" },
  { name: "questions", to: "/questions" },
  { name: "work", to: "/work" },
  { name: "quizzes", to: "/quizzes" },
  { name: "attendance", to: "/attendance" },
  { name: "certificates", to: "/certificates" },
  { name: "calendar", to: "/calendar" },
] as const;

const linkClass =
  "inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-1 font-semibold whitespace-nowrap text-ink-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink";

type ShellProps = {
  name: string;
  /** The number of news that were not seen. */
  unseen: number;
  /** Whether the account can keep a language of its own. */
  hasLanguage: boolean;
  above: ReactNode;
  children: ReactNode;
};

/** The navigation and the company above and below the page, as on the public pages. */
export function Shell({ name, unseen, hasLanguage, above, children }: ShellProps) {
  const { words, company, logos, wordmark } = useFrame();
  const { frame } = words;
  const tabs = useTabInView();
  const sitePath = useSitePath();
  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      <a href="#content" className="sr-only focus:not-sr-only focus:absolute focus:z-20 focus:bg-surface focus:p-3">
        {frame.skip}
      </a>
      <header className="border-b border-line bg-paper">
        <div className="mx-auto flex h-header max-w-5xl items-center gap-3 px-4 md:px-6">
          <a href={sitePath("/")} className="flex min-h-11 items-center">
            <Brand name={company} logos={logos} wordmark={wordmark} />
          </a>
          <AccountMenu name={name} />
        </div>
        <nav
          ref={tabs}
          aria-label={frame.navigation}
          className="relative mx-auto max-w-5xl overflow-x-auto px-4 md:px-6"
        >
          <ul className="flex gap-5">
            <li>
              <a href={sitePath("/lms")} className={linkClass}>
                <ArrowLeft size={18} aria-hidden="true" className="rtl:-scale-x-100" />
                <span>{frame.week}</span>
              </a>
            </li>
            {pages.map(({ name: page, to }) => (
              <li key={page}>
                <NavLink to={to} end={to === "/"} className={linkClass}>
                  <span>{frame.pages[page]}</span>
                  {page === "news" && unseen > 0 && (
                    <span className="badge bg-accent text-on-accent">{fillCount(words.news.count, unseen)}</span>
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-5xl px-4 py-6 outline-none md:px-6 md:py-8">
        {above}
        {children}
      </main>
      <Footer hasLanguage={hasLanguage} />
    </div>
  );
}

/** Brings the tab of the present page into sight: on a phone some lie outside of it. */
function useTabInView() {
  const tabs = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has its tab
  useEffect(() => {
    const present = tabs.current?.querySelector("[aria-current=page]")?.getBoundingClientRect();
    const row = tabs.current?.getBoundingClientRect();
    if (!present || !row || (present.left >= row.left && present.right <= row.right)) return;
    tabs.current?.scrollBy({ left: middleOf(present) - middleOf(row) });
  }, [pathname]);
  return tabs;
}

const middleOf = ({ x, width }: DOMRect) => x + width / 2;

function Footer({ hasLanguage }: Pick<ShellProps, "hasLanguage">) {
  const { around, company, language } = useFrame();
  const { label, all } = around.languages;
  const sitePath = useSitePath();
  return (
    <footer className="on-dark mt-auto bg-band text-sm text-on-band-soft">
      <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-5 md:px-6">
        <p>{company}</p>
        <ThemeChoice words={around.theme} />
        {hasLanguage && (
          <LanguageChoice action="/classroom/language" label={label} languages={all} current={language.lang} />
        )}
        <ul className="flex flex-wrap gap-x-6">
          {around.footer.map(({ name, href }) => (
            <li key={href}>
              <a href={sitePath(href)} className="inline-flex min-h-11 items-center hover:text-on-band hover:underline">
                <bdi>{name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

type BrandProps = {
  name: string;
  logos: ShownLogos | undefined;
  /** The outline of the name in its own script; undefined without one. */
  wordmark: { viewBox: string; path: string } | undefined;
};

/** The logo of the public pages: the company's own, or its name and before it the outline of its name in its own script. */
function Brand({ name, logos, wordmark }: BrandProps) {
  if (logos)
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the program, with the name escaped
      <span className="brand" dangerouslySetInnerHTML={{ __html: logoMarkup(logos, name) }} />
    );
  return (
    <span className="brand">
      {wordmark && (
        <svg viewBox={wordmark.viewBox} fill="currentColor" aria-hidden="true">
          <path d={wordmark.path} />
        </svg>
      )}
      <span>{name}</span>
    </span>
  );
}
