const link = /\b(?:https?:\/\/|www\.)\S+/giu;
/** With spaces about the "@" only where a site follows it: "I am @ayesha" is a handle. */
const mailbox =
  /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+(?:@[\p{L}\p{N}.-]*[\p{L}\p{N}]|\s?@\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/gu;
const handle = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]+/gu;
/** Five digits and more, in groups or not: telephones, identity cards, accounts, cards. */
const longNumber = /\+?\p{Nd}(?:[ \t().\u2010-\u2015/-]{0,2}\p{Nd}){4,}/gu;
/** One or two letters before the digits belong to the number: "PK36SCBL0000001123456702". */
const account = /\b(?=[A-Z\d]*\d{4})[A-Z]{2}\d[A-Z\d]{8,}\b/giu;
/** A writer's introduction: up to three words, whatever letters they begin with. */
const introduced =
  /\b(my (?:full )?name(?:['’]?s| is)|i am called|call me|mera na+m|yours(?: sincerely| truly)?,?|regards,?)\s+(?:(?!(?:hai|he|hy|and|aur|from|i|main|mein)(?!\p{L}))\p{L}[\p{L}'’.-]*\s*){1,3}/giu;
/** "I am Ayesha Khan", "this is Dr. Ali": recognised by the capital letters. */
const named =
  /\b((?:[Ii] am|[Ii]['’]m|[Tt]his is|[Mm]ain|[Mm]r|[Mm]rs|[Mm]s|[Dd]r|[Ss]ir|[Mm]iss)\.?)\s+(?:(?:Mr|Mrs|Ms|Dr)\.?\s+)?\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+){0,2}/gu;

/**
 * A text without anything that identifies its writer, as far as its form shows it: links, mailboxes, long numbers and
 * names that people give as theirs are replaced by their kind. It is cut to `most` characters.
 */
export function withoutPersonalData(text: string, most: number): string {
  const bare = text
    .normalize("NFKC")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .replace(link, "[link]")
    .replace(mailbox, "[e-mail]")
    .replace(handle, "[handle]")
    .replace(account, "[number]")
    .replace(longNumber, "[number]")
    .replace(introduced, "$1 [name] ")
    .replace(named, "$1 [name]")
    .replace(/ {2,}/g, " ")
    .trim();
  return [...bare].slice(0, most).join("");
}
