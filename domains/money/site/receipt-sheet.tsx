import type { ReceiptView } from "#domains/money/server/receipts/show-receipt.ts";
import { buttonClass } from "#ui/site/button-class.ts";
import { SiteLink } from "#ui/site/site-link.tsx";

type ReceiptSheetProps = {
  receipt: ReceiptView;
  /** Whether it is for the 80 mm of a thermal printer. */
  isSlip: boolean;
  pdfPath: string;
  /** The same receipt on the other paper. */
  otherPath: string;
  words: { download: string; other: string };
};

function Rows({ rows }: { rows: ReceiptView["rows"] }) {
  return (
    <dl className="border-b border-line">
      {rows.map(({ label, value }) => (
        <div key={label} className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[10rem_1fr]">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-semibold">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Each student for whom a company paid, with what was paid. */
function Parts({ label, rows }: NonNullable<ReceiptView["parts"]>) {
  return (
    <>
      <h2 className="mt-6 mb-2 text-base font-semibold">{label}</h2>
      <ol className="border-b border-line">
        {rows.map(({ name, detail, amount }) => (
          <li key={detail} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2">
            <span className="min-w-0">
              <bdi className="block font-semibold">{name}</bdi>
              <span className="block text-sm text-ink-soft">{detail}</span>
            </span>
            <bdi className="font-semibold tabular-nums">{amount}</bdi>
          </li>
        ))}
      </ol>
    </>
  );
}

/** A receipt as a sheet of paper, which prints on one page, with its PDF to download. */
export function ReceiptSheet({ receipt, isSlip, pdfPath, otherPath, words }: ReceiptSheetProps) {
  const { title, number, issuedAt, issuer, amount, summary, person, rows, parts, totals, note } = receipt;
  return (
    <div className="page py-8 md:py-12">
      <article
        data-receipt={isSlip ? "slip" : ""}
        aria-labelledby="receipt-title"
        className={`mx-auto rounded-card bg-surface shadow-card ${isSlip ? "max-w-xs p-4" : "max-w-3xl p-6 sm:p-10"}`}
      >
        <header className="flex flex-wrap justify-between gap-x-10 gap-y-6">
          <div>
            <h1 id="receipt-title" className="text-title font-extrabold">
              {title}
            </h1>
            <p className="mt-2 font-semibold">{number}</p>
            <p className="text-ink-soft">
              <time dateTime={issuedAt.iso}>{issuedAt.words}</time>
            </p>
          </div>
          <address className="text-sm text-ink-soft not-italic sm:text-end">
            <span className="block text-base font-semibold text-ink">
              <bdi>{issuer.name}</bdi>
            </span>
            {issuer.lines.map((line) => (
              <span key={line} className="block">
                <bdi>{line}</bdi>
              </span>
            ))}
          </address>
        </header>
        <p className="mt-8 text-ink-soft">{amount.label}</p>
        <p className="mb-6 font-display text-5xl font-extrabold tracking-tight">
          <bdi>{amount.value}</bdi>
        </p>
        {summary && <p className="-mt-4 mb-6">{summary}</p>}
        <Rows rows={[person, ...rows]} />
        {parts && <Parts {...parts} />}
        {totals.length > 0 && (
          <div className="mt-6">
            <Rows rows={totals} />
          </div>
        )}
        <p className="mt-6 text-sm text-ink-soft">{note}</p>
      </article>
      <p data-screen="" className="mx-auto mt-6 max-w-3xl">
        <a href={pdfPath} download="" className={buttonClass({ size: "large" })}>
          {words.download}
        </a>
        <SiteLink to={otherPath} className="link ms-6 inline-flex min-h-11 items-center">
          {words.other}
        </SiteLink>
      </p>
    </div>
  );
}
