import { useLocation } from "react-router";
import { fillText } from "#shared/fill-text.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { ComparedTable } from "./compared-table.tsx";

/**
 * The draft that someone else has saved while this form was open, beside the form's own; and the choice between the
 * two.
 */
export function NewerDraft({ newer: { version, by, changes } }: { newer: NonNullable<Outcome["newer"]> }) {
  const { newer } = useFrame().words.content;
  const { pathname } = useLocation();
  return (
    <section role="alert" className="card grid gap-3 border-danger p-4">
      <h2 className="text-base text-danger">{fillText(newer.title, { name: by })}</h2>
      {changes.length === 0 ? (
        <p>{newer.same}</p>
      ) : (
        <>
          <p className="text-ink-soft">{newer.text}</p>
          <ComparedTable fields={changes} before={fillText(newer.theirs, { name: by })} after={newer.yours} />
        </>
      )}
      <p className="flex flex-wrap gap-2">
        <button type="submit" name="over" value={version} className="button button-quiet">
          {newer.over}
        </button>
        <a href={`/admin${pathname}`} className="button button-quiet">
          {newer.take}
        </a>
      </p>
    </section>
  );
}
