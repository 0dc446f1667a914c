import { data, isRouteErrorResponse, redirect } from "react-router";
import { RenderFailure } from "#app/layout/render-failure.tsx";
import { servicesContext, siteContext } from "#app/request/contexts.ts";
import { moneyText, paymentVerdict } from "#domains/money/contract.ts";
import { orderClaim, orderHeaders, refuseOrderLink } from "#domains/money/site/order-claim.ts";
import { orderMeta } from "#domains/money/site/order-meta.ts";
import { OrderReview } from "#domains/money/site/order-review.tsx";
import { PaymentRefused } from "#domains/money/site/payment-refused.tsx";
import { requiredLine } from "#shared/fields.ts";
import { fillText } from "#shared/fill-text.ts";
import { whatsappLink } from "#shared/whatsapp-link.ts";
import { readFormTexts } from "#ui/form/read-form-texts.ts";
import { refusalOf } from "#ui/form/refusal.ts";
import type { Route } from "./+types/payment-review.ts";

export const headers = () => orderHeaders;

/** The page of the link in a staff email: an order, its receipts, and forms to confirm or reject its payment. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { content, messages } = site;
  const review = await context.get(servicesContext).orders.review(orderClaim(params, url)).catch(refuseOrderLink(site));
  const { student, courseTitle, state, reference, amount } = review;
  const { timeline, summary } = messages.payment;
  const { title, unticked: _unticked, undecided: _undecided, unnamed: _unnamed, ...words } = messages.paymentReview;
  const shown = {
    review,
    standing: timeline.steps[state],
    words,
    title: fillText(title, { reference }),
    decided: review.decided && fillText(words.decided, { by: review.decided.by, at: review.decided.at.words }),
    seen: fillText(words.verdicts.payment_confirmed.seen, { amount, reference }),
    chat: whatsappLink({ e164: student.phone, greeting: `${content.company.name}: ${courseTitle}` }),
    label: summary.title,
  };
  return data(shown, { headers: orderHeaders });
}

/** Applies the staff's decision, then redirects to the page itself, so that a reload repeats nothing. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { orders } = context.get(servicesContext);
  const site = context.get(siteContext);
  const { paymentReview } = site.messages;
  const claim = orderClaim(params, url);
  await orders.requireReviewKey(claim).catch(refuseOrderLink(site));
  // A form that cannot be parsed decides nothing.
  const form = await readFormTexts(request);
  const verdict = paymentVerdict.safeParse(form.verdict);
  if (!verdict.success) return data({ refused: paymentReview.undecided }, { status: 422 });
  if (verdict.data === "payment_confirmed" && form.seen !== "yes")
    return data({ refused: paymentReview.unticked }, { status: 422 });
  const decidedBy = requiredLine(100, "field.nameMissing").safeParse(form.by);
  if (!decidedBy.success) return data({ refused: paymentReview.unnamed }, { status: 422 });
  const amount = form.amount?.trim() ? moneyText.safeParse(form.amount) : undefined;
  if (amount?.success === false) return data({ refused: site.messages.errors["payment.amount"] }, { status: 422 });
  try {
    const seen = { seenProof: form.proof ?? "", amountMinor: amount?.data };
    await orders.decide(claim, { verdict: verdict.data, decidedBy: decidedBy.data, ...seen });
  } catch (error) {
    const { status, message } = refusalOf(error, site.messages);
    return data({ refused: message }, { status });
  }
  return redirect(`${url.pathname}${url.search}`, { status: 303, headers: orderHeaders });
}

export const meta: Route.MetaFunction = orderMeta;

export default function PaymentReview({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderReview {...loaderData} refused={actionData?.refused} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isRefused = isRouteErrorResponse(error) && error.status === 403;
  return isRefused ? <PaymentRefused {...error.data} /> : <RenderFailure />;
}
