import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import { Initials } from "#ui/initials.tsx";

/** The pages of the navigation. */
const pages = [
  { name: "classes", to: "/" },
  { name: "work", to: "/work" },
  { name: "quizzes", to: "/quizzes" },
  { name: "attendance", to: "/attendance" },
  { name: "certificates", to: "/certificates" },
  { name: "calendar", to: "/calendar" },
] as const;

const linkClass =
  "inline-flex min-h-11 items-center border-b-2 border-transparent px-1 font-semibold whitespace-nowrap text-ink-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink";

/** The company and the navigation above the page, and other parts common to all pages. */
export function Shell({ name, above, children }: { name: string; above: ReactNode; children: ReactNode }) {
  const { words, company, icon } = useFrame();
  const { frame } = words;
  return (
    <div className="min-h-dvh bg-paper">
      <a href="#content" className="sr-only focus:not-sr-only focus:absolute focus:z-20 focus:bg-surface focus:p-3">
        {frame.skip}
      </a>
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex max-w-5xl items-center gap-3 px-4 pt-2 md:px-6">
          <a href="/lms" className="flex min-h-11 items-center gap-2.5 font-display text-lg font-bold">
            <img src={`data:image/svg+xml,${encodeURIComponent(icon)}`} alt="" width="26" height="26" />
            {company}
          </a>
          <a href="/account" className="ms-auto flex min-h-11 items-center gap-2 hover:underline">
            <Initials name={name} />
            <bdi className="max-w-40 truncate max-sm:sr-only">{name}</bdi>
          </a>
        </div>
        <nav aria-label={frame.navigation} className="mx-auto max-w-5xl overflow-x-auto px-4 md:px-6">
          <ul className="flex gap-5">
            <li>
              <a href="/lms" className={linkClass}>
                {frame.week}
              </a>
            </li>
            {pages.map(({ name: page, to }) => (
              <li key={page}>
                <NavLink to={to} end={to === "/"} className={linkClass}>
                  {frame.pages[page]}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto max-w-5xl px-4 py-6 outline-none md:px-6 md:py-8">
        {above}
        {children}
      </main>
    </div>
  );
}
