import { Button } from "@react-email/components";
import type { Company } from "#shared/content/company.ts";

/** The one thing to do, as a button. */
export function MailButton({ company, href, label }: { company: Company; href: string; label: string }) {
  return (
    <Button
      href={href}
      style={{
        backgroundColor: company.brand.colors.accent.light,
        borderRadius: "10px",
        color: company.brand.colors.ink.light,
        fontWeight: 700,
        padding: "14px 24px",
      }}
    >
      {label}
    </Button>
  );
}
