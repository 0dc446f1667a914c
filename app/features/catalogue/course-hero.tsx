import { AskFee } from "#app/ui/ask-fee.tsx";
import type { Crumb } from "#app/ui/breadcrumbs.tsx";
import { PageIntro } from "#app/ui/page-intro.tsx";
import { PriceOr } from "#app/ui/price-or.tsx";
import { ButtonLink } from "#app/ui/site-link.tsx";
import type { SiteCourse } from "#shared/contracts/content/site-content.ts";

type CourseHeroProps = {
  course: Pick<SiteCourse, "id" | "pattern"> & { hasOutline: boolean };
  title: string;
  lead: string;
  trail: Crumb[];
  labels: { enrol: string; outline: string };
  facts: { label: string; value: string }[];
  /** In words. */
  price: string;
  priceHidden: string;
  /** The address of a chat that asks for the price. */
  askFee: string;
};

/** The top of a course page: headline on the course's hue, figures, price and two buttons. */
export function CourseHero({ course, title, lead, trail, labels, facts, price, priceHidden, askFee }: CourseHeroProps) {
  return (
    <PageIntro title={title} lead={lead} tiling={course.pattern.tiling} ground={course.pattern.hue} trail={trail}>
      <PriceOr
        price={<p className="font-display text-3xl font-bold">{price}</p>}
        otherwise={<AskFee href={askFee} text={priceHidden} className="font-semibold" />}
      />
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to={`/enrollnow?course=${course.id}`} size="large">
          {labels.enrol}
        </ButtonLink>
        {course.hasOutline && (
          <ButtonLink to={`/course-outline/${course.id}`} newTab size="large" variant="onBand">
            {labels.outline}
          </ButtonLink>
        )}
      </div>
      <dl className="mt-12 grid max-w-3xl grid-cols-3 gap-x-6 gap-y-5 sm:grid-cols-6">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm">{label}</dt>
            <dd className="font-display text-xl font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </PageIntro>
  );
}
