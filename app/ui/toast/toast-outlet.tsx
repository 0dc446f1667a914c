import { useEffect, useState, useSyncExternalStore } from "react";
import { type ToastMessage, toastStore } from "./toast-store.ts";

// Apart from its `then`: the build fetches the code before all of an expression, outside of its handlers.
const loadToaster = () => import("./toaster.tsx");

/** Stands in the page's shell; costs nothing until a toast is wanted. Where the toasts' code does not come, it shows plain words. */
export function ToastOutlet() {
  const message = useSyncExternalStore(toastStore.subscribe, toastStore.latest, toastStore.none);
  const [loaded, setLoaded] = useState<typeof import("./toaster.tsx")>();
  const [plain, setPlain] = useState<ToastMessage | null>();
  useEffect(() => {
    if (message === undefined) return;
    loadToaster().then(setLoaded, () => setPlain(message));
    const timer = setTimeout(setPlain, message?.stays);
    return () => clearTimeout(timer);
  }, [message]);
  if (loaded) return <loaded.Toaster message={message} />;
  return (
    plain && (
      <p role="alert" className="toast fixed inset-x-4 bottom-4 z-50 mx-auto max-w-sm">
        {plain.title}: {plain.text}
      </p>
    )
  );
}
