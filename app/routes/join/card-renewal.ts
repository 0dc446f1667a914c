import { servicesContext } from "#app/lib/services-context.ts";
import { toCardProvider } from "#app/lib/to-card-provider.ts";
import type { Route } from "./+types/card-renewal.ts";

/** The door to the page where the renewal of an order paid by card is looked at and cancelled. */
export async function loader({ params: { reference }, url, context }: Route.LoaderArgs) {
  const { orders } = context.get(servicesContext);
  return await toCardProvider({ reference, key: url.searchParams.get("key") }, orders.openRenewals);
}
