import type { SavedReply } from "#domains/leads/contract/conversation.ts";
import { foldText } from "#shared/fold-text.ts";
import { useFrame } from "#ui/office/office-frame.ts";

type SavedReplyListProps = {
  id: string;
  replies: { id: string; title: string; text: string }[];
  chosen: number;
  onPut: (text: string) => void;
};

/** The saved replies that fit what is typed, as they would be put in. */
export function SavedReplyList({ id, replies, chosen, onPut }: SavedReplyListProps) {
  const { write } = useFrame().words.conversation;
  if (replies.length === 0) return <p className="px-3 py-2 text-sm text-ink-soft">{write.noSaved}</p>;
  return (
    <div id={id} role="listbox" aria-label={write.saved} className="max-h-56 overflow-y-auto" tabIndex={-1}>
      {replies.map(({ id: reply, title, text }, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text field beside it has the keys of the list
        <div
          key={reply}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === chosen}
          tabIndex={-1}
          className={`cursor-pointer border-b border-line px-3 py-2 last:border-b-0 ${at === chosen ? "bg-sunken shadow-[inset_3px_0_0_var(--accent)]" : ""}`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPut(text)}
        >
          <span className="block font-semibold">{title}</span>
          <span dir="auto" className="line-clamp-2 text-sm text-ink-soft">
            {text}
          </span>
        </div>
      ))}
    </div>
  );
}

/** The replies that have a text in a language and whose name says what is typed, on whatever keyboard. */
export function fittingReplies(
  replies: SavedReply[],
  { typed, language, fill }: { typed: string; language: keyof SavedReply["texts"]; fill: (text: string) => string },
) {
  const part = foldText(typed);
  return replies
    .map(({ id, title, texts }) => ({ id, title, text: fill(texts[language] ?? "") }))
    .filter(({ title, text }) => text !== "" && foldText(title).includes(part));
}
