import { createEmailRenderer, type EmailOptions } from "#server/integrations/mail/email-renderer.tsx";
import type { DemoEmails, DemoFacts } from "#server/integrations/mail/port.ts";
import { DemoCancellation } from "#server/integrations/mail/templates/demo-cancellation.tsx";
import { DemoConfirmation } from "#server/integrations/mail/templates/demo-confirmation.tsx";
import { DemoReminder } from "#server/integrations/mail/templates/demo-reminder.tsx";
import { DemoStaffEmail } from "#server/integrations/mail/templates/demo-staff-email.tsx";
import type { Company } from "#shared/content/company.ts";
import { clockTime, dayInWords } from "#shared/rules/class-time.ts";

const confirmed = { booked: "is booked", moved: "has moved", cancelled: "is cancelled" };
const noticed = { booked: "New demo booking", moved: "Demo booking moved", cancelled: "Demo booking cancelled" };

/** The company's emails about demo bookings. The visitor's name the time in the visitor's own zone. */
export function createDemoEmails(company: Company, options: EmailOptions): DemoEmails {
  const email = createEmailRenderer(company, options);
  const when = ({ starts, timeZone }: DemoFacts) => `${dayInWords(starts, timeZone)}, ${clockTime(starts, timeZone)}`;
  return {
    demoConfirmation: (booking) =>
      email(
        `Your demo class ${confirmed[booking.state]}: ${when(booking)} | ${company.name}`,
        <DemoConfirmation company={company} booking={booking} />,
      ),
    demoCancellation: (booking) =>
      email(
        `Your demo class is cancelled: ${when(booking)} | ${company.name}`,
        <DemoCancellation company={company} booking={booking} />,
      ),
    demoReminder: (booking) =>
      email(
        `Reminder: your demo class, ${when(booking)} | ${company.name}`,
        <DemoReminder company={company} booking={booking} />,
      ),
    demoStaffEmail: (booking) =>
      email(
        `${noticed[booking.state]}: ${booking.course}, ${when({ ...booking, timeZone: company.hours.timeZone })}`,
        <DemoStaffEmail company={company} booking={booking} />,
      ),
  };
}
