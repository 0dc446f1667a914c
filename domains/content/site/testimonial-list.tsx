import type { HTMLAttributes } from "react";
import type { Picture } from "#shared/picture.ts";
import { SiteInitials } from "#ui/site/site-initials.tsx";
import { SwipeList } from "#ui/site/swipe-list.tsx";
import { Stars } from "./stars.tsx";

type TestimonialListProps = {
  testimonials: ({
    name: string;
    image?: Picture | undefined;
    role?: string | undefined;
    company?: string | undefined;
    content: string;
    rating?: number | undefined;
  } & Pick<HTMLAttributes<HTMLElement>, "lang" | "dir">)[];
};

/** Testimonials, each with its rating in stars, and its text in its own language and direction. */
export function TestimonialList({ testimonials }: TestimonialListProps) {
  return (
    <SwipeList className="gap-4 sm:gap-5 md:grid-cols-2">
      {testimonials.map(({ name, image, role, company, content, rating, lang, dir }) => (
        <li key={name} className="flex">
          <figure className="flex w-full flex-col rounded-card bg-surface p-5 shadow-card md:p-7">
            {rating !== undefined && <Stars rating={rating} />}
            <blockquote lang={lang} dir={dir} className="mt-3 grow font-display leading-relaxed font-medium md:text-lg">
              {`“${content}”`}
            </blockquote>
            <figcaption className="mt-5 flex items-center gap-4">
              <SiteInitials name={name} image={image} />
              <div className="leading-snug">
                <p className="font-semibold">{name}</p>
                {(role || company) && (
                  <p className="text-sm text-ink-faint">{[role, company].filter(Boolean).join(", ")}</p>
                )}
              </div>
            </figcaption>
          </figure>
        </li>
      ))}
    </SwipeList>
  );
}
