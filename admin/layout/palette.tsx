import { type RefObject, useEffect, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import type { loader, Place } from "#admin/routes/find.ts";
import { useFrame } from "#ui/office/office-frame.ts";

type PaletteProps = { dialog: RefObject<HTMLDialogElement | null>; screens: { to: string; label: string }[] };

/** Pause in typing before the server is asked, in milliseconds. */
const rest = 150;

/** Search to any place by typing: Ctrl or ⌘ and K opens it. */
export function Palette({ dialog, screens }: PaletteProps) {
  const { palette } = useFrame().words.frame;
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const finding = useFetcher<typeof loader>();
  const { load } = finding;
  const wanted = typed.trim();
  const ofScreens = screens.filter(({ label }) => label.toLowerCase().includes(wanted.toLowerCase()));
  const places = wanted.length > 1 ? (finding.data?.places ?? []) : [];
  const found: Place[] = [...ofScreens.map((screen) => ({ ...screen, detail: "" })), ...places];

  useEffect(() => {
    if (wanted.length < 2) return;
    const timer = setTimeout(() => void load(`/find?q=${encodeURIComponent(wanted)}`), rest);
    return () => clearTimeout(timer);
  }, [wanted, load]);

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      dialog.current?.showModal();
    };
    addEventListener("keydown", open);
    return () => removeEventListener("keydown", open);
  }, [dialog]);

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
          const [first] = found;
          // An answer to earlier input is not a target.
          if (first && finding.state === "idle") go(first.to);
        }}
      >
        <input
          type="search"
          aria-label={palette.open}
          placeholder={palette.placeholder}
          className="control"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      <ul className="mt-2 grid gap-0.5">
        {found.map(({ to, label, detail }) => (
          <li key={to}>
            <button
              type="button"
              className="flex min-h-10 w-full items-center gap-3 rounded-lg px-3 text-start hover:bg-sunken"
              onClick={() => go(to)}
            >
              <bdi className="truncate">{label}</bdi>
              <bdi className="ms-auto truncate text-sm text-ink-faint">{detail}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="px-3 py-2 text-ink-soft empty:hidden">
        {found.length === 0 && (finding.state === "idle" ? palette.empty : palette.looking)}
      </p>
    </dialog>
  );
}
