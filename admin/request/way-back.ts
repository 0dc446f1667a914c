/** A path of the back office that a page was asked to lead back to; any other text becomes Today. */
export function wayBack(from: string | null): string {
  return from !== null && /^\/(?![/\\])[\w/?=&%.~-]*$/.test(from) ? from : "/";
}
