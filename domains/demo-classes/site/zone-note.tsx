import { Globe } from "lucide-react";
import type { BookingWords } from "#domains/demo-classes/words.en.ts";
import { placeOfZone } from "#shared/formats/class-time.ts";

type ZoneNoteProps = { own: string; company: string; words: BookingWords["time"] };

/** The zone of the times shown, and the company's own. */
export function ZoneNote({ own, company, words }: ZoneNoteProps) {
  return (
    <p className="flex min-h-10 items-start gap-2 text-sm sm:min-h-6 text-ink-soft">
      <Globe size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>
        {own === company ? (
          <>
            {words.companyZone} ({company})
          </>
        ) : (
          <>
            {words.ownZone}, {placeOfZone(own)} ({own}). {words.companyZoneShort}: {words.companyZone} ({company}).
          </>
        )}
      </span>
    </p>
  );
}
