/** Whether an `If-None-Match` list names this entity, compared weakly as a GET asks (RFC 9110, 13.1.2). */
export function matchesEtag(list: string, etag: string): boolean {
  if (list === etag || list === "*") return true;
  const opaque = etag.replace(/^W\//, "");
  return list.split(",").some((one) => one.trim().replace(/^W\//, "") === opaque);
}
