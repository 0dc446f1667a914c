import type { Visitor } from "#server/services/visitors/visitor.ts";

/** What the HTTP server passes beside a request. */
export interface Bindings {
  /** The address of the socket's other end. */
  address: string;
}

/** What every handler finds in its context. */
export interface AppEnv {
  Bindings: Bindings;
  Variables: { requestId: string; visitor: Visitor };
}
