import { redirect } from "react-router";
import { emptyOf } from "#domains/content/office/document-form.ts";
import { shapeOf } from "#domains/content/office/document-shape.ts";
import { keyOf, readListKind, withTitle } from "#domains/content/office/documents.ts";
import { freeAddressWord } from "#domains/content/rules/address-word.ts";
import { cutText } from "#shared/cut-text.ts";
import type { Act } from "./act.ts";

/** What a copy does not take along: two documents cannot have one address, nor two pages one title. */
const ownAlone = new Set(["slug", "path", "landingPath", "aliases", "formerly", "cardTitle"]);

/** Drafts a document of a title, whose name in addresses is made of it. */
export const beginDocument: Act = async ({ verbs, site }, { kind = "", title = "", from = "" }) => {
  const words = site.messages.admin.content.add;
  const listKind = readListKind(kind, site.messages.admin.content);
  const fields = listKind && shapeOf({ kind, id: "new" }, site.messages);
  const named = cutText(title.trim(), longest);
  if (!fields) return { refused: words.missing, status: 422 };
  if (named === "") return { refused: words.missing, fields: { title: words.missing }, status: 422 };
  const documents = (await verbs.listDocuments()).filter((one) => one.kind === kind);
  const id = freeAddressWord(named, (word) => documents.some((one) => one.id === word), kind);
  const copied = from === "" ? null : await verbs.showDocument(keyOf({ kind, id: from }));
  const base = copied ? (copied.draft?.document ?? copied.published) : emptyOf({ is: "group", fields });
  const others = Object.entries(base as object).filter(([name]) => !ownAlone.has(name));
  const document = withTitle(listKind, { ...Object.fromEntries(others), position: documents.length }, named);
  const key = keyOf({ kind, id });
  const saved = await verbs.saveDraft(key, { document, version: 0 });
  if ("newer" in saved) return { refused: words.taken, status: 409 };
  return redirect(`/content/${kind}/${id}`);
};

/** Longest title of a new document, in characters. */
const longest = 120;
