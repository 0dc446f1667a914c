import { data, isRouteErrorResponse, redirect } from "react-router";
import { RenderFailure } from "#app/layout/render-failure.tsx";
import { servicesContext, sessionContext, siteContext } from "#app/request/contexts.ts";
import printStyles from "#app/styles/print-order.css?url";
import { proofMaxBytes, proofTypes } from "#domains/money/contract.ts";
import { type TypedPayment, typedPayment } from "#domains/money/rules/stated-payment.ts";
import { orderClaim, orderHeaders, refuseOrderLink } from "#domains/money/site/order-claim.ts";
import { orderMeta } from "#domains/money/site/order-meta.ts";
import { OrderPage } from "#domains/money/site/order-page.tsx";
import { orderWords, signUpPath } from "#domains/money/site/order-words.ts";
import { PaymentRefused } from "#domains/money/site/payment-refused.tsx";
import { fillText } from "#shared/fill-text.ts";
import { readFile, readForm, UnreadableForm } from "#shared/read-form.ts";
import { refusalOf } from "#ui/form/refusal.ts";
import type { Route } from "./+types/payment.ts";

export const headers = () => orderHeaders;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const claim = orderClaim(params, url);
  const site = context.get(siteContext);
  const order = await context.get(servicesContext).orders.show(claim).catch(refuseOrderLink(site));
  const { reference } = order;
  const query = `key=${encodeURIComponent(claim.key ?? "")}`;
  const { payment } = site.messages;
  const words = { ...payment, freeDemo: site.sections.isOn("demo") ? payment.freeDemo : undefined };
  const shown = {
    order,
    words: orderWords(words, order, signUpPath({ reference, key: claim.key ?? "" })),
    title: fillText(site.messages.payment.title, { reference }),
    isDemo: site.content.payment.isDemo,
    voucher: site.messages.vouchers.title,
    paths: {
      page: `${url.pathname}?${query}`,
      card: `/api/payments/${reference}/card?${query}`,
      renewal: `/api/payments/${reference}/renewal?${query}`,
      proof: `/api/payments/${reference}/proof?${query}`,
    },
    file: { types: Object.keys(proofTypes), maxBytes: proofMaxBytes },
    cardReply: url.searchParams.get("card"),
  };
  return data(shown, { headers: orderHeaders });
}

/**
 * Accepts a proof of payment from a browser without scripts, by the same service as the API, a discount code, the
 * confirmation by the reader of the order's email, and the end of its reminders.
 */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { orders } = context.get(servicesContext);
  const site = context.get(siteContext);
  const claim = orderClaim(params, url);
  await orders.requireKey(claim).catch(refuseOrderLink(site));
  let entered: string | undefined;
  let typed: TypedPayment | undefined;
  try {
    const form = await readForm(request);
    if (form.get("intent") === "confirm") {
      await orders.confirmOrderAddress(claim);
      return redirect(`${url.pathname}${url.search}`, { status: 303, headers: orderHeaders });
    }
    if (form.get("List-Unsubscribe") === "One-Click") {
      // A mail program (RFC 8058) follows no redirect.
      await orders.switchReminders(claim, false);
      return data({}, { headers: orderHeaders });
    }
    if (form.get("intent") === "quiet" || form.get("intent") === "remind") {
      await orders.switchReminders(claim, form.get("intent") === "remind");
      return redirect(`${url.pathname}${url.search}`, { status: 303, headers: orderHeaders });
    }
    const code = form.get("code");
    if (typeof code === "string") {
      entered = code;
      await orders.applyDiscount(claim, code, context.get(sessionContext).visitor.address);
      return redirect(`${url.pathname}${url.search}`, { status: 303, headers: orderHeaders });
    }
    typed = typedPayment(form);
    await orders.sendProof(claim, await readFile(form, "proof"), typed);
  } catch (error) {
    if (error instanceof UnreadableForm)
      return data({ refused: { proof: site.messages.payment.proof.errors.unreadable } }, { status: 400 });
    const { status, message, fields } = refusalOf(error, site.messages);
    const atFields = Object.keys(fields).length > 0 ? fields : { proof: message };
    const refused = entered === undefined ? { refused: atFields, typed } : { refusedCode: { text: message, entered } };
    return data(refused, { status });
  }
  return redirect(`${url.pathname}${url.search}`, { status: 303, headers: orderHeaders });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: printStyles, media: "print" }];

export const meta: Route.MetaFunction = orderMeta;

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderPage {...loaderData} {...actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isRefused = isRouteErrorResponse(error) && error.status === 403;
  return isRefused ? <PaymentRefused {...error.data} /> : <RenderFailure />;
}
