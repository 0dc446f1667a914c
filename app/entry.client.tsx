import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// Zod tries whether it may compile code, which the policy forbids and the browser reports; nothing of it is loaded yet.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Says that React is awake, once the whole document is hydrated: the boot script waits for it. */
function Awake() {
  useEffect(() => {
    document.documentElement.setAttribute("data-hydrated", "");
    document.dispatchEvent(new Event("hydrated"));
  }, []);
  return null;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter useTransitions={false} />
      <Awake />
    </StrictMode>,
  );
});
