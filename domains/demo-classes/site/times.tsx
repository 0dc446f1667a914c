import { memo } from "react";
import { useFrame } from "#domains/content/site/site-frame.ts";
import type { DemoSlot } from "#domains/demo-classes/contract.ts";
import type { BookingWords } from "#domains/demo-classes/words.en.ts";
import { clockTime, dayInWords } from "#shared/formats/class-time.ts";
import { SlotPicker } from "./slot-picker.tsx";
import { NoSlots } from "./slot-skeleton.tsx";
import { ZoneNote } from "./zone-note.tsx";

type TimesProps = {
  slots: DemoSlot[];
  chosen: string | undefined;
  error: string | undefined;
  zones: { own: string; company: string };
  words: BookingWords["time"];
};

/** A course's times with a note on their zone; its code loads along with the times. Typing elsewhere leaves them alone. */
export const Times = memo(({ slots, chosen, error, zones, words }: TimesProps) => {
  if (!slots.some(({ free }) => free > 0)) return <NoSlots words={words} />;
  return (
    <div className="grid gap-5">
      <ZoneNote {...zones} words={words} />
      <SlotPicker slots={slots} zones={zones} words={words} chosen={chosen} error={error} />
    </div>
  );
});

/** The chosen time: "Monday 23 November, 09:00". */
export function ChosenTime({ start, timeZone }: { start: string; timeZone: string }) {
  const moment = new Date(start);
  const { lang } = useFrame().language;
  return <span>{`${dayInWords(moment, timeZone, "without year", lang)}, ${clockTime(moment, timeZone, lang)}`}</span>;
}
