import { type ChangeEvent, type FormEvent, useState } from "react";
import { type DrawnLogo, type LogoSlot, logoSlot } from "#domains/institute/contract.ts";
import { fillText } from "#shared/fill-text.ts";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

/** The largest file, in bytes; the server refuses it too. */
const largest = 1.5 * 1024 * 1024;

export interface LogoFormProps {
  /** The address and the size of each logo that there is. */
  logos: Partial<Record<LogoSlot, Pick<DrawnLogo, "width" | "height"> & { src: string }>>;
  outcome: Outcome | undefined;
}

/** The logos on light and dark grounds and the square one: each shown, uploaded and removed on its own. */
export function LogoForms({ logos, outcome }: LogoFormProps) {
  const { brand: words } = useFrame().words.content.allSettings;
  return (
    <section aria-labelledby="logo" className="card grid gap-4 p-4">
      <header>
        <h2 id="logo" className="text-lg">
          {words.logo}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{words.logoLead}</p>
      </header>
      {logoSlot.options.map((slot) => (
        <OneLogo key={slot} slot={slot} shown={logos[slot]} outcome={outcome} />
      ))}
    </section>
  );
}

type OneLogoProps = { slot: LogoSlot; shown: LogoFormProps["logos"][LogoSlot]; outcome: Outcome | undefined };

function OneLogo({ slot, shown, outcome }: OneLogoProps) {
  const { brand: words } = useFrame().words.content.allSettings;
  const name = `logo ${slot}`;
  const own = outcome?.form === name ? outcome : undefined;
  const [isTooLarge, setTooLarge] = useState(false);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    setTooLarge((currentTarget.files?.[0]?.size ?? 0) > largest);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // A file that is refused in any case is not sent.
    if (isTooLarge) event.preventDefault();
  };
  return (
    <div className="grid gap-3 border-t border-line pt-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <div
        className={`grid h-24 place-items-center overflow-hidden rounded-lg border border-line p-2 ${slot === "dark" ? "bg-band text-on-band-soft" : "bg-[#fff] text-[#555]"}`}
      >
        {shown ? (
          <img
            src={shown.src}
            width={shown.width}
            height={shown.height}
            alt={words.slots[slot]}
            className="size-full object-contain"
          />
        ) : (
          <span className="text-sm">{words.none}</span>
        )}
      </div>
      <div className="grid content-start gap-2">
        <h3 className="text-base">{words.slots[slot]}</h3>
        <ActForm name={name} encType="multipart/form-data" onSubmit={onSubmit} className="grid max-w-md gap-2">
          <input type="hidden" name="slot" value={slot} />
          <Field
            label={fillText(words.file, { slot: words.slots[slot] })}
            hint={words.slotHints[slot]}
            name="logo"
            type="file"
            required
            accept=".svg,.png,image/svg+xml,image/png"
            onChange={choose}
            error={isTooLarge ? words.tooLarge : own?.fields?.logo}
          />
          <button type="submit" name="intent" value="logo" className="button button-quiet justify-self-start">
            {words.upload} <span className="sr-only">{words.slots[slot]}</span>
          </button>
        </ActForm>
        {shown && (
          <ActForm name={`remove ${slot}`}>
            <input type="hidden" name="slot" value={slot} />
            <button type="submit" name="intent" value="remove" className="button button-quiet">
              {words.remove} <span className="sr-only">{words.slots[slot]}</span>
            </button>
          </ActForm>
        )}
        <OutcomeNote
          outcome={own?.fields ? undefined : (own ?? (outcome?.form === `remove ${slot}` ? outcome : undefined))}
        />
      </div>
    </div>
  );
}
