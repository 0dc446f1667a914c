import { CircleCheck } from "lucide-react";
import type { TypedPayment } from "#domains/money/rules/stated-payment.ts";
import type { OrderView } from "#domains/money/server/show-order.ts";
import { ArrowLink } from "#ui/site/arrow-link.tsx";
import { ButtonLink, SiteLink } from "#ui/site/site-link.tsx";
import { CardWaitingNote } from "./card-waiting-note.tsx";
import { DiscountForm } from "./discount-form.tsx";
import { Instalments } from "./instalments.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { OrderWays, type OrderWaysProps } from "./order-ways.tsx";
import type { OrderWords } from "./order-words.ts";
import { PaymentIntro } from "./payment-intro.tsx";
import { ProofForm, type ProofFormProps } from "./proof-form.tsx";
import { ReceiptList } from "./receipt-list.tsx";
import { Renewal } from "./renewal.tsx";
import { SeatNote } from "./seat-note.tsx";

export type OrderPageProps = {
  order: OrderView;
  words: OrderWords;
  /** The name of its fee voucher. */
  voucher: string;
  paths: { page: string; card: string; renewal: string; proof: string };
  /** The file types accepted as a proof of payment. */
  file: Pick<ProofFormProps, "types" | "maxBytes">;
  /** The result in the card provider's return address: "returned" or "unavailable". */
  cardReply: string | null;
  /** Why a proof sent without scripts was refused, by field, and what was typed beside it. */
  refused?: Record<string, string>;
  typed?: TypedPayment;
  /** The reason why a discount code was refused, and the code entered. */
  refusedCode?: { text: string; entered: string };
} & Pick<OrderWaysProps, "isDemo">;

/** An order's page: its price, its state, and what to do next. */
export function OrderPage(props: OrderPageProps) {
  const { order, words, paths, file, cardReply, refused, typed, refusedCode, isDemo, voucher } = props;
  const { state, asks } = order;
  const isWaiting = cardReply === "returned" && order.takesCards && order.awaitsCard;
  const isThrough = asks !== "now" && (state === "proof_sent" || state === "paid");
  const isLater = asks === "later" && !isWaiting;
  const form = (
    <ProofForm path={paths.proof} pagePath={paths.page} {...file} words={words.proof} refused={refused} typed={typed} />
  );
  const ways = (
    <OrderWays
      order={order}
      cardPath={paths.card}
      cardFailed={cardReply === "unavailable"}
      words={words}
      isDemo={isDemo}
    />
  );
  const proof = (
    <section aria-labelledby="proof-title" id="proof" className="scroll-mt-24">
      <h2 id="proof-title" className="text-heading">
        {words.proof.title}
      </h2>
      <p className="mt-3 mb-6 max-w-xl text-ink-soft">{words.proof.lead}</p>
      {form}
    </section>
  );
  return (
    <>
      <PaymentIntro
        {...(isWaiting ? words.waiting : words.intro)}
        reference={order.reference}
        label={words.summary.title}
      />
      <div
        data-keep-clear
        className="page grid items-start gap-12 pb-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.55fr)] lg:grid-rows-[auto_1fr]"
      >
        <OrderSummary order={order} words={words.summary} copy={words.copy} />
        <div className="grid gap-12 lg:row-span-2">
          {isWaiting && <CardWaitingNote path={paths.page} words={words.waiting} />}
          <RefusalNote refusal={order.refusal} isWaiting={isWaiting} />
          {words.seat && !isWaiting && <SeatNote path={paths.page} {...words.seat} />}
          {isThrough && <Received step={words.received} {...words.onward} />}
          {order.renews && (
            <Renewal
              href={paths.renewal}
              failed={cardReply === "unavailable"}
              words={words.renewal}
              unavailable={words.card.unavailable}
            />
          )}
          {asks === "now" && !isWaiting && ways}
          {order.takesDiscount && !isWaiting && (
            <DiscountForm
              path={paths.page}
              words={words.discount}
              refused={refusedCode?.text}
              entered={refusedCode?.entered}
            />
          )}
          {isLater && (
            <details open={refused !== undefined}>
              <summary className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4">
                {words.instalments.early}
              </summary>
              <div className="mt-6 grid gap-12">
                {ways}
                {proof}
              </div>
            </details>
          )}
          {state === "proof_sent" && (
            <details open={refused !== undefined}>
              <summary className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4">
                {words.proof.again}
              </summary>
              <div className="mt-4">{form}</div>
            </details>
          )}
          {!isThrough && !isWaiting && state !== "cancelled" && proof}
        </div>
        <div className="grid gap-10">
          <Instalments order={order} path={paths.page} words={words.instalments} />
          <VoucherLink path={order.voucherPath} label={voucher} />
          <ReceiptList receipts={order.receipts} words={words.receipts} />
          <Terms terms={words.terms} />
          {order.standing === "awaiting_payment" && order.ends && words.freeDemo && (
            <section aria-labelledby="demo-title" data-screen className="rounded-card bg-lapis-tint p-6">
              <h2 id="demo-title" className="text-xl">
                {words.freeDemo.title}
              </h2>
              <p className="mt-1 mb-4">{words.freeDemo.text}</p>
              <ButtonLink to={words.freeDemo.action.href} variant="quiet">
                {words.freeDemo.action.label}
              </ButtonLink>
            </section>
          )}
          <div data-screen>
            <OrderTimeline order={order} isWaiting={isWaiting} words={words.timeline} />
          </div>
          <section aria-labelledby="help-title" data-screen className="border-t border-line pt-6">
            <h2 id="help-title" className="text-xl">
              {words.help.title}
            </h2>
            <p className="mt-1 mb-4 text-ink-soft">{words.help.lead}</p>
            <ButtonLink to={words.help.action.href} variant="quiet">
              {words.help.action.label}
            </ButtonLink>
          </section>
        </div>
      </div>
    </>
  );
}

