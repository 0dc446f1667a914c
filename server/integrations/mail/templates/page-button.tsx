import { Button } from "@react-email/components";
import { Block } from "#server/integrations/mail/templates/block.tsx";
import { useEmailColors } from "#server/integrations/mail/templates/use-email-colors.ts";

/** The one thing to do after reading an email, in the accent's colour; on a phone as wide as the email. */
export function PageButton({ href, children }: { href: string; children: string }) {
  const colors = useEmailColors();
  const style = {
    borderRadius: "12px",
    fontSize: "16px",
    fontWeight: 700,
    lineHeight: "20px",
    padding: "14px 28px",
  };
  return (
    <Block>
      <Button href={href} {...colors({ text: "on-accent", ground: "accent" }, style, ["button", "action"])}>
        {children}
      </Button>
    </Block>
  );
}
