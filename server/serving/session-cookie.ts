/**
 * Whether a `Cookie` header may contain a session: ours (`session`, `__Host-session`) or a provider's (`__session…`). It
 * may report a session that is not there, but misses none.
 */
export function mayBringSession(cookie: string | undefined): boolean {
  return cookie !== undefined && /session/i.test(cookie);
}
