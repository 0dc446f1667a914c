/**
 * Whether a name somebody typed may be repeated to a third person: one that is an address, advertises a site or is longer
 * than `longest` characters may not, so nobody can use a form to send words of their own to a stranger.
 */
export function isPresentableName(name: string, longest: number): boolean {
  return !/[/:@\\]|\.\p{L}{2}|www/iu.test(name) && name.length <= longest;
}
