import { SiteLink } from "#ui/site/site-link.tsx";

type AskFeeProps = {
  /** The address of a chat that begins with the question. */
  href: string;
  text: string;
  /** The course or batch the fee is for, for screen readers. */
  of?: string;
  className?: string;
};

/** In place of a hidden price: one tap asks for it. */
export function AskFee({ href, text, of, className = "" }: AskFeeProps) {
  return (
    <SiteLink to={href} newTab className={`ask-fee ${className}`}>
      {text}
      {of && <span className="sr-only">{`: ${of}`}</span>}
    </SiteLink>
  );
}
