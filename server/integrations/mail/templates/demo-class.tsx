import { Section, Text } from "@react-email/components";
import type { DemoFacts } from "#server/integrations/mail/port.ts";
import type { Company } from "#shared/content/company.ts";
import { classTime, zoneInWords } from "#shared/rules/class-time.ts";

interface DemoClassProps {
  company: Company;
  booking: DemoFacts;
}

/** Which class it is, and when: in the visitor's own time first, then in the company's where that is another. */
export function DemoClass({ company, booking: { course, starts, ends, timeZone } }: DemoClassProps) {
  const zones = [...new Set([timeZone, company.hours.timeZone])];
  return (
    <Section
      style={{
        backgroundColor: "#ffffff",
        borderRadius: "8px",
        color: company.brand.colors.ink.light,
        margin: "24px 0",
        padding: "16px 20px",
      }}
    >
      <Text style={{ fontSize: "18px", fontWeight: 700, margin: "0 0 8px" }}>{course}</Text>
      {zones.map((zone) => (
        <Text key={zone} style={{ margin: "0 0 4px" }}>
          {classTime(starts, ends, zone)} ({zoneInWords(starts, zone)}, {zone})
        </Text>
      ))}
    </Section>
  );
}
