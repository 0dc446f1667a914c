import { Globe } from "lucide-react";
import { useFrame } from "#domains/content/site/site-frame.ts";
import type { BookingWords } from "#domains/demo-classes/words.en.ts";
import { spokenZone } from "#shared/formats/spoken-zone.ts";

type ZoneNoteProps = { own: string; company: string; words: BookingWords["time"] };

/** The zone of the times shown, and the company's own. */
export function ZoneNote({ own, company, words }: ZoneNoteProps) {
  const now = new Date();
  const { lang } = useFrame().language;
  const nameOf = (zone: string) => spokenZone(now, zone, lang);
  return (
    <p className="flex min-h-10 items-start gap-2 text-sm sm:min-h-6 text-ink-soft">
      <Globe size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>
        {own === company
          ? nameOf(company)
          : `${words.ownZone}, ${nameOf(own)}. ${words.companyZoneShort}: ${nameOf(company)}.`}
      </span>
    </p>
  );
}
