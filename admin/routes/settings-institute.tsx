import { isDeepStrictEqual } from "node:util";
import { type Act, act } from "#admin/request/act.ts";
import { type OpenOffice, requireOffice } from "#admin/request/office.ts";
import { withNumbersRead } from "#admin/request/read-numbers.ts";
import { contractOf } from "#domains/content/contract/kinds.ts";
import { choicesOf } from "#domains/content/office/choices-of.ts";
import { changeDocument, readDocument } from "#domains/content/office/document-form.ts";
import { shapeOf } from "#domains/content/office/document-shape.ts";
import { findEditors, keyOf } from "#domains/content/office/documents.ts";
import { fieldsOfPart, type InstitutePart, partNames, withPart } from "#domains/content/office/institute-parts.ts";
import { InstituteScreen } from "#domains/content/office/institute-screen.tsx";
import { placeIssues } from "#domains/content/office/placed-issues.ts";
import { issueInWords } from "#domains/content/rules/issue-in-words.ts";
import { fillText } from "#shared/fill-text.ts";
import { hiddenNumber } from "#ui/form/hidden-number.ts";
import type { Route } from "./+types/settings-institute.ts";

const key = keyOf({ kind: "company", id: "company" });

/** A part of the institute's facts, with changes that wait as a draft. */
export async function loader(given: Route.LoaderArgs) {
  const office = requireOffice(given);
  const part = partIn(given.params);
  const { draft, published, version } = await office.verbs.showDocument(key);
  const facts = draft?.document ?? published;
  const { title } = office.site.messages.admin.content.institute.parts[part];
  return { part, title, fields: await fieldsFor(office, part), document: facts, version, hasDraft: draft !== null };
}

/** The part that the address names; the step of the name begins with the first one. */
function partIn({ part = "name" }: { part?: string }): InstitutePart {
  const found = partNames.find((name) => name === part);
  if (!found) throw new Response(null, { status: 404 });
  return found;
}

const fieldsFor = async ({ verbs, site }: OpenOffice, part: InstitutePart) =>
  fieldsOfPart(part, shapeOf(key, site.messages, choicesOf(await verbs.listDocuments(), site)) ?? []);

/** Saves and publishes a part. */
const save =
  (part: InstitutePart): Act =>
  async (office, { change, seen }, sent) => {
    const { verbs, site } = office;
    const words = site.messages.admin.content;
    const fields = await fieldsFor(office, part);
    const typed = readDocument(fields, sent);
    // Without scripts, a step of the form is answered by the form after it.
    if (change) return { document: changeDocument(fields, typed, change) };
    const { draft, published } = await verbs.showDocument(key);
    const facts = draft?.document ?? published;
    const document = withNumbersRead(withPart(facts, part, typed));
    const { error } = contractOf(key)?.safeParse(document, { error: issueInWords }) ?? {};
    if (error) {
      const wrong = error.issues.toReversed().map(({ path, message }) => [path.join("."), message]);
      return { refused: words.institute.wrong, fields: Object.fromEntries(wrong), document: typed, status: 422 };
    }
    if (draft === null && isDeepStrictEqual(document, facts)) return words.form.unchanged;
    const saved = await verbs.saveDraft(key, { document, version: hiddenNumber(seen) });
    if ("newer" in saved) {
      const name = (await findEditors(verbs, site.messages.admin))(saved.newer.editedBy);
      return { refused: fillText(words.newer.first, { name }), document: typed, isConflict: true, status: 409 };
    }
    const refused = await publishOrUndo(office, { draft, version: saved.version });
    return refused ? { ...refused, document: typed, status: 422 } : words.institute.saved;
  };

/** Publishes the saved facts; a refused publication leaves the draft that was there before, or none. */
async function publishOrUndo(
  { verbs, site }: OpenOffice,
  { draft, version }: { draft: { document: unknown } | null; version: number },
) {
  const undo = async () => {
    if (draft === null) await verbs.discardDraft(key, version);
    else await verbs.saveDraft(key, { document: draft.document, version });
  };
  const issues = await verbs.validateDrafts([key]);
  if (issues.length > 0) {
    await undo();
    const placed = placeIssues(issues, await verbs.listDocuments(), site.messages, key);
    const other = placed.find(({ document }) => document !== null);
    const refused = other ? `${other.document}: ${other.message}` : site.messages.admin.content.institute.wrong;
    return { refused, fields: Object.fromEntries(issues.map(({ field, message }) => [field, message])) };
  }
  try {
    await verbs.publish({ only: [{ ...key, version }] });
    return null;
  } catch (error) {
    await undo();
    throw error;
  }
}

export const action = (given: Route.ActionArgs) => act(given, { save: save(partIn(given.params)) });

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export default function InstituteSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <InstituteScreen key={`${loaderData.part} ${loaderData.version}`} {...loaderData} outcome={actionData} />;
}
