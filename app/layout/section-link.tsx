import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useFrame } from "#domains/content/site/site-frame.ts";
import { buttonClass } from "#ui/site/button-class.ts";
import { SiteLink } from "#ui/site/site-link.tsx";
import { isWithin, sectionPages } from "./shell-place.ts";
import { usePagePath } from "./use-page-path.ts";

type SectionLinkProps = {
  /** The section of the home page, and the page to open from elsewhere. */
  section: keyof typeof sectionPages;
  className?: string;
  children: ReactNode;
};

/** The home page's block of each section. */
const blocks = { contact: "home.contact", lms: "home.learning" } as const;

/**
 * The header's Contact and LMS buttons: on the home page they scroll to its section, elsewhere they open the page. A
 * check marks the button while its page, or one beneath it, is open (specification §2).
 */
export function SectionLink({ section, className, children }: SectionLinkProps) {
  const pathname = usePagePath();
  const page = sectionPages[section];
  const current = isWithin(pathname, page);
  const { off = [] } = useFrame();
  const isAtHome = pathname === "/" && !off.includes(blocks[section]);
  return (
    <SiteLink
      to={isAtHome ? `/#${section}` : page}
      aria-current={current ? "page" : undefined}
      className={buttonClass({ variant: current ? "main" : "quiet" }, className)}
    >
      {current && <Check size={18} aria-hidden="true" />}
      <span>{children}</span>
    </SiteLink>
  );
}
