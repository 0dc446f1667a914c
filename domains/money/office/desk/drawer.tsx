import { Link } from "react-router";
import { receiptName } from "#domains/money/rules/receipt-numbers.ts";
import { ChatLink } from "#domains/outbox/office/chat-link.tsx";
import type { Chat } from "#domains/outbox/rules/chat.ts";
import { fillText } from "#shared/fill-text.ts";
import { useFrame } from "#ui/office/office-frame.ts";

/** A receipt that the member of staff has given today. */
export type DrawerReceipt = {
  number: number | null;
  path: string | null;
  kind: string;
  amount: string;
  name: string;
  /** Where the e-mail with the receipt went; empty for nobody. */
  email: string;
  personId: string | null;
  at: string;
  /** The address that opens WhatsApp with the receipt's text; null without a number. */
  whatsapp: Chat;
};

type DrawerProps = { cash: string[]; receipts: DrawerReceipt[] };

/** What the member of staff has taken today: the cash, and each receipt with the ways to hand it over. */
export function Drawer({ cash, receipts }: DrawerProps) {
  const { drawer, day } = useFrame().words.fees;
  return (
    <section className="card p-4" aria-labelledby="drawer">
      <h2 id="drawer" className="text-lg">
        {drawer.title}
      </h2>
      <p className="font-display text-2xl font-bold tabular-nums">
        {cash.length > 0 ? cash.join(" · ") : drawer.empty}
      </p>
      <Link to="/fees/day" className="link text-sm">
        {day.link}
      </Link>
      {receipts.length > 0 && <h3 className="mt-3 text-sm text-ink-soft">{drawer.last}</h3>}
      <ol className="mt-1 grid">
        {receipts.map((receipt) => (
          <Slip key={receipt.number} {...receipt} />
        ))}
      </ol>
    </section>
  );
}

function Slip({ number, path, kind, amount, name, email, personId, at, whatsapp }: DrawerReceipt) {
  const { drawer } = useFrame().words.fees;
  const pdf = path?.replace("/receipts", "/api/receipts").replace("?", "/pdf?");
  return (
    <li className="grid gap-x-3 border-t border-dashed border-line-strong py-2 first:border-t-0">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">
          {fillText(drawer.receipt, { number: number === null ? "" : receiptName(number) })}
        </span>
        <span className="text-sm text-ink-faint">{at}</span>
      </p>
      <p className="flex items-baseline justify-between gap-3">
        <Link to={`/fees/${personId ?? ""}`} className="min-h-[24px] min-w-0 truncate hover:underline">
          <bdi>{name}</bdi>
        </Link>
        <span className="font-semibold tabular-nums">
          {kind === "refund" ? fillText(drawer.back, { amount }) : amount}
        </span>
      </p>
      <p className="flex flex-wrap items-center gap-x-4 text-sm">
        {path && (
          <a href={path} target="_blank" rel="noopener noreferrer" className="link">
            {drawer.print}
          </a>
        )}
        {path && (
          <a href={`${path}&paper=80`} target="_blank" rel="noopener noreferrer" className="link">
            {drawer.slip}
          </a>
        )}
        {pdf && (
          <a href={pdf} className="link">
            {drawer.pdf}
          </a>
        )}
        <ChatLink chat={whatsapp} className="link">
          {drawer.whatsapp}
        </ChatLink>
        <span className="min-w-0 truncate text-ink-faint">
          {email ? fillText(drawer.mailed, { email }) : drawer.noMail}
        </span>
      </p>
    </li>
  );
}
