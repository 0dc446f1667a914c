import { afterFirstPaint } from "#app/boot/after-paint.ts";
import { pageRoot } from "#app/boot/page-root.ts";
import { unlessForbidden } from "#app/boot/storage.ts";
import {
  located,
  recognised,
  UNKNOWN_VISITOR,
  VISITOR_EVENT,
  type Visitor,
  visitorAttributes,
} from "#app/lib/visitor-state.ts";
import type { GeoAnswer, SessionAnswer } from "#shared/contracts/visitor.ts";

/** Shows the theme the visitor has chosen, light or dark; without a choice the system's applies. */
export function applyTheme() {
  const theme = unlessForbidden(() => localStorage.theme);
  if (theme === "light" || theme === "dark") pageRoot.dataset.theme = theme;
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
  afterFirstPaint(refresh);
}

function show(visitor: Visitor) {
  for (const [name, value] of Object.entries(visitorAttributes(visitor))) {
    if (value === null) delete pageRoot.dataset[name];
    else pageRoot.dataset[name] = value;
  }
}

/** A failed lookup is forgotten with the page, so that the next page waits for its own. */
function remember(visitor: Visitor) {
  const location = visitor.location === "known" ? "known" : "pending";
  sessionStorage.visitor = JSON.stringify({ ...visitor, location });
}

function remembered(): Partial<Visitor> {
  return JSON.parse(sessionStorage.visitor ?? "{}");
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
