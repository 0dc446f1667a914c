import { Link } from "react-router";
import { SetupList } from "#domains/content/office/setup-list.tsx";
import type { Setup } from "#domains/content/server/set-up.ts";
import { type ShownReduction, WaitingReductions } from "#domains/money/office/reduction-list.tsx";
import { Refunds, type ShownRefund } from "#domains/money/office/refund-requests.tsx";
import type { QuestionRow } from "#domains/talk/office/question-row.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { useMember } from "#ui/office/member.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import { DuePanel, DueRow } from "./due-panel.tsx";
import { NextClass } from "./next-class.tsx";
import type { shownClasses } from "./shown-classes.ts";
import { Teaching } from "./teaching.tsx";
import type { todayData } from "./today-data.ts";

type TodayScreenProps = {
  /** How far an owner's setting up is; null once the site is open, or the list is put away. */
  setup: Pick<Setup, "isDemo" | "done"> | null;
  day: string;
  /** The open tasks of a teacher; null for a member who teaches nothing. */
  teaching: ReturnType<typeof shownClasses> | null;
  /** The requests for fewer fees that the member may decide. */
  reductions: ShownReduction[];
  /** The refunds asked for that the member may approve. */
  refunds: ShownRefund[];
  /** The number of answers by e-mail that staff look at before they are posted. */
  replies: number;
  /** The students' questions that wait, the longest first; null for a member without any batch. */
  asked: { all: number; first: QuestionRow[] } | null;
  /** The office's open tasks; null for a member who may not see it. */
  today: ReturnType<typeof todayData> | null;
};

/** Everything due now; each entry links to the place where it is done. */
export function TodayScreen({ setup, day, teaching, asked, reductions, refunds, replies, today }: TodayScreenProps) {
  const { words } = useFrame();
  const { today: texts } = words;
  const { may } = useMember();
  const isLate = today?.payments.first.some((one) => one.isLate);
  const payments = today && <PaymentsDue {...today.payments} />;
  return (
    <div className="p-4 md:p-6">
      <h1 className="text-2xl">
        {texts.title} <span className="ms-2 font-text text-base font-normal tracking-normal text-ink-faint">{day}</span>
      </h1>
      {setup?.isDemo && (
        <p className="card mt-4 p-4">
          {words.setup.today}{" "}
          <Link to="/setup" className="link">
            {words.setup.start}
          </Link>
        </p>
      )}
      {setup && !setup.isDemo && (
        <details open className="card mt-4 max-w-2xl p-4">
          <summary className="cursor-pointer text-lg font-semibold">{words.setup.list}</summary>
          <div className="mt-2">
            <SetupList done={setup.done} />
          </div>
          <p className="mt-2">
            <Link to="/setup" className="link">
              {words.setup.all}
            </Link>
          </p>
        </details>
      )}
      {teaching?.next && <NextClass next={teaching.next} />}
      {asked && asked.all > 0 && <StudentsAsk {...asked} />}
      {teaching && <Teaching {...teaching} />}
      <WaitingReductions reductions={reductions} />
      <Refunds refunds={refunds} />
      {replies > 0 && (
        <p className="card mt-4 p-4">
          <Link to="/replies" className="link">
            {fillCount(words.replies.waiting, replies)}
          </Link>
        </p>
      )}
      {today && (
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
          {isLate && payments}
          <DuePanel
            title={texts.leads.title}
            count={today.leads.all > 0 ? fillCount(texts.leads.count, today.leads.all) : null}
            empty={texts.leads.empty}
            all={{ to: "/leads", label: texts.leads.open }}
          >
            {today.leads.first.map(({ id, name, wants, due }) => (
              <DueRow key={id} to={`/leads/${id}`} title={name} text={wants} end={due.text} urgency={due.urgency} />
            ))}
          </DuePanel>
          {today.trials.length > 0 && <TrialClasses trials={today.trials} />}
          {today.texts > 0 && (
            <DuePanel title={words.outbox.today.title}>
              <DueRow to="/outbox" title={words.outbox.today.open} text={fillCount(words.outbox.count, today.texts)} />
            </DuePanel>
          )}
          {!isLate && payments}
          {today.overdue.length > 0 && <FeesOverdue overdue={today.overdue} />}
          <ClassesToday {...today.classes} />
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

/** The students who wait for an answer, the longest first. */
function StudentsAsk({ all, first }: NonNullable<TodayScreenProps["asked"]>) {
  const { asked: words } = useFrame().words.today;
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)]">
      <DuePanel title={words.title} count={fillCount(words.count, all)} all={{ to: "/questions", label: words.open }}>
        {first.map(({ id, text, student, batch, due }) => (
          <DueRow
            key={id}
            to={`/questions/${id}`}
            title={text}
            text={`${student} · ${batch}`}
            {...(due && { end: due.text, urgency: due.urgency })}
          />
        ))}
      </DuePanel>
    </div>
  );
}

/** The trial classes of the day that are not over, with who teaches and how many come. */
function TrialClasses({ trials }: Pick<ReturnType<typeof todayData>, "trials">) {
  const { trials: words } = useFrame().words;
  return (
    <DuePanel title={words.today.title} all={{ to: "/leads/trials", label: words.today.open }}>
      {trials.map(({ key, course, teacher, count, time }) => (
        <DueRow
          key={key}
          to="/leads/trials"
          title={course}
          text={`${fillCount(words.coming, count)} · ${teacher ?? words.today.nobody}`}
          end={time}
        />
      ))}
    </DuePanel>
  );
}

type PaymentsDueProps = ReturnType<typeof todayData>["payments"];

/** The waiting proofs, the oldest first. */
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

/** The fees that are overdue, the longest first, each with its days and its sum. */
function FeesOverdue({ overdue }: Pick<ReturnType<typeof todayData>, "overdue">) {
  const { overdue: words } = useFrame().words.today;
  return (
    <DuePanel title={words.title} all={{ to: "/payments?state=overdue", label: words.open }}>
      {overdue.map(({ reference, name, courseTitle, amount, days }) => (
        <DueRow
          key={reference}
          to={`/payments/${reference}`}
          title={name}
          text={courseTitle}
          end={fillCount(words.late, days, { amount })}
          urgency="late"
        />
      ))}
    </DuePanel>
  );
}

/** The classes of the day that are not over, the earliest first. */
function ClassesToday({ all, first }: ReturnType<typeof todayData>["classes"]) {
  const { classes: words } = useFrame().words.today;
  const isMore = all > first.length;
  return (
    <DuePanel
      title={words.title}
      count={isMore ? fillCount(words.count, all) : null}
      empty={words.empty}
      {...(isMore && { all: { to: "/batches", label: words.open } })}
    >
      {first.map(({ id, name, instructor, hours }) => (
        <DueRow
          key={id}
          to={`/batches/${id}`}
          title={name}
          text={fillText(words.with, { teacher: instructor })}
          end={hours}
        />
      ))}
    </DuePanel>
  );
}
