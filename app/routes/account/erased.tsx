import { siteContext } from "#app/request/contexts.ts";
import { visitorsPage } from "#app/request/visitors-page.ts";
import { AccountOutcome } from "#domains/accounts/site/account-frame.tsx";
import { privateMeta } from "#domains/content/site/page-meta.ts";
import type { Route } from "./+types/erased.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { erased, aside } = context.get(siteContext).messages.accounts;
  return { words: { erased, aside } };
}

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.words.erased.meta);

export const headers: Route.HeadersFunction = visitorsPage;

/** The page for a person who has erased everything about themselves. */
export default function Erased({ loaderData: { words } }: Route.ComponentProps) {
  const { title, lead, action } = words.erased;
  return <AccountOutcome title={title} lead={lead} action={action} aside={words.aside} />;
}
