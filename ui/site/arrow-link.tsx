import type { ComponentProps } from "react";
import { Drawing } from "./drawing.tsx";
import { SiteLink } from "./site-link.tsx";

/** A link with an arrow that moves forward on hover. */
export function ArrowLink({ children, className = "", ...rest }: ComponentProps<typeof SiteLink>) {
  return (
    <SiteLink {...rest} className={`arrow-link ${className}`}>
      {children}
      <Drawing of="arrow-right" size={18} />
    </SiteLink>
  );
}
