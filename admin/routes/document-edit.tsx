import { isDeepStrictEqual } from "node:util";
import { redirect, useParams } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import { changesBetween } from "#domains/content/office/document-changes.ts";
import { changeDocument, readDocument } from "#domains/content/office/document-form.ts";
import { DocumentForm } from "#domains/content/office/document-form.tsx";
import { shapeOf } from "#domains/content/office/document-shape.ts";
import { findEditors, keyOf } from "#domains/content/office/documents.ts";
import { issuesOf } from "#domains/content/office/field-issues.ts";
import { inFees } from "#domains/content/rules/fees-of-documents.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { hiddenNumber } from "#ui/form/hidden-number.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import type { Route } from "./+types/document-edit.ts";

/** A document's draft, or the published version, as a form made from its contract. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const key = keyOf(given.params);
  if (key.kind === "page" && key.id === "sections") throw redirect("/settings/sections");
  if (key.kind === "settings" && key.id === "opening") throw redirect("/setup/live");
  if (key.kind === "settings") throw redirect(`/settings/${key.id}`);
  const fields = shapeOf(key, site.messages.contentFields);
  if (!fields) throw new Response(null, { status: 404 });
  const { draft, published, seed, version } = await verbs.showDocument(key);
  const isWithdrawing = draft?.document === null;
  // A new document is empty: what it lacks is said once it has been saved.
  const isNew = published === null && version <= 1;
  return {
    ...{ fields, version, isWithdrawing },
    document: inFees(key.kind, draft?.document ?? published ?? seed, site.content.company.currency.code),
    issues: draft && !isWithdrawing && !isNew ? issuesOf(await verbs.validateDrafts(), key) : [],
    mayWithdraw: !isWithdrawing && published !== null,
  };
}

const actsOn = (key: DocumentKey): Record<string, Act> => ({
  save: async ({ verbs, site }, form, sent) => {
    const fields = shapeOf(key, site.messages.contentFields) ?? [];
    const document = readDocument(fields, sent);
    // Without scripts, a step of the form is answered by the form after it.
    if (form.change) return { document: changeDocument(fields, document, form.change) };
    const words = site.messages.admin.content;
    const before = await verbs.showDocument(key);
    const seen = hiddenNumber(form.over || form.seen);
    const { code } = site.content.company.currency;
    const current = inFees(key.kind, before.draft ? before.draft.document : before.published, code);
    if (seen === before.version && isDeepStrictEqual(current, document)) return words.form.unchanged;
    const saved = await verbs.saveDraft(key, { document, version: seen });
    if ("newer" in saved) {
      const { version, editedBy } = saved.newer;
      const by = (await findEditors(verbs, site.messages.admin))(editedBy);
      return { newer: { version, by, changes: changesBetween(fields, current, document) }, status: 409 };
    }
    const count = issuesOf(await verbs.validateDrafts(), key).length;
    return count > 0 ? fillCount(words.form.savedWrong, count) : words.form.saved;
  },
  withdraw: async ({ verbs, site }, { seen }) => {
    const saved = await verbs.saveDraft(key, { document: null, version: hiddenNumber(seen) });
    const { newer, form } = site.messages.admin.content;
    if ("version" in saved) return form.withdrawing;
    const by = (await findEditors(verbs, site.messages.admin))(saved.newer.editedBy);
    return { refused: fillText(newer.first, { name: by }), status: 409 };
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOn(keyOf(given.params)));

export default function EditDocument({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, id } = useParams();
  const outcome: Outcome | undefined = actionData;
  return <DocumentForm key={`${kind}/${id}`} {...loaderData} outcome={outcome} />;
}
