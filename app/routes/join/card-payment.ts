import { redirect } from "react-router";
import { refusalOf } from "#app/lib/refusal.ts";
import { servicesContext } from "#app/lib/services-context.ts";
import type { Route } from "./+types/card-payment.ts";

const headers = { "Cache-Control": "no-store" };

/**
 * The door to the card provider. A link, not a form: the page's policy lets no form end on another site, and since an
 * order has one open checkout, asking twice changes nothing. What is refused is said on the order's page.
 */
export async function loader({ params: { reference }, url, context }: Route.LoaderArgs) {
  const key = url.searchParams.get("key");
  try {
    const address = await context.get(servicesContext).orders.startCardPayment({ reference, key });
    return redirect(address, { status: 303, headers });
  } catch (error) {
    const hint = refusalOf(error).status === 503 ? "&card=unavailable" : "";
    const page = `/payment/${encodeURIComponent(reference)}?key=${encodeURIComponent(key ?? "")}${hint}`;
    return redirect(page, { status: 303, headers });
  }
}
