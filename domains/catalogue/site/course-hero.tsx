import type { ReactNode } from "react";
import type { SiteCourse } from "#domains/content/contract/site-content.ts";
import type { Picture } from "#shared/picture.ts";
import type { Crumb } from "#ui/site/breadcrumbs.tsx";
import { PageIntro } from "#ui/site/page-intro.tsx";
import { Photo } from "#ui/site/photo.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";

type CourseHeroProps = {
  course: Pick<SiteCourse, "id" | "pattern"> & { hasOutline: boolean; thumbnail?: Picture };
  title: string;
  lead: string;
  trail: Crumb[];
  outline: string;
  facts: { label: string; value: string }[];
  /** The offer of the course: its next batches, price and buttons. */
  offer: ReactNode;
};

/** The top of a course page: headline on the course's hue beside the offer, then its figures. */
export function CourseHero({ course, title, lead, trail, outline, facts, offer }: CourseHeroProps) {
  return (
    <PageIntro
      title={title}
      lead={lead}
      tiling={course.pattern.tiling}
      ground={course.pattern.hue}
      trail={trail}
      aside={offer}
    >
      <dl className="flex max-w-2xl flex-wrap gap-x-6 gap-y-5 sm:grid sm:grid-cols-3">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm">{label}</dt>
            <dd className="font-display text-xl font-bold">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {course.thumbnail && (
        <div className="relative mt-8 aspect-16/9 max-w-2xl overflow-hidden rounded-card empty:hidden">
          <Photo src={course.thumbnail} />
        </div>
      )}
      {course.hasOutline && (
        <ButtonLink to={`/course-outline/${course.id}`} newTab size="large" variant="onBand" className="mt-8">
          {outline}
        </ButtonLink>
      )}
    </PageIntro>
  );
}
