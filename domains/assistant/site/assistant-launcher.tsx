import { type ComponentType, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFrame } from "#domains/content/site/site-frame.ts";
import { SiteLink } from "#ui/site/site-link.tsx";
import { announceAssistant, onAssistantAsked } from "./assistant-state.ts";
import type { AskedQuestion, AssistantWindowProps } from "./assistant-window.tsx";
import { useStandAside } from "./use-stand-aside.ts";

type Phase = "closed" | "loading" | "open" | "failed";

const windowId = "assistant-window";
const menuId = "chat-menu";
const loadWindow = async () => (await import("./assistant-window.tsx")).AssistantWindow;
/** Fetches the window's code before the click; a failure is only reported after a click. */
const prepare = () => void loadWindow().catch(() => undefined);

const bubble = (
  <>
    <path
      d="M12 3.25c5 0 9 3.4 9 7.75s-4 7.75-9 7.75c-.9 0-1.8-.1-2.6-.3L4.5 20.75l1-3.7C4 15.6 3 13.4 3 11c0-4.35 4-7.75 9-7.75Z"
      strokeLinejoin="round"
    />
    <path
      className="fill-accent"
      stroke="none"
      d="m12 6.6 1.29 1.29h1.82v1.82L16.4 11l-1.29 1.29v1.82h-1.82L12 15.4l-1.29-1.29H8.89v-1.82L7.6 11l1.29-1.29V7.89h1.82Z"
    />
  </>
);

/** A speech bubble with the brand's eight-pointed star, or a cross. */
function LauncherIcon({ isCross = false, size = 30 }: { isCross?: boolean; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      aria-hidden="true"
    >
      {isCross ? <path d="m6 6 12 12M18 6 6 18" strokeLinecap="round" /> : bubble}
    </svg>
  );
}

type AssistantLauncherProps = {
  /** WhatsApp's entry in the menu. */
  whatsapp: ReactNode;
};

/**
 * The one round button that floats over every page (specification §2, "Floating elements"): it opens a menu of two ways
 * to ask, the assistant and WhatsApp, and closes the assistant. It steps aside for what a visitor presses or fills in.
 * The window's code loads at the first sign of intent; if that fails, an error and a retry button are shown.
 */
export function AssistantLauncher({ whatsapp }: AssistantLauncherProps) {
  const words = useFrame().assistant.launcher;
  const [phase, setPhase] = useState<Phase>("closed");
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [Window, setWindow] = useState<ComponentType<AssistantWindowProps>>();
  const [asked, setAsked] = useState<AskedQuestion>();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const isClosed = phase === "closed";
  const isOpen = phase === "open";
  useStandAside(button);
  // The menu opens before hydration too.
  useEffect(() => setMenuOpen(menu.current?.matches(":popover-open") ?? false), []);
  useEffect(() => announceAssistant(isOpen), [isOpen]);

  useEffect(() =>
    onAssistantAsked((text) => {
      setAsked({ text });
      void open();
    }),
  );

  async function open() {
    menu.current?.hidePopover();
    setPhase("loading");
    try {
      const Loaded = await loadWindow();
      setWindow(() => Loaded);
      setPhase((now) => (now === "loading" ? "open" : now));
    } catch {
      setPhase((now) => (now === "loading" ? "failed" : now));
    }
  }

  function close() {
    // Rendered first: a window that has just opened still takes the focus in an effect.
    flushSync(() => setPhase("closed"));
    button.current?.focus();
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || phase === "closed" || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from any focus inside
    <div onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        aria-label={isClosed ? words.menu : words.close}
        // The browser itself says whether the menu is open.
        aria-expanded={isClosed ? undefined : isOpen}
        aria-controls={isOpen ? windowId : undefined}
        popoverTarget={isClosed ? menuId : undefined}
        onClick={isClosed ? undefined : close}
        className="chat-button size-14 place-items-center rounded-full border border-line-strong bg-ink text-paper shadow-card hover:bg-ink-soft"
      >
        <LauncherIcon isCross={!isClosed || isMenuOpen} />
      </button>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        onToggle={({ newState }) => setMenuOpen(newState === "open")}
        className="chat-menu"
      >
        <button
          type="button"
          onClick={open}
          onPointerEnter={prepare}
          onTouchStart={prepare}
          onFocus={prepare}
          className="menu-entry gap-3 py-2"
        >
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-ink text-paper">
            <LauncherIcon size={24} />
          </span>
          <span className="leading-tight">
            <span className="block font-semibold">{words.open}</span>
            <span className="text-sm text-ink-faint">{words.openNote}</span>
          </span>
        </button>
        {whatsapp}
      </div>
      {isOpen && Window && <Window id={windowId} close={close} asked={asked} />}
      <div role="status">
        {(phase === "loading" || phase === "failed") && (
          <div className="chat-note fixed end-4 z-40 max-w-72 rounded-card border border-line bg-surface p-4 shadow-card md:end-6">
            <p>{phase === "loading" ? words.loading : words.unavailable}</p>
            {phase === "failed" && (
              <p className="mt-2 flex flex-wrap gap-x-5">
                <button type="button" onClick={open} className="min-h-11 font-semibold text-link underline">
                  {words.retry}
                </button>
                <SiteLink to={words.otherwise.href} className="inline-flex min-h-11 items-center text-link underline">
                  {words.otherwise.label}
                </SiteLink>
              </p>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
