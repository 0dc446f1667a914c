import { useState } from "react";
import { Link, useHref, useRevalidator } from "react-router";
import { chatKinds } from "#domains/outbox/contract.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { whatsappLink } from "#shared/whatsapp-link.ts";
import { Badge } from "#ui/badge.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { FilterChips } from "#ui/office/filter-chips.tsx";
import { List } from "#ui/office/list.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

/** A text as the list shows it. */
interface OutboxRow {
  id: string;
  kind: (typeof chatKinds)[number];
  personId: string;
  name: string;
  phone: string;
  text: string;
  sameNumber: number;
  isMine: boolean;
  /** The name of who else has it open; null for nobody. */
  takenBy: string | null;
}

type OutboxScreenProps = { all: number; kind: string | null; texts: OutboxRow[]; outcome: Outcome | undefined };

/** The chat texts that wait, the oldest first: each is opened by one member, sent from their phone, and recorded. */
export function OutboxScreen({ all, kind, texts, outcome }: OutboxScreenProps) {
  const { outbox: words } = useFrame().words;
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6">
      <header>
        <h1 className="text-2xl">
          {words.title}
          <span className="ms-3 font-text text-base font-normal tracking-normal text-ink-faint">
            {fillCount(words.count, all)}
          </span>
        </h1>
        <p className="mt-1 text-ink-soft">{words.lead}</p>
      </header>
      <FilterChips
        label={words.kind}
        chips={[
          { to: "/outbox", label: words.all, isChosen: kind === null },
          ...chatKinds.map((one) => ({ to: `/outbox?kind=${one}`, label: words.kinds[one], isChosen: kind === one })),
        ]}
      />
      <OutcomeNote outcome={outcome} />
      <List
        rows={texts}
        keyOf={({ id }) => id}
        empty={{ title: words.empty, text: words.emptyText }}
        look="card"
        cardLook="border-line px-4 py-3 not-first:border-t"
        card={(row) => <Text {...row} />}
      />
    </div>
  );
}

function Text(row: OutboxRow) {
  const { id, kind, personId, name, phone, text, sameNumber, isMine, takenBy } = row;
  const { outbox: words } = useFrame().words;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={`/people/${personId}`} className="font-semibold hover:underline">
          <bdi>{name}</bdi>
        </Link>
        <bdi className="text-ink-soft">{phone}</bdi>
        <Badge>{words.kinds[kind]}</Badge>
        {sameNumber > 1 && <Badge look="red">{fillCount(words.sameNumber, sameNumber)}</Badge>}
        {isMine && <Badge look="green">{words.mine}</Badge>}
        {takenBy && <Badge look="blue">{fillText(words.opened, { name: takenBy })}</Badge>}
      </p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere text-ink-soft">
        {text}
      </p>
      {!takenBy && (
        <div className="flex flex-wrap items-center gap-2">
          <OpenChat {...row} />
          {isMine && (
            <ActForm name={`sent ${id}`}>
              <input type="hidden" name="text" value={id} />
              <button type="submit" name="intent" value="sent" className="button button-main">
                {words.sent}
              </button>
            </ActForm>
          )}
          <ActForm name={`leave ${id}`}>
            <input type="hidden" name="text" value={id} />
            <button type="submit" name="intent" value="leave" className="button button-quiet">
              {words.leave}
            </button>
          </ActForm>
          <ActForm name={`stop ${id}`}>
            <input type="hidden" name="phone" value={phone} />
            <button type="submit" name="intent" value="stop" className="button button-plain">
              {words.stop}
            </button>
          </ActForm>
        </div>
      )}
    </div>
  );
}

/** What the server answers to the wish to open a chat. */
export type OpenedChat = { link: string } | { refused: string };

/** Takes a text and opens its chat in a new tab, in one press; without scripts the chat is a second press. */
function OpenChat({ id, isMine, phone, text }: OutboxRow) {
  const { outbox: words } = useFrame().words;
  const address = useHref(`/outbox/${id}/open`);
  const { revalidate } = useRevalidator();
  const [said, say] = useState("");
  async function open() {
    // A tab that is opened later than the press is blocked.
    const tab = window.open("about:blank", "_blank");
    try {
      const answer = await fetch(address, { method: "POST" });
      const opened = (await answer.json()) as OpenedChat;
      if ("link" in opened && tab) {
        tab.opener = null;
        tab.location.href = opened.link;
      } else {
        tab?.close();
        say("refused" in opened ? opened.refused : words.blocked);
      }
    } catch {
      tab?.close();
      say(words.blocked);
    }
    void revalidate();
  }
  return (
    <>
      <ActForm name={`open ${id}`} send={() => void open()}>
        <input type="hidden" name="text" value={id} />
        <button type="submit" name="intent" value="open" className="button button-main">
          {words.open}
        </button>
      </ActForm>
      {isMine && (
        <a
          href={whatsappLink({ e164: phone, greeting: text })}
          target="_blank"
          rel="noopener noreferrer"
          className="button button-quiet"
        >
          {words.openLink}
        </a>
      )}
      <p role="status" className="text-danger empty:hidden">
        {said}
      </p>
    </>
  );
}
