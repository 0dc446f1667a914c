import type { Policy } from "#domains/content/contract/site-content.ts";
import type { PageHead } from "#domains/content/site/page-head.ts";
import { useFrame } from "#domains/content/site/site-frame.ts";
import { formatDate } from "#shared/formats/format-date.ts";
import type { Messages } from "#shared/words.ts";
import { PageIntro } from "#ui/site/page-intro.tsx";
import { PolicyText } from "./policy-text.tsx";

interface PolicyPageProps {
  policy: Pick<Policy, "hero" | "effectiveDate" | "sections">;
  labels: Messages["labels"]["policy"];
  head: PageHead;
}

/** A page of policy text (specification §2, "Privacy, terms and refund pages"). */
export function PolicyPage({ policy, labels, head }: PolicyPageProps) {
  const { lang } = useFrame().language;
  return (
    <>
      <PageIntro title={policy.hero.title} lead={policy.hero.lead} tiling={head.tiling} trail={head.trail}>
        {policy.effectiveDate && (
          <p className="text-sm text-ink-faint">
            {labels.effective} <time dateTime={policy.effectiveDate}>{formatDate(policy.effectiveDate, lang)}</time>
          </p>
        )}
      </PageIntro>
      {policy.sections.length > 0 && <PolicyText sections={policy.sections} contents={labels.contents} />}
    </>
  );
}
