/** What the page of an unsaved document says beside itself; `server/serving/preview.ts` writes it. */
export interface LiveFacts {
  pages: { path: string; name: string }[];
  path: string | null;
  issues: { kind: string; id: string; field: string; message: string }[];
  /** The id of the element that the page is first looked at by; its top without one. */
  at?: string;
  refused?: string;
}

/** What became of a request for the page: what it says, or nothing where it did not come. */
type Drawn = LiveFacts | null;

interface Asked {
  /** The address that draws the page of what is sent to it. */
  address: string;
  /** What is sent, by name. */
  fields: Record<string, string>;
  title: string;
}

/** Time after which a page that does not come is given up, in milliseconds. */
const patience = 20_000;

/** The frame may neither run scripts nor send forms; its links open in a tab of their own. */
const rights = "allow-same-origin allow-popups allow-popups-to-escape-sandbox";

/**
 * Draws a page in a frame of `holder`: a form is sent to it, so that the page has its own policy and leaves no step in the
 * browser's history. The frame before stays in view until the new one is there, which then scrolls to the same place.
 */
export async function drawPage(holder: HTMLElement, asked: Asked): Promise<Drawn> {
  const before = holder.querySelector("iframe");
  const next = document.createElement("iframe");
  next.name = `page-${crypto.randomUUID()}`;
  next.title = asked.title;
  next.setAttribute("sandbox", rights);
  next.inert = true;
  next.style.visibility = "hidden";
  holder.append(next);
  const arrived = arrivalOf(next);
  send(next.name, asked);
  await arrived;
  const facts = factsIn(next);
  if (!facts?.path) {
    next.remove();
    return facts;
  }
  const isFocused = document.activeElement === before;
  if (facts.at !== undefined && (!before || factsIn(before)?.path !== facts.path)) showPart(next, facts.at);
  else keepPlace(next, before);
  next.inert = false;
  next.style.visibility = "";
  before?.remove();
  if (isFocused) next.focus({ preventScroll: true });
  return facts;
}

function keepPlace(next: HTMLIFrameElement, before: HTMLIFrameElement | null) {
  const { scrollX = 0, scrollY = 0 } = before?.contentWindow ?? {};
  next.contentWindow?.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
}

/** Scrolls within the frame alone: the office's own screen stays where it is. */
function showPart({ contentDocument, contentWindow }: HTMLIFrameElement, id: string) {
  const found = contentDocument?.getElementById(id);
  if (!found || !contentWindow) return;
  const { top } = (found.closest("article") ?? found).getBoundingClientRect();
  const ofHeader = Number.parseFloat(
    contentWindow.getComputedStyle(found.ownerDocument.documentElement).scrollPaddingTop,
  );
  contentWindow.scrollTo({ top: top - (ofHeader || 0), behavior: "instant" });
}

/** Resolves once the frame has left its first, empty document, or did not within the time. */
async function arrivalOf(frame: HTMLIFrameElement): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patience);
  frame.addEventListener("load", () => {
    // A page that could not be fetched belongs to nobody, and cannot be looked at.
    if (frame.contentDocument?.URL !== "about:blank") resolve();
  });
  await promise;
  clearTimeout(timer);
}

function send(target: string, { address, fields }: Asked) {
  const form = document.createElement("form");
  Object.assign(form, { method: "post", action: address, enctype: "multipart/form-data", target, hidden: true });
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement("textarea");
    Object.assign(field, { name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

function factsIn(frame: HTMLIFrameElement): Drawn {
  const text = frame.contentDocument?.getElementById("live-preview")?.textContent;
  return text ? (JSON.parse(text) as LiveFacts) : null;
}

interface Sender {
  /** Asks for the page after a pause in the typing, or at once. */
  plan(pause?: number): void;
  end(): void;
}

/** Asks one page at a time: what is typed while one is drawn is drawn after it. */
export function createSender(draw: () => Promise<void>): Sender {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [isDrawing, isBehind, hasEnded] = [false, false, false];
  const start = async () => {
    if (isDrawing) {
      isBehind = true;
      return;
    }
    isDrawing = true;
    await draw().finally(() => {
      isDrawing = false;
    });
    if (isBehind) plan(0);
  };
  function plan(pause = 0) {
    clearTimeout(timer);
    isBehind = false;
    if (!hasEnded) timer = setTimeout(() => void start(), pause);
  }
  return {
    plan,
    end() {
      hasEnded = true;
      clearTimeout(timer);
    },
  };
}
