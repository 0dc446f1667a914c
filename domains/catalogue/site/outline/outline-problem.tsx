import { useLocation } from "react-router";
import { useFrame } from "#domains/content/site/site-frame.ts";
import { BackLink } from "#ui/site/back-link.tsx";
import { buttonClass } from "#ui/site/button-class.ts";
import { Problem } from "#ui/site/problem.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";

/** Shown instead of an outline that could not be loaded, or that does not exist. */
export function OutlineProblem({ isMissing = false }: { isMissing?: boolean }) {
  const { outlineFailed, outlineMissing, texts } = useFrame().learnProblems;
  const { pathname } = useLocation();
  if (isMissing)
    return (
      <Problem title={texts.outlineMissing} texts={[]}>
        <ButtonLink to={outlineMissing.home.href}>{outlineMissing.home.label}</ButtonLink>
      </Problem>
    );
  return (
    <Problem title={outlineFailed.title} texts={[texts.outline, texts.outlineHint]}>
      <BackLink to="/courses">{outlineFailed.back}</BackLink>
      <a href={pathname} className={buttonClass({ variant: "quiet" })}>
        {outlineFailed.again}
      </a>
    </Problem>
  );
}
