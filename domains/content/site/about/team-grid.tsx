import type { Teacher } from "#domains/content/contract/site-content.ts";
import type { LanguageMark } from "#shared/language-of.ts";
import { SiteInitials } from "#ui/site/site-initials.tsx";

/** A person of the team, as the about page shows them. */
export type TeamMember = Pick<Teacher, "name" | "image"> & NonNullable<Teacher["team"]> & LanguageMark;

/** The people responsible, each with a tile of initials in their own hue. */
export function TeamGrid({ team }: { team: TeamMember[] }) {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {team.map(({ name, role, experience, image, hue, lang, dir }) => (
        <li key={name} lang={lang} dir={dir} className="rounded-card bg-surface p-6 shadow-card md:p-8">
          <SiteInitials name={name} image={image} hue={hue} size="large" />
          <h3 className="mt-6 text-xl">{name}</h3>
          <p className="font-medium text-ink-faint">{role}</p>
          {experience && <p className="mt-3 text-ink-soft">{experience}</p>}
        </li>
      ))}
    </ul>
  );
}
