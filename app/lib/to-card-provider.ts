import { redirect } from "react-router";
import { refusalOf } from "#app/lib/refusal.ts";

type Order = { reference: string; key: string | null };

/**
 * Redirects to the address of the card provider's that `open` gives, or back to the order's page, which says what was
 * refused. For links, not forms: the pages' policy lets no form end on another site.
 */
export async function toCardProvider(order: Order, open: (order: Order) => Promise<string>): Promise<Response> {
  const headers = { "Cache-Control": "no-store" };
  try {
    return redirect(await open(order), { status: 303, headers });
  } catch (error) {
    const hint = refusalOf(error).status === 503 ? "&card=unavailable" : "";
    const page = `/payment/${encodeURIComponent(order.reference)}?key=${encodeURIComponent(order.key ?? "")}${hint}`;
    return redirect(page, { status: 303, headers });
  }
}
