export type ToastMessage = {
  kind: "success" | "error";
  title: string;
  text: string;
  /** How long it stays, in milliseconds. */
  stays: number;
};

let latest: ToastMessage | undefined;
const listeners = new Set<() => void>();

/** Shows a toast; the one before it goes away (specification §9: at most one visible at a time). */
export function showToast(message: ToastMessage): void {
  latest = message;
  for (const listener of listeners) listener();
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  latest: () => latest,
  none: () => undefined,
};
