import { useEffect, useState, useSyncExternalStore } from "react";
import { type ToastMessage, toastStore } from "#ui/site/toast-store.ts";

// Separate from its `then`: the build loads the code before the whole expression, its handlers included.
const loadToaster = () => import("./toaster.tsx");

/**
 * Part of every page's shell; loads nothing until a toast is shown. If the toasts' code fails to load, it shows plain
 * text.
 */
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
