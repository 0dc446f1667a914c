import { type RefObject, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useFrame } from "#admin/lib/frame.ts";

type PaletteProps = { dialog: RefObject<HTMLDialogElement | null>; screens: { to: string; label: string }[] };

/** Goes anywhere by typing: Ctrl or ⌘ and K opens it. */
export function Palette({ dialog, screens }: PaletteProps) {
  const { palette } = useFrame().words.frame;
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const found = screens.filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()));

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
          if (first) go(first.to);
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
        {found.map(({ to, label }) => (
          <li key={to}>
            <button
              type="button"
              className="flex min-h-10 w-full items-center rounded-lg px-3 text-left hover:bg-sunken"
              onClick={() => go(to)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="px-3 py-2 text-ink-soft">{palette.empty}</p>}
    </dialog>
  );
}
