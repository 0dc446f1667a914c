import { firstPaint } from "#app/boot/first-paint.ts";
import { HYDRATION_SCRIPT_ID } from "#shared/serving/hydration.ts";
import { whenIdle } from "./when-idle.ts";

const intents = ["pointerdown", "pointermove", "keydown", "focusin"];

/** Time that an early click or submit waits for React before the browser handles it, in milliseconds. */
const longestWait = 5000;

interface MaybeSaving extends Navigator {
  connection?: { saveData?: boolean };
}

/**
 * Starts React Router when the page has loaded, is idle and has its fonts (`fonts` may also reject), or at the visitor's
 * first sign of intent; only then if the browser asks to save data. A click or submit before hydration is held and
 * replayed once. Links, and everything else that works without scripts, keep working.
 */
export function hydrateWhenIdle(fonts: Promise<void>) {
  let isHydrated = false;
  const held = new Map<EventTarget, () => void>();
  const intended = new AbortController();

  const start = () => {
    intended.abort();
    const inert = document.getElementById(HYDRATION_SCRIPT_ID);
    // The script is not parsed yet, or already running; then a later call finds nothing to do.
    if (!inert) return addEventListener("DOMContentLoaded", start);
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = inert.textContent;
    script.onerror = release;
    inert.replaceWith(script);
  };

  const hold = (event: Event, target: EventTarget | null, repeat: () => void) => {
    if (isHydrated || !target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.set(target, repeat);
    setTimeout(release, longestWait);
    start();
  };

  const press = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(reactButtons) : null;
    hold(event, button, () => button?.click());
  };

  const submit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    hold(event, form, () => {
      if (form instanceof HTMLFormElement) form.requestSubmit(submitter?.isConnected ? submitter : null);
    });
  };

  const release = () => {
    isHydrated = true;
    for (const repeat of held.values()) repeat();
    held.clear();
  };

  const intend = (event: Event & Partial<Pick<PointerEvent, "movementX" | "movementY">>) => {
    // Browsers send a pointermove without movement when a page loads under a resting pointer.
    if (event.type !== "pointermove" || event.movementX || event.movementY) start();
  };

  for (const intent of intents) addEventListener(intent, intend, { capture: true, signal: intended.signal });
  addEventListener("click", press, true);
  addEventListener("submit", submit, true);
  document.addEventListener("hydrated", release);
  const { connection }: MaybeSaving = navigator;
  void Promise.allSettled([loaded(), firstPaint, fonts]).then(() => connection?.saveData || whenIdle(start));
}

/** Buttons that need React to work: not those that send a form, which their type shows, or open what HTML opens. */
const reactButtons = "[type=button]:not(:disabled, [popovertarget], [commandfor]), [role=button]";

const loaded = () => new Promise((done) => addEventListener("load", done));
