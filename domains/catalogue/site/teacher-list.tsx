import type { LanguageMark } from "#shared/language-of.ts";
import type { Picture } from "#shared/picture.ts";
import { SiteInitials } from "#ui/site/site-initials.tsx";
import { SwipeList } from "#ui/site/swipe-list.tsx";

/** A person who teaches the course. */
export type TaughtBy = { name: string; image: Picture | null; title: string; about: string } & LanguageMark;

/** The people who teach a course, each with a few words about them. */
export function TeacherList({ teachers }: { teachers: TaughtBy[] }) {
  return (
    <SwipeList className="gap-4 sm:gap-5 md:grid-cols-2">
      {teachers.map(({ name, image, title, about, lang, dir }) => (
        <li key={name} lang={lang} dir={dir} className="rounded-card bg-surface p-5 shadow-card md:p-8">
          <div className="flex items-center gap-4">
            <SiteInitials name={name} image={image} />
            <div>
              <h3 dir="auto" className="text-xl leading-snug">
                {name}
              </h3>
              <p className="text-sm text-ink-faint">{title}</p>
            </div>
          </div>
          <p className="mt-4 text-ink-soft">{about}</p>
        </li>
      ))}
    </SwipeList>
  );
}
