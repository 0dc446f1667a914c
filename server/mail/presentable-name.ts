/** Signs of an address, a site or a path in a text, in any script. */
const addressLike = /[/:@\\]|\.\p{L}{2}|www|\d\.\d/iu;
/** Line breaks and other control characters, and characters that change the direction of text (Unicode TR9). */
const unseen = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;
/** The full stops of other scripts, which browsers accept in domains. */
const fullStops = /[\u3002\uff0e\uff61\u2024]/g;
/** This many digits in all make it a phone number, a price or a date, not a name. */
const mostDigits = 3;

/**
 * Whether a typed name may be shown to a third person. Not allowed: an address or a phone number, an advertised site,
 * hidden or reversed text, or more than `longest` characters. So no one can use a form to send their own words to a
 * stranger.
 */
export function isPresentableName(name: string, longest: number): boolean {
  const plain = name.normalize("NFKC").replace(fullStops, ".");
  const digits = plain.match(/\p{Nd}/gu)?.length ?? 0;
  return !addressLike.test(plain) && !unseen.test(name) && digits <= mostDigits && name.length <= longest;
}
