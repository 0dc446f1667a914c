/** What a name has when it is an address, a site or a path, in whatever script its signs are written. */
const addressLike = /[/:@\\]|\.\p{L}{2}|www|\d\.\d/iu;
/** Breaks of lines and other control characters, and the signs that turn the direction of text (Unicode TR9). */
const unseen = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;
/** The full stops of other scripts, which browsers take for a domain's. */
const fullStops = /[\u3002\uff0e\uff61\u2024]/g;
/** So many digits in all are a phone number, a price or a date, and no name. */
const mostDigits = 3;

/**
 * Whether a name somebody typed may be repeated to a third person: one that is an address or a phone number, advertises a
 * site, hides or turns what is read, or is longer than `longest` characters may not. So nobody can use a form to send
 * words of their own to a stranger.
 */
export function isPresentableName(name: string, longest: number): boolean {
  const plain = name.normalize("NFKC").replace(fullStops, ".");
  const digits = plain.match(/\p{Nd}/gu)?.length ?? 0;
  return !addressLike.test(plain) && !unseen.test(name) && digits <= mostDigits && name.length <= longest;
}
