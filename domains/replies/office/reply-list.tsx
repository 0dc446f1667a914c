import { Link } from "react-router";
import type { HoldReason } from "#domains/replies/contract.ts";
import { fillText } from "#shared/fill-text.ts";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

interface HeldReply {
  id: string;
  at: string;
  held: HoldReason;
  /** Whoever should have written it; null for a member of the staff who is gone. */
  name: string | null;
  email: string | null;
  /** The page of its conversation. */
  path: string;
  /** Whether it is a member of the staff's answer to a student. */
  isOfStaff: boolean;
  sender: string;
  subject: string;
  text: string;
  isCut: boolean;
  files: { id: string; name: string; size: string }[];
}

type NamedFile = HeldReply["files"][number];

interface ReplyListProps {
  replies: HeldReply[];
  /** The latest answers that were posted and brought files. */
  posted: Pick<HeldReply, "id" | "at" | "path" | "name" | "files">[];
  outcome: Outcome | undefined;
}

/** The answers by e-mail that wait for the staff: each is posted or discarded. */
export function ReplyList({ replies, posted, outcome }: ReplyListProps) {
  const { replies: words } = useFrame().words;
  const isShown = replies.some(({ id }) => outcome?.form?.endsWith(id));
  return (
    <div className="grid max-w-3xl gap-4 p-4 md:p-6">
      <header>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{words.about}</p>
      </header>
      {!isShown && <OutcomeNote outcome={outcome} />}
      {replies.length === 0 && (
        <section className="card p-4">
          <h2 className="text-lg">{words.empty}</h2>
          <p className="mt-1 text-ink-soft">{words.emptyText}</p>
        </section>
      )}
      <ul className="grid gap-4">
        {replies.map((reply) => (
          <li key={reply.id}>
            <Reply reply={reply} outcome={outcome} />
          </li>
        ))}
      </ul>
      {posted.length > 0 && (
        <section className="card grid gap-3 p-4">
          <h2 className="text-lg">{words.postedFiles}</h2>
          {posted.map(({ id, at, path, name, files }) => (
            <div key={id}>
              <Link to={path} className="link py-1">
                <bdi>{name ?? words.formerMember}</bdi>
              </Link>
              <span className="text-sm text-ink-soft"> {at}</span>
              <Files files={files} />
            </div>
          ))}
        </section>
      )}
    </div>
  );
}

function Files({ files }: { files: NamedFile[] }) {
  return (
    <ul>
      {files.map((file) => (
        <li key={file.id}>
          <Link to={`/replies/files/${file.id}`} reloadDocument className="link py-1 wrap-break-word">
            <bdi>{file.name}</bdi>, {file.size}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Reply({ reply, outcome }: { reply: HeldReply; outcome: Outcome | undefined }) {
  const { replies: words } = useFrame().words;
  const { id, at, held, path, isOfStaff, name, email, sender, subject, text, isCut, files } = reply;
  const isOf = outcome?.form?.endsWith(id) ?? false;
  const isTaken = held !== "large";
  return (
    <article className="card grid min-w-0 gap-3 p-4">
      <header className="grid gap-1">
        <h2 className="text-lg wrap-break-word">
          <bdi>{subject || words.noSubject}</bdi>
        </h2>
        <p className="text-sm wrap-break-word">
          <bdi>{fillText(words.from, { sender })}</bdi> · {at}
        </p>
        <p className="text-sm wrap-break-word">
          <Link to={path} className="link py-1">
            <bdi>{fillText(isOfStaff ? words.toStudent : words.to, { name: name ?? words.formerMember })}</bdi>
          </Link>
          {email && <bdi className="block text-ink-soft">{email}</bdi>}
        </p>
        <p className="border-s-4 border-danger ps-3 text-sm">{words.reasons[held]}</p>
      </header>
      {text && (
        <p dir="auto" className="max-h-96 overflow-auto wrap-break-word whitespace-pre-wrap">
          {text}
        </p>
      )}
      {isCut && <p className="text-sm text-ink-soft">{words.cut}</p>}
      {files.length > 0 && (
        <section>
          <h3 className="text-sm font-semibold">{words.files}</h3>
          <Files files={files} />
        </section>
      )}
      {isTaken && <p className="text-sm text-ink-soft">{words.postHint}</p>}
      <div className="flex flex-wrap gap-2">
        {isTaken && (
          <ActForm name={`post ${id}`}>
            <input type="hidden" name="reply" value={id} />
            <button type="submit" name="intent" value="post" className="button button-quiet">
              {words.post}
            </button>
          </ActForm>
        )}
        <ActForm name={`discard ${id}`} ask={() => words.discardConfirm}>
          <input type="hidden" name="reply" value={id} />
          <button type="submit" name="intent" value="discard" className="button button-quiet">
            {words.discard}
          </button>
        </ActForm>
      </div>
      {isOf && <OutcomeNote outcome={outcome} />}
    </article>
  );
}
