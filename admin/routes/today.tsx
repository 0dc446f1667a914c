import { requireOffice } from "#admin/request/office.ts";
import { DuePanel, DueRow } from "#domains/overview/office/due-panel.tsx";
import { shownClasses } from "#domains/overview/office/taught-classes.ts";
import { Teaching } from "#domains/overview/office/teaching.tsx";
import { useMember } from "#domains/staff/office/member.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { clockTime, dayInWords } from "#shared/formats/class-time.ts";
import { useFrame } from "#ui/office/frame.ts";
import { dueInWords, shortDay, shortTime } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/today.ts";

/** Everything due now; each entry links to the place where it is done. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site, access, office } = requireOffice(given);
  const now = new Date();
  const { timeZone } = site.content.company.hours;
  const day = dayInWords(now, timeZone);
  const taught = shownClasses(await verbs.showTaughtClasses(), {
    now,
    timeZone,
    words: site.messages.admin.attendance,
  });
  const isTeacher = access.member.role === "teacher";
  const teaching = isTeacher || taught.days.length > 0 ? taught : null;
  if (!office.allowedVerbs(access.member.role).includes("showToday")) return { day, teaching, today: null };
  const { leads, payments, classes, offers, questions, certificates } = await verbs.showToday();
  const { due } = site.messages.admin.leads;
  const at = (moment: Date) => shortTime(moment, now, timeZone);
  return {
    day,
    teaching,
    today: {
      leads: {
        all: leads.all,
        next: leads.next && dueInWords(leads.next.dueAt, now, due).text,
        urgent: leads.urgent.map(({ id, source, person, dueAt }) => {
          return { id, source, name: person.name, due: dueInWords(dueAt, now, due) };
        }),
      },
      payments: {
        all: payments.all,
        first: payments.first.map(({ order, student, since, isLate }) => {
          const { reference, courseTitle } = order;
          return { reference, courseTitle, name: `${student.firstName} ${student.lastName}`, since: at(since), isLate };
        }),
      },
      classes: classes.map(({ id, name, instructor, from, to }) => {
        return { id, name, instructor, hours: `${clockTime(from, timeZone)} – ${clockTime(to, timeZone)}` };
      }),
      offers: offers.map(({ enrolment, person, batch }) => {
        const until = enrolment.heldUntil ? at(enrolment.heldUntil) : "";
        return { id: enrolment.id, personId: person.id, name: person.name, batch: batch.name, until };
      }),
      questions: questions.map(({ id, question, times }) => ({ id, question, times })),
      certificates: certificates.map(({ endDate, ...batch }) => ({ ...batch, endedOn: shortDay(endDate) })),
    },
  };
}

export const meta = screenTitle(({ today }) => today.title);

export default function TodayScreen({ loaderData: { day, teaching, today } }: Route.ComponentProps) {
  const { words } = useFrame();
  const { today: texts, leads: leadWords } = words;
  const { may } = useMember();
  const isLate = today?.payments.first.some((one) => one.isLate);
  const payments = today && <PaymentsDue {...today.payments} />;
  return (
    <div className="p-4 md:p-6">
      <h1 className="text-2xl">
        {texts.title} <span className="ml-2 font-text text-base font-normal tracking-normal text-ink-faint">{day}</span>
      </h1>
      {teaching && <Teaching {...teaching} />}
      {today && (
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
          {isLate && payments}
          <DuePanel
            title={texts.leads.title}
            count={today.leads.all > 0 ? fillCount(texts.leads.count, today.leads.all) : null}
            empty={today.leads.all > 0 ? texts.leads.none : texts.leads.empty}
            all={{ to: "/leads", label: texts.leads.open }}
            note={today.leads.next && fillText(texts.leads.next, { due: today.leads.next })}
          >
            {today.leads.urgent.map(({ id, name, source, due }) => (
              <DueRow
                key={id}
                to={`/leads/${id}`}
                title={name}
                text={leadWords.sources[source]}
                end={due.text}
                urgency={due.urgency}
              />
            ))}
          </DuePanel>
          {!isLate && payments}
          <DuePanel title={texts.classes.title} empty={texts.classes.empty}>
            {today.classes.map(({ id, name, instructor, hours }) => (
              <DueRow
                key={id}
                to={`/batches/${id}`}
                title={name}
                text={fillText(texts.classes.with, { teacher: instructor })}
                end={hours}
              />
            ))}
          </DuePanel>
          {may.includes("issueCertificates") && today.certificates.length > 0 && (
            <DuePanel title={texts.certificates.title}>
              {today.certificates.map(({ batchId, name, waiting, endedOn }) => (
                <DueRow
                  key={batchId}
                  to={`/batches/${batchId}/certificates`}
                  title={name}
                  text={fillCount(texts.certificates.waiting, waiting, { day: endedOn })}
                />
              ))}
            </DuePanel>
          )}
          <DuePanel title={texts.offers.title} empty={texts.offers.empty}>
            {today.offers.map(({ id, personId, name, batch, until }) => (
              <DueRow
                key={id}
                to={`/people/${personId}`}
                title={batch}
                text={fillText(texts.offers.until, { name, time: until })}
              />
            ))}
          </DuePanel>
          <DuePanel title={texts.questions.title} empty={texts.questions.empty}>
            {today.questions.map(({ id, question, times }) => (
              <DueRow
                key={id}
                {...(may.includes("listUnanswered") && { to: "/content/questions" })}
                title={question}
                text={fillCount(texts.questions.times, times)}
              />
            ))}
          </DuePanel>
        </div>
      )}
    </div>
  );
}

type PaymentsDueProps = {
  all: number;
  first: { reference: string; name: string; courseTitle: string; since: string; isLate: boolean }[];
};

/** The waiting receipts, the oldest first. */
function PaymentsDue({ all, first }: PaymentsDueProps) {
  const { payments: words } = useFrame().words.today;
  return (
    <DuePanel
      title={words.title}
      count={all > 0 ? fillCount(words.count, all) : null}
      empty={words.empty}
      all={{ to: "/payments", label: words.open }}
    >
      {first.map(({ reference, name, courseTitle, since, isLate }) => (
        <DueRow
          key={reference}
          to={`/payments/${reference}`}
          title={name}
          text={isLate ? fillText(words.late, { course: courseTitle }) : courseTitle}
          end={fillText(words.since, { time: since })}
          {...(isLate && { urgency: "late" as const })}
        />
      ))}
    </DuePanel>
  );
}
