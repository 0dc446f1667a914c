import { ArrowLeft } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { useNavigate } from "react-router";
import type { ButtonLook } from "./button-class.ts";
import { ButtonLink } from "./site-link.tsx";

type BackLinkProps = ButtonLook & {
  /** The target for visitors who came from elsewhere, or in a new tab. */
  to: string;
  className?: string;
  children: ReactNode;
};

/** A link back to the page of this site that the visitor came from, if there is one. */
export function BackLink({ to, children, ...look }: BackLinkProps) {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !cameFromHere()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <ButtonLink {...look} to={to} onClick={goBack}>
      <ArrowLeft size={18} aria-hidden="true" />
      {children}
    </ButtonLink>
  );
}

/** The router counts client-side navigations; a page loaded in full has a referrer. */
function cameFromHere(): boolean {
  const { idx }: { idx?: number } = history.state ?? {};
  if (idx !== undefined && idx > 0) return true;
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}
