/** The raw value of a cookie in a request; undefined without it. */
export function cookieIn(headers: Headers, name: string): string | undefined {
  const pairs = (headers.get("cookie") ?? "").split("; ");
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
