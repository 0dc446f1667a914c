import {
  located,
  recognised,
  UNKNOWN_VISITOR,
  VISITOR_EVENT,
  type Visitor,
  visitorAttributes,
} from "#app/lib/visitor-state.ts";
import type { GeoAnswer, SessionAnswer } from "#shared/contracts/visitor.ts";

const storageKey = "visitor";

/** Shows the theme the visitor has chosen, light or dark; without a choice the system's applies. */
export function applyTheme() {
  const theme = unlessForbidden(() => localStorage.getItem("theme"));
  if (theme === "light" || theme === "dark") document.documentElement.setAttribute("data-theme", theme);
}

/** Shows what this session already knows of the visitor, then asks the server. React reads the outcome off the window. */
export function meetVisitor() {
  let visitor: Visitor = { ...UNKNOWN_VISITOR, ...unlessForbidden(remembered) };
  const become = (next: Visitor) => {
    visitor = next;
    window.darsgahVisitor = { visitor, refresh };
    show(visitor);
    unlessForbidden(() => remember(visitor));
    document.dispatchEvent(new Event(VISITOR_EVENT));
  };
  const refresh = async () => {
    const geo = ask<GeoAnswer>("/api/geo").then((answer) => become(located(visitor, answer)));
    const session = ask<SessionAnswer>("/api/session").then((answer) => become(recognised(visitor, answer)));
    await Promise.all([geo, session]);
  };
  become(visitor);
  void refresh();
}

function show(visitor: Visitor) {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(visitorAttributes(visitor))) {
    if (value === null) root.removeAttribute(name);
    else root.setAttribute(name, value);
  }
}

/** A failed lookup is forgotten with the page, so that the next page waits for its own. */
function remember(visitor: Visitor) {
  const { location, ...rest } = visitor;
  sessionStorage.setItem(storageKey, JSON.stringify(location === "known" ? visitor : rest));
}

function remembered(): Partial<Visitor> {
  return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
}

/** The server's answer; null, and a line in the console, when there is none (specification §8). */
async function ask<Answer>(path: string): Promise<Answer | null> {
  try {
    const response = await fetch(path, { priority: "low" });
    if (!response.ok) throw new Error(String(response.status));
    return await response.json();
  } catch (error) {
    console.warn(`${path} gave no answer.`, error);
    return null;
  }
}

/** A browser may forbid storage, and a stored text may be broken; the page does without. */
function unlessForbidden<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
