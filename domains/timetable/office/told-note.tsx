import { useState } from "react";
import type { Told } from "#domains/timetable/server/class-news.ts";
import { fillCount } from "#shared/fill-text.ts";
import { whatsappLink } from "#shared/whatsapp-link.ts";
import { copyText } from "#ui/copy-text.ts";
import { useClassFrame } from "#ui/office/class-words.ts";

/** The number of people who get an email, and the same as a text for the class's WhatsApp group. */
export function ToldNote({ told }: { told: Told | null }) {
  const { told: words } = useClassFrame().words.timetable;
  const [isCopied, setIsCopied] = useState(false);
  if (!told) return <p className="text-ink-soft">{words.nobody}</p>;
  return (
    <section className="card grid gap-2 p-4" aria-labelledby="told">
      <p className="font-semibold">{told.people > 0 ? fillCount(words.people, told.people) : words.nobody}</p>
      <h2 id="told" className="text-sm font-semibold">
        {words.whatsapp}
      </h2>
      <p className="rounded-lg bg-sunken px-3 py-2 break-words whitespace-pre-line select-all" dir="auto">
        {told.text}
      </p>
      <p className="flex flex-wrap gap-2">
        <a
          href={whatsappLink({ e164: "", greeting: told.text })}
          target="_blank"
          rel="noopener noreferrer"
          className="button button-quiet"
        >
          {words.open}
        </a>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => void copyText(told.text).then(setIsCopied)}
        >
          {isCopied ? words.copied : words.copy}
        </button>
      </p>
    </section>
  );
}
