import { Banknote, CircleDollarSign, Landmark, QrCode, Smartphone } from "lucide-react";
import type { ShownTransfer } from "#domains/money/server/shown-transfers.ts";
import { CopyButton } from "./copy-button.tsx";
import type { OrderWords } from "./order-words.ts";

type Words = Pick<OrderWords, "methods" | "copy">;

const drawings = { bank: Landmark, raast: QrCode, wallet: Smartphone, cash: Banknote, other: CircleDollarSign };

/** A number as a form accepts it, without the spaces for reading. */
function typed(value: string): string {
  return /\d{4}/.test(value) ? value.replaceAll(" ", "") : value;
}

function Details({ method, copy }: { method: ShownTransfer; copy: Words["copy"] }) {
  return (
    <dl className="min-w-0 grow divide-y divide-line">
      {method.details.map(({ label, value }) => (
        <div key={label} className="py-3 first:pt-0 last:pb-0">
          <dt className="text-sm text-ink-faint">{label}</dt>
          <dd className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="max-w-full min-w-0 flex-1 basis-36 font-semibold">{value}</span>
            <CopyButton value={typed(value)} name={label} words={copy} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Code({ code, words }: { code: NonNullable<ShownTransfer["code"]>; words: Words["methods"] }) {
  return (
    <figure className="w-44 shrink-0 text-sm text-ink-faint">
      <svg
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label={words.qrLabel}
        shapeRendering="crispEdges"
        className="w-full rounded-control bg-on-hue text-band"
      >
        <path d={code.path} stroke="currentColor" />
      </svg>
      <figcaption className="mt-2">{words.qrHint}</figcaption>
    </figure>
  );
}

function Method({ method, words }: { method: ShownTransfer; words: Words }) {
  const Drawing = drawings[method.kind];
  const isWide = method.code !== null || method.details.length > 2;
  return (
    <li className={`rounded-card border border-line bg-surface p-6 ${isWide ? "sm:col-span-2" : ""}`}>
      <h3 className="flex items-center gap-3 text-lg">
        <span className="grid size-10 place-items-center rounded-control bg-emerald-tint">
          <Drawing size={20} aria-hidden="true" />
        </span>
        {method.title}
      </h3>
      {method.note && <p className="mt-3 text-sm whitespace-pre-line text-ink-soft">{method.note}</p>}
      <div className="mt-5 flex flex-wrap gap-x-10 gap-y-6">
        <Details method={method} copy={words.copy} />
        {method.code && <Code code={method.code} words={words.methods} />}
      </div>
    </li>
  );
}

type TransferMethodsProps = { transfers: ShownTransfer[]; words: Words };

/** The ways to pay without a card, with details to copy; those that take another currency are folded away. */
export function TransferMethods({ transfers, words }: TransferMethodsProps) {
  const isElsewhere = ({ isPayableAsIs }: ShownTransfer) => !isPayableAsIs;
  const { title, lead } = words.methods.rupees;
  const list = (methods: ShownTransfer[]) => (
    <ul className="grid gap-5 sm:grid-cols-2">
      {methods.map((method) => (
        <Method key={method.id} method={method} words={words} />
      ))}
    </ul>
  );
  return (
    <>
      {list(transfers.filter((method) => !isElsewhere(method)))}
      {transfers.some(isElsewhere) && (
        <details className="rounded-card border border-line px-6 py-3">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">{title}</summary>
          <p className="mt-1 mb-5 text-ink-soft">{lead}</p>
          {list(transfers.filter(isElsewhere))}
        </details>
      )}
    </>
  );
}
