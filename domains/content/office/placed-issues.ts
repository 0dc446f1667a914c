import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import type { ContentIssue } from "#domains/content/rules/assemble-content.ts";
import { sentenceIn } from "#shared/contract-sentence.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import type { Messages } from "#shared/words.ts";
import { idOf } from "./document-field.tsx";
import { shapeOf } from "./document-shape.ts";
import { documentName, kindName } from "./documents.ts";
import { placeOf } from "./field-issues.ts";
import { partWith } from "./institute-parts.ts";

/** Something that keeps a document from being published, as people read it. */
export interface PlacedIssue {
  /** The address of its field. */
  to: string;
  /** The document's name; null for the document that is looked at. */
  document: string | null;
  /** The labels that lead to the field. */
  place: string;
  message: string;
}

type Titled = Pick<DocumentKey, "kind" | "id"> & { title: string };

/** Issues with the labels of their fields and the addresses that lead there; `own` is the document that is looked at. */
export function placeIssues(
  issues: ContentIssue[],
  documents: Titled[],
  { admin, ...messages }: Pick<Messages, "admin" | "contentFields" | "language" | "sentences">,
  own?: DocumentKey,
): PlacedIssue[] {
  const isOwn = ({ kind, id, locale }: ContentIssue) => kind === own?.kind && id === own.id && locale === own.locale;
  const nameOf = ({ kind, id }: ContentIssue) => {
    const found = documents.find((one) => one.kind === kind && one.id === id);
    return found ? documentName(found, admin.content) : kindName(kind, admin.content);
  };
  return issues
    .toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
    .map((issue) => {
      const { kind, id, field } = issue;
      const message = sentenceIn(messages, issue.message);
      const { path, place } = placeOf(shapeOf({ kind, id }, messages) ?? [], field);
      const shown = issue.locale === siteLocale ? path : field;
      const hash = shown === "" ? "" : `#${idOf(shown)}`;
      const to = isOwn(issue) ? hash : `${screenOf(issue)}${hash}`;
      return { to, document: isOwn(issue) ? null : nameOf(issue), place: place.join(" › "), message };
    });
}

/** The screen on which a document is changed. */
function screenOf({ kind, id, locale, field }: ContentIssue): string {
  if (locale !== siteLocale) return `/content/${kind}/${id}/in/${locale}`;
  if (kind === "company") return `/settings/institute/${partWith(field)}`;
  if (kind === "settings") return `/settings/${id}`;
  return kind === "page" && id === "sections" ? "/settings/sections" : `/content/${kind}/${id}`;
}
