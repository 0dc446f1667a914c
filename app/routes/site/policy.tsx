import { data } from "react-router";
import { PolicyText } from "#app/features/policies/policy-text.tsx";
import { formatDate } from "#app/lib/format-date.ts";
import { pageHead } from "#app/lib/page-head.ts";
import { headMeta } from "#app/lib/page-meta.ts";
import { PageIntro } from "#app/ui/page-intro.tsx";
import { policyLabels } from "#shared/content/policies/policy.ts";
import { policies } from "#shared/content/policies.ts";
import { canonicalPathOf } from "#shared/content/site-pages.ts";
import type { Route } from "./+types/policy.ts";

/** The policy at the requested address. */
export function loader({ url }: Route.LoaderArgs) {
  const path = canonicalPathOf(url.pathname);
  const policy = policies.find((one) => one.path === path);
  if (!policy) throw data(null, { status: 404 });
  return { policy, labels: policyLabels, head: pageHead(path) };
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
