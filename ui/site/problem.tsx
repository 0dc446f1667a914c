import type { ReactNode } from "react";
import { Girih } from "./girih.tsx";

type ProblemProps = {
  title: string;
  /** The problem, and its remedy; one paragraph each. */
  texts: string[];
  /** Links onwards. */
  children: ReactNode;
};

/** Shown if a page's content is missing or cannot be shown. */
export function Problem({ title, texts, children }: ProblemProps) {
  return (
    <section className="relative overflow-hidden">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className="absolute inset-0 text-accent opacity-30 mask-[radial-gradient(ellipse_at_80%_50%,black,transparent_60%)] [--strap:var(--paper)]">
        <Girih tiling="4.8.8" angle={67.5} scale={40} strap={5} />
      </div>
      <div className="page relative flex min-h-[60vh] flex-col items-start justify-center py-20">
        <h1 className="text-heading">{title}</h1>
        {texts.map((text) => (
          <p key={text} className="mt-3 max-w-xl text-lead text-ink-soft">
            {text}
          </p>
        ))}
        <div className="mt-8 flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}
