import { CircleCheck } from "lucide-react";
import { data, isRouteErrorResponse, redirect } from "react-router";
import { CardPayment } from "#app/features/payment/card-payment.tsx";
import { OrderSummary } from "#app/features/payment/order-summary.tsx";
import { OrderTimeline } from "#app/features/payment/order-timeline.tsx";
import { PaymentIntro } from "#app/features/payment/payment-intro.tsx";
import { PaymentRefused } from "#app/features/payment/payment-refused.tsx";
import { ProofForm } from "#app/features/payment/proof-form.tsx";
import { TransferMethods } from "#app/features/payment/transfer-methods.tsx";
import { WaitingNote } from "#app/features/payment/waiting-note.tsx";
import { refusalOf } from "#app/lib/refusal.ts";
import { servicesContext } from "#app/lib/services-context.ts";
import { ButtonLink } from "#app/ui/site-link.tsx";
import { paymentDetails } from "#shared/content/company.ts";
import { paymentPage, paymentTitle, renewalNote } from "#shared/content/payment-page.ts";
import { proofMaxBytes, proofTypes } from "#shared/contracts/order.ts";
import type { Route } from "./+types/payment.ts";

/** One visitor's page: nobody keeps it, and no search engine lists it. */
const guarded = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

export const headers = () => guarded;

/** Throws the page of a link that opens nothing. */
function refuse(error: unknown): never {
  const { status, message: text } = refusalOf(error);
  const { title, action } = paymentPage.refused;
  throw data({ title, text, action }, { status, headers: guarded });
}

const claimOf = (params: { reference: string }, url: URL) => ({ ...params, key: url.searchParams.get("key") });

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const claim = claimOf(params, url);
  const order = await context.get(servicesContext).orders.show(claim).catch(refuse);
  const query = `key=${encodeURIComponent(claim.key ?? "")}`;
  const shown = {
    order,
    words: paymentPage,
    title: paymentTitle(order.reference),
    renewal: renewalNote(order),
    isDemo: paymentDetails.isDemo,
    paths: {
      page: `/payment/${order.reference}?${query}`,
      card: `/payment/${order.reference}/card?${query}`,
      proof: `/api/payments/${order.reference}/proof?${query}`,
    },
    proof: { types: Object.keys(proofTypes), maxBytes: proofMaxBytes },
    card: url.searchParams.get("card"),
  };
  return data(shown, { headers: guarded });
}

/** Takes a receipt from a browser that runs no scripts: the same verb as the API. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { orders } = context.get(servicesContext);
  const claim = claimOf(params, url);
  await orders.requireKey(claim).catch(refuse);
  try {
    const proof = (await request.formData()).get("proof");
    await orders.sendProof(claim, proof instanceof File ? new Uint8Array(await proof.arrayBuffer()) : new Uint8Array());
  } catch (error) {
    // A form that cannot be read is a `TypeError`.
    if (error instanceof TypeError) return data({ refused: paymentPage.proof.errors.unreadable }, { status: 400 });
    const { status, message } = refusalOf(error);
    return data({ refused: message }, { status });
  }
  return redirect(`${url.pathname}${url.search}`, { status: 303, headers: guarded });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? paymentPage.refused.title },
  { name: "robots", content: "noindex" },
];

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const { order, words, renewal, isDemo, paths, proof, card } = loaderData;
  const { state } = order;
  const isWaiting = card === "returned" && order.takesCards;
  const isUnpaid = order.transfers.length > 0 && !isWaiting;
  const isThrough = state === "proof_sent" || state === "paid";
  const takesProof = state !== "paid" && state !== "cancelled" && !isWaiting;
  const receipt = (
    <ProofForm path={paths.proof} pagePath={paths.page} {...proof} words={words.proof} refused={actionData?.refused} />
  );
  return (
    <>
      <PaymentIntro {...words.states[state]} reference={order.reference} label={words.summary.title} />
      <div className="page grid items-start gap-x-12 gap-y-12 pb-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.55fr)]">
        <OrderSummary order={order} words={words.summary} copy={words.copy} />
        <div className="grid gap-12 lg:row-span-2">
          {isWaiting && <WaitingNote path={paths.page} words={words.waiting} />}
          {isThrough && (
            <div
              id="receipt"
              role="status"
              className="scroll-mt-24 rounded-card border border-line bg-emerald-tint p-6 sm:p-8"
            >
              <CircleCheck size={36} aria-hidden="true" className="text-success" />
              <p className="mt-3 text-lead font-semibold">{words.timeline.steps[state]}</p>
              <p className="mt-1 max-w-lg text-ink-soft">{words.onward.text[state]}</p>
              <ButtonLink to={words.onward.href} size="large" className="mt-6">
                {words.onward.label}
              </ButtonLink>
            </div>
          )}
          {isUnpaid && (
            <section aria-labelledby="methods-title">
              <h2 id="methods-title" className="text-heading">
                {words.methods.title}
              </h2>
              <p className="mt-3 max-w-xl text-ink-soft">{words.methods.lead}</p>
              {isDemo && (
                <p className="mt-6 rounded-control border border-line-strong bg-sunken p-4">
                  <strong>{words.demo.title}.</strong> {words.demo.text}
                </p>
              )}
              <div className="mt-6 grid gap-5">
                {order.takesCards && (
                  <CardPayment href={paths.card} renewal={renewal} failed={card === "unavailable"} words={words.card} />
                )}
                <TransferMethods transfers={order.transfers} currency={order.currency} words={words} />
              </div>
            </section>
          )}
          {takesProof && !isThrough && (
            <section aria-labelledby="receipt-title" id="receipt" className="scroll-mt-24">
              <h2 id="receipt-title" className="text-heading">
                {words.proof.title}
              </h2>
              <p className="mt-3 mb-6 max-w-xl text-ink-soft">{words.proof.lead}</p>
              {receipt}
            </section>
          )}
          {state === "proof_sent" && (
            <details open={actionData?.refused !== undefined}>
              <summary className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4">
                {words.proof.again}
              </summary>
              <div className="mt-4">{receipt}</div>
            </details>
          )}
        </div>
        <div className="grid gap-10">
          <OrderTimeline order={order} words={words.timeline} />
          <section aria-labelledby="help-title" className="border-t border-line pt-6">
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 403) throw error;
  return <PaymentRefused {...error.data} />;
}
