import { useId } from "react";
import { Field, FieldFrame } from "#ui/field.tsx";
import { useFrame } from "#ui/office/office-frame.ts";

export type ShownSponsor = { id: string; name: string; ntn: string | null; contact: string | null };

type CompanyPaysProps = {
  /** The company that pays these fees by now. */
  sponsor: ShownSponsor | null;
  /** The names of all that pay for students. */
  known: string[];
  wrong: Record<string, string | undefined>;
};

/** The company that pays for the chosen students: it has one receipt, and one voucher, for them all. */
export function CompanyPays({ sponsor, known, wrong }: CompanyPaysProps) {
  const { company: words } = useFrame().words.fees;
  const list = useId();
  const isWrong = Object.keys(wrong).some((field) => field.startsWith("sponsor"));
  return (
    <details open={sponsor !== null || isWrong} className="rounded-card border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-3 py-2 text-sm font-semibold">
        {words.title}
      </summary>
      <div className="grid gap-3 border-t border-line p-3">
        <p className="text-sm text-ink-soft">{words.text}</p>
        <FieldFrame label={words.name} error={wrong["sponsor.name"]} hint={words.nameHint}>
          {(ties) => (
            <input
              name="sponsor"
              list={list}
              dir="auto"
              autoComplete="off"
              maxLength={120}
              defaultValue={sponsor?.name}
              {...ties}
              className="control"
            />
          )}
        </FieldFrame>
        <datalist id={list}>
          {known.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <div className="grid gap-3 sm:grid-cols-2">
          <Field
            label={words.ntn}
            name="sponsorNtn"
            dir="ltr"
            maxLength={40}
            defaultValue={sponsor?.ntn ?? undefined}
            error={wrong["sponsor.ntn"]}
          />
          <Field
            label={words.contact}
            name="sponsorContact"
            dir="auto"
            maxLength={120}
            defaultValue={sponsor?.contact ?? undefined}
            error={wrong["sponsor.contact"]}
          />
        </div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <button type="submit" name="intent" value="sponsor" formNoValidate className="button button-quiet">
            {words.save}
          </button>
          {sponsor && (
            <a href={`/admin/fees/vouchers?of=sponsor:${sponsor.id}`} download className="link text-sm">
              {words.voucher}
            </a>
          )}
        </p>
      </div>
    </details>
  );
}
