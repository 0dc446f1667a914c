import { firstPaint } from "#app/boot/first-paint.ts";
import { pageRoot } from "#app/boot/page-root.ts";
import { unlessForbidden } from "#app/boot/storage.ts";
import { mergeFacts, placeOf, sessionOf, type VisitorFacts } from "#app/boot/visitor-facts.ts";
import { saysSignedIn } from "#domains/accounts/rules/says-signed-in.ts";
import { feesHeader } from "#shared/fees-header.ts";
import type { GeoAnswer, SessionAnswer } from "#shared/visitor-answers.ts";

const storageKey = "visitor";

/** Applies the theme the visitor has chosen, light or dark; without a choice the system's theme applies. */
export function applyTheme() {
  const theme = unlessForbidden(() => localStorage.theme);
  if (theme === "light" || theme === "dark") pageRoot.dataset.theme = theme;
}

/** Shows this session's known facts about the visitor and asks the server once the page is painted. */
export function trackVisitor() {
  let known: VisitorFacts = {};
  const show = (facts: VisitorFacts) => {
    known = mergeFacts(known, facts);
    Object.assign(pageRoot.dataset, known);
  };
  const showAndStore = (facts: VisitorFacts) => {
    show(facts);
    // A failed lookup is not stored, so the next page tries again.
    const lasting = known.location === "failed" ? { ...known, location: undefined } : known;
    unlessForbidden(() => {
      sessionStorage[storageKey] = JSON.stringify(lasting);
    });
  };
  unlessForbidden(() => show(JSON.parse(sessionStorage[storageKey] ?? "{}")));
  // The cookie decides: it changes as soon as the visitor signs in or out, in any tab.
  const checkSession = () => show({ session: saysSignedIn(document.cookie) ? "in" : "out" });
  checkSession();
  for (const event of ["pageshow", "visibilitychange"]) addEventListener(event, checkSession, true);
  void firstPaint.then(() => {
    void ask<GeoAnswer>("/api/geo").then((answer) => showAndStore(placeOf(answer)));
    void ask<SessionAnswer>("/api/session").then((answer) => showAndStore(sessionOf(answer)));
  });
}

/**
 * The server's answer, with the number of the visitor's fees if it names one; null, with a line in the console, if there
 * is none (specification §8).
 */
async function ask<Answer>(path: string): Promise<(Answer & { fees: string | null }) | null> {
  try {
    const response = await fetch(path, { priority: "low" });
    if (!response.ok) throw new Error(String(response.status));
    return { ...(await response.json()), fees: response.headers.get(feesHeader) };
  } catch (error) {
    console.warn(`${path} gave no answer.`, error);
    return null;
  }
}
