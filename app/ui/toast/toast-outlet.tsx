import { useEffect, useState, useSyncExternalStore } from "react";
import { toastStore } from "./toast-store.ts";

/** Stands in the page's shell; costs nothing until a toast is wanted, and takes nothing down where its code does not come. */
export function ToastOutlet() {
  const message = useSyncExternalStore(toastStore.subscribe, toastStore.latest, toastStore.none);
  const [loaded, setLoaded] = useState<typeof import("./toaster.tsx")>();
  useEffect(() => {
    if (message !== undefined) import("./toaster.tsx").then(setLoaded, () => undefined);
  }, [message]);
  return loaded && <loaded.Toaster message={message} />;
}
