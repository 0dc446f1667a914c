import { Link } from "react-router";
import { ChatLink } from "#domains/outbox/office/chat-link.tsx";
import type { Chat } from "#domains/outbox/rules/chat.ts";
import { fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";

type Student = {
  enrolmentId: string;
  person: { id: string; name: string };
  missed: number;
  finished: number;
  /** In per cent; null where nothing was marked. */
  share: number | null;
  /** As text. */
  lastSeen: string | null;
  needsAWord: boolean;
  /** The addresses that open a message to the student, if we have theirs. */
  whatsapp: Chat;
  email: string | null;
};

type ProgressTableProps = {
  published: number;
  students: Student[];
  /** Whether the member may open a person's record. */
  hasPeople: boolean;
};

/** The students of a batch: what they missed and watched, and the way to write to them. A list on a phone. */
export function ProgressTable({ published, students, hasPeople }: ProgressTableProps) {
  const { progress: words } = useClassFrame().words.attendance;
  return (
    <ul>
      {students.map(({ enrolmentId, person, missed, finished, share, lastSeen, needsAWord, whatsapp, email }) => (
        <li key={enrolmentId} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line px-4 py-2.5">
          <p className="flex min-w-52 flex-1 flex-wrap items-center gap-2 font-semibold">
            {hasPeople ? (
              <Link to={`/people/${person.id}`} className="link">
                <bdi>{person.name}</bdi>
              </Link>
            ) : (
              <bdi>{person.name}</bdi>
            )}
            {needsAWord && <Badge look="amber">{words.needs}</Badge>}
          </p>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-1 text-sm sm:grid-cols-4">
            <Figure label={words.columns.missed} value={String(missed)} />
            <Figure label={words.columns.there} value={share === null ? "–" : fillText(words.share, { share })} />
            <Figure label={words.columns.watched} value={fillText(words.watched, { finished, published })} />
            <Figure label={words.seen} value={lastSeen ?? words.never} />
          </dl>
          <p className="flex min-w-44 gap-2">
            <ChatLink chat={whatsapp} className="button button-quiet">
              {words.whatsapp}
              <span className="sr-only">
                {" "}
                <bdi>{person.name}</bdi>
              </span>
            </ChatLink>
            {email && (
              <a href={email} className="button button-quiet">
                {words.email}
                <span className="sr-only">
                  {" "}
                  <bdi>{person.name}</bdi>
                </span>
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="w-28">
      <dt className="text-ink-faint">{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
