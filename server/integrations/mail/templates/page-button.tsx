import { Button } from "@react-email/components";
import type { Company } from "#shared/content/company.ts";

/** The one thing to do after reading a letter. */
export function PageButton({ company, href, children }: { company: Company; href: string; children: string }) {
  const { accent, ink } = company.brand.colors;
  return (
    <Button
      href={href}
      style={{
        backgroundColor: accent.light,
        borderRadius: "10px",
        color: ink.light,
        fontWeight: 700,
        padding: "14px 22px",
      }}
    >
      {children}
    </Button>
  );
}
