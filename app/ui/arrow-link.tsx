import type { ComponentProps } from "react";
import { Drawing } from "./drawing.tsx";
import { SiteLink } from "./site-link.tsx";

/** A link that leads on, with an arrow that leans forward under the pointer. */
export function ArrowLink({ children, className = "", ...rest }: ComponentProps<typeof SiteLink>) {
  return (
    <SiteLink
      {...rest}
      className={`group inline-flex min-h-11 items-center gap-1.5 font-semibold text-link hover:underline ${className}`}
    >
      {children}
      <Drawing of="arrow-right" size={18} className="transition-transform group-hover:translate-x-1" />
    </SiteLink>
  );
}
