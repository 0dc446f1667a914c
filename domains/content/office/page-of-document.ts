import type { Messages } from "#shared/words.ts";
import { idOf } from "./document-field.tsx";
import { readDocument } from "./document-form.ts";
import type { Field } from "./document-shape.ts";
import { kindName } from "./documents.ts";
import { placeOf } from "./field-issues.ts";
import type { LivePage } from "./live-preview.tsx";

interface Shown {
  fields: Field[];
  /** The document, by its kind and id. */
  of: { kind: string; id: string };
  /** The country that the page is seen from. */
  country: string;
}

/** The page of a document as its form holds it. */
export function pageOfDocument({ fields, of, country }: Shown, words: Messages["admin"]["content"]): LivePage {
  return {
    address: `/admin/preview/${of.kind}/${of.id}`,
    read: (form) => ({ document: JSON.stringify(readDocument(fields, new FormData(form))), country }),
    place({ kind, id, field, message }) {
      if (kind !== of.kind || id !== of.id)
        return { to: `/content/${kind}/${id}`, document: kindName(kind, words), place: "", message };
      const { path, place } = placeOf(fields, field);
      return { to: path === "" ? "" : `#${idOf(path)}`, document: null, place: place.join(" › "), message };
    },
  };
}
