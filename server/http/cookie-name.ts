/**
 * The name of a cookie. Over TLS it has the prefix that makes browsers accept it only from this exact host, so that no
 * sibling or subdomain can set one instead (RFC 6265bis, 4.1.3.2). It then needs `Secure`, `Path=/` and no `Domain`.
 */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}
