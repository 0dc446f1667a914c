import { about, type TeamMember } from "#shared/content/about.ts";
import { SITE_ORIGIN_PLACEHOLDER as origin } from "#shared/rules/site-origin.ts";
import { provider, type Thing } from "./organisation.ts";

/** The about page itself (specification §2, "About page"). */
export function aboutThing(): Thing {
  return {
    "@type": "AboutPage",
    name: about.meta.title,
    description: about.meta.description,
    url: `${origin}/about`,
    mainEntity: provider,
  };
}

/** A team member. */
export function personThing({ name, role, experience }: TeamMember): Thing {
  return { "@type": "Person", name, jobTitle: role, description: experience, worksFor: provider };
}
