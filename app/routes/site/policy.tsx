import { data } from "react-router";
import { PolicyText } from "#app/features/policies/policy-text.tsx";
import { formatDate } from "#app/lib/format-date.ts";
import { pageHead } from "#app/lib/page-head.ts";
import { headMeta } from "#app/lib/page-meta.ts";
import { siteContext } from "#app/lib/site-context.ts";
import { PageIntro } from "#app/ui/page-intro.tsx";
import type { Route } from "./+types/policy.ts";

/** The policy at the requested address. */
export function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const path = site.pages.canonicalPathOf(url.pathname);
  const policy = site.content.policies.find((one) => one.path === path);
  if (!policy) throw data(null, { status: 404 });
  const { hero, effectiveDate, sections } = policy;
  return {
    policy: { hero, effectiveDate, sections },
    labels: site.messages.labels.policy,
    head: pageHead(site, path),
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function PolicyPage({ loaderData: { policy, labels, head } }: Route.ComponentProps) {
  return (
    <>
      <PageIntro title={policy.hero.title} lead={policy.hero.lead} tiling={head.tiling} trail={head.trail}>
        <p className="text-sm text-ink-faint">
          {labels.effective} <time dateTime={policy.effectiveDate}>{formatDate(policy.effectiveDate)}</time>
        </p>
      </PageIntro>
      <PolicyText sections={policy.sections} contents={labels.contents} />
    </>
  );
}
