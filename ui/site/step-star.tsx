import type { ReactNode } from "react";

/** A step's number in an eight-pointed star; hidden from screen readers, which know the order of the steps. */
export function StepStar({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="relative isolate grid size-10 shrink-0 place-items-center text-base text-on-hue before:absolute before:inset-1.5 before:-z-10 before:bg-emerald after:absolute after:inset-1.5 after:-z-10 after:rotate-45 after:bg-emerald"
    >
      {children}
    </span>
  );
}
