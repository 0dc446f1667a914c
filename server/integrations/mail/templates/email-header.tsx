import { Column, Img, Row } from "@react-email/components";
import { brandPicture } from "#server/integrations/mail/brand-picture.ts";
import { useEmailTheme } from "#server/integrations/mail/templates/email-theme.ts";
import { useEmailColors } from "#server/integrations/mail/templates/use-email-colors.ts";
import type { Company } from "#shared/content/company.ts";

const urduFaces = "Noto Nastaliq Urdu, Urdu Typesetting, Geeza Pro, Segoe UI, Arial, sans-serif";

/**
 * The band over every email: the company's name, and in the picture the girih with the name in Urdu; where pictures are
 * off, or nothing is built, the same in letters. It says who writes, as the sender's line does, so the text part leaves
 * it out.
 */
export function EmailHeader({ company }: { company: Company }) {
  const { hasPicture } = useEmailTheme();
  const colors = useEmailColors();
  const hasUrdu = hasPicture || company.nameUrdu !== "";
  const band = { borderBottom: "3px solid", borderRadius: "16px 16px 0 0" };
  const type = { fontSize: "24px", fontWeight: 800, letterSpacing: "-0.02em", lineHeight: "30px" };
  const corners = { borderRadius: hasUrdu ? "16px 0 0 0" : "16px 16px 0 0" };
  const name = { ...type, ...corners, padding: "22px 12px 22px 32px" };
  const urduType = { borderRadius: "0 16px 0 0", fontFamily: urduFaces, fontSize: "26px", lineHeight: "52px" };
  const urdu = { ...urduType, paddingRight: hasPicture ? 0 : "32px" };
  return (
    // The row has the band's ground as well: between two columns a hair of what lies below would show.
    <Row data-skip-in-text="true" {...colors({ ground: "band", edge: "accent" }, band, ["band"])}>
      <Column {...colors({ text: "on-band", ground: "band" }, name, ["band", "gutter"])}>{company.name}</Column>
      {hasUrdu && (
        <Column
          align="right"
          width="47%"
          {...colors({ text: "accent", ground: "band" }, urdu, hasPicture ? ["band"] : ["band", "gutter"])}
        >
          {hasPicture ? (
            <Img
              src={`cid:${brandPicture.cid}`}
              alt={company.nameUrdu}
              width={brandPicture.width}
              height={brandPicture.height}
              className="band-picture"
              // Or React puts a link that fetches it into the head.
              fetchPriority="low"
              style={{ height: "auto", maxWidth: "100%" }}
            />
          ) : (
            <span lang="ur" dir="rtl">
              {company.nameUrdu}
            </span>
          )}
        </Column>
      )}
    </Row>
  );
}
