import { data, isRouteErrorResponse } from "react-router";
import { RenderFailure } from "#app/layout/render-failure.tsx";
import { servicesContext, siteContext } from "#app/request/contexts.ts";
import printStyles from "#app/styles/print-receipt.css?url";
import { orderHeaders } from "#domains/money/site/order-claim.ts";
import { orderMeta } from "#domains/money/site/order-meta.ts";
import { PaymentRefused } from "#domains/money/site/payment-refused.tsx";
import { ReceiptSheet } from "#domains/money/site/receipt-sheet.tsx";
import { fillText } from "#shared/fill-text.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { refusalOf } from "#ui/form/refusal.ts";
import type { Route } from "./+types/receipt.ts";

export const headers = () => orderHeaders;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: printStyles, media: "print" }];

/** The receipt of a payment, or the credit note of a refund, for the bearer of its link. */
export async function loader({ params: { number }, url, context }: Route.LoaderArgs) {
  const { messages } = context.get(siteContext);
  const words = messages.receipts;
  const key = url.searchParams.get("key");
  const { orders } = context.get(servicesContext);
  const receipt = await orders.showReceipt({ number, key }).catch((error: unknown) => {
    const { status, message: text } = refusalOf(error, messages);
    const { title, action } = words.refused;
    throw data({ title, text, action }, { status, headers: orderHeaders });
  });
  const isSlip = url.searchParams.get("paper") === "80";
  const opened = `key=${encodeURIComponent(key ?? "")}`;
  const inLanguage = receipt.lang === siteLocale ? "" : `&lang=${receipt.lang}`;
  const shown = {
    ...{ receipt, isSlip },
    title: fillText(words.pageTitle, { title: receipt.title, number: receipt.number }),
    words: { download: words.download, other: isSlip ? words.onA4 : words.onSlip },
    pdfPath: `/api/receipts/${number}/pdf?${opened}${isSlip ? "&paper=80" : ""}${inLanguage}`,
    otherPath: `/receipts/${number}?${opened}${isSlip ? "" : "&paper=80"}`,
  };
  return data(shown, { headers: orderHeaders });
}

export const meta: Route.MetaFunction = orderMeta;

export default function Receipt({ loaderData }: Route.ComponentProps) {
  return <ReceiptSheet {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isRefused = isRouteErrorResponse(error) && error.status === 403;
  return isRefused ? <PaymentRefused {...error.data} /> : <RenderFailure />;
}
