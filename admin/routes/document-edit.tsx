import { isDeepStrictEqual } from "node:util";
import { redirect, type ShouldRevalidateFunction, useParams } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { type OpenOffice, requireOffice } from "#admin/request/office.ts";
import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import { choicesOf } from "#domains/content/office/choices-of.ts";
import { changesBetween } from "#domains/content/office/document-changes.ts";
import { changeDocument, readDocument } from "#domains/content/office/document-form.ts";
import { DocumentForm, type Refused } from "#domains/content/office/document-form.tsx";
import { shapeOf } from "#domains/content/office/document-shape.ts";
import { findEditors, keyOf } from "#domains/content/office/documents.ts";
import { issuesOf } from "#domains/content/office/field-issues.ts";
import { placeIssues } from "#domains/content/office/placed-issues.ts";
import { readPreviewChoice } from "#domains/content/office/preview-choice.ts";
import { withAddress, withShownAddress } from "#domains/content/rules/document-address.ts";
import { inFees } from "#domains/content/rules/fees-of-documents.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { hiddenNumber } from "#ui/form/hidden-number.ts";
import { revalidateUnlessUnsent } from "#ui/form/revalidate-unless-unsent.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import type { Route } from "./+types/document-edit.ts";

/** A document's draft, or the published version, as a form made from its contract. */
export async function loader(given: Route.LoaderArgs) {
  const office = requireOffice(given);
  const { verbs, site } = office;
  const key = keyOf(given.params);
  if (key.kind === "page" && key.id === "sections") throw redirect("/settings/sections");
  if (key.kind === "settings" && key.id === "opening") throw redirect("/setup/live");
  if (key.kind === "company") throw redirect("/settings/institute/name");
  if (key.kind === "settings") throw redirect(`/settings/${key.id}`);
  const documents = await verbs.listDocuments();
  const fields = shapeOf(key, site.messages, choicesOf(documents, site));
  if (!fields) throw new Response(null, { status: 404 });
  const { draft, published, seed, version } = await verbs.showDocument(key);
  const isWithdrawing = draft?.document === null;
  // A new document is empty: what it lacks is said once it has been saved.
  const isNew = published === null && version <= 1;
  const issues = draft && !isWithdrawing && !isNew ? await verbs.validateDrafts([key]) : [];
  const isOff = published === null && draft === null;
  return {
    ...{ fields, version, isWithdrawing, isOff },
    document: shownOf(office, key, draft?.document ?? published ?? (await lastShown(office, key, isOff)) ?? seed),
    issues: issuesOf(issues, key, site.messages),
    placed: placeIssues(issues, documents, site.messages, key),
    mayWithdraw: !isWithdrawing && published !== null,
    country: key.kind === "answer" ? null : readPreviewChoice(new URLSearchParams(), site).country,
  };
}

/** What visitors last saw of a document that is off the site. */
async function lastShown({ verbs }: Pick<OpenOffice, "verbs">, key: DocumentKey, isOff: boolean) {
  const shown = isOff ? (await verbs.showHistory(key)).find(({ isWithdrawn }) => !isWithdrawn) : undefined;
  return shown && (await verbs.showRevision(key, shown.revision));
}

/** A document as its form shows it. */
const shownOf = ({ site }: Pick<OpenOffice, "site">, { kind, id }: DocumentKey, document: unknown) =>
  withShownAddress(kind, id, inFees(kind, document, site.content.company.currency.code));

/** Saves what a form holds; answers its version, or the outcome where it is not saved. */
async function save(office: OpenOffice, key: DocumentKey, form: Record<string, string>, sent: FormData) {
  const { verbs, site } = office;
  const fields = shapeOf(key, site.messages, choicesOf(await verbs.listDocuments(), site)) ?? [];
  const typed = readDocument(fields, sent);
  // Without scripts, a step of the form is answered by the form after it.
  if (form.change) return { outcome: { document: changeDocument(fields, typed, form.change) } };
  const before = await verbs.showDocument(key);
  const seen = hiddenNumber(form.over || form.seen);
  const current = before.draft ? before.draft.document : before.published;
  const document = withAddress(typed, {
    ...{ kind: key.kind, id: key.id, before: current, isPublished: before.published !== null },
    isTaken: (path) => site.pages.find(path) !== undefined,
  });
  const shown = [current, document].map((one) => shownOf(office, key, one));
  if (seen === before.version && isDeepStrictEqual(shown[0], shown[1])) {
    const { version, draft } = before;
    return { saved: { version, isChanged: false, isDraft: draft !== null } };
  }
  const saved = await verbs.saveDraft(key, { document, version: seen });
  if ("version" in saved) return { saved: { version: saved.version, isChanged: true, isDraft: true } };
  const { version, editedBy } = saved.newer;
  const by = (await findEditors(verbs, site.messages.admin))(editedBy);
  const newer = { version, by, changes: changesBetween(fields, shown[0], shown[1]) };
  return { outcome: { newer, status: 409 } };
}

const actsOn = (key: DocumentKey): Record<string, Act<Refused>> => ({
  save: async (office, form, sent) => {
    const { verbs, site } = office;
    const { saved, outcome } = await save(office, key, form, sent);
    if (outcome) return outcome;
    const words = site.messages.admin.content.form;
    if (!saved.isChanged) return words.unchanged;
    const count = (await verbs.validateDrafts([key])).length;
    return count > 0 ? fillCount(words.savedWrong, count) : words.saved;
  },
  publish: async (office, form, sent) => {
    const { verbs, site } = office;
    const { saved, outcome } = await save(office, key, form, sent);
    if (outcome) return outcome;
    const words = site.messages.admin.content.form;
    if (!saved.isDraft) return words.publishedAlready;
    const issues = await verbs.validateDrafts([key]);
    if (issues.length > 0) {
      const placed = placeIssues(issues, await verbs.listDocuments(), site.messages, key);
      return { refused: fillCount(words.refused, issues.length), shown: { issues: placed }, status: 422 };
    }
    await verbs.publish({ only: [{ ...key, version: saved.version }] });
    return words.published;
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

/** A refused publication has saved a draft all the same. After a newer draft the form keeps the version that it knows. */
export const shouldRevalidate: ShouldRevalidateFunction = (asked) =>
  asked.actionStatus !== 409 && revalidateUnlessUnsent(asked);

export default function EditDocument({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, id } = useParams();
  const outcome: Outcome<Refused> | undefined = actionData;
  return <DocumentForm key={`${kind}/${id}`} {...loaderData} outcome={outcome} />;
}
