import type { GeoAnswer, SessionAnswer } from "#shared/contracts/visitor.ts";
import { pricesVisible } from "#shared/rules/price-visibility.ts";

/** What a page knows of its visitor; the boot script finds it out before React wakes. */
export interface Visitor {
  /** How far the country lookup has come. */
  location: "pending" | "known" | "failed";
  /** ISO 3166-1 alpha-2; null unless the location is known. */
  country: string | null;
  /** "unknown" until the server has said; to be shown as signed out. */
  session: "unknown" | "in" | "out";
  /** The signed-in visitor's name. */
  name: string | null;
}

/** The visitor's state as the boot script leaves it on the window. */
export interface VisitorStore {
  visitor: Visitor;
  /** Asks the server anew. */
  refresh(): Promise<void>;
}

declare global {
  interface Window {
    darsgahVisitor?: VisitorStore;
  }
}

/** Fired on the document whenever the visitor's state has changed. */
export const VISITOR_EVENT = "visitor";

export const UNKNOWN_VISITOR: Visitor = {
  location: "pending",
  country: null,
  session: "unknown",
  name: null,
};

/** The visitor after a location lookup; null stands for one that failed. An earlier success of the session stands. */
export function located(visitor: Visitor, answer: GeoAnswer | null): Visitor {
  const country = answer?.success ? answer.country_code : null;
  if (!country) return visitor.location === "known" ? visitor : { ...visitor, location: "failed" };
  return { ...visitor, location: "known", country };
}

/** The visitor after the server has told of the session; null stands for no answer, which changes nothing. */
export function recognised(visitor: Visitor, answer: SessionAnswer | null): Visitor {
  if (!answer) return visitor;
  return { ...visitor, session: answer.signedIn ? "in" : "out", name: answer.name };
}

/** The root element's data attributes that styles read, without their `data-`; null: the attribute is absent. */
export function visitorAttributes(visitor: Visitor): Record<string, string | null> {
  return {
    location: visitor.location,
    country: visitor.country,
    prices: pricesVisible(visitor.country) ? "shown" : null,
    session: visitor.session === "unknown" ? null : visitor.session,
  };
}
