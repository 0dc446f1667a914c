import type { Pages } from "#domains/content/contract/page.ts";
import { Drawing } from "#ui/site/drawing.tsx";
import { Icon } from "#ui/site/icon.tsx";
import { SiteLink } from "#ui/site/site-link.tsx";

const tints = {
  emerald: "bg-emerald-tint",
  lapis: "bg-lapis-tint",
  brick: "bg-brick-tint",
  plum: "bg-plum-tint",
};

/** The course categories, each a link to its course (specification §2, "Course categories grid"). */
export function CategoryGrid({ categories }: { categories: Pages["home"]["categories"]["list"] }) {
  return (
    <ul className="short-texts grid gap-2.5 md:grid-cols-2 md:gap-4">
      {categories.map(({ title, description, href, icon, hue }) => (
        <li
          key={title}
          className={`group relative flex items-center gap-4 rounded-card p-4 md:items-start transition-shadow hover:shadow-card md:gap-5 md:p-7 ${tints[hue]}`}
        >
          <Icon name={icon} size={32} className="shrink-0 md:mt-1" />
          <div className="min-w-0 grow">
            <h3>
              <SiteLink to={href} className="after:absolute after:inset-0 after:rounded-card">
                {title}
              </SiteLink>
            </h3>
            <p className="max-sm:hidden">{description}</p>
          </div>
          <Drawing of="arrow-up-right" size={24} className="shrink-0" />
        </li>
      ))}
    </ul>
  );
}
