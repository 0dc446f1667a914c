import { timings } from "#shared/timings.ts";

export type ToastMessage = {
  kind: "success" | "error";
  title: string;
  text: string;
  /** Display time, in milliseconds. */
  stays: number;
};

/** Undefined until toasts are loaded, null until there is one. */
let latest: ToastMessage | null | undefined;
const listeners = new Set<() => void>();

function publish(message: ToastMessage | null) {
  latest = message;
  for (const listener of listeners) listener();
}

/** Shows a toast, which replaces the previous one (specification §9: at most one visible at a time). */
export function showToast(kind: ToastMessage["kind"], { title, text }: { title: string; text: string }): void {
  publish({ kind, title, text, stays: kind === "error" ? timings.errorToast : timings.successToast });
}

/**
 * Loads the toasts' code and mounts their live region before the first toast; called when the visitor starts to fill in a
 * form.
 */
export function prepareToasts(): void {
  if (latest === undefined) publish(null);
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  latest: () => latest,
  none: () => undefined,
};
