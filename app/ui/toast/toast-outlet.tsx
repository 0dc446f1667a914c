import { lazy, Suspense, useSyncExternalStore } from "react";
import { toastStore } from "./toast-store.ts";

const loadToaster = async () => ({ default: (await import("./toaster.tsx")).Toaster });
const Toaster = lazy(loadToaster);

/** Fetches the toasts' code ahead of the first one: called when a form is taken up. */
export function prepareToasts(): void {
  loadToaster().catch(() => undefined);
}

/** Stands in the page's shell; costs nothing until a toast is shown. */
export function ToastOutlet() {
  const message = useSyncExternalStore(toastStore.subscribe, toastStore.latest, toastStore.none);
  if (!message) return null;
  return (
    <Suspense>
      <Toaster message={message} />
    </Suspense>
  );
}
