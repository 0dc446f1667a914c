import { firstPaint } from "#app/boot/first-paint.ts";
import { whenIdle } from "#app/lib/when-idle.ts";
import { HYDRATION_SCRIPT_ID } from "#shared/rules/hydration.ts";

const intents = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin"];

/** How long a click or a sent form waits for React before the browser has it back, in milliseconds. */
const longestWait = 5000;

interface MaybeSaving extends Navigator {
  connection?: { saveData?: boolean };
}

/**
 * Starts React Router when the page is loaded and idle and its faces are there (`looks`, however that ends), or at the
 * visitor's first sign of intent (only then, when the browser is asked to save data). A button pressed or a form sent
 * before React is awake is held and replayed once; links, and whatever else works without scripts, go on working.
 */
export function hydrateLater(looks: Promise<void>) {
  let isAwake = false;
  const held = new Map<HTMLElement, HTMLElement | null>();
  const intended = new AbortController();

  const start = () => {
    intended.abort();
    const inert = document.getElementById(HYDRATION_SCRIPT_ID);
    // Not parsed yet, or running already: then there is nothing to find later either.
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
    if (isAwake || !(target instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held.size === 0) setTimeout(release, longestWait);
    held.set(target, submitter);
    start();
  };

  const release = () => {
    isAwake = true;
    for (const [element, submitter] of held) if (element.isConnected) replay(element, submitter);
    held.clear();
  };

  const intend = (event: Event & Partial<Pick<PointerEvent, "movementX" | "movementY">>) => {
    // Under a pointer at rest a new page begins with a movement by nothing.
    if (event.type !== "pointermove" || event.movementX || event.movementY) start();
  };

  for (const intent of intents)
    addEventListener(intent, intend, { passive: true, capture: true, signal: intended.signal });
  addEventListener("click", hold, true);
  addEventListener("submit", hold, true);
  document.addEventListener("hydrated", release);
  const { connection }: MaybeSaving = navigator;
  void Promise.allSettled([loaded(), firstPaint, looks]).then(() => connection?.saveData || whenIdle(start));
}

/** The button an early click is meant for, if it does nothing without React. */
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
