import { Link } from "react-router";
import type { ReductionKind } from "#domains/money/contract.ts";
import { fillText } from "#shared/fill-text.ts";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useMember } from "#ui/office/member.ts";
import { useFrame } from "#ui/office/office-frame.ts";

export interface ShownReduction {
  id: string;
  kind: ReductionKind;
  reference: string;
  name: string;
  course: string;
  amount: string;
  reason: string;
  askedBy: string | null;
  askedAt: string;
  /** Whether it is the reader's own. */
  isOwn: boolean;
  verdict: "approved" | "refused" | null;
  decidedBy: string | null;
  answer: string | null;
}

/** The requests for fewer fees: whoever may, and did not ask, approves or refuses. */
export function ReductionList({ reductions }: { reductions: ShownReduction[] }) {
  const { requests: words, kinds } = useFrame().words.fees.plan;
  const { may } = useMember();
  if (reductions.length === 0) return null;
  return (
    <section className="grid gap-2" aria-labelledby="reductions-title">
      <h3 id="reductions-title" className="text-base">
        {words.title}
      </h3>
      <ul className="grid gap-2">
        {reductions.map((one) => (
          <li key={one.id} className="card grid gap-2 px-4 py-3">
            <p>
              <span className="font-semibold">{fillText(words.less, { amount: one.amount })}</span>
              <span>{`, ${kinds[one.kind]}: `}</span>
              <bdi>{one.reason}</bdi>
            </p>
            <p className="text-sm text-ink-soft">
              {fillText(words.asked, { by: one.askedBy ?? words.operator, time: one.askedAt })}
              {one.verdict && (
                <span>{` · ${fillText(words.verdicts[one.verdict], { by: one.decidedBy ?? words.operator })}`}</span>
              )}
              {one.answer && (
                <span>
                  {": "}
                  <bdi>{one.answer}</bdi>
                </span>
              )}
            </p>
            {one.verdict === null && may.includes("decideReduction") && <Decide {...one} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The requests for fewer fees that wait, each with the way to where it is decided. */
export function WaitingReductions({ reductions }: { reductions: ShownReduction[] }) {
  const { requests: words, kinds } = useFrame().words.fees.plan;
  if (reductions.length === 0) return null;
  return (
    <section className="card mt-4 p-4" aria-labelledby="waiting-reductions">
      <h2 id="waiting-reductions" className="text-base">
        {words.waiting}
      </h2>
      <ul className="mt-1">
        {reductions.map(({ id, reference, name, amount, kind, askedBy, askedAt }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 border-t border-line py-2 first:border-t-0">
            <Link to={`/payments/${reference}`} className="link font-semibold">
              <bdi>{name}</bdi>
            </Link>
            <span>{`${fillText(words.less, { amount })}, ${kinds[kind]}`}</span>
            <span className="text-sm text-ink-soft">
              {fillText(words.asked, { by: askedBy ?? words.operator, time: askedAt })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Decide({ id, isOwn }: Pick<ShownReduction, "id" | "isOwn">) {
  const { requests: words } = useFrame().words.fees.plan;
  return (
    <ActForm name={`reduction ${id}`} className="grid gap-2">
      <input type="hidden" name="intent" value="reduction" />
      <input type="hidden" name="id" value={id} />
      {isOwn && <p className="text-sm text-ink-soft">{words.own}</p>}
      <Field label={words.note} name="note" maxLength={300} dir="auto" />
      <p className="flex flex-wrap gap-2">
        <button type="submit" name="verdict" value="approved" className="button button-main">
          {words.approve}
        </button>
        <button type="submit" name="verdict" value="refused" className="button button-quiet">
          {words.refuse}
        </button>
      </p>
    </ActForm>
  );
}
