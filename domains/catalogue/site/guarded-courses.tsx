import type { ReactNode } from "react";
import type { LanguageMark } from "#shared/language-of.ts";
import { useGuardedSection } from "./use-guarded-section.ts";

type GuardedCoursesProps = LanguageMark & { blocks: boolean; children: ReactNode };

/** Wraps the courses section: see `useGuardedSection`. */
export function GuardedCourses({ blocks, children, lang, dir }: GuardedCoursesProps) {
  const section = useGuardedSection<HTMLDivElement>(blocks);
  return (
    <div ref={section} lang={lang} dir={dir}>
      {children}
    </div>
  );
}
