import { data, type RouterContextProvider, redirectDocument } from "react-router";
import type { HostedWidgets } from "#domains/accounts/server/auth/port.ts";
import type { OwnAccounts } from "#server/compose/create-accounts.ts";
import { servicesContext } from "./contexts.ts";

type Context = Readonly<RouterContextProvider>;

/** The services for our own accounts. Throws a 404 answer if a provider keeps the accounts: its widgets do all this. */
export function ownAccounts(context: Context): OwnAccounts {
  const { own } = context.get(servicesContext).accounts;
  if (!own) throw data(null, { status: 404 });
  return own;
}

/**
 * The settings of the provider's widgets; null if the accounts are our own. The widgets need a policy that only a full
 * page load brings, so a visitor who arrives by a client-side link is redirected through one.
 */
export function hostedWidgets({
  request,
  url,
  context,
}: {
  request: Request;
  url: URL;
  context: Context;
}): HostedWidgets | null {
  const { widgets } = context.get(servicesContext).accounts;
  const isWholePage = !new URL(request.url).pathname.endsWith(".data");
  if (widgets && !isWholePage) throw redirectDocument(`${url.pathname}${url.search}`);
  return widgets;
}
