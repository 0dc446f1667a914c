import { signUpPath } from "#domains/accounts/rules/sign-up-path.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { nextPaymentMinor } from "#domains/money/rules/instalments.ts";
import type * as cardTemplates from "#domains/money/server/cards/emails.tsx";
import { type OrderEntry, readLedger } from "#domains/money/server/ledger.ts";
import { mailedOrderPath, receiptPath } from "#domains/money/server/order-links.ts";
import type { ReceiptedEntry } from "#domains/money/server/queries/ledger.ts";
import type { StudentOrder } from "#domains/money/server/queries/orders.ts";
import { findPayer } from "#domains/money/server/queries/payments.ts";
import type { Database } from "#server/db/client.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import type { Written } from "#server/mail/parts.tsx";
import type { Mailbox } from "#server/mail/port.ts";
import { formatMoney } from "#shared/formats/format-money.ts";
import { shownTime } from "#shared/formats/shown-time.ts";
import type { OrderFacts } from "./facts.ts";
import type * as ledgerTemplates from "./ledger-emails.tsx";
import type * as orderTemplates from "./order-emails.tsx";

export interface OrderEmailDeps {
  database: Database;
  emails: Written<typeof cardTemplates & typeof ledgerTemplates & typeof orderTemplates>;
  signedTokens: SignedTokens;
  siteUrl: string;
  site: () => Site;
  /** The staff's inbox. */
  staff: () => Mailbox;
}

/** An order's facts for its emails; its receipt is that of `entry`, else the latest. */
export async function orderFactsOf(
  deps: OrderEmailDeps,
  { order, student, batch, seat }: StudentOrder,
  entry?: ReceiptedEntry,
): Promise<OrderFacts> {
  const { reference, planTitle, courseTitle, months, currency, amountMinor, monthlyMinor, dueAt } = order;
  const pageUrl = `${deps.siteUrl}${await mailedOrderPath(deps.signedTokens, order)}`;
  const { timeZone } = deps.site().content.company.hours;
  const entries = await readLedger(deps.database, order);
  const asked = nextPaymentMinor(entries, new Date());
  return {
    ...{ reference, planTitle, courseTitle, months, dueAt },
    ...student,
    ...{ batch, seat: seat?.state ?? null },
    heldUntil: seat?.heldUntil ? shownTime(seat.heldUntil, "minute", timeZone).words : null,
    ...{ isProved: order.provedAt !== null, isChecking: order.state === "proof_sent" },
    amount: formatMoney({ minor: amountMinor, currency }),
    monthly: formatMoney({ minor: monthlyMinor, currency }),
    isMonthly: order.schedule === "monthly",
    asked: asked > 0 ? formatMoney({ minor: asked, currency }) : null,
    pageUrl,
    accountUrl: `${deps.siteUrl}${signUpPath({ reference, key: new URL(pageUrl).searchParams.get("key") ?? "" }, "/lms")}`,
    receiptUrl: await receiptUrlOf(deps, entry ?? entries.findLast(({ receipt }) => receipt)),
    renews: order.state === "paid" && (await findPayer(deps.database, order.id)) !== undefined,
  };
}

async function receiptUrlOf({ siteUrl, signedTokens }: OrderEmailDeps, entry: OrderEntry | undefined) {
  if (!entry?.receipt || !entry.at) return null;
  return `${siteUrl}${await receiptPath(signedTokens, { number: entry.receipt, issuedAt: entry.at })}`;
}
