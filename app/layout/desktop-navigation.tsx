import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useRef, useState } from "react";
import type { Frame } from "#domains/content/site/frame-of.ts";
import { useFrame } from "#domains/content/site/site-frame.ts";
import { Drawing } from "#ui/site/drawing.tsx";
import { SiteLink } from "#ui/site/site-link.tsx";
import { usePagePath } from "./use-page-path.ts";

const entryClass =
  "inline-flex min-h-11 items-center rounded-control px-3 font-medium hover:text-link aria-[current=page]:text-link";

type Entry = Frame["header"][number];

function Dropdown({ name, href, dropdown }: Entry & { dropdown: NonNullable<Entry["dropdown"]> }) {
  const [open, setOpen] = useState(false);
  const pathname = usePagePath();
  const panel = useId();
  // A mouse over the entry has already opened it; pressing the button must not close it.
  const hovered = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const hover = ({ pointerType }: PointerEvent, inside: boolean) => {
    if (pointerType !== "mouse") return;
    hovered.current = inside;
    setOpen(inside);
  };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <li
      className="dropdown relative flex items-center"
      data-open={open}
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
      onBlur={leave}
      onKeyDown={closeOnEscape}
    >
      <SiteLink
        to={href}
        aria-current={pathname === href ? "page" : undefined}
        className={`${entryClass} pe-0.5`}
        onClick={() => setOpen(false)}
        // After a choice the panel closes although the pointer may never have left the entry.
        onPointerEnter={(event) => hover(event, true)}
      >
        {name}
      </SiteLink>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        aria-label={dropdown.label}
        className="grid h-11 w-7 place-items-center"
        onClick={() => setOpen((was) => hovered.current || !was)}
      >
        <Drawing of="chevron-down" size={16} className={`transition-transform ${open ? "rotate-180" : ""}`} />
      </button>
      <div id={panel} className="dropdown-panel absolute top-full start-0 pt-2">
        <ul className="min-w-60 rounded-control border border-line bg-surface p-2 shadow-card">
          {dropdown.links.map((link) => (
            <li key={link.href}>
              <SiteLink
                to={link.href}
                aria-current={pathname === link.href ? "page" : undefined}
                onClick={() => setOpen(false)}
              >
                {link.name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** The header's entries on a wide screen; a dropdown opens on hover, by its button or by keyboard. */
export function DesktopNavigation() {
  const pathname = usePagePath();
  const { header, words } = useFrame();
  return (
    <nav aria-label={words.navigation} className="hidden lg:block">
      <ul className="flex items-center gap-1">
        {header.map((entry) =>
          entry.dropdown ? (
            <Dropdown key={entry.name} {...entry} dropdown={entry.dropdown} />
          ) : (
            <li key={entry.name}>
              <SiteLink
                to={entry.href}
                aria-current={pathname === entry.href ? "page" : undefined}
                className={entryClass}
              >
                {entry.name}
              </SiteLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
