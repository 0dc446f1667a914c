import { firstPaint } from "#app/boot/first-paint.ts";
import { whenIdle } from "#app/lib/when-idle.ts";
import { HYDRATION_SCRIPT_ID } from "#shared/rules/hydration.ts";

const intents = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin"];

/** How long an early click or submit waits for React before the browser handles it, in milliseconds. */
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
  const held = new Map<HTMLElement, HTMLElement | null>();
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

  const hold = (event: Event) => {
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    const target = event instanceof SubmitEvent ? event.target : heldButton(event.target);
    if (isHydrated || !(target instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held.size === 0) setTimeout(release, longestWait);
    held.set(target, submitter);
    start();
  };

  const release = () => {
    isHydrated = true;
    for (const [element, submitter] of held) if (element.isConnected) replay(element, submitter);
    held.clear();
  };

  const intend = (event: Event & Partial<Pick<PointerEvent, "movementX" | "movementY">>) => {
    // Browsers send a pointermove without movement when a page loads under a resting pointer.
    if (event.type !== "pointermove" || event.movementX || event.movementY) start();
  };

  for (const intent of intents)
    addEventListener(intent, intend, { passive: true, capture: true, signal: intended.signal });
  addEventListener("click", hold, true);
  addEventListener("submit", hold, true);
  document.addEventListener("hydrated", release);
  const { connection }: MaybeSaving = navigator;
  void Promise.allSettled([loaded(), firstPaint, fonts]).then(() => connection?.saveData || whenIdle(start));
}

/** The button an early click is meant for, if it needs React to work. */
function heldButton(target: EventTarget | null): HTMLElement | null {
  const button = target instanceof Element ? target.closest<HTMLElement>("button, [role=button]") : null;
  if (!button || button.matches(":disabled, [popovertarget], [commandfor]")) return null;
  const sendsForm = button instanceof HTMLButtonElement && button.type !== "button" && button.form;
  return sendsForm ? null : button;
}

function replay(element: HTMLElement, submitter: HTMLElement | null) {
  if (element instanceof HTMLFormElement) element.requestSubmit(submitter?.isConnected ? submitter : null);
  else element.click();
}

const loaded = () => new Promise((done) => addEventListener("load", done));
