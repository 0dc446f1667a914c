import { MonitorSmartphone } from "lucide-react";
import { use } from "react";
import { Form } from "react-router";
import { formatDate } from "#shared/formats/format-date.ts";
import { commaIn } from "#shared/formats/formats.ts";
import { InstituteClock } from "#ui/institute-clock.ts";
import { Button } from "#ui/site/button.tsx";
import { type FormOutcome, FormOutcomeNote } from "./form-outcome-note.tsx";

type OwnSession = { id: string; device: string; isCurrent: boolean; startedAt: string; seenAt: string };

type SessionListProps = {
  sessions: OwnSession[];
  words: Record<"title" | "lead" | "current" | "since" | "seen" | "end" | "endAll", string>;
  outcome?: FormOutcome;
};

/** The devices on which the visitor is signed in, each with a button that signs it out. */
export function SessionList({ sessions, words, outcome }: SessionListProps) {
  const { lang } = use(InstituteClock);
  return (
    <section aria-labelledby="sessions-title" className="rounded-card bg-surface p-6 shadow-card md:p-9">
      <h2 id="sessions-title" className="text-2xl">
        {words.title}
      </h2>
      <p className="mt-2 mb-4 text-ink-soft">{words.lead}</p>
      <FormOutcomeNote outcome={outcome} />
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map(({ id, device, isCurrent, startedAt, seenAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
            <MonitorSmartphone size={22} aria-hidden="true" className="shrink-0 text-ink-faint" />
            <div className="min-w-[min(10rem,100%)] grow">
              <p className="font-semibold">
                {device}
                {isCurrent && <span className="ms-2 text-sm font-medium text-success">{words.current}</span>}
              </p>
              <p className="text-sm text-ink-faint">
                {words.since} {formatDate(startedAt, lang)}
                {!isCurrent && <span>{`${commaIn(lang)}${words.seen} ${formatDate(seenAt, lang)}`}</span>}
              </p>
            </div>
            {!isCurrent && (
              <Form method="post" replace>
                <input type="hidden" name="intent" value="end-session" />
                <input type="hidden" name="session" value={id} />
                <Button type="submit" variant="quiet" aria-label={`${words.end}: ${device}`}>
                  {words.end}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <Form method="post" replace className="mt-6">
        <input type="hidden" name="intent" value="end-all-sessions" />
        <Button type="submit" variant="quiet" className="w-full sm:w-auto">
          {words.endAll}
        </Button>
      </Form>
    </section>
  );
}
