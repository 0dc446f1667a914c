import { lazy, Suspense, useSyncExternalStore } from "react";
import { toastStore } from "./toast-store.ts";

const Toaster = lazy(async () => ({ default: (await import("./toaster.tsx")).Toaster }));

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
