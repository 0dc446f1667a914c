/**
 * What a cookie is called. By TLS it carries the prefix with which browsers take it from this very host alone: nobody who
 * holds a name beside or beneath ours can set one in its place (RFC 6265bis, 4.1.3.2). It then needs `Secure`, `Path=/`
 * and no `Domain`.
 */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}
