/**
 * Whether a `Cookie` header may bring a session: ours (`session`, `__Host-session`) or a provider's (`__session…`). It
 * finds more than there are, and misses none.
 */
export function mayBringSession(cookie: string | undefined): boolean {
  return cookie !== undefined && /session/i.test(cookie);
}
