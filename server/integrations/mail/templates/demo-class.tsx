import type { DemoFacts } from "#server/integrations/mail/port.ts";
import { Panel } from "#server/integrations/mail/templates/panel.tsx";
import { useEmailColors } from "#server/integrations/mail/templates/use-email-colors.ts";
import type { Company } from "#shared/content/company.ts";
import { classTime, zoneInWords } from "#shared/rules/class-time.ts";

interface DemoClassProps {
  company: Company;
  booking: DemoFacts;
}

/** Which class it is, and when: in the visitor's own time first, then in the company's where that is another. */
export function DemoClass({ company, booking: { course, starts, ends, timeZone, state } }: DemoClassProps) {
  const colors = useEmailColors();
  const time = (zone: string) => classTime(starts, ends, zone);
  const place = (zone: string) => `${zoneInWords(starts, zone)} (${zone})`;
  const title = { fontSize: "15px", fontWeight: 600, lineHeight: "22px", margin: "12px 0 4px" };
  const decoration = state === "cancelled" ? { textDecoration: "line-through" } : {};
  const main = { ...decoration, fontSize: "20px", fontWeight: 700, lineHeight: "28px", margin: 0 };
  const small = { fontSize: "14px", lineHeight: "22px", margin: "2px 0 12px" };
  const home = company.hours.timeZone;
  return (
    <Panel>
      <p {...colors({ text: "ink-soft" }, title)}>{course}</p>
      <p {...colors({ text: "ink" }, main, ["line"])}>{time(timeZone)}</p>
      <p {...colors({ text: "ink-soft" }, small, ["line"])}>{place(timeZone)}</p>
      {timeZone === home ? null : (
        <p {...colors({ text: "ink-soft" }, small)}>
          {time(home)}
          <br />
          {place(home)}
        </p>
      )}
    </Panel>
  );
}
