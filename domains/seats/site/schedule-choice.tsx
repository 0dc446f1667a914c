import { fillText } from "#shared/fill-text.ts";
import type { FeeTexts } from "#shared/formats/fee-texts.ts";
import type { Messages } from "#shared/words.ts";
import { Fee } from "#ui/site/fee.tsx";

type ScheduleChoiceProps = {
  /** In each market, for reading: "$149", with registration to begin with, and "$596" for the whole course. */
  monthly: FeeTexts;
  now: FeeTexts;
  total: FeeTexts;
  words: Messages["labels"]["enrolment"]["summary"]["schedule"];
};

/** Whether the first month or the whole course is paid now. */
export function ScheduleChoice({ monthly, now, total, words }: ScheduleChoiceProps) {
  const ways = [
    { value: "monthly", ...words.monthly },
    { value: "whole", ...words.whole },
  ];
  return (
    <fieldset className="mt-5">
      <legend className="text-on-band-soft">{words.title}</legend>
      <div className="mt-2 grid gap-2">
        {ways.map(({ value, title, text }, index) => (
          <label
            key={value}
            className="flex cursor-pointer items-start gap-3 rounded-control border border-band-line px-4 py-3 has-checked:border-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="schedule"
              value={value}
              defaultChecked={index === 0}
              className="mt-1 size-5 shrink-0 accent-accent"
            />
            <span>
              <span className="block font-semibold">{title}</span>
              <span className="block text-sm text-on-band-soft">
                <Fee
                  of={monthly.map(
                    (fee, at) => fee && fillText(text, { monthly: fee, now: now[at] ?? "", total: total[at] ?? "" }),
                  )}
                />
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
