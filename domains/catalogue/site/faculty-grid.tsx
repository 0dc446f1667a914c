import type { Teacher } from "#domains/content/contract/site-content.ts";
import type { LanguageMark } from "#shared/language-of.ts";
import { SiteInitials } from "#ui/site/site-initials.tsx";
import { SwipeList } from "#ui/site/swipe-list.tsx";

/** A person of the faculty, as the courses page shows them. */
export type FacultyEntry = Pick<Teacher, "name" | "image"> & NonNullable<Teacher["faculty"]> & LanguageMark;

/** Teachers with the university they teach at. */
export function FacultyGrid({ faculty, programLabel }: { faculty: FacultyEntry[]; programLabel: string }) {
  return (
    <SwipeList className="gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {faculty.map(({ university, logo, program, name, title, image, lang, dir }) => (
        <li key={name} lang={lang} dir={dir} className="flex flex-col rounded-card bg-surface p-6 shadow-card">
          <div className="flex items-center gap-4">
            <SiteInitials name={name} image={image} />
            <div>
              <h3 className="text-lg leading-snug">{name}</h3>
              <p className="text-sm text-ink-faint">{title}</p>
            </div>
          </div>
          <p className="mt-4 text-ink-soft">
            <span className="sr-only">{programLabel}: </span>
            {program}
          </p>
          <p className="mt-4 flex items-center gap-3 border-t border-line pt-4 text-sm font-medium">
            <SiteInitials name={university} image={logo} hue="lapis" />
            {university}
          </p>
        </li>
      ))}
    </SwipeList>
  );
}