function VoucherLink({ path, label }: { path: string | null; label: string }) {
  return path === null ? null : (
    <p data-screen>
      <SiteLink to={path} className="link inline-flex min-h-11 items-center font-semibold">
        {label}
      </SiteLink>
    </p>
  );
}

/** When to pay, how money comes back, and how to cancel. */
function Terms({ terms }: Pick<OrderWords, "terms">) {
  if (!terms) return null;
  const { title, lines, policy } = terms;
  return (
    <section aria-labelledby="terms-title" data-screen>
      <h2 id="terms-title" className="mb-4 text-xl">
        {title}
      </h2>
      <ul className="ticks grid gap-2.5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ArrowLink to={policy.href} className="mt-2">
        {policy.label}
      </ArrowLink>
    </section>
  );
}

type ReceivedProps = { step: string; text: string; label: string; href: string };

/** Tells visitors that they are done, and links onwards. */
function Received({ step, text, label, href }: ReceivedProps) {
  return (
    <div id="proof" role="status" className="scroll-mt-24 rounded-card border border-line bg-emerald-tint p-6 sm:p-8">
      <CircleCheck size={36} aria-hidden="true" className="text-success" />
      <p className="mt-3 text-lead font-semibold">{step}</p>
      <p className="mt-1 max-w-lg text-ink-soft">{text}</p>
      <ButtonLink to={href} size="large" className="mt-6">
        {label}
      </ButtonLink>
    </div>
  );
}

/** That the latest proof was refused, where nothing above says so, and why in the staff's words. */
function RefusalNote({ refusal, isWaiting }: Pick<OrderView, "refusal"> & { isWaiting: boolean }) {
  const { title = null, reason = null } = refusal ?? {};
  if (isWaiting || (title === null && reason === null)) return null;
  return (
    <div className="rounded-card border border-line bg-lapis-tint p-6">
      {title !== null && <p className="max-w-lg font-semibold">{title}</p>}
      {reason !== null && (
        <blockquote
          dir="auto"
          className="mt-3 max-w-lg border-s-2 border-line-strong ps-4 wrap-anywhere whitespace-pre-line first:mt-0"
        >
          {reason}
        </blockquote>
      )}
    </div>
  );
}
