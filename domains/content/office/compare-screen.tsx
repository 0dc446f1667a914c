import { Link, useSearchParams } from "react-router";
import { fillText } from "#shared/fill-text.ts";
import { Empty } from "#ui/empty.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { ComparedField, Outcome } from "#ui/office/office-outcome.ts";
import { ComparedTable } from "./compared-table.tsx";

type CompareScreenProps = {
  compared: ComparedField[];
  /** The version on the left: "published", "seed" or "revision-" and its number. */
  other: string;
  /** The number of the earlier version; null for another. */
  revision: string | null;
  showsAll: boolean;
  version: number;
  hasDraft: boolean;
  hasSeed: boolean;
  seedHasChanged: boolean;
  outcome: Outcome | undefined;
};

/** A document's draft beside another version. */
export function CompareScreen(props: CompareScreenProps) {
  const { compare } = useFrame().words.content;
  const [search] = useSearchParams();
  const { compared, other, revision, showsAll, version, hasDraft, hasSeed, seedHasChanged, outcome } = props;
  const linkTo = (name: string, value: string | null) => {
    const query = new URLSearchParams(search);
    if (value === null) query.delete(name);
    else query.set(name, value);
    return `?${query}`;
  };
  const sides = [
    { name: "published", label: compare.published },
    ...(hasSeed ? [{ name: "seed", label: compare.seed }] : []),
    ...(revision ? [{ name: other, label: fillText(compare.revision, { revision }) }] : []),
  ];
  const left = sides.find(({ name }) => name === other)?.label ?? compare.published;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {seedHasChanged && <p className="rounded-lg bg-plum-tint px-3 py-2 text-ink">{compare.seedChanged}</p>}
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-ink-soft">{compare.with}</span>
        {sides.map(({ name, label }) => (
          <Link
            key={name}
            to={linkTo("with", name)}
            className="chip"
            aria-current={name === other ? "page" : undefined}
          >
            {label}
          </Link>
        ))}
        <span className="mx-1 h-5 border-s border-line max-md:hidden" />
        <Link to={linkTo("all", null)} className="chip" aria-current={showsAll ? undefined : "page"}>
          {compare.changed}
        </Link>
        <Link to={linkTo("all", "yes")} className="chip" aria-current={showsAll ? "page" : undefined}>
          {compare.all}
        </Link>
      </div>
      <OutcomeNote outcome={outcome} />
      {compared.length === 0 ? (
        <Empty title={compare.same} text={compare.sameText} />
      ) : (
        <ComparedTable fields={compared} before={left} after={hasDraft ? compare.draft : compare.now} />
      )}
      <div className="flex flex-wrap gap-2">
        {hasDraft && <Doing intent="discard" version={version} label={compare.discard} look="button-danger" />}
        {other === "seed" && compared.length > 0 && (
          <Doing intent="seed" version={version} label={compare.takeSeed} look="button-quiet" />
        )}
      </div>
    </div>
  );
}

function Doing({ intent, version, label, look }: { intent: string; version: number; label: string; look: string }) {
  return (
    <ActForm name={intent}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="seen" value={version} />
      <button type="submit" className={`button ${look}`}>
        {label}
      </button>
    </ActForm>
  );
}
