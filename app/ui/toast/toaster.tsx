import { Toast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect } from "react";
import type { ToastMessage } from "./toast-store.ts";

const manager = Toast.createToastManager();

function VisibleToasts() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => {
    const Icon = toast.type === "error" ? CircleAlert : CircleCheck;
    return (
      // Base UI hides an urgent toast and its button from assistive technology while a copy announces it; but the
      // button can be focused all along, so both stay visible to everyone.
      <Toast.Root key={toast.id} toast={toast} aria-hidden={false} swipeDirection={["down", "right"]} className="toast">
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
          <Toast.Close
            aria-label="Close"
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

/** The place where toasts appear, announced to screen readers; loaded with the first of them. */
export function Toaster({ message }: { message: ToastMessage }) {
  useEffect(() => {
    manager.add({
      title: message.title,
      description: message.text,
      type: message.kind,
      timeout: message.stays,
      priority: message.kind === "error" ? "high" : "low",
    });
  }, [message]);
  return (
    <Toast.Provider toastManager={manager} limit={1}>
      <Toast.Portal>
        <Toast.Viewport className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-sm sm:right-6 sm:left-auto sm:w-96">
          <VisibleToasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
