import { redirect } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import { choicesOf } from "#domains/content/office/choices-of.ts";
import { CompareScreen } from "#domains/content/office/compare-screen.tsx";
import { compareDocuments } from "#domains/content/office/document-changes.ts";
import { shapeOf } from "#domains/content/office/document-shape.ts";
import { keyOf, screenOf } from "#domains/content/office/documents.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { hiddenNumber } from "#ui/form/hidden-number.ts";
import type { Route } from "./+types/document-compare.ts";

/**
 * A document's draft, or that of a translation, beside the published version, the program's own text, or an earlier
 * version. A translation's own text is no draft by itself: it was made from an original that may have changed.
 */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const key = keyOf(given.params);
  const { searchParams } = new URL(given.request.url);
  const states = await verbs.showDocument(key).catch(noneIfMissing);
  const offered = choicesOf(await verbs.listDocuments(), site);
  const fields = shapeOf(key, site.messages, offered) ?? [];
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
    ...{ hasSeed: states.seed !== null && key.locale === siteLocale, seedHasChanged: states.seedHasChanged },
    compared: showsAll ? compared : compared.filter((field) => field.before !== field.after),
  };
}

/** A translation that no one has begun has no version, but its screens exist. */
function noneIfMissing(error: unknown) {
  if (!(error instanceof Error && "code" in error && error.code === "not_found")) throw error;
  return { version: 0, draft: null, published: null, seed: null, seedHasChanged: false };
}

const actsOn = (key: DocumentKey): Record<string, Act> => ({
  discard: async ({ verbs }, { seen }) => {
    await verbs.discardDraft(key, hiddenNumber(seen));
    const isThere = (await verbs.listDocuments()).some(({ kind, id }) => kind === key.kind && id === key.id);
    return redirect(isThere ? screenOf(key) : "/content");
  },
  seed: async ({ verbs, site }, { seen }) => {
    const { seed } = await verbs.showDocument(key);
    const saved = await verbs.saveDraft(key, { document: seed, version: hiddenNumber(seen) });
    if ("version" in saved) return redirect(screenOf(key));
    return { refused: site.messages.errors["content.draftChanged"], status: 409 };
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOn(keyOf(given.params)));

export default function CompareDocument({ loaderData, actionData }: Route.ComponentProps) {
  return <CompareScreen {...loaderData} outcome={actionData} />;
}
