/** Whether an `If-None-Match` list contains this entity tag, compared weakly as for a GET (RFC 9110, 13.1.2). */
export function matchesEtag(list: string, etag: string): boolean {
  if (list === etag || list === "*") return true;
  const opaque = etag.replace(/^W\//, "");
  return list.split(",").some((one) => one.trim().replace(/^W\//, "") === opaque);
}
