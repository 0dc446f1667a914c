import { data, isRouteErrorResponse } from "react-router";
import { RenderFailure } from "#app/layout/render-failure.tsx";
import { servicesContext, siteContext } from "#app/request/contexts.ts";
import printStyles from "#app/styles/print-voucher.css?url";
import { orderHeaders } from "#domains/money/site/order-claim.ts";
import { orderMeta } from "#domains/money/site/order-meta.ts";
import { PaymentRefused } from "#domains/money/site/payment-refused.tsx";
import { VoucherSheet } from "#domains/money/site/voucher-sheet.tsx";
import { fillText } from "#shared/fill-text.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { refusalOf } from "#ui/form/refusal.ts";
import type { Route } from "./+types/voucher.ts";

export const headers = () => orderHeaders;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: printStyles, media: "print" }];

/** The fee voucher of an order, for the bearer of its link. */
export async function loader({ params: { reference }, url, context }: Route.LoaderArgs) {
  const { messages } = context.get(siteContext);
  const words = messages.vouchers;
  const key = url.searchParams.get("key");
  const { orders } = context.get(servicesContext);
  const voucher = await orders.showVoucher({ reference, key }).catch((error: unknown) => {
    const { status, message: text } = refusalOf(error, messages);
    const { title, action } = words.refused;
    throw data({ title, text, action }, { status, headers: orderHeaders });
  });
  const inLanguage = voucher.lang === siteLocale ? "" : `&lang=${voucher.lang}`;
  const shown = {
    voucher,
    title: fillText(words.pageTitle, { reference }),
    words: { download: words.download },
    pdfPath: `/api/vouchers/${reference}/pdf?key=${encodeURIComponent(key ?? "")}${inLanguage}`,
  };
  return data(shown, { headers: orderHeaders });
}

export const meta: Route.MetaFunction = orderMeta;

export default function Voucher({ loaderData }: Route.ComponentProps) {
  return <VoucherSheet {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isRefused = isRouteErrorResponse(error) && error.status === 403;
  return isRefused ? <PaymentRefused {...error.data} /> : <RenderFailure />;
}
