import { Link } from "react-router";
import { fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import { IssueLinks } from "./issue-list.tsx";
import type { PlacedIssue } from "./placed-issues.ts";

export type Draft = {
  kind: string;
  id: string;
  locale: string;
  version: number;
  name: string;
  kindName: string;
  /** The language of a translation; null for a document in the site's. */
  language: string | null;
  state: "draft" | "new" | "withdrawing";
  edited: { by: string; at: string } | null;
  issues: PlacedIssue[];
};

/** The screen of a draft, below its document: a translation's stands beside its original. */
function screenOf(translated: string | null, needsLook: boolean): string {
  if (translated) return `/in/${translated}`;
  return needsLook ? "" : "/compare";
}

/** The drafts that can be chosen for a publication; one that needs a look is not chosen yet. */
export function Drafts({ drafts }: { drafts: Draft[] }) {
  const { content } = useFrame().words;
  return (
    <fieldset>
      <legend className="mb-2 text-base font-bold">{content.publish.what}</legend>
      <ul className="divide-y divide-line">
        {drafts.map(({ kind, id, locale, version, name, state, edited, issues, language, ...draft }) => (
          <li key={`${kind}/${id}/${locale}`} className="flex items-start gap-3 py-2">
            <input
              id={`draft-${kind}-${id}-${locale}`}
              key={version}
              type="checkbox"
              name="draft"
              value={`${kind}/${id}/${version}/${locale}`}
              defaultChecked={issues.length === 0}
              className="mt-1 size-4.5 accent-link"
            />
            <div className="min-w-0 flex-1">
              <label htmlFor={`draft-${kind}-${id}-${locale}`} className="font-semibold" dir="auto">
                {name}
              </label>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
                <span>{draft.kindName}</span>
                {language && <Badge look="blue">{language}</Badge>}
                {state !== "draft" && <Badge look={state === "new" ? "green" : "red"}>{content.states[state]}</Badge>}
                {edited && <bdi>{fillText(content.editedBy, { name: edited.by, time: edited.at })}</bdi>}
              </p>
              {issues.length > 0 && (
                <div className="text-sm text-danger">
                  <IssueLinks issues={issues} />
                </div>
              )}
            </div>
            <Link
              to={`/content/${kind}/${id}${screenOf(language && locale, issues.length > 0)}`}
              className="link shrink-0"
            >
              {issues.length > 0 || language ? content.tabs.edit : content.tabs.compare}
            </Link>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
