/** A path of the application that a page was asked to lead back to; any other text becomes its first page. */
export function ownPath(from: string | null): string {
  return from !== null && /^\/(?![/\\])[\w/?=&%.~-]*$/.test(from) ? from : "/";
}
