import { type LetterOptions, letterPress } from "#server/integrations/mail/letter-press.tsx";
import type { DemoFacts, DemoLetters } from "#server/integrations/mail/port.ts";
import { DemoCancellation } from "#server/integrations/mail/templates/demo-cancellation.tsx";
import { DemoConfirmation } from "#server/integrations/mail/templates/demo-confirmation.tsx";
import { DemoNotice } from "#server/integrations/mail/templates/demo-notice.tsx";
import { DemoReminder } from "#server/integrations/mail/templates/demo-reminder.tsx";
import type { Company } from "#shared/content/company.ts";
import { clockTime, dayInWords } from "#shared/rules/class-time.ts";

const confirmed = { booked: "is booked", moved: "has moved", cancelled: "is cancelled" };
const noticed = { booked: "New demo booking", moved: "Demo booking moved", cancelled: "Demo booking cancelled" };

/** The company's letters about demo bookings. The visitor's name the time in the visitor's own zone. */
export function createDemoLetters(company: Company, options: LetterOptions): DemoLetters {
  const letter = letterPress(company, options);
  const when = ({ starts, timeZone }: DemoFacts) => `${dayInWords(starts, timeZone)}, ${clockTime(starts, timeZone)}`;
  return {
    demoConfirmation: (booking) =>
      letter(
        `Your demo class ${confirmed[booking.state]}: ${when(booking)} | ${company.name}`,
        <DemoConfirmation company={company} booking={booking} />,
      ),
    demoCancellation: (booking) =>
      letter(
        `Your demo class is cancelled: ${when(booking)} | ${company.name}`,
        <DemoCancellation company={company} booking={booking} />,
      ),
    demoReminder: (booking) =>
      letter(
        `Reminder: your demo class, ${when(booking)} | ${company.name}`,
        <DemoReminder company={company} booking={booking} />,
      ),
    demoNotice: (booking) =>
      letter(
        `${noticed[booking.state]}: ${booking.course}, ${when({ ...booking, timeZone: company.hours.timeZone })}`,
        <DemoNotice company={company} booking={booking} />,
      ),
  };
}
