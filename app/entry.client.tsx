import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { giveLoaderData } from "#app/navigation/loader-data.ts";
import { keepTyped } from "#ui/document/typed-before.ts";

// Zod tests whether it may compile code; the policy forbids that and the browser would report it. Zod is not loaded yet.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const sayTyped = keepTyped();

/**
 * Announces hydration of the whole document to the boot script. It wraps the router instead of being its sibling,
 * because `useId` counts ids from the root and the server renders one child there.
 */
function HydrationSignal({ children }: { children: ReactNode }) {
  useEffect(() => {
    sayTyped();
    document.documentElement.setAttribute("data-hydrated", "");
    document.dispatchEvent(new Event("hydrated"));
  }, []);
  return children;
}

if (window.loaderData) giveLoaderData(window.loaderData).catch(() => {});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydrationSignal>
        <HydratedRouter useTransitions={false} />
      </HydrationSignal>
    </StrictMode>,
  );
});
