import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/** Marks the document once scripts have taken over. */
function HydrationSignal({ children }: { children: ReactNode }) {
  useEffect(() => document.documentElement.setAttribute("data-hydrated", ""), []);
  return children;
}

/** Hydrates the document once it has arrived. */
export function hydrateDocument() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydrationSignal>
          <HydratedRouter />
        </HydrationSignal>
      </StrictMode>,
    );
  });
}
