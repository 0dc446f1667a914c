import { Form, Link, redirect, useSearchParams } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import { ComparedTable } from "#domains/content/office/compared-table.tsx";
import { compareDocuments } from "#domains/content/office/document-changes.ts";
import { shapeOf } from "#domains/content/office/document-shape.ts";
import { keyOf } from "#domains/content/office/documents.ts";
import { fillText } from "#shared/fill-text.ts";
import { Empty } from "#ui/empty.tsx";
import { hiddenNumber } from "#ui/form/hidden-number.ts";
import { useFrame } from "#ui/office/frame.ts";
import { OutcomeNote } from "#ui/office/outcome.tsx";
import type { Route } from "./+types/document-compare.ts";

/** A document's draft beside the published version, the program's own text, or an earlier version. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const key = keyOf(given.params);
  const { searchParams } = new URL(given.request.url);
  const states = await verbs.showDocument(key);
  const fields = shapeOf(key, site.messages.contentFields) ?? [];
  const asked = searchParams.get("with") ?? "published";
  const revision = /^revision-(\d{1,9})$/.exec(asked)?.[1];
  const other = revision === undefined && asked !== "seed" ? "published" : asked;
  const before =
    revision === undefined
      ? states[asked === "seed" ? "seed" : "published"]
      : await verbs.showRevision(key, Number(revision));
  const after = states.draft ? states.draft.document : states.published;
  const compared = compareDocuments(fields, before, after);
  const showsAll = searchParams.has("all");
  return {
    ...{ other, revision: revision ?? null, showsAll, version: states.version, hasDraft: states.draft !== null },
    ...{ hasSeed: states.seed !== null, seedHasChanged: states.seedHasChanged },
    compared: showsAll ? compared : compared.filter((field) => field.before !== field.after),
  };
}

const actsOn = (key: DocumentKey): Record<string, Act> => ({
  discard: async ({ verbs }, { seen }) => {
    await verbs.discardDraft(key, hiddenNumber(seen));
    const isThere = (await verbs.listDocuments()).some(({ kind, id }) => kind === key.kind && id === key.id);
    return redirect(isThere ? `/content/${key.kind}/${key.id}` : "/content");
  },
  seed: async ({ verbs, site }, { seen }) => {
    const { seed } = await verbs.showDocument(key);
    const saved = await verbs.saveDraft(key, { document: seed, version: hiddenNumber(seen) });
    if ("version" in saved) return redirect(`/content/${key.kind}/${key.id}`);
    return { refused: site.messages.errors["content.draftChanged"], status: 409 };
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOn(keyOf(given.params)));

export default function CompareDocument({ loaderData, actionData }: Route.ComponentProps) {
  const { compare } = useFrame().words.content;
  const [search] = useSearchParams();
  const { compared, other, revision, showsAll, version, hasDraft, hasSeed, seedHasChanged } = loaderData;
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
        <span className="mx-1 h-5 border-l border-line max-md:hidden" />
        <Link to={linkTo("all", null)} className="chip" aria-current={showsAll ? undefined : "page"}>
          {compare.changed}
        </Link>
        <Link to={linkTo("all", "yes")} className="chip" aria-current={showsAll ? "page" : undefined}>
          {compare.all}
        </Link>
      </div>
      <OutcomeNote outcome={actionData} />
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
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="seen" value={version} />
      <button type="submit" className={`button ${look}`}>
        {label}
      </button>
    </Form>
  );
}
