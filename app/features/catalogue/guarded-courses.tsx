import type { ReactNode } from "react";
import { useGuardedSection } from "./use-guarded-section.ts";

/** Wraps the courses section: see `useGuardedSection`. */
export function GuardedCourses({ children }: { children: ReactNode }) {
  const section = useGuardedSection<HTMLDivElement>();
  return <div ref={section}>{children}</div>;
}
