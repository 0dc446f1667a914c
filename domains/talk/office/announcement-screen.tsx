import { Link } from "react-router";
import { ChatLink } from "#domains/outbox/office/chat-link.tsx";
import type { Chat } from "#domains/outbox/rules/chat.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { FileLinks } from "#ui/file-links.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { type ListedAnnouncement, ToWhom } from "./announcement-list.tsx";

/** A person whom an announcement has reached. */
export interface ShownReader {
  id: string;
  name: string;
  /** When they saw it; null for those who have not. */
  seen: string | null;
  hasEmail: boolean;
  /** The WhatsApp chat with the text; null without a number. */
  chat: Chat;
  /** What became of the text in the outbox; null for none. */
  text: "waits" | "sent" | "left" | null;
  /** Whether the outbox would take one. */
  takesText: boolean;
}

type AnnouncementScreenProps = Omit<ListedAnnouncement, "at" | "reached" | "seen" | "state"> & {
  text: string;
  files: { name: string; size: string; path: string }[];
  written: string;
  /** Until it goes out; null once it does. */
  waitsUntil: string | null;
  isSpread: boolean;
  isTakenBack: boolean;
  remindsAt: string | null;
  /** Whether the member may take it back and remind. */
  isOwn: boolean;
  readers: ShownReader[];
  outcome: Outcome | undefined;
};

/** An announcement: its text, where it stands, who has seen it and who has not. */
export function AnnouncementScreen(props: AnnouncementScreenProps) {
  const { id, title, text, files, written, author, readers, isOwn, isTakenBack, outcome } = props;
  const { talk: words } = useClassFrame().words;
  const [unseen, seen] = [readers.filter((one) => one.seen === null), readers.filter((one) => one.seen !== null)];
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5 p-4 md:p-6">
      <header>
        <Link to="/announcements" className="link text-sm">
          {words.back}
        </Link>
        <h1 className="text-2xl">
          <bdi>{title}</bdi>
        </h1>
        <p className="mt-1 text-ink-soft">
          <bdi>{author ?? words.unknownAuthor}</bdi>
          <span>{`, ${written}, `}</span>
          <ToWhom {...props} />
        </p>
      </header>
      <OutcomeNote outcome={outcome} />
      <section className="card p-4" aria-label={title}>
        <MarkedText text={text} />
        {files.length > 0 && (
          <div className="mt-3 border-t border-line pt-2">
            <FileLinks label={words.files} files={files} />
          </div>
        )}
      </section>
      {isTakenBack ? <p>{words.takenBack}</p> : <Standing {...props} />}
      {readers.length > 0 && (
        <section className="card" aria-labelledby="unseen">
          <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-3.5 pb-2.5">
            <h2 id="unseen" className="text-lg">
              {words.unseen} <span className="text-ink-soft">{unseen.length}</span>
            </h2>
            {isOwn && unseen.some(({ hasEmail }) => hasEmail) && <Remind {...props} />}
            {isOwn && unseen.some(({ chat, takesText }) => takesText && chat && "href" in chat) && <Texts {...props} />}
          </div>
          {unseen.length === 0 && <p className="px-4 pb-4 text-ink-soft">{words.nobodyUnseen}</p>}
          <ReaderList readers={unseen} />
        </section>
      )}
      {seen.length > 0 && (
        <section className="card" aria-labelledby="seen">
          <h2 id="seen" className="px-4 pt-3.5 pb-2.5 text-lg">
            {words.seenBy} <span className="text-ink-soft">{seen.length}</span>
          </h2>
          <ReaderList readers={seen} />
        </section>
      )}
      <p>
        <Link to={`/announcements/new?from=${id}`} className="link">
          {words.again}
        </Link>
      </p>
    </div>
  );
}

function Standing({ id, waitsUntil, isSpread, isOwn, readers }: AnnouncementScreenProps) {
  const { state, takeBack } = useClassFrame().words.talk;
  if (waitsUntil !== null)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p>{fillText(state.waits, { time: waitsUntil })}</p>
        {isOwn && (
          <ActForm name={`take back ${id}`}>
            <button type="submit" name="intent" value="take back" className="button button-quiet">
              {takeBack}
            </button>
          </ActForm>
        )}
      </div>
    );
  if (!isSpread) return <p>{fillText(state.spreading, { reached: readers.length })}</p>;
  return <p>{fillCount(state.spread, readers.length)}</p>;
}

function Remind({ id, remindsAt, isSpread }: AnnouncementScreenProps) {
  const { talk: words } = useClassFrame().words;
  if (!isSpread) return null;
  return (
    <ActForm name={`remind ${id}`} className="flex flex-wrap items-center gap-3">
      {remindsAt && <p className="text-sm">{fillText(words.state.reminding, { time: remindsAt })}</p>}
      <button type="submit" name="intent" value={remindsAt ? "unremind" : "remind"} className="button button-quiet">
        {remindsAt ? words.unremind : words.remind}
      </button>
    </ActForm>
  );
}

/** Puts the text into the outbox for those whom no e-mail or no account reaches. */
function Texts({ id, isSpread }: AnnouncementScreenProps) {
  const { outbox: words } = useFrame().words;
  if (!isSpread) return null;
  return (
    <ActForm name={`texts ${id}`}>
      <button type="submit" name="intent" value="texts" className="button button-quiet">
        {words.prepared.button}
      </button>
    </ActForm>
  );
}

/** Whether the outbox has a text, or has sent it: by a second chat it would reach its reader twice. */
const isInOutbox = (text: ShownReader["text"]) => text === "waits" || text === "sent";

function ReaderList({ readers }: { readers: ShownReader[] }) {
  const { talk: words } = useClassFrame().words;
  const { outbox } = useFrame().words;
  return (
    <ul className="divide-y divide-line border-t border-line empty:hidden">
      {readers.map(({ id, name, seen, hasEmail, chat, text }) => (
        <li key={id} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-4 py-1.5">
          <bdi>{name}</bdi>
          {seen && <span className="text-sm text-ink-soft">{fillText(words.seenAt, { time: seen })}</span>}
          {!seen && chat && !isInOutbox(text) && (
            <ChatLink
              chat={chat}
              className="link inline-flex min-h-11 items-center text-sm"
              aria-label={`${words.chat}: ${name}`}
            >
              {words.chat}
            </ChatLink>
          )}
          {!seen && text && <span className="text-sm text-ink-soft">{outbox.states[text]}</span>}
          {!seen && !chat && !hasEmail && <span className="text-sm text-ink-faint">{words.noWay}</span>}
        </li>
      ))}
    </ul>
  );
}
