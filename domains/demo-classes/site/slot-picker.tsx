import { memo, useMemo } from "react";
import { useFrame } from "#domains/content/site/site-frame.ts";
import type { DemoSlot } from "#domains/demo-classes/contract.ts";
import type { BookingWords } from "#domains/demo-classes/words.en.ts";
import { clockTime, dayInWords, dayOf } from "#shared/formats/class-time.ts";
import { formats, type Locale, siteLocale } from "#shared/formats/formats.ts";
import { withDigits, zeroOf } from "#shared/formats/writing.ts";

/** A day of a zone's calendar and its classes, in order. */
type DayOfSlots = { day: string; slots: DemoSlot[] };

/** The classes by the day on which they begin in `timeZone`; a day without classes is left out. */
export function daysOfSlots(slots: DemoSlot[], timeZone: string): DayOfSlots[] {
  const days = Map.groupBy(slots, ({ start }) => dayOf(new Date(start), timeZone));
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }));
}

type Zones = {
  /** The visitor's zone, whose calendar gives the days. */
  own: string;
  company: string;
};

type SlotPickerProps = {
  slots: DemoSlot[];
  zones: Zones;
  words: BookingWords["time"];
  chosen?: string | undefined;
  error?: string | undefined;
};

/** The parts of a day in a language, made once. */
const calendars = new Map<Locale, ReturnType<typeof calendarIn>>();

function calendarIn(locale: Locale) {
  const { calendar } = formats(locale);
  return {
    weekday: calendar({ weekday: "short" }),
    dayOfMonth: calendar({ day: "numeric" }),
    month: calendar({ month: "short" }),
  };
}

function useCalendar() {
  const { lang } = useFrame().language;
  const parts = calendars.get(lang) ?? calendarIn(lang);
  calendars.set(lang, parts);
  return { lang, ...parts };
}

/**
 * The days with classes as a strip, and below it the times of the chosen day: two groups of radio buttons. The style
 * sheet shows the chosen day's times, so it also works without scripts.
 */
export function SlotPicker({ slots, zones, words, chosen, error }: SlotPickerProps) {
  const days = useMemo(() => daysOfSlots(slots, zones.own), [slots, zones.own]);
  const hasChosen = days.find((day) => day.slots.some(({ start }) => start === chosen));
  const first = hasChosen ?? days.find((day) => day.slots.some(({ free }) => free > 0)) ?? days[0];
  const errorId = "start-error";
  return (
    <fieldset className="min-w-0" aria-describedby={error ? errorId : undefined}>
      <legend className="sr-only">{words.day}</legend>
      {error && (
        <p id={errorId} role="alert" className="mb-4 rounded-control bg-danger-tint p-3 font-medium text-danger">
          {error}
        </p>
      )}
      <div className="grid grid-cols-5 gap-2 sm:grid-cols-7">
        {days.map((day) => (
          <div key={day.day} className="contents [&:has(>.day-cell>:checked)>.day-times]:block">
            <DayCell day={day} timeZone={zones.own} isFirst={day === first} />
            <Times day={day} zones={zones} words={words} chosen={day === hasChosen ? chosen : undefined} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

type DayCellProps = { day: DayOfSlots; timeZone: string; isFirst: boolean };

const DayCell = memo(({ day: { day, slots }, timeZone, isFirst }: DayCellProps) => {
  const moment = new Date(slots[0]?.start ?? day);
  const { lang, weekday, dayOfMonth, month } = useCalendar();
  const isFull = slots.every(({ free }) => free === 0);
  return (
    <label className="day-cell">
      <input
        type="radio"
        name="day"
        value={day}
        defaultChecked={isFirst}
        aria-label={dayInWords(moment, timeZone, "with year", lang)}
      />
      <span className="text-sm">{weekday(timeZone).format(moment)}</span>
      <span className={`font-display text-lg font-bold ${isFull ? "line-through" : ""}`}>
        {dayOfMonth(timeZone).format(moment)}
      </span>
      <span className="text-sm">{month(timeZone).format(moment)}</span>
    </label>
  );
});

type TimesProps = { day: DayOfSlots } & Pick<SlotPickerProps, "zones" | "words" | "chosen">;

/** The times of a day; a choice renders those of its own day only. */
const Times = memo(({ day: { day, slots }, zones, words, chosen }: TimesProps) => {
  const moment = new Date(slots[0]?.start ?? day);
  const { lang } = useFrame().language;
  return (
    <fieldset className="day-times order-last col-span-full mt-3 hidden min-w-0">
      <legend className="mb-3 font-semibold">
        {words.timesOn} {dayInWords(moment, zones.own, "without year", lang)}
      </legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {slots.map((slot) => (
          <TimeCell key={slot.start} slot={slot} zones={zones} words={words} isChosen={slot.start === chosen} />
        ))}
      </div>
    </fieldset>
  );
});

type TimeCellProps = { slot: DemoSlot; isChosen: boolean } & Pick<SlotPickerProps, "zones" | "words">;

/** At this many free places or fewer, the number is shown. */
const few = 2;

function TimeCell({ slot: { start, minutes, free }, zones, words, isChosen }: TimeCellProps) {
  const moment = new Date(start);
  const { lang } = useFrame().language;
  const [own, company] = [clockTime(moment, zones.own, lang), clockTime(moment, zones.company, lang)];
  const digits = (number: number) => withDigits(String(number), zeroOf(lang));
  const isNight = isAtNight(moment, zones.own);
  const places = free === 0 ? words.full : free <= few && `${digits(free)} ${words.left}`;
  return (
    <label className="time-cell" data-night={isNight || undefined}>
      <input
        type="radio"
        name="start"
        value={start}
        required
        disabled={free === 0}
        defaultChecked={isChosen && free > 0}
      />
      <span>
        <strong>{own}</strong>
        {places || isNight ? <b>{places || words.night}</b> : null}
      </span>
      <small>{`${digits(minutes)} ${words.minutes}${own === company ? "" : ` · ${company} ${words.companyZoneShort}`}`}</small>
    </label>
  );
}

const hours = /* @__PURE__ */ formats(siteLocale).moments({ hour: "2-digit", hourCycle: "h23" });

/** The hours of night, from the first to before the last. */
const night = { from: 22, until: 7 };

/** Whether a moment lies in the night of a zone: from 22:00 to 07:00. */
export function isAtNight(moment: Date, timeZone: string): boolean {
  const hour = Number(hours(timeZone).format(moment));
  return hour >= night.from || hour < night.until;
}
