import { Toast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useFrame } from "#domains/content/site/site-frame.ts";
import type { ToastMessage } from "#ui/site/toast-store.ts";

/** Distinguishes a toast from the previous one. */
type Shown = { nth: number };

const manager = Toast.createToastManager<Shown>();

/**
 * Every toast has this id, so that Base UI holds one at a time. Its own limit would only hide earlier ones, which come
 * back when the last one closes.
 */
const id = "the-toast";

/**
 * Time that the live region exists before its first text, in milliseconds: screen readers announce additions to known
 * ones.
 */
const untilKnown = 100;

function VisibleToast() {
  const { words } = useFrame();
  const { toasts } = Toast.useToastManager<Shown>();
  return toasts.map((toast) => {
    const Icon = toast.type === "error" ? CircleAlert : CircleCheck;
    return (
      // A new element each time, so that repeated text is shown and announced again.
      <Toast.Root key={toast.data?.nth} toast={toast} swipeDirection={["down", "right"]} className="toast">
        <Toast.Content className="flex items-start gap-3">
          <Icon
            size={22}
            aria-hidden="true"
            className={`mt-0.5 shrink-0 ${toast.type === "error" ? "text-danger" : "text-success"}`}
          />
          <div className="grow">
            <Toast.Title className="font-display text-base font-bold" render={<p />} />
            <Toast.Description className="text-sm text-ink-soft" />
          </div>
          {/* Base UI hides the button from screen readers until the region has the focus, but the keyboard reaches it. */}
          <Toast.Close
            aria-label={words.closeToast}
            aria-hidden={false}
            className="-m-2.5 grid size-11 shrink-0 place-items-center text-ink-faint"
          >
            <X size={18} aria-hidden="true" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}

/**
 * The place where toasts appear, one at a time (specification §4), announced to screen readers; loaded on demand. The
 * region itself interrupts for an error: the copy that Base UI would announce is a second toast in the page.
 */
export function Toaster({ message }: { message: ToastMessage | null | undefined }) {
  const [isKnown, setKnown] = useState(false);
  const shown = useRef(0);

  useEffect(() => {
    const timer = setTimeout(setKnown, untilKnown, true);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!isKnown || !message) return;
    const { kind, title, text, stays } = message;
    shown.current += 1;
    // Closing and adding under one id in the same tick removes the previous toast without its exit animation.
    manager.close(id);
    manager.add({ id, title, description: text, type: kind, timeout: stays, data: { nth: shown.current } });
  }, [isKnown, message]);

  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport
          aria-live={message?.kind === "error" ? "assertive" : "polite"}
          className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-sm sm:end-6 sm:start-auto sm:w-96"
        >
          <VisibleToast />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
