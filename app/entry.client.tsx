import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { giveLoaderData } from "./lib/loader-data.ts";

// Zod tries whether it may compile code, which the policy forbids and the browser reports; nothing of it is loaded yet.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/**
 * Says that React is awake, once the whole document is hydrated: the boot script waits for it. It stands around the
 * router, not beside it: the ids of `useId` are counted from the root, and the server has one child there.
 */
function Awake({ children }: { children: ReactNode }) {
  useEffect(() => {
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
      <Awake>
        <HydratedRouter useTransitions={false} />
      </Awake>
    </StrictMode>,
  );
});
