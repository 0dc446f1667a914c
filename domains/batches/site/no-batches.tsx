import type { ReactNode } from "react";
import { useFrame } from "#domains/content/site/site-frame.ts";
import { buttonClass } from "#ui/site/button-class.ts";
import { Problem } from "#ui/site/problem.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";

/** `again` is the address to try again; `children` are further links. */
type NoBatchesProps = { texts: string[]; again?: string; children?: ReactNode };

/** Shown if a course has no batches, if there is no such course, and if its batches could not be loaded. */
export function NoBatches({ texts, again, children }: NoBatchesProps) {
  const { noBatches: none } = useFrame().learnProblems;
  return (
    <Problem title={none.title} texts={texts}>
      <ButtonLink to={none.home.href}>{none.home.label}</ButtonLink>
      {again && (
        <a href={again} className={buttonClass({ variant: "quiet" })}>
          {none.again}
        </a>
      )}
      {children}
    </Problem>
  );
}
