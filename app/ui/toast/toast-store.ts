export type ToastMessage = {
  kind: "success" | "error";
  title: string;
  text: string;
  /** How long it stays, in milliseconds. */
  stays: number;
};

/** Undefined until toasts are wanted, null until there is one. */
let latest: ToastMessage | null | undefined;
const listeners = new Set<() => void>();

function tell(message: ToastMessage | null) {
  latest = message;
  for (const listener of listeners) listener();
}

/** Shows a toast; the one before it goes away (specification §9: at most one visible at a time). */
export function showToast(message: ToastMessage): void {
  tell(message);
}

/**
 * Fetches the toasts' code ahead of the first one and puts up the region they are announced from: called when a form is
 * taken up.
 */
export function prepareToasts(): void {
  if (latest === undefined) tell(null);
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  latest: () => latest,
  none: () => undefined,
};
