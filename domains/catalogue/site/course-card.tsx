import type { SiteCourse } from "#domains/content/contract/site-content.ts";
import type { FeeTexts } from "#shared/formats/fee-texts.ts";
import type { LanguageMark } from "#shared/language-of.ts";
import { ArrowLink } from "#ui/site/arrow-link.tsx";
import { Drawing, type Shape } from "#ui/site/drawing.tsx";
import { Fee } from "#ui/site/fee.tsx";
import { ButtonLink, SiteLink } from "#ui/site/site-link.tsx";
import { AskFee } from "./ask-fee.tsx";
import { CourseCover } from "./course-cover.tsx";
import type { CourseFigures } from "./course-figures.ts";
import { PriceOr } from "./price-or.tsx";

/** The fields of a course on its card; the figures as text, the price in each market. */
export type CourseOnCard = Pick<
  SiteCourse,
  "id" | "title" | "cardTitle" | "tagline" | "duration" | "pattern" | "thumbnail" | "canonicalPath"
> &
  Pick<CourseFigures, "rating" | "students"> & {
    level: string;
    price: FeeTexts;
    /** What the price is for, in words. */
    feeUnit: string;
    hasOutline: boolean;
    nextBatch: string;
    /** The address of a chat that asks for the price. */
    askFee: string;
  } & LanguageMark;

type CourseCardProps = {
  course: CourseOnCard;
  enrol: { label: string; href: string };
  outlineLabel: string;
  priceHidden: string;
};

/** A course as the home page's grid shows it; all of the card but its other links leads to the course's page. */
export function CourseCard({ course, enrol, outlineLabel, priceHidden }: CourseCardProps) {
  const facts: { shape: Shape; text: string }[] = [
    { shape: "clock", text: course.duration },
    { shape: "graduation-cap", text: course.level },
    { shape: "star", text: course.rating },
    { shape: "users", text: course.students },
  ];
  return (
    <article
      aria-label={course.cardTitle}
      lang={course.lang}
      dir={course.dir}
      className="relative flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card"
    >
      <CourseCover course={course} className="aspect-5/2 sm:aspect-16/10" />
      <div className="flex grow flex-col p-5 md:p-6">
        <h3 className="text-xl">
          <SiteLink to={course.canonicalPath} className="after:absolute after:inset-0 hover:underline">
            {course.cardTitle}
          </SiteLink>
        </h3>
        <p className="mt-2 text-ink-soft">{course.tagline}</p>
        <ul className="facts">
          {facts
            .filter(({ text }) => text !== "")
            .map(({ shape, text }) => (
              <li key={text}>
                <Drawing of={shape} size={16} />
                {text}
              </li>
            ))}
        </ul>
        {course.nextBatch && <p className="mt-4 text-sm font-medium">{course.nextBatch}</p>}
        <div className="relative mt-auto pt-5">
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
            otherwise={<AskFee href={course.askFee} text={priceHidden} of={course.cardTitle} />}
          />
          <ButtonLink to={`${enrol.href}?course=${course.id}`} variant="ink" className="mt-4 w-full">
            {enrol.label}
            <span className="sr-only">{`: ${course.cardTitle}`}</span>
          </ButtonLink>
          {course.hasOutline && (
            <ArrowLink to={`/course-outline/${course.id}`} className="mt-1 w-full justify-center">
              {outlineLabel}
              <span className="sr-only">{`: ${course.cardTitle}`}</span>
            </ArrowLink>
          )}
        </div>
      </div>
    </article>
  );
}
