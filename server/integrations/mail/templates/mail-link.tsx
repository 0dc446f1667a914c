import type { CSSProperties, ReactNode } from "react";
import { useEmailColors } from "#server/integrations/mail/templates/use-email-colors.ts";

interface MailLinkProps {
  href: string;
  /**
   * What the text part makes of it: the words and behind them the address; the address alone; or the words and, on the
   * next line, the address. Numbers to call and addresses of mail stand there as they are shown.
   */
  inText?: "inline" | "address" | "action";
  children: ReactNode;
}

/** A link in an email. */
export function MailLink({ href, inText = "inline", children }: MailLinkProps) {
  const colors = useEmailColors();
  const wrapping: CSSProperties = href.startsWith("tel:") ? { whiteSpace: "nowrap" } : { wordBreak: "break-word" };
  return (
    <a href={href} {...colors({ text: "link" }, { textDecoration: "underline", ...wrapping }, [inText])}>
      {children}
    </a>
  );
}
