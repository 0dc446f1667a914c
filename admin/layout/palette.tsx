import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import type { loader, Place } from "#admin/routes/find.ts";
import { foldText } from "#shared/fold-text.ts";
import { useFrame } from "#ui/office/office-frame.ts";

type Screen = { to: string; label: string };
type PaletteProps = { dialog: RefObject<HTMLDialogElement | null>; screens: Screen[] };

/** Pause in typing before the server is asked, in milliseconds. */
const rest = 150;

/** The screens whose name has what was typed, on whatever keyboard. */
export function screensNamed(screens: Screen[], typed: string): Screen[] {
  const wanted = foldText(typed);
  return screens.filter(({ label }) => foldText(label).includes(wanted));
}

/** Search to any place by typing: Ctrl or ⌘ and K opens it. */
export function Palette({ dialog, screens }: PaletteProps) {
  const { palette } = useFrame().words.frame;
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const list = useId();
  const finding = useFetcher<typeof loader>();
  const { load } = finding;
  const wanted = typed.trim();
  const ofScreens = screensNamed(screens, wanted);
  const places = wanted.length > 1 ? (finding.data?.places ?? []) : [];
  const found: Place[] = [...ofScreens.map((screen) => ({ ...screen, detail: "" })), ...places];

  useEffect(() => {
    if (wanted.length < 2) return;
    const timer = setTimeout(() => void load(`/find?q=${encodeURIComponent(wanted)}`), rest);
    return () => clearTimeout(timer);
  }, [wanted, load]);

  useEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      dialog.current?.showModal();
    };
    addEventListener("keydown", open);
    return () => removeEventListener("keydown", open);
  }, [dialog]);

  const chosen = Math.min(at, found.length - 1);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || found.length === 0) return;
    event.preventDefault();
    setAt((chosen + step + found.length) % found.length);
  };

  function go(to: string) {
    dialog.current?.close();
    void navigate(to);
  }

  return (
    <dialog
      ref={dialog}
      aria-label={palette.open}
      onClose={() => setTyped("")}
      className="mx-auto mt-[15vh] w-[min(32rem,calc(100%-2rem))] rounded-xl border border-line bg-surface p-2 text-ink shadow-lg backdrop:bg-black/40"
    >
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          const place = found[chosen];
          // An answer to earlier input is not a target.
          if (place && finding.state === "idle") go(place.to);
        }}
      >
        <input
          type="search"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={list}
          aria-activedescendant={chosen >= 0 ? `${list}-${chosen}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          aria-label={palette.open}
          placeholder={palette.placeholder}
          className="control"
          value={typed}
          onKeyDown={move}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
        />
      </form>
      <div id={list} role="listbox" aria-label={palette.open} className="mt-2 grid gap-0.5">
        {found.map(({ to, label, detail }, place) => (
          <button
            key={to}
            id={`${list}-${place}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={place === chosen}
            className="flex min-h-10 w-full items-center gap-3 rounded-lg px-3 text-start hover:bg-sunken aria-selected:bg-sunken max-md:min-h-11"
            onClick={() => go(to)}
          >
            <bdi className="truncate">{label}</bdi>
            <bdi className="ms-auto truncate text-sm text-ink-faint">{detail}</bdi>
          </button>
        ))}
      </div>
      <p role="status" className="px-3 py-2 text-ink-soft empty:hidden">
        {found.length === 0 && (finding.state === "idle" ? palette.empty : palette.looking)}
      </p>
    </dialog>
  );
}
