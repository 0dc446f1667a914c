import { redirectDocument } from "react-router";
import { officeOrderPath } from "#domains/money/rules/office-order-path.ts";
import { orderHeaders } from "#domains/money/site/order-claim.ts";
import type { Route } from "./+types/payment-review.ts";

const toOffice = ({ params }: Pick<Route.LoaderArgs, "params">) =>
  redirectDocument(officeOrderPath(params.reference), { status: 303, headers: orderHeaders });

/** Staff emails once led here, with a key that decided about a payment. The order is in the back office, for its staff. */
export const loader = toOffice;

/** The same for a form that was open when the page went. */
export const action = toOffice;
