import { BookOpen, Clock, FolderKanban, GraduationCap, Star, Users } from "lucide-react";
import type { SiteCourse } from "#domains/content/contract/site-content.ts";
import type { FeeTexts } from "#shared/formats/fee-texts.ts";
import type { LanguageMark } from "#shared/language-of.ts";
import type { Messages } from "#shared/words.ts";
import { Fee } from "#ui/site/fee.tsx";
import { ButtonLink, SiteLink } from "#ui/site/site-link.tsx";
import { TagList } from "#ui/site/tag-list.tsx";
import { AskFee } from "./ask-fee.tsx";
import { CourseCover } from "./course-cover.tsx";
import type { CourseFigures } from "./course-figures.ts";
import { PriceOr } from "./price-or.tsx";

/** The fields of a course on its card; the figures as text, the price in each market. */
export type CatalogueCourse = Pick<
  SiteCourse,
  "id" | "title" | "description" | "canonicalPath" | "duration" | "skills" | "pattern" | "thumbnail"
> &
  CourseFigures & {
    level: string;
    price: FeeTexts;
    /** What the price is for, in words. */
    feeUnit: string;
    hasOutline: boolean;
    /** The address of a chat that asks for the price. */
    askFee: string;
  } & LanguageMark;

type CatalogueCardProps = {
  course: CatalogueCourse;
  words: Pick<Messages["labels"]["courseCard"], "skills" | "enrolAction" | "outlineAction" | "priceHidden">;
};

/** A course on the courses page, with all figures of specification §3; its buttons open new tabs (specification §2). */
export function CatalogueCard({ course, words }: CatalogueCardProps) {
  const facts = [
    { icon: Clock, text: course.duration },
    { icon: GraduationCap, text: course.level },
    { icon: Star, text: course.rating },
    { icon: Users, text: course.students },
    { icon: BookOpen, text: course.modules },
    { icon: FolderKanban, text: course.projects },
  ];
  return (
    <article
      aria-label={course.title}
      lang={course.lang}
      dir={course.dir}
      className="relative grid overflow-hidden rounded-card bg-surface shadow-card md:grid-cols-[1fr_1.6fr]"
    >
      <CourseCover course={course} className="min-h-20 md:min-h-44" />
      <div className="p-5 md:p-8">
        <h3 className="text-2xl">
          <SiteLink to={course.canonicalPath} className="after:absolute after:inset-0 hover:text-link hover:underline">
            {course.title}
          </SiteLink>
        </h3>
        <p className="mt-3 max-w-2xl text-ink-soft">{course.description}</p>
        <ul className="mt-5 grid max-w-xl grid-cols-[repeat(auto-fit,minmax(min(100%,max(6.5rem,30%)),1fr))] gap-x-4 gap-y-2 text-sm text-ink-soft">
          {facts
            .filter(({ text }) => text !== "")
            .map(({ icon: Icon, text }) => (
              <li key={text} className="flex items-center gap-2">
                <Icon size={16} aria-hidden="true" className="shrink-0 text-ink-faint" />
                {text}
              </li>
            ))}
        </ul>
        <div className="mt-5">
          <TagList tags={course.skills} label={`${words.skills}: ${course.title}`} />
        </div>
        <div className="relative mt-7 flex flex-wrap items-center gap-x-6 gap-y-4">
          <PriceOr
            fees={course.price}
            price={
              <p>
                <span className="font-display text-2xl font-bold">
                  <Fee of={course.price} />
                </span>
                {` ${course.feeUnit}`}
              </p>
            }
            otherwise={
              <AskFee href={course.askFee} text={words.priceHidden} of={course.title} className="max-w-40 text-sm" />
            }
          />
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={`${words.enrolAction.href}?course=${course.id}`} newTab variant="ink">
              {words.enrolAction.label}
              <span className="sr-only">: {course.title}</span>
            </ButtonLink>
            {course.hasOutline && (
              <ButtonLink to={`/course-outline/${course.id}`} newTab variant="quiet">
                {words.outlineAction.label}
                <span className="sr-only">: {course.title}</span>
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </article>
  );
}
