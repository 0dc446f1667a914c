import { Link } from "react-router";
import { fillText } from "#shared/fill-text.ts";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { List } from "#ui/office/list.tsx";
import { useMember } from "#ui/office/member.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { NewDiscount } from "./new-discount.tsx";

type ShownDiscount = {
  code: string;
  /** "10%", or an amount of a currency. */
  worth: string;
  uses: number;
  maxUses: number;
  /** The title of the only course that it is for; null for any. */
  course: string | null;
  hasEnded: boolean;
  lastDay: string | null;
};

type DiscountsScreenProps = {
  discounts: ShownDiscount[];
  courses: [id: string, title: string][];
  currencies: string[];
  outcome: Outcome | undefined;
};

/** Every discount code, with its number of uses. */
export function DiscountsScreen({ discounts, courses, currencies, outcome }: DiscountsScreenProps) {
  const { payments } = useFrame().words;
  const { discounts: words } = payments;
  const { may } = useMember();
  return (
    <div className="grid items-start gap-6 p-4 md:p-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <Link to="/payments" className="link">
          {payments.title}
        </Link>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 mb-4 max-w-prose text-ink-soft">{words.lead}</p>
        <OutcomeNote outcome={outcome} />
        <List
          rows={discounts}
          keyOf={({ code }) => code}
          empty={{ title: words.empty }}
          look="grid gap-2"
          cardLook="card flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3"
          card={({ code, worth, uses, maxUses, course, hasEnded, lastDay }) => (
            <>
              <code className={`min-w-32 font-semibold ${hasEnded ? "text-ink-faint line-through" : ""}`}>{code}</code>
              <span className="font-display text-lg font-bold">{worth}</span>
              <span className="text-ink-soft">{course ?? words.anyCourse}</span>
              <span className="text-ink-soft">
                {words.used} {fillText(words.uses, { uses, most: maxUses })}
              </span>
              <span className="text-ink-soft">
                {hasEnded && <span>{words.ended}</span>}
                {!hasEnded && <span>{lastDay ? `${words.until} ${lastDay}` : words.forever}</span>}
              </span>
              {!hasEnded && may.includes("stopDiscount") && (
                <ActForm name={`stop ${code}`} className="ms-auto">
                  <input type="hidden" name="code" value={code} />
                  <button type="submit" name="intent" value="stop" className="button button-quiet">
                    {words.stop}
                  </button>
                </ActForm>
              )}
            </>
          )}
        />
      </div>
      {may.includes("makeDiscount") && <NewDiscount courses={courses} currencies={currencies} outcome={outcome} />}
    </div>
  );
}
