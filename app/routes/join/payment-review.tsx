import { data, isRouteErrorResponse, redirect } from "react-router";
import { OrderReview } from "#app/features/payment/order-review.tsx";
import { PaymentRefused } from "#app/features/payment/payment-refused.tsx";
import { RenderFailure } from "#app/layout/render-failure.tsx";
import { orderClaim, orderHeaders, refuseOrderLink } from "#app/lib/order-claim.ts";
import { readFormTexts } from "#app/lib/read-form-texts.ts";
import { refusalOf } from "#app/lib/refusal.ts";
import { servicesContext } from "#app/lib/services-context.ts";
import { siteContext } from "#app/lib/site-context.ts";
import { company } from "#shared/content/company.ts";
import { paymentVerdict } from "#shared/contracts/order.ts";
import { paymentPage } from "#shared/messages/en/payment.ts";
import { paymentReview, reviewTitle, seenInAccount } from "#shared/messages/en/payment-review.ts";
import { whatsappLink } from "#shared/rules/whatsapp-link.ts";
import type { Route } from "./+types/payment-review.ts";

export const headers = () => orderHeaders;

/** The page of the link in a staff email: an order, its receipts, and forms to confirm or reject its payment. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const review = await context
    .get(servicesContext)
    .orders.review(orderClaim(params, url))
    .catch(refuseOrderLink(context.get(siteContext)));
  const { student, courseTitle, state } = review;
  const shown = {
    review,
    standing: paymentPage.timeline.steps[state],
    words: paymentReview,
    title: reviewTitle(review.reference),
    seen: seenInAccount(review),
    chat: whatsappLink({ e164: student.phone, greeting: `${company.name}: ${courseTitle}` }),
    label: paymentPage.summary.title,
  };
  return data(shown, { headers: orderHeaders });
}

/** Applies the staff's decision, then redirects to the page itself, so that a reload repeats nothing. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { orders } = context.get(servicesContext);
  const claim = orderClaim(params, url);
  await orders.requireReviewKey(claim).catch(refuseOrderLink(context.get(siteContext)));
  // A form that cannot be parsed decides nothing.
  const form = await readFormTexts(request);
  const verdict = paymentVerdict.safeParse(form.verdict);
  if (!verdict.success) return data({ refused: paymentReview.undecided }, { status: 422 });
  if (verdict.data === "payment_confirmed" && form.seen !== "yes")
    return data({ refused: paymentReview.unticked }, { status: 422 });
  try {
    await orders.decide(claim, verdict.data);
  } catch (error) {
    const { status, message } = refusalOf(error);
    return data({ refused: message }, { status });
  }
  return redirect(`${url.pathname}${url.search}`, { status: 303, headers: orderHeaders });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? paymentPage.refused.title },
  { name: "robots", content: "noindex" },
];

export default function PaymentReview({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderReview {...loaderData} refused={actionData?.refused} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isRefused = isRouteErrorResponse(error) && error.status === 403;
  return isRefused ? <PaymentRefused {...error.data} /> : <RenderFailure />;
}
