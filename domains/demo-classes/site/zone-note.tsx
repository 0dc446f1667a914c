import { Globe } from "lucide-react";
import type { BookingWords } from "#domains/demo-classes/words.en.ts";
import { spokenZone } from "#shared/formats/class-time.ts";

type ZoneNoteProps = { own: string; company: string; words: BookingWords["time"] };

/** The zone of the times shown, and the company's own. */
export function ZoneNote({ own, company, words }: ZoneNoteProps) {
  const now = new Date();
  return (
    <p className="flex min-h-10 items-start gap-2 text-sm sm:min-h-6 text-ink-soft">
      <Globe size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>
        {own === company
          ? spokenZone(now, company)
          : `${words.ownZone}, ${spokenZone(now, own)}. ${words.companyZoneShort}: ${spokenZone(now, company)}.`}
      </span>
    </p>
  );
}
