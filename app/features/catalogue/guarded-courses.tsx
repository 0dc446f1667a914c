import type { ReactNode } from "react";
import { useGuardedSection } from "./use-guarded-section.ts";

/** Wraps the courses section: see `useGuardedSection`. */
export function GuardedCourses({ blocks, children }: { blocks: boolean; children: ReactNode }) {
  const section = useGuardedSection<HTMLDivElement>(blocks);
  return <div ref={section}>{children}</div>;
}
