/** Whether a request goes to the API, and not to a page. */
export function isApi({ url }: Request): boolean {
  const { pathname } = new URL(url);
  return pathname === "/api" || pathname.startsWith("/api/");
}
