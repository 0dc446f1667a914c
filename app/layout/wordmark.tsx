import { company } from "#shared/content/company.ts";
import { wordmark } from "#shared/content/wordmark.ts";

/** The company's name in Urdu and in Latin letters. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-xl font-bold tracking-tight">
      <svg viewBox={wordmark.viewBox} className="h-8 w-auto" fill="currentColor" aria-hidden="true" focusable="false">
        <path d={wordmark.path} />
      </svg>
      {company.name}
    </span>
  );
}
