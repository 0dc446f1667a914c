import { Link } from "react-router";
import { fillText } from "#shared/fill-text.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import { ProofPicture } from "./proof-picture.tsx";

type OtherOrder = { reference: string; name: string };

/** A proof of payment as the staff see it. */
export type ShownProof = {
  href: string;
  shows: boolean;
  isHeic: boolean;
  sentAt: string;
  /** The other orders to which the same picture, or the same transaction number, was sent. */
  alsoAt: OtherOrder[];
  numberAlsoAt: OtherOrder[];
  /** What its sender wrote of the payment; null for nothing. */
  stated: { amount: string | null; paidOn: string | null; transaction: string | null; differs: boolean } | null;
};

type ProofListProps = { proofs: ShownProof[]; expected: string };

/** The proofs, latest first and large, each with what its sender wrote. */
export function ProofList({ proofs, expected }: ProofListProps) {
  const { payments } = useFrame().words;
  if (proofs.length === 0) return <p className="text-ink-soft">{payments.noProof}</p>;
  return (
    <section aria-label={payments.proofs} className="grid gap-3">
      {proofs.map(({ href, shows, isHeic, sentAt, alsoAt, numberAlsoAt, stated }, at) => {
        const title = fillText(payments.proof, { time: sentAt });
        return (
          <figure key={href}>
            {alsoAt.length > 0 && <SentTwice title={payments.samePicture.title} orders={alsoAt} />}
            {numberAlsoAt.length > 0 && <SentTwice title={payments.stated.sameNumber} orders={numberAlsoAt} />}
            {stated && <Stated {...stated} expected={expected} />}
            {shows && at === 0 && <ProofPicture href={href} title={title} />}
            {isHeic && <p className="text-sm">{payments.heicProof}</p>}
            <figcaption className="mt-1 flex flex-wrap justify-between gap-x-4 text-sm text-ink-faint">
              {title}
              <a href={href} target="_blank" rel="noopener noreferrer" className="link">
                {payments.openProof}
              </a>
            </figcaption>
          </figure>
        );
      })}
    </section>
  );
}

type StatedProps = NonNullable<ShownProof["stated"]> & { expected: string };

/** What a student wrote beside a proof, and loudly that it is not what is expected. */
function Stated({ amount, paidOn, transaction, differs, expected }: StatedProps) {
  const { stated: words } = useFrame().words.payments;
  const rows = [
    [words.amount, amount],
    [words.paidOn, paidOn],
    [words.transaction, transaction],
  ].filter(([, value]) => value);
  return (
    <div className="mb-2">
      {differs && (
        <p role="note" className="mb-2 rounded-lg bg-danger-tint px-3 py-2 font-semibold text-danger">
          {fillText(words.differs, { stated: amount ?? "", expected })}
        </p>
      )}
      <p className="text-sm text-ink-faint">{words.title}</p>
      <dl className="flex flex-wrap gap-x-8 gap-y-1">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-ink-faint">{label}</dt>
            <dd className="font-semibold">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Warns that one picture or number was sent for several orders: one payment pays one of them. */
function SentTwice({ title, orders }: { title: string; orders: OtherOrder[] }) {
  const { samePicture } = useFrame().words.payments;
  return (
    <div role="note" className="mb-2 rounded-lg bg-danger-tint px-3 py-2 text-danger">
      <p className="font-semibold">{title}</p>
      <p className="text-sm">{samePicture.text}</p>
      <ul className="mt-1 text-sm">
        {orders.map(({ reference, name }) => (
          <li key={reference}>
            <Link to={`/payments/${reference}`} className="link">
              {reference}
            </Link>{" "}
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
