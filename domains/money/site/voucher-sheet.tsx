import type { VoucherPaper } from "#domains/money/server/papers/voucher.ts";
import { buttonClass } from "#ui/site/button-class.ts";

type VoucherSheetProps = {
  voucher: VoucherPaper;
  pdfPath: string;
  words: { download: string };
};

/** A fee voucher as its three parts, which print beside each other on one page, with its PDF to download. */
export function VoucherSheet({ voucher, pdfPath, words }: VoucherSheetProps) {
  return (
    <div className="page py-8 md:py-12">
      <h1 data-screen="" className="text-title font-extrabold">
        {voucher.title}
      </h1>
      <p data-screen="" className="mt-4 mb-6">
        <a href={pdfPath} download="" className={buttonClass({})}>
          {words.download}
        </a>
      </p>
      <div data-voucher="" className="grid items-start gap-6 xl:grid-cols-3">
        {voucher.copies.map((copy) => (
          <Part key={copy} voucher={voucher} copy={copy} />
        ))}
      </div>
    </div>
  );
}

function Part({ voucher, copy }: { voucher: VoucherPaper; copy: string }) {
  const { title, issuer, reference, rows, amount, after, pay, notes, stamp } = voucher;
  return (
    <section aria-label={copy} className="grid gap-4 rounded-card bg-surface p-6 shadow-card">
      <header>
        <h2 className="text-xl font-bold">{title}</h2>
        <p className="text-sm font-semibold text-ink-soft">{copy}</p>
        <address className="mt-2 text-sm text-ink-soft not-italic">
          <span className="block font-semibold text-ink">
            <bdi>{issuer.name}</bdi>
          </span>
          {issuer.lines.map((line) => (
            <span key={line} className="block">
              <bdi>{line}</bdi>
            </span>
          ))}
        </address>
      </header>
      <dl className="text-sm">
        {[reference, ...rows].map(({ label, value }) => (
          <div key={`${label} ${value}`} className="grid grid-cols-[7rem_1fr] gap-x-3 border-t border-line py-1.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <dl className="border-t border-line pt-3">
        <dt className="text-sm text-ink-soft">{amount.label}</dt>
        <dd className="font-display text-3xl font-extrabold tracking-tight">
          <bdi>{amount.value}</bdi>
        </dd>
        <dd className="text-sm">{amount.inWords}</dd>
        {after && (
          <>
            <dt className="mt-2 text-sm text-ink-soft">{after.label}</dt>
            <dd className="font-semibold">
              <bdi>{after.value}</bdi>
            </dd>
          </>
        )}
      </dl>
      {pay.map(({ title: way, details, code }) => (
        <div key={way} className="flex gap-4 border-t border-line pt-3 text-sm">
          {code && (
            <figure className="w-32 shrink-0 text-xs text-ink-soft">
              <svg
                viewBox={`0 0 ${code.path.size} ${code.path.size}`}
                role="img"
                aria-label={code.label}
                shapeRendering="crispEdges"
                className="w-full bg-on-hue text-band"
              >
                <path d={code.path.path} stroke="currentColor" />
              </svg>
              <figcaption>{code.hint}</figcaption>
            </figure>
          )}
          <div className="min-w-0">
            <p className="font-semibold">
              <bdi>{way}</bdi>
            </p>
            <dl>
              {details.map(({ label, value }) => (
                <div key={label} className="mt-1">
                  <dt className="text-xs text-ink-soft">
                    <bdi>{label}</bdi>
                  </dt>
                  <dd className="font-semibold">
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      ))}
      <div className="border-t border-line pt-3 text-xs text-ink-soft">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p className="mt-8 border-t border-line pt-1">{stamp}</p>
      </div>
    </section>
  );
}
