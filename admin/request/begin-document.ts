import { redirect } from "react-router";
import { emptyOf } from "#domains/content/office/document-form.ts";
import { shapeOf } from "#domains/content/office/document-shape.ts";
import { keyOf } from "#domains/content/office/documents.ts";
import type { Act } from "./act.ts";

const addresses = new Set(["slug", "landingPath", "aliases"]);

/** Drafts the document; one that answers a question gets a name made of the question's words. */
export const beginDocument: Act = async ({ verbs, site }, { kind = "", id = "", from = "", question = "" }) => {
  const documents = (await verbs.listDocuments()).filter((one) => one.kind === kind);
  const key = keyOf({ kind, id: id.trim() || freeName(question, documents) });
  const words = site.messages.admin.content;
  const fields = shapeOf(key, site.messages.contentFields);
  if (!fields) return { refused: words.add.needed, fields: { id: words.add.needed }, status: 422 };
  if (documents.some((one) => one.id === key.id))
    return { refused: words.add.taken, fields: { id: words.add.taken }, status: 409 };
  const copied = from === "" ? null : await verbs.showDocument(keyOf({ kind, id: from }));
  const base = copied ? (copied.draft?.document ?? copied.published) : emptyOf({ is: "group", fields });
  const own = { position: documents.length, ...(question && { phrasings: [question] }) };
  // Two documents cannot have one address.
  const document = Object.entries({ ...(base as object), ...own }).filter(([name]) => !addresses.has(name));
  const saved = await verbs.saveDraft(key, { document: Object.fromEntries(document), version: 0 });
  if ("newer" in saved) return { refused: words.add.taken, fields: { id: words.add.taken }, status: 409 };
  return redirect(`/content/${kind}/${key.id}`);
};

/** An unused document name made of a question's words; empty without a question. */
function freeName(question: string, others: { id: string }[]): string {
  if (question === "") return "";
  const words = question.toLowerCase().match(/[a-z0-9]+/g) ?? ["question"];
  const name = words.slice(0, 8).join("-").slice(0, 60);
  const isTaken = (one: string) => others.some(({ id }) => id === one);
  const numbers = Array.from({ length: others.length + 1 }, (_, at) => (at === 0 ? name : `${name}-${at + 1}`));
  return numbers.find((one) => !isTaken(one)) ?? name;
}
