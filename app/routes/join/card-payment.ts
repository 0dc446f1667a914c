import { servicesContext } from "#app/lib/services-context.ts";
import { toCardProvider } from "#app/lib/to-card-provider.ts";
import type { Route } from "./+types/card-payment.ts";

/** The door to the page where an order is paid by card; it has one open checkout, so asking twice changes nothing. */
export async function loader({ params: { reference }, url, context }: Route.LoaderArgs) {
  const { orders } = context.get(servicesContext);
  return await toCardProvider({ reference, key: url.searchParams.get("key") }, orders.startCardPayment);
}
