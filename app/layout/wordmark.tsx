import { company } from "#shared/content/company.ts";
import { wordmark } from "#shared/content/wordmark.ts";

const outlineId = "wordmark";

/** The outline of the Urdu name, drawn once per page: header and footer refer to it. */
export function WordmarkOutline() {
  return (
    <svg className="hidden" aria-hidden="true">
      <path id={outlineId} d={wordmark.path} />
    </svg>
  );
}

/** The company's name in Urdu and Latin script. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-xl font-bold tracking-tight">
      <svg viewBox={wordmark.viewBox} className="h-8 w-auto" fill="currentColor" aria-hidden="true" focusable="false">
        <use href={`#${outlineId}`} />
      </svg>
      {company.name}
    </span>
  );
}
