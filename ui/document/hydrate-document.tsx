import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepTyped } from "./typed-before.ts";

type HydrationSignalProps = { onHydrated: () => void; children: ReactNode };

/** Marks the document once scripts have taken over. */
function HydrationSignal({ onHydrated, children }: HydrationSignalProps) {
  useEffect(() => {
    onHydrated();
    document.documentElement.setAttribute("data-hydrated", "");
  }, [onHydrated]);
  return children;
}

/** Hydrates the document once it has arrived. */
export function hydrateDocument() {
  const sayTyped = keepTyped();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydrationSignal onHydrated={sayTyped}>
          <HydratedRouter />
        </HydrationSignal>
      </StrictMode>,
    );
  });
}
