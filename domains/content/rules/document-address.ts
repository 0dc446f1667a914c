import { addressWord, freeAddressWord } from "./address-word.ts";
import { addressFolders } from "./former-addresses.ts";

type Document = Record<string, unknown>;

interface Address {
  kind: string;
  id: string;
  /** The document before; null for a new one. */
  before: unknown;
  isPublished: boolean;
  /** Whether a page has this address. */
  isTaken: (path: string) => boolean;
}

const textIn = (document: unknown, name: string): string => {
  const value = typeof document === "object" && document !== null ? (document as Document)[name] : undefined;
  return typeof value === "string" ? value : "";
};

/** The title that an address is made of: a policy has its own in its hero. */
function titleOf(kind: string, document: unknown): string {
  if (kind !== "policy") return textIn(document, "title");
  return textIn(typeof document === "object" && document !== null ? (document as Document).hero : null, "title");
}

/** A document as its form shows it: with the word of its address where it is its id. */
export function withShownAddress(kind: string, id: string, document: unknown): unknown {
  if (addressFolders[kind] === undefined || typeof document !== "object" || document === null) return document;
  return { slug: id, ...document };
}

/**
 * A saved document with its address: an empty one follows the title, and so does one that nobody has changed until the
 * page is published.
 */
export function withAddress(document: Document, { kind, id, before, isPublished, isTaken }: Address): Document {
  const folder = kind === "policy" ? "/" : addressFolders[kind];
  if (folder === undefined) return document;
  const name = kind === "policy" ? "path" : "slug";
  const wordIn = (one: unknown) => textIn(one, name).replace(/^\//, "");
  const shown = (one: unknown) => wordIn(one) || (kind === "policy" ? "" : id);
  const typed = wordIn(document);
  const [titleBefore, title] = [titleOf(kind, before), titleOf(kind, document)];
  const isUntouched = typed === shown(before);
  const followed = isUntouched && [id, addressWord(titleBefore)].includes(typed);
  const follows = typed === "" || (!isPublished && followed && title !== titleBefore);
  const isOthers = (word: string) => word !== shown(before) && isTaken(`${folder}${word}`);
  const word = follows && addressWord(title) !== "" ? freeAddressWord(title, isOthers, kind) : typed || id;
  const { [name]: _, ...others } = document;
  if (kind === "policy") return { ...others, path: `/${word}` };
  return word === id ? others : { ...others, slug: word };
}
